//! The house rules of Cover Your Assets.

use kernel::Points;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A house rule that is on or off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// So it is.
    #[default]
    On,
    /// So it is not.
    Off,
}

/// Which cards are played with (CYA-1 to CYA-3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Printing {
    /// The classic box: 110 cards of twelve kinds.
    #[default]
    Classic110,
    /// The current box without its advanced cards: 104 cards of twelve kinds.
    Modern104,
    /// The table's own list of kinds.
    #[serde(untagged)]
    Custom(Vec<OwnKind>),
}

/// One kind of a table's own deck (CYA-3). What cannot be is refused when the table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OwnKind {
    /// Its name, or the code of a kind that the app knows.
    pub name: String,
    /// What one card is worth: a positive multiple of 1,000.
    pub value: i64,
    /// How many cards there are.
    pub copies: i64,
    /// Whether it is wild.
    #[serde(default)]
    pub wild: bool,
}

/// How many cards a hand has (CYA-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "Value", into = "Value")]
#[ts(type = "\"auto\" | 4 | 5")]
pub enum HandSize {
    /// 5 with two or three people, 4 with more.
    #[default]
    Auto,
    /// 4.
    Four,
    /// 5.
    Five,
}

impl HandSize {
    /// Cards in each hand at a table of so many people (CYA-6).
    pub fn cards(self, players: usize) -> u8 {
        match self {
            HandSize::Auto if players <= 3 => 5,
            HandSize::Five => 5,
            HandSize::Auto | HandSize::Four => 4,
        }
    }
}

impl TryFrom<Value> for HandSize {
    type Error = String;
    fn try_from(value: Value) -> Result<HandSize, String> {
        match (value.as_str(), value.as_i64()) {
            (Some("auto"), _) => Ok(HandSize::Auto),
            (_, Some(4)) => Ok(HandSize::Four),
            (_, Some(5)) => Ok(HandSize::Five),
            _ => Err(format!("{value} is no hand size")),
        }
    }
}

impl From<HandSize> for Value {
    fn from(size: HandSize) -> Value {
        match size {
            HandSize::Auto => Value::from("auto"),
            HandSize::Four => Value::from(4),
            HandSize::Five => Value::from(5),
        }
    }
}

/// The most people at a table: 6, 7 or 8 (CYA-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "i64", into = "i64")]
#[ts(type = "6 | 7 | 8")]
pub struct MaxPlayers(u8);

impl MaxPlayers {
    /// The most that any table allows.
    pub const MOST: usize = 8;

    /// How many.
    pub fn get(self) -> u8 {
        self.0
    }
}

impl Default for MaxPlayers {
    fn default() -> MaxPlayers {
        MaxPlayers(6)
    }
}

impl TryFrom<i64> for MaxPlayers {
    type Error = String;
    fn try_from(n: i64) -> Result<MaxPlayers, String> {
        match n {
            6..=8 => Ok(MaxPlayers(n as u8)),
            _ => Err(format!("{n} is not 6, 7 or 8")),
        }
    }
}

impl From<MaxPlayers> for i64 {
    fn from(most: MaxPlayers) -> i64 {
        i64::from(most.0)
    }
}

/// What a wild on top of the discard pile is good for (CYA-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WildOnDiscard {
    /// An asset from the hand takes it.
    #[default]
    Takeable,
    /// It blocks the pile until it is covered.
    Dead,
}

/// When the game ends (CYA-38, CYA-40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Once somebody has the target after a round.
    #[default]
    Million,
    /// After one round.
    OneRound,
    /// After three rounds.
    ThreeRounds,
    /// Once somebody has won two rounds.
    TwoRoundWins,
}

/// What somebody needs to end the game: a positive multiple of 5,000 (CYA-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "i64", into = "i64")]
#[ts(type = "number")]
pub struct Target(Points);

impl Target {
    /// How much.
    pub fn get(self) -> Points {
        self.0
    }
}

impl Default for Target {
    fn default() -> Target {
        Target(1_000_000)
    }
}

impl TryFrom<i64> for Target {
    type Error = String;
    fn try_from(n: i64) -> Result<Target, String> {
        let possible = |points: &Points| *points > 0 && points % 5_000 == 0;
        let target = Points::try_from(n).ok().filter(possible);
        target.map(Target).ok_or_else(|| format!("{n} is no positive multiple of 5,000"))
    }
}

impl From<Target> for i64 {
    fn from(target: Target) -> i64 {
        i64::from(target.0)
    }
}

/// What happens when the best are equal (CYA-39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Everybody plays one more round.
    #[default]
    ExtraRound,
    /// They share the win.
    Share,
    /// The table says who won.
    Table,
}

/// Every house rule of Cover Your Assets; what stands in its rules' list of options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Which cards are played with (CYA-1 to CYA-3).
    pub deck: Printing,
    /// How many cards a hand has (CYA-6).
    pub hand_size: HandSize,
    /// The most people at the table (CYA-5).
    pub max_players: MaxPlayers,
    /// What a wild on top of the discard pile is good for (CYA-19).
    pub wild_on_discard: WildOnDiscard,
    /// Whether the screen shows the wilds in the sets before the round is over (CYA-11).
    pub reveal_wilds: Switch,
    /// When the game ends (CYA-40).
    pub end: End,
    /// What somebody needs to end it, where `end` asks for it (CYA-40).
    pub target: Target,
    /// What happens when the best are equal (CYA-39).
    pub tie: TieBreak,
}
