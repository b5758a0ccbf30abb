//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::command::StartDraw;
use super::event::Event;
use super::record::{Ended, SheetRow};
use super::state::{State, TurnWas};
use super::tiles::Tiles;
use kernel::{Grain, Line, Param, Seat, Viewer};

/// The game of the match that an event belongs to.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    Some(match event {
        Event::GameOpened { game, .. } | Event::ScoreEdited { game, .. } => *game,
        _ => before.round.number,
    })
}

/// The sentences of an event, told from the table before it; none where another event says it.
pub(super) fn narrate(before: &State, event: &Event, viewer: Viewer) -> Vec<Line> {
    vec![match event {
        Event::Dealt { .. } | Event::GameEnded { ended: Ended::Out { .. } } => return Vec::new(),
        Event::GameOpened { game, hand, pool, .. } => Line::new("rummikub-game")
            .number("game", *game)
            .number("hand", *hand)
            .number("pool", *pool)
            .by_rule("RK-3"),
        Event::StartDrawn { draws, awaited, starter } => return drawn(draws, awaited, *starter),
        Event::StarterSet { seat } => {
            Line::new("rummikub-starter").seat("who", *seat).by_rule("RK-4")
        }
        Event::PairsShown { seat, pairs } => Line::new("rummikub-redeal")
            .seat("who", *seat)
            .with("tiles", pieces(pairs))
            .by_rule("RK-6"),
        Event::RackSet { seat, tiles } => Line::new("rummikub-rack-set")
            .seat("who", *seat)
            .number("n", tiles.0.len() as i64)
            .by_rule("RK-3"),
        Event::TurnBegun { seat, .. } => {
            if before.seconds().is_none() {
                return Vec::new();
            }
            Line::new("rummikub-turn-begun").seat("who", *seat).by_rule("RK-36")
        }
        Event::Played { seat, played, opening, late, .. } => {
            return laid(before, *seat, played, *opening, *late);
        }
        Event::NotPlayed { seat, was, drawn, tiles, .. } => {
            not_played(*seat, *was, *drawn, tiles.as_ref().filter(|_| viewer.sees(*seat)))
        }
        Event::ClockPaused { .. } => Line::new("rummikub-clock-paused").by_rule("RK-36"),
        Event::ClockResumed { .. } => Line::new("rummikub-clock-resumed").by_rule("RK-36"),
        Event::TimeAdded { seat, seconds, left } => Line::new("rummikub-time-added")
            .seat("who", *seat)
            .number("seconds", *seconds)
            .number("left", *left)
            .by_rule("RK-36"),
        Event::GameEnded { ended: Ended::Blocked } => {
            Line::new("rummikub-blocked").by_rule("RK-41")
        }
        Event::GameScored { row } => return scored(row),
        Event::ScoreEdited { game, sheet } => edited(before, *game, sheet),
        Event::GrainKept { grain: Grain::Round, .. } => {
            Line::new("rummikub-keep-round").by_rule("RK-43")
        }
        Event::GrainKept { grain: Grain::Card, .. } => {
            Line::new("rummikub-keep-card").by_rule("RK-20")
        }
        Event::MatchOver { outcome } => Line::new("rummikub-won")
            .with("who", Param::Seats(outcome.winners.clone()))
            .by_rule("RK-46"),
    }]
}

fn pieces(tiles: &Tiles) -> Param {
    Param::Cards(tiles.0.iter().map(ToString::to_string).collect())
}

fn drawn(draws: &[StartDraw], awaited: &[Seat], starter: Option<Seat>) -> Vec<Line> {
    let one = |draw: &StartDraw| {
        Line::new("rummikub-start-drawn")
            .seat("who", draw.seat)
            .card("tile", draw.tile)
            .by_rule("RK-4")
    };
    let mut lines: Vec<Line> = draws.iter().map(one).collect();
    match starter {
        Some(seat) => lines.push(Line::new("rummikub-starter").seat("who", seat).by_rule("RK-4")),
        None => {
            let who = Param::Seats(awaited.to_vec());
            lines.push(Line::new("rummikub-start-again").with("who", who).by_rule("RK-4"));
        }
    }
    lines
}

