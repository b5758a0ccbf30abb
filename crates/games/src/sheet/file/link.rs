//! A game file as a link: its text without cases.

use super::super::fault::{Fault, Why};
use super::super::form::GameFile;
use super::{MOST_BYTES, canonical};
use crate::packed_link::{is_packed, pack, unpack};
use std::borrow::Cow;

const BEGIN: &str = "TAPETE://GAME/";

/// A link to a file; none when it would be too long.
pub fn link(file: &GameFile) -> Option<String> {
    let file = GameFile { cases: Vec::new(), schema: None, ..file.clone() };
    pack(BEGIN, &serde_json::to_string(&file).ok()?)
}

/// The text of a file, in whichever form it came: as it is, or as a link.
///
/// # Errors
/// When a link is not whole, or too much comes out of it.
pub fn text_of(said: &str) -> Result<Cow<'_, str>, Fault> {
    let said = said.trim_start_matches('\u{feff}').trim();
    if !is_packed(BEGIN, said) {
        return Ok(said.into());
    }
    let text = unpack(BEGIN, said, MOST_BYTES).ok_or_else(|| Fault::new("", Why::LinkCut))?;
    // What was sent has no blanks; as it is kept it is laid out.
    Ok(super::read(&text).map_or(text, |file| canonical::text(&file)).into())
}
