//! `decide`: every rule of the pad. A command becomes events, or a refusal.

mod ending;
mod people;
mod writing;

pub(super) use people::{may_come, may_leave};
pub(super) use writing::{MOST_NOTE, check_amount};

use super::command::Command;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Seat};

/// Nothing happens by itself at the start of a pad.
pub(super) fn begin(_: &State, _: &mut Ctx) -> Vec<Event> {
    Vec::new()
}

/// What a command brings about (FF-10 to FF-24, FF-26, FF-27).
pub fn decide(
    state: &State,
    by: Actor,
    command: Command,
    _: &mut Ctx,
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Book { row, entries } => writing::book(state, by, row, &entries),
        Command::Note { row, seat, text } => writing::note(state, by, row, seat, &text),
        Command::Finish {} => {
            keeper_only(by)?;
            ending::finish(state)
        }
        Command::SetEnd { end, last_round, target } => {
            keeper_only(by)?;
            ending::set_end(state, end, last_round, target)
        }
        Command::Come {} => {
            keeper_only(by)?;
            people::come(state)
        }
        Command::Leave { seat } => {
            keeper_only(by)?;
            people::leave(state, seat)
        }
        Command::SettleTie { how } => {
            keeper_only(by)?;
            ending::settle(state, how)
        }
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

fn check_speaker(by: Actor, seat: Seat) -> Result<(), Refusal> {
    match by {
        Actor::Seat(own) if own != seat => Err(Refusal::NotYours { player: own.into() }),
        _ => Ok(()),
    }
}

/// Only a row that is there, or the one after the last (FF-5, FF-6).
fn check_row(state: &State, row: u16) -> Result<(), Refusal> {
    let last = state.last_row();
    if (1..=last).contains(&row) { Ok(()) } else { Err(Refusal::Row { row, last }) }
}
