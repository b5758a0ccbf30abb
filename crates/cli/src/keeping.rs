//! `tapete export` and `tapete import`: everything out to a file, and in from one.

use crate::End;
use crate::folder::Folder;
use clap::{Args, ValueEnum};
use service::{FileChoices, Progress};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// What an export is written as.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Everything, as one file of ours that can be taken in again.
    Tapete,
    /// Four tables for spreadsheets, into a folder.
    Csv,
    /// The same with semicolons, for spreadsheets that take the comma for a decimal sign.
    CsvSemicolons,
    /// Finished sessions, as BG Stats reads them.
    BgStats,
}

/// Writes everything that is kept to a file, or to standard output.
#[derive(Args)]
pub(crate) struct Export {
    #[command(flatten)]
    folder: Folder,
    /// What it is written as.
    #[arg(long, value_enum, default_value = "tapete")]
    form: Form,
    /// The file, or the folder for tables; without it, or with `-`, standard output.
    file: Option<PathBuf>,
}

impl Export {
    pub(crate) fn run(self) -> End {
        let app = match self.folder.open() {
            Ok(app) => app,
            Err(end) => return end,
        };
        let service = match app.service() {
            Ok(service) => service,
            Err(error) => return End::Failed(error.message),
        };
        let progress = Progress::default();
        let file = self.file.filter(|file| file.as_os_str() != "-");
        let done = match (self.form, file) {
            (Form::Csv | Form::CsvSemicolons, None) => {
                return End::Failed("the tables are four files: say a folder for them".to_owned());
            }
            (Form::Csv, Some(folder)) => service.export_csv(&folder, false, &progress).map(|_| ()),
            (Form::CsvSemicolons, Some(folder)) => {
                service.export_csv(&folder, true, &progress).map(|_| ())
            }
            (form, file) => {
                let mut out: Box<dyn Write> = match file.as_ref().map(File::create).transpose() {
                    Ok(Some(file)) => Box::new(BufWriter::new(file)),
                    Ok(None) => Box::new(BufWriter::new(io::stdout())),
                    Err(error) => return End::Failed(error.to_string()),
                };
                match form {
                    Form::BgStats => match service.bg_stats(&progress) {
                        Ok(text) => return written(out, &text),
                        Err(error) => Err(error),
                    },
                    _ => service.export(&mut out, &progress),
                }
            }
        };
        done.map_or_else(|error| End::Failed(error.to_string()), |()| End::Done)
    }
}

fn written(mut out: impl Write, text: &str) -> End {
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_or_else(End::from, |()| End::Done)
}

/// Takes a file in: one that was exported, one session's, or one that BG Stats wrote.
///
/// All of it or, when anything in it does not hold, nothing. What is here already is left alone, so the
/// same file may be taken twice.
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
    /// Says what the file would bring, and takes nothing.
    #[arg(long)]
    look: bool,
    /// The file.
    file: PathBuf,
}

impl Import {
    pub(crate) fn run(self) -> End {
        let app = match self.folder.open() {
            Ok(app) => app,
            Err(end) => return end,
        };
        let service = match app.service() {
            Ok(service) => service,
            Err(error) => return End::Failed(error.message),
        };
        let progress = Progress::default();
        let taken = service.look_into(&self.file, &progress).and_then(|preview| {
            println!("{} sessions, {} of them new", preview.sessions, preview.new);
            for namesake in &preview.namesakes {
                println!("known here by name: {}", namesake.name);
            }
            if self.look {
                return Ok(None);
            }
            let same = preview.namesakes.iter().map(|namesake| namesake.theirs);
            let same = if self.same_names { same.collect() } else { Vec::new() };
            let choices = FileChoices { same, utc: self.utc };
            service.take_file(&self.file, &choices, &progress).map(Some)
        });
        match taken {
            Ok(Some(taken)) => {
                let (new, longer, known) = (taken.new, taken.longer, taken.known);
                println!("taken: {new} new, {longer} that had gone on, {known} known");
                End::Done
            }
            Ok(None) => End::Done,
            Err(error) => {
                println!("{} was not taken, nothing has changed: {error}", self.file.display());
                End::Flawed
            }
        }
    }
}
