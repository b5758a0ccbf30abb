//! How a game's people say it shorter than the general language; it is optional.

use super::case::{Case, Checked};
use super::rage;
use kernel::Viewer;
use serde_json::Value;

/// What was found, and what should have been.
pub(crate) type Found = (Value, Value);

/// A command line.
type Say = fn(&mut Case, &str) -> Option<Result<Value, String>>;
/// What `expect` looks at.
type Look = fn(&mut Case, &str, Viewer, &str) -> Option<Result<Found, String>>;
/// A question, known by its first word.
type Ask = fn(&Case, &str, &str) -> Option<Checked>;

/// A game's own words. What they answer `None` to is read in the general language.
pub(crate) struct Tongue {
    pub(crate) command: Say,
    pub(crate) look: Look,
    pub(crate) question: Ask,
}

/// The tongue of a game.
pub(crate) fn tongue(game: &str) -> Tongue {
    match game {
        "rage" => rage::TONGUE,
        _ => Tongue { command: |_, _| None, look: |_, _, _, _| None, question: |_, _, _| None },
    }
}
