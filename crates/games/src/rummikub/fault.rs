//! Faults: why tiles are no meld, with the places a screen marks.

use super::meld::{Reason, Tally, Ways, third_copy};
use super::record::Laid;
use super::repair::{Repair, fits, repairs};
use super::tiles::{COPIES, HIGHEST, Tile};
use serde::Serialize;
use ts_rs::TS;

/// Why tiles are no meld: all reasons, the first one in detail, and what would do instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fault {
    /// Every reason, in the order of the rules.
    pub reasons: Vec<Reason>,
    /// The tile that the first reason speaks of: the one repeated, or the highest before the wrap.
    pub piece: Option<Tile>,
    /// All tiles that it speaks of: the holes of a run, the right order, else those concerned.
    pub pieces: Vec<Tile>,
    /// The number it speaks of: copies, tiles, or how many are missing.
    pub n: u64,
    /// How many of the tiles are jokers.
    pub jokers: u64,
    /// Each reason with the places of the tiles concerned.
    pub marks: Vec<Mark>,
    /// What would be legal with a small change, the smallest first; at most four.
    pub repairs: Vec<Repair>,
    /// While a meld is begun, with one tile or two: every tile that makes it one.
    pub fits: Vec<Tile>,
}

/// One reason with the tiles it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Mark {
    pub reason: Reason,
    pub rule: &'static str,
    /// The places of the tiles concerned, from 0.
    pub at: Vec<u64>,
    /// The tile it speaks of, if it is one.
    pub piece: Option<Tile>,
    /// All tiles that it speaks of.
    pub pieces: Vec<Tile>,
    /// The number it speaks of.
    pub n: u64,
}

impl Fault {
    /// The rule behind the first reason.
    pub fn rule(&self) -> &'static str {
        self.marks.first().map_or("RK-14", |first| first.rule)
    }

    /// What is wrong with these tiles, for these reasons.
    pub fn of(tiles: &[Tile], reasons: Vec<Reason>, ways: Ways) -> Fault {
        let marks: Vec<Mark> = reasons.iter().map(|reason| mark(tiles, *reason, ways)).collect();
        let first = marks.first();
        Fault {
            piece: first.and_then(|mark| mark.piece),
            pieces: first.map(|mark| mark.pieces.clone()).unwrap_or_default(),
            n: first.map_or(0, |mark| mark.n),
            jokers: Tally::of(tiles).jokers as u64,
            fits: fits(tiles, ways),
            repairs: first.map(|mark| repairs(tiles, &mark.at, ways)).unwrap_or_default(),
            reasons,
            marks,
        }
    }
}

fn mark(tiles: &[Tile], reason: Reason, ways: Ways) -> Mark {
    let tally = Tally::of(tiles);
    let places = |keep: &dyn Fn(usize, Tile) -> bool| -> Vec<u64> {
        let kept = tiles.iter().enumerate().filter(|(at, tile)| keep(*at, **tile));
        kept.map(|(at, _)| at as u64).collect()
    };
    let (at, piece, pieces) = match reason {
        Reason::Empty => (Vec::new(), None, Vec::new()),
        Reason::TooShort | Reason::GroupTooLong | Reason::RunTooLong => {
            (places(&|_, _| true), None, Vec::new())
        }
        Reason::OnlyJokers => (places(&|_, _| true), Some(Tile::Joker), Vec::new()),
        Reason::TooManyCopies => {
            let many = third_copy(tiles).filter(|_| tally.jokers <= ways.most_jokers);
            let many = many.unwrap_or(Tile::Joker);
            (places(&|_, tile| tile == many), Some(many), Vec::new())
        }
        Reason::DuplicateTile => {
            let equal = tiles.iter().copied().find(|tile| !tile.is_joker());
            (places(&|_, tile| !tile.is_joker()), equal, Vec::new())
        }
        Reason::Mixed => {
            let at = strangers(tiles);
            let piece = at.first().and_then(|at| tiles.get(*at)).copied();
            (at.into_iter().map(|at| at as u64).collect(), piece, Vec::new())
        }
        // In a group equal colours are equal tiles, in a run equal numbers are.
        Reason::GroupDupColor | Reason::RunDupNumber => {
            let twice = |tile: Tile| {
                !tile.is_joker() && tiles.iter().filter(|other| **other == tile).count() > 1
            };
            let first = tiles.iter().copied().find(|tile| twice(*tile));
            (places(&|_, tile| Some(tile) == first), first, Vec::new())
        }
        Reason::RunWrap => {
            let (low, high) = tally.ends();
            let colour = tiles.iter().find_map(|tile| tile.colour());
            let top = colour.map(|colour| Tile::Number(colour, HIGHEST));
            let outer = |tile: Tile| tile.number() == Some(low) || tile.number() == Some(high);
            (places(&|_, tile| outer(tile)), top, Vec::new())
        }
        Reason::RunGap => {
            let (low, high) = tally.ends();
            let here = |n: u8| (low..=high).contains(&n) && tally.numbers & (1 << n) != 0;
            let colour = tiles.iter().find_map(|tile| tile.colour());
            let holes = (low..high).filter(|n| !here(*n));
            let holes = holes.filter_map(|n| Some(Tile::Number(colour?, n))).collect();
            let beside = |n: u8| (n < high && !here(n + 1)) || (n > low && !here(n - 1));
            (places(&|_, tile| tile.number().is_some_and(beside)), None, holes)
        }
        Reason::RunOrder => {
            let order = Laid::written(tiles.iter().copied().collect(), None).in_order().tiles.0;
            let moved = |at: usize, tile: Tile| order.get(at) != Some(&tile);
            (places(&moved), None, order)
        }
    };
    let n = match reason {
        Reason::RunGap => tally.holes() as u64 - tally.jokers as u64,
        Reason::RunWrap => 1,
        _ => at.len() as u64,
    };
    // Two jokers are in the box, but not every table lets them lie together.
    let own_limit = piece == Some(Tile::Joker) && tally.jokers <= usize::from(COPIES);
    let rule = match reason {
        Reason::TooManyCopies if own_limit => "RK-12",
        _ => reason.rule(),
    };
    Mark { reason, rule, at, piece, pieces, n }
}

/// The places of those who do not belong: all but the most that share a number or a colour.
fn strangers(tiles: &[Tile]) -> Vec<usize> {
    let numbered = || tiles.iter().enumerate().filter(|(_, tile)| !tile.is_joker());
    let mut most: (usize, Option<Tile>, bool) = (0, None, false);
    for tile in Tile::all().filter(|tile| !tile.is_joker()) {
        for by_colour in [false, true] {
            let alike = numbered().filter(|(_, other)| shares(**other, tile, by_colour)).count();
            if alike > most.0 {
                most = (alike, Some(tile), by_colour);
            }
        }
    }
    let (_, kept, by_colour) = most;
    let strange = |tile: Tile| !kept.is_some_and(|kept| shares(tile, kept, by_colour));
    numbered().filter(|(_, tile)| strange(**tile)).map(|(at, _)| at).collect()
}

fn shares(one: Tile, other: Tile, by_colour: bool) -> bool {
    if by_colour { one.colour() == other.colour() } else { one.number() == other.number() }
}
