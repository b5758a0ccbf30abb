//! View of a table, and its standing.

use super::expression::{Expression, Source};
use super::file::Rules;
use super::file::compile::EntryPlan;
use super::form::{Entry, Field, For, Kind, Pace, Wins};
use super::names::Names;
use super::narrate::param;
use super::prompts::may_be_nobody;
use super::record::EndedBy;
use super::said::Said;
use super::shelf::counts_as;
use super::state::{Boxes, State, Writing};
use super::wire::{BoxNote, Column, Earlier, PartCounted, Points, Row, Settled, View};
use kernel::{BestIs, BySeat, Counts, Line, Param, Place, Seat, Standing, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table as this viewer may see it: what is hidden shows only its own seat until its phase is complete.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let game = &state.rules.shown;
    let open = state.now();
    let plan = &state.rules.plan;
    View {
        house: state.config.house.clone(),
        columns: columns(state),
        rows: rows(state, viewer),
        sheet: state.writing(0).map(|writing| row(state, writing, viewer)),
        absent: state.writing(0).map(|writing| absent(state, writing)).unwrap_or_default(),
        open: open.map(|writing| writing.number),
        phase: open.and_then(|writing| writing.phase(state)).unwrap_or(1),
        counters: state.counters.clone(),
        carry: state.table_carry.clone(),
        playing_on: state.playing_on.clone(),
        legs: plan.legs.as_ref().and_then(|(_, to)| Names::of(state).number(to).ok()),
        because: because(game.round.as_ref(), plan.round.as_ref()),
        sheet_because: because(game.sheet.as_ref(), plan.sheet.as_ref()),
        settled: settled(state),
        earlier: state.earlier.iter().map(|one| earlier(&one.rules)).collect(),
        game: Arc::clone(game),
    }
}

/// The boxes that are asked by other house rules only, where nothing stands in them.
fn absent(state: &State, writing: Writing) -> Vec<String> {
    let by_house = |at: &usize| {
        let when = writing.plan.fields[*at].when.as_ref();
        let house = |when: &&Expression| {
            when.names.iter().all(|name| matches!(name.source, Source::House(_)))
        };
        when.filter(house).is_some_and(|when| Names::of(state).holds(when) == Ok(false))
    };
    let is_open = |at: &usize| {
        writing.row.cells.iter().all(|cells| matches!(cells.get(*at), None | Some(None)))
    };
    let fields = (0..writing.entry.fields.len()).filter(by_house).filter(is_open);
    fields.map(|at| writing.entry.fields[at].id.clone()).collect()
}

fn settled(state: &State) -> Settled {
    let parts = ["game", "because", "sheet_because", "earlier"].map(str::to_owned).to_vec();
    let files = state.earlier.iter().map(|one| &one.rules).chain([&state.rules]);
    let marks = files.map(|rules| format!("{:x}", rules.mark)).collect::<Vec<_>>();
    Settled { parts, mark: marks.join("-") }
}

fn earlier(rules: &Rules) -> Earlier {
    let game = Arc::clone(&rules.shown);
    Earlier { because: because(game.round.as_ref(), rules.plan.round.as_ref()), game }
}

/// For each part the fields and values that its expressions name.
fn because(entry: Option<&Entry>, plan: Option<&EntryPlan>) -> Vec<Vec<String>> {
    let (Some(entry), Some(plan)) = (entry, plan) else { return Vec::new() };
    let parts = plan.parts.iter().map(|part| {
        let names = part.when.iter().chain([&part.value]).flat_map(|one| &one.names);
        let mut found: Vec<String> = Vec::new();
        for name in names.map(|name| &name.text) {
            let id =
                name.split('.').find(|word| *word != "each" && *word != "house").unwrap_or(name);
            if entry.fields.iter().any(|field| field.id == id) && !found.iter().any(|one| one == id)
            {
                found.push(id.to_owned());
            }
        }
        found
    });
    parts.collect()
}

/// How many rows there will be; a row played for a tie comes on top.
fn planned(state: &State) -> Option<u16> {
    state.planned().map(|planned| planned.max(state.rows.len() as u16))
}

