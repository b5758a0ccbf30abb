//! Cards, zones and house rules of Rush 7, and the words that records and views share.

use kernel::{Few, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// How many play (R7-2).
pub const PLAYERS: usize = 2;

/// How many zones there are (R7-2).
pub const ZONES: usize = 5;

/// How many captured cards win a zone (R7-10).
pub const TO_WIN_ZONE: usize = 4;

/// How many zones win the game (R7-14).
pub const TO_WIN: u8 = 3;

/// How many cards of each value there are (R7-1).
pub const COPIES: u8 = 4;

/// How many cards a player keeps in hand (R7-5).
pub const KEPT: u8 = 2;

/// A card by its value, 0 to 7 (R7-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Card(u8);

impl Card {
    /// The highest value.
    pub const HIGHEST: u8 = 7;

    /// Every value from this one on, the lowest first.
    pub fn values_from(lowest: u8) -> impl Iterator<Item = Card> {
        (lowest..=Card::HIGHEST).map(Card)
    }

    /// What it counts when it is played, 0 to 7 (R7-4).
    pub fn value(self) -> u8 {
        self.0
    }

    /// What it adds for the controller of the zone where it lies captured, 0 to 2 (R7-4).
    pub fn bonus(self) -> u8 {
        self.0 / 3
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(value: u8) -> Result<Card, String> {
        if value <= Card::HIGHEST {
            return Ok(Card(value));
        }
        Err(format!("{value} is no Rush 7 card"))
    }
}

/// A zone as it lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Who controls it; none until the first capture.
    pub controller: Option<Seat>,
    /// The captured cards, in the order of capture; all of them are the other player's.
    pub captured: Few<Card>,
    /// Who has won it for good (R7-10).
    pub won_by: Option<Seat>,
}

impl Zone {
    /// A zone with these cards captured by its controller; four of them have won it (R7-10).
    pub fn held(controller: Seat, captured: Few<Card>) -> Zone {
        let won_by = (captured.len() >= TO_WIN_ZONE).then_some(controller);
        Zone { controller: Some(controller), captured, won_by }
    }

    /// Whether cards are still played here.
    pub fn is_open(&self) -> bool {
        self.won_by.is_none()
    }
}

/// The five zones, Z1 first.
pub type Zones = [Zone; ZONES];

/// The numbers of the open zones, from 1.
pub fn open_zones(zones: &Zones) -> Few<u8> {
    (1..).zip(zones).filter(|(_, zone)| zone.is_open()).map(|(number, _)| number).collect()
}

/// What became of a zone in a battle (R7-8, R7-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Equal points: nothing moves.
    Tie,
    /// No zone has a controller now.
    Taken,
    /// Its controller captured another card.
    Added,
    /// It changed hands, and what was captured there is gone.
    Retaken,
}

/// Which rule decided the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum EndedBy {
    #[serde(rename = "R7-14")]
    ThreeZones,
    /// Three captured cards in each of the five zones.
    #[serde(rename = "R7-15")]
    FiveThrees,
    /// The last turn that was agreed upon.
    #[serde(rename = "R7-16")]
    TurnLimit,
    /// The table ended it between two turns.
    #[serde(rename = "R7-31")]
    Early,
}

impl EndedBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::ThreeZones => "R7-14",
            EndedBy::FiveThrees => "R7-15",
            EndedBy::TurnLimit => "R7-16",
            EndedBy::Early => "R7-31",
        }
    }
}

kernel::choice! {
    /// What happens when every zone holds exactly three captured cards (R7-15).
    pub enum FiveThrees {
        /// The game ends; who controls more zones wins.
        AutomaticEnd = "automatic_end",
        /// Nothing.
        PlayOn = "play_on",
    }

    /// Which cards are played with (R7-1).
    pub enum Deck {
        /// 0 to 7, 32 cards.
        ZeroToSeven = "0-7",
        /// 1 to 7, 28 cards.
        OneToSeven = "1-7",
    }

    /// What becomes of the cards in a zone that is won (R7-10).
    pub enum WonCards {
        /// They stay there, out of the game.
        Stay = "stay",
        /// They are shuffled in again.
        Return = "return",
    }

    /// After how many turns the game ends, if it has a fixed length (R7-16).
    #[derive(Copy)]
    pub enum MaxTurns {
        None = "none",
        _ => After(u16),
    }
}

impl MaxTurns {
    /// The last turn, where there is one.
    pub fn last(self) -> Option<u16> {
        match self {
            MaxTurns::None => None,
            MaxTurns::After(turns) => Some(turns),
        }
    }
}

/// Every house rule of Rush 7 (R7-1, R7-10, R7-15, R7-16; the table at the end of RULES.md).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// What happens when every zone holds exactly three captured cards (R7-15).
    pub five_threes: FiveThrees,
    /// Which cards are played with (R7-1).
    pub deck: Deck,
    /// What becomes of the cards in a zone that is won (R7-10).
    pub won_cards: WonCards,
    /// After how many turns the game ends (R7-16).
    pub max_turns: MaxTurns,
}
