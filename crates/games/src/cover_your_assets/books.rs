//! Checks of a round that is written down by its result.
//!
//! Pure functions, used by the table and by the judge.

use super::counts::Counts;
use super::deck::{Deck, Printed};
use super::record::Counted;
use super::refusal::Refusal;
use kernel::{AskedSeat, Points};

/// Amounts in the order in which they were said (CYA-51).
///
/// # Errors
/// `CYA_E_BOOK_AMOUNT` for the first that no stack can be worth, `CYA_E_BOOK_TOO_MUCH` when the deck
/// is not worth all of them.
pub fn check_amounts(deck: &Deck, rows: &[(AskedSeat, i64)]) -> Result<Vec<Points>, Refusal> {
    let step = deck.step();
    for (player, amount) in rows {
        if *amount < 0 || amount % i64::from(step) != 0 {
            return Err(Refusal::BookAmount { player: *player, amount: *amount, step });
        }
    }
    let sum = rows.iter().fold(0_i64, |sum, (_, amount)| sum.saturating_add(*amount));
    if sum > i64::from(deck.total()) {
        return Err(Refusal::BookTooMuch { sum, deck: deck.total() });
    }
    // None is more than the deck is worth, and that is an amount of points.
    Ok(rows.iter().map(|(_, amount)| Points::try_from(*amount).unwrap_or(0)).collect())
}

/// Stacks in the order in which they were said, each by kind in counting order (CYA-52).
///
/// # Errors
/// The first check that fails for any seat: known kinds, whole numbers from 0, copies, a stack of
/// wilds only, a stack of a single card.
pub fn check_counts(
    deck: &Deck,
    rows: &[(AskedSeat, &Counts)],
) -> Result<Vec<Vec<Counted>>, Refusal> {
    let said =
        || rows.iter().flat_map(|(player, counts)| counts.0.iter().map(move |one| (player, one)));
    for (_, (kind, _)) in said() {
        deck.find(kind)?;
    }
    for (player, (kind, n)) in said() {
        if *n < 0 {
            return Err(Refusal::BookRange { player: *player, kind: kind.clone() });
        }
    }
    for printed in deck.kinds() {
        let of_kind = said().filter(|(_, (card, _))| *card == printed.card);
        let n = of_kind.fold(0_i64, |sum, (_, (_, n))| sum.saturating_add(*n));
        if n > i64::from(printed.copies) {
            let (kind, copies) = (printed.card.clone(), printed.copies);
            return Err(Refusal::BookCopies { kind, copies, n });
        }
    }
    let sizes = |counts: &Counts| {
        let wilds = |(card, _): &&(_, _)| deck.find(card).is_ok_and(|kind| deck.is_wild(kind));
        let all: i64 = counts.0.iter().map(|(_, n)| *n).sum();
        let wild: i64 = counts.0.iter().filter(wilds).map(|(_, n)| *n).sum();
        (all, wild)
    };
    for (player, counts) in rows {
        let (all, wild) = sizes(counts);
        if all > 0 && all == wild {
            return Err(Refusal::BookWildsOnly { player: *player });
        }
    }
    for (player, counts) in rows {
        if sizes(counts).0 == 1 {
            return Err(Refusal::BookSingleCard { player: *player });
        }
    }
    Ok(rows.iter().map(|(_, counts)| by_kind(deck, counts)).collect())
}

fn by_kind(deck: &Deck, counts: &Counts) -> Vec<Counted> {
    let said = |printed: &Printed| {
        let found = counts.0.iter().find(|(card, _)| *card == printed.card);
        // No more than the copies, which was checked.
        found.and_then(|(_, n)| u16::try_from(*n).ok()).unwrap_or(0)
    };
    let kinds = deck.kinds().iter().map(|printed| (printed, said(printed)));
    kinds
        .filter(|(_, n)| *n > 0)
        .map(|(printed, n)| Counted {
            kind: printed.card.clone(),
            n,
            value: printed.value.saturating_mul(Points::from(n)),
        })
        .collect()
}
