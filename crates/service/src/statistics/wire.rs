//! Figures, as they travel to a screen. What each of them means is said in `docs/statistics.md`.

use kernel::{Contest, Moment};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// Which finished sessions are counted; what is not said leaves all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, optional_fields)]
pub struct Scope {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so, of a pad or a game played elsewhere.
    pub title: Option<String>,
    /// Only sessions at which nobody else than this group sat.
    #[ts(optional, type = "string")]
    pub group: Option<Uuid>,
    /// Only with so many people.
    pub seats: Option<u8>,
    /// Only what ended from this moment on.
    pub since: Option<Moment>,
    /// Only what ended before this moment.
    pub until: Option<Moment>,
}

/// Plays and wins of one kind; every tied winner has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Tally {
    /// How many were played.
    pub plays: u32,
    /// How many of them were won, shared wins included.
    pub wins: u32,
    /// How many of the wins were shared with another side.
    pub shared: u32,
    /// How many wins an even share at those tables would have been.
    pub even: f64,
}

/// What somebody did, never blended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PlayRecord {
    /// Everybody for themselves, and teams: what win rates, streaks and head-to-head speak of.
    pub competitive: Tally,
    /// As the one against the others.
    pub alone: Tally,
    /// As one of the many against one.
    pub among: Tally,
    /// Everybody together, and alone against the game.
    pub cooperative: Tally,
}

/// A run of competitive sessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Streak {
    /// How many.
    pub length: u32,
    /// When the first of them ended; none when there is none.
    pub since: Option<Moment>,
    /// When the last of them ended.
    pub until: Option<Moment>,
}

/// Runs of wins and of losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Streaks {
    /// Wins up to the latest session.
    pub current: Streak,
    /// The most wins in a row; the latest of equal ones.
    pub longest: Streak,
    /// Losses up to the latest session.
    pub drought: Streak,
    /// The most losses in a row; the latest of equal ones.
    pub longest_drought: Streak,
}

/// A figure and the session where it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Mark {
    /// The figure.
    #[ts(type = "number")]
    pub value: i64,
    /// The session.
    #[ts(type = "string")]
    pub session: Uuid,
    /// Who reached it.
    #[ts(type = "string")]
    pub person: Uuid,
    /// When the session ended.
    pub ended: Moment,
}

/// Points in a game; none where nothing was scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PointFigures {
    /// How many results had points.
    pub scored: u32,
    /// The mean.
    pub mean: Option<f64>,
    /// The best: the most, or the fewest where the fewest win.
    pub best: Option<Mark>,
    /// The worst.
    pub worst: Option<Mark>,
    /// The best single round; none where the fewest points win.
    pub best_round: Option<Mark>,
    /// The widest win: how far ahead of the best other side.
    pub widest: Option<Mark>,
    /// The closest win that was not shared.
    pub closest: Option<Mark>,
    /// How far ahead on average when winning.
    pub mean_lead: Option<f64>,
    /// How far behind the best other side on average when not winning.
    pub mean_gap: Option<f64>,
}

/// What somebody did in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GameRecord {
    /// The game's id.
    pub game: String,
    /// What the people call it, of a pad or a game played elsewhere; else empty.
    pub title: String,
    /// Plays and wins.
    pub record: PlayRecord,
    /// The mean place of competitive sessions.
    pub mean_place: Option<f64>,
    /// Points of competitive sessions.
    pub points: PointFigures,
    /// When it was played last.
    pub last: Moment,
    /// Milliseconds at it.
    #[ts(type = "number")]
    pub played_ms: i64,
}

/// What somebody did at tables of one size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SizeRecord {
    /// How many sat there.
    pub seats: u8,
    /// Plays and wins.
    pub record: PlayRecord,
}

/// One of the last sessions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct FormPoint {
    /// The session.
    #[ts(type = "string")]
    pub session: Uuid,
    /// When it ended.
    pub ended: Moment,
    /// The place; none where it is not known.
    pub place: Option<u8>,
    /// How many sat there.
    pub seats: u8,
    /// Whether it was won.
    pub won: bool,
}

/// How it stood at a moment: competitive sessions up to then.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct CoursePoint {
    /// When the last of them ended.
    pub at: Moment,
    /// Plays so far.
    pub plays: u32,
    /// Wins so far.
    pub wins: u32,
    /// Wins among the last twenty.
    pub of_last: u32,
    /// How many the last twenty are, while they are fewer.
    pub last: u32,
}

/// Somebody met at the table, by place within competitive sessions and on another side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct HeadToHead {
    /// The other one.
    #[ts(type = "string")]
    pub person: Uuid,
    /// How often ahead of them.
    pub ahead: u32,
    /// How often level.
    pub level: u32,
    /// How often behind them.
    pub behind: u32,
    /// How often on the same side, or together against the game.
    pub allied: u32,
    /// How often on different sides of one against many.
    pub apart: u32,
}

/// How many games were played how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct HIndex {
    /// The largest h with h games played h times or more.
    pub h: u32,
    /// h and how far the next one is: between h and h + 1.
    pub exact: f64,
    /// How many plays are missing for the next one.
    pub missing: u32,
}

