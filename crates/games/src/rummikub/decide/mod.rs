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
    if by != Actor::Keeper && is_for_keeper(&command) {
        return Err(Refusal::KeeperOnly {});
    }
    match command {
        Command::DrawStart { draws } => start::draw(state, by, &draws),
        Command::SetStarter { seat } => start::set(state, seat),
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
        Command::Pause {} => clock::pause(state, cx),
        Command::Resume {} => clock::resume(state, cx),
        Command::Extend { seat } => clock::extend(state, by, seat),
        Command::ScoreWin { winner, racks } => scores::win(state, winner, &racks, cx),
        Command::ScoreBlocked { racks } => scores::blocked(state, &racks, cx),
        Command::EditScore { game, points } => scores::edit(state, game, &points, cx),
        Command::FinishMatch {} => games::finish(state),
        Command::Keep { grain } => games::keep(state, grain),
    }
}

/// What no person says for themselves.
fn is_for_keeper(command: &Command) -> bool {
    matches!(
        command,
        Command::SetStarter { .. }
            | Command::Pause {}
            | Command::Resume {}
            | Command::ScoreWin { .. }
            | Command::ScoreBlocked { .. }
            | Command::EditScore { .. }
            | Command::FinishMatch {}
            | Command::Keep { .. }
    )
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
