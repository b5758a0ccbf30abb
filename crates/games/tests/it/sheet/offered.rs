//! What may stand in an expression of a file, as the editor offers it.

use super::faults::with;
use games::sheet::examine::examine;
use games::sheet::expression::types::{FUNCTIONS, OF_LISTS, Type};
use games::sheet::fault::Why;
use games::sheet::file::{names_at, read};
use serde_json::json;

#[test]
fn an_expression_is_offered_what_is_known_at_its_place() {
    let file = read(&with(&[])).unwrap();
    let names = |path: &str| {
        let scope = names_at(&file, path)?;
        Some(scope.names().map(|(name, _)| name.to_owned()).collect::<Vec<_>>())
    };
    let holds = |path: &str, known: &[&str], unknown: &[&str]| {
        let names = names(path).unwrap_or_else(|| panic!("nothing at {path}"));
        let has = |name: &&str| names.iter().any(|one| one == name);
        assert!(known.iter().all(has) && !unknown.iter().any(has), "{path}: {names:?}");
    };
    holds("round.parts[0].value", &["bid", "each.won", "house.top", "cards", "me"], &["dice"]);
    holds("round.parts[0].if", &["won"], &[]);
    holds("round.fields[1].max", &["bid", "cards"], &["won"]);
    holds("end.when", &["each.total", "round"], &["bid", "total"]);
    // A number stands there now.
    holds("rounds.count", &["seats", "n"], &["round"]);
    for nothing in ["name", "round.parts[7].value", "round", ""] {
        assert_eq!(names(nothing), None, "{nothing}");
    }
}

#[test]
fn what_is_offered_is_never_refused_as_unknown() {
    let path = "round.parts[0].value";
    let file = read(&with(&[])).unwrap();
    let scope = names_at(&file, path).unwrap();
    let names = scope.names().map(|(name, kind)| match kind {
        Type::Word(words) => format!("{name} == '{}'", words[0]),
        _ => name.to_owned(),
    });
    let functions = FUNCTIONS.iter().map(|name| format!("{name}()"));
    let of_lists = OF_LISTS.iter().map(|name| format!("each.bid.{name}(x, x > 0)"));
    let mut tried = 0;
    for text in names.chain(functions).chain(of_lists) {
        let faults = examine(&with(&[("/round/parts/0/value", json!(text))])).faults;
        let strange = faults.iter().any(|fault| {
            matches!(
                fault.why,
                Why::Unknown { .. }
                    | Why::Misspelt { .. }
                    | Why::Function { .. }
                    | Why::BehindDot { .. }
            )
        });
        assert!(!strange, "{text}: {faults:?}");
        tried += 1;
    }
    assert!(tried > 30, "{tried}");
}
