//! The options of an old scorepad, and the game file that they come to.

use super::super::form::{
    Amount, Entry, Field, GameFile, Kind, Pace, Part, Rounds, Sides, Tie, Wins, Written,
};
use super::super::model::{self, SidesChosen};
use super::super::said::Said;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The id of the one field of a round.
pub(super) const AMOUNT: &str = "amount";

/// The id of the field of a named row, counted from 1.
pub(super) fn row_id(row: u16) -> String {
    format!("r{row}")
}

/// What ended a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    #[default]
    Open,
    Rounds,
    Target,
}

/// The teams, by how many there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Teams {
    #[default]
    None,
    Two,
    Three,
    Four,
    Five,
}

/// The options of an old scorepad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    pub title: String,
    pub teams: Teams,
    pub rows: Vec<String>,
    pub lowest: Option<i32>,
    pub highest: Option<i32>,
    pub step: i32,
    pub wins: Wins,
    pub end: End,
    pub last_round: u16,
    pub target: i32,
    pub final_tie: Tie,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            title: String::new(),
            teams: Teams::default(),
            rows: Vec::new(),
            lowest: None,
            highest: None,
            step: 1,
            wins: Wins::default(),
            end: End::default(),
            last_round: 10,
            target: 100,
            final_tie: Tie::default(),
        }
    }
}

/// The house rules that an end comes to.
pub(super) fn house(end: End, last_round: i64, target: i64) -> BTreeMap<String, Written> {
    let (rounds, total) = match end {
        End::Open => (0, 0),
        End::Rounds => (last_round, 0),
        End::Target => (0, target),
    };
    [("rounds", rounds), ("target", total)]
        .map(|(id, n)| (id.to_owned(), Written::Number(n)))
        .into()
}

impl Config {
    /// The game file of such a pad, with its house rules and teams.
    pub(super) fn as_file(&self) -> model::Config {
        let pad = model::Config::default().game;
        let number = |n: Option<i32>, usual: i64| Some(Amount::Number(n.map_or(usual, i64::from)));
        let field = |id: String, name: Said| Field {
            id,
            name,
            kind: Kind::Number,
            min: number(self.lowest, -9_999_999),
            max: number(self.highest, 9_999_999),
            step: Some(i64::from(self.step)).filter(|step| *step > 1),
            ..Field::default()
        };
        let entry = |fields: Vec<Field>| {
            let part = |field: &Field| Part {
                name: Some(field.name.clone()),
                value: Amount::Text(field.id.clone()),
                ..Part::default()
            };
            Entry { parts: fields.iter().map(part).collect(), fields, ..Entry::default() }
        };
        let named = (1..).zip(&self.rows).map(|(row, name)| field(row_id(row), name.trim().into()));
        let (round, sheet, rounds) = if self.rows.is_empty() {
            let rounds =
                Rounds { pace: Some(Pace::Open), ..pad.rounds.clone().unwrap_or_default() };
            (Some(entry(vec![field(AMOUNT.to_owned(), pad.name.clone())])), None, Some(rounds))
        } else {
            (None, Some(entry(named.collect())), None)
        };
        let title = self.title.trim();
        let rules = pad.house.iter().filter(|rule| rounds.is_some() || rule.id != "rounds");
        let sides = match self.teams {
            Teams::None => Sides::Each,
            Teams::Two => Sides::Two,
            Teams::Three => Sides::Three,
            Teams::Four => Sides::Four,
            Teams::Five => Sides::Five,
        };
        let game = GameFile {
            name: if title.is_empty() { pad.name.clone() } else { title.into() },
            also: Vec::new(),
            seats: (2, 10),
            sides: vec![sides],
            wins: self.wins,
            house: rules.cloned().collect(),
            tie: Some(self.final_tie),
            cases: Vec::new(),
            round,
            sheet,
            rounds,
            ..pad
        };
        let mut house = house(self.end, self.last_round.into(), self.target.into());
        house.retain(|id, _| game.house_rule(id).is_some());
        model::Config { house, sides: Some(SidesChosen::Way(sides)), game }
    }
}
