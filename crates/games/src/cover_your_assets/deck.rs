//! The cards that a table plays with.

use super::kind::{Card, Kind};
use super::model::{OwnKind, Printing};
use super::refusal::{DeckFault, Refusal};
use kernel::Points;

/// The classic box, CYA-1: code, value in thousands, copies.
const CLASSIC: [(&str, Points, u16); 12] = [
    ("GOLD", 50, 4),
    ("SILVER", 25, 8),
    ("HOME", 20, 8),
    ("JEWELS", 15, 10),
    ("AUTO", 15, 10),
    ("BANK", 10, 10),
    ("COINS", 10, 10),
    ("STOCKS", 10, 10),
    ("BASEBALL", 5, 10),
    ("CASH", 5, 10),
    ("PIGGY", 5, 10),
    ("STAMPS", 5, 10),
];

/// The current box, CYA-2: code, value in thousands, copies.
const MODERN: [(&str, Points, u16); 12] = [
    ("GOLD", 50, 4),
    ("SILVER", 25, 8),
    ("CABIN", 20, 8),
    ("SCOOTER", 15, 9),
    ("PLANE", 15, 9),
    ("AUTO", 15, 9),
    ("JEWELS", 10, 9),
    ("CASH", 10, 9),
    ("PIGGY", 10, 9),
    ("COMICS", 5, 10),
    ("PIANO", 5, 10),
    ("TRAIN", 5, 10),
];

/// Where a table's own deck begins (CYA-3): a printing whose values are known, and whose copies are not.
const TO_CHANGE: [(&str, Points, u16); 11] = [
    ("GOLD", 50, 4),
    ("SILVER", 25, 8),
    ("HOME", 20, 8),
    ("JEWELS", 15, 10),
    ("AUTO", 15, 10),
    ("BANK", 10, 10),
    ("CASH", 10, 10),
    ("STOCKS", 10, 10),
    ("COINS", 5, 10),
    ("BASEBALL", 5, 10),
    ("PIGGY", 5, 10),
];

/// The most cards of one kind in a table's own deck (CYA-3).
const MOST_COPIES: u16 = 99;

/// The most that a table's own deck is worth together (CYA-3): many rounds of it still add up.
const MOST_VALUE: i64 = 50_000_000;

/// The longest name of a kind, in characters (CYA-3).
const LONGEST_NAME: usize = 40;

/// A kind as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub kind: Kind,
    /// How it is written.
    pub card: Card,
    /// What one card is worth.
    pub value: Points,
    pub copies: u16,
    pub wild: bool,
}

/// All cards of a table, by kind in the order in which a stack is counted: wilds first, then the
/// assets, each by falling value (CYA-54).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    printed: Vec<Printed>,
    /// The bits of all kinds.
    all: u64,
    /// The bits of the wild ones.
    wilds: u64,
}

impl Deck {
    /// The deck of a printing, as it is.
    ///
    /// # Errors
    /// `CYA_E_DECK` for a list of the table's own that CYA-3 does not allow.
    pub fn of(printing: &Printing, least: u64) -> Result<Deck, Refusal> {
        let deck = match printing {
            Printing::Classic110 => boxed(&CLASSIC),
            Printing::Modern104 => boxed(&MODERN),
            Printing::Custom(list) => {
                own(list).map_err(|(fault, kind)| Refusal::Deck { fault, kind, least })?
            }
        };
        if (deck.size() as u64) < least {
            return Err(Refusal::Deck { fault: DeckFault::Few, kind: None, least });
        }
        Ok(deck)
    }

    /// The deck with which a table's own list begins.
    pub fn to_change() -> Deck {
        boxed(&TO_CHANGE)
    }

    /// The deck as a table writes its own.
    pub fn as_list(&self) -> Vec<OwnKind> {
        let written = |printed: &Printed| OwnKind {
            name: printed.card.to_string(),
            value: printed.value.into(),
            copies: printed.copies.into(),
            wild: printed.wild,
        };
        self.printed.iter().map(written).collect()
    }

    fn new(mut printed: Vec<Printed>) -> Deck {
        printed.sort_by_key(|kind| (!kind.wild, -kind.value));
        let bits = |of: &dyn Fn(&Printed) -> bool| {
            let kinds = printed.iter().filter(|printed| of(printed));
            kinds.fold(0, |bits, printed| bits | printed.kind.bit())
        };
        let (all, wilds) = (bits(&|_| true), bits(&|printed| printed.wild));
        Deck { printed, all, wilds }
    }

    /// Its kinds in counting order.
    pub fn kinds(&self) -> &[Printed] {
        &self.printed
    }

    /// A kind of the deck, whichever; every deck that opens a table has one.
    pub(super) fn any(&self) -> Kind {
        self.printed.first().map_or(Kind::default(), |printed| printed.kind)
    }

