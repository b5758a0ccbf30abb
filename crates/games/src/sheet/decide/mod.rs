//! `decide`: every rule of a table. A command becomes events, or a refusal.

mod checks;
mod course;
mod enter;
mod file;
mod house;
mod others;
mod people;

pub(super) use checks::bounds;
pub(super) use course::values_of;
pub(super) use file::{may_recount, may_take};
pub(super) use others::{MOST_NOTE, is_begun, may_count};
pub(super) use people::{may_come, may_leave};

use super::command::{Command, SeatEntry};
use super::event::Event;
use super::evolve::evolve;
use super::form::Written;
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Seat};
use std::collections::BTreeMap;

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// The first row is opened, or the sheet; who has the marker first is drawn where no person was named.
pub(super) fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    let mut course = Course::new(state);
    let drawn = state.rules.file.dealer.as_ref().map(|_| Seat(cx.chance.below(state.seats) as u8));
    course.open_row(state.first.or(drawn));
    course.events
}

/// What a command brings about.
pub fn decide(state: &State, by: Actor, command: Command, _: &mut Ctx) -> Decided {
    use Command::{ComeBack, Count, Enter, Note};
    if !matches!(command, Enter { .. } | Count { .. } | ComeBack { .. } | Note { .. }) {
        keeper_only(by)?;
    }
    match command {
        Command::Enter { row, entries, table, despite } => {
            enter::enter(state, by, row, entries, table, &despite).map(|course| course.events)
        }
        Command::Count { counter, seat, by: step } => {
            others::count(state, by, &counter, seat, step)
        }
        Command::ComeBack { seat, yes } => others::come_back(state, by, seat, yes),
        Command::Note { row, seat, field, text } => {
            others::note(state, by, row, seat, field, &text)
        }
        Command::Come {} => people::come(state),
        Command::Leave { seat } => people::leave(state, seat),
        Command::SetHouse { house } => house::set_house(state, house),
        Command::TakeFile { game, again } => file::take_file(state, &game, again),
        Command::Finish {} => others::finish(state),
        Command::SettleTie { how } => others::settle(state, how),
    }
}

/// The table once these values are written by the keeper.
pub(super) fn written(
    state: &State,
    row: u16,
    entries: Vec<SeatEntry>,
    table: BTreeMap<String, Option<Written>>,
) -> Result<State, Refusal> {
    enter::enter(state, Actor::Keeper, row, entries, table, &[]).map(|course| course.after)
}

/// What follows when counters were changed.
pub(super) fn counters_changed(state: &State) -> Vec<Event> {
    let mut course = Course::new(state);
    course.counted();
    course.events
}

/// The table with the events so far folded in.
struct Course {
    events: Vec<Event>,
    after: State,
}

impl Course {
    fn new(state: &State) -> Course {
        Course { events: Vec::new(), after: state.clone() }
    }

    fn push(&mut self, event: Event) {
        evolve(&mut self.after, &event);
        self.events.push(event);
    }
}

fn keeper_only(by: Actor) -> Result<(), Refusal> {
    match by {
        Actor::Keeper => Ok(()),
        Actor::Seat(_) => Err(Refusal::KeeperOnly {}),
    }
}

/// The column of a person who sits here.
fn column_of(state: &State, seat: Seat) -> Result<usize, Refusal> {
    state.column(seat).ok_or(Refusal::UnknownPlayer { player: seat.into() })
}

/// A person speaks for themselves.
fn check_speaker(by: Actor, seat: Seat) -> Result<(), Refusal> {
    match by {
        Actor::Seat(own) if own != seat => Err(Refusal::NotYours { player: own.into() }),
        _ => Ok(()),
    }
}
