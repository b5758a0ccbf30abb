//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::command::TieBreak;
use super::event::Event;
use super::form::{Entry, Field, For, GameFile, Kind, Written};
use super::record::{Outcome, Scored};
use super::said::Said;
use super::state::State;
use kernel::{Line, Param, Seat, Viewer};
use std::collections::BTreeMap;

/// A text of the file in a sentence: in the reader's language where it has several.
pub(super) fn param(said: &Said) -> Param {
    match said {
        Said::One(text) => Param::Text(text.clone()),
        Said::By(texts) => Param::Said(texts.clone()),
    }
}

/// The sentences of an event, told from the table before it; none where another event says it.
pub(super) fn narrate(before: &State, event: &Event, viewer: Viewer) -> Vec<Line> {
    let file = &before.rules.file;
    match event {
        Event::Opened { .. } => Vec::new(),
        Event::SheetOpened {} => vec![Line::new("sheet-counting").by_rule("SH-12")],
        Event::Entered { row, entries, table } => {
            let Some(entry) = (if *row == 0 { &file.sheet } else { &file.round }).as_ref() else {
                return Vec::new();
            };
            let mut lines = table_lines(before, entry, table);
            for one in entries {
                let hidden = |field: &Field| field.hidden && viewer == Viewer::Table;
                let line = match what(file, entry, &one.values, &hidden) {
                    Some(what) => Line::new("sheet-entered").with("what", what),
                    None => Line::new("sheet-left-open"),
                };
                let of_seat = |id: &String| {
                    entry.fields.iter().any(|field| field.id == *id && field.whose == For::Seat)
                };
                let line = if one.values.keys().all(of_seat) {
                    line.seat("who", one.seat).with("team", Param::Seats(vec![one.seat]))
                } else {
                    in_column(before, line, one.seat)
                };
                lines.push(line.by_rule("SH-7"));
            }
            lines
        }
        Event::Scored { row, columns, open, .. } if *row > 0 && !open => {
            columns.iter().filter_map(|one| scored(before, one)).collect()
        }
        Event::Scored { .. } => Vec::new(),
        Event::Counted { counter, seat, value } => {
            let name = file.counters.get(usize::from(*counter)).map(|one| param(&one.name));
            let key = if seat.is_some() { "sheet-counted" } else { "sheet-counted-table" };
            let decimals = file.decimals_of_counter(usize::from(*counter));
            let line = Line::new(key).decimal("n", *value, decimals).by_rule("SH-16");
            let line = name.into_iter().fold(line, |line, name| line.with("what", name));
            vec![seat.map_or(line.clone(), |seat| in_column(before, line, seat))]
        }
        Event::WentOut { column, total, .. } => {
            let line = Line::new("sheet-out").decimal("points", *total, file.decimals());
            vec![of_column(before, line, *column).by_rule("SH-17").following()]
        }
        Event::CameBack { column, total } => {
            let decimals = file.decimals();
            let line = match total {
                Some(total) => Line::new("sheet-back").decimal("points", *total, decimals),
                None => Line::new("sheet-stays-out"),
            };
            vec![of_column(before, line, *column).by_rule("SH-17")]
        }
        Event::LegWon { column, .. } => {
            let name = file.legs.as_ref().map(|legs| param(&legs.name));
            let line = Line::new("sheet-leg");
            let line = name.into_iter().fold(line, |line, name| line.with("what", name));
            vec![of_column(before, line, *column).by_rule("SH-18").following()]
        }
        Event::Noted { row, seat, field, text } => {
            let fields = file.sheet.iter().flat_map(|sheet| &sheet.fields);
            let named = fields.into_iter().find(|one| Some(&one.id) == field.as_ref());
            vec![noted(before, *row, *seat, named, text)]
        }
        // Who it is, only the table knows.
        Event::Came { .. } => Vec::new(),
        Event::Left { seat } => {
            vec![Line::new("sheet-left").seat("who", *seat).by_rule("SH-27")]
        }
        Event::HouseSet { house } => {
            let changed = file.house.iter().filter(|rule| {
                house
                    .get(&rule.id)
                    .is_some_and(|value| before.config.house.get(&rule.id) != Some(value))
            });
            let changed = changed.map(|rule| (rule.id.clone(), house.get(&rule.id).cloned()));
            let what = pieces(&file.house, &changed.collect(), &|_| false, &|_| 0);
            let key = if what.is_some() { "sheet-house" } else { "sheet-goes-on" };
            let line = Line::new(key).by_rule("SH-28");
            vec![what.into_iter().fold(line, |line, what| line.with("what", what))]
        }
        Event::FileTaken { game, rows, totals, .. } => {
            let line = Line::new("sheet-file-taken").number("now", i64::from(file.revision));
            let line = line.number("to", i64::from(game.revision)).by_rule("SH-29");
            let counted = |column: usize| {
                let (was, now) = (before.totals.get(column)?, totals.get(column)?);
                let line = Line::new("sheet-counted-again").decimal("was", *was, file.decimals());
                let line = line.decimal("now", *now, file.decimals());
                Some(of_column(before, line, column as u8).by_rule("SH-29"))
            };
            let columns = 0..before.sides.len() * usize::from(!rows.is_empty());
            [line].into_iter().chain(columns.filter_map(counted)).collect()
        }
        Event::Finished {} => vec![Line::new("sheet-finished").by_rule("SH-20")],
        Event::PlayedOn { tied } => vec![
            Line::new("sheet-played-on").with("who", Param::Seats(tied.clone())).by_rule("SH-23"),
        ],
        Event::GameOver { outcome } if outcome.winners.is_empty() => {
            let key = if before.is_together() { "sheet-nobody" } else { "sheet-unwon" };
            vec![Line::new(key).by_rule(outcome.rule.rule()).following()]
        }
        Event::GameOver { outcome } => {
            let key = if outcome.tied.is_empty() { "sheet-won" } else { "sheet-shared" };
            vec![won(key, outcome).following()]
        }
        Event::TieSettled { how, outcome } => settled(how, outcome).into_iter().collect(),
    }
}