    /// The wild kinds.
    pub fn wilds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.printed.iter().filter(|printed| printed.wild).map(|printed| printed.kind)
    }

    /// Whether the kind is wild.
    pub fn is_wild(&self, kind: Kind) -> bool {
        self.wilds & kind.bit() != 0
    }

    /// What is printed on the cards of a kind; none for a kind of another deck.
    pub fn printed(&self, kind: Kind) -> Option<&Printed> {
        self.printed.iter().find(|printed| printed.kind == kind)
    }

    /// What one card is worth.
    pub fn value(&self, kind: Kind) -> Points {
        self.printed(kind).map_or(0, |printed| printed.value)
    }

    /// How many cards of the kind there are.
    pub fn copies(&self, kind: Kind) -> u16 {
        self.printed(kind).map_or(0, |printed| printed.copies)
    }

    /// What cards are worth together (CYA-60).
    pub fn worth(&self, cards: &[Kind]) -> Points {
        cards.iter().map(|kind| self.value(*kind)).sum()
    }

    /// How many cards there are.
    pub fn size(&self) -> usize {
        self.printed.iter().map(|printed| usize::from(printed.copies)).sum()
    }

    /// What all cards are worth together.
    pub fn total(&self) -> Points {
        self.printed.iter().map(|printed| printed.value * Points::from(printed.copies)).sum()
    }

    /// The step in which amounts go: what divides every value (CYA-51).
    pub fn step(&self) -> Points {
        self.printed.iter().fold(0, |step, printed| divisor(step, printed.value)).max(1)
    }

    /// How a kind is written.
    pub fn card(&self, kind: Kind) -> Card {
        if kind.is_known() {
            return Card::Known(kind);
        }
        self.printed(kind).map_or(Card::Known(kind), |printed| printed.card.clone())
    }

    /// How cards are written.
    pub fn cards(&self, kinds: &[Kind]) -> Vec<Card> {
        kinds.iter().map(|kind| self.card(*kind)).collect()
    }

    /// The kind that is written so.
    ///
    /// # Errors
    /// `CYA_E_UNKNOWN_KIND` for what is not in this deck (CYA-52).
    pub fn find(&self, card: &Card) -> Result<Kind, Refusal> {
        let own = || self.printed.iter().find(|printed| printed.card == *card);
        let found = match card {
            Card::Known(kind) => (self.all & kind.bit() != 0).then_some(*kind),
            Card::Own(_) => own().map(|printed| printed.kind),
        };
        found.ok_or_else(|| Refusal::UnknownKind { kind: card.clone() })
    }

    /// The kinds of several cards.
    ///
    /// # Errors
    /// As [`find`](Deck::find), for the first that is not in this deck.
    pub fn find_all(&self, cards: &[Card]) -> Result<Vec<Kind>, Refusal> {
        cards.iter().map(|card| self.find(card)).collect()
    }

    /// Every card, in counting order.
    pub fn every_card(&self) -> Vec<Kind> {
        let repeated =
            |printed: &Printed| std::iter::repeat_n(printed.kind, usize::from(printed.copies));
        self.printed.iter().flat_map(repeated).collect()
    }
}

fn divisor(a: Points, b: Points) -> Points {
    if b == 0 { a } else { divisor(b, a % b) }
}

fn boxed(list: &[(&str, Points, u16)]) -> Deck {
    let printed = list.iter().filter_map(|(code, thousands, copies)| {
        let kind = Kind::known(code)?;
        let wild = matches!(*code, "GOLD" | "SILVER");
        let (value, copies) = (thousands * 1_000, *copies);
        Some(Printed { kind, card: Card::Known(kind), value, copies, wild })
    });
    Deck::new(printed.collect())
}

/// A table's own list, or what is wrong with it and at which kind (CYA-3).
fn own(list: &[OwnKind]) -> Result<Deck, (DeckFault, Option<String>)> {
    let mut printed: Vec<Printed> = Vec::with_capacity(list.len());
    for (at, own) in list.iter().enumerate() {
        let wrong = |fault| (fault, Some(own.name.clone()));
        let name = own.name.trim();
        let card = Card::from(name);
        let known = printed.iter().any(|earlier| earlier.card == card);
        if name.is_empty() || known || name.chars().count() > LONGEST_NAME {
            return Err(wrong(DeckFault::Name));
        }
        let kind = match &card {
            Card::Known(kind) => *kind,
            Card::Own(_) => Kind::own(at).ok_or((DeckFault::Many, None))?,
        };
        let in_steps = |value: &Points| *value > 0 && value % 1_000 == 0;
        let value = Points::try_from(own.value).ok().filter(in_steps);
        let value = value.ok_or_else(|| wrong(DeckFault::Value))?;
        let possible = |copies: &u16| (1..=MOST_COPIES).contains(copies);
        let copies = u16::try_from(own.copies).ok().filter(possible);
        let copies = copies.ok_or_else(|| wrong(DeckFault::Copies))?;
        printed.push(Printed { kind, card, value, copies, wild: own.wild });
    }
    let worth = |printed: &Printed| i64::from(printed.value) * i64::from(printed.copies);
    if printed.iter().map(worth).sum::<i64>() > MOST_VALUE {
        return Err((DeckFault::Many, None));
    }
    if !printed.iter().any(|printed| printed.wild) {
        return Err((DeckFault::NoWild, None));
    }
    if !printed.iter().any(|printed| !printed.wild) {
        return Err((DeckFault::NoAsset, None));
    }
    Ok(Deck::new(printed))
}
