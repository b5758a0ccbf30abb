//! The deck that a printing has, and sets of its cards.

use super::model::{Card, Colour, Deck};

/// The number cards, RG-1: six colours of 0 to 15.
const NUMBERS: u32 = 96;

/// The Rage cards in the order of RG-2.
pub const RAGE: [Card; 5] = [Card::Wild, Card::Change, Card::Out, Card::Bonus, Card::Mad];

impl Deck {
    /// How often this printing has each Rage card, in the order of [`RAGE`] (RG-2, RG-4).
    fn rage(self) -> [u8; 5] {
        match self {
            Deck::Fundex110 => [2, 4, 4, 2, 2],
            Deck::Amigo112 => [2, 4, 4, 3, 3],
            Deck::Amigo1985 => [2, 3, 3, 2, 2],
        }
    }

    /// How often this printing has the card (RG-1, RG-4).
    pub fn copies(self, card: Card) -> u8 {
        rage_index(card).map_or(1, |i| self.rage()[i])
    }

    /// How many Rage cards there are in all.
    pub fn rage_total(self) -> usize {
        self.rage().iter().map(|n| usize::from(*n)).sum()
    }

    /// How many cards there are in all (RG-3, RG-4).
    pub fn size(self) -> usize {
        NUMBERS as usize + self.rage_total()
    }

    /// Every card: the colours from red to purple, each from 0 to 15, then the Rage cards.
    pub fn cards(self) -> Vec<Card> {
        let mut cards = Vec::with_capacity(self.size());
        // Not collected: asked for the next card again and again, `iter` is half as quick.
        self.all().iter().for_each(|card| cards.push(card));
        cards
    }

    /// Every card as a set.
    pub fn all(self) -> CardSet {
        CardSet { numbers: (1 << NUMBERS) - 1, rage: self.rage() }
    }
}

/// Several cards without an order: a hand, or what has been shown. Equal Rage cards are
/// interchangeable and only counted (RG-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet {
    numbers: u128,
    rage: [u8; 5],
}

impl CardSet {
    /// How often the card is in the set.
    pub fn count(&self, card: Card) -> u8 {
        match (card, rage_index(card)) {
            (Card::Number(colour, value), _) => u8::from(self.numbers & bit(colour, value) != 0),
            (_, Some(i)) => self.rage[i],
            (_, None) => 0,
        }
    }

    /// Whether the card is in the set.
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether a number card of the colour is in the set (RG-26).
    pub fn has_colour(&self, colour: Colour) -> bool {
        self.numbers & colour_mask(colour) != 0
    }

    /// Puts the card in.
    pub fn add(&mut self, card: Card) {
        match (card, rage_index(card)) {
            (Card::Number(colour, value), _) => self.numbers |= bit(colour, value),
            (_, Some(i)) => self.rage[i] = self.rage[i].saturating_add(1),
            (_, None) => {}
        }
    }

    /// Takes the card out, once.
    pub fn remove(&mut self, card: Card) {
        match (card, rage_index(card)) {
            (Card::Number(colour, value), _) => self.numbers &= !bit(colour, value),
            (_, Some(i)) => self.rage[i] = self.rage[i].saturating_sub(1),
            (_, None) => {}
        }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.numbers.count_ones() as usize
            + self.rage.iter().map(|n| usize::from(*n)).sum::<usize>()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards by colour and value, then the Rage cards, equal ones as often as they are there.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let mut rest = self.numbers;
        let numbers = std::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (next < NUMBERS).then(|| number(next as u8))
        });
        let rage = self.rage;
        numbers.chain(
            (0..RAGE.len()).flat_map(move |i| std::iter::repeat_n(RAGE[i], usize::from(rage[i]))),
        )
    }

    /// The card at `position` of [`iter`](CardSet::iter).
    pub fn nth(&self, position: usize) -> Option<Card> {
        self.iter().nth(position)
    }

    /// The number cards of one colour.
    pub fn only(&self, colour: Colour) -> CardSet {
        CardSet { numbers: self.numbers & colour_mask(colour), rage: [0; 5] }
    }

    /// Without the number cards.
    pub fn without_numbers(&self) -> CardSet {
        CardSet { numbers: 0, rage: self.rage }
    }

    /// These cards and those.
    pub fn with(&self, other: &CardSet) -> CardSet {
        let mut rage = self.rage;
        for (own, more) in rage.iter_mut().zip(other.rage) {
            *own = own.saturating_add(more);
        }
        CardSet { numbers: self.numbers | other.numbers, rage }
    }

    /// These cards but not those.
    pub fn minus(&self, other: &CardSet) -> CardSet {
        let mut rage = self.rage;
        for (own, gone) in rage.iter_mut().zip(other.rage) {
            *own = own.saturating_sub(gone);
        }
        CardSet { numbers: self.numbers & !other.numbers, rage }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

fn rage_index(card: Card) -> Option<usize> {
    match card {
        Card::Number(..) => None,
        Card::Wild => Some(0),
        Card::Change => Some(1),
        Card::Out => Some(2),
        Card::Bonus => Some(3),
        Card::Mad => Some(4),
    }
}

fn bit(colour: Colour, value: u8) -> u128 {
    1 << (colour as u32 * 16 + u32::from(value))
}

fn colour_mask(colour: Colour) -> u128 {
    0xffff << (colour as u32 * 16)
}

fn number(index: u8) -> Card {
    Card::Number(Colour::ALL[usize::from(index / 16)], index % 16)
}
