//! State of a table: everything the rules need to know.

use super::file::Rules;
use super::file::compile::EntryPlan;
use super::form::{Entry, Field, For, Pace, Written};
use super::model::Config;
use super::record::{Outcome, Scored};
use kernel::{BySeat, Seat};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The file and its expressions.
    pub rules: Arc<Rules>,
    /// The configuration with every house rule said.
    pub config: Arc<Config>,
    /// The files before this one that rows were written with, the first one first (SH-29).
    pub earlier: Vec<Edition>,
    pub seats: usize,
    /// Who shares which column (SH-4).
    pub sides: Vec<Vec<Seat>>,
    /// Who begins with the marker, where somebody was named.
    pub first: Option<Seat>,
    pub rows: Vec<Arc<Row>>,
    /// What is written once a game.
    pub sheet: Arc<Row>,
    /// Whether the sheet is being written: from the start where there are no rows.
    pub counting: bool,
    /// Each column's total of the rows, in this leg.
    pub totals: Vec<i64>,
    pub legs: Vec<i64>,
    /// Which columns are out, each with the number of those who went before.
    pub out: Vec<Option<u8>>,
    /// Who has left for good (SH-27).
    pub left: Vec<Seat>,
    /// With which total those who went out just now may come back (SH-17).
    pub may_return: BTreeMap<u8, i64>,
    /// How often each column came back.
    pub backs: Vec<i64>,
    /// What each column carries, in the order of the file.
    pub carry: Vec<Vec<i64>>,
    /// What the table carries, in the order of the file.
    pub table_carry: Vec<i64>,
    /// Each counter of the file: the table's, or one for each seat.
    pub counters: Vec<Vec<i64>>,
    /// Who is tied and plays on for it.
    pub playing_on: Vec<Seat>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A file that rows were written with, and its house rules as they were then.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// The file and its expressions.
    pub rules: Arc<Rules>,
    pub config: Arc<Config>,
}

/// What is written in each field of a row or of the sheet, in the order of the file; none where a box is open.
pub type Boxes = Vec<Option<Written>>;

/// A row, or the sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The file that it is written with: a place in `earlier`, or the one behind those for the file in force.
    pub file: usize,
    /// Its values, in the order of the file.
    pub values: Vec<Option<i64>>,
    /// The columns that write in it.
    pub columns: Vec<u8>,
    /// Who has the marker.
    pub dealer: Option<Seat>,
    /// What is written, by seat; a side's own stands at its first seat.
    pub cells: Vec<Boxes>,
    /// What is written once for the row.
    pub table: Boxes,
    /// What it came to, by column; empty until it is complete, or as far as it is written where rows are open at once.
    pub scored: Vec<Scored>,
    /// What the table carries on from it; empty until it is complete.
    pub carry: Vec<i64>,
    /// Whether nothing that has to be written is open.
    pub complete: bool,
    /// Notes: of a seat or of the whole row, in a box of the sheet or beside the row (a blank field).
    pub notes: BTreeMap<(Option<Seat>, String), String>,
}

impl Row {
    /// Whether anything is written.
    pub fn is_begun(&self) -> bool {
        self.cells.iter().chain([&self.table]).flatten().any(Option::is_some)
    }

    /// The note of a seat or of the whole row.
    pub fn note(&self, seat: Option<Seat>) -> &str {
        self.notes.get(&(seat, String::new())).map_or("", String::as_str)
    }

    /// The points of a column.
    pub fn scored(&self, column: usize) -> Option<&Scored> {
        self.scored.iter().find(|one| usize::from(one.column) == column)
    }
}

