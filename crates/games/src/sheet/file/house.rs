//! House rules of a file: the values that one can have, and its usual one.

use super::super::form::{Amount, Field, Kind, Written};
use super::limits::MOST_AMOUNT;

/// The value that a house rule has when nothing is said.
pub(in crate::sheet) fn usual(rule: &Field) -> Written {
    rule.default.clone().unwrap_or_else(|| match rule.kind {
        Kind::Flag => Written::Yes(false),
        Kind::Choice => {
            Written::Word(rule.of.first().map_or_else(String::new, |one| one.id.clone()))
        }
        _ => Written::Number(constant(rule.min.as_ref()).unwrap_or(0)),
    })
}

/// A number that is written as such.
fn constant(amount: Option<&Amount>) -> Option<i64> {
    match amount? {
        Amount::Number(n) => Some(*n),
        Amount::Text(_) => None,
    }
}

/// Whether a house rule may have this value.
pub(in crate::sheet) fn limits_of_house(rule: &Field, value: &Written) -> bool {
    match (rule.kind, value) {
        (Kind::Flag, Written::Yes(_)) => true,
        (Kind::Choice, Written::Word(word)) => rule.of.iter().any(|one| one.id == *word),
        (Kind::Number | Kind::Counter, Written::Number(n)) => {
            let (min, max) =
                (constant(rule.min.as_ref()).unwrap_or(0), constant(rule.max.as_ref()));
            let within = (min..=max.unwrap_or(MOST_AMOUNT)).contains(n);
            let step = n.checked_rem(rule.step.unwrap_or(1)) == Some(0);
            within && step && (rule.values.is_empty() || rule.values.contains(n))
        }
        _ => false,
    }
}