/// The row that an event wrote in.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    match event {
        Event::Entered { row, .. } | Event::Scored { row, .. } | Event::Noted { row, .. } => {
            Some((*row).max(1))
        }
        Event::WentOut { .. } | Event::LegWon { .. } => Some((before.rows.len() as u16).max(1)),
        _ => None,
    }
}

/// What was written once for the row; who is named in it is a person or a whole side, not a word.
fn table_lines(
    before: &State,
    entry: &Entry,
    table: &BTreeMap<String, Option<Written>>,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut words = BTreeMap::new();
    for (id, value) in table {
        let field = entry.fields.iter().find(|field| field.id == *id);
        match (field, value) {
            (Some(field), Some(Written::Number(n))) if field.kind == Kind::Seat => {
                let seat = u8::try_from(*n).ok().map(Seat);
                let key =
                    if seat.is_some() { "sheet-entered-person" } else { "sheet-entered-nobody" };
                let line = Line::new(key).with("what", param(&field.name)).by_rule("SH-7");
                let side = seat.map(|seat| match before.column(seat) {
                    Some(at) => Param::Seats(before.sides[at].clone()),
                    None => Param::Seat(seat),
                });
                lines.push(side.map_or(line.clone(), |side| line.with("whom", side)));
            }
            _ => drop(words.insert(id.clone(), value.clone())),
        }
    }
    if let Some(what) = what(&before.rules.file, entry, &words, &|_| false) {
        lines.push(Line::new("sheet-entered-table").with("what", what).by_rule("SH-7"));
    }
    lines
}

/// Values with the names of their fields: "Bid 3, Tricks 2".
fn what(
    file: &GameFile,
    entry: &Entry,
    values: &BTreeMap<String, Option<Written>>,
    hidden: &dyn Fn(&Field) -> bool,
) -> Option<Param> {
    pieces(&entry.fields, values, hidden, &|field| file.decimals_of(field))
}

