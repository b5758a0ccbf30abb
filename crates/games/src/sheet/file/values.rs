//! What stands in a text where its form has something of another kind and serde takes it all the same: null for what
//! is left out, a list for names in their order. And numbers that are too small or too large.

use super::super::fault::{Belongs, Fault, Why};
use super::super::form::GameFile;
use super::limits::MOST_AMOUNT;
use serde_json::Value;

/// The first such place in what was read as this file.
pub(super) fn strange(given: &Value, file: &GameFile) -> Option<Fault> {
    let kept = serde_json::to_value(file).ok()?;
    differs(given, Some(&kept), "")
}

fn differs(given: &Value, kept: Option<&Value>, path: &str) -> Option<Fault> {
    let wrong = |wanted| Some(Fault::new(path, Why::WrongType { wanted }));
    match (given, kept) {
        (Value::Null, _) => wrong(Belongs::Other),
        (Value::Array(_), Some(Value::Object(_))) => wrong(Belongs::Names),
        _ => inner(given, path)
            .find_map(|(at, place, one)| differs(one, kept.and_then(|kept| at.of(kept)), &place)),
    }
}

/// Every number of a file that is too small or too large.
pub(super) fn out_of_bounds(file: &GameFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    if let Ok(value) = serde_json::to_value(file) {
        numbers(&value, "", "", &mut faults);
    }
    faults
}

/// `shape` is the place without the numbers in it.
fn numbers(value: &Value, path: &str, shape: &str, faults: &mut Vec<Fault>) {
    if let Some(n) = value.as_i64() {
        let (least, most) = bounds(shape);
        if n < least || n > most {
            let far = (least, most) == (-MOST_AMOUNT, MOST_AMOUNT);
            let why = if far { Why::Far { most } } else { Why::Within { least, most } };
            faults.push(Fault::new(path, why));
        }
    }
    for (at, place, one) in inner(value, path) {
        let shape = match at {
            At::Name(name) => format!("{shape}.{name}"),
            At::Number(_) => shape.to_owned(),
        };
        numbers(one, &place, &shape, faults);
    }
}

/// The smallest and the largest number at a place.
fn bounds(shape: &str) -> (i64, i64) {
    match shape {
        ".revision" => (1, 1_000_000),
        ".by.bgg" | ".counters.steps" => (1, MOST_AMOUNT),
        ".beside.rolls" => (1, 20),
        ".beside.clock.seconds" => (1, 86_400),
        _ if shape.ends_with(".rule") => (1, 60),
        _ if shape.ends_with(".section") => (1, 8),
        _ if shape.ends_with(".of.max") => (1, MOST_AMOUNT),
        _ => (-MOST_AMOUNT, MOST_AMOUNT),
    }
}

/// A step into a value.
enum At<'a> {
    Name(&'a str),
    Number(usize),
}

impl At<'_> {
    fn of<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        match self {
            At::Name(name) => value.get(name),
            At::Number(at) => value.get(at),
        }
    }
}

/// What is in a value, with its place; not the examples, which are looked at where they are played.
fn inner<'a>(value: &'a Value, path: &str) -> impl Iterator<Item = (At<'a>, String, &'a Value)> {
    let (path, own) = (path.to_owned(), path.to_owned());
    let names = value.as_object().into_iter().flatten();
    let names = names.filter(move |(name, _)| !path.is_empty() || *name != "cases");
    let dot = if own.is_empty() { "" } else { "." };
    let place = own.clone();
    let names = names.map(move |(name, one)| (At::Name(name), format!("{place}{dot}{name}"), one));
    let list = value.as_array().into_iter().flatten().enumerate();
    names.chain(list.map(move |(at, one)| (At::Number(at), format!("{own}[{at}]"), one)))
}
