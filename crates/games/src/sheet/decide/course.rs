//! What follows when a row is complete or a counter was changed: who is out, legs, the end, the next row.

use super::super::event::Event;
use super::super::form::{By, Moves, Pace, Tie, Wins};
use super::super::model::MOST_ROWS;
use super::super::names::Names;
use super::super::record::{EndedBy, Outcome};
use super::super::score::{Score, score};
use super::super::state::{Row, State};
use super::Course;
use kernel::Seat;
use std::sync::Arc;

impl Course {
    /// Scores the open row if it is complete, or the sheet as it stands, and goes on.
    ///
    /// # Errors
    /// Why the points cannot be worked out.
    pub(super) fn row_written(
        &mut self,
        number: u16,
    ) -> Result<(), super::super::expression::NoValue> {
        let Some(writing) = self.after.writing(number) else { return Ok(()) };
        let complete = writing.phase(&self.after).is_none();
        let at_once = self.after.rules.file.pace() == Pace::Open;
        if number > 0 && !complete && !at_once {
            return Ok(());
        }
        let Score { columns, carry, won } = score(&self.after, writing)?;
        let open = number > 0 && !complete;
        self.push(Event::Scored { row: number, columns, carry, open });
        if open {
            self.next_row(number);
            return Ok(());
        }
        let game_won = !won.is_empty() && (complete || number > 0);
        if game_won && self.after.rules.file.legs.is_none() {
            self.over(self.after.won_by(&won, EndedBy::Won));
        } else if number == 0 {
            if complete || self.after.is_sheet_done() {
                self.end();
            }
        } else {
            self.after_row(&won);
        }
        Ok(())
    }

    fn over(&mut self, outcome: Outcome) {
        self.push(Event::GameOver { outcome });
    }

    /// Out and back, legs, the end, the next row.
    fn after_row(&mut self, won: &[usize]) {
        self.go_out();
        if self.win_leg(won) {
            return;
        }
        if self.after.may_return.is_empty() {
            self.go_on();
        }
    }

    /// After a counter was changed: the same without a row.
    pub(super) fn counted(&mut self) {
        self.go_out();
        if self.after.may_return.is_empty()
            && self.after.rules.file.round.is_none()
            && self.after.is_done()
        {
            self.end();
        }
    }

    /// Takes out those who are out by the table as it stands (SH-17).
    fn go_out(&mut self) {
        let rules = Arc::clone(&self.after.rules);
        let Some(out) = &rules.plan.out else { return };
        let went: Vec<usize> = self
            .after
            .within()
            .into_iter()
            .filter(|column| {
                Names::of(&self.after).lenient().column(*column).yes(out).unwrap_or(false)
            })
            .collect();
        let totals = self.after.all_totals();
        let before = Some(self.after.out_already());
        for column in &went {
            let total = totals[*column];
            self.push(Event::WentOut { column: *column as u8, total, back: None, before });
        }
        let Some((when, total)) = &rules.plan.back else { return };
        // Whether one may come back is looked at when all are out that are.
        let may: Vec<(usize, i64)> = went
            .into_iter()
            .filter_map(|column| {
                let names = Names::of(&self.after).lenient().column(column);
                let may = when.as_ref().map_or(Ok(true), |when| names.yes(when)).ok()?;
                may.then(|| names.number(total).ok()).flatten().map(|total| (column, total))
            })
            .collect();
        for (column, back) in may {
            let stored = self.events.iter_mut().find_map(|event| match event {
                Event::WentOut { column: out, back, .. } if usize::from(*out) == column => {
                    Some(back)
                }
                _ => None,
            });
            if let Some(stored) = stored {
                *stored = Some(back);
                self.after.may_return.insert(column as u8, back);
            }
        }
    }

