//! The file form of a preset (named house rules).

use crate::presets::PresetFault;
use kernel::Options;
use serde::{Deserialize, Serialize};

/// What such a file says it is.
pub(crate) const FORMAT: &str = "tapete-preset";
/// The newest form of the file that is known here.
const VERSION: u64 = 1;
/// The longest file that is even looked at, in bytes: house rules may hold a whole game file.
const LONGEST: usize = 128 * 1_024;

/// What a file holds; the schema stands in `docs/preset.schema.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresetFile {
    format: String,
    version: u64,
    pub(crate) game: String,
    /// The name of the house rules.
    pub(crate) name: String,
    /// Options with their values; absent ones have their default.
    pub(crate) config: Options,
}

/// As much of a file as every version has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u64,
}

impl PresetFile {
    /// A file for these house rules.
    pub(crate) fn new(game: String, name: String, config: Options) -> PresetFile {
        PresetFile { format: FORMAT.to_owned(), version: VERSION, game, name, config }
    }

    /// The file's text.
    pub(crate) fn text(&self) -> Result<String, String> {
        let text = serde_json::to_string_pretty(self).map_err(|e| e.to_string())?;
        // The longest house rules are written without the blanks, or their file could not be read again.
        let text = if text.len() < LONGEST { Ok(text) } else { serde_json::to_string(self) };
        Ok(text.map_err(|e| e.to_string())? + "\n")
    }

    /// Reads a file that came from anywhere.
    pub(crate) fn read(text: &str) -> Result<PresetFile, PresetFault> {
        if text.len() > LONGEST {
            return Err(PresetFault::TooLarge { most: LONGEST });
        }
        // Some editors begin a file with this mark.
        let text = text.trim_start_matches('\u{feff}');
        let head: Head = serde_json::from_str(text).map_err(foreign)?;
        if head.format != FORMAT || head.version == 0 {
            return Err(foreign(format!("{:?} of version {}", head.format, head.version)));
        }
        if head.version > VERSION {
            return Err(PresetFault::Newer { version: head.version, known: VERSION });
        }
        serde_json::from_str(text).map_err(foreign)
    }

    /// What the file may be called: the game and the name, in letters that every system takes.
    pub(crate) fn file_name(&self) -> String {
        let mut name = format!("{} {}", self.game, self.name);
        name.retain(|c| c.is_alphanumeric() || c.is_whitespace());
        let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
        let name: String = words.join("-").chars().take(60).collect();
        format!("{name}.tapete.json")
    }
}

fn foreign(why: impl ToString) -> PresetFault {
    PresetFault::Foreign { why: why.to_string() }
}
