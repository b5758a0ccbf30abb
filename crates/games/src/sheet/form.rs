//! The form of a game file, as its JSON has it.

use super::said::Said;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A whole number, or an expression that gives one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Amount {
    Number(i64),
    /// An expression.
    Text(String),
}

/// A value that was written down: a number, yes or no, a word, or counts by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Written {
    /// Yes or no.
    Yes(bool),
    /// A number; of a field `seat` the seat, or −1 for nobody.
    Number(i64),
    /// A word of a choice, or a text.
    Word(String),
    /// The counts of a tally.
    Tally(BTreeMap<String, i64>),
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        struct AnyOf;
        impl<'de> Visitor<'de> for AnyOf {
            type Value = Written;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a whole number, true or false, a word, or counts")
            }
            fn visit_bool<E: Error>(self, yes: bool) -> Result<Written, E> {
                Ok(Written::Yes(yes))
            }
            fn visit_i64<E: Error>(self, n: i64) -> Result<Written, E> {
                Whole.visit_i64(n).map(Written::Number)
            }
            fn visit_u64<E: Error>(self, n: u64) -> Result<Written, E> {
                Whole.visit_u64(n).map(Written::Number)
            }
            fn visit_f64<E: Error>(self, n: f64) -> Result<Written, E> {
                Whole.visit_f64(n).map(Written::Number)
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Written, E> {
                Ok(Written::Word(word.to_owned()))
            }
            fn visit_string<E: Error>(self, word: String) -> Result<Written, E> {
                Ok(Written::Word(word))
            }
            fn visit_map<A: MapAccess<'de>>(self, counts: A) -> Result<Written, A::Error> {
                BTreeMap::deserialize(MapAccessDeserializer::new(counts)).map(Written::Tally)
            }
        }
        deserializer.deserialize_any(AnyOf)
    }
}

/// A whole number as it was typed: −0 is 0, and what is too large for any rule stays so.
pub(in super::super) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    deserializer.deserialize_any(Whole)
}

struct Whole;

impl Visitor<'_> for Whole {
    type Value = i64;
    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a whole number")
    }
    fn visit_i64<E: Error>(self, n: i64) -> Result<i64, E> {
        Ok(n)
    }
    fn visit_u64<E: Error>(self, n: u64) -> Result<i64, E> {
        Ok(i64::try_from(n).unwrap_or(i64::MAX))
    }
    fn visit_f64<E: Error>(self, n: f64) -> Result<i64, E> {
        // JSON writes −0 only as a fraction.
        if n == 0.0 { Ok(0) } else { Err(E::invalid_type(Unexpected::Float(n), &self)) }
    }
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident),+ $(,)? })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
            #[serde(rename_all = "snake_case")]
            pub enum $name { #[default] $($variant),+ }
        )+
    };
}

words! {
    /// Who plays together.
    Sides { Each, Two, Three, Four, Five, Free, One, Together }
    /// What makes the best place.
    Wins { High, Low, Last, None }
    /// What happens when all that decides is equal.
    Tie { Share, ExtraRound, Table }
    /// What is written in a field.
    Kind { Number, Counter, Flag, Choice, Seat, Tally, Text }
    /// For whom a field, a carry or a counter is.
    For { Side, Seat, Table }
    /// Where the marker goes after a row.
    Moves { Left, Right, Stays, Best, Worst }
    /// How rows follow each other: everybody in one, one person after another, anybody, or a row begun while others have open boxes.
    Pace { Row, Turn, Free, Open }
    /// In which order a sheet is filled.
    Order { Any, Turns, Down }
    /// Which side has a leg when several reach it at once.
    By { Total, Parts }
    /// A clock that is offered beside.
    ClockKind { Stopwatch, Countdown, Each, Turn, Hourglass }
}

macro_rules! form {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$attr])* pub $field: $kind,)+
            }
        )+
    };
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::Number(0)
    }
}

