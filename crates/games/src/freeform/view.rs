//! View of a pad, the same for everybody, and its standing.

use super::model::{End, Wins};
use super::state::State;
use super::wire::{Cell, Column, Row, View};
use kernel::{BySeat, Line, Param, Place, Points, Scoring, Seat, Standing, Viewer};

/// The pad.
pub(super) fn view(state: &State, _: Viewer) -> View {
    View {
        title: state.config.title.trim().to_owned(),
        columns: columns(state),
        rows: rows(state),
        planned: state.planned,
        playing_on: state.playing_on.clone(),
        config: state.config.clone(),
    }
}

fn columns(state: &State) -> Vec<Column> {
    let (totals, places) = (state.totals(), places(state));
    let best = state.leaders().first().and_then(|seat| state.column(*seat));
    let best = best.map_or(0, |column| totals[column]);
    let ends = state.config.end == End::Target;
    let column = |(at, seats): (usize, &Vec<Seat>)| Column {
        seats: seats.clone(),
        total: totals[at],
        place: places[seats[0]],
        won: has_won(state, seats[0]),
        behind: (i64::from(totals[at]) - i64::from(best)).abs(),
        to_target: ends.then(|| (i64::from(state.config.target) - i64::from(totals[at])).max(0)),
        written: state.written(at) as u16,
        left: !state.stays(at),
    };
    state.sides.iter().enumerate().map(column).collect()
}

fn rows(state: &State) -> Vec<Row> {
    let mut totals: Vec<Points> = vec![0; state.sides.len()];
    let mut rows = Vec::with_capacity(state.rows.len());
    for (at, row) in state.rows.iter().enumerate() {
        let cells = row.amounts.iter().zip(&row.notes).zip(&mut totals);
        let cells = cells.map(|((amount, note), total)| {
            *total = total.saturating_add(amount.unwrap_or(0));
            Cell { amount: *amount, total: *total, note: note.clone() }
        });
        rows.push(Row {
            row: at as u16 + 1,
            name: state.config.rows.get(at).map(|name| name.trim().to_owned()),
            cells: cells.collect(),
            complete: state.is_complete(row),
            note: row.note.clone(),
        });
    }
    rows
}

fn places(state: &State) -> BySeat<u8> {
    state.outcome.as_ref().map_or_else(|| state.places(&[]), |outcome| outcome.places.clone())
}

fn has_won(state: &State, seat: Seat) -> bool {
    state.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat))
}

/// Where the pad stands.
pub(super) fn standing(state: &State) -> Standing {
    let places = places(state);
    let place = |(seat, points): (Seat, &Points)| Place {
        points: *points,
        place: places[seat],
        won: has_won(state, seat),
    };
    let points = |row: &super::state::Row| {
        let amounts: Vec<Points> = row.amounts.iter().map(|amount| amount.unwrap_or(0)).collect();
        state.by_seat(&amounts)
    };
    let round = state.next_row().unwrap_or(state.rows.len() as u16).max(1);
    Standing {
        game: None,
        over: state.is_over(),
        round,
        of: state.planned,
        places: state.by_seat(&state.totals()).each().map(place).collect(),
        rounds: state.rounds().map(points).collect(),
        next: Some(next(state, round).in_round(round)),
        rule: state.outcome.as_ref().map(|outcome| outcome.rule.rule().to_owned()),
        sides: state.sides.clone(),
        scoring: match state.config.wins {
            Wins::High => Scoring::Highest,
            Wins::Low => Scoring::Lowest,
        },
        title: Some(state.config.title.trim()).filter(|title| !title.is_empty()).map(str::to_owned),
    }
}

/// What comes next, or how it ended.
fn next(state: &State, round: u16) -> Line {
    if let Some(outcome) = &state.outcome {
        if !outcome.settled {
            return Line::new("freeform-next-tie")
                .with("who", Param::Seats(outcome.tied.clone()))
                .by_rule("FF-24");
        }
        let column = outcome.winners.first().and_then(|seat| state.column(*seat));
        let broken = outcome.winners.len() < outcome.tied.len();
        return Line::new(if broken { "freeform-over-settled" } else { "freeform-over" })
            .with("who", Param::Seats(outcome.winners.clone()))
            .points("points", column.map_or(0, |column| state.total(column)))
            .by_rule(outcome.rule.rule());
    }
    let open = state.open_rows().into_iter().find(|(row, _)| *row == round);
    let columns = open.map(|(_, columns)| columns).unwrap_or_default();
    let missing: Vec<Seat> =
        columns.iter().flat_map(|column| state.sides[*column].clone()).collect();
    let everybody = columns.len() == state.staying().count();
    if missing.is_empty() {
        return Line::new("freeform-next-finish").by_rule("FF-19");
    }
    let line = match (state.config.rows.get(usize::from(round) - 1), everybody) {
        // A sheet is filled in any order: no row of it comes next.
        (Some(_), _) if everybody => Line::new("freeform-next-sheet"),
        (Some(name), _) => {
            Line::new("freeform-next-row").with("row", Param::Text(name.trim().to_owned()))
        }
        (None, true) if !state.playing_on.is_empty() => Line::new("freeform-next-extra"),
        (None, true) => Line::new("freeform-next-round"),
        (None, false) => Line::new("freeform-next-missing"),
    };
    line.with("who", Param::Seats(missing)).number("round", round).by_rule("FF-10")
}
