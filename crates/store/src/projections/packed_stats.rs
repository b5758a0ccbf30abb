//! Stats of one session in one cell, a field a cell, a line a stat. Read by the thousand, a row for each costs more than
//! what stands in it.

use crate::StatRow;
use std::fmt::Write;

/// A stat in the text that it was packed into.
pub(crate) struct PackedStat<'a> {
    pub(crate) seat: Option<u8>,
    pub(crate) key: &'a str,
    pub(crate) dim: &'a str,
    pub(crate) value: i64,
    pub(crate) of: i64,
}

impl<'a> From<&'a StatRow> for PackedStat<'a> {
    fn from(stat: &'a StatRow) -> Self {
        let StatRow { seat, key, dim, value, of } = stat;
        PackedStat { seat: *seat, key, dim, value: *value, of: *of }
    }
}

/// Keys and dims hold neither tabs nor new lines.
pub(crate) fn pack<'a>(stats: impl IntoIterator<Item = PackedStat<'a>>) -> String {
    let clean = |text: &str| text.replace(['\t', '\n'], " ");
    let mut text = String::new();
    for PackedStat { seat, key, dim, value, of } in stats {
        let seat = seat.map_or_else(String::new, |seat| seat.to_string());
        let (key, dim) = (clean(key), clean(dim));
        let between = if text.is_empty() { "" } else { "\n" };
        // Writing into memory cannot fail.
        let _ = write!(text, "{between}{seat}\t{key}\t{dim}\t{value}\t{of}");
    }
    text
}

/// What [`pack`] wrote.
pub(crate) fn unpack(stats: &str) -> impl Iterator<Item = PackedStat<'_>> {
    let row = |line| {
        let mut cells = str::split(line, '\t');
        let mut next = || cells.next();
        let seat = next()?;
        Some(PackedStat {
            seat: if seat.is_empty() { None } else { Some(seat.parse().ok()?) },
            key: next()?,
            dim: next()?,
            value: next()?.parse().ok()?,
            of: next()?.parse().ok()?,
        })
    };
    stats.lines().filter_map(row)
}
