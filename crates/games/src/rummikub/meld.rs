//! Whether tiles are a meld, and what its jokers stand for (RK-10 to RK-16).
//!
//! Pure, and shared by the table and the judge.

use super::model::{Config, Switch};
use super::tiles::{COPIES, Colour, HIGHEST, Tile, Tiles};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a meld is (RK-10, RK-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "rummikub/Kind.ts", rename = "RummikubKind")]
pub enum Kind {
    /// Three or four of the same number.
    Group,
    /// Three to thirteen of the same colour, one after the other.
    Run,
}

/// Why tiles are no meld; in the order in which reasons are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[ts(export, export_to = "rummikub/Reason.ts", rename = "RummikubReason")]
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
    /// Whether it can be a group.
    pub group: bool,
    /// Whether it can be a run.
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
    first: Option<(Colour, u8)>,
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

    fn is_group(&self) -> bool {
        self.numbered() > 0
            && self.len >= 3
            && self.one_number
            && !self.colour_twice
            && self.len <= Colour::ALL.len()
    }

    fn is_run(&self) -> bool {
        self.numbered() > 0
            && self.len >= 3
            && self.one_colour
            && !self.number_twice
            && self.len <= usize::from(HIGHEST)
            && self.holes() <= self.jokers
    }

    /// The lowest and the highest number with which a run of this length can begin.
    fn beginnings(&self) -> (u8, u8) {
        let (low, high) = self.ends();
        let len = self.len.min(usize::from(HIGHEST)) as u8;
        ((high + 1).saturating_sub(len).max(1), low.min(HIGHEST + 1 - len))
    }
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

/// The number of the first place, when the written order itself is a run (RK-15).
pub fn written_run(tiles: &[Tile]) -> Option<u8> {
    run_of(tiles.iter())
}

/// The lowest number of a run that is written upwards, or downwards (RK-15). One numbered tile alone shows
/// no direction and is read upwards.
fn written_low(tiles: &[Tile]) -> Option<u8> {
    let numbered = tiles.iter().filter(|tile| !tile.is_joker()).count();
    run_of(tiles.iter()).or_else(|| run_of(tiles.iter().rev()).filter(|_| numbered > 1))
}

/// The first number of tiles of one colour that go up by one from place to place.
fn run_of<'a>(tiles: impl ExactSizeIterator<Item = &'a Tile> + Clone) -> Option<u8> {
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

/// A meld on the table: its tiles in their order, and what it is (RK-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The tiles, left to right.
    pub tiles: Tiles,
    /// What it is; a meld that can be both is what its player said.
    pub kind: Kind,
}

/// One way in which the jokers of a meld stand for tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What the meld is then.
    pub kind: Kind,
    /// Its tiles in order.
    pub tiles: Tiles,
    /// The tile that stands at each place.
    pub reads: Tiles,
    /// What it counts then (RK-16).
    pub face: u32,
}

impl Laid {
    /// Tiles as they are written. One that can be both is what its player says, else the run in the order
    /// written, else the group (RK-15).
    pub fn written(tiles: Tiles, said: Option<Kind>) -> Laid {
        let tally = Tally::of(&tiles.0);
        let kind = match (tally.is_group(), tally.is_run(), said) {
            (true, true, Some(said)) => said,
            (true, true, None) if written_run(&tiles.0).is_some() => Kind::Run,
            (true, ..) => Kind::Group,
            (false, ..) => Kind::Run,
        };
        Laid { tiles, kind }
    }

    /// The tiles in their order, as they lie on the table (RK-14): a run upwards, whose jokers keep the
    /// place that was written or, where none was, fill the holes and go on above, then below; a group as
    /// written, and so what is no meld.
    pub fn in_order(self) -> Laid {
        match self.low() {
            Some(low) => {
                Laid { tiles: run_from(&Tally::of(&self.tiles.0), low).0, kind: self.kind }
            }
            None => self,
        }
    }

    /// The lowest number of a run; none for a group and for what is no meld.
    fn low(&self) -> Option<u8> {
        let tally = Tally::of(&self.tiles.0);
        let run = self.kind == Kind::Run && tally.is_run();
        run.then(|| written_low(&self.tiles.0).unwrap_or_else(|| tally.beginnings().1))
    }
}

