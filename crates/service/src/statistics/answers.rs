//! Answers of the statistics: a person, a pair, a game, a period, an overview.

use super::wire::{
    CoursePoint, FormPoint, GameRecord, HIndex, HeadToHead, Mark, PlayRecord, PointFigures,
    SizeRecord, StatSum, Streak, Streaks, Tally,
};
use kernel::{Contest, Timestamp};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Everything about one person.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PersonStatistics {
    pub person: Uuid,
    pub record: PlayRecord,
    pub played_ms: i64,
    pub first: Option<Timestamp>,
    pub last: Option<Timestamp>,
    /// The mean place of competitive sessions.
    pub mean_place: Option<f64>,
    /// Runs of wins and losses.
    pub streaks: Streaks,
    /// The last 40 competitive sessions, the latest at the end.
    pub form: Vec<FormPoint>,
    /// At most 60 moments from the first competitive session to the latest.
    pub course: Vec<CoursePoint>,
    /// By game, the most played first.
    pub games: Vec<GameRecord>,
    /// By size of the table.
    pub sizes: Vec<SizeRecord>,
    /// Whom they met, the most often met first.
    pub rivals: Vec<HeadToHead>,
    /// Who beats them most, from three meetings on.
    pub nemesis: Option<Uuid>,
    /// Whom they meet at eye level most often, from three meetings on.
    pub rival: Option<Uuid>,
    pub h_index: HIndex,
    /// What their games remember.
    pub stats: Vec<StatSum>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// Two people in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PairGame {
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How they came out.
    pub record: HeadToHead,
}

/// A meeting of two people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Meeting {
    pub session: Uuid,
    pub ended: Timestamp,
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    pub contest: Contest,
    /// Whether they were on one side.
    pub allied: bool,
    /// 1 when the first came before the other, -1 behind, 0 level.
    pub ahead: i8,
    /// Whether the first won.
    pub won: bool,
}

/// Everything about two people.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PairStatistics {
    /// The first, from whom it is told.
    pub person: Uuid,
    /// Competitive sessions on different sides; `person` is the other one.
    pub record: HeadToHead,
    /// By game, the most played first.
    pub games: Vec<PairGame>,
    /// The first's longest run ahead.
    pub longest_ahead: Streak,
    /// The other's longest run ahead.
    pub longest_behind: Streak,
    /// The run that is on: its length, and below 0 when it is the other's.
    pub current: i32,
    /// On one side: teams.
    pub partners: Tally,
    /// Together against the game.
    pub cooperative: Tally,
    /// Together among the many against one.
    pub among: Tally,
    /// On different sides of one against many.
    pub apart: Tally,
    /// Whether the other one is the first's nemesis.
    pub nemesis: bool,
    /// Whether the first is the other's nemesis.
    pub nemesis_of: bool,
    /// Whether they are each other's rival, from the first's side.
    pub rival: bool,
    /// The last 30 meetings, the latest first.
    pub last: Vec<Meeting>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// One person among others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct PersonRecord {
    pub person: Uuid,
    pub record: PlayRecord,
    pub last: Timestamp,
}

/// One game among others.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GamePlays {
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    pub plays: u32,
    pub played_ms: i64,
    pub last: Timestamp,
}

/// How many sessions had tables of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SizePlays {
    /// How many sat there.
    pub seats: u8,
    pub plays: u32,
}

/// Everything at a glance.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Overview {
    /// How many finished sessions.
    pub plays: u32,
    pub played_ms: i64,
    /// When the first ended.
    pub first: Option<Timestamp>,
    /// When the latest ended.
    pub last: Option<Timestamp>,
    /// By game, the most played first.
    pub games: Vec<GamePlays>,
    /// By size of the table.
    pub sizes: Vec<SizePlays>,
    /// By person, the most plays first.
    pub people: Vec<PersonRecord>,
    pub h_index: HIndex,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// Everything about one game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameStatistics {
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How many finished sessions.
    pub plays: u32,
    pub played_ms: i64,
    /// The shortest session, in milliseconds.
    pub shortest: Option<Mark>,
    /// The longest session, in milliseconds.
    pub longest: Option<Mark>,
    pub first: Option<Timestamp>,
    pub last: Option<Timestamp>,
    /// By size of the table.
    pub sizes: Vec<SizePlays>,
    /// By person, the most plays first.
    pub people: Vec<PersonRecord>,
    /// Everybody's points of competitive sessions.
    pub points: PointFigures,
    /// One against many: how the one did; plays count sessions.
    pub alone: Tally,
    /// What the game remembers of whole tables and of everybody together.
    pub stats: Vec<StatSum>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// An evening with many sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BusyEvening {
    /// Its last session.
    pub session: Uuid,
    /// When that ended.
    pub ended: Timestamp,
    pub plays: u32,
}

/// A year, or any other period, in one answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Recap {
    /// How many finished sessions.
    pub plays: u32,
    /// On how many different days, by the bounds that were asked with.
    pub days: u32,
    pub played_ms: i64,
    /// How many people sat at tables.
    pub people: u32,
    /// How many games, pads counted by their title.
    pub games: u32,
    /// How many of them had not been played before.
    pub new_games: u32,
    /// The most played games, at most five.
    pub favourites: Vec<GamePlays>,
    /// Who sat at most sessions, at most five.
    pub regulars: Vec<PersonRecord>,
    /// Who has won most competitive sessions, at most five; none where rates are hidden.
    pub winners: Vec<PersonRecord>,
    /// The two who met most.
    #[ts(type = "[string, string] | null")]
    pub pair: Option<(Uuid, Uuid)>,
    /// How often they met.
    pub pair_meetings: u32,
    /// The most wins in a row, and whose.
    pub streak: Streak,
    pub streak_of: Option<Uuid>,
    /// The longest session, in milliseconds; the person is its first winner.
    pub longest: Option<Mark>,
    /// The closest competitive win of the game that was played most.
    pub closest: Option<Mark>,
    /// The widest competitive win of the game that was played most.
    pub widest: Option<Mark>,
    /// How many digits of these two stand behind the point.
    pub decimals: u8,
    /// The evening with the most sessions, from two on; the latest of equal ones.
    pub busiest: Option<BusyEvening>,
    /// Plays by each bound that was asked with: from it to before the next one.
    pub by_bound: Vec<u32>,
    /// Of the period's games.
    pub h_index: HIndex,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}