form! {
    /// A game file.
    GameFile {
        #[serde(default, rename = "$schema", skip_serializing_if = "Option::is_none")]
        #[ts(skip)]
        schema: Option<String>,
        format: String,
        version: u32,
        id: String,
        revision: u32,
        name: Said,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Said>,
        seats: (u8, u8),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sides: Vec<Sides>,
        wins: Wins,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        low_if: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decimals: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        total: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dealer: Option<Dealer>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<Rounds>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Entry>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sheet: Option<Entry>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<End>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        out: Option<Out>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        places: Vec<PlaceBy>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tie: Option<Tie>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        legs: Option<Legs>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        carry: Vec<Carry>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        counters: Vec<Counter>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        house: Vec<Field>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beside: Option<Beside>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        facts: Vec<Fact>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rules: Vec<Said>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(type = "Array<Record<string, unknown>>")]
        cases: Vec<serde_json::Map<String, serde_json::Value>>,
    }

    /// Who wrote a file, and where from.
    Author {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        author: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        license: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bgg: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        based_on: Option<String>,
    }

    /// The marker.
    Dealer {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Said>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<Moves>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    }

    /// How many rows there are, and what each has.
    Rounds {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        count: Option<Amount>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<Said>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pace: Option<Pace>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        values: Vec<RoundValue>,
    }

    /// A value that each row has, such as the cards dealt.
    RoundValue {
        id: String,
        name: Said,
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        when: Option<String>,
        value: Amount,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        words: Vec<Said>,
    }

    /// What is written: fields, what they are worth, what cannot be.
    Entry {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        phases: Vec<Said>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sections: Vec<Said>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
        fields: Vec<Field>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<Part>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        checks: Vec<Check>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        won: Option<String>,
    }

    /// One thing to write down; also a house rule.
    Field {
        id: String,
        name: Said,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<Said>,
        #[serde(default, skip_serializing_if = "is_usual")]
        kind: Kind,
        #[serde(default, rename = "for", skip_serializing_if = "is_usual")]
        whose: For,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phase: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<i64>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        values: Vec<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        default: Option<Written>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        likely: Vec<i64>,
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        when: Option<String>,
        #[serde(default, skip_serializing_if = "is_usual")]
        optional: bool,
        #[serde(default, skip_serializing_if = "is_usual")]
        extra: bool,
        #[serde(default, skip_serializing_if = "is_usual")]
        hidden: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        adds_to: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        or_less: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offer: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        of: Vec<Choice>,
    }

    /// A word of a choice, or one count of a tally.
    Choice {
        id: String,
        name: Said,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        worth: Option<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<i64>,
    }

    /// One part of a sum, and its explanation.
    Part {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Said>,
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        when: Option<String>,
        value: Amount,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        adds: Option<bool>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<u8>,
    }

    /// What cannot be.
    Check {
        id: String,
        #[serde(rename = "if")]
        when: String,
        say: Said,
        #[serde(default, skip_serializing_if = "is_usual")]
        each: bool,
        #[serde(default, skip_serializing_if = "is_usual")]
        warn: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<u8>,
    }

    /// When a game is over.
    End {
        when: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Said>,
    }

    /// Who is out.
    Out {
        when: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Back>,
    }

    /// Whether who is out may come back, and with which total.
    Back {
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        when: Option<String>,
        total: Amount,
    }

    /// One thing that decides the places.
    PlaceBy {
        value: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Said>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wins: Option<Wins>,
    }

    /// Totals that begin again; so many of them win.
    Legs {
        when: String,
        to: Amount,
        name: Said,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<By>,
    }

    /// What goes from row to row.
    Carry {
        id: String,
        name: Said,
        #[serde(default, rename = "for", skip_serializing_if = "is_usual")]
        whose: For,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<Amount>,
        next: Amount,
        #[serde(default, skip_serializing_if = "is_usual")]
        show: bool,
    }

    /// A number that is changed at any time.
    Counter {
        id: String,
        name: Said,
        #[serde(default, rename = "for", skip_serializing_if = "is_usual")]
        whose: For,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<Amount>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        steps: Vec<i64>,
    }

    /// What is offered from the tray.
    Beside {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rolls: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
    }

    /// A clock.
    Clock {
        kind: ClockKind,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seconds: Option<u32>,
    }

    /// What statistics remember.
    Fact {
        id: String,
        name: Said,
        #[serde(default, rename = "for", skip_serializing_if = "is_usual")]
        whose: For,
        value: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Amount>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        when: Option<String>,
    }
}

/// Whether a value is the one that may be left out.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl GameFile {
    /// How many sides there may be, the usual way first.
    pub fn ways_to_side(&self) -> &[Sides] {
        if self.sides.is_empty() { &[Sides::Each] } else { &self.sides }
    }

    /// How rows follow each other.
    pub fn pace(&self) -> Pace {
        self.rounds.as_ref().and_then(|rounds| rounds.pace).unwrap_or_default()
    }

    /// Whether each row is one person's.
    pub fn has_own_rows(&self) -> bool {
        matches!(self.pace(), Pace::Turn | Pace::Free)
    }

    /// The house rule of this name.
    pub fn house_rule(&self, id: &str) -> Option<&Field> {
        self.house.iter().find(|rule| rule.id == id)
    }

    /// The values that each row has.
    pub fn round_values(&self) -> &[RoundValue] {
        self.rounds.as_ref().map_or(&[], |rounds| &rounds.values)
    }

    /// What is written in a row, and once a game, with the names of their places.
    pub fn entries(&self) -> impl Iterator<Item = (&'static str, &Entry)> {
        let all = [("round", &self.round), ("sheet", &self.sheet)];
        all.into_iter().filter_map(|(name, entry)| Some((name, entry.as_ref()?)))
    }
}
