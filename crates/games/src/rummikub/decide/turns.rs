//! Turns (RK-20 to RK-36, RK-40, RK-41).

use super::super::command::SaidKind;
use super::super::event::Event;
use super::super::opening::new_melds;
use super::super::record::{Ended, Laid};
use super::super::refusal::Refusal;
use super::super::state::{State, TurnWas};
use super::super::tiles::{Heap, Tile, Tiles};
use super::super::turn::{Holds, Situation, Turn, referee};
use super::{Decided, check_open, check_seat, check_speaker, scores};
use kernel::{Actor, Ctx, Grain, Seat};

/// Whether this seat takes its turn now.
pub(super) fn check_moment(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    check_open(state)?;
    check_seat(state, seat)?;
    if state.round.grain == Grain::Round {
        return Err(Refusal::KeptByResults {});
    }
    check_turn(state, by, seat)
}

/// Whether it is this seat's turn.
pub(super) fn check_turn(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    if state.round.starter.is_none() {
        return Err(Refusal::NotStarted {});
    }
    check_speaker(state, by, seat)?;
    if state.round.turn != seat {
        return Err(Refusal::NotYourTurn { turn: state.round.turn.into() });
    }
    Ok(())
}

/// The melds of a table as written, each what the player says; one that did not change is what it was.
/// What is said of no meld has no meaning.
pub(super) fn laid(before: &[Laid], melds: Vec<Tiles>, kinds: &[SaidKind]) -> Vec<Laid> {
    let said = |at: usize| kinds.iter().find(|said| usize::try_from(said.meld) == Ok(at));
    let was = |tiles: &Tiles| {
        // Of all melds only one tile with two jokers can be both.
        let open = tiles.0.len() == 3 && tiles.0.iter().filter(|tile| tile.is_joker()).count() == 2;
        before.iter().filter(|_| open).find(|laid| laid.tiles == *tiles).map(|laid| laid.kind)
    };
    let each = melds.into_iter().enumerate();
    each.map(|(at, tiles)| {
        let kind = said(at).map(|said| said.kind).or_else(|| was(&tiles));
        Laid::written(tiles, kind)
    })
    .collect()
}

/// What the referee says of a table after the turn of this seat.
fn judged(
    state: &State,
    seat: Seat,
    after: &[Laid],
    opening: Option<&[Laid]>,
) -> Result<Turn, Refusal> {
    let round = &state.round;
    let rack = &round.racks[seat];
    let known: Option<Vec<Tile>> = rack.tiles.as_ref().map(Heap::to_vec);
    let elsewhere;
    let rack = match &known {
        Some(tiles) => Holds::Known(tiles),
        None => {
            elsewhere = state.known_elsewhere(seat);
            Holds::Unknown { count: Some(rack.count), elsewhere: &elsewhere }
        }
    };
    let before = &round.table;
    let situation = Situation { opened: round.opened[seat], before, rack, after, opening };
    referee(&situation, &state.config)
}

/// A turn as the table lies after it (RK-22 to RK-34).
pub(super) fn play(
    state: &State,
    seat: Seat,
    after: Vec<Laid>,
    opening: Option<&[Laid]>,
    late: bool,
    cx: &mut Ctx,
) -> Decided {
    let turn = judged(state, seat, &after, opening)?;
    let next = state.after(seat);
    let Turn { played, opening, wins } = turn;
    let table = after.into_iter().map(Laid::in_order).collect();
    let mut events = vec![Event::Played { seat, table, played, opening, late, next }];
    if wins {
        end(state, Ended::Out { seat }, cx, &mut events);
    } else {
        go_on(state, next, cx, &mut events);
    }
    Ok(events)
}

/// One tile from the pool (RK-20, RK-21).
pub(super) fn draw(
    state: &State,
    by: Actor,
    seat: Seat,
    tile: Option<Tile>,
    table: Option<Vec<Tiles>>,
    cx: &mut Ctx,
) -> Decided {
    check_moment(state, by, seat)?;
    if state.round.pool_left == 0 {
        return Err(Refusal::PoolEmpty {});
    }
    if let Some(table) = table {
        let after = laid(&[], table, &[]);
        let (new, touched) = new_melds(&state.round.table, &after);
        if touched.is_some() || !new.is_empty() {
            return Err(Refusal::WorkspaceDirty {});
        }
    }
    if let Some(tile) = tile {
        if state.deals() {
            return Err(Refusal::AppDeals {});
        }
        let mut seen = state.round.table_heap().plus(&state.known_elsewhere(seat));
        if let Some(own) = &state.round.racks[seat].tiles {
            seen = seen.plus(own);
        }
        seen.add(tile);
        if let Some((piece, n)) = seen.beyond_the_box() {
            return Err(Refusal::Copies { piece, n: u64::from(n) });
        }
    }
    let told = tile.map(|tile| Tiles(vec![tile]));
    Ok(not_played(state, seat, TurnWas::Drew, 1, told, cx))
}

/// Nothing, with an empty pool (RK-41).
pub(super) fn pass(state: &State, by: Actor, seat: Seat, cx: &mut Ctx) -> Decided {
    check_moment(state, by, seat)?;
    match state.round.pool_left {
        0 => Ok(not_played(state, seat, TurnWas::Passed, 0, None, cx)),
        left => Err(Refusal::PoolNotEmpty { left }),
    }
}

/// The table goes back to how it was, and tiles are drawn (RK-35).
pub(super) fn give_up(state: &State, by: Actor, seat: Seat, cx: &mut Ctx) -> Decided {
    check_moment(state, by, seat)?;
    if state.round.begun.is_none() {
        return Err(Refusal::NoTurn {});
    }
    Ok(not_played(state, seat, TurnWas::GaveUp, state.config.failed_turn_draw, None, cx))
}

/// A turn ends without a play; of an empty pool nothing is drawn, and the turn counts as passed.
pub(super) fn not_played(
    state: &State,
    seat: Seat,
    was: TurnWas,
    draws: u8,
    told: Option<Tiles>,
    cx: &mut Ctx,
) -> Vec<Event> {
    let round = &state.round;
    let drawn = draws.min(round.pool_left);
    let tiles = if state.deals() {
        let drawn = usize::from(drawn).min(round.pool.len());
        (drawn > 0).then(|| Tiles(round.pool[..drawn].to_vec()))
    } else {
        told
    };
    let passes = if round.pool_left == 0 { round.passes.saturating_add(1) } else { 0 };
    let next = state.after(seat);
    let mut events = vec![Event::NotPlayed { seat, was, drawn, tiles, passes, next }];
    if usize::from(passes) >= state.seats {
        end(state, Ended::Blocked, cx, &mut events);
    } else {
        go_on(state, next, cx, &mut events);
    }
    events
}

/// Where a clock ran, it runs for the next one at once (RK-36).
fn go_on(state: &State, next: Seat, cx: &Ctx, events: &mut Vec<Event>) {
    if state.seconds().is_some() && state.round.begun.is_some() {
        events.push(Event::TurnBegun { seat: next, at: cx.now });
    }
}

/// The game is over; where the app knows every rack it is scored at once.
fn end(state: &State, ended: Ended, cx: &mut Ctx, events: &mut Vec<Event>) {
    let played = events.iter().find_map(|event| match event {
        Event::Played { seat, played, .. } => Some((*seat, played.0.iter().collect::<Heap>())),
        _ => None,
    });
    events.push(Event::GameEnded { ended });
    if state.deals() {
        scores::close_dealt(state, ended, played, cx, events);
    }
}
