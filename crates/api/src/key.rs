//! Keys that let a device in: 128 random bits in hexadecimal.

use kernel::Seed;

/// Two letters a byte.
pub(crate) const LETTERS: usize = 32;

/// A new key.
pub(crate) fn new_key() -> Result<String, String> {
    let seed = Seed::from_system()?;
    Ok(seed.bytes()[..LETTERS / 2].iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether a text can be a key at all.
pub(crate) fn has_form_of_key(text: &str) -> bool {
    text.len() == LETTERS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether a guess is the key; it takes as long whether the first letter is wrong or the last.
pub fn is_key(key: &str, guess: &str) -> bool {
    let (key, guess) = (key.as_bytes(), guess.as_bytes());
    let differs = |sum: u8, (a, b): (&u8, &u8)| sum | (a ^ b);
    !key.is_empty() && key.len() == guess.len() && key.iter().zip(guess).fold(0, differs) == 0
}
