//! A game file as a link: its text without cases, deflated, in base 32.

use super::fault::{Fault, Why};
use super::form::GameFile;
use super::{MOST_BYTES, canonical};
use miniz_oxide::deflate::{CompressionLevel, compress_to_vec};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::borrow::Cow;

const BEGIN: &str = "TAPETE://GAME/";
/// The longest link: a QR code of its letters has at most version 30.
const LONGEST: usize = 2_500;
/// RFC 4648.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A link to a file, in capitals as a QR code packs them best; none when it would be too long.
pub fn link(file: &GameFile) -> Option<String> {
    let file = GameFile { cases: Vec::new(), schema: None, ..file.clone() };
    let short = serde_json::to_string(&file).ok()?;
    let packed = compress_to_vec(short.as_bytes(), CompressionLevel::BestCompression as u8);
    let link = BEGIN.to_owned() + &encode(&packed);
    (link.len() <= LONGEST).then_some(link)
}

/// The text of a file, in whichever form it came: as it is, or as a link.
///
/// # Errors
/// When a link is not whole, or too much comes out of it.
pub fn text_of(said: &str) -> Result<Cow<'_, str>, Fault> {
    let said = said.trim_start_matches('\u{feff}').trim();
    let begin = said.get(..BEGIN.len()).filter(|begin| begin.eq_ignore_ascii_case(BEGIN));
    if begin.is_none() {
        return Ok(said.into());
    }
    let cut = || Fault::new("", Why::LinkCut);
    // Some programs close an address that has no dot in it.
    let packed = said[BEGIN.len()..].trim_end_matches('/');
    if packed.len() > LONGEST {
        return Err(cut());
    }
    let packed = decode(packed).ok_or_else(cut)?;
    let text = decompress_to_vec_with_limit(&packed, MOST_BYTES).map_err(|_| cut())?;
    // What was sent has no blanks; as it is kept it is laid out.
    let text = String::from_utf8(text).map_err(|_| cut())?;
    Ok(super::read(&text).map_or(text, |file| canonical::text(&file)).into())
}

fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut waiting, mut bits) = (0u32, 0);
    for byte in bytes {
        waiting = waiting << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(LETTERS[(waiting >> bits) as usize % 32]));
        }
    }
    if bits > 0 {
        text.push(char::from(LETTERS[(waiting << (5 - bits)) as usize % 32]));
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut waiting, mut bits) = (0u32, 0);
    for letter in text.bytes() {
        let upper = letter.to_ascii_uppercase();
        let value = LETTERS.iter().position(|known| *known == upper)?;
        waiting = waiting << 5 | value as u32;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((waiting >> bits) as u8);
        }
    }
    Some(bytes)
}