fn laid(before: &State, seat: Seat, played: &Tiles, opening: Option<u32>, late: bool) -> Vec<Line> {
    let line = |key| Line::new(key).seat("who", seat).with("tiles", pieces(played));
    let mut lines = vec![match opening {
        Some(sum) => line("rummikub-opened").number("sum", sum).by_rule("RK-22"),
        None => line("rummikub-played").by_rule("RK-27"),
    }];
    if late {
        lines.push(Line::new("rummikub-played-late").seat("who", seat).by_rule("RK-36"));
    }
    let count = usize::from(before.round.racks.get(seat).map_or(0, |rack| rack.count));
    if count == played.0.len() {
        lines.push(Line::new("rummikub-out").seat("who", seat).by_rule("RK-40"));
    }
    lines
}

/// What was drawn only its owner is told.
fn not_played(seat: Seat, was: TurnWas, drawn: u8, tiles: Option<&Tiles>) -> Line {
    let (key, rule) = match was {
        TurnWas::Drew | TurnWas::Played => ("rummikub-drew", "RK-20"),
        TurnWas::Passed => ("rummikub-passed", "RK-41"),
        TurnWas::GaveUp => ("rummikub-gave-up", "RK-35"),
        TurnWas::TimedOut => ("rummikub-timed-out", "RK-36"),
    };
    let line = match tiles {
        Some(tiles) => Line::new("rummikub-drew-own").with("tiles", pieces(tiles)),
        None => Line::new(key),
    };
    line.seat("who", seat).number("n", drawn).by_rule(rule)
}

fn scored(row: &SheetRow) -> Vec<Line> {
    let rule = match row.ended {
        Ended::Out { .. } => "RK-43",
        Ended::Blocked if row.winners.len() > 1 => "RK-45",
        Ended::Blocked => "RK-44",
    };
    let winners = Param::Seats(row.winners.clone());
    let won = Line::new("rummikub-game-won").with("who", winners).number("game", row.game);
    let each = row.cells.each().map(|(seat, cell)| {
        Line::new("rummikub-points").seat("who", seat).points("points", cell.points).by_rule(rule)
    });
    [won.by_rule(rule)].into_iter().chain(each).collect()
}

/// Whose points are other ones, from what to what, and that they do not add up to nothing where they do not (RK-47).
fn edited(before: &State, game: u16, sheet: &[SheetRow]) -> Line {
    let at = usize::from(game).wrapping_sub(1);
    let (was, now) = (before.sheet.get(at), sheet.get(at));
    let mut what = Vec::new();
    for (seat, cell) in now.iter().flat_map(|row| row.cells.each()) {
        let Some(was) = was.and_then(|row| row.cells.get(seat)) else { continue };
        if was.points == cell.points {
            continue;
        }
        let text = |text: &str| Param::Text(text.to_owned());
        what.extend((!what.is_empty()).then(|| text(", ")));
        let (was, points) = (i64::from(was.points), i64::from(cell.points));
        what.extend([Param::Seat(seat), text(" "), Param::Number(was)]);
        what.extend([text(" → "), Param::Number(points)]);
    }
    let sum = now.map_or(0, |row| row.sum);
    let (key, rule) = match (what.is_empty(), sum) {
        (true, _) => ("rummikub-edited-same", "RK-47"),
        (_, 0) => ("rummikub-edited", "RK-47"),
        _ => ("rummikub-edited-off", "RK-43"),
    };
    let line = Line::new(key).number("game", game).points("sum", sum).by_rule(rule);
    if what.is_empty() { line } else { line.with("what", Param::Parts(what)) }
}
