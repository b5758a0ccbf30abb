use crate::{Points, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use ts_rs::TS;

/// A number with decimals: 125 with one of them is 12.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Decimal {
    /// The number without its point.
    pub n: i64,
    /// How many of its digits stand behind the point.
    pub decimals: u8,
}

impl fmt::Display for Decimal {
    /// With a point, and no zeros at its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut n, mut decimals) = (self.n, self.decimals);
        while decimals > 0 && n % 10 == 0 {
            (n, decimals) = (n / 10, decimals - 1);
        }
        let sign = if n < 0 { "-" } else { "" };
        let digits = format!("{:0least$}", n.unsigned_abs(), least = usize::from(decimals) + 1);
        match digits.split_at(digits.len() - usize::from(decimals)) {
            (whole, "") => write!(f, "{sign}{whole}"),
            (whole, rest) => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

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
    /// A number with decimals.
    Decimal(Decimal),
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

impl Param {
    /// A number in so many decimals; without any it is whole.
    pub fn in_decimals(n: i64, decimals: u8) -> Param {
        match decimals {
            0 => Param::Number(n),
            _ => Param::Decimal(Decimal { n, decimals }),
        }
    }
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
    /// Whether it only says what the other sentences of its step come to: a correction is told without it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub follows: bool,
}

impl Line {
    /// A sentence with nothing to fill in yet.
    pub fn new(key: &str) -> Line {
        Line {
            key: key.to_owned(),
            params: BTreeMap::new(),
            round: None,
            rule: None,
            follows: false,
        }
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

    /// Adds a number in so many decimals.
    pub fn decimal(self, name: &str, n: i64, decimals: u8) -> Line {
        self.with(name, Param::in_decimals(n, decimals))
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

    /// Says that it follows from the other sentences of its step.
    pub fn following(mut self) -> Line {
        self.follows = true;
        self
    }

    /// Says which rule explains it.
    pub fn by_rule(mut self, rule: &str) -> Line {
        self.rule = Some(rule.to_owned());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn a_number_with_decimals_is_read_with_a_point() {
        let read = |n, decimals| Decimal { n, decimals }.to_string();
        let read = [(125, 1), (120, 1), (-5, 1), (0, 2), (725, 2), (-5, 2), (7, 0)]
            .map(|(n, d)| read(n, d));
        assert_eq!(read, ["12.5", "12", "-0.5", "0", "7.25", "-0.05", "7"]);
    }
}
