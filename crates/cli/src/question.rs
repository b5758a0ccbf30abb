//! One line of JSON, taken apart strictly: a typing slip must not be silently ignored.

use kernel::Options;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// The largest whole number that every JSON reader keeps exactly.
const LARGEST: u64 = 1 << 53;

/// The fields of an object in the order they stand, as they were written.
pub(crate) struct Fields<'a>(pub(crate) Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_map(Object)
    }
}

impl<'a> Fields<'a> {
    fn twice(&self) -> Option<&str> {
        let names = |n: usize| self.0[..n].iter().map(|(name, _)| name);
        self.0
            .iter()
            .enumerate()
            .find(|(at, (name, _))| names(*at).any(|earlier| earlier == name))
            .map(|(_, (name, _))| name.as_str())
    }

    fn get(&self, name: &str) -> Option<&'a RawValue> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| *value)
    }

    /// The `id` to answer with: none when it is missing or cannot be told for certain.
    fn id(&self) -> Option<&'a RawValue> {
        let mut ids = self.0.iter().filter(|(name, _)| name == "id").map(|(_, value)| *value);
        ids.next().filter(|_| ids.next().is_none())
    }
}

/// A question as the judge of one game takes it.
#[derive(Debug)]
pub(crate) struct Question {
    /// The game's id.
    pub(crate) game: String,
    /// `{"ask": …, fields}` without the game's name, the fields as they were written.
    pub(crate) asked: String,
    /// The house rules that differ from the default.
    pub(crate) options: Options,
}

/// Takes a line apart: the `id` to answer with, and the question or why it is none. Without `all` a line
/// says itself what it asks; with it every line asks that.
pub(crate) fn read<'a>(
    line: &'a [u8],
    all: Option<&str>,
) -> (Option<&'a RawValue>, Result<Question, String>) {
    match serde_json::from_slice::<Fields<'_>>(line) {
        Ok(fields) => (fields.id(), question(&fields, all)),
        Err(error) => (None, Err(error.to_string())),
    }
}

fn question(fields: &Fields<'_>, all: Option<&str>) -> Result<Question, String> {
    if let Some(name) = fields.twice() {
        return Err(format!("field `{name}` is given twice"));
    }
    fields.get("id").ok_or("field `id` is missing")?;
    let ask = match (all, fields.get("ask")) {
        (Some(_), Some(_)) => return Err("field `ask` has no place here".to_owned()),
        (Some(ask), None) => ask.to_owned(),
        (None, Some(ask)) => serde_json::from_str(ask.get()).map_err(|_| "`ask` is not text")?,
        (None, None) => return Err("field `ask` is missing".to_owned()),
    };
    let (game, ask) =
        ask.split_once('.').ok_or_else(|| format!("`{ask}` is not `<game>.<question>`"))?;
    let options = fields.get("options").map_or_else(|| Ok(Options::new()), options)?;
    let mut asked = format!("{{\"ask\":{}", Value::from(ask));
    for (name, value) in &fields.0 {
        if !matches!(name.as_str(), "id" | "ask" | "options") {
            whole_numbers(&value_of(value)?).map_err(|number| not_whole(name, &number))?;
            asked.push_str(&format!(",{}:{}", Value::from(name.as_str()), value.get()));
        }
    }
    asked.push('}');
    Ok(Question { game: game.to_owned(), asked, options })
}

/// Options are words or whole numbers, each said once.
fn options(raw: &RawValue) -> Result<Options, String> {
    let fields: Fields<'_> =
        serde_json::from_str(raw.get()).map_err(|error| format!("`options`: {error}"))?;
    if let Some(name) = fields.twice() {
        return Err(format!("option `{name}` is given twice"));
    }
    let mut options = Options::new();
    for (name, value) in fields.0 {
        let value = value_of(value)?;
        if !matches!(value, Value::String(_) | Value::Number(_)) {
            return Err(format!("option `{name}` is neither a word nor a number"));
        }
        whole_numbers(&value).map_err(|number| not_whole(&name, &number))?;
        options.insert(name, value);
    }
    Ok(options)
}

