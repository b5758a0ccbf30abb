//! Who asks, and what they may ask for.

use crate::{ErrorKind, WireError};
use kernel::{Actor, Seat, Viewer};

/// Who asks, as the host (window, server, terminal) knows it. Nothing of this is ever read from a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// The device that keeps the table: it asks for everybody, and is lent to each seat in turn.
    Keeper,
    /// A guest with a device of their own at a seat.
    Guest(Seat),
    /// A watcher of a table.
    Watcher,
}

/// Who may ask a command. Each may ask whatever those before them may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Audience {
    /// Anyone who looks at a table.
    Anyone,
    /// A guest at a seat.
    Seat,
    /// The keeper of the device.
    Keeper,
}

impl Caller {
    /// The widest audience that this caller belongs to.
    pub fn audience(self) -> Audience {
        match self {
            Caller::Keeper => Audience::Keeper,
            Caller::Guest(_) => Audience::Seat,
            Caller::Watcher => Audience::Anyone,
        }
    }

    /// In whose name a step is recorded.
    ///
    /// # Errors
    /// `forbidden` for a watcher.
    pub(crate) fn actor(self) -> Result<Actor, WireError> {
        match self {
            Caller::Keeper => Ok(Actor::Keeper),
            Caller::Guest(seat) => Ok(Actor::Seat(seat)),
            Caller::Watcher => Err(forbidden("a watcher takes no steps")),
        }
    }

    /// Whose view a table is shown in: a guest sees their own hand; the keeper's device may be lent to any seat.
    ///
    /// # Errors
    /// `seat_not_lent` for a hand that is not theirs.
    pub(crate) fn viewer(self, lent: Option<Seat>) -> Result<Viewer, WireError> {
        match (self, lent) {
            (Caller::Keeper, Some(seat)) => Ok(Viewer::Seat(seat)),
            (Caller::Guest(own), None) => Ok(Viewer::Seat(own)),
            (Caller::Guest(own), Some(seat)) if own == seat => Ok(Viewer::Seat(own)),
            (Caller::Guest(_) | Caller::Watcher, Some(_)) => Err(WireError::new(
                ErrorKind::Invalid,
                "seat_not_lent",
                "this hand is not lent here",
            )),
            (Caller::Keeper | Caller::Watcher, None) => Ok(Viewer::Table),
        }
    }
}

pub(crate) fn forbidden(why: impl Into<String>) -> WireError {
    WireError::new(ErrorKind::Forbidden, "", why)
}