fn pieces(
    fields: &[Field],
    values: &BTreeMap<String, Option<Written>>,
    hidden: &dyn Fn(&Field) -> bool,
    decimals: &dyn Fn(&Field) -> u8,
) -> Option<Param> {
    let mut pieces: Vec<(&Said, Value<'_>)> = Vec::new();
    for field in fields {
        let Some(Some(value)) = values.get(&field.id) else { continue };
        let value = match hidden(field) {
            true => Value::Hidden,
            false => said(field, value, decimals(field)),
        };
        pieces.push((&field.name, value));
    }
    // Beside something else what was not so, and what was none, needs no word.
    let is_none = |value: &Value| matches!(value, Value::None);
    if !pieces.iter().all(|(_, value)| is_none(value)) {
        pieces.retain(|(_, value)| !is_none(value));
    }
    if pieces.is_empty() {
        return None;
    }
    let mut parts = Vec::new();
    for (name, value) in pieces {
        if !parts.is_empty() {
            parts.push(text(" · "));
        }
        parts.push(param(name));
        value.add_to(&mut parts);
    }
    Some(Param::Parts(parts))
}

fn text(text: &str) -> Param {
    Param::Text(text.to_owned())
}

/// A value as it stands in a sentence.
enum Value<'a> {
    Number(Param),
    Text(&'a str),
    Said(Vec<(&'a Said, i64)>),
    Yes,
    Hidden,
    /// No, or none of a tally.
    None,
}

impl Value<'_> {
    /// Adds what follows the name.
    fn add_to(&self, parts: &mut Vec<Param>) {
        match self {
            Value::Number(n) => parts.extend([text(" "), n.clone()]),
            Value::Text(own) => parts.extend([text(" "), text(own)]),
            Value::Yes => {}
            Value::Hidden => parts.push(text(" …")),
            Value::None => parts.push(text(" –")),
            Value::Said(list) => {
                for (at, (word, n)) in list.iter().enumerate() {
                    parts.push(text(if at == 0 { ": " } else { ", " }));
                    if *n != 1 {
                        parts.extend([Param::Number(*n), text(" × ")]);
                    }
                    parts.push(param(word));
                }
            }
        }
    }
}

fn said<'a>(field: &'a Field, value: &'a Written, decimals: u8) -> Value<'a> {
    let word = |id: &str| field.of.iter().find(|one| one.id == id).map(|one| &one.name);
    match value {
        Written::Yes(true) => Value::Yes,
        Written::Yes(false) => Value::None,
        Written::Number(n) => Value::Number(Param::in_decimals(*n, decimals)),
        Written::Word(id) => match word(id) {
            Some(name) => Value::Said(vec![(name, 1)]),
            None => Value::Text(id),
        },
        Written::Tally(counts) => {
            let counted = counts.iter().filter(|(_, n)| **n > 0);
            let list: Vec<_> = counted.filter_map(|(id, n)| Some((word(id)?, *n))).collect();
            if list.is_empty() { Value::None } else { Value::Said(list) }
        }
    }
}

fn scored(before: &State, one: &Scored) -> Option<Line> {
    let entry = before.rules.file.round.as_ref()?;
    let decimals = before.rules.file.decimals();
    let parts: Vec<&Said> = one
        .parts
        .iter()
        .filter_map(|(at, _)| entry.parts.get(usize::from(*at))?.name.as_ref())
        .collect();
    let line = Line::new(if parts.is_empty() { "sheet-scored-nothing" } else { "sheet-scored" });
    let line = line.decimal("points", one.points, decimals).decimal("total", one.total, decimals);
    let line = if parts.is_empty() {
        line
    } else {
        let all = Said::compose(&parts, |text| {
            parts.iter().map(|part| text(part)).collect::<Vec<_>>().join(", ")
        });
        line.with("what", param(&all))
    };
    Some(of_column(before, line, one.column).by_rule("SH-13").following())
}

/// Adds whose column: the seat that the column goes by, and everybody of it.
fn in_column(before: &State, line: Line, seat: Seat) -> Line {
    let side = before.column(seat).map_or_else(|| vec![seat], |at| before.sides[at].clone());
    line.seat("who", seat).with("team", Param::Seats(side))
}

fn of_column(before: &State, line: Line, column: u8) -> Line {
    let side = before.sides.get(usize::from(column)).cloned().unwrap_or_default();
    let first = side.first().copied().unwrap_or(Seat(0));
    line.seat("who", first).with("team", Param::Seats(side))
}

fn noted(before: &State, row: u16, seat: Option<Seat>, field: Option<&Field>, text: &str) -> Line {
    let [key, whole, named] = match (seat, text) {
        (None, "") => ["sheet-note-gone", "sheet-note-gone-whole", "sheet-note-gone-field"],
        (None, _) => ["sheet-note", "sheet-note-whole", "sheet-note-field"],
        (Some(_), "") => {
            ["sheet-box-note-gone", "sheet-box-note-gone-whole", "sheet-box-note-gone-field"]
        }
        (Some(_), _) => ["sheet-box-note", "sheet-box-note-whole", "sheet-box-note-field"],
    };
    let line = match field {
        None if row == 0 => Line::new(whole),
        None => Line::new(key),
        Some(field) => Line::new(named).with("what", param(&field.name)),
    };
    let line = line.by_rule("SH-21");
    let line = if text.is_empty() { line } else { line.with("text", Param::Text(text.to_owned())) };
    seat.map_or(line.clone(), |seat| in_column(before, line, seat))
}

fn won(key: &str, outcome: &Outcome) -> Line {
    Line::new(key).with("who", Param::Seats(outcome.winners.clone())).by_rule(outcome.rule.rule())
}

fn settled(how: &TieBreak, outcome: &Outcome) -> Option<Line> {
    Some(match how {
        TieBreak::Share => won("sheet-tie-share", outcome),
        TieBreak::Table { words, .. } if words.trim().is_empty() => won("sheet-tie-table", outcome),
        TieBreak::Table { words, .. } => {
            won("sheet-tie-words", outcome).with("words", Param::Text(words.trim().to_owned()))
        }
        // That they play on says it.
        TieBreak::ExtraRow => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::shelf;

    /// A text in a language; numbers, which the screen writes its own way, in brackets.
    fn in_language(language: &str, param: &Param) -> String {
        match param {
            Param::Parts(parts) => parts.iter().map(|one| in_language(language, one)).collect(),
            Param::Said(texts) => texts[language].clone(),
            Param::Text(text) => text.clone(),
            Param::Number(n) => format!("[{n}]"),
            other => panic!("{other:?} stands in no text"),
        }
    }

    fn told(game: &str, values: &[(&str, Written)]) -> Option<[String; 2]> {
        let round = shelf::of_id(game).and_then(|file| file.round.clone()).expect("a round");
        let written = values.iter().map(|(id, value)| ((*id).to_owned(), Some(value.clone())));
        let told = pieces(&round.fields, &written.collect(), &|_| false, &|_| 0)?;
        Some(["en", "es"].map(|language| in_language(language, &told)))
    }

    #[test]
    fn what_was_not_so_is_told_only_where_nothing_else_is() {
        let told = |values: &[_]| told("flip_7", values).map(|texts| texts.join(" | "));
        let busted = |yes| ("busted", Written::Yes(yes));
        let numbers = ("numbers", Written::Number(21));
        assert_eq!(
            told(&[busted(false), numbers]).as_deref(),
            Some("Number cards [21] | Cartas de número [21]")
        );
        assert_eq!(told(&[busted(false)]).as_deref(), Some("Busted – | Se pasó –"));
        assert_eq!(told(&[busted(true)]).as_deref(), Some("Busted | Se pasó"));
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn numbers_stay_numbers_so_that_each_screen_groups_them() {
        let values = [("laid", Written::Number(1200)), ("hand", Written::Number(-5))];
        assert_eq!(
            told("canasta", &values).map(|[english, _]| english).as_deref(),
            Some("Cards laid down [1200] · Cards in hand [-5]")
        );
    }
}
