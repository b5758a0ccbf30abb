//! Whether tiles are a meld, and what its jokers stand for (RK-10 to RK-16).
//!
//! Pure functions, used by the table and by the judge.

use super::model::Config;
use super::tiles::{COPIES, Colour, HIGHEST, Tile};
use kernel::Switch;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a meld is (RK-10, RK-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Three or four of the same number.
    Group,
    /// Three to thirteen of the same colour, one after the other.
    Run,
}

/// Why tiles are no meld; in the order in which reasons are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Reason {
    /// No tiles.
    Empty,
    /// One or two tiles.
    TooShort,
    /// More of a tile than there are, or more jokers than a meld may hold.
    TooManyCopies,
    /// No numbered tile.
    OnlyJokers,
    /// Neither the number nor the colour is the same.
    Mixed,
    /// Only equal tiles.
    DuplicateTile,
    /// A group with a colour twice.
    GroupDupColor,
    /// A group of more than four.
    GroupTooLong,
    /// A run with a number twice.
    RunDupNumber,
    /// A run of more than thirteen.
    RunTooLong,
    /// A run that would go on from 13 to 1.
    RunWrap,
    /// A run with holes.
    RunGap,
    /// A run that is not in its order.
    RunOrder,
}

impl Reason {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Reason::Empty | Reason::TooShort | Reason::Mixed | Reason::RunOrder => "RK-14",
            Reason::TooManyCopies => "RK-1",
            Reason::OnlyJokers => "RK-12",
            Reason::DuplicateTile => "RK-13",
            Reason::GroupDupColor | Reason::GroupTooLong => "RK-10",
            Reason::RunDupNumber | Reason::RunTooLong | Reason::RunWrap | Reason::RunGap => "RK-11",
        }
    }
}

/// What a table asks of a meld beyond the rules of everybody.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Whether a run has to be written in its order (RK-14).
    pub strict_order: bool,
    /// How many jokers a meld may hold (RK-12).
    pub most_jokers: usize,
}

impl From<&Config> for Ways {
    fn from(config: &Config) -> Ways {
        Ways {
            strict_order: config.strict_order == Switch::On,
            most_jokers: usize::from(config.max_jokers_per_meld),
        }
    }
}

/// A meld that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sound {
    pub group: bool,
    pub run: bool,
    /// The sum of its numbers, jokers 0 (RK-16).
    pub value: u32,
    /// The least it counts with each joker as the tile it stands for (RK-16).
    pub face_min: u32,
    /// The most.
    pub face_max: u32,
}

impl Sound {
    /// What it can be, group first.
    pub fn kinds(&self) -> Vec<Kind> {
        let group = self.group.then_some(Kind::Group);
        group.into_iter().chain(self.run.then_some(Kind::Run)).collect()
    }
}

/// What there is to know of tiles, whatever their order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) len: usize,
    pub(super) jokers: usize,
    pub(super) one_number: bool,
    pub(super) one_colour: bool,
    /// Colours that are there, as bits.
    pub(super) colours: u8,
    /// Numbers that are there, as bits 1 to 13.
    pub(super) numbers: u16,
    pub(super) colour_twice: bool,
    pub(super) number_twice: bool,
    pub(super) sum: u32,
    pub(super) first: Option<(Colour, u8)>,
}

impl Tally {
    pub(super) fn of(tiles: &[Tile]) -> Tally {
        let mut tally = Tally {
            len: tiles.len(),
            jokers: 0,
            one_number: true,
            one_colour: true,
            colours: 0,
            numbers: 0,
            colour_twice: false,
            number_twice: false,
            sum: 0,
            first: None,
        };
        for tile in tiles {
            let Tile::Number(colour, n) = *tile else {
                tally.jokers += 1;
                continue;
            };
            let (own_colour, own_number) = (1 << colour as u8, 1 << n);
            tally.colour_twice |= tally.colours & own_colour != 0;
            tally.number_twice |= tally.numbers & own_number != 0;
            tally.colours |= own_colour;
            tally.numbers |= own_number;
            tally.sum = tally.sum.saturating_add(u32::from(n));
            let (first_colour, first_number) = *tally.first.get_or_insert((colour, n));
            tally.one_colour &= colour == first_colour;
            tally.one_number &= n == first_number;
        }
        tally
    }

    pub(super) fn numbered(&self) -> usize {
        self.len - self.jokers
    }

    /// The lowest and the highest number; only where there is one.
    pub(super) fn ends(&self) -> (u8, u8) {
        (self.numbers.trailing_zeros() as u8, 15 - self.numbers.leading_zeros() as u8)
    }

    /// Numbers missing between the lowest and the highest.
    pub(super) fn holes(&self) -> usize {
        let (low, high) = self.ends();
        usize::from(high - low + 1) - self.numbers.count_ones() as usize
    }

    /// Whether the holes would close if 1 followed 13.
    fn closes_round(&self) -> bool {
        let (low, high) = self.ends();
        // The widest run of missing numbers between two of ours is what the circle leaves out.
        let mut widest = 0;
        let mut last = low;
        for n in low + 1..=high {
            if self.numbers & (1 << n) != 0 {
                widest = widest.max(usize::from(n - last - 1));
                last = n;
            }
        }
        let missing = usize::from(HIGHEST) - self.numbers.count_ones() as usize;
        missing - widest <= self.jokers
    }

