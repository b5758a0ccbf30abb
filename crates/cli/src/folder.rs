//! The data folder: `--data`, else `TAPETE_DATA`, else the platform's own place.

use crate::End;
use api::App;
use clap::Args;
use service::database_in;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct Folder {
    /// The data folder; without it TAPETE_DATA names it, else it is the platform's own.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Folder {
    pub(crate) fn path(self) -> Result<PathBuf, End> {
        self.data.or_else(api::data_folder).ok_or_else(|| {
            End::Failed("this machine names no place for data: say one with --data".to_owned())
        })
    }

    /// Opens it where there is a database. Opening would make an empty one.
    pub(crate) fn open_there(self) -> Result<App, End> {
        let path = self.path()?;
        is_there(&path)?;
        Folder { data: Some(path) }.open()
    }

    /// Opens it. Says so where that takes a while, and waits.
    pub(crate) fn open(self) -> Result<App, End> {
        let app = App::open(&self.path()?);
        if app.preparing().is_some() {
            eprintln!("tapete: rebuilding the lists after an update, this may take a while");
        }
        Ok(app.ready())
    }
}

/// Whether there is a database in a folder.
pub(crate) fn is_there(folder: &Path) -> Result<(), End> {
    let database = database_in(folder);
    if database.exists() {
        Ok(())
    } else {
        Err(End::Failed(format!("{} is not there", database.display())))
    }
}
