//! Positions as they come up: out of simulated games, and harder ones than games have.

use crate::dice::Dice;
use solver::{
    Colour, JokerCounts, Jokers, Limits, Objective, Opening, Query, Scope, TableUse, Tile, best,
};

/// All 106 tiles, mixed.
pub(crate) fn mixed(dice: &mut Dice) -> Vec<Tile> {
    let numbered =
        Colour::ALL.into_iter().flat_map(|c| (1..=13).filter_map(move |n| Tile::new(c, n)));
    let mut tiles: Vec<Tile> =
        numbered.chain([Tile::JOKER]).flat_map(|tile| [tile, tile]).collect();
    dice.shuffle(&mut tiles);
    tiles
}

const HOUSE: Opening =
    Opening { min: 30, joker: JokerCounts::Zero, scope: Scope::Total, table: TableUse::Locked };

/// Every turn of a game in which everybody plays as many tiles as they can.
pub(crate) fn game(dice: &mut Dice) -> Vec<Query> {
    let mut pool = mixed(dice);
    let players = 2 + dice.below(3);
    let mut racks: Vec<Vec<Tile>> = (0..players).map(|_| pool.split_off(pool.len() - 14)).collect();
    let mut opened = vec![false; players];
    let mut table = Vec::new();
    let mut turns = Vec::new();
    let mut passed = 0;
    for seat in (0..players).cycle() {
        let query = Query {
            table: table.clone(),
            rack: racks[seat].clone(),
            objective: Objective::Tiles,
            jokers: Jokers::Free,
            opening: (!opened[seat]).then_some(HOUSE),
        };
        let play = best(&query, &Limits::default()).expect("a legal table");
        turns.push(query);
        // A player who waits makes for longer games and larger racks.
        if play.tiles > 0 && (passed > 0 || dice.below(4) > 0) {
            passed = 0;
            opened[seat] = true;
            table = play.table;
            for tile in &play.played {
                let at = racks[seat].iter().position(|own| own == tile).expect("it was there");
                racks[seat].swap_remove(at);
            }
            if racks[seat].is_empty() {
                return turns;
            }
        } else if let Some(tile) = pool.pop() {
            racks[seat].push(tile);
        } else {
            passed += 1;
            if passed > players {
                return turns;
            }
        }
    }
    turns
}

/// A table made out of these tiles as far as they go; the rest is the rack, cut to a length.
fn laid_out(tiles: Vec<Tile>, rack: usize) -> Query {
    let query = bare(tiles);
    let play = best(&query, &Limits::default()).expect("an empty table is legal");
    let mut left = query.rack;
    for tile in &play.played {
        let at = left.iter().position(|own| own == tile).expect("it was there");
        left.swap_remove(at);
    }
    left.truncate(rack);
    Query { table: play.table, rack: left, ..bare(Vec::new()) }
}

fn bare(rack: Vec<Tile>) -> Query {
    Query {
        table: Vec::new(),
        rack,
        objective: Objective::Tiles,
        jokers: Jokers::Free,
        opening: None,
    }
}

/// No more than a dozen tiles.
pub(crate) fn tiny(dice: &mut Dice) -> Query {
    let mut tiles = mixed(dice);
    tiles.truncate(10 + dice.below(10));
    let mut query = laid_out(tiles, 6);
    query.rack.extend(mixed(dice).into_iter().filter(|tile| !tile.is_joker()).take(1));
    legal(query)
}

/// Few numbers, nearly every tile of them.
pub(crate) fn packed(dice: &mut Dice) -> Query {
    let (low, span) = (1 + dice.below(9), 4 + dice.below(2));
    let near = |tile: &Tile| tile.number().is_none_or(|n| (low..low + span).contains(&n.into()));
    let mut tiles: Vec<Tile> = mixed(dice).into_iter().filter(near).collect();
    let rack = tiles.split_off(tiles.len() - 4 - dice.below(8));
    let mut query = laid_out(tiles, 6);
    query.rack.extend(rack);
    query
}

/// A rack and an empty table.
pub(crate) fn rack_only(dice: &mut Dice) -> Query {
    let mut tiles = mixed(dice);
    tiles.truncate(14 + dice.below(40));
    bare(tiles)
}

/// 62 to 100 tiles on the table, a rack out of the others, both jokers among them.
pub(crate) fn large(dice: &mut Dice) -> Query {
    loop {
        let mut tiles = mixed(dice);
        let rack = tiles.split_off(70 + dice.below(30));
        let mut query = laid_out(tiles, 4);
        query.rack.extend(rack.into_iter().take(6 + dice.below(16)));
        let laid: usize = query.table.iter().map(Vec::len).sum();
        let jokers = query.table.iter().flatten().chain(&query.rack).filter(|t| t.is_joker());
        if laid >= 62 && jokers.count() == 2 {
            return query;
        }
    }
}

/// All 106 tiles on table and rack.
pub(crate) fn whole(dice: &mut Dice) -> Query {
    let mut tiles = mixed(dice);
    let rack = tiles.split_off(80 + dice.below(20));
    let mut query = laid_out(tiles, 106);
    query.rack.extend(rack);
    query
}

/// A rack that has not opened: from the first fourteen tiles to a long wait.
pub(crate) fn opening(dice: &mut Dice) -> Query {
    let mut tiles = mixed(dice);
    tiles.truncate(14 + dice.below(20));
    let opening = Opening {
        joker: dice.one_of(&[JokerCounts::Zero, JokerCounts::Face]),
        scope: dice.one_of(&[Scope::Total, Scope::Total, Scope::Single]),
        min: dice.one_of(&[30, 30, 50]),
        ..HOUSE
    };
    Query { opening: Some(opening), ..bare(tiles) }
}

/// Without third copies.
fn legal(mut query: Query) -> Query {
    let mut seen: Vec<Tile> = query.table.concat();
    query.rack.retain(|tile| {
        seen.push(*tile);
        seen.iter().filter(|other| *other == tile).count() <= 2
    });
    query
}
