//! Examining a game file: its entries are tried and its cases are played, by the rules of a table.

pub mod cases;
#[cfg(test)]
mod coverage;
mod probes;

use super::fault::Fault;
use super::file::{Rules, check, intake, read, texts};
use super::form::{self, GameFile};

/// What is known of the text of a file once it was read, its entries tried and its cases played.
#[derive(Debug, Default)]
pub struct Examined {
    /// The file, where its form is right.
    pub file: Option<GameFile>,
    /// Everything that is wrong with it; warnings too.
    pub faults: Vec<Fault>,
    /// How many of its cases come out.
    pub held: usize,
}

/// Reads a text as a file, tries its entries and plays its cases.
pub fn examine(text: &str) -> Examined {
    let file = match read(text) {
        Ok(file) => file,
        Err(faults) => return Examined { faults, ..Examined::default() },
    };
    let (mut faults, mut held) = (intake::faults(&file), 0);
    match check(file.clone()) {
        Err(wrong) => faults.extend(wrong),
        Ok(rules) => {
            faults.extend(probes::faults(&rules));
            if faults.is_empty() {
                faults = cases::faults(&rules);
                held = file.cases.len().saturating_sub(faults.len());
            }
            faults.extend(texts::missing_languages(&file));
        }
    }
    Examined { file: Some(file), faults, held }
}
