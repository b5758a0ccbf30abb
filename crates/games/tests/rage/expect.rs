//! What a case looks at: the table as everybody sees it, or as one person does.

use crate::case::{Case, Checked};
use crate::commands::number;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

/// An `expect` line.
pub(crate) fn check(case: &mut Case, text: &str) -> Checked {
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    let (what, viewer) = match what.split_once('@') {
        Some((what, name)) => (what, Viewer::Seat(case.seat(name)?)),
        None => (what, Viewer::Table),
    };
    let view = case.table()?.view(viewer);
    let standing = serde_json::to_value(case.table()?.standing()).map_err(|e| e.to_string())?;
    let names = |case: &Case| -> Result<Vec<Seat>, String> {
        rest.split_whitespace().map(|name| case.seat(name)).collect()
    };
    let per_seat = |field: &str| Value::from(column(&view["seats"], field));
    let last_row = || view["sheet"].as_array().and_then(|rows| rows.last()).cloned();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (found, wanted) = match what {
        "points" => (
            Value::from(column(&last_row().unwrap_or_default()["cells"], "points")),
            numbers(rest)?,
        ),
        "totals" => (per_seat("total"), numbers(rest)?),
        "tricks" => (per_seat("tricks"), numbers(rest)?),
        "bonus" => (per_seat("bonus"), numbers(rest)?),
        "mad" => (per_seat("mad"), numbers(rest)?),
        "exact" => (per_seat("exact"), numbers(rest)?),
        "bids" => (per_seat("bid"), numbers(rest)?),
        "in-hand" => (per_seat("in_hand"), numbers(rest)?),
        "plan" => (view["plan"].clone(), numbers(rest)?),
        "round" | "cards" | "pile" => (view[what].clone(), number(rest)?.into()),
        "phase" | "grain" => (view[what].clone(), rest.into()),
        "turn" | "dealer" => (view[what].clone(), seat_or_none(case, rest)?),
        "led" => (view["led"].clone(), if rest == "none" { Value::Null } else { rest.into() }),
        "trump" => (view["trump"].clone(), trump(rest)),
        "aside" => (view["set_aside"].clone(), json!(words)),
        "took" => {
            let (name, rule) = rest.split_once(' ').unwrap_or((rest, ""));
            let last = &view["last_trick"];
            let found = json!([last["winner"], last["rule"]]);
            let rule = if rule.is_empty() { last["rule"].clone() } else { rule.into() };
            (found, json!([case.seat(name)?, rule]))
        }
        "hand" => {
            let (name, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            let seat = case.seat(name)?;
            let own = case.table()?.view(Viewer::Seat(seat));
            let cards: Vec<&str> = cards.split_whitespace().collect();
            (own["seats"][seat.index()]["hand"].clone(), json!(cards))
        }
        "legal" => {
            let (name, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            let own = Viewer::Seat(case.seat(name)?);
            let prompts = case.table()?.prompts(own);
            let cards: Vec<&str> = cards.split_whitespace().collect();
            (prompts[0]["legal"].clone(), json!(cards))
        }
        "revokes" => {
            let count = view["revokes"].as_array().map_or(0, Vec::len);
            (count.into(), number(rest)?.into())
        }
        "winners" => (json!(case.table()?.standing().winners()), json!(names(case)?)),
        "places" => (Value::from(column(&standing["places"], "place")), numbers(rest)?),
        "over" => (standing["over"].clone(), (rest == "yes").into()),
        "rule" => (standing["rule"].clone(), rest.into()),
        "next" => (standing["next"]["key"].clone(), rest.into()),
        "told" => {
            let keys: Vec<&str> = case.lines.iter().map(|line| line.key.as_str()).collect();
            (keys.contains(&rest).into(), true.into())
        }
        "prompt" | "no-prompt" => {
            let (ask, fields) = rest.split_once(' ').unwrap_or((rest, "{}"));
            let fields: Value = serde_json::from_str(fields).map_err(|e| e.to_string())?;
            let prompts = case.table()?.prompts(viewer);
            let all = prompts.as_array().cloned().unwrap_or_default();
            let found = all.iter().any(|prompt| prompt["ask"] == ask && within(&fields, prompt));
            if found == (what == "prompt") {
                return Ok(());
            }
            return Err(format!("prompts: {prompts}"));
        }
        "view" => {
            let (pointer, wanted) = rest.split_once(' ').ok_or("view /POINTER JSON")?;
            let wanted = serde_json::from_str(wanted).map_err(|e| e.to_string())?;
            (view.pointer(pointer).cloned().unwrap_or_default(), wanted)
        }
        _ => return Err(format!("nothing is called {what:?}")),
    };
    if found == wanted { Ok(()) } else { Err(format!("found {found}")) }
}

/// One field of every entry.
fn column(entries: &Value, field: &str) -> Vec<Value> {
    entries
        .as_array()
        .map(|rows| rows.iter().map(|row| row[field].clone()).collect())
        .unwrap_or_default()
}

/// `3 - 0`: numbers, `-` for none.
fn numbers(text: &str) -> Result<Value, String> {
    let read = |word: &str| match word {
        "-" => Ok(Value::Null),
        word => number(word).map(Value::from),
    };
    text.split_whitespace().map(read).collect::<Result<Vec<_>, _>>().map(Value::from)
}

fn seat_or_none(case: &Case, name: &str) -> Result<Value, String> {
    if name == "nobody" { Ok(Value::Null) } else { Ok(json!(case.seat(name)?)) }
}

fn trump(word: &str) -> Value {
    match word {
        "none" | "unknown" => json!({"is": word}),
        colour => json!({"is": "colour", "colour": colour}),
    }
}

/// Whether every field is there with the same value.
fn within(fields: &Value, whole: &Value) -> bool {
    fields
        .as_object()
        .is_some_and(|fields| fields.iter().all(|(name, value)| whole[name] == *value))
}
