//! What a case looks at: the table as everybody sees it, or as one person does.

use super::case::{Case, Checked};
use super::relaxed::Reader;
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
    case.table()?;
    if let Some(own) = case.own_look(what, viewer, rest) {
        let (found, wanted) = own?;
        return same(&found, &wanted);
    }
    let view = case.view(viewer)?;
    let standing = case.table()?.standing();
    let written = serde_json::to_value(&standing).map_err(|why| why.to_string())?;
    let names = &case.setup.names;
    let value = |text: &str| Reader::value(text, names);
    let list = || value(&format!("[{rest}]"));
    match what {
        "totals" => same(&column(&written["places"], "points"), &list()?),
        "places" => same(&column(&written["places"], "place"), &list()?),
        "winners" => {
            let wanted = rest.split_whitespace().map(|name| case.seat(name));
            same(&json!(standing.winners()), &json!(wanted.collect::<Result<Vec<Seat>, _>>()?))
        }
        "over" => same(&written["over"], &(rest == "yes").into()),
        "rule" => same(&written["rule"], &rest.into()),
        "next" => same(&written["next"]["key"], &rest.into()),
        "told" => {
            let (key, params) = rest.split_once(' ').unwrap_or((rest, "{}"));
            let params = value(params)?;
            let told = case.lines.iter().filter(|line| line.key == key);
            let mut told = told.map(|line| json!(line.params));
            if told.any(|told| within(&params, &told)) {
                Ok(())
            } else {
                Err(format!("told {:?}", case.lines))
            }
        }
        "prompt" | "no-prompt" => {
            let (ask, fields) = rest.split_once(' ').unwrap_or((rest, "{}"));
            let fields = value(fields)?;
            let prompts = case.prompts(viewer)?;
            let all = prompts.as_array().cloned().unwrap_or_default();
            let found = all.iter().any(|prompt| prompt["ask"] == ask && within(&fields, prompt));
            if found == (what == "prompt") { Ok(()) } else { Err(format!("prompts: {prompts}")) }
        }
        "view" | "standing" => {
            let (pointer, wanted) = rest.split_once(' ').ok_or("view /POINTER VALUE")?;
            let whole = if what == "view" { &view } else { &written };
            let found = whole.pointer(pointer).cloned().unwrap_or_default();
            same(&found, &value(wanted)?)
        }
        _ => Err(format!("nothing is called {what:?}")),
    }
}

fn same(found: &Value, wanted: &Value) -> Checked {
    if found == wanted { Ok(()) } else { Err(format!("found {found}")) }
}

/// One field of every entry.
pub(crate) fn column(entries: &Value, field: &str) -> Value {
    entries
        .as_array()
        .map(|rows| rows.iter().map(|row| row[field].clone()).collect())
        .unwrap_or_default()
}

/// Whether every field is there with the same value.
fn within(fields: &Value, whole: &Value) -> bool {
    fields
        .as_object()
        .is_some_and(|fields| fields.iter().all(|(name, value)| whole[name] == *value))
}
