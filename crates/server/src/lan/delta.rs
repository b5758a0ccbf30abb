//! What is told of a table after it was told whole: the parts that differ. A phone puts them into what it has, so a long
//! table costs the network and the phone no more than a short one.

use axum::body::Bytes;
use serde_json::{Map, Value, json};

/// The lines that one connection is sent about its table.
#[derive(Default)]
pub(super) struct Told(Option<Value>);

impl Told {
    /// The line that brings this connection to `now`: all of it first, then what differs. None where nothing does.
    pub(super) fn line(&mut self, now: Value) -> Option<Bytes> {
        let line = match &self.0 {
            None => now.to_string(),
            Some(before) => json!({"is": "delta", "delta": delta(before, &now)?}).to_string(),
        };
        self.0 = Some(now);
        Some(Bytes::from(line + "\n"))
    }
}

/// What makes `now` of `before`: a list with the value itself, or an object with the delta of each part that differs,
/// `null` for one that is gone. Parts of a list go by their index and its `length`; a list of plain values is told whole.
fn delta(before: &Value, now: &Value) -> Option<Value> {
    if before == now {
        return None;
    }
    let parts = match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            let gone = before.keys().filter(|key| !now.contains_key(*key));
            let gone = gone.map(|key| (key.clone(), Value::Null));
            let parts = now.iter().map(|(key, value)| (key.clone(), before.get(key), value));
            differing(parts).into_iter().chain(gone).collect()
        }
        (Value::Array(before), Value::Array(now)) if now.iter().all(is_nested) => {
            let parts = now.iter().enumerate();
            let parts = parts.map(|(at, value)| (at.to_string(), before.get(at), value));
            let mut parts = differing(parts);
            if before.len() != now.len() {
                parts.insert("length".to_owned(), json!([now.len()]));
            }
            parts
        }
        _ => return Some(json!([now])),
    };
    Some(Value::Object(parts))
}

fn differing<'a>(
    parts: impl Iterator<Item = (String, Option<&'a Value>, &'a Value)>,
) -> Map<String, Value> {
    let delta = parts.filter_map(|(key, before, now)| match before {
        Some(before) => delta(before, now).map(|delta| (key, delta)),
        None => Some((key, json!([now]))),
    });
    delta.collect()
}

fn is_nested(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(before: Value, now: Value, expected: Value) {
        assert_eq!(delta(&before, &now).unwrap_or_default(), expected);
    }

    #[test]
    fn only_what_differs_is_told() {
        let same = json!({"rows": [{"n": 1}], "open": 2});
        case(same.clone(), same, Value::Null);
        let before = json!({"rows": [{"n": 1}, {"n": 2}], "open": 2, "draft": null, "gone": 1});
        let now = json!({"rows": [{"n": 1}, {"n": 5}, {"n": 3}], "open": 3, "draft": null});
        let rows = json!({"1": {"n": [5]}, "2": [{"n": 3}], "length": [3]});
        case(before, now, json!({"rows": rows, "open": [3], "gone": null}));
        case(json!([{"n": 1}, {"n": 2}]), json!([{"n": 1}]), json!({"length": [1]}));
    }

    #[test]
    fn plain_values_and_lists_of_them_are_told_whole() {
        case(json!(["R5", "B2"]), json!(["B2"]), json!([["B2"]]));
        case(
            json!({"undo": null}),
            json!({"undo": [{"key": "a"}]}),
            json!({"undo": [[{"key": "a"}]]}),
        );
        case(json!({"undo": [{"key": "a"}]}), json!({"undo": null}), json!({"undo": [null]}));
        case(json!([[1], [2]]), json!([[1], [3]]), json!({"1": [[3]]}));
        case(json!(["R5"]), json!([]), json!({"length": [0]}));
    }

    #[test]
    fn a_connection_is_told_all_of_it_once() {
        let mut told = Told::default();
        let mut line =
            |now: Value| told.line(now).map(|line| String::from_utf8_lossy(&line).into_owned());
        assert_eq!(
            line(json!({"is": "table", "n": 1})).as_deref(),
            Some("{\"is\":\"table\",\"n\":1}\n")
        );
        assert_eq!(line(json!({"is": "table", "n": 1})), None);
        assert_eq!(
            line(json!({"is": "table", "n": 2})).as_deref(),
            Some("{\"delta\":{\"n\":[2]},\"is\":\"delta\"}\n")
        );
    }
}
