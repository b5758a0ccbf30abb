//! Answers of the judge.

use super::super::fault::Fault;
use super::super::laid::{readings, reads};
use super::super::meld::{Kind, Sound, Ways, check};
use super::super::model::Config;
use super::super::record::Laid;
use super::super::refusal::Refusal;
use super::super::score::{self, Held};
use super::super::seating::PEOPLE;
use super::super::solution::{Best, Position, best};
use super::super::tiles::{Heap, Tiles};
use super::super::turn::{Holds, Situation, referee};
use super::advice::{Advice, advise};
use super::question::{HeldRack, Question};
use kernel::{AskedSeat, Misfit, Points};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// The tiles are a meld.
    Meld {
        /// What it can be.
        kinds: Vec<Kind>,
        /// The sum of its numbers, jokers 0 (RK-16).
        value: u32,
        /// The least it counts with its jokers.
        face_min: u32,
        /// The most it counts with its jokers.
        face_max: u32,
    },
    /// The tiles are a meld, with everything that a screen shows.
    Readings {
        /// What it can be.
        kinds: Vec<Kind>,
        /// The sum of its numbers, jokers 0 (RK-16).
        value: u32,
        /// The least it counts with its jokers.
        face_min: u32,
        /// The most it counts with its jokers.
        face_max: u32,
        /// What it is as it lies (RK-15).
        kind: Kind,
        /// Its tiles in their order.
        tiles: Tiles,
        /// What stands at each place; `J` where a group leaves it open.
        reads: Tiles,
        /// Every way to read it: runs from the lowest, then groups.
        readings: Vec<ReadingAnswer>,
    },
    /// The turn holds.
    Turn {
        /// What came from the rack.
        played: Tiles,
        /// What the opening came to; null for a person who had opened.
        opening_value: Option<u32>,
        /// Whether the rack is empty now.
        wins: bool,
    },
    /// The best play.
    Solve {
        /// How many tiles leave the rack.
        tiles: u32,
        /// Their rack points, a joker 30.
        value: u32,
        played: Tiles,
        /// The table afterwards; as it was when nothing can be played.
        table: Vec<Tiles>,
    },
    /// The best play, with everything that a screen shows.
    Advice(Advice),
    /// What a game comes to.
    Score {
        /// By seat.
        points: BTreeMap<String, Points>,
    },
}

/// One way to read a meld.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ReadingAnswer {
    /// What it is then.
    pub kind: Kind,
    /// Its tiles in order.
    pub tiles: Tiles,
    /// What stands at each place.
    pub reads: Tiles,
    /// What it counts then.
    pub face: u32,
}

/// What the judge makes of a question.
type Judged = Result<Answer, Misfit<Refusal>>;

/// Answers a question.
///
/// # Errors
/// A refusal by the rules, or invalid when there can be no such situation.
pub fn judge(question: Question, config: &Config) -> Judged {
    judge_until(question, config, &|| false)
}

/// Answers a question; a search ends with what it has once `stop` says so.
///
/// # Errors
/// Those of [`judge`].
pub fn judge_until(question: Question, config: &Config, stop: &dyn Fn() -> bool) -> Judged {
    match question {
        Question::Meld { tiles } => {
            let sound = sound(&tiles, config)?;
            let kinds = sound.kinds();
            let (value, face_min, face_max) = (sound.value, sound.face_min, sound.face_max);
            Ok(Answer::Meld { kinds, value, face_min, face_max })
        }
        Question::Readings { tiles, kind } => {
            let sound = sound(&tiles, config)?;
            let laid = Laid::written(tiles.clone(), kind).in_order();
            let all = readings(&tiles).into_iter().filter(|r| sound.kinds().contains(&r.kind));
            let each = all.map(|reading| ReadingAnswer {
                kind: reading.kind,
                tiles: reading.tiles,
                reads: reading.reads,
                face: reading.face,
            });
            Ok(Answer::Readings {
                kinds: sound.kinds(),
                value: sound.value,
                face_min: sound.face_min,
                face_max: sound.face_max,
                kind: laid.kind,
                reads: reads(&laid),
                tiles: laid.tiles,
                readings: each.collect(),
            })
        }
        Question::Turn { opened, before, rack, after } => {
            turn(opened, &before, rack.as_ref(), &after, config)
        }
        Question::Solve { table, rack, objective, jokers, opened } => {
            let config = Config { joker_release: jokers.into(), ..config.clone() };
            let position = Position { table: &table, rack: &rack, opened };
            let found = best(&position, objective, &config, stop)?;
            let Best { played, value, table, .. } = found;
            Ok(Answer::Solve { tiles: played.0.len() as u32, value, played, table })
        }
        Question::Advise { table, rack, objective, opened } => {
            let position = Position { table: &table, rack: &rack, opened };
            Ok(Answer::Advice(advise(&position, objective, config, stop)?))
        }
        Question::Score { racks, winner } => score(&racks, winner, config),
    }
}

