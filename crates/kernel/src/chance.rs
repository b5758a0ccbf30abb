use rand::rngs::{ChaCha20Rng, SysRng};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng, TryRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 32 bytes from which all luck of one session follows.
///
/// Its [`commitment`](Seed::commitment) is shown before the first use and the seed itself after the
/// last, so that it can be recomputed what came up.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new seed from the operating system.
    ///
    /// # Errors
    /// When the operating system gives no random bytes.
    pub fn from_system() -> Result<Seed, String> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).map_err(|e| e.to_string())?;
        Ok(Seed(bytes))
    }

    /// The seed with exactly these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, to store or to reveal.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// SHA-256 of the seed in lower-case hexadecimal: what is shown before the first use.
    pub fn commitment(&self) -> String {
        in_digits(&Sha256::digest(self.0))
    }

    /// The seed as 64 hexadecimal digits in lower case, to reveal or to export.
    pub fn digits(&self) -> String {
        in_digits(&self.0)
    }

    /// The seed that 64 hexadecimal digits of either case say; none for any other text.
    pub fn from_digits(digits: &str) -> Option<Seed> {
        if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

fn in_digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A seed in a log file would give away every hand of the evening.
        write!(f, "Seed({}…)", &self.commitment()[..8])
    }
}

/// The number of different values of 32 bits.
const WORDS: u64 = 1 << 32;

/// The luck of one step: a ChaCha20 stream of its own under the session's seed.
///
/// ChaCha20 is named because its output is the same on every platform and in every release, which
/// `StdRng` does not promise. A step that is undone and done again draws the same.
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The luck of the step at `position` in the session's timeline.
    pub fn new(seed: &Seed, position: u64) -> Chance {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(position);
        Chance(rng)
    }

    /// A whole number from 0 to `n - 1`, each equally likely; 0 when `n` is 0. `n` is at most 2^32.
    ///
    /// The recipe is simple, so that it can be followed with other tools: take the stream's next 32
    /// bits as a number; when it is not below the largest multiple of `n` that is at most 2^32, throw it
    /// away and take the next; the remainder of its division by `n` is the answer.
    // Inlined, the divisions by a number that is known where it is called are none.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let n = (n as u64).min(WORDS);
        if n == 0 {
            return 0;
        }
        loop {
            let word = u64::from(self.0.next_u32());
            // Most words are below any multiple that it could be, and need not be compared with it.
            if word < WORDS - n || word < WORDS - WORDS % n {
                return (word % n) as usize;
            }
        }
    }

    /// Puts the items in random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        items.shuffle(&mut self.0);
    }

    /// One of the items, each equally likely; none of an empty list.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}
