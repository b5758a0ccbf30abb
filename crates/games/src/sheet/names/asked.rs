//! What of a table hangs on the expressions of its file: totals, how many rows there will be, what is asked.

use super::super::expression::NoValue;
use super::super::form::{Field, For, Pace};
use super::super::model::MOST_ROWS;
use super::super::state::{Row, State, Writing};
use super::Names;
use kernel::Seat;

impl State {
    /// How many rows there will be, when that is known (SH-6).
    pub fn planned(&self) -> Option<u16> {
        let rounds = self.rules.file.rounds.as_ref()?;
        let named = Some(rounds.names.len()).filter(|n| *n > 0).map(|n| n as u16);
        let count = self.rules.plan.count.as_ref().and_then(|count| {
            let n = Names::of(self).number(count).ok()?;
            u16::try_from(n.clamp(0, i64::from(MOST_ROWS))).ok().filter(|n| *n > 0)
        });
        let rows = count.or(named)?;
        if rounds.pace.unwrap_or_default() != Pace::Turn {
            return Some(rows.min(MOST_ROWS));
        }
        // Each row is a turn: those that were taken, and those of everybody who still plays.
        let taken = |column: usize| {
            let own = |row: &Row| row.complete && row.columns.contains(&(column as u8));
            self.rows.iter().filter(|row| own(row)).count()
        };
        let left = |column: usize| usize::from(rows).saturating_sub(taken(column));
        let all = self.complete() + self.within().into_iter().map(left).sum::<usize>();
        Some(all.min(usize::from(MOST_ROWS)) as u16)
    }

    /// The total of a column: what the file says instead of the sum, or rows and sheet together.
    pub fn total(&self, column: usize) -> i64 {
        let rows = self.totals.get(column).copied().unwrap_or(0);
        let sheet = self.sheet.scored(column).map_or(0, |scored| scored.points);
        match &self.rules.plan.total {
            Some(total) => Names::of(self).column(column).number(total).unwrap_or(rows),
            None => rows.saturating_add(sheet),
        }
    }

    /// The totals of all columns.
    pub fn all_totals(&self) -> Vec<i64> {
        (0..self.sides.len()).map(|column| self.total(column)).collect()
    }
}

impl Writing<'_> {
    /// Whether a field is asked: its condition holds.
    pub fn is_asked(&self, state: &State, at: usize, seat: Option<Seat>) -> Result<bool, NoValue> {
        let Some(when) = self.plan.fields.get(at).and_then(|field| field.when.as_ref()) else {
            return Ok(true);
        };
        Names::of(state).row(*self).seat(state, seat).holds(when)
    }

    /// Whether a field still has to be written before its phase is complete.
    pub fn is_missing(&self, state: &State, at: usize, seat: Option<Seat>) -> bool {
        self.plan.fields[at].awaited
            && self.written(at, seat).is_none()
            && self.is_asked(state, at, seat).unwrap_or(true)
    }

    /// Who has something missing in a phase; nobody when only the table has.
    pub fn missing(&self, state: &State, phase: u8) -> Vec<(usize, Option<Seat>)> {
        let mut missing = Vec::new();
        for (at, field) in self.of_phase(phase) {
            if field.whose == For::Table {
                missing.extend(self.is_missing(state, at, None).then_some((at, None)));
            }
            for seat in self.writers(state, field) {
                let open = self.is_missing(state, at, Some(seat));
                missing.extend(open.then_some((at, Some(seat))));
            }
        }
        missing
    }

    /// The phase that is written now; none when all is there.
    pub fn phase(&self, state: &State) -> Option<u8> {
        let phases = self.entry.phases.len().max(1) as u8;
        let lacks = |(at, field): (usize, &Field)| match field.whose {
            For::Table => self.is_missing(state, at, None),
            _ => {
                self.plan.fields[at].awaited
                    && self
                        .writers(state, field)
                        .iter()
                        .any(|seat| self.is_missing(state, at, Some(*seat)))
            }
        };
        (1..=phases).find(|phase| self.of_phase(*phase).any(lacks))
    }
}
