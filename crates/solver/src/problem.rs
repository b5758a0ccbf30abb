//! Task: lay out all of some tiles, and the best of some others. Every query becomes such tasks.

use crate::query::{Objective, Unsolvable};
use crate::tile::{COLOURS, KINDS, NUMBERS, Tile};

/// Copies of each numbered tile, by number, then colour.
pub(crate) type Copies = [[u8; COLOURS]; NUMBERS];

/// Tiles to be laid out in melds: all of `must`, any of `may`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Copies that have to lie on the table at the end.
    pub(crate) must: Copies,
    /// Copies that may.
    pub(crate) may: Copies,
    /// Jokers that have to.
    pub(crate) jokers_must: u8,
    /// Jokers that may.
    pub(crate) jokers_may: u8,
}

impl Stock {
    /// What has to lie on the table and what may.
    pub(crate) fn of<'a>(
        must: impl IntoIterator<Item = &'a Tile>,
        may: impl IntoIterator<Item = &'a Tile>,
    ) -> Stock {
        let mut stock = Stock::default();
        for tile in must {
            stock.add(*tile);
        }
        for tile in may {
            match tile.place() {
                Some((colour, at)) => stock.may[at][colour] += 1,
                None => stock.jokers_may += 1,
            }
        }
        stock
    }

    /// One more tile that has to lie on the table.
    pub(crate) fn add(&mut self, tile: Tile) {
        match tile.place() {
            Some((colour, at)) => self.must[at][colour] += 1,
            None => self.jokers_must += 1,
        }
    }

    /// Takes a tile away from those that have to lie there; whether there was one.
    pub(crate) fn take(&mut self, tile: Tile) -> bool {
        let left = match tile.place() {
            Some((colour, at)) => &mut self.must[at][colour],
            None => &mut self.jokers_must,
        };
        let there = *left > 0;
        *left -= u8::from(there);
        there
    }

    /// Makes it a duty to play copies of a tile that may be played; whether there were enough.
    pub(crate) fn claim(&mut self, tile: Tile, copies: u8) -> bool {
        let Some((colour, at)) = tile.place() else { return false };
        let Some(left) = self.may[at][colour].checked_sub(copies) else { return false };
        self.may[at][colour] = left;
        self.must[at][colour] += copies;
        true
    }

    pub(crate) fn jokers(&self) -> u8 {
        self.jokers_must + self.jokers_may
    }

    pub(crate) fn copies(&self, at: usize, colour: usize) -> u8 {
        self.must[at][colour] + self.may[at][colour]
    }
}

/// That no tile occurs more often than the game has it (RK-1).
pub(crate) fn check_copies<'a>(
    tiles: impl IntoIterator<Item = &'a Tile>,
) -> Result<(), Unsolvable> {
    let mut seen = [0; KINDS];
    for tile in tiles {
        let copies = &mut seen[tile.kind()];
        if *copies == 2 {
            return Err(Unsolvable::TooManyCopies(*tile));
        }
        *copies += 1;
    }
    Ok(())
}

/// What a tile adds to the score: the objective's unit in thousands, its tie-break in ones.
///
/// A tie-break never reaches a thousand: all 106 tiles are worth 788 points.
pub(crate) fn weight(objective: Objective, tile: Tile) -> u32 {
    match objective {
        Objective::Tiles => 1000 + tile.points(),
        Objective::Value => 1000 * tile.points() + 1,
    }
}
