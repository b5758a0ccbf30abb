//! Other house rules during the game (SH-28).

use super::super::event::Event;
use super::super::file::form::Written;
use super::super::options::whole_house;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::Course;
use std::collections::BTreeMap;

/// The table agrees on other house rules: it goes on by them, or ends at once if it is at its end by them.
pub(super) fn set_house(
    state: &State,
    changed: BTreeMap<String, Written>,
) -> Result<Vec<Event>, Refusal> {
    if state.rules.file.house.is_empty() {
        return Err(Refusal::Empty {});
    }
    let mut all = state.config.house.clone();
    all.extend(changed);
    let house = whole_house(&state.rules.file, all)?;
    let mut course = Course::new(state);
    course.push(Event::HouseSet { house });
    let begun = course.after.complete() > 0 || course.after.counting;
    let done =
        if course.after.counting { course.after.is_sheet_done() } else { course.after.is_done() };
    if begun && done {
        course.end();
    } else if !course.after.counting {
        match course.after.now() {
            Some(_) => course.open_again(),
            None => course.reopen(),
        }
    }
    Ok(course.events)
}