    /// A leg, if somebody has it; whether the game is over by it (SH-18).
    fn win_leg(&mut self, won: &[usize]) -> bool {
        let rules = Arc::clone(&self.after.rules);
        let Some((when, to)) = &rules.plan.legs else { return false };
        let state = &self.after;
        let reached = |totals: &[i64], column: usize| {
            Names::of(state).totals(totals).lenient().column(column).yes(when).unwrap_or(false)
        };
        let all: Vec<usize> =
            state.within().into_iter().filter(|column| reached(&state.totals, *column)).collect();
        let winner = match (won.first(), &all[..]) {
            (Some(column), _) => *column,
            (None, []) => return false,
            (None, [one]) => *one,
            (None, many) => {
                let by = rules.file.legs.as_ref().and_then(|legs| legs.by).unwrap_or_default();
                let first = if by == By::Parts { first_by_parts(state, &reached) } else { None };
                let best = |a: &&usize, b: &&usize| {
                    let low = state.wins() == Wins::Low;
                    let order = state.totals[**a].cmp(&state.totals[**b]);
                    // Of equal ones the first.
                    (if low { order.reverse() } else { order }).then(b.cmp(a))
                };
                first.or_else(|| many.iter().max_by(best).copied()).unwrap_or(many[0])
            }
        };
        let start = Names::of(state).number_or(rules.plan.start.as_ref(), 0).unwrap_or(0);
        let totals = vec![start; state.totals.len()];
        let wanted = Names::of(state).number(to).unwrap_or(1);
        self.push(Event::LegWon { column: winner as u8, totals });
        if self.after.legs[winner] < wanted {
            return false;
        }
        self.over(self.after.won_by(&[winner], EndedBy::Legs));
        true
    }

    /// The end if the game is there, else the next row.
    pub(super) fn go_on(&mut self) {
        let state = &self.after;
        if state.rules.file.round.is_none() || state.counting {
            if state.is_done() && !state.counting {
                self.end();
            }
            return;
        }
        if !state.is_done() {
            self.next_row(0);
        } else if state.rules.file.sheet.is_some() && !state.counting {
            self.push(Event::SheetOpened {});
        } else {
            self.end();
        }
    }

    /// The game is over, or one more row is played for a tie (SH-23).
    pub(super) fn end(&mut self) {
        let outcome = self.after.outcome();
        let tie = self.after.rules.file.tie.unwrap_or_default();
        if !outcome.tied.is_empty() && tie == Tie::ExtraRound && self.after.has_room() {
            self.push(Event::PlayedOn { tied: outcome.tied });
            let next = self.next_dealer();
            self.open_row(next);
        } else {
            self.over(outcome);
        }
    }

    /// The row that is still open, or the next one.
    pub(super) fn reopen(&mut self) {
        if self.after.now().is_none() {
            let next = self.next_dealer();
            self.open_row(next);
        }
    }

    /// The next row, if one is to be opened: after a complete one, or where rows are open at once after one that was
    /// written in, also when its boxes were left open again.
    fn next_row(&mut self, written: u16) {
        let state = &self.after;
        let at_once = state.rules.file.pace() == Pace::Open;
        let begun = state.rows.last().is_none_or(|row| row.complete || (at_once && row.is_begun()));
        let last = begun || state.rows.len() == usize::from(written);
        let most = state.planned().unwrap_or(MOST_ROWS).min(MOST_ROWS);
        if last && state.rows.len() < usize::from(most) {
            let next = self.next_dealer();
            self.open_row(next);
        }
    }

    /// Opens a row again in which nothing is written: who writes in it, or its values, are others now.
    pub(super) fn open_again(&mut self) {
        let Some(row) = self.after.rows.last().filter(|row| !row.is_begun()).cloned() else {
            return;
        };
        let gone =
            |seat: Seat| self.after.column(seat).is_none_or(|at| self.after.out[at].is_some());
        let dealer = if row.dealer.is_some_and(gone) { self.next_dealer() } else { row.dealer };
        self.after.rows.pop();
        self.open_row(dealer);
        if let Some(opened) = self.after.rows.last_mut() {
            Arc::make_mut(opened).notes.clone_from(&row.notes);
        }
    }

