//! Prompts: what a viewer may ask for next, with its bounds.

use super::decide::{MOST_NOTE, may_come, may_leave};
use super::model::{MOST_ROUNDS, MOST_TARGET};
use super::state::{Row, State};
use super::wire::{OpenRow, Prompt};
use kernel::{Seat, Viewer};

/// How many numbers are offered as likely.
const LIKELY: usize = 6;

/// Everything this viewer may ask for; the table's own viewer is the keeper. What the game waits for
/// comes first, what the table may change at any time last.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let own = |seat: Seat| viewer == Viewer::Table || viewer.sees(seat);
    let mut prompts = Vec::new();
    prompts.extend(book(state, own));
    let sits = state.sides.iter().flatten().any(|seat| own(*seat));
    if sits {
        prompts.push(Prompt::Note { last: state.last_row(), most: MOST_NOTE });
    }
    if viewer == Viewer::Table {
        keeping(state, &mut prompts);
    }
    prompts
}

fn book(state: &State, own: impl Fn(Seat) -> bool) -> Option<Prompt> {
    let seat = |column: usize| state.sides[column].iter().copied().find(|seat| own(*seat));
    let rows: Vec<OpenRow> = state
        .open_rows()
        .into_iter()
        .map(|(row, columns)| OpenRow {
            row,
            missing: columns.into_iter().filter_map(seat).collect(),
        })
        .filter(|open| !open.missing.is_empty())
        .collect();
    let first = rows.first()?.row;
    let next = state.next_row().filter(|next| rows.iter().any(|open| open.row == *next));
    let (lowest, highest) = state.config.bounds();
    let (step, likely) = (state.config.step, likely(state));
    Some(Prompt::Book { next: next.unwrap_or(first), rows, lowest, highest, step, likely })
}

/// The numbers written most often, of equally frequent ones the smaller first.
fn likely(state: &State) -> Vec<i32> {
    let mut written: Vec<i32> =
        state.rows.iter().flat_map(|row| &row.amounts).copied().flatten().collect();
    written.sort_unstable();
    let mut counted: Vec<(usize, i32)> =
        written.chunk_by(|a, b| a == b).map(|same| (same.len(), same[0])).collect();
    counted.sort_by_key(|(often, _)| std::cmp::Reverse(*often));
    counted.into_iter().take(LIKELY).map(|(_, amount)| amount).collect()
}

fn keeping(state: &State, prompts: &mut Vec<Prompt>) {
    if !state.is_over() && state.rows.iter().any(Row::is_begun) {
        prompts.push(Prompt::Finish);
    }
    if let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.settled) {
        let (seats, extra_round) = (outcome.tied.clone(), state.has_room());
        prompts.push(Prompt::SettleTie { seats, extra_round });
    }
    if may_come(state).is_ok() {
        prompts.push(Prompt::Come);
    }
    let seats: Vec<Seat> = state.sides.iter().flatten().copied().collect();
    let seats: Vec<Seat> =
        seats.into_iter().filter(|seat| may_leave(state, *seat).is_ok()).collect();
    if !seats.is_empty() {
        prompts.push(Prompt::Leave { seats });
    }
    prompts.push(Prompt::SetEnd {
        end: state.config.end,
        last_round: state.config.last_round,
        target: state.config.target,
        most_rounds: MOST_ROUNDS,
        most_target: MOST_TARGET,
    });
}
