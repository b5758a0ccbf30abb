//! What stats of many sessions add up to.

use crate::projections::{PackedStat, unpack};
use rusqlite::{Row, Rows};

/// What stats of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatSumRow {
    /// What they are.
    pub key: String,
    /// What sets them apart from others of their kind; else empty.
    pub dim: String,
    /// How many sessions know them.
    pub sessions: u32,
    /// All values.
    pub value: i64,
    /// Out of how many.
    pub of: i64,
    /// The least of a session.
    pub least: i64,
    /// The most of a session.
    pub most: i64,
}

impl StatSumRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<StatSumRow> {
        Ok(StatSumRow {
            key: row.get(0)?,
            dim: row.get(1)?,
            sessions: row.get(2)?,
            value: row.get(3)?,
            of: row.get(4)?,
            least: row.get(5)?,
            most: row.get(6)?,
        })
    }
}

/// Stats on the way of being added up.
#[derive(Default)]
pub(super) struct StatSums {
    rows: Vec<StatSumRow>,
    /// Where the next one is looked for first: sessions of a game say the same things in the same order.
    next: usize,
}

impl StatSums {
    /// Adds up rows of packed stats.
    pub(super) fn read(mut rows: Rows<'_>) -> rusqlite::Result<StatSums> {
        let mut sums = StatSums::default();
        while let Some(row) = rows.next()? {
            sums.add(row.get_ref(0)?.as_str()?);
        }
        Ok(sums)
    }

    fn add(&mut self, packed: &str) {
        for PackedStat { key, dim, value, of, .. } in unpack(packed) {
            let row = self.row(key, dim, value);
            row.sessions += 1;
            row.value = row.value.saturating_add(value);
            row.of = row.of.saturating_add(of);
            row.least = row.least.min(value);
            row.most = row.most.max(value);
        }
    }

    fn row(&mut self, key: &str, dim: &str, value: i64) -> &mut StatSumRow {
        let is_it = |row: &StatSumRow| row.key == key && row.dim == dim;
        let at = if self.rows.get(self.next).is_some_and(is_it) {
            self.next
        } else {
            self.rows.iter().position(is_it).unwrap_or(self.rows.len())
        };
        self.next = at + 1;
        if at == self.rows.len() {
            let (key, dim) = (key.to_owned(), dim.to_owned());
            let (sessions, of, least, most) = (0, 0, value, value);
            self.rows.push(StatSumRow { key, dim, sessions, value: 0, of, least, most });
        }
        &mut self.rows[at]
    }

    /// The sums by key and dim.
    pub(super) fn in_order(mut self) -> Vec<StatSumRow> {
        self.rows.sort_unstable_by(|a, b| (&a.key, &a.dim).cmp(&(&b.key, &b.dim)));
        self.rows
    }
}
