//! Lines of unknown length from an unknown sender, read without ever holding more than one.

use std::io::{self, BufRead};

/// The longest line that is looked at: 1 MiB.
pub(crate) const LONGEST: usize = 1024 * 1024;

/// A line without its end.
#[derive(Debug, PartialEq)]
pub(crate) enum Line {
    /// All of it.
    Whole(Vec<u8>),
    /// More than [`LONGEST`] bytes, thrown away as they came.
    TooLong,
}

/// The next line; none at the end of the input.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let (used, complete) = match chunk.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (chunk.len(), chunk.is_empty()),
        };
        any |= used > 0;
        if !too_long {
            line.extend_from_slice(&chunk[..used]);
            if line.last() == Some(&b'\n') {
                line.pop();
            }
            too_long = line.len() > LONGEST;
        }
        input.consume(used);
        if too_long {
            line = Vec::new();
        }
        if complete {
            return Ok(any.then_some(if too_long { Line::TooLong } else { Line::Whole(line) }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn all(text: &[u8], buffer: usize) -> Vec<Line> {
        let mut input = BufReader::with_capacity(buffer, text);
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    #[test]
    fn a_last_line_needs_no_end_and_empty_lines_are_lines() {
        let whole = |text: &str| Line::Whole(text.into());
        for buffer in [1, 2, 3, 64] {
            assert_eq!(all(b"a\n\nbc", buffer), [whole("a"), whole(""), whole("bc")]);
            assert_eq!(all(b"a\n", buffer), [whole("a")]);
            assert_eq!(all(b"", buffer), []);
        }
    }

    #[test]
    fn exactly_the_limit_is_taken_and_one_byte_more_is_not() {
        let text = |n: usize| [vec![b'x'; n], b"\nafter".to_vec()].concat();
        let after = Line::Whole(b"after".to_vec());
        assert_eq!(all(&text(LONGEST), 8192)[0], Line::Whole(vec![b'x'; LONGEST]));
        assert_eq!(all(&text(LONGEST + 1), 8192), [Line::TooLong, after]);
    }
}
