//! Small positions, the same ones in every run.

use crate::dice::Dice;
use solver::{Colour, Jokers, Meld, Objective, Query, Tile};

/// How large a position is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) melds: usize,
    pub(crate) table: usize,
    pub(crate) rack: usize,
}

/// Legal melds out of a narrow band of numbers, where everything meets everything, and a rack
/// out of the same band.
pub(crate) fn position(dice: &mut Dice, size: Size) -> Query {
    let span = 3 + dice.below(3);
    let low = 1 + dice.below(14 - span);
    let colours = &Colour::ALL[..2 + dice.below(3)];
    let mut box_of_tiles: Vec<Tile> = Vec::new();
    for colour in colours {
        for number in low..low + span {
            let tile = Tile::new(*colour, number as u8).expect("1 to 13");
            box_of_tiles.extend([tile, tile]);
        }
    }
    box_of_tiles.extend((0..dice.below(3)).map(|_| Tile::JOKER));
    dice.shuffle(&mut box_of_tiles);
    let mut table: Vec<Meld> = Vec::new();
    for _ in 0..40 {
        let laid: usize = table.iter().map(Vec::len).sum();
        let len = 3 + dice.below(3);
        if table.len() == size.melds || laid + len > size.table || len > box_of_tiles.len() {
            continue;
        }
        dice.shuffle(&mut box_of_tiles);
        let first = box_of_tiles[0];
        let group = dice.below(2) == 0;
        let Some(meld) = around(dice, first, len, group, &box_of_tiles) else { continue };
        for tile in &meld {
            let at = box_of_tiles.iter().position(|other| other == tile).expect("it is there");
            box_of_tiles.swap_remove(at);
        }
        table.push(meld);
    }
    box_of_tiles.truncate(dice.below(size.rack + 1));
    let objective = dice.one_of(&[Objective::Tiles, Objective::Value]);
    Query { table, rack: box_of_tiles, objective, jokers: Jokers::Free, opening: None }
}

/// A meld of this length with this tile out of these, jokers for some of those that lack.
fn around(dice: &mut Dice, tile: Tile, len: usize, group: bool, from: &[Tile]) -> Option<Meld> {
    let (colour, number) = (tile.colour()?, tile.number()?);
    let mut wanted: Vec<Option<Tile>> = if group {
        let mut all = Colour::ALL;
        dice.shuffle(&mut all);
        all.iter().filter(|_| len < 5).take(len).map(|c| Tile::new(*c, number)).collect()
    } else {
        let low = number.checked_sub(dice.below(len) as u8)?;
        (low..low + len as u8).map(|n| Tile::new(colour, n)).collect()
    };
    if wanted.len() < 3 {
        return None;
    }
    let mut jokers = from.iter().filter(|t| t.is_joker()).count();
    for place in &mut wanted {
        let tile = (*place)?;
        let there = from.contains(&tile) && (jokers == 0 || dice.below(4) > 0);
        if !there {
            jokers = jokers.checked_sub(1)?;
            *place = Some(Tile::JOKER);
        }
    }
    let meld: Meld = wanted.into_iter().flatten().collect();
    (crate::referee::is_meld(&meld) && meld.iter().any(|t| !t.is_joker())).then_some(meld)
}
