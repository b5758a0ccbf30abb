//! Game files: reading and checking them, and their texts.

mod canonical;
pub mod compile;
mod differences;
mod house;
pub(super) mod intake;
pub(super) mod limits;
mod link;
mod scopes;
pub(super) mod texts;
mod values;

use super::fault::{Fault, Why};
use super::form::GameFile;
use super::model::Config;
pub use canonical::{copy, text};
pub use compile::names_at;
use compile::{MOST_STORED_WORK, MOST_WORK, Plan};
pub use differences::{Difference, differences};
pub(super) use house::{limits_of_house, usual};
pub use link::{link, text_of};
pub use scopes::RESERVED;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// The largest file, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;

/// A game file with its expressions read; two are equal when their files are.
#[derive(Debug)]
pub struct Rules {
    /// The file as it is.
    pub file: GameFile,
    /// The same for the same file, as long as the app runs.
    pub mark: u64,
    /// The file as screens need it at a table: without its facts and its cases.
    pub shown: Arc<GameFile>,
    pub plan: Plan,
    /// The configuration of a table with its usual house rules.
    pub usual: Arc<Config>,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.file == other.file
    }
}

/// Reads the text of a file; its form is right then, and nothing else is known.
///
/// # Errors
/// What is wrong with the form.
pub fn read(text: &str) -> Result<GameFile, Vec<Fault>> {
    let one = |fault| Err(vec![fault]);
    // Some editors put this mark before everything that they write.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > MOST_BYTES {
        return one(Fault::new("", Why::TooLarge { most: MOST_BYTES }));
    }
    if too_deep(text) {
        return one(Fault::new("", Why::Deep));
    }
    // Which format it is, before anything else is asked of it.
    let given: serde_json::Value = match serde_json::from_str(text) {
        Ok(given) => given,
        Err(why) => return one(Fault::new(path_at(text, &why), Why::of_json(&why))),
    };
    if given["format"] != "tapete-game" {
        return one(Fault::new("format", Why::Format));
    }
    if given["version"].as_u64().is_some_and(|version| version > 1) {
        return one(Fault::new("version", Why::Newer));
    }
    let file: GameFile = serde_json::from_str(text)
        .map_err(|why| vec![Fault::new(path_at(text, &why), Why::of_form(&why))])?;
    values::strange(&given, &file).map_or(Ok(file), one)
}

/// Checks a file that was read, and reads its expressions.
///
/// # Errors
/// Everything that is wrong with it, except warnings.
pub fn check(file: GameFile) -> Result<Arc<Rules>, Vec<Fault>> {
    rules(file, MOST_WORK)
}

/// The same for a file that was taken in before, which may be more work.
pub fn check_stored(file: GameFile) -> Result<Arc<Rules>, Vec<Fault>> {
    rules(file, MOST_STORED_WORK)
}

fn rules(file: GameFile, most_work: u64) -> Result<Arc<Rules>, Vec<Fault>> {
    let mut faults = limits::faults(&file);
    let plan = compile::compile(&file, most_work, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let shown = Arc::new(GameFile { cases: Vec::new(), facts: Vec::new(), ..file.clone() });
    let house = file.house.iter().map(|rule| (rule.id.clone(), usual(rule))).collect();
    let usual = Arc::new(Config { game: (*shown).clone(), house, sides: None });
    let mut mark = DefaultHasher::new();
    canonical::text(&shown).hash(&mut mark);
    let mark = mark.finish();
    Ok(Arc::new(Rules { file, mark, shown, plan, usual }))
}

/// Whether brackets are nested more deeply than any file needs.
fn too_deep(text: &str) -> bool {
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > 32 {
            return true;
        }
    }
    false
}

/// The place in a JSON text where an error lies, such as `round.parts[1].value`.
fn path_at(text: &str, why: &serde_json::Error) -> String {
    let before: usize =
        text.split('\n').take(why.line().saturating_sub(1)).map(|l| l.len() + 1).sum();
    let end = (before + why.column()).min(text.len());
    let message = why.to_string();
    // One of several kinds in a list is refused when the comma behind it was read, too.
    let behind = text.get(..end).and_then(|read| read.trim_end().strip_suffix(','));
    let behind = behind.filter(|_| message.contains("did not match any variant"));
    let end = behind.map_or(end, str::len);
    // Each level: the name, or the place in a list.
    let mut levels: Vec<Result<String, usize>> = Vec::new();
    let (mut quoted, mut escaped, mut word, mut last) = (false, false, Vec::new(), String::new());
    for byte in text.as_bytes()[..end].iter().copied() {
        if quoted {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => {
                    quoted = false;
                    last = String::from_utf8_lossy(&word).into_owned();
                }
                other => word.push(other),
            }
            continue;
        }
        match byte {
            b'"' => {
                quoted = true;
                word.clear();
            }
            b'{' => levels.push(Ok(String::new())),
            b'[' => levels.push(Err(0)),
            b':' => {
                if let Some(Ok(name)) = levels.last_mut() {
                    name.clone_from(&last);
                }
            }
            b',' => {
                if let Some(Err(at)) = levels.last_mut() {
                    *at += 1;
                }
            }
            b'}' | b']' if levels.len() > 1 => {
                levels.pop();
            }
            // What the whole file lacks stands at none of its names.
            b'}' => levels.clear(),
            _ => {}
        }
    }
    // A field that is not known is named before its colon.
    if let Some(unknown) =
        message.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next())
        && let Some(Ok(name)) = levels.last_mut()
    {
        unknown.clone_into(name);
    }
    let mut path = String::new();
    for level in levels {
        match level {
            Ok(name) if name.is_empty() => {}
            Ok(name) if path.is_empty() => path = name,
            Ok(name) => path = format!("{path}.{name}"),
            Err(at) => path = format!("{path}[{at}]"),
        }
    }
    path
}
