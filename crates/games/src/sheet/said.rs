//! Texts of a game file: one for all languages, or one for each.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A text, the same for everybody or by language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Said {
    /// For all languages.
    One(String),
    /// By language.
    By(BTreeMap<String, String>),
}

impl Default for Said {
    fn default() -> Said {
        Said::One(String::new())
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said::One(text.to_owned())
    }
}

impl Said {
    /// The text in a language, else in English, else the first there is.
    pub fn in_language(&self, language: &str) -> &str {
        match self {
            Said::One(text) => text,
            Said::By(texts) => texts
                .get(language)
                .or_else(|| texts.get("en"))
                .or_else(|| texts.values().next())
                .map_or("", String::as_str),
        }
    }

    /// Every language with its text; none where one text serves all.
    pub fn by_language(&self) -> Option<&BTreeMap<String, String>> {
        match self {
            Said::One(_) => None,
            Said::By(texts) => Some(texts),
        }
    }

    /// Every text.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Said::One(text) => vec![text],
            Said::By(texts) => texts.values().map(String::as_str).collect(),
        }
    }

    /// A new text in each of the languages that these have, made of theirs.
    pub fn compose(parts: &[&Said], write: impl Fn(&dyn Fn(&Said) -> String) -> String) -> Said {
        let languages: Vec<&String> =
            parts.iter().filter_map(|part| part.by_language()).flat_map(|by| by.keys()).collect();
        if languages.is_empty() {
            return Said::One(write(&|said| said.in_language("en").to_owned()));
        }
        let all = languages.into_iter().map(|language| {
            let text = write(&|said: &Said| said.in_language(language).to_owned());
            (language.clone(), text)
        });
        Said::By(all.collect())
    }
}
