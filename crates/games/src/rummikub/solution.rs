//! The best play: translates a position for the solver, and its answer back.

use super::model::{Config, JokerRelease};
use super::opening::in_order_of;
use super::record::Laid;
use super::refusal::Refusal;
use super::tiles::{Heap, Tile, Tiles};
use super::translated::{opening, ours, theirs};
use super::turn::{Holds, Situation, referee};
use kernel::Switch;
use serde::{Deserialize, Serialize};
use solver::{Limits, Plan, Query, Unsolvable};
use ts_rs::TS;

/// What the best play has most of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Objective {
    /// Most tiles; among those most rack points.
    Tiles,
    /// Most rack points, a joker 30; among those most tiles.
    Value,
}

/// When a joker of the table may leave its place, as far as the search knows it (RK-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Jokers {
    /// Whenever the final table is valid.
    Free,
    /// When the tile it stands for is there.
    Replace,
    /// When the tile it stands for is played from the rack.
    ReplaceRack,
}

impl From<Jokers> for JokerRelease {
    fn from(jokers: Jokers) -> JokerRelease {
        match jokers {
            Jokers::Free => JokerRelease::Free,
            Jokers::Replace => JokerRelease::Replace,
            Jokers::ReplaceRack => JokerRelease::ReplaceRack,
        }
    }
}

/// What a player has before them.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    pub table: &'a [Tiles],
    pub rack: &'a Tiles,
    /// Whether the player has opened.
    pub opened: bool,
}

/// The best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What leaves the rack; nothing when nothing can be played.
    pub played: Tiles,
    /// Its rack points, a joker 30.
    pub value: u32,
    /// The table afterwards.
    pub table: Vec<Tiles>,
    /// Whether every way was considered.
    pub proven: bool,
}

/// The best play under these house rules; the referee has passed it.
///
/// # Errors
/// A table that cannot be arranged, a tile too many, a house rule that the search does not know, or nothing
/// found before `stop` said so.
pub fn best(
    position: &Position<'_>,
    objective: Objective,
    config: &Config,
    stop: &dyn Fn() -> bool,
) -> Result<Best, Refusal> {
    let query = query(position, objective, config)?;
    let found = solver::best(&query, &Limits { stop, ..Limits::default() }).map_err(refusal)?;
    told(position, found, config)
}

/// The best play, made with as few touched melds as possible, and how a hand can follow it. Once `stop` says so
/// it is the best that was found so far, and that they are the fewest is no longer promised.
///
/// # Errors
/// Those of [`best`].
pub fn planned(
    position: &Position<'_>,
    objective: Objective,
    config: &Config,
    stop: &dyn Fn() -> bool,
) -> Result<(Best, Plan), Refusal> {
    let query = query(position, objective, config)?;
    let limits = Limits { stop, ..Limits::default() };
    let found = solver::best(&query, &limits).map_err(refusal)?;
    let plan = solver::plan(&query, &found, &limits);
    let play = solver::Play { proven: found.proven, ..plan.play.clone() };
    Ok((told(position, play, config)?, plan))
}

fn query(position: &Position<'_>, objective: Objective, config: &Config) -> Result<Query, Refusal> {
    if let Some(meld) = position.table.iter().position(|meld| meld.0.is_empty()) {
        return Err(Refusal::TableInvalid { meld: Some(meld as u64) });
    }
    Ok(Query {
        table: position.table.iter().map(|meld| theirs(&meld.0)).collect(),
        rack: theirs(&position.rack.0),
        objective: match objective {
            Objective::Tiles => solver::Objective::Tiles,
            Objective::Value => solver::Objective::Value,
        },
        // A frozen meld may be freed from the rack alone; whether more was done the referee sees.
        jokers: match config.joker_release {
            JokerRelease::Free => solver::Jokers::Free,
            JokerRelease::Replace => solver::Jokers::Replace,
            JokerRelease::ReplaceRack | JokerRelease::Frozen => solver::Jokers::ReplaceRack,
        },
        opening: (!position.opened).then(|| opening(config)),
    })
}

fn told(position: &Position<'_>, play: solver::Play, config: &Config) -> Result<Best, Refusal> {
    let mut table: Vec<Tiles> = play.table.iter().map(|meld| ours(meld)).collect();
    let played: Heap = ours(&play.played).0.iter().collect();
    let played = Tiles(in_order_of(&played, &position.rack.0));
    if played.0.is_empty() && !play.proven {
        return Err(refusal(Unsolvable::Stopped));
    }
    if !played.0.is_empty() {
        // Where runs have to lie in their order (RK-14), one that stays may have been read from its other end.
        if config.strict_order == Switch::On {
            let ordered = |meld: Tiles| Laid::written(meld, None).in_order().tiles;
            table = table.into_iter().map(ordered).collect();
        }
        check(position, &table, config)?;
    }
    Ok(Best { played, value: play.value, table, proven: play.proven })
}

/// Whether the play holds under every house rule; those that the search does not know only ever forbid
/// more, so what passes is the best.
fn check(position: &Position<'_>, after: &[Tiles], config: &Config) -> Result<(), Refusal> {
    let laid = |melds: &[Tiles]| -> Vec<Laid> {
        melds.iter().map(|meld| Laid::written(meld.clone(), None)).collect()
    };
    let (before, after) = (laid(position.table), laid(after));
    let situation = Situation {
        opened: position.opened,
        before: &before,
        rack: Holds::Known(&position.rack.0),
        after: &after,
        opening: None,
    };
    let unknown = match referee(&situation, config) {
        Ok(_) => return Ok(()),
        Err(Refusal::JokerNotReplaced { both: true, .. }) => "joker_group3",
        Err(Refusal::JokerNotReplaced { .. }) => "joker_release",
        Err(Refusal::JokerUse { .. }) => "freed_joker_use",
        Err(_) => "max_jokers_per_meld",
    };
    Err(Refusal::NoBestPlay { name: Some(unknown.to_owned()) })
}

fn refusal(unsolvable: Unsolvable) -> Refusal {
    match unsolvable {
        Unsolvable::TooManyCopies(tile) => Refusal::Copies { piece: Tile::from(tile), n: 3 },
        Unsolvable::NotAMeld(meld) => Refusal::TableInvalid { meld: Some(meld as u64) },
        Unsolvable::NotArrangeable => Refusal::TableInvalid { meld: None },
        Unsolvable::Stopped => Refusal::NoBestPlay { name: None },
    }
}
