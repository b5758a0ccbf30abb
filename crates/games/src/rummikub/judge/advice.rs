//! Advice: the best play with the moves that lead to it.

use super::super::laid::reads;
use super::super::meld::Kind;
use super::super::model::Config;
use super::super::opening::in_order_of;
use super::super::record::Laid;
use super::super::refusal::Refusal;
use super::super::solution::{Best, Objective, Position, planned};
use super::super::tiles::{Heap, Tile, Tiles};
use serde::Serialize;
use solver::{Move, Plan};
use ts_rs::TS;

/// The best play with everything that a screen shows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Advice {
    /// How many tiles leave the rack.
    pub tiles: u32,
    /// What they count on a rack (RK-42).
    pub value: u32,
    pub played: Tiles,
    /// What stays on the rack.
    pub left: Tiles,
    /// What that counts on a rack (RK-42).
    pub left_points: u32,
    /// The table afterwards: what became of the melds of before, in their order, then the new ones; as it
    /// was when nothing can be played.
    pub table: Vec<AdvisedMeld>,
    /// What to do, in this order.
    pub moves: Vec<AdvisedMove>,
    /// Whether every way was considered.
    pub proven: bool,
    /// Whether no play as good touches fewer melds.
    pub fewest: bool,
}

/// A meld of the table after a play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AdvisedMeld {
    /// Its tiles in order.
    pub tiles: Tiles,
    /// What stands at each place; `J` where a group leaves it open.
    pub reads: Tiles,
    pub kind: Kind,
    /// The meld of before that it goes on from, from 0; null when it is new.
    pub was: Option<u32>,
    /// Place by place the meld of before that a tile lay in; null when it comes from the rack.
    pub from: Vec<Option<u32>>,
}

/// One meld is laid or added to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AdvisedMove {
    /// Which meld of the table afterwards, from 0.
    pub meld: u32,
    /// The meld of before that it grows out of, from 0; null when it is new.
    pub grows: Option<u32>,
    /// What comes to it.
    pub pieces: Vec<AdvisedPiece>,
}

/// A tile that comes to a meld.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct AdvisedPiece {
    pub tile: Tile,
    /// The meld of before that it is taken from, from 0; null for the rack.
    pub from: Option<u32>,
    /// What a joker in a run becomes; null in a group, and for a tile with a number.
    pub becomes: Option<Tile>,
}

/// The best play as few touched melds make it.
pub(super) fn advise(
    position: &Position<'_>,
    objective: Objective,
    config: &Config,
    stop: &dyn Fn() -> bool,
) -> Result<Advice, Refusal> {
    let (best, Plan { moves, fewest, .. }) = planned(position, objective, config, stop)?;
    let Best { played, table, proven, .. } = best;
    let gone: Heap = played.0.iter().collect();
    let left = position.rack.0.iter().collect::<Heap>().minus(&gone);
    Ok(Advice {
        tiles: played.0.len() as u32,
        value: gone.points(config.joker_points),
        played,
        left_points: left.points(config.joker_points),
        left: Tiles(in_order_of(&left, &position.rack.0)),
        table: melds(position.table, table, &moves),
        moves: moves.iter().map(told).collect(),
        proven,
        fewest,
    })
}

fn small(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

fn told(step: &Move) -> AdvisedMove {
    let pieces = step.pieces.iter().map(|piece| AdvisedPiece {
        tile: piece.tile.into(),
        from: piece.from.map(small),
        becomes: piece.becomes.map(Tile::from),
    });
    AdvisedMove { meld: small(step.meld), grows: step.grows.map(small), pieces: pieces.collect() }
}

/// Each meld afterwards with where its tiles come from: those that no move names were there.
fn melds(before: &[Tiles], after: Vec<Tiles>, moves: &[Move]) -> Vec<AdvisedMeld> {
    let heap = |tiles: &Tiles| tiles.0.iter().collect::<Heap>();
    // A meld without a move is what the others left of one of before.
    let rest = |at: usize| {
        let pieces = moves.iter().flat_map(|step| &step.pieces);
        let gone =
            pieces.filter(|piece| piece.from == Some(at)).map(|piece| Tile::from(piece.tile));
        heap(&before[at]).minus(&heap(&gone.collect()))
    };
    let grows = |at: usize| moves.iter().any(|step| step.grows == Some(at));
    let still = (0..before.len()).filter(|at| !grows(*at));
    let mut lying: Vec<(usize, Heap)> = still.map(|at| (at, rest(at))).collect();
    let each = after.into_iter().enumerate();
    each.map(|(place, tiles)| {
        let step = moves.iter().find(|step| step.meld == place);
        let same = || {
            let own = heap(&tiles);
            let at = lying.iter().position(|(_, meld)| *meld == own)?;
            Some(lying.remove(at).0)
        };
        let was = step.map_or_else(same, |step| step.grows).map(small);
        let mut come = step.map(|step| step.pieces.clone()).unwrap_or_default();
        // Of equal jokers the one further along is the one that came.
        let mut from: Vec<Option<u32>> = tiles
            .0
            .iter()
            .rev()
            .map(|tile| {
                let piece = come.iter().rposition(|piece| Tile::from(piece.tile) == *tile);
                piece.map_or(was, |piece| come.remove(piece).from.map(small))
            })
            .collect();
        from.reverse();
        let laid = Laid::written(tiles, None);
        AdvisedMeld { reads: reads(&laid), kind: laid.kind, tiles: laid.tiles, was, from }
    })
    .collect()
}