/// A run that begins with this number: its tiles, and what stands at each place.
fn run_from(tally: &Tally, begin: u8) -> (Tiles, Tiles) {
    let colour = tally.first.map_or(Colour::K, |(colour, _)| colour);
    let places = begin..=(begin + tally.len as u8 - 1).min(HIGHEST);
    let here = |n: u8| tally.numbers & (1 << n) != 0;
    let reads = places.clone().map(|n| Tile::Number(colour, n)).collect();
    let seated = |n| if here(n) { Tile::Number(colour, n) } else { Tile::Joker };
    (places.map(seated).collect(), reads)
}

/// Every way to read a meld: runs from the lowest, then groups (RK-15, RK-16).
///
/// Tiles that are no meld have none.
pub fn readings(tiles: &Tiles) -> Vec<Reading> {
    let tally = Tally::of(&tiles.0);
    let mut found = Vec::new();
    if tally.is_run() {
        let (first, last) = tally.beginnings();
        found.extend((first..=last).map(|begin| {
            let (tiles, reads) = run_from(&tally, begin);
            Reading { kind: Kind::Run, tiles, face: face(&reads), reads }
        }));
    }
    if tally.is_group() {
        let number = tally.ends().0;
        for colours in missing_colours(&tally) {
            let mut colours = colours.into_iter();
            let reads: Tiles = tiles
                .0
                .iter()
                .map(|tile| match (tile, tile.is_joker()) {
                    (_, true) => colours.next().map_or(Tile::Joker, |c| Tile::Number(c, number)),
                    (tile, false) => *tile,
                })
                .collect();
            let tiles = tiles.clone();
            found.push(Reading { kind: Kind::Group, tiles, face: face(&reads), reads });
        }
    }
    found
}

fn face(reads: &Tiles) -> u32 {
    reads.0.iter().filter_map(|tile| tile.number()).map(u32::from).sum()
}

/// The colours that a group's jokers can stand for, joker by joker, each choice once.
fn missing_colours(tally: &Tally) -> Vec<Vec<Colour>> {
    let missing: Vec<Colour> =
        Colour::ALL.into_iter().filter(|c| tally.colours & (1 << *c as u8) == 0).collect();
    let mut choices: Vec<Vec<Colour>> = vec![Vec::new()];
    for _ in 0..tally.jokers {
        choices = choices
            .iter()
            .flat_map(|chosen| {
                let after = chosen.last().map_or(0, |last| *last as usize + 1);
                let more = missing.iter().filter(move |c| **c as usize >= after);
                more.map(move |c| chosen.iter().copied().chain([*c]).collect())
            })
            .collect();
    }
    choices
}

/// What the jokers of a meld on the table may stand for: the choices, joker by joker (RK-15).
///
/// A meld without a joker has one empty choice, tiles that are no meld none.
pub fn identities(laid: &Laid) -> Vec<Vec<Tile>> {
    let jokers = |reading: &Reading| {
        let places = reading.tiles.0.iter().zip(&reading.reads.0);
        places.filter(|(tile, _)| tile.is_joker()).map(|(_, read)| *read).collect::<Vec<_>>()
    };
    if !laid.tiles.0.contains(&Tile::Joker) {
        return vec![Vec::new()];
    }
    let low = laid.low();
    let readings = readings(&laid.tiles);
    let own = readings.iter().filter(|reading| reading.kind == laid.kind);
    let as_laid = |reading: &&Reading| {
        low.is_none() || reading.reads.0.first().and_then(|tile| tile.number()) == low
    };
    own.filter(as_laid).map(jokers).collect()
}

/// What stands at each place of a meld on the table; a joker where that is open (RK-15).
pub fn reads(laid: &Laid) -> Tiles {
    let choices = identities(laid);
    let sure = |joker: usize| {
        let one = choices.first().and_then(|choice| choice.get(joker)).copied();
        one.filter(|one| choices.iter().all(|choice| choice.get(joker) == Some(one)))
    };
    let mut joker = 0..;
    let place = |tile: &Tile| {
        if !tile.is_joker() {
            return *tile;
        }
        joker.next().and_then(sure).unwrap_or(Tile::Joker)
    };
    laid.tiles.0.iter().map(place).collect()
}
