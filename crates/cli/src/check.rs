//! `tapete check`: full integrity check of a data folder.

use crate::End;
use crate::folder::{Folder, is_there};
use clap::Args;
use games::GAMES;
use service::{Progress, ServiceError, SessionService, Store, SystemClock, database_in};
use std::path::{Path, PathBuf};

/// Runs the integrity check of a data folder: the database file, every step of every table, and whether a rebuild gives
/// the same lists and statistics.
///
/// Ends with 0 when all is well and 1 when something is not; a damaged file is left as it is.
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    folder: Folder,
    /// Rebuilds what lists and statistics show, before it is checked.
    #[arg(long)]
    rebuild: bool,
}

impl Check {
    pub(crate) fn run(self) -> End {
        let rebuild = self.rebuild;
        let there = |folder: PathBuf| is_there(&folder).map(|()| database_in(&folder));
        let database = match self.folder.path().and_then(there) {
            Ok(database) => database,
            Err(end) => return end,
        };
        match findings(&database, rebuild) {
            Ok(findings) if findings.is_empty() => {
                say!("{} is whole", database.display());
                End::Done
            }
            Ok(findings) => {
                for finding in findings {
                    say!("{finding}");
                }
                End::Flawed
            }
            Err(error) => {
                say!("{} cannot be opened: {error}", database.display());
                End::Flawed
            }
        }
    }
}

fn findings(database: &Path, rebuild: bool) -> Result<Vec<String>, ServiceError> {
    let service = SessionService::new(Store::open(database)?, GAMES, SystemClock::new());
    let progress = Progress::default();
    // What an older version wrote is worked out again by every start, too.
    if rebuild || !service.store().projected()? {
        service.rebuild_job(&progress)?;
    }
    service.full_integrity_check(&progress)
}
