//! The deck, several cards without an order, and where the copies of a card lie.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{COPIES, Card, Config, Deck, WonCards, Zone, Zones};
use super::refusal::Refusal;

impl Deck {
    /// The lowest value (R7-1).
    pub fn lowest(self) -> u8 {
        match self {
            Deck::ZeroToSeven => 0,
            Deck::OneToSeven => 1,
        }
    }

    /// The card with this value, where this deck has one (R7-1).
    pub fn card(self, value: i64) -> Option<Card> {
        let card = Card::try_from(u8::try_from(value).ok()?).ok()?;
        (card.value() >= self.lowest()).then_some(card)
    }

    /// One card of every value, the lowest first.
    pub fn values(self) -> impl Iterator<Item = Card> {
        Card::values_from(self.lowest())
    }

    /// All cards: 32, or 28 (R7-1).
    pub fn all(self) -> Cards {
        let mut cards = Cards::default();
        for card in self.values() {
            cards.0[usize::from(card.value())] = COPIES;
        }
        cards
    }
}

/// Several cards without an order: a hand, or what lies captured. Equal cards are interchangeable
/// and only counted (R7-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards([u8; 1 + Card::HIGHEST as usize]);

impl Cards {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|n| usize::from(*n)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How often this card is among them.
    pub fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.value())]
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        let n = &mut self.0[usize::from(card.value())];
        *n = n.saturating_add(1);
    }

    /// Takes a card out; whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let n = &mut self.0[usize::from(card.value())];
        let had = *n > 0;
        *n = n.saturating_sub(1);
        had
    }

    /// These without those.
    pub fn minus(mut self, those: &Cards) -> Cards {
        for (n, less) in self.0.iter_mut().zip(those.0) {
            *n = n.saturating_sub(less);
        }
        self
    }

    /// The cards, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let counted = Card::values_from(0).zip(self.0);
        counted.flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }

    /// The same as a list.
    pub fn to_vec(&self) -> Vec<Card> {
        let mut cards = Vec::with_capacity(self.len());
        // Not collected: asked for the next card again and again, `iter` is half as quick.
        self.iter().for_each(|card| cards.push(card));
        cards
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut found = Cards::default();
        found.extend(cards);
        found
    }
}

/// Whether a zone's captured cards are out of the shuffle; a won zone's return to it where the house
/// says so (R7-10, R7-12).
pub fn locks(zone: &Zone, won_cards: WonCards) -> bool {
    zone.is_open() || won_cards == WonCards::Stay
}

/// The zones whose captured cards are out of the shuffle, each with its number, from 1 (R7-12).
pub fn locked_zones<'a>(
    zones: &'a Zones,
    config: &Config,
) -> impl Iterator<Item = (u8, &'a Zone)> + use<'a> {
    let won_cards = config.won_cards;
    (1..).zip(zones).filter(move |(_, zone)| locks(zone, won_cards))
}

/// The captured cards that are out of the shuffle (R7-12).
pub fn locked(zones: &Zones, config: &Config) -> Cards {
    locked_zones(zones, config).flat_map(|(_, zone)| zone.captured.iter().copied()).collect()
}

/// Refuses a fifth copy of a card, where so many lie in zones already, each with the zone's number,
/// and those would join them (R7-1, R7-21).
///
/// # Errors
/// `R7_E_TOO_MANY_COPIES` for the lowest card of which there would be more than four.
pub fn check_copies(lying: &[(u8, Card)], joining: &[(u8, Card)]) -> Result<(), Refusal> {
    let mut values: Vec<Card> = joining.iter().map(|(_, card)| *card).collect();
    values.sort_unstable();
    for value in values {
        let of = |(_, card): &&(u8, Card)| *card == value;
        // All but the one that is too many.
        let others = lying.iter().filter(of).chain(joining.iter().filter(of).skip(1));
        let mut zones: Vec<u8> = others.map(|(zone, _)| *zone).collect();
        let n = zones.len() as u64 + 1;
        if n > u64::from(COPIES) {
            zones.sort_unstable();
            zones.dedup();
            return Err(Refusal::TooManyCopies { value, n, zones });
        }
    }
    Ok(())
}
