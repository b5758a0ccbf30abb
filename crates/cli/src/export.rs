//! `tapete export`: everything as a file.

use crate::End;
use crate::folder::Folder;
use clap::{Args, ValueEnum};
use service::Progress;
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

/// Exports everything to a file, or to standard output.
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
