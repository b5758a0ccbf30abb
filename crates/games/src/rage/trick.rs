//! One trick: which colour it asks for, which cards that allows, who takes it.
//!
//! Pure functions, used by the table and by the judge.

use super::cards::{CardSet, RAGE};
use super::model::{Card, ChangeRage, Colour, Config, SecondWild, WildValue};
use super::record::Played;
use super::refusal::Refusal;
use kernel::Switch;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a Wild Rage counts as where no value is announced (RG-32).
const WILD_RANK: u8 = 16;

/// Which rule gave a trick to its winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum WonBy {
    /// The highest trump.
    #[serde(rename = "RG-43")]
    Trump,
    /// The highest card of the led colour.
    #[serde(rename = "RG-44")]
    Led,
    /// No card has a colour: the one who led.
    #[serde(rename = "RG-45")]
    Leader,
}

impl WonBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            WonBy::Trump => "RG-43",
            WonBy::Led => "RG-44",
            WonBy::Leader => "RG-45",
        }
    }
}

impl Played {
    /// The colour of the card as it lies in the trick: its own, or the one announced with a Wild
    /// Rage. A Change Rage names a colour but has none (RG-24, RG-32).
    pub fn lies_as(&self) -> Option<Colour> {
        match self.card {
            Card::Number(colour, _) => Some(colour),
            Card::Wild => self.colour,
            _ => None,
        }
    }

    fn rank(&self) -> u8 {
        match self.card {
            Card::Number(_, value) => value,
            _ => self.value.unwrap_or(WILD_RANK),
        }
    }
}

/// The led colour: that of the first card with a colour (RG-24).
pub fn led(plays: &[Played]) -> Option<Colour> {
    plays.iter().find_map(Played::lies_as)
}

/// Which play takes the trick under the trump in force at its end, and by which rule
/// (RG-43 to RG-46). The trick has at least one card.
pub fn winner(plays: &[Played], trump: Option<Colour>, second: SecondWild) -> (usize, WonBy) {
    let best = |colour: Colour| highest(plays, colour, second);
    if let Some(at) = trump.and_then(best) {
        return (at, WonBy::Trump);
    }
    match led(plays).and_then(best) {
        Some(at) => (at, WonBy::Led),
        None => (0, WonBy::Leader),
    }
}

/// The highest card of a colour; of equals the first or the second as the table plays (RG-34).
fn highest(plays: &[Played], colour: Colour, second: SecondWild) -> Option<usize> {
    let mut best: Option<(usize, u8)> = None;
    for (at, play) in plays.iter().enumerate().filter(|(_, p)| p.lies_as() == Some(colour)) {
        let rank = play.rank();
        let higher = best.is_none_or(|(_, top)| match second {
            SecondWild::First => rank > top,
            SecondWild::Second => rank >= top,
        });
        if higher {
            best = Some((at, rank));
        }
    }
    best.map(|(at, _)| at)
}

/// Whether the card may be played by a person who does or does not hold a number card of the led
/// colour (RG-25 to RG-30).
pub fn allows(card: Card, led: Option<Colour>, can_follow: bool, rage_any_time: Switch) -> bool {
    let Some(led) = led.filter(|_| can_follow) else {
        return true;
    };
    match card {
        Card::Number(colour, _) => colour == led,
        _ => rage_any_time == Switch::On,
    }
}

/// The cards of a hand that may be played (RG-67).
pub fn legal(hand: &CardSet, led: Option<Colour>, rage_any_time: Switch) -> CardSet {
    match led {
        Some(led) if hand.has_colour(led) => match rage_any_time {
            Switch::Off => hand.only(led),
            Switch::On => hand.only(led).with(&hand.without_numbers()),
        },
        _ => *hand,
    }
}

/// Whether a colour is announced with this card (RG-32, RG-36).
pub fn names(card: Card, config: &Config) -> bool {
    card == Card::Wild || (card == Card::Change && config.change_rage == ChangeRage::PlayerNames)
}

/// Whether a value is announced with this card (RG-35).
pub fn values(card: Card, config: &Config) -> bool {
    card == Card::Wild && config.wild_value == WildValue::Announced
}

/// The cards with which a colour is announced, and those with which a value is.
pub fn announcing(config: &Config) -> (Vec<Card>, Vec<Card>) {
    let those = |fits: fn(Card, &Config) -> bool| {
        RAGE.into_iter().filter(|card| fits(*card, config)).collect()
    };
    (those(names), those(values))
}

/// What is announced with a card, once it is known to be in order (RG-32, RG-35, RG-36, RG-59).
pub fn announced(
    card: Card,
    colour: Option<&str>,
    value: Option<i64>,
    config: &Config,
) -> Result<(Option<Colour>, Option<u8>), Refusal> {
    let colour = match (names(card, config), colour) {
        (true, None) => return Err(Refusal::ColourRequired { card }),
        (true, Some(word)) => Some(colour_of(word)?),
        (false, Some(_)) => return Err(Refusal::ColourNotAllowed { card }),
        (false, None) => None,
    };
    let value = match (values(card, config), value) {
        (true, Some(n @ 0..=16)) => Some(n as u8),
        (false, None) => None,
        _ => return Err(Refusal::WildValue {}),
    };
    Ok((colour, value))
}

pub fn colour_of(word: &str) -> Result<Colour, Refusal> {
    let mut letters = word.chars();
    match (letters.next().and_then(Colour::from_letter), letters.next()) {
        (Some(colour), None) => Ok(colour),
        _ => Err(Refusal::UnknownColour { colour: word.to_owned() }),
    }
}
