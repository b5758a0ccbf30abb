//! `tapete game check`: everything that is wrong with game files.

use crate::End;
use clap::{Args, Subcommand};
use games::sheet::examine::{Examined, examine};
use std::path::PathBuf;

/// Game files: games that are written down and not built in.
#[derive(Args)]
pub(crate) struct Game {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Reads files, tries their expressions and plays their cases; names everything that is wrong with its place.
    ///
    /// Ends with 0 when all files can be played, 1 when one cannot, 2 when one cannot be read.
    Check {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

impl Game {
    pub(crate) fn run(self) -> End {
        let What::Check { files } = self.what;
        let mut flawed = false;
        for path in files {
            let text = match std::fs::read_to_string(&path) {
                Ok(text) => text,
                Err(error) => return End::Failed(format!("{}: {error}", path.display())),
            };
            let Examined { faults, held, .. } = examine(&text);
            for fault in &faults {
                say!("{}: {fault}", path.display());
            }
            let wrong = faults.iter().any(|fault| !fault.is_warning());
            if !wrong {
                let examples = if held == 1 { "example comes out" } else { "examples come out" };
                say!("{} can be played; {held} {examples}", path.display());
            }
            flawed |= wrong;
        }
        if flawed { End::Flawed } else { End::Done }
    }
}
