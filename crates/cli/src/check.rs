//! `tapete check`: full integrity check of a data folder.

use crate::End;
use crate::folder::Folder;
use clap::Args;
use games::GAMES;
use service::{Progress, ServiceError, SessionService, Store, SystemClock, database_in};
use std::path::Path;

/// Checks that everything in the data folder is whole: the file itself, every step of every table, and
/// that every table comes to its stored result when it is folded anew.
///
/// Ends with 0 when all is well and 1 when something is not; a damaged file is left as it is.
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    folder: Folder,
}

impl Check {
    pub(crate) fn run(self) -> End {
        let database = match self.folder.path() {
            Ok(folder) => database_in(&folder),
            Err(end) => return end,
        };
        // Opening would create it.
        if !database.exists() {
            return End::Failed(format!("{} is not there", database.display()));
        }
        match findings(&database) {
            Ok(findings) if findings.is_empty() => {
                println!("{} is whole", database.display());
                End::Done
            }
            Ok(findings) => {
                for finding in findings {
                    println!("{finding}");
                }
                End::Flawed
            }
            Err(error) => {
                println!("{} cannot be opened: {error}", database.display());
                End::Flawed
            }
        }
    }
}

fn findings(database: &Path) -> Result<Vec<String>, ServiceError> {
    let service = SessionService::new(Store::open(database)?, GAMES, SystemClock::new());
    service.full_integrity_check(&Progress::default())
}
