//! What was asked to be opened from outside, kept until the screen takes it.

use crate::address::{Address, AddressFault, read};
use crate::{App, ErrorKind, Opening, WireError, incoming};
use service::ServiceError;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The last thing that was asked for; whoever asks again before it was taken means the new one.
#[derive(Default)]
pub(crate) struct Door(Mutex<Option<Opening>>);

impl Door {
    /// Takes what waits.
    pub(crate) fn take(&self) -> Option<Opening> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn put(&self, opening: Opening) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(opening);
    }
}

impl App {
    /// Somebody outside asks to open `said`: a link of ours, or a file as its path (from the folder
    /// `from`) or its address. Nothing of it is taken in: the screen takes the answer and shows it. May
    /// wait for the disk, and until everything is in order.
    pub fn knock(&self, said: &str, from: &Path) {
        let opening = self.opening(said, from);
        self.door().put(opening.unwrap_or_else(|error| Opening::Refused { error }));
    }

    fn opening(&self, said: &str, from: &Path) -> Result<Opening, WireError> {
        let refused = |code, why: &str| WireError::new(ErrorKind::Invalid, code, why);
        let address = read(said).map_err(|fault| match fault {
            AddressFault::TooLong => refused("link_long", "longer than any address"),
            AddressFault::Strange => refused("link_strange", "no address of ours"),
        })?;
        // What is asked for while everything is put in order is opened after it.
        self.kept().wait();
        let service = self.service()?;
        let (session, table) = match address {
            Address::File(path) => {
                let laid = incoming::lay_from(self.folder(), &from.join(path));
                return Ok(Opening::File { file: laid.map_err(ServiceError::from)? });
            }
            Address::Session(session) => (session, false),
            Address::Table(session) => (session, true),
        };
        let card = service.card(session).map_err(|error| match error {
            ServiceError::NotFound(what) => {
                WireError::new(ErrorKind::NotFound, "link_unknown", format!("no such {what}"))
            }
            other => other.into(),
        })?;
        // What another program kept has no table to sit down at.
        let table = table && !card.foreign;
        Ok(if table { Opening::Table { session } } else { Opening::Session { session } })
    }
}