fn rows(state: &State, viewer: Viewer) -> Vec<Row> {
    let numbers = 1..=state.rows.len() as u16;
    let rows = numbers.filter_map(|number| Some(row(state, state.writing(number)?, viewer)));
    let mut rows: Vec<Row> = rows.collect();
    if state.rules.file.pace() == Pace::Open {
        // Rows are not written in their order: the total after each is that of the rows down to it.
        let start = Names::of(state).number_or(state.rules.plan.start.as_ref(), 0).unwrap_or(0);
        let mut totals = vec![start; state.sides.len()];
        for row in &mut rows {
            for (total, points) in totals.iter_mut().zip(&mut row.points) {
                let Some(points) = points else { continue };
                *total = total.saturating_add(points.points);
                points.total = *total;
            }
        }
    }
    rows
}

fn columns(state: &State) -> Vec<Column> {
    let places = places(state);
    let column = |(at, seats): (usize, &Vec<Seat>)| Column {
        seats: seats.clone(),
        total: state.total(at),
        place: seats.first().and_then(|seat| places.get(*seat)).copied().unwrap_or(0),
        won: seats.iter().any(|seat| has_won(state, *seat)),
        out: state.out.get(at).is_some_and(Option::is_some),
        legs: state.legs.get(at).copied().unwrap_or(0),
        backs: state.backs.get(at).copied().unwrap_or(0),
        carry: state.carry.get(at).cloned().unwrap_or_default(),
    };
    state.sides.iter().enumerate().map(column).collect()
}

fn row(state: &State, writing: Writing, viewer: Viewer) -> Row {
    let row = writing.row;
    // What a row asked that is complete is of no account; its file may be another one.
    let phase = if row.complete && writing.number > 0 { None } else { writing.phase(state) };
    let complete = if writing.number == 0 { phase.is_none() } else { row.complete };
    let hides = |field: &Field, seat: usize| {
        let open = !complete && phase.is_none_or(|now| field.phase.unwrap_or(1) >= now);
        let other =
            matches!(viewer, Viewer::Seat(own) if own.index() != seat && own.index() < state.seats);
        other && field.hidden && open
    };
    let written = |boxes: &Boxes, hides: &dyn Fn(&Field) -> bool| {
        let written = writing.entry.fields.iter().zip(boxes);
        let seen = written.filter(|(field, value)| value.is_some() && !hides(field));
        let seen = seen.filter_map(|(field, value)| Some((field.id.clone(), value.clone()?)));
        seen.collect::<BTreeMap<_, _>>()
    };
    let cells = row.cells.iter().enumerate();
    let cells = cells.map(|(seat, cell)| written(cell, &|field| hides(field, seat)));
    let points = (0..state.sides.len()).map(|column| {
        let scored = row.scored(column)?;
        let parts =
            scored.parts.iter().map(|(part, worth)| PartCounted { part: *part, worth: *worth });
        Some(Points { points: scored.points, total: scored.total, parts: parts.collect() })
    });
    let notes = (0..state.seats as u8).map(|seat| row.note(Some(Seat(seat))).to_owned());
    let boxes = row.notes.iter().filter(|((_, field), _)| !field.is_empty());
    let box_notes = boxes.map(|((seat, field), text)| BoxNote {
        field: field.clone(),
        seat: *seat,
        text: text.clone(),
    });
    let somebody = writing.entry.fields.iter().enumerate().filter(|(at, field)| {
        let whose = match field.whose {
            For::Table => vec![None],
            _ => writing.writers(state, field).into_iter().map(Some).collect(),
        };
        field.kind == Kind::Seat
            && !whose.into_iter().any(|seat| may_be_nobody(state, writing, *at, seat))
    });
    let somebody = somebody.map(|(_, field)| field.id.clone()).collect();
    Row {
        row: writing.number,
        earlier: state.edition(row).map(|_| row.file as u8),
        values: row.values.clone(),
        columns: row.columns.clone(),
        dealer: row.dealer,
        cells: cells.collect(),
        table: written(&row.table, &|_| false),
        points: points.collect(),
        complete,
        note: row.note(None).to_owned(),
        notes: notes.collect(),
        box_notes: box_notes.collect(),
        somebody,
    }
}

