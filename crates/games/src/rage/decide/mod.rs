//! `decide`: every rule of the table. A command becomes events, or a refusal.

mod bids;
mod books;
mod cards;
mod ending;
mod people;
mod rounds;

use super::command::Command;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Seat};

pub use books::partial;
pub(super) use people::{may_come, may_leave};
pub use rounds::begin;

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about (RG-58 to RG-64, RG-73 to RG-76).
pub fn decide(state: &State, by: Actor, command: Command, cx: &mut Ctx) -> Decided {
    if by != Actor::Keeper && !matches!(command, Command::Bid { .. } | Command::Play { .. }) {
        return Err(Refusal::KeeperOnly {});
    }
    match command {
        Command::Bid { seat, n } => bids::bid(state, by, seat, n, cx),
        Command::Play { seat, card, colour, value } => {
            let asked = cards::Asked { seat, card, colour: colour.as_deref(), value };
            cards::play(state, by, asked, cx)
        }
        Command::Turn { cards, empty } => cards::turn(state, &cards, empty, cx),
        Command::BookBids { round, bids } => bids::book(state, round, &bids, cx),
        Command::BookResults { round, results } => books::results(state, round, &results, cx),
        Command::SetCards { round, cards } => books::set_cards(state, round, cards),
        Command::NoteTrump { round, colour } => books::note_trump(state, round, colour.as_deref()),
        Command::Keep { grain } => books::keep(state, grain),
        Command::Rescore { scoring, sweep_double } => {
            ending::rescore(state, scoring, sweep_double, cx)
        }
        Command::Finish {} => ending::finish_early(state),
        Command::Come {} => people::come(state),
        Command::Leave { seat } => people::leave(state, seat),
        Command::SettleTie { how } => ending::settle(state, how, cx),
    }
}

fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.round.bids.contains(seat) {
        return Ok(());
    }
    Err(Refusal::UnknownPlayer { player: seat.into() })
}

/// A person of this table who has not left.
fn check_stays(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_seat(state, seat)?;
    if state.stays(seat) { Ok(()) } else { Err(Refusal::HasLeft { player: seat.into() }) }
}

fn check_speaker(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    if by.speaks_for(seat) {
        return Ok(());
    }
    Err(Refusal::NotYourTurn { turn: state.turn().unwrap_or(seat).into() })
}
