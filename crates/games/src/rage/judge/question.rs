//! What the judge can be asked, read strictly: a slip of the pen is no question.

use super::super::model::{Card, Colour};
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected};

/// The largest whole number that every reader of JSON keeps exactly.
const LARGEST: i64 = 1 << 53;

/// A whole number from -2^53 to 2^53.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole(pub i64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        let n = i64::deserialize(deserializer)?;
        if (-LARGEST..=LARGEST).contains(&n) {
            return Ok(Whole(n));
        }
        Err(D::Error::invalid_value(Unexpected::Signed(n), &"a whole number up to 2^53"))
    }
}

/// A seat: any whole number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(pub u64);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let Whole(n) = Whole::deserialize(deserializer)?;
        u64::try_from(n)
            .map(Place)
            .map_err(|_| D::Error::invalid_value(Unexpected::Signed(n), &"a seat from 0"))
    }
}

/// Must be said, even when it is null.
fn said<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Colour>, D::Error> {
    Option::deserialize(deserializer)
}

/// A card in a trick that is asked about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Who played it.
    pub seat: Place,
    /// The card.
    pub card: Card,
    /// The announced or named colour.
    #[serde(default)]
    pub colour: Option<String>,
    /// The announced value.
    #[serde(default)]
    pub value: Option<Whole>,
}

/// One person's part of a round that is asked about.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Who.
    pub seat: Place,
    /// Tricks expected.
    pub bid: Whole,
    /// Tricks won.
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
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Total {
    /// Who.
    pub seat: Place,
    /// All points.
    pub total: Whole,
    /// Exactly made bids.
    pub exact: Whole,
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who takes this trick, and what becomes of the trump (RG-65).
    Trick {
        /// The cards, leader first.
        plays: Vec<Asked>,
        /// The trump before the trick.
        #[serde(deserialize_with = "said")]
        trump: Option<Colour>,
        /// What was turned from the pile, in order; null at the end when it is used up.
        #[serde(default)]
        turned: Vec<Option<Card>>,
    },
    /// Which cards may be played (RG-67).
    Legal {
        /// The hand.
        hand: Vec<Card>,
        /// The trick so far, leader first.
        plays: Vec<Asked>,
    },
    /// Whether this card may be played (RG-66).
    MayPlay {
        /// The hand.
        hand: Vec<Card>,
        /// The trick so far, leader first.
        plays: Vec<Asked>,
        /// The card.
        card: Card,
    },
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
        /// Tricks won.
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
        /// Tricks won.
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
        /// How many play.
        players: Whole,
        /// Cards for each person.
        cards: Whole,
    },
    /// Who has won (RG-71).
    Winner {
        /// Everybody's total.
        players: Vec<Total>,
    },
    /// Whether a bid may be made (RG-18).
    Bid {
        /// Cards for each person.
        cards: Whole,
        /// The bids so far.
        bids: Vec<Whole>,
        /// How many play.
        players: Whole,
        /// The bid.
        n: Whole,
    },
}
