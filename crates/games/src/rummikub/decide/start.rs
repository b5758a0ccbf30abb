//! Before the first turn: who starts, the racks, a new deal (RK-3 to RK-6).

use super::super::command::StartDraw;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::super::tiles::{COPIES, Heap, Tile, Tiles};
use super::{Decided, check_open, check_seat, check_speaker, games};
use kernel::{Actor, Ctx, Grain, Seat, Switch};

/// How many pairs bring a new deal (RK-6).
const PAIRS: usize = 3;

/// Who still has to draw, and who starts, after these draws (RK-4).
///
/// # Errors
/// When a person drew who did not have to, or a tile is out more often than there are.
pub fn settle(seats: usize, draws: &[StartDraw]) -> Result<(Vec<Seat>, Option<Seat>), Refusal> {
    let mut still: Vec<Seat> = (0..seats as u8).map(Seat).collect();
    let mut numbers: Vec<(Seat, u8)> = Vec::new();
    let mut out = Heap::default();
    let mut starter = None;
    for StartDraw { seat, tile } in draws {
        let Some(at) = still.iter().position(|other| other == seat) else {
            return Err(Refusal::NoDrawDue { player: (*seat).into() });
        };
        out.add(*tile);
        if let Some((piece, n)) = out.beyond_the_box() {
            return Err(Refusal::Copies { piece, n: u64::from(n) });
        }
        // A joker is drawn again.
        let Tile::Number(_, n) = *tile else { continue };
        numbers.push((*seat, n));
        still.remove(at);
        if still.is_empty() {
            let highest = numbers.iter().map(|(_, n)| *n).max();
            let best = numbers.iter().filter(|(_, n)| Some(*n) == highest).map(|(seat, _)| *seat);
            still = best.collect();
            still.sort_unstable();
            if still.len() == 1 {
                starter = still.pop();
            }
            (numbers, out) = (Vec::new(), Heap::default());
        }
    }
    Ok((still, starter))
}

/// Tiles drawn for the start, by all or by some (RK-4).
pub(super) fn draw(state: &State, by: Actor, draws: &[StartDraw]) -> Decided {
    check_open(state)?;
    check_unstarted(state)?;
    for draw in draws {
        check_seat(state, draw.seat)?;
        check_speaker(state, by, draw.seat)?;
    }
    if draws.is_empty() {
        return Err(Refusal::NotStarted {});
    }
    let all = [&state.round.draws[..], draws].concat();
    let (awaited, starter) = settle(state.seats, &all)?;
    Ok(vec![Event::StartDrawn { draws: draws.to_vec(), awaited, starter }])
}

/// The table says who starts (RK-4).
pub(super) fn set(state: &State, seat: Seat) -> Decided {
    check_open(state)?;
    check_unstarted(state)?;
    check_seat(state, seat)?;
    Ok(vec![Event::StarterSet { seat }])
}

fn check_unstarted(state: &State) -> Result<(), Refusal> {
    match state.round.starter {
        Some(_) => Err(Refusal::AlreadyStarted {}),
        None => Ok(()),
    }
}

/// What lies on a physical rack: as many tiles as it has, and none that is elsewhere (RK-1, RK-3).
pub(super) fn set_rack(state: &State, by: Actor, seat: Seat, tiles: Tiles) -> Decided {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    check_open(state)?;
    check_seat(state, seat)?;
    if state.round.grain == Grain::Round {
        return Err(Refusal::KeptByResults {});
    }
    check_speaker(state, by, seat)?;
    let own: Heap = tiles.0.iter().collect();
    let all = own.plus(&state.round.table_heap()).plus(&state.known_elsewhere(seat));
    if let Some((piece, n)) = all.beyond_the_box() {
        return Err(Refusal::Copies { piece, n: u64::from(n) });
    }
    let count = state.round.racks[seat].count;
    if tiles.0.len() != usize::from(count) {
        return Err(Refusal::RackCount { count, n: tiles.0.len() as u64 });
    }
    Ok(vec![Event::RackSet { seat, tiles: Tiles::sorted(tiles.0) }])
}

/// The pairs of equal tiles on a rack.
pub fn pairs_of(rack: &Heap) -> Vec<Tile> {
    Tile::all().filter(|tile| rack.count(*tile) >= COPIES).collect()
}

/// Three pairs on the first rack: a new deal (RK-6).
pub(super) fn redeal(
    state: &State,
    by: Actor,
    seat: Seat,
    shown: Option<Tiles>,
    cx: &mut Ctx,
) -> Decided {
    check_open(state)?;
    check_seat(state, seat)?;
    let round = &state.round;
    let off = state.config.three_pairs_redeal == Switch::Off;
    if off || round.is_under_way() || round.grain == Grain::Round {
        return Err(Refusal::NoRedeal {});
    }
    check_speaker(state, by, seat)?;
    let rack = round.racks[seat].tiles.as_ref();
    let own = || {
        let pairs = rack.map(pairs_of).filter(|pairs| pairs.len() >= PAIRS)?;
        Some(pairs[..PAIRS].iter().flat_map(|tile| [*tile, *tile]).collect::<Tiles>())
    };
    let pairs = shown.or_else(own).ok_or(Refusal::NoThreePairs {})?;
    let heap: Heap = pairs.0.iter().collect();
    let three = pairs.0.len() == 2 * PAIRS && pairs_of(&heap).len() == PAIRS;
    if !three || rack.is_some_and(|rack| !rack.holds(&heap)) {
        return Err(Refusal::NoThreePairs {});
    }
    let mut events = vec![Event::PairsShown { seat, pairs }];
    games::lay_out(state, round.number, round.grain, round.starter, state.deals, cx, &mut events);
    Ok(events)
}
