//! What only Rage's table has to look at.

use super::commands::number;
use crate::plays::case::Case;
use crate::plays::looks::column;
use crate::plays::tongue::Found;
use kernel::Viewer;
use serde_json::{Value, json};

/// A look in Rage's own words.
pub(crate) fn look(
    case: &mut Case,
    what: &str,
    viewer: Viewer,
    rest: &str,
) -> Option<Result<Found, String>> {
    const OWN: &[&str] = &[
        "points", "totals", "tricks", "bonus", "mad", "exact", "bids", "in-hand", "plan", "round",
        "cards", "pile", "phase", "grain", "turn", "dealer", "led", "trump", "aside", "took",
        "hand", "legal", "revokes",
    ];
    OWN.contains(&what).then(|| found(case, what, viewer, rest))
}

fn found(case: &mut Case, what: &str, viewer: Viewer, rest: &str) -> Result<Found, String> {
    let view = case.view(viewer)?;
    let per_seat = |field: &str| column(&view["seats"], field);
    let last_row = || view["sheet"].as_array().and_then(|rows| rows.last()).cloned();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (found, wanted) = match what {
        "points" => (column(&last_row().unwrap_or_default()["cells"], "points"), numbers(rest)?),
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
            let own = case.view(Viewer::Seat(seat))?;
            let cards: Vec<&str> = cards.split_whitespace().collect();
            (own["seats"][seat.index()]["hand"].clone(), json!(cards))
        }
        "legal" => {
            let (name, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            let own = Viewer::Seat(case.seat(name)?);
            let prompts = case.prompts(own)?;
            let cards: Vec<&str> = cards.split_whitespace().collect();
            (prompts[0]["legal"].clone(), json!(cards))
        }
        "revokes" => {
            let count = view["revokes"].as_array().map_or(0, Vec::len);
            (count.into(), number(rest)?.into())
        }
        _ => return Err(format!("nothing is called {what:?}")),
    };
    Ok((found, wanted))
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
