//! A text as a link: deflated, in base 32. A QR code packs capitals and digits best.

use miniz_oxide::deflate::{CompressionLevel, compress_to_vec};
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// The longest link: a QR code of its letters has at most version 30.
const LONGEST: usize = 2_500;
/// RFC 4648.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A link that begins so and holds a text, in capitals; none when it would be longer than 2,500 letters.
pub fn pack(begin: &str, text: &str) -> Option<String> {
    let packed = compress_to_vec(text.as_bytes(), CompressionLevel::BestCompression as u8);
    let link = begin.to_owned() + &encode(&packed);
    (link.len() <= LONGEST).then_some(link)
}

/// Whether a text is such a link, however its letters are written.
pub fn is_packed(begin: &str, said: &str) -> bool {
    said.get(..begin.len()).is_some_and(|own| own.eq_ignore_ascii_case(begin))
}

/// The text in a link that begins so; none when it is not whole, or holds more than `most` bytes.
pub fn unpack(begin: &str, said: &str, most: usize) -> Option<String> {
    // Some programs close an address that has no dot in it.
    let packed = said.get(begin.len()..)?.trim_end_matches('/');
    let packed = (packed.len() <= LONGEST).then(|| decode(packed))??;
    String::from_utf8(decompress_to_vec_with_limit(&packed, most).ok()?).ok()
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