/// The place of each seat; 0 where nothing is compared: all are on one side, or only a row decides and none has.
fn places(state: &State) -> BySeat<u8> {
    let undecided = state.outcome.as_ref().is_none_or(|outcome| outcome.winners.is_empty());
    if state.sides.len() < 2 || (state.wins() == Wins::None && undecided) {
        return BySeat::filled(state.seats, 0);
    }
    state.outcome.as_ref().map_or_else(|| state.places(&[]), |outcome| outcome.places.clone())
}

fn has_won(state: &State, seat: Seat) -> bool {
    state.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat))
}

/// Points as the rest of the app has them.
fn narrow(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(if n < 0 { i32::MIN } else { i32::MAX })
}

/// Where the table stands.
pub(super) fn standing(state: &State) -> Standing {
    let file = &state.rules.file;
    let places = places(state);
    let legs = file.legs.is_some();
    let totals: Vec<i32> = (0..state.sides.len())
        .map(|at| narrow(if legs { state.legs[at] } else { state.total(at) }))
        .collect();
    let place = |(seat, points): (Seat, &i32)| Place {
        points: *points,
        place: places[seat],
        won: has_won(state, seat),
    };
    let points = |row: &super::state::Row| {
        let of = |at| narrow(row.scored(at).map_or(0, |scored| scored.points));
        state.by_seat(&(0..state.sides.len()).map(of).collect::<Vec<_>>())
    };
    let sheet = (state.counting && state.is_over()).then_some(&*state.sheet);
    let complete = state.rows.iter().map(|row| &**row).filter(|row| counted(state, row));
    let (counts, round) = how_far(state);
    Standing {
        over: state.is_over(),
        round,
        counts,
        of: planned(state).map(|rows| match counts {
            Counts::Turns => rows.div_ceil(state.sides.len().max(1) as u16),
            _ => rows,
        }),
        // What is played for games is counted in games.
        decimals: if legs { 0 } else { file.decimals() },
        places: state.by_seat(&totals).each().map(place).collect(),
        rounds: if legs { Vec::new() } else { complete.chain(sheet).map(points).collect() },
        next: Some(next(state).in_round(round)),
        rule: state.outcome.as_ref().map(|outcome| outcome.rule.rule().to_owned()),
        sides: state.sides.clone(),
        left: state.left.clone(),
        scoring: match state.wins() {
            Wins::High => BestIs::Highest,
            Wins::Low => BestIs::Lowest,
            Wins::Last | Wins::None => BestIs::Unscored,
        },
        title: Some(file.name.in_language("en").to_owned()),
        game: counts_as(file),
    }
}

/// Whether a row counts: it is complete, or the table ended what was scored of it.
fn counted(state: &State, row: &super::state::Row) -> bool {
    row.complete || (state.is_over() && !row.scored.is_empty())
}

/// What is counted, and how far it is: where each row is one person's turn, the most turns that a person has taken.
fn how_far(state: &State) -> (Counts, u16) {
    if state.rules.file.round.is_none() {
        let sheet = state.rules.file.sheet.is_some();
        return (if sheet { Counts::Sheet } else { Counts::Nothing }, 1);
    }
    let now = state.now().map(|writing| writing.number).filter(|row| *row > 0);
    // A row that was begun and not finished when the table ended it is none.
    let written = || state.rows.iter().filter(|row| counted(state, row)).count();
    let row = now.map_or_else(written, usize::from);
    if state.rules.file.pace() != Pace::Turn {
        return (Counts::Rounds, row.max(1) as u16);
    }
    // Who came late has taken fewer than the others: it is their turn of this round of turns all the same.
    let until = &state.rows[..row.min(state.rows.len())];
    let taken = |column: &u8| until.iter().filter(|row| row.columns.contains(column)).count();
    let turns = until.iter().flat_map(|row| &row.columns).map(taken).max().unwrap_or(0);
    (Counts::Turns, turns.max(1) as u16)
}