fn value_of(raw: &RawValue) -> Result<Value, String> {
    serde_json::from_str(raw.get()).map_err(|error| error.to_string())
}

fn not_whole(name: &str, number: &serde_json::Number) -> String {
    format!("`{name}`: {number} is not a whole number from -2^53 to 2^53")
}

/// The first number in a value that is none of ours.
fn whole_numbers(value: &Value) -> Result<(), serde_json::Number> {
    match value {
        Value::Number(n) if n.as_i64().is_none_or(|n| n.unsigned_abs() > LARGEST) => Err(n.clone()),
        Value::Array(values) => values.iter().try_for_each(whole_numbers),
        Value::Object(fields) => fields.values().try_for_each(whole_numbers),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Question, String> {
        read(line.as_bytes(), None).1
    }

    #[test]
    fn the_fields_reach_the_game_as_they_were_written() {
        let question =
            asked(r#"{"id":7,"ask":"rage.score","cards": 10,"options":{"scoring":"fundex"}}"#)
                .unwrap();
        assert_eq!(question.game, "rage");
        assert_eq!(question.asked, r#"{"ask":"score","cards":10}"#);
        assert_eq!(question.options["scoring"], "fundex");
    }

    #[test]
    fn where_every_line_asks_the_same_none_says_it() {
        let asked = |line: &'static str| read(line.as_bytes(), Some("rage.bid")).1;
        assert_eq!(asked(r#"{"id":7,"n": 10}"#).unwrap().asked, r#"{"ask":"bid","n":10}"#);
        assert!(asked(r#"{"id":7,"ask":"rage.bid"}"#).unwrap_err().contains("`ask`"));
    }

    #[test]
    fn slips_are_told() {
        for (line, why) in [
            ("{", "EOF"),
            ("[]", "expected an object"),
            (r#"{"ask":"rage.bid"}"#, "`id` is missing"),
            (r#"{"id":1}"#, "`ask` is missing"),
            (r#"{"id":1,"ask":3}"#, "not text"),
            (r#"{"id":1,"ask":"rage"}"#, "not `<game>.<question>`"),
            (r#"{"id":1,"ask":"rage.bid","n":1,"n":1}"#, "`n` is given twice"),
            (r#"{"id":1,"ask":"rage.bid","n":1.0}"#, "1.0 is not a whole number"),
            (r#"{"id":1,"ask":"rage.bid","n":9007199254740993}"#, "is not a whole number"),
            (r#"{"id":1,"ask":"rage.bid","n":[{"m":-9007199254740993}]}"#, "not a whole number"),
            (r#"{"id":1,"ask":"rage.bid","n":1e400}"#, "out of range"),
            (r#"{"id":1,"ask":"rage.bid","options":[]}"#, "`options`"),
            (r#"{"id":1,"ask":"rage.bid","options":null}"#, "`options`"),
            (r#"{"id":1,"ask":"rage.bid","options":{"a":"b","a":"b"}}"#, "`a` is given twice"),
            (r#"{"id":1,"ask":"rage.bid","options":{"round_plan":[1]}}"#, "neither a word"),
            (r#"{"id":1,"ask":"rage.bid"} x"#, "trailing"),
        ] {
            let told = asked(line).unwrap_err();
            assert!(told.contains(why), "{line}: {told}");
        }
        assert!(asked(r#"{"id":1,"ask":"rage.bid","n":9007199254740992}"#).is_ok());
    }

    #[test]
    fn the_id_is_known_even_when_the_rest_is_wrong() {
        let id = |line: &'static str| read(line.as_bytes(), None).0.map(|id| id.get().to_owned());
        assert_eq!(id(r#"{"ask":1,"id": {"a" : 1.50}}"#).unwrap(), r#"{"a" : 1.50}"#);
        assert_eq!(id(r#"{"id":1,"id":2}"#), None);
        assert_eq!(id("nonsense"), None);
    }
}