    /// Opens the next row with its values (SH-6).
    pub(super) fn open_row(&mut self, dealer: Option<Seat>) {
        let state = &self.after;
        let rules = Arc::clone(&state.rules);
        if rules.file.round.is_none() {
            return;
        }
        let within = state.within();
        let columns: Vec<u8> = match rules.file.pace() {
            Pace::Turn => {
                let last = state
                    .rows
                    .last()
                    .and_then(|row| row.columns.first())
                    .map(|at| usize::from(*at));
                let next =
                    last.and_then(|last| within.iter().find(|at| **at > last)).or(within.first());
                next.map(|at| *at as u8).into_iter().collect()
            }
            _ => within.iter().map(|at| *at as u8).collect(),
        };
        let row = state.rows.len() as u16 + 1;
        let values = values_of(state, dealer);
        self.push(Event::Opened { row, values, columns, dealer });
    }

    /// Who has the marker next (SH-5).
    fn next_dealer(&self) -> Option<Seat> {
        let state = &self.after;
        let file = &state.rules.file;
        let dealer = file.dealer.as_ref()?;
        let row = state.rows.last()?;
        let now = row.dealer?;
        if let Some(next) = &state.rules.plan.dealer {
            let writing = state.writing(state.rows.len() as u16)?;
            let column = Names::of(state).row(writing).lenient().number(next).ok()?;
            let side = usize::try_from(column).ok().and_then(|column| state.sides.get(column));
            return side.and_then(|side| side.first().copied()).or(Some(now));
        }
        let by_points = |best: bool| {
            let all = row.scored.iter().map(|one| (one.points, one.column));
            let all = if best { all.max_by_key(|(n, at)| (*n, 255 - *at)) } else { all.min() };
            all.and_then(|(_, column)| state.sides.get(usize::from(column))?.first().copied())
        };
        let is_in = |seat: &Seat| state.column(*seat).is_some_and(|at| state.out[at].is_none());
        let round = |step: usize| {
            (1..=state.seats).map(|n| now.left(n * step, state.seats)).find(is_in).unwrap_or(now)
        };
        Some(match dealer.moves.unwrap_or_default() {
            Moves::Left => round(1),
            Moves::Right => round(state.seats.saturating_sub(1)),
            Moves::Stays => now,
            Moves::Best => by_points(true).unwrap_or(now),
            Moves::Worst => by_points(false).unwrap_or(now),
        })
    }
}

/// The first column that has the leg when the parts of the last row are counted one after another.
fn first_by_parts(state: &State, reached: &dyn Fn(&[i64], usize) -> bool) -> Option<usize> {
    let row = state.rows.last()?;
    let mut totals = state.totals.clone();
    for scored in &row.scored {
        if let Some(total) = totals.get_mut(usize::from(scored.column)) {
            *total = total.saturating_sub(scored.points);
        }
    }
    let parts = state.rules.file.round.as_ref()?.parts.len() as u8;
    for part in 0..parts {
        for scored in &row.scored {
            let column = usize::from(scored.column);
            let worth = scored.parts.iter().filter(|(at, _)| *at == part).map(|(_, n)| n);
            let Some(total) = totals.get_mut(column) else { continue };
            *total = worth.fold(*total, |total, n| total.saturating_add(*n));
            if reached(&totals, column) {
                return Some(column);
            }
        }
    }
    None
}

/// The values of the next row (SH-6); one may use those before it, so the row is there while they are worked out.
pub(in super::super) fn values_of(state: &State, dealer: Option<Seat>) -> Vec<Option<i64>> {
    let row = state.rows.len() as u16 + 1;
    let mut trial = state.clone();
    trial.rows.push(Arc::new(Row { dealer, ..Row::default() }));
    for plan in &state.rules.plan.values {
        let value = trial.writing(row).and_then(|writing| {
            let names = Names::of(&trial).row(writing);
            let has = plan.when.as_ref().is_none_or(|when| names.yes(when).unwrap_or(false));
            has.then(|| names.number(&plan.value).ok()).flatten()
        });
        if let Some(row) = trial.rows.last_mut() {
            Arc::make_mut(row).values.push(value);
        }
    }
    trial.rows.last().map(|row| row.values.clone()).unwrap_or_default()
}
