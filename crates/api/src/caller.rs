//! The caller of a command, and what each caller may ask for.

use crate::{ErrorKind, WireError};
use kernel::{Actor, Seat, Viewer};
use uuid::Uuid;

/// The caller of a command, as the host (window, server, terminal) knows it. Nothing of this is ever read from a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// The device that keeps the table: it asks for everybody, and is lent to each seat in turn.
    Keeper,
    /// A device of its own at one table.
    Guest(Guest),
    /// A device with the link of a table, which has not joined yet.
    Invited(Uuid),
    /// A device that has the words of a table, or knocked with them: the keeper has not let it in.
    Outside(Uuid),
    /// A television that shows every table of the evening.
    Television,
}

/// A device of its own at one table: it asks about no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: Uuid,
    pub session: Uuid,
    /// Where they sit; none for one who only watches.
    pub seat: Option<Seat>,
    /// Whether they have the pencil: they record for everybody at this table, as its keeper does.
    pub pencil: bool,
}

/// Who may ask a command. Each may ask whatever those before them may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Audience {
    /// A television: it is sent what it shows, and asks nothing.
    Television,
    /// A device with the words of a table: it may knock.
    Outside,
    /// A device with the link of a table.
    Invited,
    /// Anyone who looks at a table.
    Anyone,
    /// A guest at a seat.
    Seat,
    /// A guest with the pencil: the keeper of one table.
    Pencil,
    /// The keeper of the device.
    Keeper,
}

impl Caller {
    /// The widest audience that this caller belongs to.
    pub fn audience(self) -> Audience {
        match self {
            Caller::Keeper => Audience::Keeper,
            Caller::Guest(Guest { pencil: true, .. }) => Audience::Pencil,
            Caller::Guest(Guest { seat: Some(_), .. }) => Audience::Seat,
            Caller::Guest(_) => Audience::Anyone,
            Caller::Invited(_) => Audience::Invited,
            Caller::Outside(_) => Audience::Outside,
            Caller::Television => Audience::Television,
        }
    }

    /// The one table that this caller may ask about; none for the keeper, who may ask about all, and for a television,
    /// which asks nothing.
    pub fn session(self) -> Option<Uuid> {
        match self {
            Caller::Keeper | Caller::Television => None,
            Caller::Guest(guest) => Some(guest.session),
            Caller::Invited(session) | Caller::Outside(session) => Some(session),
        }
    }

    /// In whose name a step is recorded.
    ///
    /// # Errors
    /// `forbidden` for a watcher.
    pub(crate) fn actor(self) -> Result<Actor, WireError> {
        match self {
            Caller::Keeper | Caller::Guest(Guest { pencil: true, .. }) => Ok(Actor::Keeper),
            Caller::Guest(Guest { seat: Some(seat), .. }) => Ok(Actor::Seat(seat)),
            Caller::Guest(_) | Caller::Invited(_) | Caller::Outside(_) | Caller::Television => {
                Err(forbidden("a watcher takes no steps"))
            }
        }
    }

    /// Whether this device belongs to no seat and is lent to each seat in turn: the keeper's, or one that watched and was
    /// given the pencil.
    pub(crate) fn is_lent(self) -> bool {
        matches!(self, Caller::Keeper | Caller::Guest(Guest { seat: None, pencil: true, .. }))
    }

    /// Whose view a table is shown in: a guest sees their own hand; the keeper's device may be lent to any seat.
    ///
    /// # Errors
    /// `seat_not_lent` for a hand that is not theirs.
    pub(crate) fn viewer(self, lent: Option<Seat>) -> Result<Viewer, WireError> {
        let own = match self {
            Caller::Guest(guest) => guest.seat,
            Caller::Keeper | Caller::Invited(_) | Caller::Outside(_) | Caller::Television => None,
        };
        // With the pencil the whole table is seen: every number that is asked for, and no hand unless it is asked for.
        let shown = lent.or(own.filter(|_| self.audience() < Audience::Pencil));
        match shown {
            None => Ok(Viewer::Table),
            Some(seat) if self.is_lent() || own == Some(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => {
                let why = "this hand is not lent here";
                Err(WireError::new(ErrorKind::Invalid, "seat_not_lent", why))
            }
        }
    }
}

pub(crate) fn forbidden(why: impl Into<String>) -> WireError {
    WireError::new(ErrorKind::Forbidden, "", why)
}
