//! People and groups as they travel to a screen.

use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Person {
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from everybody else's.
    pub name: String,
    /// The piece that stands for them: 0 to 7 (disc, square, triangle, diamond, cross, ring, dome, hourglass).
    pub piece: u8,
    /// How many tables they have sat at.
    pub tables: u32,
    /// Whether they are left out where people are chosen.
    pub archived: bool,
    /// Who turned out to be them; each can be told apart again.
    pub also: Vec<AlsoKnown>,
}

/// A person whose name was forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Forgotten {
    pub person: Person,
    /// In the journals of so many sessions the name stays: they were opened before journals held ids.
    pub sessions: u32,
}

/// A person who was merged into another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AlsoKnown {
    pub id: Uuid,
    /// The name they had.
    pub name: String,
}

/// People who often play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Group {
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from every other group's.
    pub name: String,
    pub people: Vec<Uuid>,
    /// Whether its pages speak of no wins and no rates.
    pub hide_rates: bool,
}
