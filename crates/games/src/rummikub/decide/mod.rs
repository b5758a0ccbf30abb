//! `decide`: every rule of the table. A command becomes events, or a refusal.

mod clock;
mod games;
mod scores;
mod start;
mod turns;

use super::command::Command;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Seat};

pub use clock::clock_stop;
pub use games::begin;
pub use start::{pairs_of, settle};

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about (RK-4 to RK-47).
pub fn decide(state: &State, by: Actor, command: Command, cx: &mut Ctx) -> Decided {
    match command {
        Command::DrawStart { draws } => start::draw(state, by, &draws),
        Command::SetStarter { seat } => {
            keeper_only(by)?;
            start::set(state, seat)
        }
        Command::SetRack { seat, tiles } => start::set_rack(state, by, seat, tiles),
        Command::Redeal { seat, pairs } => start::redeal(state, by, seat, pairs, cx),
        Command::BeginTurn { seat } => clock::begin(state, by, seat, cx),
        Command::Play { seat, after, kinds, opening } => {
            turns::check_moment(state, by, seat)?;
            let laid = turns::laid(&state.round.table, after, &kinds);
            let opening: Option<Vec<_>> = opening.map(|melds| turns::laid(&[], melds, &[]));
            turns::play(state, seat, laid, opening.as_deref(), false, cx)
        }
        Command::Draw { seat, tile, table } => turns::draw(state, by, seat, tile, table, cx),
        Command::Pass { seat } => turns::pass(state, by, seat, cx),
        Command::GiveUp { seat } => turns::give_up(state, by, seat, cx),
        Command::Timeout { seat, after } => clock::timeout(state, by, seat, after, cx),
        Command::Pause {} => {
            keeper_only(by)?;
            clock::pause(state, cx)
        }
        Command::Resume {} => {
            keeper_only(by)?;
            clock::resume(state, cx)
        }
        Command::Extend { seat } => clock::extend(state, by, seat),
        Command::ScoreWin { winner, racks } => {
            keeper_only(by)?;
            scores::win(state, winner, &racks, cx)
        }
        Command::ScoreBlocked { racks } => {
            keeper_only(by)?;
            scores::blocked(state, &racks, cx)
        }
        Command::EditScore { game, points } => {
            keeper_only(by)?;
            scores::edit(state, game, &points, cx)
        }
        Command::FinishMatch {} => {
            keeper_only(by)?;
            games::finish(state)
        }
        Command::Keep { grain } => {
            keeper_only(by)?;
            games::keep(state, grain)
        }
    }
}

fn keeper_only(by: Actor) -> Result<(), Refusal> {
    match by {
        Actor::Keeper => Ok(()),
        Actor::Seat(_) => Err(Refusal::KeeperOnly {}),
    }
}

fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.tokens.contains(seat) {
        return Ok(());
    }
    Err(Refusal::UnknownPlayer { player: seat.into() })
}

/// The open game takes commands.
fn check_open(state: &State) -> Result<(), Refusal> {
    if state.is_over() || state.round.ended.is_some() {
        return Err(Refusal::GameOver {});
    }
    Ok(())
}

fn check_speaker(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    if by.speaks_for(seat) {
        return Ok(());
    }
    Err(Refusal::NotYourTurn { turn: state.round.turn.into() })
}
