//! The end, and ties (FF-18 to FF-24).

use super::super::command::TieBreak;
use super::super::event::Event;
use super::super::evolve::evolve;
use super::super::model::{End, FinalTie, MOST_ROUNDS};
use super::super::options::{check_last_round, check_target};
use super::super::record::Outcome;
use super::super::refusal::Refusal;
use super::super::state::{Row, State};
use kernel::Seat;

/// The longest words about a tie, in characters.
const MOST_WORDS: u16 = 200;

/// Ends the game if it is done, or plays on for a tie; `after` is the pad as it is now.
pub(super) fn close(after: &State, events: &mut Vec<Event>) {
    if !after.is_done() {
        return;
    }
    let share = after.config.final_tie == FinalTie::Share;
    if after.is_tied() && after.config.final_tie == FinalTie::ExtraRound && after.has_room() {
        events.push(played_on(after, after.leaders()));
    } else {
        events.push(Event::GameOver { outcome: after.outcome(share) });
    }
}

impl State {
    /// Whether one more round can be played: a sheet of named rows has none to spare.
    pub(in super::super) fn has_room(&self) -> bool {
        !self.config.names_rows() && self.rows.len() < usize::from(MOST_ROUNDS)
    }
}

fn played_on(state: &State, tied: Vec<Seat>) -> Event {
    let next = state.rows.len() as u16 + 1;
    Event::PlayedOn { tied, planned: state.planned.map(|planned| planned.max(next)) }
}

/// The keeper ends the game; open boxes count nothing.
pub(super) fn finish(state: &State) -> Result<Vec<Event>, Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if !state.rows.iter().any(Row::is_begun) {
        return Err(Refusal::NothingWritten {});
    }
    let outcome = state.outcome(state.config.final_tie == FinalTie::Share);
    Ok(vec![Event::Finished {}, Event::GameOver { outcome }])
}

/// Another end; a game that was over goes on if it is not at the new one.
pub(super) fn set_end(
    state: &State,
    end: End,
    last_round: Option<i64>,
    target: Option<i64>,
) -> Result<Vec<Event>, Refusal> {
    let mut config = state.config.clone();
    config.end = end;
    if let Some(n) = last_round {
        config.last_round = check_last_round(n)?;
    }
    if let Some(n) = target {
        config.target = check_target(n)?;
    }
    let (last_round, target) = (config.last_round, config.target);
    let event = Event::EndSet { end, last_round, target, planned: config.planned() };
    let mut after = state.clone();
    evolve(&mut after, &event);
    let mut events = vec![event];
    close(&after, &mut events);
    Ok(events)
}

/// How a tie for the win is settled.
pub(super) fn settle(state: &State, how: TieBreak) -> Result<Vec<Event>, Refusal> {
    let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.tied.is_empty()) else {
        return Err(Refusal::NoTie {});
    };
    let tied = &outcome.tied;
    let outcome: Outcome = match &how {
        TieBreak::Share => state.settled(tied, tied.clone()),
        TieBreak::Table { winners, words } => {
            if winners.is_empty() || !winners.iter().all(|seat| tied.contains(seat)) {
                return Err(Refusal::TieWinners { tied: tied.clone() });
            }
            if words.chars().count() > usize::from(MOST_WORDS) {
                return Err(Refusal::TieWords { max: MOST_WORDS });
            }
            let with = |side: &&Vec<Seat>| side.iter().any(|seat| winners.contains(seat));
            state.settled(tied, state.sides.iter().filter(with).flatten().copied().collect())
        }
        TieBreak::ExtraRound => {
            if !state.has_room() {
                return Err(Refusal::NoRound {});
            }
            let (outcome, on) = (outcome.clone(), played_on(state, tied.clone()));
            return Ok(vec![Event::TieSettled { how, outcome }, on]);
        }
    };
    Ok(vec![Event::TieSettled { how, outcome }])
}
