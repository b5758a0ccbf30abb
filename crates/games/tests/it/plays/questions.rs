//! Questions to the judge: `judge ASK field=value … => ANSWER`.

use super::case::{Case, Checked, expected};
use super::relaxed::Reader;
use serde_json::Value;

/// A `judge` line.
pub(crate) fn check(case: &Case, rest: &str) -> Checked {
    let (question, wanted) = rest.split_once("=>").ok_or("a question needs => and its answer")?;
    let (question, wanted) = (question.trim(), wanted.trim());
    let question = if question.starts_with('{') {
        question.to_owned()
    } else {
        let mut words = Reader::new(question, &case.setup.names);
        let ask = words.word().to_owned();
        let mut fields = words.fields()?;
        fields.insert("ask".to_owned(), ask.into());
        Value::Object(fields).to_string()
    };
    let judged =
        case.rules.judge(&question, &case.setup.config, &|| false).map(|judged| judged.answer);
    match (judged, wanted.strip_prefix("refuse ")) {
        (Err(rejection), Some(refusal)) => expected(&rejection, refusal, &case.setup.names),
        (Err(rejection), None) if wanted == "bad" => {
            expected(&rejection, wanted, &case.setup.names)
        }
        (Err(rejection), None) => Err(format!("{question}: {rejection}")),
        (Ok(answer), None) if answer == Reader::value(wanted, &case.setup.names)? => Ok(()),
        (Ok(answer), _) => Err(format!("answered {answer}")),
    }
}
