//! Other house rules during the game (SH-28).

use super::super::event::Event;
use super::super::expression::NoValue;
use super::super::form::{Pace, Written};
use super::super::options::whole_house;
use super::super::refusal::Refusal;
use super::super::score::{Score, score};
use super::super::state::State;
use super::Course;
use super::Decided;
use std::collections::BTreeMap;

/// The table agrees on other house rules: it goes on by them, or ends at once if it is at its end by them.
pub(super) fn set_house(state: &State, changed: BTreeMap<String, Written>) -> Decided {
    if state.rules.file.house.is_empty() {
        return Err(Refusal::Empty {});
    }
    let mut all = state.config.house.clone();
    all.extend(changed);
    let house = whole_house(&state.rules.file, all)?;
    // A row goes to its end by the rules that it was begun with.
    let at_once = state.rules.file.pace() == Pace::Open;
    let open = state.rows.iter().position(|row| row.is_begun() && !row.complete);
    if let Some(at) = open.filter(|_| !at_once) {
        return Err(Refusal::HouseRow { row: at as u16 + 1 });
    }
    let mut course = Course::new(state);
    course.push(Event::HouseSet { house });
    course.counted_again().map_err(|why| Refusal::Sum { cause: why.into() })?;
    course.goes_on();
    Ok(course.events)
}

impl Course {
    /// What counts while boxes are open, by the rules that hold now: a sheet, and rows that are open at once.
    fn counted_again(&mut self) -> Result<(), NoValue> {
        let rows =
            self.after.rows.iter().zip(1..).filter(|(row, _)| row.is_begun() && !row.complete);
        let rows: Vec<u16> = if self.after.counting {
            self.after.sheet.is_begun().then_some(0).into_iter().collect()
        } else {
            rows.map(|(_, number)| number).collect()
        };
        for row in rows {
            let Some(writing) = self.after.writing(row) else { continue };
            let Score { columns, carry, .. } = score(&self.after, writing)?;
            let open = row > 0 && writing.phase(&self.after).is_some();
            self.push(Event::Scored { row, columns, carry, open });
        }
        Ok(())
    }

    /// After the rules changed: the game goes on, or ends at once if it is at its end by them.
    pub(super) fn goes_on(&mut self) {
        // Who may come back is asked first, whatever the rules: the answer goes on.
        if !self.after.may_return.is_empty() {
            return;
        }
        let begun = self.after.complete() > 0 || self.after.counting;
        let done =
            if self.after.counting { self.after.is_sheet_done() } else { self.after.is_done() };
        if begun && done {
            self.end();
        } else if !self.after.counting {
            match self.after.now() {
                Some(_) => self.open_again(),
                None => self.reopen(),
            }
        }
    }
}
