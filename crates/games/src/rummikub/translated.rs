//! Tiles and house rules as the solver knows them, and what it makes of an opening.

use super::model::{Config, JokerValue, OpeningScope, OpeningTable};
use super::opening::sum_of;
use super::record::Laid;
use super::tiles::{Heap, Tile, Tiles};
use solver::{JokerCounts, Limits, Opening, Query, Scope, TableUse};

/// What an opening of these tiles alone comes to, when they can open at all (RK-24).
pub(super) fn opening_from(played: &Heap, config: &Config) -> Option<u32> {
    let rack: Vec<Tile> = played.iter().collect();
    let query = Query {
        table: Vec::new(),
        rack: theirs(&rack),
        objective: solver::Objective::Value,
        jokers: solver::Jokers::Free,
        opening: Some(Opening { table: TableUse::Locked, ..opening(config) }),
    };
    let found = solver::best(&query, &Limits::default()).ok().filter(|play| play.tiles > 0)?;
    let melds: Vec<Laid> = found.table.iter().map(|meld| Laid::written(ours(meld), None)).collect();
    Some(sum_of(&melds, config))
}

/// What the house rules ask of an opening (RK-22 to RK-24).
pub(super) fn opening(config: &Config) -> Opening {
    Opening {
        min: u32::from(config.initial_min),
        joker: match config.initial_joker_value {
            JokerValue::Zero => JokerCounts::Zero,
            JokerValue::Face => JokerCounts::Face,
        },
        scope: match config.initial_scope {
            OpeningScope::Total => Scope::Total,
            OpeningScope::Single => Scope::Single,
        },
        table: match config.initial_table {
            OpeningTable::Locked => TableUse::Locked,
            OpeningTable::AfterOpening => TableUse::AfterOpening,
        },
    }
}

/// The solver's tiles as ours.
pub(super) fn ours(tiles: &[solver::Tile]) -> Tiles {
    tiles.iter().copied().map(Tile::from).collect()
}

/// Our tiles as the solver's.
pub(super) fn theirs(tiles: &[Tile]) -> Vec<solver::Tile> {
    let their = |tile: &Tile| match *tile {
        Tile::Number(colour, n) => solver::Tile::new(solver::Colour::ALL[colour as usize], n),
        Tile::Joker => None,
    };
    tiles.iter().map(|tile| their(tile).unwrap_or(solver::Tile::JOKER)).collect()
}
