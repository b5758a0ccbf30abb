//! State of a pad: everything the rules need to know.

use super::model::{Config, MOST_ROUNDS};
use super::record::Outcome;
use kernel::{BySeat, Points, Seat};

/// A pad.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// How many sit here.
    pub seats: usize,
    /// The house rules; `set_end` changes three of them.
    pub config: Config,
    /// Who shares which column (FF-4).
    pub sides: Vec<Vec<Seat>>,
    /// Who has left for good (FF-27).
    pub left: Vec<Seat>,
    /// The rows that were begun, or all that have names.
    pub rows: Vec<Row>,
    /// How many rows there will be, when that is known; extra rounds count.
    pub planned: Option<u16>,
    /// Who is tied and plays on for it (FF-23).
    pub playing_on: Vec<Seat>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// One row, its boxes in the order of the columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The numbers; none while a box is open.
    pub amounts: Vec<Option<i32>>,
    /// The notes in the boxes; blank when there is none.
    pub notes: Vec<String>,
    /// The note beside the row; blank when there is none.
    pub note: String,
}

impl Row {
    /// A row in which nothing is written.
    pub fn blank(columns: usize) -> Row {
        Row {
            amounts: vec![None; columns],
            notes: vec![String::new(); columns],
            note: String::new(),
        }
    }

    /// Whether a box is written.
    pub fn is_begun(&self) -> bool {
        self.amounts.iter().any(Option::is_some)
    }
}

impl State {
    /// Whether nothing more is written.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// The column of this person, if they sit here.
    pub fn column(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.contains(&seat))
    }

    /// Whether a column is still written in: its person has not left.
    pub fn stays(&self, column: usize) -> bool {
        self.sides.get(column).is_some_and(|side| side.iter().all(|seat| !self.left.contains(seat)))
    }

    /// The columns that are still written in.
    pub fn staying(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.sides.len()).filter(|column| self.stays(*column))
    }

    /// Whether every box of a row is written, of those who have not left.
    pub fn is_complete(&self, row: &Row) -> bool {
        self.staying().all(|column| row.amounts.get(column).copied().flatten().is_some())
    }

    /// The sum of a column (FF-16).
    pub fn total(&self, column: usize) -> Points {
        let written = self.rows.iter().filter_map(|row| row.amounts.get(column).copied().flatten());
        written.fold(0, Points::saturating_add)
    }

    /// The sums of all columns.
    pub fn totals(&self) -> Vec<Points> {
        (0..self.sides.len()).map(|column| self.total(column)).collect()
    }

    /// A column's value for everybody who sits there.
    pub fn by_seat<T: Clone>(&self, columns: &[T]) -> BySeat<T> {
        let all = (0..self.seats as u8).map(Seat);
        all.filter_map(|seat| columns.get(self.column(seat)?).cloned()).collect()
    }

    /// How many boxes of a column are written.
    pub fn written(&self, column: usize) -> usize {
        self.rows.iter().filter(|row| row.amounts.get(column).copied().flatten().is_some()).count()
    }

    /// The last row that can be written or noted, from 1 (FF-5, FF-6).
    pub fn last_row(&self) -> u16 {
        let begun = self.rows.len() as u16;
        begun.max(begun.saturating_add(1).min(self.planned.unwrap_or(MOST_ROUNDS)))
    }

    /// Whether nobody's number is missing: every row that was begun is complete, and where rows
    /// have names everybody has filled equally many (FF-21).
    pub fn is_even(&self) -> bool {
        if self.config.names_rows() {
            let mut written = self.staying().map(|column| self.written(column));
            let first = written.next();
            written.all(|count| Some(count) == first)
        } else {
            self.rows.iter().all(|row| self.is_complete(row) || !row.is_begun())
        }
    }

    /// The rows with an open box and the columns where it is, the first row first.
    pub fn open_rows(&self) -> Vec<(u16, Vec<usize>)> {
        if self.is_over() {
            return Vec::new();
        }
        let open = |row: u16| {
            let written = self.rows.get(usize::from(row).wrapping_sub(1));
            let is_open = |column: &usize| {
                written.is_none_or(|row| row.amounts.get(*column).is_some_and(Option::is_none))
            };
            (row, self.staying().filter(is_open).collect::<Vec<_>>())
        };
        (1..=self.last_row()).map(open).filter(|(_, columns)| !columns.is_empty()).collect()
    }

    /// The row to offer first: begun and not complete, else the first open one.
    pub fn next_row(&self) -> Option<u16> {
        let open = self.open_rows();
        let all = self.staying().count();
        let begun = open.iter().find(|(_, columns)| columns.len() < all);
        begun.or_else(|| open.first()).map(|(row, _)| *row)
    }

    /// The rows that count as rounds: the complete ones, and at the end all that were begun.
    pub fn rounds(&self) -> impl Iterator<Item = &Row> {
        let over = self.is_over();
        self.rows.iter().filter(move |row| self.is_complete(row) || (over && row.is_begun()))
    }
}
