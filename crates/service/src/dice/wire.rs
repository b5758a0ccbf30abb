//! What is asked of the dice log, and its answers.

use kernel::Die;
use kernel::{Seat, Timestamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tools::Fairness;
use ts_rs::TS;
use uuid::Uuid;

/// One kind of die: what everybody rolled with it, and what each did.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DiceReport {
    pub all: Fairness,
    /// Each person's, most rolls first; rolls of the table's own dice belong to no person.
    pub people: Vec<PersonRolls>,
}

/// What a person rolled with one kind of die.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PersonRolls {
    pub person: Uuid,
    pub name: String,
    pub piece: u8,
    pub fairness: Fairness,
}

/// A page of a table's rolls, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RollsRequest {
    pub session: Uuid,
    /// Only rolls before this step; none for the newest.
    pub before: Option<u32>,
    /// At most so many, up to 200; what one step holds is never parted.
    pub limit: u16,
}

/// A roll as it was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RollEntry {
    /// The number of the step.
    pub seq: u32,
    pub at: Timestamp,
    /// Whose dice; none for the table's own.
    pub seat: Option<Seat>,
    /// Whether real dice were typed in.
    pub typed: bool,
    /// Whether the roll was taken back.
    pub undone: bool,
    /// What came up, in the order of the dice.
    pub dice: Vec<RolledDie>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RolledDie {
    #[ts(as = "Die")]
    pub die: Arc<Die>,
    /// What came up, from 0.
    pub face: u16,
}

/// A page of rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RollsPage {
    pub rolls: Vec<RollEntry>,
    /// Whether older ones follow.
    pub more: bool,
}

/// The seal of a table's luck: what can be checked, and whether it can be checked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Seal {
    /// SHA-256 of the seed, shown since `sealed`.
    pub commitment: String,
    /// When the table was opened.
    pub sealed: Timestamp,
    /// The seed in hexadecimal; none before the table has ended.
    pub seed: Option<String>,
    /// How many faces the app drew.
    pub faces: u64,
}

/// A test of one kind of die, rolled at once and stored nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TestDice {
    pub die: Die,
    /// How often, up to 1,000,000.
    pub rolls: u32,
}

/// Dice saved under a name for the next evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DiceSet {
    /// Up to 24 letters.
    pub name: String,
    pub dice: Vec<Die>,
}

/// All dice under names, in the order they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DiceSets {
    /// Up to 50, with different names.
    pub sets: Vec<DiceSet>,
}