/// What comes next, or how it ended.
fn next(state: &State) -> Line {
    let who = |line: Line, seats: Vec<Seat>| line.with("who", Param::Seats(seats));
    if let Some(outcome) = &state.outcome {
        if !outcome.settled {
            return who(Line::new("sheet-next-tie"), outcome.tied.clone()).by_rule("SH-24");
        }
        let rule = outcome.rule.rule();
        if outcome.winners.is_empty() {
            let key = if state.is_together() { "sheet-over-nobody" } else { "sheet-over-unwon" };
            return Line::new(key).by_rule(rule);
        }
        let scored =
            matches!(state.wins(), Wins::High | Wins::Low) && state.rules.file.legs.is_none();
        let column = outcome.winners.first().and_then(|seat| state.column(*seat));
        let total = column.map_or(0, |column| state.total(column));
        let settled =
            outcome.rule == EndedBy::Settled && outcome.winners.len() < outcome.tied.len();
        let broken = Some(outcome).filter(|outcome| scored && outcome.rule == EndedBy::Places);
        let broken = broken.and_then(|outcome| state.tie_break(&outcome.winners));
        let line = match (&broken, scored, settled) {
            (Some((by, level)), ..) => Line::new("sheet-over-tie-break")
                .with("others", Param::Seats(level.clone()))
                .with("by", param(by)),
            (None, true, true) => Line::new("sheet-over-settled"),
            (None, true, false) => Line::new("sheet-over"),
            (None, false, true) => Line::new("sheet-over-unscored-settled"),
            (None, false, false) => Line::new("sheet-over-unscored"),
        };
        let line =
            if scored { line.decimal("points", total, state.rules.file.decimals()) } else { line };
        return who(line, outcome.winners.clone()).by_rule(rule);
    }
    if let Some(column) = state.may_return.keys().next() {
        return who(Line::new("sheet-next-back"), state.seats_of(&[usize::from(*column)]))
            .by_rule("SH-17");
    }
    let Some(writing) = state.now() else {
        return Line::new("sheet-next-count").by_rule("SH-16");
    };
    let phase = writing.phase(state).unwrap_or(1);
    let missing = writing.missing(state, phase);
    let mut seats: Vec<Seat> = Vec::new();
    for seat in missing.iter().filter_map(|(_, seat)| *seat) {
        let side = state.column(seat).and_then(|column| state.sides.get(column));
        let one = writing.entry.fields.iter().any(|field| field.whose == super::form::For::Seat);
        let named = if one { vec![seat] } else { side.cloned().unwrap_or_default() };
        seats.extend(named.into_iter().filter(|seat| !seats.contains(seat)).collect::<Vec<_>>());
    }
    if writing.number == 0 && seats.is_empty() && state.rules.file.round.is_none() {
        // Such a sheet is open from the beginning: what only the table has in it is how it ended.
        let fields = missing.iter().map(|(at, _)| &writing.entry.fields[*at]).collect();
        return Line::new("sheet-next-end").with("what", param(&names_of(fields))).by_rule("SH-7");
    }
    let named = writing.entry.phases.get(usize::from(phase) - 1).cloned();
    // What a house rule leaves out is not asked for.
    let asked = |at: usize| missing.iter().any(|(other, _)| *other == at);
    let fields = writing.of_phase(phase).filter(|(at, _)| asked(*at)).map(|(_, field)| field);
    let what = named.unwrap_or_else(|| names_of(fields.collect()));
    let line = match (writing.number, seats.is_empty()) {
        (0, false) => Line::new("sheet-next-sheet"),
        (_, true) => Line::new("sheet-next-table"),
        (_, false) if !state.playing_on.is_empty() => Line::new("sheet-next-extra"),
        (_, false) if state.rules.file.pace() == Pace::Turn => Line::new("sheet-next-turn"),
        (_, false) => Line::new("sheet-next-enter"),
    };
    let line = if seats.is_empty() { line } else { who(line, seats) };
    line.with("what", param(&what)).by_rule("SH-7")
}

/// The names of these fields, where their phase has none of its own; a yes or no beside a number is left out.
fn names_of(fields: Vec<&Field>) -> Said {
    let counted = fields.iter().any(|field| field.kind != Kind::Flag);
    let named = fields.into_iter().filter(|field| !counted || field.kind != Kind::Flag);
    let names: Vec<&Said> = named.map(|field| &field.name).take(3).collect();
    Said::compose(&names, |text| names.iter().map(|name| text(name)).collect::<Vec<_>>().join(", "))
}
