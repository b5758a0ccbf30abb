//! Other house rules during the game (SH-28).

use super::super::event::Event;
use super::super::file::form::Written;
use super::super::options::whole_house;
use super::super::refusal::Refusal;
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
    let mut course = Course::new(state);
    course.push(Event::HouseSet { house });
    course.goes_on();
    Ok(course.events)
}

impl Course {
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
