//! Which cards go together.
//!
//! Pure functions, used by the table, the prompts and the judge.

use super::deck::Deck;
use super::kind::Kind;
use super::model::{Config, WildOnDiscard};
use super::refusal::Refusal;
use kernel::AskedSeat;

/// Whether two cards are a pair (CYA-15).
pub fn is_pair(deck: &Deck, one: Kind, other: Kind) -> bool {
    match (deck.is_wild(one), deck.is_wild(other)) {
        (false, false) => one == other,
        (one, other) => one != other,
    }
}

/// A legal pair with its asset first, whose kind is the set's (CYA-15, CYA-20).
///
/// # Errors
/// `CYA_E_TWO_WILDS` or `CYA_E_NOT_A_PAIR`.
pub fn pair(deck: &Deck, one: Kind, other: Kind) -> Result<[Kind; 2], Refusal> {
    match (deck.is_wild(one), deck.is_wild(other)) {
        (true, true) => Err(Refusal::TwoWilds {}),
        (true, false) => Ok([other, one]),
        (false, true) => Ok([one, other]),
        (false, false) if one == other => Ok([one, other]),
        (false, false) => {
            Err(Refusal::NotAPair { card: deck.card(one), other_card: deck.card(other) })
        }
    }
}

/// Whether a card makes a pair with the top of the discard pile (CYA-18, CYA-19).
pub fn takes(deck: &Deck, config: &Config, card: Kind, top: Kind) -> bool {
    is_pair(deck, card, top) && !is_dead(deck, config, top)
}

/// Whether a card on top of the discard pile blocks it (CYA-19).
fn is_dead(deck: &Deck, config: &Config, top: Kind) -> bool {
    config.wild_on_discard == WildOnDiscard::Dead && deck.is_wild(top)
}

/// A legal pair of a card with the top of the discard pile (CYA-18, CYA-19).
///
/// # Errors
/// `CYA_E_WILD_DISCARD_DEAD`, or as [`pair`].
pub fn with_discard(
    deck: &Deck,
    config: &Config,
    card: Kind,
    top: Kind,
) -> Result<[Kind; 2], Refusal> {
    if is_dead(deck, config, top) {
        return Err(Refusal::WildDiscardDead { card: deck.card(top) });
    }
    pair(deck, card, top)
}

/// Whether a card may be shown for a set of this kind (CYA-21, CYA-23).
pub fn fits(deck: &Deck, kind: Kind, card: Kind) -> bool {
    card == kind || deck.is_wild(card)
}

/// Refuses a card that may not be shown for a set of this kind (CYA-21, CYA-23).
///
/// # Errors
/// `CYA_E_NO_MATCH`.
pub fn check_fits(deck: &Deck, kind: Kind, card: Kind, opening: bool) -> Result<(), Refusal> {
    if fits(deck, kind, card) {
        return Ok(());
    }
    Err(Refusal::NoMatch { card: deck.card(card), kind: deck.card(kind), opening })
}

/// Refuses a challenge for want of sets (CYA-21, CYA-22).
///
/// # Errors
/// `CYA_E_NO_OWN_SET` or `CYA_E_TARGET_PROTECTED`.
pub fn check_sets(
    own: (Option<AskedSeat>, i64),
    defender: (Option<AskedSeat>, i64),
) -> Result<(), Refusal> {
    if own.1 < 1 {
        return Err(Refusal::NoOwnSet { player: own.0 });
    }
    if defender.1 < 2 {
        let sets = u8::from(defender.1 == 1);
        return Err(Refusal::TargetProtected { player: defender.0, sets });
    }
    Ok(())
}

/// The kind of a set, if it is one: two or more cards, all of one asset kind but for wilds, and at
/// least one that is none (CYA-20).
pub fn kind_of(deck: &Deck, set: &[Kind]) -> Option<Kind> {
    let mut assets = set.iter().copied().filter(|card| !deck.is_wild(*card));
    let kind = assets.next().filter(|_| set.len() >= 2)?;
    assets.all(|card| card == kind).then_some(kind)
}
