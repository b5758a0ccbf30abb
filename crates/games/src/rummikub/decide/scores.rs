//! Scores of a game, written down or counted by the app (RK-42 to RK-47).

use super::super::command::{RackLeft, SeatPoints};
use super::super::ending;
use super::super::event::Event;
use super::super::record::{Cell, Ended, SheetRow};
use super::super::refusal::Refusal;
use super::super::score::{self, Held, Scored};
use super::super::state::State;
use super::super::tiles::{Heap, Tiles};
use super::{Decided, check_seat, games};
use kernel::{AskedSeat, BySeat, Ctx, Grain, Points, Seat};

/// The most points of a game that can be typed by hand; more cannot be earned.
const MOST_TYPED: u64 = 9_999;

/// What a person is said to hold.
struct Rack {
    tiles: Option<Tiles>,
    held: Held,
}

/// A person went out (RK-43).
pub(super) fn win(state: &State, winner: Seat, racks: &[RackLeft], cx: &mut Ctx) -> Decided {
    check_countable(state)?;
    check_seat(state, winner)?;
    let mut said = read(state, racks)?;
    let nothing = Rack { tiles: None, held: Held { points: 0, count: Some(0) } };
    let own = said[winner].get_or_insert(nothing);
    let went_out =
        !matches!(state.round.ended, Some(ended) if ended != (Ended::Out { seat: winner }));
    if own.held.points != 0 || own.held.count.is_some_and(|count| count > 0) || !went_out {
        return Err(Refusal::WinnerHasPoints { player: winner.into() });
    }
    own.held.count = Some(0);
    let racks = all_said(said)?;
    let held: Vec<Held> = racks.iter().map(|rack| rack.held).collect();
    let scored = score::out(winner.index(), &held);
    close(state, Ended::Out { seat: winner }, racks, &scored, cx)
}

/// No person can go on (RK-44, RK-45).
pub(super) fn blocked(state: &State, racks: &[RackLeft], cx: &mut Ctx) -> Decided {
    check_countable(state)?;
    let racks = all_said(read(state, racks)?)?;
    if let Some(Ended::Out { seat }) = state.round.ended {
        return Err(Refusal::WinnerHasPoints { player: seat.into() });
    }
    let held: Vec<Held> = racks.iter().map(|rack| rack.held).collect();
    let scored = score_blocked(state, &held)?;
    close(state, Ended::Blocked, racks, &scored, cx)
}

fn score_blocked(state: &State, held: &[Held]) -> Result<Scored, Refusal> {
    let order: Vec<usize> = state.from_starter().map(Seat::index).collect();
    score::blocked(held, &order, state.config.blocked_scoring).map_err(|uncounted| {
        let players = uncounted.into_iter().map(|at| Seat(at as u8)).collect();
        Refusal::CountMissing { players }
    })
}

/// Whether a result can be written down.
fn check_countable(state: &State) -> Result<(), Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    Ok(())
}

/// What everybody is said to hold, as far as it was said.
fn read(state: &State, racks: &[RackLeft]) -> Result<BySeat<Option<Rack>>, Refusal> {
    let mut said: BySeat<Option<Rack>> = state.tokens.map(|_| None);
    let fine = state.round.grain == Grain::Card;
    let mut seen = if fine { state.round.table_heap() } else { Heap::default() };
    let joker = state.config.joker_points;
    let max = u64::from(Heap::whole().points(joker));
    for RackLeft { seat, tiles, points, count } in racks {
        check_seat(state, *seat)?;
        if said[*seat].is_some() {
            return Err(Refusal::PlayerTwice { player: (*seat).into() });
        }
        let player = AskedSeat::from(*seat);
        let held = match (tiles, points) {
            (Some(tiles), _) => {
                let heap: Heap = tiles.0.iter().collect();
                seen = seen.plus(&heap);
                if let Some((piece, n)) = seen.beyond_the_box() {
                    return Err(Refusal::Copies { piece, n: u64::from(n) });
                }
                let points = Points::try_from(heap.points(joker)).unwrap_or(Points::MAX);
                Held { points, count: u32::try_from(heap.len()).ok() }
            }
            (None, Some(points)) if *points < 0 => {
                return Err(Refusal::PointsNegative { player });
            }
            (None, Some(points)) if points.unsigned_abs() > max => {
                return Err(Refusal::PointsRange { player, max });
            }
            (None, Some(points)) => {
                let tracked = fine.then(|| u32::from(state.round.racks[*seat].count));
                let typed = count.and_then(|count| u32::try_from(count).ok());
                Held {
                    points: Points::try_from(*points).unwrap_or(Points::MAX),
                    count: typed.or(tracked).filter(|count| *count <= Heap::whole().len() as u32),
                }
            }
            (None, None) => return Err(Refusal::PointsMissing { players: vec![*seat] }),
        };
        let tiles = tiles.clone().map(|tiles| Tiles::sorted(tiles.0));
        said[*seat] = Some(Rack { tiles, held });
    }
    Ok(said)
}

fn all_said(said: BySeat<Option<Rack>>) -> Result<Vec<Rack>, Refusal> {
    let players: Vec<Seat> =
        said.each().filter(|(_, rack)| rack.is_none()).map(|(seat, _)| seat).collect();
    if !players.is_empty() {
        return Err(Refusal::PointsMissing { players });
    }
    let mut said = said;
    Ok(said.iter_mut().filter_map(Option::take).collect())
}