/// A row or the sheet with what its file says of it.
#[derive(Clone, Copy)]
pub struct Writing<'a> {
    /// The row, from 1; 0 for the sheet.
    pub number: u16,
    /// What is written.
    pub row: &'a Row,
    /// The form.
    pub entry: &'a Entry,
    /// Its expressions.
    pub plan: &'a EntryPlan,
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

    /// The columns that are still in.
    pub fn within(&self) -> Vec<usize> {
        (0..self.sides.len()).filter(|at| self.out.get(*at).is_some_and(Option::is_none)).collect()
    }

    /// A column's value for everybody who sits there.
    pub fn by_seat<T: Clone>(&self, columns: &[T]) -> BySeat<T> {
        let all = (0..self.seats as u8).map(Seat);
        all.filter_map(|seat| columns.get(self.column(seat)?).cloned()).collect()
    }

    /// A row in which nothing is written, or the sheet.
    pub fn blank(&self, sheet: bool) -> Row {
        let file = &self.rules.file;
        let entry = if sheet { &file.sheet } else { &file.round };
        let table: Boxes = vec![None; entry.as_ref().map_or(0, |entry| entry.fields.len())];
        let file = self.earlier.len();
        Row { file, cells: vec![table.clone(); self.seats], table, ..Row::default() }
    }

    /// The file that a row is written with, and its house rules; none where it is the one in force.
    pub fn edition(&self, row: &Row) -> Option<&Edition> {
        self.earlier.get(row.file)
    }

    /// The table with the file that a row is written with: what that row says is found so.
    pub fn as_of(&self, row: &Row) -> Cow<'_, State> {
        let Some(Edition { rules, config }) = self.edition(row) else { return Cow::Borrowed(self) };
        let (rules, config) = (Arc::clone(rules), Arc::clone(config));
        Cow::Owned(State { rules, config, ..self.clone() })
    }

    /// A row, or the sheet when the number is 0.
    pub fn writing(&self, number: u16) -> Option<Writing<'_>> {
        if number == 0 {
            let Rules { file, plan, .. } = &*self.rules;
            let (entry, plan) = (file.sheet.as_ref()?, plan.sheet.as_ref()?);
            return Some(Writing { number, row: &self.sheet, entry, plan });
        }
        let row = self.rows.get(usize::from(number) - 1)?;
        let rules = self.edition(row).map_or(&self.rules, |edition| &edition.rules);
        let Rules { file, plan, .. } = &**rules;
        Some(Writing { number, row, entry: file.round.as_ref()?, plan: plan.round.as_ref()? })
    }

    /// What is to be written now: the row that is open, or the sheet.
    pub fn now(&self) -> Option<Writing<'_>> {
        if self.is_over() || !self.may_return.is_empty() {
            return None;
        }
        if self.counting {
            return self.writing(0);
        }
        self.open_rows().next()
    }

    /// The rows that can be written now, the first one first: one, or several where they are open at once (SH-6).
    pub fn open_rows(&self) -> impl Iterator<Item = Writing<'_>> {
        let waits = self.is_over() || !self.may_return.is_empty() || self.counting;
        let many = self.rules.file.pace() == Pace::Open;
        let from = if many { 0 } else { self.rows.len().saturating_sub(1) };
        let rows = if waits { &[][..] } else { &self.rows[from..] };
        let open = rows.iter().enumerate().filter(|(_, row)| !row.complete);
        open.filter_map(move |(at, _)| self.writing((from + at + 1) as u16))
    }

    /// How many columns are out (SH-17).
    pub fn out_already(&self) -> u8 {
        self.out.iter().flatten().count() as u8
    }

    /// How many rows are complete.
    pub fn complete(&self) -> usize {
        self.rows.iter().filter(|row| row.complete).count()
    }

    /// Whether nobody's box is missing: every row begun is complete, and on a sheet all have filled equally many.
    pub fn is_even(&self) -> bool {
        let filled = |column: usize| {
            self.sides[column]
                .iter()
                .map(|seat| self.sheet.cells[seat.index()].iter().flatten().count())
                .sum::<usize>()
        };
        let mut sheet = self.within().into_iter().map(filled);
        let first = sheet.next();
        self.rows.iter().all(|row| row.complete || !row.is_begun())
            && sheet.all(|count| Some(count) == first)
    }
}

impl Writing<'_> {
    /// The seats that write a field: everybody of a column, or who speaks for it.
    pub fn writers(&self, state: &State, field: &Field) -> Vec<Seat> {
        // On the sheet those who have left write no more.
        let writes = |column: &&u8| {
            self.number > 0 || state.out.get(usize::from(**column)).is_some_and(Option::is_none)
        };
        let columns = self.row.columns.iter().filter(writes);
        let columns = columns.filter_map(|column| state.sides.get(usize::from(*column)));
        match field.whose {
            For::Table => Vec::new(),
            For::Seat => columns.flatten().copied().collect(),
            For::Side => columns.filter_map(|side| side.first().copied()).collect(),
        }
    }

    /// The seat at which a value of this field stands.
    pub fn cell_of(&self, state: &State, field: &Field, seat: Seat) -> Option<Seat> {
        match field.whose {
            For::Seat => Some(seat),
            _ => state.sides.get(state.column(seat)?)?.first().copied(),
        }
    }

    /// What is written in a field, for a seat or for the table.
    pub fn written(&self, at: usize, seat: Option<Seat>) -> Option<&Written> {
        match (self.entry.fields.get(at)?.whose, seat) {
            (For::Table, _) => self.row.table.get(at)?.as_ref(),
            (_, Some(seat)) => self.row.cells.get(seat.index())?.get(at)?.as_ref(),
            (_, None) => None,
        }
    }

    /// The fields with their places, of one phase.
    pub fn of_phase(&self, phase: u8) -> impl Iterator<Item = (usize, &Field)> {
        let fields = self.entry.fields.iter().enumerate();
        fields.filter(move |(_, field)| field.phase.unwrap_or(1) == phase)
    }
}
