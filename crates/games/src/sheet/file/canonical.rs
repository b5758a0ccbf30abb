//! The one text of a game file: names in the order of the form, short things on one line.

use super::super::form::{Author, GameFile};
use super::super::said::Said;
use super::MOST_BYTES;
use super::limits::MOST_ID;
use super::texts::MOST_LETTERS;

/// The longest line that is not broken up.
const WIDTH: usize = 110;

/// A file as it is stored, sent and compared.
pub fn text(file: &GameFile) -> String {
    let file = GameFile { schema: None, ..file.clone() };
    // Nothing of a file can fail to be written.
    let short = serde_json::to_string(&file).unwrap_or_default();
    let mut wide = String::new();
    lay(&short, 0, &mut wide);
    wide.push('\n');
    if wide.len() <= MOST_BYTES { wide } else { short }
}

/// The same game under another id: the n-th with its name.
pub fn copy(file: &GameFile, n: u32) -> GameFile {
    let end = format!("_{n}");
    let mut id = file.id.clone();
    id.truncate(MOST_ID - end.len());
    let by = Author { based_on: Some(file.id.clone()), ..file.by.clone().unwrap_or_default() };
    GameFile { id: id + &end, name: numbered(&file.name, n), by: Some(by), ..file.clone() }
}

fn numbered(name: &Said, n: u32) -> Said {
    let end = format!(" ({n})");
    let number = |text: &String| {
        let kept: String = text.chars().take(MOST_LETTERS - end.len()).collect();
        kept.trim_end().to_owned() + &end
    };
    match name {
        Said::One(text) => Said::One(number(text)),
        Said::By(texts) => Said::By(
            texts.iter().map(|(language, text)| (language.clone(), number(text))).collect(),
        ),
    }
}

/// Lays JSON without blanks out.
fn lay(json: &str, indent: usize, out: &mut String) {
    let members = members(json);
    if indent + json.len() <= WIDTH || members.is_empty() {
        spaced(json, out);
        return;
    }
    let (open, close) = (&json[..1], &json[json.len() - 1..]);
    out.push_str(open);
    for (at, member) in members.iter().enumerate() {
        out.push_str(if at == 0 { "\n" } else { ",\n" });
        out.push_str(&" ".repeat(indent + 2));
        let value = if open == "{" { member.find("\":").map_or(0, |at| at + 2) } else { 0 };
        spaced(&member[..value], out);
        lay(&member[value..], indent + 2, out);
    }
    out.push('\n');
    out.push_str(&" ".repeat(indent));
    out.push_str(close);
}

/// What stands between the brackets of a list or an object.
fn members(json: &str) -> Vec<&str> {
    if !json.starts_with(['[', '{']) || json.len() <= 2 {
        return Vec::new();
    }
    let mut members = Vec::new();
    let (mut depth, mut begin) = (0usize, 1);
    for (at, byte) in outside(json) {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 1 => {
                members.push(&json[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    members.push(&json[begin..json.len() - 1]);
    members
}

/// The bytes of a JSON text that stand in no string.
fn outside(json: &str) -> impl Iterator<Item = (usize, u8)> {
    let (mut quoted, mut escaped) = (false, false);
    json.bytes().enumerate().filter(move |(_, byte)| {
        let was = quoted;
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ => {}
        }
        !was && !quoted
    })
}

/// Puts a blank behind each comma and colon.
fn spaced(json: &str, out: &mut String) {
    let mut begin = 0;
    for (at, _) in outside(json).filter(|(_, byte)| matches!(byte, b',' | b':')) {
        out.push_str(&json[begin..=at]);
        out.push(' ');
        begin = at + 1;
    }
    out.push_str(&json[begin..]);
}
