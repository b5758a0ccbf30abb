//! Faults of a game file: what is wrong, and where.

use super::super::expression::Wrong;
use serde::Serialize;
use ts_rs::TS;

/// What is wrong with a game file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fault {
    /// The kind, such as `game_form`.
    pub code: &'static str,
    /// The place in the file, such as `round.parts[1].value`.
    pub path: String,
    /// The column in an expression, from 1.
    pub column: Option<u32>,
    /// What was found and what was expected, in English.
    pub what: String,
}

impl Fault {
    /// A fault at a place.
    pub fn new(code: &'static str, path: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { code, path: path.into(), column: None, what: what.into() }
    }

    /// A fault of an expression that stands at a place.
    pub fn of(path: impl Into<String>, wrong: Wrong) -> Fault {
        Fault { code: wrong.code, path: path.into(), column: wrong.column, what: wrong.what }
    }

    /// Whether the file can be played all the same.
    pub fn is_warning(&self) -> bool {
        self.code == "game_language"
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.path)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        write!(f, ": {} ({})", self.what, self.code)
    }
}
