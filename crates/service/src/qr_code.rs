//! QR code: a link as black and white squares, drawn as the path of a picture.

use crate::ServiceError;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Serialize;
use std::fmt::Write as _;
use ts_rs::TS;

/// A link, and the same as a code to be photographed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LinkWithCode {
    /// The address to open, whole.
    pub link: String,
    /// How many modules the code has at each side.
    pub size: u32,
    /// The dark modules as a path of one unit each, without the quiet border.
    pub path: String,
}

/// Draws a link as a code.
///
/// # Errors
/// `link_too_long` above 2,953 bytes.
pub fn link_with_code(link: String) -> Result<LinkWithCode, ServiceError> {
    let code = QrCode::encode_text(&link, QrCodeEcc::Low)
        .map_err(|_| ServiceError::invalid("link_too_long", "the text is too long for a code"))?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let _ = write!(path, "M{from} {y}h{}v1H{from}z", x - from);
            }
            x += 1;
        }
    }
    Ok(LinkWithCode { link, size: code.size() as u32, path })
}
