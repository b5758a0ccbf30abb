use crate::{Points, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// One word of a [`Line`]: the screen says it in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Param {
    /// A person, by seat.
    Seat(Seat),
    /// Several people, by seat.
    Seats(Vec<Seat>),
    /// A number.
    Number(i64),
    /// A word of the game's vocabulary, such as a colour or an option; translated as `word-…`.
    Word(String),
    /// A card, tile or die face by its code; drawn or named by the game's panel.
    Card(String),
    /// Several cards, tiles or faces by their codes.
    Cards(Vec<String>),
    /// A person's own words, shown as they are.
    Text(String),
    /// A text by languages, shown in the reader's.
    Said(BTreeMap<String, String>),
    /// Several of these as one text, nothing between them.
    Parts(Vec<Param>),
}

/// A sentence as data: a key into the message catalogue and what fills it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Line {
    /// The catalogue's key without its `line-` prefix, for example `rage-bid`.
    pub key: String,
    /// What fills the sentence.
    pub params: BTreeMap<String, Param>,
    /// The round it speaks of, where rounds are counted.
    pub round: Option<u16>,
    /// The number of the rule that explains it, where there is one.
    pub rule: Option<String>,
}

impl Line {
    /// A sentence with nothing to fill in yet.
    pub fn new(key: &str) -> Line {
        Line { key: key.to_owned(), params: BTreeMap::new(), round: None, rule: None }
    }

    /// Adds what fills `name`.
    pub fn with(mut self, name: &str, value: Param) -> Line {
        self.params.insert(name.to_owned(), value);
        self
    }

    /// Adds a person.
    pub fn seat(self, name: &str, seat: Seat) -> Line {
        self.with(name, Param::Seat(seat))
    }

    /// Adds a number.
    pub fn number(self, name: &str, n: impl Into<i64>) -> Line {
        self.with(name, Param::Number(n.into()))
    }

    /// Adds points.
    pub fn points(self, name: &str, points: Points) -> Line {
        self.number(name, points)
    }

    /// Adds a card, tile or face by its code.
    pub fn card(self, name: &str, code: impl ToString) -> Line {
        self.with(name, Param::Card(code.to_string()))
    }

    /// Adds a word of the game's vocabulary.
    pub fn word(self, name: &str, word: impl ToString) -> Line {
        self.with(name, Param::Word(word.to_string()))
    }

    /// Says which round it speaks of.
    pub fn in_round(mut self, round: u16) -> Line {
        self.round = Some(round);
        self
    }

    /// Says which rule explains it.
    pub fn by_rule(mut self, rule: &str) -> Line {
        self.rule = Some(rule.to_owned());
        self
    }
}
