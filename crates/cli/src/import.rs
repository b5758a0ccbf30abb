//! `tapete import`: a file of ours or of BG Stats into the data folder.

use crate::End;
use crate::folder::Folder;
use clap::Args;
use service::{FileChoices, LeftOut, Progress};
use std::fs::File;
use std::path::PathBuf;

/// Imports a file: one that was exported, one session's, or one that BG Stats wrote.
///
/// A session in it that does not hold together is left out and named; everything else is imported. What is
/// here already is left alone, so the same file may be imported twice.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Import {
    #[command(flatten)]
    folder: Folder,
    /// People of the file whose names are known here are the same people; without it they are others
    /// and get a number behind their name.
    #[arg(long)]
    same_names: bool,
    /// Times that have no zone are UTC, not this machine's.
    #[arg(long)]
    utc: bool,
    /// Says what the file would bring, and imports nothing.
    #[arg(long)]
    look: bool,
    /// The file.
    file: PathBuf,
}

impl Import {
    pub(crate) fn run(self) -> End {
        if let Err(why) = File::open(&self.file) {
            return End::Failed(format!("{}: {why}", self.file.display()));
        }
        let opened = if self.look { self.folder.open_there() } else { self.folder.open() };
        let app = match opened {
            Ok(app) => app,
            Err(end) => return end,
        };
        let service = match app.service() {
            Ok(service) => service,
            Err(error) => return End::Failed(error.message),
        };
        let progress = Progress::default();
        let taken = service.preview_import(&self.file, &progress).and_then(|preview| {
            say!("{} sessions, {} of them new", preview.sessions, preview.new);
            for left in &preview.left_out {
                let LeftOut { number, game, people, why, .. } = left;
                say!(
                    "left out: session {number} of the file, {game} ({}): {why}",
                    people.join(", ")
                );
            }
            for namesake in &preview.namesakes {
                say!("known here by name: {}", namesake.name);
            }
            if self.look {
                return Ok(None);
            }
            let same = preview.namesakes.iter().map(|namesake| namesake.theirs);
            let same = if self.same_names { same.collect() } else { Vec::new() };
            let choices = FileChoices { same, utc: self.utc };
            service.import_file(&self.file, &choices, &progress).map(Some)
        });
        match taken {
            Ok(Some(taken)) => {
                let (new, longer, known) = (taken.new, taken.longer, taken.known);
                say!("taken: {new} new, {longer} that had gone on, {known} known");
                End::Done
            }
            Ok(None) => End::Done,
            Err(error) => {
                say!("{} was not taken, nothing has changed: {error}", self.file.display());
                End::Flawed
            }
        }
    }
}
