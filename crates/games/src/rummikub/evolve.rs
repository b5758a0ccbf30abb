//! `evolve`: assigns an event to the state; holds no rules.

use super::event::Event;
use super::state::{Begun, Rack, Round, State};
use super::tiles::{Heap, Tiles};
use kernel::{Grain, Seat};
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    let round = &mut state.round;
    match event {
        Event::GameOpened { game, grain, hand, pool } => {
            *round = Round::new(*game, *grain, state.seats, *hand, *pool);
            state.outcome = None;
        }
        Event::Dealt { racks, pool } => {
            round.racks = racks
                .map(|tiles| Rack { count: count(tiles), tiles: Some(tiles.0.iter().collect()) });
            round.pool.clone_from(&pool.0);
            round.pool_left = count(pool);
            state.deals = state.deals.saturating_add(1);
        }
        Event::StartDrawn { draws, awaited, starter } => {
            round.draws.extend(draws);
            round.awaited.clone_from(awaited);
            if let Some(seat) = starter {
                starts(round, *seat);
            }
        }
        Event::StarterSet { seat } => {
            round.awaited.clear();
            starts(round, *seat);
        }
        Event::PairsShown { .. } => {}
        Event::RackSet { seat, tiles } => {
            if round.racks.contains(*seat) {
                round.racks[*seat].tiles = Some(tiles.0.iter().collect());
            }
        }
        Event::TurnBegun { seat, at } => {
            round.turn = *seat;
            round.begun = Some(Begun { at: *at, added: 0, paused: None, waited: 0 });
        }
        Event::Played { seat, table, played, opening, next, .. } => {
            round.table = Arc::clone(table);
            if round.racks.contains(*seat) {
                let rack = &mut round.racks[*seat];
                rack.count = rack.count.saturating_sub(count(played));
                let rest = |heap: &Heap| heap.minus(&played.0.iter().collect());
                rack.tiles = rack.tiles.as_ref().map(rest);
                round.opened[*seat] |= opening.is_some();
            }
            round.passes = 0;
            turn_over(round, *next);
        }
        Event::NotPlayed { seat, drawn, tiles, passes, next, .. } => {
            // Where only results are written down, the pool of the table is not counted.
            if round.grain == Grain::Card {
                round.pool_left = round.pool_left.saturating_sub(*drawn);
            }
            let from_pool = usize::from(*drawn).min(round.pool.len());
            round.pool.drain(..from_pool);
            if round.racks.contains(*seat) && *drawn > 0 {
                let rack = &mut round.racks[*seat];
                rack.count = rack.count.saturating_add(*drawn);
                // After unseen tiles were drawn the rack is not known any more.
                let more = tiles.as_ref().map(|tiles| tiles.0.iter().collect::<Heap>());
                rack.tiles = rack.tiles.as_ref().and_then(|heap| Some(heap.plus(&more?)));
            }
            round.passes = *passes;
            turn_over(round, *next);
        }
        Event::ClockPaused { at } => {
            if let Some(begun) = &mut round.begun {
                begun.paused = Some(*at);
            }
        }
        Event::ClockResumed { waited } => {
            if let Some(begun) = &mut round.begun {
                begun.paused = None;
                begun.waited = *waited;
            }
        }
        Event::TimeAdded { seat, seconds, left } => {
            if let Some(begun) = &mut round.begun {
                begun.added = begun.added.saturating_add(*seconds);
            }
            if state.tokens.contains(*seat) {
                state.tokens[*seat] = *left;
            }
        }
        Event::GameEnded { ended } => {
            round.ended = Some(*ended);
            round.begun = None;
        }
        Event::GameScored { row } => {
            if round.turns > 0 {
                state.by_turns.games = state.by_turns.games.saturating_add(1);
                state.by_turns.turns = state.by_turns.turns.saturating_add(round.turns);
            }
            state.sheet.push(row.clone());
        }
        Event::ScoreEdited { sheet, .. } => state.sheet.clone_from(sheet),
        Event::GrainKept { grain, now } => {
            state.grain = *grain;
            if *now {
                round.grain = *grain;
            }
        }
        Event::MatchOver { outcome } => state.outcome = Some(outcome.clone()),
    }
}

fn count(tiles: &Tiles) -> u8 {
    u8::try_from(tiles.0.len()).unwrap_or(u8::MAX)
}

fn starts(round: &mut Round, seat: Seat) {
    round.starter = Some(seat);
    round.turn = seat;
}

fn turn_over(round: &mut Round, next: Seat) {
    round.turns = round.turns.saturating_add(1);
    round.begun = None;
    round.turn = next;
}
