//! Bent values: nearly right, and wrong in the ways that files and requests are.

use crate::luck::Luck;
use serde_json::{Map, Value, json};

const NUMBERS: [i64; 20] = [
    0,
    1,
    -1,
    2,
    11,
    100,
    127,
    128,
    254,
    255,
    256,
    32_767,
    65_536,
    i32::MAX as i64,
    i32::MIN as i64,
    u32::MAX as i64,
    1 << 53,
    (1 << 53) + 1,
    i64::MAX,
    i64::MIN,
];

fn texts() -> Vec<String> {
    let texts =
        ["", "\0", "a\0b", "\u{202e}RTL", "'; DROP TABLE steps; --", "=1+1", "../../x", "NaN"];
    let mut texts: Vec<String> = texts.map(str::to_owned).into();
    texts.extend(["é".repeat(300), "👨‍👩‍👧‍👦".repeat(30), "a\u{301}".repeat(400), "x".repeat(20_000)]);
    texts.extend(
        ["<img src=x onerror=alert(1)>", "\u{fffe}", "\u{1b}[31m", "Ａｎａ"].map(str::to_owned),
    );
    texts
}

/// Changes one to three values somewhere in it.
pub(super) fn bend(value: &mut Value, luck: &mut Luck) {
    for _ in 0..1 + luck.below(3) {
        let mut places = 0;
        count(value, &mut places);
        let mut at = luck.below(places);
        visit(value, &mut at, luck);
    }
}

fn count(value: &Value, places: &mut usize) {
    *places += 1;
    match value {
        Value::Object(fields) => fields.values().for_each(|field| count(field, places)),
        Value::Array(items) => items.iter().for_each(|item| count(item, places)),
        _ => {}
    }
}

/// Changes the value with this number.
fn visit(value: &mut Value, at: &mut usize, luck: &mut Luck) {
    if *at == 0 {
        change(value, luck);
        *at = usize::MAX;
        return;
    }
    *at -= 1;
    let mut deeper = |inside: &mut Value| {
        if *at != usize::MAX {
            visit(inside, at, luck);
        }
    };
    match value {
        Value::Object(fields) => fields.values_mut().for_each(&mut deeper),
        Value::Array(items) => items.iter_mut().for_each(&mut deeper),
        _ => {}
    }
}

fn change(value: &mut Value, luck: &mut Luck) {
    let number = NUMBERS[luck.below(NUMBERS.len())];
    match (luck.below(4), &mut *value) {
        (0, _) => {
            let texts = texts();
            let others = [json!(null), json!([]), json!({}), json!(true), json!(1.5), json!("0")];
            *value = match luck.below(3) {
                0 => json!(number),
                1 => json!(texts[luck.below(texts.len())]),
                _ => others[luck.below(others.len())].clone(),
            };
        }
        (1, Value::Object(fields)) if !fields.is_empty() => {
            let name = fields.keys().nth(luck.below(fields.len())).cloned().unwrap_or_default();
            if let Some(taken) = fields.remove(&name).filter(|_| luck.below(3) == 0) {
                fields.insert(name + "x", taken);
            }
        }
        (_, Value::Bool(truth)) => *truth = !*truth,
        (1, Value::Number(n)) => *value = json!(n.as_i64().unwrap_or(0).wrapping_add(1)),
        (2, Value::Number(n)) => *value = json!(n.as_i64().unwrap_or(0).wrapping_sub(1)),
        (_, Value::Number(_)) => *value = json!(number),
        (_, Value::String(text)) => match luck.below(3) {
            0 => *text += "x",
            1 => *text = text.to_lowercase(),
            _ => drop(text.pop()),
        },
        (1, Value::Array(items)) => items.reverse(),
        (2, Value::Array(items)) => drop(items.pop()),
        (_, Value::Array(items)) => {
            for _ in 0..[1, 2, 300][luck.below(3)] {
                items.extend(items.first().cloned());
            }
        }
        _ => *value = json!([value.clone()]),
    }
}

/// What was changed, each with its place: ids and cards are others each time, so the seed alone does not say it.
pub(super) fn bent(before: &Value, after: &Value, at: &str) -> Vec<String> {
    let short = |value: &Value| value.to_string().chars().take(200).collect::<String>();
    match (before, after) {
        _ if before == after => Vec::new(),
        (Value::Object(old), Value::Object(new)) => {
            let names = old.keys().chain(new.keys().filter(|name| !old.contains_key(*name)));
            let of = |fields: &Map<String, Value>, name: &str| {
                fields.get(name).cloned().unwrap_or_default()
            };
            names
                .flat_map(|name| bent(&of(old, name), &of(new, name), &format!("{at}/{name}")))
                .collect()
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let items = old.iter().zip(new).enumerate();
            items.flat_map(|(n, (old, new))| bent(old, new, &format!("{at}/{n}"))).collect()
        }
        (Value::Array(old), Value::Array(new)) => {
            vec![format!("{at}: {} of {} now, {}", new.len(), old.len(), short(after))]
        }
        _ => vec![format!("{at}: {} now {}", short(before), short(after))],
    }
}

/// Damages the text itself.
pub(super) fn tear(text: &mut String, luck: &mut Luck) {
    let mut at = luck.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let pieces =
        ["\0", "\\ud800", "{", "]", ",", "1e999", "\u{feff}", "-", "\"", "9999999999999999999999"];
    match luck.below(4) {
        0 => text.truncate(at),
        1 => *text = "[".repeat(200 * luck.below(300)) + text,
        _ => text.insert_str(at, pieces[luck.below(pieces.len())]),
    }
}
