//! Checks of a round that is written down by its result (RG-62).
//!
//! Pure functions, used by the table and by the judge.

use super::model::{Card, Deck};
use super::record::Taken;
use super::refusal::{Field, Refusal};
use kernel::AskedSeat;

/// One person's written result.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    pub player: AskedSeat,
    pub tricks: i64,
    /// Bonus Rage cards among them.
    pub bonus: i64,
    /// Mad Rage cards among them.
    pub mad: i64,
}

/// The round that results are written for.
#[derive(Clone, Copy, Debug)]
pub struct Dealt {
    /// Cards for each person.
    pub cards: u8,
    pub players: u64,
    /// The printing.
    pub deck: Deck,
}

impl Dealt {
    /// Each number by itself: tricks up to the cards, no cards below nothing.
    pub fn check_numbers(&self, rows: &[Written]) -> Result<(), Refusal> {
        let copies = |card| self.deck.copies(card);
        for row in rows {
            let range = |field, max| Refusal::BookRange { field, player: Some(row.player), max };
            if !(0..=i64::from(self.cards)).contains(&row.tricks) {
                return Err(range(Field::Tricks, self.cards));
            }
            if row.bonus < 0 {
                return Err(range(Field::Bonus, copies(Card::Bonus)));
            }
            if row.mad < 0 {
                return Err(range(Field::Mad, copies(Card::Mad)));
            }
        }
        Ok(())
    }

    /// The tricks of everybody together.
    pub fn check_sum(&self, rows: &[Written]) -> Result<(), Refusal> {
        let sum: u64 =
            rows.iter().map(|row| row.tricks.unsigned_abs()).fold(0, u64::saturating_add);
        if sum == u64::from(self.cards) {
            return Ok(());
        }
        Err(Refusal::BookTrickSum { sum, cards: self.cards })
    }

    /// Bonus and Mad Rage cards against the deck and against the tricks that hold them; the numbers
    /// are known to be in order by themselves.
    pub fn check_cards(&self, rows: &[Written]) -> Result<Vec<Taken>, Refusal> {
        let sum = |of: fn(&Written) -> i64| rows.iter().map(of).fold(0, i64::saturating_add);
        let (bonus, mad) = (self.deck.copies(Card::Bonus), self.deck.copies(Card::Mad));
        if sum(|row| row.bonus) > i64::from(bonus) {
            return Err(Refusal::BookBonusLimit { k: bonus });
        }
        if sum(|row| row.mad) > i64::from(mad) {
            return Err(Refusal::BookMadLimit { k: mad });
        }
        // From here on every number is small.
        let small = |n: i64| u8::try_from(n).unwrap_or(u8::MAX);
        let taken: Vec<Taken> = rows
            .iter()
            .map(|row| Taken {
                tricks: small(row.tricks),
                bonus: small(row.bonus),
                mad: small(row.mad),
            })
            .collect();
        let pairs = || rows.iter().map(|row| row.player).zip(&taken);
        if let Some((player, _)) = pairs().find(|(_, t)| t.tricks == 0 && t.bonus + t.mad > 0) {
            return Err(Refusal::BookCardsWithoutTrick { player });
        }
        let most = |t: &Taken| u64::from(t.tricks).saturating_mul(self.players);
        if let Some((player, t)) = pairs().find(|(_, t)| u64::from(t.bonus + t.mad) > most(t)) {
            return Err(Refusal::BookTooManyCards { player, t: t.tricks });
        }
        Ok(taken)
    }
}
