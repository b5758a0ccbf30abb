//! Cards, colours and house rules of Rage, and the words that records and views share.

use kernel::Switch;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// One of the six colours: red, orange, yellow, green, blue, purple (RG-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub enum Colour {
    R,
    O,
    Y,
    G,
    B,
    P,
}

impl Colour {
    /// All six, in the order of the shorthand.
    pub const ALL: [Colour; 6] = [Colour::R, Colour::O, Colour::Y, Colour::G, Colour::B, Colour::P];

    /// The letter of the shorthand.
    pub fn letter(self) -> char {
        match self {
            Colour::R => 'R',
            Colour::O => 'O',
            Colour::Y => 'Y',
            Colour::G => 'G',
            Colour::B => 'B',
            Colour::P => 'P',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A card, written `B12`, `WILD`, `CHANGE`, `OUT`, `BONUS` or `MAD` (RG-1, RG-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub enum Card {
    /// A number card: a colour and a value from 0 to 15.
    Number(Colour, u8),
    Wild,
    Change,
    Out,
    Bonus,
    Mad,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Number(colour, value) => write!(f, "{colour}{value}"),
            Card::Wild => f.write_str("WILD"),
            Card::Change => f.write_str("CHANGE"),
            Card::Out => f.write_str("OUT"),
            Card::Bonus => f.write_str("BONUS"),
            Card::Mad => f.write_str("MAD"),
        }
    }
}

kernel::as_text!(Card);

impl FromStr for Card {
    type Err = String;

    fn from_str(code: &str) -> Result<Card, String> {
        let no_card = || format!("{code:?} is no Rage card");
        match code {
            "WILD" => return Ok(Card::Wild),
            "CHANGE" => return Ok(Card::Change),
            "OUT" => return Ok(Card::Out),
            "BONUS" => return Ok(Card::Bonus),
            "MAD" => return Ok(Card::Mad),
            _ => {}
        }
        let mut letters = code.chars();
        let colour = letters.next().and_then(Colour::from_letter).ok_or_else(no_card)?;
        let digits = letters.as_str();
        // "R07" and "R+7" parse as numbers but are not how a card is written.
        let plain = digits == "0" || !digits.starts_with(['0', '+']);
        match digits.parse::<u8>() {
            Ok(value) if value <= 15 && plain => Ok(Card::Number(colour, value)),
            _ => Err(no_card()),
        }
    }
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Bids are being named.
    Bidding,
    /// Tricks are being played.
    Playing,
    /// The last round is scored.
    Finished,
}

/// What an addend is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PartOf {
    Tricks,
    /// Tricks won once more, for taking all of them (RG-52).
    Sweep,
    /// A bid made exactly.
    Exact,
    /// A bid of zero made exactly.
    ExactZero,
    /// A bid missed.
    Miss,
    /// Bonus Rage cards.
    Bonus,
    /// Mad Rage cards.
    Mad,
}

/// Which rule decided the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum EndedBy {
    /// The highest total.
    #[serde(rename = "RG-54")]
    Total,
    /// Most exactly made bids among equal totals.
    #[serde(rename = "RG-55")]
    Exact,
    /// Still equal, or settled by the table.
    #[serde(rename = "RG-56")]
    Shared,
}

impl EndedBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::Total => "RG-54",
            EndedBy::Exact => "RG-55",
            EndedBy::Shared => "RG-56",
        }
    }
}

kernel::choice! {
    /// Which printing the deck is (RG-3, RG-4).
    pub enum Deck {
        /// 110 cards.
        Fundex110 = "fundex110",
        /// 112 cards, three Bonus and three Mad Rage.
        Amigo112 = "amigo112",
        /// 108 cards, three Change and three Out Rage.
        Amigo1985 = "amigo1985",
    }

    /// How many may play (RG-6).
    pub enum PlayerLimit {
        /// 2 to 6.
        Seed = "seed",
        /// 2 to 8.
        Leaflet = "leaflet",
        /// 3 to 8.
        Amigo = "amigo",
        /// 2 to 10.
        Max = "max",
    }

    /// Who plays together (RG-9).
    pub enum Teams {
        /// Everybody alone.
        None = "none",
        /// Two and two, for four or six.
        Pairs = "pairs",
        /// Three and three, for six.
        Threes = "threes",
    }

    /// How many cards are dealt in each round (RG-10).
    pub enum RoundPlan {
        /// 10 down to 1.
        Down = "down",
        /// 1 up to 10.
        Up = "up",
        /// Ten rounds of 10.
        Flat10 = "flat10",
        _ => Custom(Vec<u8>),
    }

    /// What bids and tricks are worth (RG-48).
    pub enum Scoring {
        /// 5 for an exact zero, nothing for a miss (RG-49).
        Fundex = "fundex",
        /// 10 for an exact zero, 5 off for a miss (RG-50).
        Alternative = "alternative",
    }

    /// How long an Out Rage lasts (RG-38).
    pub enum OutRage {
        /// To the end of the round.
        Round = "round",
        /// This trick; then a new trump is turned.
        TrickThenNew = "trick_then_new",
        /// This trick; then the trump before it returns.
        TrickThenRestore = "trick_then_restore",
    }

    /// Where a Change Rage takes the new trump from (RG-36).
    pub enum ChangeRage {
        /// Turned from the pile.
        Pile = "pile",
        /// Its player names it.
        PlayerNames = "player_names",
    }

    /// Which of two equal Wild Rage ranks higher (RG-34).
    pub enum SecondWild {
        /// The first one played.
        First = "first",
        /// The second one played.
        Second = "second",
    }

    /// What a Wild Rage counts as in its colour (RG-35).
    pub enum WildValue {
        /// 16, above the 15.
        Top = "top",
        /// A value from 0 to 16 that its player announces.
        Announced = "announced",
    }

    /// What happens when totals and exact bids are equal (RG-56).
    pub enum FinalTie {
        /// They share the win.
        Share = "share",
        /// One-card rounds until the tie breaks.
        ExtraRound = "extra_round",
    }
}

/// Every house rule of Rage (RG-4, RG-6, RG-9 …; the table at the end of RULES.md).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Which printing the deck is (RG-4).
    pub deck: Deck,
    /// How many may play (RG-6).
    pub player_limit: PlayerLimit,
    /// Who plays together (RG-9).
    pub teams: Teams,
    /// How many cards are dealt in each round (RG-10).
    pub round_plan: RoundPlan,
    /// What bids and tricks are worth (RG-48).
    pub scoring: Scoring,
    /// How long an Out Rage lasts (RG-38).
    pub out_rage: OutRage,
    /// Where a Change Rage takes the new trump from (RG-36).
    pub change_rage: ChangeRage,
    /// Which of two equal Wild Rage ranks higher (RG-34).
    pub second_wild: SecondWild,
    /// What a Wild Rage counts as (RG-35).
    pub wild_value: WildValue,
    /// Whether a Rage card may be played although one could follow (RG-30).
    pub rage_any_time: Switch,
    /// Whether bids are hidden until the round is over (RG-21).
    pub secret_bids: Switch,
    /// Whether taking every trick counts double (RG-52).
    pub sweep_double: Switch,
    /// Whether the last bid may not make the bids equal the tricks (RG-19).
    pub dealer_hook: Switch,
    /// What happens when totals and exact bids are equal (RG-56).
    pub final_tie: FinalTie,
}