/// The rule behind an answer.
pub fn rule(answer: &Answer) -> Option<&'static str> {
    match answer {
        Answer::Readings { kind: Kind::Group, .. } => Some("RK-10"),
        Answer::Readings { kind: Kind::Run, .. } => Some("RK-11"),
        Answer::Turn { .. } | Answer::Advice(_) => Some("RK-27"),
        _ => None,
    }
}

fn sound(tiles: &Tiles, config: &Config) -> Result<Sound, Refusal> {
    let ways = Ways::from(config);
    check(&tiles.0, ways).map_err(|reasons| Refusal::of_meld(Fault::of(&tiles.0, reasons, ways)))
}

/// No tile may be there more often than the box has it (RK-1).
fn check_copies(heap: &Heap) -> Result<(), Refusal> {
    match heap.beyond_the_box() {
        Some((piece, n)) => Err(Refusal::Copies { piece, n: u64::from(n) }),
        None => Ok(()),
    }
}

fn turn(
    opened: bool,
    before: &[Tiles],
    rack: Option<&Tiles>,
    after: &[Tiles],
    config: &Config,
) -> Judged {
    let laid = |melds: &[Tiles]| -> Vec<Laid> {
        melds.iter().map(|meld| Laid::written(meld.clone(), None)).collect()
    };
    let tiles = before.iter().chain(rack).flat_map(|tiles| &tiles.0);
    check_copies(&tiles.collect())?;
    let nowhere = Heap::default();
    let rack = match rack {
        Some(rack) => Holds::Known(&rack.0),
        None => Holds::Unknown { count: None, elsewhere: &nowhere },
    };
    let (before, after) = (laid(before), laid(after));
    let situation = Situation { opened, before: &before, rack, after: &after, opening: None };
    let turn = referee(&situation, config)?;
    Ok(Answer::Turn { played: turn.played, opening_value: turn.opening, wins: turn.wins })
}

/// A game is played by as many as may sit down (RK-2).
fn check_people(seats: BTreeSet<AskedSeat>) -> Result<(), Refusal> {
    let ((min, max), n) = (PEOPLE, seats.len());
    if (usize::from(min)..=usize::from(max)).contains(&n) {
        return Ok(());
    }
    Err(Refusal::PlayersRange { min, max, n: n as u64 })
}

fn score(racks: &[HeldRack], winner: Option<AskedSeat>, config: &Config) -> Judged {
    let mut seats: Vec<AskedSeat> = racks.iter().map(|rack| rack.seat).collect();
    let mut seen = BTreeSet::new();
    if let Some(player) = seats.iter().find(|player| !seen.insert(**player)) {
        return Err(Refusal::PlayerTwice { player: *player }.into());
    }
    check_people(seen.iter().copied().chain(winner).collect())?;
    check_copies(&racks.iter().flat_map(|rack| &rack.tiles.0).collect())?;
    let held = |rack: &HeldRack| {
        let heap: Heap = rack.tiles.0.iter().collect();
        let points = Points::try_from(heap.points(config.joker_points)).unwrap_or(Points::MAX);
        Held { points, count: u32::try_from(heap.len()).ok() }
    };
    let mut held: Vec<Held> = racks.iter().map(held).collect();
    let scored = match winner {
        Some(winner) => {
            let at = seats.iter().position(|seat| *seat == winner).unwrap_or_else(|| {
                seats.push(winner);
                held.push(Held { points: 0, count: Some(0) });
                held.len() - 1
            });
            if held[at].count != Some(0) {
                return Err(Refusal::WinnerHasPoints { player: winner }.into());
            }
            score::out(at, &held)
        }
        None => {
            // Who started is not said: turn order is the order of the seats.
            let mut order: Vec<usize> = (0..seats.len()).collect();
            order.sort_by_key(|at| seats[*at]);
            score::blocked(&held, &order, config.blocked_scoring)
                .map_err(|_| Misfit::Invalid("every tile is counted".to_owned()))?
        }
    };
    let points = seats.iter().map(ToString::to_string).zip(scored.points).collect();
    Ok(Answer::Score { points })
}
