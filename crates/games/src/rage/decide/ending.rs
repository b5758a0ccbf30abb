//! The end, ties, and another scoring (RG-48, RG-54 to RG-56).

use super::super::command::TieBreak;
use super::super::ending::best;
use super::super::event::Event;
use super::super::model::{EndedBy, FinalTie, Scoring};
use super::super::record::{Cell, Outcome, SheetRow};
use super::super::refusal::Refusal;
use super::super::score::{self, Tally};
use super::super::state::State;
use super::{Decided, rounds};
use kernel::{BySeat, Ctx, Points, Seat, Switch};
use std::sync::Arc;

/// The longest words about a tie.
const MOST_WORDS: u8 = 200;

/// Every round of the plan is scored: who has won, or another round for those who are equal.
pub(super) fn finish(
    state: &State,
    totals: &BySeat<Points>,
    exact: &BySeat<u16>,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let sides = state.staying_sides();
    let score = |side: &Vec<Seat>| (i64::from(totals[side[0]]), i64::from(exact[side[0]]));
    let best = best(&sides.iter().map(score).collect::<Vec<_>>());
    if best.winners.len() > 1 && state.config.final_tie == FinalTie::ExtraRound {
        extra_round(state, cx, events);
    } else {
        let outcome = Outcome::by_rulebook(&sides, &state.left, totals, &best);
        events.push(Event::GameOver { outcome: Box::new(outcome) });
    }
}

/// The table ends the game now: the complete rounds count (RG-73).
pub(super) fn finish_early(state: &State) -> Decided {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.sheet.is_empty() {
        return Err(Refusal::NothingScored {});
    }
    let (totals, sides) = (state.totals(), state.staying_sides());
    let score = |side: &Vec<Seat>| (i64::from(totals[side[0]]), i64::from(state.exact(side[0])));
    let best = best(&sides.iter().map(score).collect::<Vec<_>>());
    let outcome = Outcome::by_rulebook(&sides, &state.left, &totals, &best);
    Ok(vec![Event::GameOver { outcome: Box::new(outcome) }])
}

fn extra_round(state: &State, cx: &mut Ctx, events: &mut Vec<Event>) {
    let round = &state.round;
    let dealer = state.after(round.dealer);
    rounds::open(state, round.number.saturating_add(1), dealer, cx, events);
}

/// Every completed round by another scoring; at the end that may change who has won.
pub(super) fn rescore(
    state: &State,
    scoring: Scoring,
    sweep_double: Switch,
    cx: &mut Ctx,
) -> Decided {
    let table = score::Table { scoring, sweep_double };
    let mut sheet: Vec<Arc<SheetRow>> = Vec::with_capacity(state.sheet.len());
    for row in &state.sheet {
        let tallies: BySeat<Tally> = row.cells.map(Cell::tally);
        let before = |seat: Seat| sheet.last().map_or(0, |last| last.cells[seat].total);
        let mut cells = score::cells(&tallies, row.cards, table, &state.sides, before);
        for (seat, _) in row.cells.each().filter(|(_, cell)| cell.away) {
            cells[seat] = Cell::away(before(seat));
        }
        sheet.push(Arc::new(SheetRow { cells, ..SheetRow::clone(row) }));
    }
    let totals = sheet.last().map(|row| row.cells.map(|cell| cell.total));
    let mut events = vec![Event::Rescored { scoring, sweep_double, sheet }];
    if let Some(totals) = totals.filter(|_| state.is_over()) {
        let exact = totals.seats().map(|seat| state.exact(seat)).collect();
        finish(state, &totals, &exact, cx, &mut events);
    }
    Ok(events)
}

/// How a tie for the win is settled.
pub(super) fn settle(state: &State, how: TieBreak, cx: &mut Ctx) -> Decided {
    let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.tied.is_empty()) else {
        return Err(Refusal::NoTie {});
    };
    let totals = state.totals();
    let sides = state.staying_sides();
    let settled =
        |winners: Vec<Seat>, rule| outcome.settled(&sides, &state.left, &totals, winners, rule);
    let outcome = match &how {
        TieBreak::Rulebook => {
            let shared = sides_of(state, &outcome.rulebook).count() > 1;
            let rule = if shared { EndedBy::Shared } else { EndedBy::Exact };
            settled(outcome.rulebook.clone(), rule)
        }
        TieBreak::Share => settled(outcome.tied.clone(), EndedBy::Shared),
        TieBreak::Table { winners, words } => {
            if winners.is_empty() || !winners.iter().all(|seat| outcome.tied.contains(seat)) {
                return Err(Refusal::TieWinners { tied: outcome.tied.clone() });
            }
            if words.chars().count() > usize::from(MOST_WORDS) {
                return Err(Refusal::TieWords { max: MOST_WORDS });
            }
            settled(sides_of(state, winners).flatten().copied().collect(), EndedBy::Shared)
        }
        TieBreak::ExtraRound => {
            let outcome = outcome.clone();
            let mut events = vec![Event::TieSettled { how, outcome: Box::new(outcome) }];
            extra_round(state, cx, &mut events);
            return Ok(events);
        }
    };
    Ok(vec![Event::TieSettled { how, outcome: Box::new(outcome) }])
}

/// The sides on which any of these sit.
fn sides_of<'a>(state: &'a State, seats: &'a [Seat]) -> impl Iterator<Item = &'a Vec<Seat>> {
    state.sides.iter().filter(move |side| side.iter().any(|seat| seats.contains(seat)))
}
