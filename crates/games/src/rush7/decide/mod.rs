//! `decide`: every rule of the table. A command becomes events, or a refusal.

mod book;
mod place;
mod turns;

use super::command::Command;
use super::event::Event;
use super::model::{Card, Zone};
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Seat};

pub use turns::begin;

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about (R7-18 to R7-24, R7-31).
pub fn decide(state: &State, by: Actor, command: Command, cx: &mut Ctx) -> Decided {
    if by != Actor::Keeper && !matches!(command, Command::Place { .. } | Command::Withdraw { .. }) {
        return Err(Refusal::KeeperOnly {});
    }
    match command {
        Command::Place { seat, cards } => place::place(state, by, seat, &cards, cx),
        Command::Withdraw { seat } => place::withdraw(state, by, seat),
        Command::BookBattle { zone, a, b } => book::battle(state, zone, [a, b]),
        Command::BookResult { zone, winner, captured } => {
            book::result(state, zone, winner, captured)
        }
        Command::EndTurn {} => book::end_turn(state, cx),
        Command::BookSetZone { zone, controller, captured } => {
            book::set_zone(state, zone, controller, &captured)
        }
        Command::Keep { grain } => book::keep(state, grain),
        Command::Finish {} => turns::finish(state),
    }
}

fn check_running(state: &State) -> Result<(), Refusal> {
    match &state.outcome {
        Some(outcome) => Err(Refusal::GameOver { by: outcome.by }),
        None => Ok(()),
    }
}

fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.laid.contains(seat) {
        return Ok(());
    }
    Err(Refusal::UnknownPlayer { player: seat.into() })
}

/// The zone with this number, from 1.
fn zone_at(state: &State, number: i64) -> Result<(u8, &Zone), Refusal> {
    let unknown = Refusal::UnknownZone { zone: number };
    let small = u8::try_from(number).map_err(|_| unknown.clone())?;
    let at = usize::from(small).checked_sub(1);
    let zone = at.and_then(|at| state.zones.get(at)).ok_or(unknown)?;
    Ok((small, zone))
}

/// The same, as long as cards are played there (R7-10).
fn open_zone(state: &State, number: i64) -> Result<(u8, &Zone), Refusal> {
    let (number, zone) = zone_at(state, number)?;
    match zone.won_by {
        Some(owner) => Err(Refusal::ZoneWon { zone: Some(number), owner: owner.into() }),
        None => Ok((number, zone)),
    }
}

fn card(state: &State, value: i64) -> Result<Card, Refusal> {
    state.config.deck.card(value).ok_or(Refusal::UnknownCard { card: value })
}