/// What a game's facts add up to; the words are its catalogue's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct FactSum {
    /// The game's id.
    pub game: String,
    /// What it is.
    pub key: String,
    /// What sets it apart from others of its kind; else empty.
    pub dim: String,
    /// How many sessions know it.
    pub sessions: u32,
    /// All values together.
    #[ts(type = "number")]
    pub value: i64,
    /// Out of how many; the mean is `value / of`.
    #[ts(type = "number")]
    pub of: i64,
    /// The least of a session.
    #[ts(type = "number")]
    pub least: i64,
    /// The most of a session.
    #[ts(type = "number")]
    pub most: i64,
}

/// Everything about one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PersonStatistics {
    /// Who.
    #[ts(type = "string")]
    pub person: Uuid,
    /// Plays and wins.
    pub record: PlayRecord,
    /// Milliseconds at tables.
    #[ts(type = "number")]
    pub played_ms: i64,
    /// When they played first.
    pub first: Option<Moment>,
    /// When they played last.
    pub last: Option<Moment>,
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
    #[ts(type = "string | null")]
    pub nemesis: Option<Uuid>,
    /// Whom they meet at eye level most often, from three meetings on.
    #[ts(type = "string | null")]
    pub rival: Option<Uuid>,
    /// Of their games.
    pub h_index: HIndex,
    /// What their games remember.
    pub facts: Vec<FactSum>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// Two people in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PairGame {
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How they came out.
    pub record: HeadToHead,
}

/// A meeting of two people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Meeting {
    /// The session.
    #[ts(type = "string")]
    pub session: Uuid,
    /// When it ended.
    pub ended: Moment,
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How it was played.
    pub contest: Contest,
    /// Whether they were on one side.
    pub allied: bool,
    /// 1 when the first came before the other, -1 behind, 0 level.
    pub ahead: i8,
    /// Whether the first won.
    pub won: bool,
}

/// Everything about two people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PairStatistics {
    /// The first, from whom it is told.
    #[ts(type = "string")]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PersonRecord {
    /// Who.
    #[ts(type = "string")]
    pub person: Uuid,
    /// Plays and wins.
    pub record: PlayRecord,
    /// When they played last.
    pub last: Moment,
}

/// One game among others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GamePlays {
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How many sessions.
    pub plays: u32,
    /// Milliseconds at it.
    #[ts(type = "number")]
    pub played_ms: i64,
    /// When it was played last.
    pub last: Moment,
}

/// How many sessions had tables of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SizePlays {
    /// How many sat there.
    pub seats: u8,
    /// How many sessions.
    pub plays: u32,
}

/// Everything at a glance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Overview {
    /// How many finished sessions.
    pub plays: u32,
    /// Milliseconds at tables.
    #[ts(type = "number")]
    pub played_ms: i64,
    /// When the first ended.
    pub first: Option<Moment>,
    /// When the latest ended.
    pub last: Option<Moment>,
    /// By game, the most played first.
    pub games: Vec<GamePlays>,
    /// By size of the table.
    pub sizes: Vec<SizePlays>,
    /// By person, the most plays first.
    pub people: Vec<PersonRecord>,
    /// Of the games.
    pub h_index: HIndex,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// Everything about one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// How many finished sessions.
    pub plays: u32,
    /// Milliseconds at it.
    #[ts(type = "number")]
    pub played_ms: i64,
    /// The shortest session, in milliseconds.
    pub shortest: Option<Mark>,
    /// The longest session, in milliseconds.
    pub longest: Option<Mark>,
    /// When it was played first.
    pub first: Option<Moment>,
    /// When it was played last.
    pub last: Option<Moment>,
    /// By size of the table.
    pub sizes: Vec<SizePlays>,
    /// By person, the most plays first.
    pub people: Vec<PersonRecord>,
    /// Everybody's points of competitive sessions.
    pub points: PointFigures,
    /// One against many: how the one did; plays count sessions.
    pub alone: Tally,
    /// What the game remembers of whole tables and of everybody together.
    pub facts: Vec<FactSum>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// A year, or any other period, in one answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Recap {
    /// How many finished sessions.
    pub plays: u32,
    /// On how many different days, by the bounds that were asked with.
    pub days: u32,
    /// Milliseconds at tables.
    #[ts(type = "number")]
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
    /// Who has won most competitive sessions, at most five; nobody where rates are hidden.
    pub winners: Vec<PersonRecord>,
    /// The two who met most.
    #[ts(type = "[string, string] | null")]
    pub pair: Option<(Uuid, Uuid)>,
    /// How often they met.
    pub pair_meetings: u32,
    /// The most wins in a row, and whose.
    pub streak: Streak,
    /// Whose.
    #[ts(type = "string | null")]
    pub streak_of: Option<Uuid>,
    /// The longest session, in milliseconds; the person is its first winner.
    pub longest: Option<Mark>,
    /// The closest competitive win.
    pub closest: Option<Mark>,
    /// The widest one.
    pub widest: Option<Mark>,
    /// Plays by each bound that was asked with: from it to before the next one.
    pub by_bound: Vec<u32>,
    /// Of the period's games.
    pub h_index: HIndex,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}
