//! The end and ties (CYA-38 to CYA-41, CYA-50).

use super::super::ending::best;
use super::super::event::Event;
use super::super::model::{End, EndedBy, TieBreak};
use super::super::record::Outcome;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, rounds};
use kernel::{Ctx, Seat};

/// The longest words about a tie, in characters.
pub(in super::super) const MOST_WORDS: u8 = 200;

/// A round is scored: a person has won, the best are equal, or the next round opens.
pub(super) fn after_round(state: &State, cx: &mut Ctx, events: &mut Vec<Event>) {
    let numbers = state.numbers();
    let best = best(state.deciding().as_slice(), state.sheet.len() as u16, &state.config);
    let seats: Vec<Seat> = best.into_iter().map(|at| Seat(at as u8)).collect();
    match seats.len() {
        0 => open_next(state, false, cx, events),
        1 => {
            let rule = match state.config.end {
                End::Million => EndedBy::Target,
                _ => EndedBy::Plan,
            };
            let outcome = Outcome::won_by(seats, &numbers, &state.left, rule);
            events.push(Event::GameOver { outcome: Box::new(outcome), words: String::new() });
        }
        _ => {
            let by = state.config.tie;
            events.push(Event::Tied { seats: seats.clone(), by });
            break_tie(state, seats, by, cx, events);
        }
    }
}

/// What a way of settling a tie brings about at once; the table's word is still to come.
fn break_tie(state: &State, tied: Vec<Seat>, by: TieBreak, cx: &mut Ctx, events: &mut Vec<Event>) {
    match by {
        TieBreak::ExtraRound => open_next(state, true, cx, events),
        TieBreak::Share => {
            let outcome = Outcome::won_by(tied, &state.numbers(), &state.left, EndedBy::Tie);
            events.push(Event::GameOver { outcome: Box::new(outcome), words: String::new() });
        }
        TieBreak::Table => {}
    }
}

/// The round after those that are scored; its dealer sits left of the last one (CYA-37).
fn open_next(state: &State, extra: bool, cx: &mut Ctx, events: &mut Vec<Event>) {
    let last = state.sheet.last().map_or(state.round.dealer, |row| row.dealer);
    let next = (state.sheet.len() as u16).saturating_add(1);
    rounds::open(state, next, state.after(last), extra, cx, events);
}

/// Another way for the tie that stands (CYA-39).
pub(super) fn settle(state: &State, by: TieBreak, cx: &mut Ctx) -> Decided {
    let Some(tie) = state.tie.as_ref().filter(|_| state.has_open_tie()) else {
        return Err(Refusal::NoTie {});
    };
    let mut events = vec![Event::TieTurned { by }];
    // The extra round lies there already.
    let goes_on = by == TieBreak::ExtraRound && !state.is_played_out();
    if !goes_on {
        break_tie(state, tie.seats.clone(), by, cx, &mut events);
    }
    Ok(events)
}

/// The table ends the game now: who is best after the complete rounds wins, equals share (CYA-65).
pub(super) fn finish_early(state: &State) -> Decided {
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if state.sheet.is_empty() {
        return Err(Refusal::NothingScored {});
    }
    let numbers = state.numbers();
    let deciding = state.deciding();
    let top = deciding.iter().max();
    let best: Vec<Seat> = deciding.seats().filter(|seat| Some(&deciding[*seat]) == top).collect();
    let outcome = Outcome::won_by(best, &numbers, &state.left, EndedBy::Early);
    Ok(vec![Event::GameOver { outcome: Box::new(outcome), words: String::new() }])
}

/// The table's word about who of the tied has won (CYA-50).
pub(super) fn table_winner(state: &State, seat: Seat, words: &str) -> Decided {
    let Some(tie) = state.tie.as_ref().filter(|_| state.awaits_winner()) else {
        return Err(Refusal::NoTie {});
    };
    if !tie.seats.contains(&seat) {
        return Err(Refusal::NotTied { player: seat.into() });
    }
    let words = words.trim();
    if words.chars().count() > usize::from(MOST_WORDS) {
        return Err(Refusal::TieWords { max: MOST_WORDS });
    }
    let outcome = Outcome::won_by(vec![seat], &state.numbers(), &state.left, EndedBy::Tie);
    Ok(vec![Event::GameOver { outcome: Box::new(outcome), words: words.to_owned() }])
}
