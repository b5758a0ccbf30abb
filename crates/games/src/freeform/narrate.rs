//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::command::TieBreak;
use super::event::Event;
use super::model::End;
use super::record::{Booked, Outcome};
use super::state::State;
use kernel::{Line, Param, Points, Seat, Viewer};

/// The sentences of an event, told from the pad before it; none where another event says it.
pub(super) fn narrate(before: &State, event: &Event, _: Viewer) -> Vec<Line> {
    match event {
        Event::Booked { row, entries, totals, complete } => {
            let mut lines: Vec<Line> =
                entries.iter().map(|entry| booked(before, *row, *entry)).collect();
            if *complete {
                lines.push(leads(before, *row, totals));
            }
            lines
        }
        Event::Noted { row, seat, text } => vec![noted(before, *row, *seat, text)],
        Event::EndSet { end, last_round, target, .. } => vec![match end {
            End::Open => Line::new("freeform-end-open").by_rule("FF-22"),
            End::Rounds => {
                Line::new("freeform-end-rounds").number("n", *last_round).by_rule("FF-22")
            }
            End::Target => Line::new("freeform-end-target").points("n", *target).by_rule("FF-22"),
        }],
        // Who it is, only the table knows.
        Event::Came { .. } => Vec::new(),
        Event::Left { seat } => {
            vec![Line::new("freeform-left").seat("who", *seat).by_rule("FF-27")]
        }
        Event::Finished {} => vec![Line::new("freeform-finished").by_rule("FF-19")],
        Event::PlayedOn { tied, .. } => vec![
            Line::new("freeform-played-on")
                .with("who", Param::Seats(tied.clone()))
                .by_rule("FF-23"),
        ],
        Event::GameOver { outcome } => {
            let key = if outcome.tied.is_empty() { "freeform-won" } else { "freeform-shared" };
            vec![won(key, outcome)]
        }
        Event::TieSettled { how, outcome } => settled(how, outcome).into_iter().collect(),
    }
}

/// The row that an event wrote in.
pub(super) fn round(_: &State, event: &Event) -> Option<u16> {
    match event {
        Event::Booked { row, .. } | Event::Noted { row, .. } => Some(*row),
        _ => None,
    }
}

/// Adds the row: its name on a sheet, its number among plain rounds.
fn in_row(before: &State, row: u16, key: &str, named: &str) -> Line {
    match before.config.rows.get(usize::from(row).wrapping_sub(1)) {
        Some(name) => Line::new(named).with("row", Param::Text(name.trim().to_owned())),
        None => Line::new(key).number("round", row),
    }
}

fn booked(before: &State, row: u16, entry: Booked) -> Line {
    let line = match entry.amount {
        Some(n) => in_row(before, row, "freeform-booked", "freeform-booked-row").points("n", n),
        None => in_row(before, row, "freeform-left-open", "freeform-left-open-row"),
    };
    in_column(before, line, entry.seat).by_rule("FF-10")
}

/// Adds whose column: the seat that the column goes by, and everybody of it.
fn in_column(before: &State, line: Line, seat: Seat) -> Line {
    let side = before.column(seat).map_or_else(|| vec![seat], |at| before.sides[at].clone());
    line.seat("who", side[0]).with("team", Param::Seats(side))
}

fn leads(before: &State, row: u16, totals: &[Points]) -> Line {
    let wide: Vec<i64> = totals.iter().map(|total| i64::from(*total)).collect();
    let staying: Vec<usize> = before.staying().collect();
    let theirs: Vec<i64> = staying.iter().filter_map(|column| wide.get(*column).copied()).collect();
    let best = before.config.wins.best(&theirs);
    let points = best.first().map_or(0, |at| totals[staying[*at]]);
    let columns = best.into_iter().filter_map(|at| before.sides.get(staying[at]));
    in_row(before, row, "freeform-complete", "freeform-complete-row")
        .with("who", Param::Seats(columns.flatten().copied().collect()))
        .points("points", points)
        .by_rule("FF-17")
}

fn noted(before: &State, row: u16, seat: Option<Seat>, text: &str) -> Line {
    let [key, named] = match (seat, text) {
        (None, "") => ["freeform-note-gone", "freeform-note-gone-row"],
        (None, _) => ["freeform-note", "freeform-note-row"],
        (Some(_), "") => ["freeform-box-note-gone", "freeform-box-note-gone-row"],
        (Some(_), _) => ["freeform-box-note", "freeform-box-note-row"],
    };
    let line = in_row(before, row, key, named).by_rule("FF-15");
    let line = if text.is_empty() { line } else { line.with("text", Param::Text(text.to_owned())) };
    match seat {
        Some(seat) => in_column(before, line, seat),
        None => line,
    }
}

fn won(key: &str, outcome: &Outcome) -> Line {
    Line::new(key).with("who", Param::Seats(outcome.winners.clone())).by_rule(outcome.rule.rule())
}

fn settled(how: &TieBreak, outcome: &Outcome) -> Option<Line> {
    Some(match how {
        TieBreak::Share => won("freeform-tie-share", outcome),
        TieBreak::Table { words, .. } if words.trim().is_empty() => {
            won("freeform-tie-table", outcome)
        }
        TieBreak::Table { words, .. } => {
            won("freeform-tie-words", outcome).with("words", Param::Text(words.trim().to_owned()))
        }
        // That they play on says it.
        TieBreak::ExtraRound => return None,
    })
}
