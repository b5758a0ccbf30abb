//! Scores as BG Stats writes them: sums such as `12+7-3`, read by hand and never evaluated.

/// Longer ones are notes.
const LONGEST: usize = 500;
/// Brackets in brackets in brackets.
const DEEPEST: u32 = 16;

/// What a score comes to; none when it is no sum of whole and broken numbers, or goes beyond all
/// numbers.
pub(crate) fn worth(text: &str) -> Option<f64> {
    let text = text.trim();
    if text.is_empty() || text.len() > LONGEST {
        return None;
    }
    let mut reader = Reader { rest: text.as_bytes(), depth: 0 };
    let worth = reader.sum()?;
    (reader.peek().is_none() && worth.is_finite()).then_some(worth)
}

struct Reader<'a> {
    rest: &'a [u8],
    depth: u32,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<u8> {
        self.rest = self.rest.trim_ascii_start();
        self.rest.first().copied()
    }

    fn take(&mut self, wanted: &[u8]) -> Option<u8> {
        let found = self.peek().filter(|byte| wanted.contains(byte))?;
        self.rest = &self.rest[1..];
        Some(found)
    }

    fn sum(&mut self) -> Option<f64> {
        let mut sum = self.product()?;
        while let Some(sign) = self.take(b"+-") {
            let next = self.product()?;
            sum += if sign == b'+' { next } else { -next };
        }
        Some(sum)
    }

    fn product(&mut self) -> Option<f64> {
        let mut product = self.signed()?;
        while let Some(sign) = self.take(b"*/") {
            let next = self.signed()?;
            product = if sign == b'*' { product * next } else { product / next };
        }
        Some(product)
    }

    fn signed(&mut self) -> Option<f64> {
        let mut minus = false;
        while let Some(sign) = self.take(b"+-") {
            minus ^= sign == b'-';
        }
        let worth = self.single()?;
        Some(if minus { -worth } else { worth })
    }

    fn single(&mut self) -> Option<f64> {
        if self.take(b"(").is_some() {
            self.depth += 1;
            let inside = if self.depth > DEEPEST { None } else { self.sum() }?;
            self.depth -= 1;
            self.take(b")")?;
            return Some(inside);
        }
        self.peek()?;
        let number = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
        let end = self.rest.iter().position(|byte| !number(byte)).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        // `1.2.3` and a lone point are no numbers.
        std::str::from_utf8(digits).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn sums_are_read_as_people_mean_them() {
        for (text, wanted) in [
            ("16", 16.0),
            ("12+7-3", 16.0),
            ("-5", -5.0),
            ("0-6", -6.0),
            (" 12 + 7 - 3 ", 16.0),
            ("2*(3+4)", 14.0),
            ("7/2", 3.5),
            ("2+3*4", 14.0),
            ("--3", 3.0),
            ("2.5*2", 5.0),
            ("18+5-5+12", 30.0),
            (".5", 0.5),
            ("3-+2", 1.0),
        ] {
            assert_eq!(worth(text), Some(wanted), "{text}");
        }
    }

    #[test]
    fn whatever_else_stands_there_is_no_number() {
        for text in [
            "", " ", "+", "1+", "(", "(1", "1)", "()", "1 2", "49-46ish", "1,5", "1e9", "alert(1)",
            "1/0", "0/0", "0x10", "∞", "1.2.3", ".", "１", "2**3",
        ] {
            assert_eq!(worth(text), None, "{text}");
        }
        assert_eq!(worth(&format!("{}1{}", "(".repeat(17), ")".repeat(17))), None);
        assert_eq!(worth(&"9".repeat(501)), None);
        assert_eq!(worth(&"-".repeat(400)), None);
    }

    proptest! {
        #[test]
        fn nothing_makes_it_panic(text in ".{0,600}") {
            let _ = worth(&text);
        }

        #[test]
        fn a_sum_of_whole_numbers_is_their_sum(first in -999i32..999, more in prop::collection::vec(-999i32..999, 0..40)) {
            let text = more.iter().fold(first.to_string(), |text, n| format!("{text}{n:+}"));
            let sum = more.iter().sum::<i32>() + first;
            prop_assert_eq!(worth(&text), Some(f64::from(sum)));
        }
    }
}