    pub(super) fn is_group(&self) -> bool {
        self.numbered() > 0
            && self.len >= 3
            && self.one_number
            && !self.colour_twice
            && self.len <= Colour::ALL.len()
    }

    pub(super) fn is_run(&self) -> bool {
        self.numbered() > 0
            && self.len >= 3
            && self.one_colour
            && !self.number_twice
            && self.len <= usize::from(HIGHEST)
            && self.holes() <= self.jokers
    }

    /// The lowest and the highest number with which a run of this length can begin.
    pub(super) fn beginnings(&self) -> (u8, u8) {
        let (low, high) = self.ends();
        let len = self.len.min(usize::from(HIGHEST)) as u8;
        ((high + 1).saturating_sub(len).max(1), low.min(HIGHEST + 1 - len))
    }
}

/// The number of the first place, when the written order itself is a run (RK-15).
pub fn written_run(tiles: &[Tile]) -> Option<u8> {
    run_of(tiles.iter())
}

/// The first number of tiles of one colour that go up by one from place to place.
pub(super) fn run_of<'a>(tiles: impl ExactSizeIterator<Item = &'a Tile> + Clone) -> Option<u8> {
    let (at, first) = tiles.clone().enumerate().find(|(_, tile)| !tile.is_joker())?;
    let Tile::Number(colour, n) = *first else { return None };
    let begin = usize::from(n).checked_sub(at).filter(|begin| *begin >= 1)?;
    let last = begin + tiles.len() - 1;
    let begin = u8::try_from(begin).ok().filter(|_| last <= usize::from(HIGHEST))?;
    let holds = tiles.zip(begin..).all(|(tile, n)| match tile {
        Tile::Joker => true,
        Tile::Number(own, number) => *own == colour && *number == n,
    });
    holds.then_some(begin)
}

/// Whether these tiles are a meld (RK-14), and what it counts.
///
/// # Errors
/// Every reason why not, in the order of the rules.
pub fn check(tiles: &[Tile], ways: Ways) -> Result<Sound, Vec<Reason>> {
    let tally = Tally::of(tiles);
    if tally.jokers <= ways.most_jokers {
        let group = tally.is_group();
        let run = tally.is_run() && (!ways.strict_order || written_run(tiles).is_some());
        if group || run {
            return Ok(sound(&tally, group, run));
        }
    }
    Err(reasons(tiles, &tally, ways))
}

fn sound(tally: &Tally, group: bool, run: bool) -> Sound {
    let len = tally.len as u32;
    let (mut face_min, mut face_max) = (u32::MAX, 0);
    if group {
        let face = len * u32::from(tally.ends().0);
        (face_min, face_max) = (face, face);
    }
    if run {
        let (first, last) = tally.beginnings();
        let face = |begin: u8| len * u32::from(begin) + len * (len - 1) / 2;
        face_min = face_min.min(face(first));
        face_max = face_max.max(face(last));
    }
    Sound { group, run, value: tally.sum, face_min, face_max }
}

fn reasons(tiles: &[Tile], tally: &Tally, ways: Ways) -> Vec<Reason> {
    if tally.len == 0 {
        return vec![Reason::Empty];
    }
    let mut found = Vec::new();
    let mut when = |holds: bool, reason| {
        if holds {
            found.push(reason);
        }
        holds
    };
    when(tally.len < 3, Reason::TooShort);
    when(tally.jokers > ways.most_jokers || third_copy(tiles).is_some(), Reason::TooManyCopies);
    if when(tally.numbered() == 0, Reason::OnlyJokers)
        || when(!tally.one_number && !tally.one_colour, Reason::Mixed)
        || when(tally.numbered() > 1 && tally.one_number && tally.one_colour, Reason::DuplicateTile)
    {
        return found;
    }
    // One numbered tile is both: it fails only where both do.
    let both = tally.one_number && tally.one_colour;
    if tally.one_number && !(both && tally.is_run()) {
        when(tally.colour_twice, Reason::GroupDupColor);
        when(tally.len > Colour::ALL.len(), Reason::GroupTooLong);
    }
    if tally.one_colour && !(both && tally.is_group()) {
        when(tally.number_twice, Reason::RunDupNumber);
        when(tally.len > usize::from(HIGHEST), Reason::RunTooLong);
        if tally.holes() > tally.jokers {
            let wraps = tally.closes_round();
            when(true, if wraps { Reason::RunWrap } else { Reason::RunGap });
        }
        let ordered = written_run(tiles).is_some();
        when(ways.strict_order && tally.is_run() && !ordered, Reason::RunOrder);
    }
    found
}

/// A numbered tile that is there more often than the box has it.
pub(super) fn third_copy(tiles: &[Tile]) -> Option<Tile> {
    let mut seen = [0u8; super::tiles::KINDS];
    tiles.iter().copied().filter(|tile| !tile.is_joker()).find(|tile| {
        let n = &mut seen[tile.index()];
        *n = n.saturating_add(1);
        *n > COPIES
    })
}
