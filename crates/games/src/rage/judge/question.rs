//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::model::{Card, Colour};
use kernel::{AskedSeat, Whole, required_nullable};
use serde::Deserialize;
use ts_rs::TS;

/// A card in a trick that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub seat: AskedSeat,
    pub card: Card,
    /// The announced or named colour.
    #[serde(default)]
    pub colour: Option<String>,
    #[serde(default)]
    pub value: Option<Whole>,
}

/// One person's part of a round that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub seat: AskedSeat,
    /// Tricks expected.
    pub bid: Whole,
    pub tricks: Whole,
    /// Bonus Rage cards among them.
    #[serde(default = "nothing")]
    pub bonus: Whole,
    /// Mad Rage cards among them.
    #[serde(default = "nothing")]
    pub mad: Whole,
}

fn nothing() -> Whole {
    Whole(0)
}

/// One person's end of a game that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Total {
    pub seat: AskedSeat,
    /// All points.
    pub total: Whole,
    /// Exactly made bids.
    pub exact: Whole,
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who takes this trick, and what becomes of the trump (RG-65).
    Trick {
        /// The cards, leader first.
        plays: Vec<Asked>,
        /// The trump before the trick.
        #[serde(deserialize_with = "required_nullable")]
        trump: Option<Colour>,
        /// What was turned from the pile, in order; null at the end when it is used up.
        #[serde(default)]
        turned: Vec<Option<Card>>,
    },
    /// Which cards may be played (RG-67).
    Legal {
        hand: Vec<Card>,
        /// The trick so far, leader first.
        plays: Vec<Asked>,
    },
    /// Whether this card may be played (RG-66).
    MayPlay {
        hand: Vec<Card>,
        /// The trick so far, leader first.
        plays: Vec<Asked>,
        card: Card,
    },
    /// With which cards a colour is announced, and a value (RG-32, RG-35, RG-36).
    Announced {},
    /// Which colour is led (RG-68).
    Led {
        /// The trick so far, leader first.
        plays: Vec<Asked>,
    },
    /// What a round is worth to one person (RG-69).
    Score {
        /// Cards for each person.
        cards: Whole,
        /// Tricks expected.
        bid: Whole,
        tricks: Whole,
        /// Bonus Rage cards among them.
        bonus: Whole,
        /// Mad Rage cards among them.
        mad: Whole,
    },
    /// The same with the addends (RG-69).
    Parts {
        /// Cards for each person.
        cards: Whole,
        /// Tricks expected.
        bid: Whole,
        tricks: Whole,
        /// Bonus Rage cards among them.
        bonus: Whole,
        /// Mad Rage cards among them.
        mad: Whole,
    },
    /// What a round is worth to everybody (RG-69).
    Round {
        /// Cards for each person.
        cards: Whole,
        /// Everybody's part.
        players: Vec<Row>,
    },
    /// Whether there are enough cards (RG-70).
    Enough {
        players: Whole,
        /// Cards for each person.
        cards: Whole,
    },
    /// Who has won (RG-71).
    Winner { players: Vec<Total> },
    /// Whether a bid may be made (RG-18).
    Bid {
        /// Cards for each person.
        cards: Whole,
        /// The bids so far.
        bids: Vec<Whole>,
        players: Whole,
        n: Whole,
    },
}
