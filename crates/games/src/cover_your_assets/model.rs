//! The house rules of Cover Your Assets, and the words that records and views share.

use kernel::{Points, Switch};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most people at any table (CYA-5).
pub const MOST_PEOPLE: usize = 8;

kernel::choice! {
    /// Which cards are played with (CYA-1 to CYA-3): a printing, or the table's own list of kinds.
    pub enum Printing {
        /// The classic box: 110 cards of twelve kinds.
        Classic110 = "classic110",
        /// The current box without its advanced cards: 104 cards of twelve kinds.
        Modern104 = "modern104",
        _ => Custom(Vec<OwnKind>),
    }

    /// How many cards a hand has (CYA-6): 5 with two or three people and 4 with more, or so many.
    #[derive(Copy)]
    pub enum HandSize {
        Auto = "auto",
        _ => Cards(u8),
    }

    /// What a wild on top of the discard pile is good for (CYA-19).
    pub enum WildOnDiscard {
        /// An asset from the hand takes it.
        Takeable = "takeable",
        /// It blocks the pile until it is covered.
        Dead = "dead",
    }

    /// When the game ends (CYA-38, CYA-40).
    pub enum End {
        /// Once a person has the target after a round.
        Million = "million",
        /// After one round.
        OneRound = "one_round",
        /// After three rounds.
        ThreeRounds = "three_rounds",
        /// Once a person has won two rounds.
        TwoRoundWins = "two_round_wins",
    }

    /// What happens when the best are equal (CYA-39).
    pub enum TieBreak {
        /// Everybody plays one more round.
        ExtraRound = "extra_round",
        /// They share the win.
        Share = "share",
        /// The table says who won.
        Table = "table",
    }
}

/// How a round came into the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// Amounts were written down.
    Totals,
    /// Stacks were counted by kind.
    Counts,
    /// It was kept card by card.
    Cards,
}

/// Which rule decided the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum EndedBy {
    /// The highest total once a person had the target.
    #[serde(rename = "CYA-38")]
    Target,
    /// Equal at the top: shared, or settled by the table.
    #[serde(rename = "CYA-39")]
    Tie,
    /// The last round of the plan, or the second round won.
    #[serde(rename = "CYA-40")]
    Plan,
    /// The table ended the game.
    #[serde(rename = "CYA-65")]
    Early,
}

impl EndedBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::Target => "CYA-38",
            EndedBy::Tie => "CYA-39",
            EndedBy::Plan => "CYA-40",
            EndedBy::Early => "CYA-65",
        }
    }
}

/// One kind of a table's own deck (CYA-3). What cannot be is refused when the table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OwnKind {
    /// Its name, or the code of a kind that the app knows.
    pub name: String,
    /// What one card is worth: a positive multiple of 1,000.
    pub value: i64,
    pub copies: i64,
    #[serde(default)]
    pub wild: bool,
}

impl HandSize {
    /// Cards in each hand at a table of so many people (CYA-6).
    pub fn cards(self, players: usize) -> u8 {
        match self {
            HandSize::Auto if players <= 3 => 5,
            HandSize::Auto => 4,
            HandSize::Cards(cards) => cards,
        }
    }
}

/// Every house rule of Cover Your Assets; what stands in its rules' list of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Which cards are played with (CYA-1 to CYA-3).
    pub deck: Printing,
    /// How many cards a hand has (CYA-6).
    pub hand_size: HandSize,
    /// The most people at the table (CYA-5).
    pub max_players: u8,
    /// What a wild on top of the discard pile is good for (CYA-19).
    pub wild_on_discard: WildOnDiscard,
    /// Whether the screen shows the wilds in the sets before the round is over (CYA-11).
    pub reveal_wilds: Switch,
    /// When the game ends (CYA-40).
    pub end: End,
    /// What a person needs to end it, where `end` asks for it (CYA-40).
    pub target: Points,
    /// What happens when the best are equal (CYA-39).
    pub tie: TieBreak,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            deck: Printing::default(),
            hand_size: HandSize::default(),
            max_players: 6,
            wild_on_discard: WildOnDiscard::default(),
            reveal_wilds: Switch::On,
            end: End::default(),
            target: 1_000_000,
            tie: TieBreak::default(),
        }
    }
}
