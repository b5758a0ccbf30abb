//! `tapete check`: whether what is kept is whole.

use crate::End;
use crate::folder::Folder;
use clap::Args;

/// Checks that everything in the data folder is whole; changes nothing.
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    folder: Folder,
}

impl Check {
    pub(crate) fn run(self) -> End {
        match self.folder.path() {
            Ok(folder) => End::Failed(format!("{} cannot be checked yet", folder.display())),
            Err(end) => end,
        }
    }
}
