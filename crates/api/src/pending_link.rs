//! The deep link or file that was opened from outside, until the screen takes it.

use crate::deep_link::{Address, AddressFault, read};
use crate::{App, ErrorKind, WireError, upload};
use serde::Serialize;
use service::{FileFault, ServiceError};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use ts_rs::TS;
use uuid::Uuid;

/// A deep link or file that waits to be opened by a screen.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum DeepLink {
    /// A session to look back at.
    Session { session: Uuid },
    /// A table to go on with.
    Table { session: Uuid },
    /// An uploaded file, to be previewed before its import.
    File { file: Uuid },
    /// A game file, as its text or as a link, to be looked at before it is saved.
    Game { text: String },
    /// The link of a snapshot, to be looked at.
    Snapshot { link: String },
    /// It could not be opened; nothing has changed.
    Refused { error: WireError },
}

/// The last link that was opened; a newer one takes its place.
#[derive(Default)]
pub(crate) struct PendingLink(Mutex<Option<DeepLink>>);

impl PendingLink {
    pub(crate) fn take(&self) -> Option<DeepLink> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn put(&self, link: DeepLink) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(link);
    }
}

impl App {
    /// Opens a deep link, or a file by its path (from the folder `from`) or its `file:` address. Nothing is
    /// imported: the screen takes the link and shows it. May wait for the disk, and for the migration after an
    /// update.
    pub fn open_link(&self, link: &str, from: &Path) {
        let opened = self.resolve(link, from);
        self.pending_link().put(opened.unwrap_or_else(|error| DeepLink::Refused { error }));
    }

    fn resolve(&self, link: &str, from: &Path) -> Result<DeepLink, WireError> {
        let refused = |code, why: &str| WireError::new(ErrorKind::Invalid, code, why);
        let address = read(link).map_err(|fault| match fault {
            AddressFault::TooLong => refused("link_long", "longer than any address"),
            AddressFault::Strange => refused("link_strange", "no address of ours"),
        })?;
        self.database().wait_for_first_try();
        let service = self.service()?;
        let (session, table) = match address {
            Address::File(path) => {
                let path = from.join(path);
                return match upload::copy_of(self.folder(), &path) {
                    Err(FileFault::Game) => {
                        let text = upload::text_of(&path).map_err(ServiceError::from)?;
                        Ok(DeepLink::Game { text })
                    }
                    copied => Ok(DeepLink::File { file: copied.map_err(ServiceError::from)? }),
                };
            }
            Address::Game(text) => return Ok(DeepLink::Game { text }),
            Address::Snapshot(link) => return Ok(DeepLink::Snapshot { link }),
            Address::Session(session) => (session, false),
            Address::Table(session) => (session, true),
        };
        let card = service.card(session).map_err(|error| match error {
            ServiceError::NotFound(what) => {
                WireError::new(ErrorKind::NotFound, "link_unknown", format!("no such {what}"))
            }
            other => other.into(),
        })?;
        // A session of another program has no table to go on with.
        let table = table && !card.foreign;
        Ok(if table { DeepLink::Table { session } } else { DeepLink::Session { session } })
    }
}
