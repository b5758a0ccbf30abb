//! What one viewer may see, and where the match stands.

use super::ending::{places, won};
use super::laid::reads;
use super::meld::{Ways, check};
use super::model::MatchWinner;
use super::record::Laid;
use super::state::{Phase, State};
use super::tiles::Tiles;
use super::wire::{ClockView, MeldView, SeatView, StartView, View};
use kernel::{BySeat, Counts, Grain, Line, Param, Place, Seat, Standing, Viewer};

/// The table as this viewer may see it: racks are counts, but for the own one (RK-2).
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let round = &state.round;
    let fine = round.grain == Grain::Card;
    let phase = state.phase();
    let playing = phase == Phase::Playing;
    View {
        phase,
        game: number(state),
        games: state.games(),
        grain: round.grain,
        knowledge: state.knowledge,
        starter: round.starter,
        start: StartView { draws: round.draws.clone(), awaited: round.awaited.clone() },
        turn: playing.then_some(round.turn),
        begun: round.begun.is_some(),
        table: round.table.iter().map(|laid| meld(laid, Ways::from(&state.config))).collect(),
        pool: fine.then_some(round.pool_left),
        passes: round.passes,
        clock: clock(state),
        ended: round.ended.map(|ended| ended.into()),
        seats: state.tokens.seats().map(|seat| seat_view(state, seat, viewer)).collect(),
        sheet: state.sheet.iter().map(|row| row.into()).collect(),
        config: state.config.clone(),
    }
}

/// The game that is open, or the last one that was played.
fn number(state: &State) -> u16 {
    if state.is_over() { state.sheet.len() as u16 } else { state.round.number }
}

fn meld(laid: &Laid, ways: Ways) -> MeldView {
    let small = |n: u32| u16::try_from(n).unwrap_or(u16::MAX);
    let counts = check(&laid.tiles.0, ways).ok();
    let counts = counts.map_or((0, 0, 0), |sound| (sound.value, sound.face_min, sound.face_max));
    MeldView {
        tiles: laid.tiles.clone(),
        reads: reads(laid),
        kind: laid.kind,
        value: small(counts.0),
        face_min: small(counts.1),
        face_max: small(counts.2),
    }
}

fn clock(state: &State) -> Option<ClockView> {
    let (seconds, begun) = (state.seconds()?, state.round.begun?);
    Some(ClockView {
        seconds: seconds.saturating_add(begun.added),
        began: begun.at,
        paused: begun.paused,
        waited: begun.waited,
        penalty: state.config.timeout_penalty,
    })
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let rack = &state.round.racks[seat];
    let own = rack.tiles.as_ref().filter(|_| viewer.sees(seat));
    SeatView {
        count: rack.count,
        rack: own.map(|tiles| tiles.iter().collect::<Tiles>()),
        rack_known: rack.tiles.is_some(),
        opened: state.round.opened[seat],
        tokens: state.tokens[seat],
        total: state.total(seat),
        won: state.won(seat),
    }
}

/// Where the match stands.
pub(super) fn standing(state: &State) -> Standing {
    let totals = state.totals();
    let outcome = state.outcome.as_ref();
    let places = outcome.map_or_else(
        || places(&state.sheet, &totals, &state.config),
        |outcome| outcome.places.clone(),
    );
    let won = |seat| outcome.is_some_and(|outcome| outcome.winners.contains(&seat));
    Standing {
        game: None,
        over: state.is_over(),
        round: number(state),
        counts: Counts::Games,
        of: state.games(),
        places: totals
            .each()
            .map(|(seat, points)| Place { points: *points, place: places[seat], won: won(seat) })
            .collect::<BySeat<_>>(),
        rounds: state.sheet.iter().map(|row| row.cells.map(|cell| cell.points)).collect(),
        next: Some(next(state).in_round(number(state))),
        rule: outcome.map(|_| "RK-46".to_owned()),
        ..Standing::default()
    }
}

/// What comes next, or how it ended.
fn next(state: &State) -> Line {
    let round = &state.round;
    match state.phase() {
        Phase::Finished => ended(state),
        Phase::Counting => Line::new("rummikub-next-count").by_rule("RK-42"),
        Phase::Playing if round.grain == Grain::Card || round.begun.is_some() => {
            Line::new("rummikub-next-turn").seat("who", round.turn).by_rule("RK-20")
        }
        // Under a clock a first turn is begun before anybody can go out.
        _ if round.grain == Grain::Round && state.seconds().is_some() && !round.is_under_way() => {
            Line::new("rummikub-next-begin").by_rule("RK-36")
        }
        _ if round.grain == Grain::Round => Line::new("rummikub-next-result").by_rule("RK-40"),
        _ => Line::new("rummikub-next-start")
            .with("who", Param::Seats(round.awaited.clone()))
            .by_rule("RK-4"),
    }
}

/// With what the match was won: points, or games; and where those are equal the points that broke the tie (RK-46).
fn ended(state: &State) -> Line {
    let winners = state.outcome.as_ref().map(|o| o.winners.clone()).unwrap_or_default();
    let best = winners.first().copied();
    let points = best.map_or(0, |seat| state.total(seat));
    let games = best.map_or(0, |seat| won(&state.sheet, seat));
    let level = state.tokens.seats().filter(|seat| !winners.contains(seat));
    let level: Vec<Seat> = level.filter(|seat| won(&state.sheet, *seat) == games).collect();
    let line = match (state.config.match_winner, &level[..]) {
        (MatchWinner::Points, _) => Line::new("rummikub-over"),
        (MatchWinner::GamesWon, []) => Line::new("rummikub-over-games").number("games", games),
        (MatchWinner::GamesWon, level) => {
            let less = level.iter().map(|seat| state.total(*seat)).max().unwrap_or(0);
            Line::new("rummikub-over-tie-break")
                .number("games", games)
                .points("less", less)
                .with("others", Param::Seats(level.to_vec()))
        }
    };
    line.with("who", Param::Seats(winners)).points("points", points).by_rule("RK-46")
}
