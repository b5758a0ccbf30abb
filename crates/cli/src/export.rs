//! `tapete export`: everything as a file.

use crate::End;
use crate::folder::Folder;
use clap::{Args, ValueEnum};
use service::{Progress, private};
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};

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
        let app = match self.folder.open_there() {
            Ok(app) => app,
            Err(end) => return end,
        };
        let service = match app.service() {
            Ok(service) => service,
            Err(error) => return End::Failed(error.message),
        };
        let progress = Progress::default();
        let file = self.file.filter(|file| file.as_os_str() != "-");
        let csv = |folder: &Path, semicolons| service.export_csv(folder, semicolons, &progress);
        let write = |out: &mut dyn Write| match self.form {
            Form::BgStats => Ok(out.write_all(service.bg_stats(&progress)?.as_bytes())?),
            _ => Ok(service.export(out, &progress)?),
        };
        let done: Result<(), Box<dyn Error>> = match (self.form, file) {
            (Form::Csv | Form::CsvSemicolons, None) => {
                return End::Failed("the tables are four files: say a folder for them".to_owned());
            }
            (Form::Csv, Some(folder)) => csv(&folder, false).map(drop).map_err(Into::into),
            (Form::CsvSemicolons, Some(folder)) => csv(&folder, true).map(drop).map_err(Into::into),
            (_, Some(file)) => whole(&file, &progress, write),
            (_, None) => {
                let mut out = BufWriter::new(Reader(io::stdout()));
                write(&mut out).and_then(|()| Ok(out.flush()?))
            }
        };
        match (done, progress.left_out()) {
            (Err(error), _) => End::Failed(error.to_string()),
            (Ok(()), 0) => End::Done,
            (Ok(()), n) => {
                eprintln!(
                    "tapete: left out {n} of the sessions, damaged; `tapete check` names them"
                );
                End::Flawed
            }
        }
    }
}

/// Writes a file beside the one that is there, and takes its place when it is whole: a file that could not be written
/// leaves the earlier one as it was, and one without the damaged sessions, which the earlier one may hold, stays beside
/// it. Only its owner can read it.
fn whole(
    path: &Path,
    progress: &Progress,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    // A pipe or a device has no earlier content.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return write(&mut File::create(path)?);
    }
    let beside = |ending| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let part = beside(".part");
    let mut out = BufWriter::new(private::file(&part)?);
    let written = write(&mut out)
        .and_then(|()| Ok(out.flush()?))
        .and_then(|()| Ok(out.get_ref().sync_all()?))
        .and_then(|()| {
            if progress.left_out() == 0 || !path.exists() {
                return Ok(private::rename(&part, path)?);
            }
            let incomplete = beside(".incomplete");
            private::rename(&part, &incomplete)?;
            eprintln!("tapete: {} stays, the new one is {}", path.display(), incomplete.display());
            Ok(())
        });
    written.inspect_err(|_| drop(fs::remove_file(&part)))
}

/// Standard output; what its reader does not want any more goes nowhere.
struct Reader(Stdout);

impl Write for Reader {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        gone(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        gone(self.0.flush(), ())
    }
}

fn gone<T>(written: io::Result<T>, nothing: T) -> io::Result<T> {
    written.or_else(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Ok(nothing),
        _ => Err(error),
    })
}
