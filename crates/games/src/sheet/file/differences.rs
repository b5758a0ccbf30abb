//! Differences of two game files that matter for the points.

use super::super::form::{Entry, GameFile};
use serde::Serialize;
use ts_rs::TS;

/// In what two files of one id score differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// How many people play, and who plays together.
    Seats,
    /// How many rounds there are, and what each has.
    Rounds,
    /// What is written.
    Fields,
    /// What it is worth.
    Parts,
    /// What cannot be.
    Checks,
    /// When the game ends, and who has won.
    Ending,
    /// What is carried on and counted beside.
    Counters,
    House,
    /// Anything else.
    Other,
}

/// In what two files score differently: nothing when only names, texts, facts, cases and the revision differ.
pub fn differences(a: &GameFile, b: &GameFile) -> Vec<Difference> {
    let parts = |file: &GameFile| {
        let of = |entry: &Option<Entry>| entry.as_ref().map(|entry| entry.parts.clone());
        (of(&file.round), of(&file.sheet))
    };
    let checks = |file: &GameFile| {
        let of = |entry: &Option<Entry>| entry.as_ref().map(|entry| entry.checks.clone());
        (of(&file.round), of(&file.sheet))
    };
    let fields = |file: &GameFile| {
        let of = |entry: &Option<Entry>| {
            entry.as_ref().map(|entry| Entry {
                parts: Vec::new(),
                checks: Vec::new(),
                won: None,
                ..entry.clone()
            })
        };
        (of(&file.round), of(&file.sheet))
    };
    let ending = |file: &GameFile| {
        let won = |entry: &Option<Entry>| entry.as_ref().and_then(|entry| entry.won.clone());
        let whole = GameFile {
            wins: file.wins,
            low_if: file.low_if.clone(),
            start: file.start.clone(),
            total: file.total.clone(),
            end: file.end.clone(),
            out: file.out.clone(),
            places: file.places.clone(),
            tie: file.tie,
            legs: file.legs.clone(),
            ..GameFile::default()
        };
        (whole, won(&file.round), won(&file.sheet))
    };
    let found = [
        (Difference::Seats, a.seats != b.seats || a.ways_to_side() != b.ways_to_side()),
        (Difference::Rounds, a.rounds != b.rounds || a.dealer != b.dealer),
        (Difference::Fields, fields(a) != fields(b)),
        (Difference::Parts, parts(a) != parts(b)),
        (Difference::Checks, checks(a) != checks(b)),
        (Difference::Ending, ending(a) != ending(b)),
        (Difference::Counters, a.carry != b.carry || a.counters != b.counters),
        (Difference::House, a.house != b.house),
        (Difference::Other, a.decimals != b.decimals || a.beside != b.beside),
    ];
    found.into_iter().filter_map(|(what, differs)| differs.then_some(what)).collect()
}
