//! QR code: a text as black and white squares, drawn as the path of a picture.

use crate::ServiceError;
use qrcodegen::QrCodeEcc;
use std::fmt::Write as _;

/// A code's modules as a path: one unit each, without the quiet border.
pub struct QrCode {
    /// How many modules it has at each side.
    pub size: u32,
    /// The dark modules.
    pub path: String,
}

/// Draws a text as a code.
///
/// # Errors
/// `link_too_long` above 2,953 bytes.
pub fn qr_code(text: &str) -> Result<QrCode, ServiceError> {
    let code = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low)
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
    Ok(QrCode { size: code.size() as u32, path })
}