/// Everybody's rack as the app knows it; the last turn is not folded in yet.
pub(super) fn close_dealt(
    state: &State,
    ended: Ended,
    played: Option<(Seat, Heap)>,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let joker = state.config.joker_points;
    let racks: Vec<Rack> = state
        .round
        .racks
        .each()
        .map(|(seat, rack)| {
            let mut heap = rack.tiles.clone().unwrap_or_default();
            if let Some((_, laid)) = played.as_ref().filter(|(who, _)| *who == seat) {
                heap = heap.minus(laid);
            }
            let points = Points::try_from(heap.points(joker)).unwrap_or(Points::MAX);
            let held = Held { points, count: u32::try_from(heap.len()).ok() };
            Rack { tiles: Some(heap.iter().collect()), held }
        })
        .collect();
    let held: Vec<Held> = racks.iter().map(|rack| rack.held).collect();
    let scored = match ended {
        Ended::Out { seat } => Ok(score::out(seat.index(), &held)),
        Ended::Blocked => score_blocked(state, &held),
    };
    // Every tile is counted here, so nothing can be missing.
    if let Ok(scored) = scored {
        games::close(state, row(state, ended, Grain::Card, racks, &scored), cx, events);
    }
}

fn close(state: &State, ended: Ended, racks: Vec<Rack>, scored: &Scored, cx: &mut Ctx) -> Decided {
    let grain = if state.round.ended.is_some() { Grain::Card } else { Grain::Round };
    let mut events = Vec::new();
    if state.round.ended.is_none() {
        events.push(Event::GameEnded { ended });
    }
    games::close(state, row(state, ended, grain, racks, scored), cx, &mut events);
    Ok(events)
}

fn row(state: &State, ended: Ended, grain: Grain, racks: Vec<Rack>, scored: &Scored) -> SheetRow {
    let cells =
        racks.into_iter().zip(&scored.points).enumerate().map(|(at, (rack, points))| Cell {
            tiles: rack.tiles,
            count: rack.held.count.and_then(|count| u8::try_from(count).ok()),
            rack: rack.held.points,
            points: *points,
            total: state.total(Seat(at as u8)).saturating_add(*points),
        });
    SheetRow {
        game: state.round.number,
        grain,
        ended,
        winners: scored.winners.iter().map(|at| Seat(*at as u8)).collect(),
        cells: cells.collect(),
        sum: scored.points.iter().sum(),
        typed: false,
    }
}

/// Other points for a written game, and new totals from there on (RK-47).
pub(super) fn edit(state: &State, game: i64, points: &[SeatPoints], cx: &mut Ctx) -> Decided {
    let games = state.sheet.len() as u16;
    let place = usize::try_from(game).ok().and_then(|game| game.checked_sub(1));
    let Some(place) = place.filter(|place| *place < state.sheet.len()) else {
        return Err(Refusal::UnknownGame { game, games });
    };
    let mut typed: BySeat<Option<Points>> = state.tokens.map(|_| None);
    for SeatPoints { seat, points } in points {
        check_seat(state, *seat)?;
        let player = AskedSeat::from(*seat);
        if typed[*seat].is_some() {
            return Err(Refusal::PlayerTwice { player });
        }
        let max = MOST_TYPED;
        let small = Points::try_from(*points).ok().filter(|_| points.unsigned_abs() <= max);
        typed[*seat] = Some(small.ok_or(Refusal::PointsRange { player, max })?);
    }
    let missing: Vec<Seat> =
        typed.each().filter(|(_, points)| points.is_none()).map(|(seat, _)| seat).collect();
    if !missing.is_empty() {
        return Err(Refusal::PointsMissing { players: missing });
    }
    let typed = typed.map(|points| points.unwrap_or_default());
    let sheet = edited(&state.sheet, place, &typed);
    let game = place as u16 + 1;
    let mut events = vec![Event::ScoreEdited { game, sheet: sheet.clone() }];
    let ends = ending::is_reached(&sheet, &state.config);
    let called = state.outcome.as_ref().is_some_and(|outcome| outcome.called);
    let fresh = !state.round.is_under_way() && state.round.ended.is_none();
    if (state.is_over() && (ends || called)) || (!state.is_over() && ends && fresh) {
        events.push(games::over(state, &sheet, called));
    } else if state.is_over() {
        let next = games.saturating_add(1);
        games::lay_out(state, next, state.grain, None, state.deals, cx, &mut events);
    }
    Ok(events)
}

/// The sheet with other points in one row; the most points won it.
fn edited(sheet: &[SheetRow], place: usize, typed: &BySeat<Points>) -> Vec<SheetRow> {
    let mut rows: Vec<SheetRow> = sheet.to_vec();
    let row = &mut rows[place];
    for (seat, points) in typed.each() {
        row.cells[seat].points = *points;
    }
    let most = typed.iter().max();
    row.winners = typed.each().filter(|(_, n)| Some(*n) == most).map(|(seat, _)| seat).collect();
    row.sum = typed.iter().sum();
    row.typed = true;
    let mut totals = typed.map(|_| 0);
    for row in &mut rows {
        for (seat, total) in row.cells.seats().zip(totals.iter_mut()) {
            let cell = &mut row.cells[seat];
            *total = Points::saturating_add(*total, cell.points);
            cell.total = *total;
        }
    }
    rows
}
