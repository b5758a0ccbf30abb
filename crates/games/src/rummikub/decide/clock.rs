//! The clock of a turn (RK-36).

use super::super::command::Command;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::{Begun, State, TOKEN_SECONDS, TurnWas};
use super::super::tiles::Tiles;
use super::{Decided, check_open, check_seat, check_speaker, turns};
use kernel::{Actor, Ctx, Grain, Seat, Timestamp};

/// A turn begins. Where only results are kept, the next person's turn ends this one's.
pub(super) fn begin(state: &State, by: Actor, seat: Seat, cx: &mut Ctx) -> Decided {
    check_open(state)?;
    check_seat(state, seat)?;
    let round = &state.round;
    let begins = Event::TurnBegun { seat, at: cx.now };
    if round.grain == Grain::Card {
        turns::check_turn(state, by, seat)?;
    } else {
        check_speaker(state, by, seat)?;
        if round.starter.is_none() {
            return Ok(vec![Event::StarterSet { seat }, begins]);
        }
        let next = state.after(round.turn);
        match round.begun {
            Some(_) if seat == next => return Ok(vec![begins]),
            Some(_) if seat != round.turn => {
                return Err(Refusal::NotYourTurn { turn: next.into() });
            }
            None if seat != round.turn => {
                return Err(Refusal::NotYourTurn { turn: round.turn.into() });
            }
            _ => {}
        }
    }
    match round.begun {
        Some(_) => Err(Refusal::TurnBegun {}),
        None => Ok(vec![begins]),
    }
}

/// The clock, as far as one runs.
fn running(state: &State) -> Result<(u16, Begun), Refusal> {
    check_open(state)?;
    let seconds = state.seconds().ok_or(Refusal::NoTimer {})?;
    let begun = state.round.begun.ok_or(Refusal::NoTurn {})?;
    Ok((seconds, begun))
}

impl Begun {
    /// Milliseconds that the clock has run by now.
    pub fn elapsed(&self, now: Timestamp) -> i64 {
        let until = self.paused.unwrap_or(now);
        until.0.saturating_sub(self.at.0).saturating_sub(self.waited).max(0)
    }
}

/// The clock is at zero: a valid table counts, else it goes back and tiles are drawn.
pub(super) fn timeout(
    state: &State,
    by: Actor,
    seat: Seat,
    after: Option<Vec<Tiles>>,
    cx: &mut Ctx,
) -> Decided {
    let (seconds, begun) = running(state)?;
    check_seat(state, seat)?;
    turns::check_turn(state, by, seat)?;
    let allowed = 1_000 * (i64::from(seconds) + i64::from(begun.added));
    let left = allowed - begun.elapsed(cx.now);
    if left > 0 {
        let seconds = left.unsigned_abs().div_ceil(1_000);
        return Err(Refusal::TimeLeft { seconds });
    }
    if let Some(after) = after.filter(|_| state.round.grain == Grain::Card) {
        let laid = turns::laid(&state.round.table, after, &[]);
        if let Ok(events) = turns::play(state, seat, laid, None, true, cx) {
            return Ok(events);
        }
    }
    let penalty = state.config.timeout_penalty;
    Ok(turns::not_played(state, seat, TurnWas::TimedOut, penalty, None, cx))
}

/// The clock stands still.
pub(super) fn pause(state: &State, cx: &Ctx) -> Decided {
    let (_, begun) = running(state)?;
    match begun.paused {
        Some(_) => Err(Refusal::ClockSo {}),
        None => Ok(vec![Event::ClockPaused { at: cx.now }]),
    }
}

/// The command that stops the clock, where it runs.
pub fn clock_stop(state: &State) -> Option<Command> {
    running(state).ok().filter(|(_, begun)| begun.paused.is_none()).map(|_| Command::Pause {})
}

/// The clock goes on; what it stood still counts for no person.
pub(super) fn resume(state: &State, cx: &Ctx) -> Decided {
    let (_, begun) = running(state)?;
    let since = begun.paused.ok_or(Refusal::ClockSo {})?;
    let stood = cx.now.0.saturating_sub(since.0).max(0);
    Ok(vec![Event::ClockResumed { waited: begun.waited.saturating_add(stood) }])
}

/// Half a minute more, for a token.
pub(super) fn extend(state: &State, by: Actor, seat: Seat) -> Decided {
    running(state)?;
    check_seat(state, seat)?;
    turns::check_turn(state, by, seat)?;
    let left = state.tokens[seat].checked_sub(1).ok_or(Refusal::NoToken {})?;
    Ok(vec![Event::TimeAdded { seat, seconds: TOKEN_SECONDS, left }])
}
