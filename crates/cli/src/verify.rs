//! `tapete verify`: whether the dice of an evening fell as their seed says.

use crate::End;
use clap::Args;
use service::check_proof;
use std::path::PathBuf;

/// Recomputes every roll of a file of rolls from the seed that stands in it, and the seed's hash, which was
/// shown before the first roll.
///
/// Ends with 0 when everything fits and 1 when something does not.
#[derive(Args)]
pub(crate) struct Verify {
    /// The file, as the app keeps it after a table has ended; `-` reads it from the input.
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> End {
        let text = match &*self.file.to_string_lossy() {
            "-" => std::io::read_to_string(std::io::stdin()),
            _ => std::fs::read_to_string(&self.file),
        };
        let text = match text {
            Ok(text) => text,
            Err(error) => return End::Failed(format!("{}: {error}", self.file.display())),
        };
        match check_proof(&text) {
            Ok(found) => {
                say!("{} rolls with {} faces follow from the seed", found.rolls, found.faces);
                End::Done
            }
            Err(fault) => {
                say!("{fault}");
                End::Flawed
            }
        }
    }
}
