//! Command lines: what people say at the table, as the app's commands.

use crate::plays::case::Case;
use serde_json::{Map, Value, json};

/// A command line in Rage's own words.
pub(crate) fn own(case: &mut Case, line: &str) -> Option<Result<Value, String>> {
    const OWN: &[&str] = &[
        "bid", "play", "turn", "bids", "results", "deal", "trump", "keep", "rescore", "settle",
        "finish",
    ];
    let word = line.split_whitespace().next()?;
    OWN.contains(&word).then(|| command(case, line))
}

fn command(case: &mut Case, line: &str) -> Result<Value, String> {
    let mut words = line.split_whitespace();
    let word = words.next().unwrap_or("");
    let rest: Vec<&str> = words.collect();
    match (word, rest.as_slice()) {
        ("bid", [who, n]) => Ok(json!({"do": "bid", "seat": case.seat(who)?, "n": number(n)?})),
        ("play", [who, card, said @ ..]) => {
            let mut play = Map::new();
            play.insert("do".into(), "play".into());
            play.insert("seat".into(), json!(case.seat(who)?));
            play.insert("card".into(), (*card).into());
            for word in said {
                match word.parse::<i64>() {
                    Ok(value) => play.insert("value".into(), value.into()),
                    Err(_) => play.insert("colour".into(), (*word).into()),
                };
            }
            Ok(Value::Object(play))
        }
        ("turn", cards) => {
            let empty = cards.contains(&"empty");
            let cards: Vec<_> = cards.iter().filter(|card| **card != "empty").collect();
            Ok(json!({"do": "turn", "cards": cards, "empty": empty}))
        }
        ("bids", entries) => {
            let (round, entries) = round(case, entries)?;
            let bids = entries
                .iter()
                .map(|entry| {
                    let (who, n) = entry.split_once(':').ok_or("bids NAME:N")?;
                    Ok(json!({"seat": case.seat(who)?, "n": number(n)?}))
                })
                .collect::<Result<Vec<_>, String>>()?;
            Ok(json!({"do": "book_bids", "round": round, "bids": bids}))
        }
        ("results", entries) => {
            let (round, entries) = round(case, entries)?;
            let results = entries
                .iter()
                .map(|entry| result(case, entry))
                .collect::<Result<Vec<_>, String>>()?;
            Ok(json!({"do": "book_results", "round": round, "results": results}))
        }
        ("deal", [round, n]) => {
            Ok(json!({"do": "set_cards", "round": number(round)?, "cards": number(n)?}))
        }
        ("trump", [round, "none"]) => Ok(json!({"do": "note_trump", "round": number(round)?})),
        ("trump", [round, colour]) => {
            Ok(json!({"do": "note_trump", "round": number(round)?, "colour": colour}))
        }
        ("keep", [grain]) => Ok(json!({"do": "keep", "grain": grain})),
        ("rescore", [scoring, sweep]) => {
            Ok(json!({"do": "rescore", "scoring": scoring, "sweep_double": sweep}))
        }
        ("settle", ["table", names, words @ ..]) => {
            let winners =
                names.split(',').map(|name| case.seat(name)).collect::<Result<Vec<_>, _>>()?;
            let how = json!({"by": "table", "winners": winners, "words": words.join(" ")});
            Ok(json!({"do": "settle_tie", "how": how}))
        }
        ("finish", []) => Ok(json!({"do": "finish"})),
        ("settle", [by]) => Ok(json!({"do": "settle_tie", "how": {"by": by}})),
        _ => Err(format!("no such line: {line}")),
    }
}

/// `@N` names a round; without it the open one is meant.
fn round<'a>(case: &mut Case, entries: &'a [&'a str]) -> Result<(Value, &'a [&'a str]), String> {
    if let [first, rest @ ..] = entries
        && let Some(n) = first.strip_prefix('@')
    {
        return Ok((number(n)?.into(), rest));
    }
    Ok((case.table()?.standing().round.into(), entries))
}

/// `NAME:TRICKS`, then `+b`, `+2b`, `+m`, `+-1m` for Bonus and Mad Rage cards.
fn result(case: &Case, entry: &str) -> Result<Value, String> {
    let (who, won) = entry.split_once(':').ok_or("results NAME:N+b+m")?;
    let mut parts = won.split('+');
    let mut row = Map::new();
    row.insert("seat".into(), json!(case.seat(who)?));
    row.insert("tricks".into(), number(parts.next().unwrap_or(""))?.into());
    for part in parts {
        let (n, name) = part.split_at(part.len().saturating_sub(1));
        let n = if n.is_empty() { 1 } else { number(n)? };
        row.insert(if name == "b" { "bonus" } else { "mad" }.into(), n.into());
    }
    Ok(Value::Object(row))
}

pub(crate) fn number(text: &str) -> Result<i64, String> {
    text.parse().map_err(|_| format!("{text:?} is no number"))
}
