//! What is told of a table after it was told whole: the parts that differ. A phone puts them into what it has, so a long
//! table costs the network and the phone no more than a short one.

use axum::body::Bytes;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The lines that one connection is sent about its table. What was told is held as its text: as values it would be
/// fifty times as large, for each phone of each table.
#[derive(Default)]
pub(super) struct Told(Option<Box<RawValue>>);

impl Told {
    /// The line that brings this connection to `now`: all of it first, then what differs. None where nothing does.
    ///
    /// # Errors
    /// Where `now` cannot be written as JSON.
    pub(super) fn line(&mut self, now: &impl Serialize) -> serde_json::Result<Option<Bytes>> {
        let now = to_raw_value(now)?;
        let line = match &self.0 {
            None => now.get().to_owned(),
            Some(before) => {
                let Some(delta) = delta(before, &now)? else { return Ok(None) };
                serde_json::to_string(&Line { is: "delta", delta })?
            }
        };
        self.0 = Some(now);
        Ok(Some(Bytes::from(line + "\n")))
    }
}

#[derive(Serialize)]
struct Line<'a> {
    is: &'static str,
    delta: Delta<'a>,
}

/// What makes one value of another: a list with the value itself, or an object with the delta of each part that differs,
/// `null` for one that is gone. Parts of a list go by their index and its `length`; a list of plain values is told whole.
#[derive(Serialize)]
#[serde(untagged)]
enum Delta<'a> {
    Whole([&'a RawValue; 1]),
    Length([usize; 1]),
    Parts(BTreeMap<Cow<'a, str>, Option<Delta<'a>>>),
}

type Object<'a> = BTreeMap<Cow<'a, str>, &'a RawValue>;
type List<'a> = Vec<&'a RawValue>;

fn delta<'a>(before: &'a RawValue, now: &'a RawValue) -> serde_json::Result<Option<Delta<'a>>> {
    let (was, is) = (before.get(), now.get());
    if was == is {
        return Ok(None);
    }
    if was.starts_with('{') && is.starts_with('{') {
        let (was, is): (Object, Object) = (serde_json::from_str(was)?, serde_json::from_str(is)?);
        let mut parts: BTreeMap<_, _> = was
            .keys()
            .filter(|key| !is.contains_key(*key))
            .map(|key| (key.clone(), None))
            .collect();
        for (key, value) in is {
            let differs = differs(was.get(&key).copied(), value)?;
            parts.extend(differs.map(|delta| (key, Some(delta))));
        }
        return Ok(Some(Delta::Parts(parts)));
    }
    if was.starts_with('[') && is.starts_with('[') {
        let (was, is): (List, List) = (serde_json::from_str(was)?, serde_json::from_str(is)?);
        if is.iter().all(|value| value.get().starts_with(['{', '['])) {
            let mut parts = BTreeMap::new();
            for (at, value) in is.iter().enumerate() {
                let differs = differs(was.get(at).copied(), value)?;
                parts.extend(differs.map(|delta| (at.to_string().into(), Some(delta))));
            }
            if was.len() != is.len() {
                parts.insert("length".into(), Some(Delta::Length([is.len()])));
            }
            return Ok(Some(Delta::Parts(parts)));
        }
    }
    Ok(Some(Delta::Whole([now])))
}

/// The delta of a part that was there, or not.
fn differs<'a>(
    before: Option<&'a RawValue>,
    now: &'a RawValue,
) -> serde_json::Result<Option<Delta<'a>>> {
    before.map_or(Ok(Some(Delta::Whole([now]))), |before| delta(before, now))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[track_caller]
    fn case(before: Value, now: Value, expected: Value) {
        let [before, now] = [before, now].map(|value| to_raw_value(&value).unwrap());
        let delta = delta(&before, &now).unwrap();
        assert_eq!(serde_json::to_value(delta).unwrap(), expected);
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
        case(json!({"a\"b": 1}), json!({"a\"b": 2}), json!({"a\"b": [2]}));
    }

    #[test]
    fn a_connection_is_told_all_of_it_once() {
        let mut told = Told::default();
        let mut line = |now: Value| {
            told.line(&now).unwrap().map(|line| String::from_utf8_lossy(&line).into_owned())
        };
        assert_eq!(
            line(json!({"is": "table", "n": 1})).as_deref(),
            Some("{\"is\":\"table\",\"n\":1}\n")
        );
        assert_eq!(line(json!({"is": "table", "n": 1})), None);
        assert_eq!(
            line(json!({"is": "table", "n": 2})).as_deref(),
            Some("{\"is\":\"delta\",\"delta\":{\"n\":[2]}}\n")
        );
    }
}
