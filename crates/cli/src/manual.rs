//! `tapete manual` and `tapete completions`: what a system's manual and shells know of the program.

use crate::End;
use clap::{Args, Command};
use clap_complete::Shell;
use std::path::PathBuf;

/// Writes the manual pages of this program, one for each command, into a folder.
#[derive(Args)]
pub(crate) struct Manual {
    /// The folder, which is made where it is missing.
    folder: PathBuf,
}

impl Manual {
    pub(crate) fn run(self, program: Command) -> End {
        let written = std::fs::create_dir_all(&self.folder)
            .and_then(|()| clap_mangen::generate_to(program, &self.folder));
        written.map_or_else(End::from, |()| End::Done)
    }
}

/// Prints what a shell needs to complete this program's arguments.
#[derive(Args)]
pub(crate) struct Completions {
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, mut program: Command) -> End {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "tapete", &mut script);
        let written = std::io::Write::write_all(&mut std::io::stdout(), &script);
        written.map_or_else(End::from, |()| End::Done)
    }
}
