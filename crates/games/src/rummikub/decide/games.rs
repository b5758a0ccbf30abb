//! Games of a match: opened, dealt, scored and ended without a command (RK-3, RK-46).

use super::super::command::StartDraw;
use super::super::ending;
use super::super::event::Event;
use super::super::record::SheetRow;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::super::tiles::{Heap, Tile, Tiles};
use super::{Decided, start};
use kernel::{BySeat, Ctx, Grain, Seat};

/// The first game (RK-3, RK-4).
pub fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    let mut events = Vec::new();
    lay_out(state, 1, state.grain, state.first, 0, cx, &mut events);
    events
}

/// Opens a game: who starts, where that is known or the app draws; and the deal, where the app deals.
pub(super) fn lay_out(
    state: &State,
    game: u16,
    grain: Grain,
    starter: Option<Seat>,
    deals: usize,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let (hand, pool) = (state.config.hand_size, state.pool_at_first());
    events.push(Event::GameOpened { game, grain, hand, pool });
    match starter {
        Some(seat) => events.push(Event::StarterSet { seat }),
        None if state.deals() => draw_starter(state, cx, events),
        None => {}
    }
    if state.deals() {
        events.push(deal(state, deals, cx));
    }
}

/// The app draws for the start until one person has the highest number (RK-4).
fn draw_starter(state: &State, cx: &mut Ctx, events: &mut Vec<Event>) {
    let mut all: Vec<StartDraw> = Vec::new();
    let mut awaited: Vec<Seat> = (0..state.seats as u8).map(Seat).collect();
    loop {
        let mut box_of_tiles: Vec<Tile> = Heap::whole().iter().collect();
        cx.chance.shuffle(&mut box_of_tiles);
        // A joker is drawn again at once: only numbered tiles decide.
        let numbered = box_of_tiles.into_iter().filter(|tile| !tile.is_joker());
        let draws: Vec<StartDraw> = awaited
            .iter()
            .zip(numbered)
            .map(|(seat, tile)| StartDraw { seat: *seat, tile })
            .collect();
        all.extend(&draws);
        let Ok((still, starter)) = start::settle(state.seats, &all) else {
            return events.push(Event::StarterSet { seat: Seat(0) });
        };
        events.push(Event::StartDrawn { draws, awaited: still.clone(), starter });
        if starter.is_some() {
            return;
        }
        awaited = still;
    }
}

fn deal(state: &State, deals: usize, cx: &mut Ctx) -> Event {
    let mut tiles = state.decks.get(deals).cloned().unwrap_or_else(|| {
        let mut tiles = Heap::whole().to_vec();
        cx.chance.shuffle(&mut tiles);
        tiles
    });
    let hand = usize::from(state.config.hand_size);
    let pool = tiles.split_off((hand * state.seats).min(tiles.len()));
    let racks = tiles.chunks(hand.max(1)).map(|rack| Tiles(rack.to_vec())).collect::<BySeat<_>>();
    Event::Dealt { racks, pool: Tiles(pool) }
}

/// A game is scored: the next one opens, or the match is over.
pub(super) fn close(state: &State, row: SheetRow, cx: &mut Ctx, events: &mut Vec<Event>) {
    let next = row.game.saturating_add(1);
    let mut sheet = state.sheet.clone();
    sheet.push(row.clone());
    events.push(Event::GameScored { row });
    if ending::is_reached(&sheet, &state.config) {
        events.push(over(state, &sheet, false));
    } else {
        lay_out(state, next, state.grain, None, state.deals, cx, events);
    }
}

/// The end of the match as these games make it (RK-46).
pub(super) fn over(state: &State, sheet: &[SheetRow], called: bool) -> Event {
    let totals =
        sheet.last().map_or_else(|| state.totals(), |row| row.cells.map(|cell| cell.total));
    Event::MatchOver { outcome: ending::outcome(sheet, &totals, &state.config, called) }
}

/// The table says that the match is over (RK-46).
pub(super) fn finish(state: &State) -> Decided {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.sheet.is_empty() {
        return Err(Refusal::NoGames {});
    }
    Ok(vec![over(state, &state.sheet, true)])
}

/// Another grain: for the open game too, as long as nothing happened in it.
pub(super) fn keep(state: &State, grain: Grain) -> Decided {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let now = !state.round.is_under_way() && state.round.ended.is_none();
    Ok(vec![Event::GrainKept { grain, now }])
}
