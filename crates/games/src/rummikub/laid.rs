//! A meld as it lies on the table: its order, and what its jokers stand for (RK-14 to RK-16).

use super::meld::{Kind, Tally, run_of, written_run};
use super::record::Laid;
use super::tiles::{Colour, HIGHEST, Tile, Tiles};

/// The lowest number of a run that is written upwards, or downwards (RK-15). One numbered tile alone shows
/// no direction and is read upwards.
fn written_low(tiles: &[Tile]) -> Option<u8> {
    let numbered = tiles.iter().filter(|tile| !tile.is_joker()).count();
    run_of(tiles.iter()).or_else(|| run_of(tiles.iter().rev()).filter(|_| numbered > 1))
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
    if !laid.tiles.0.contains(&Tile::Joker) {
        return vec![Vec::new()];
    }
    let low = laid.low();
    let order = laid.clone().in_order().tiles.0;
    // Readings go upwards: in a run that is written downwards the first joker is the highest.
    let down = order != laid.tiles.0 && order.iter().eq(laid.tiles.0.iter().rev());
    let jokers = |reading: &Reading| {
        let places = reading.tiles.0.iter().zip(&reading.reads.0);
        let named = places.filter(|(tile, _)| tile.is_joker()).map(|(_, read)| *read);
        if down { named.rev().collect() } else { named.collect::<Vec<_>>() }
    };
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
