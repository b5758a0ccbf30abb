//! A trick that is only described: whether it is possible, who takes it, what may be played.

use super::super::cards::CardSet;
use super::super::model::{Card, Colour, Config};
use super::super::record::Played;
use super::super::refusal::Refusal;
use super::super::trick;
use super::super::trump::{AfterTrick, Trumps};
use super::question::Asked;
use kernel::{AskedSeat, Misfit, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A described trick, leader first. Seats may have any number, so that inside each play stands for
/// its place in the trick.
pub(super) struct Trick {
    plays: Vec<Played>,
    players: Vec<AskedSeat>,
}

/// What a trick came to (RG-65).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Taken {
    pub winner: AskedSeat,
    pub led: Option<Colour>,
    /// The trump with which the next trick begins.
    pub trump_after: Option<Colour>,
    /// Bonus Rage cards in it.
    pub bonus: u8,
    /// Mad Rage cards in it.
    pub mad: u8,
    pub rule: trick::WonBy,
}

/// Which cards may be played (RG-67).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Legal {
    /// In the order of the hand.
    pub legal: Vec<Card>,
    pub led: Option<Colour>,
}

/// The led colour (RG-68).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Led {
    /// None while it is not fixed.
    pub led: Option<Colour>,
}

fn invalid<T>(why: impl ToString) -> Result<T, Misfit<Refusal>> {
    Err(Misfit::Invalid(why.to_string()))
}

impl Trick {
    /// Reads the plays; `others` are the cards that lie in a hand or were turned.
    pub(super) fn read<'a>(
        asked: &'a [Asked],
        others: impl Iterator<Item = &'a Card>,
        config: &Config,
    ) -> Result<Trick, Misfit<Refusal>> {
        let players: Vec<AskedSeat> = asked.iter().map(|play| play.seat).collect();
        if let Some(at) = (1..players.len()).find(|at| players[..*at].contains(&players[*at])) {
            return invalid(format!("seat {} plays twice", players[at]));
        }
        let mut left: CardSet = config.deck.all();
        for card in asked.iter().map(|play| &play.card).chain(others) {
            if !left.has(*card) {
                return invalid(format!("the deck has no such number of {card}"));
            }
            left.remove(*card);
        }
        let mut plays = Vec::with_capacity(asked.len());
        for (at, Asked { card, colour, value, .. }) in asked.iter().enumerate() {
            let value = value.map(|whole| whole.0);
            let (colour, value) = trick::announced(*card, colour.as_deref(), value, config)?;
            plays.push(Played { seat: Seat(at as u8), card: *card, colour, value });
        }
        Ok(Trick { plays, players })
    }

    /// Who takes it, and what becomes of the trump (RG-65).
    pub(super) fn judge(
        &self,
        trump: Option<Colour>,
        turned: &[Option<Card>],
        config: &Config,
    ) -> Result<Taken, Misfit<Refusal>> {
        if self.plays.len() < 2 {
            return invalid("a trick has two cards or more");
        }
        let mut pile = Pile::read(turned)?;
        let mut trumps = Trumps { now: trump, out: None };
        for play in &self.plays {
            match (play.card, play.colour) {
                (Card::Change, Some(colour)) => trumps.change(Some(colour)),
                (Card::Change, None) => trumps.change(pile.turn(self.player(play.seat))?),
                (Card::Out, _) => {
                    trumps.out(play.seat);
                }
                _ => {}
            }
        }
        let (at, rule) = trick::winner(&self.plays, trumps.now, config.second_wild);
        let trump_after = match trumps.after_trick(config.out_rage) {
            AfterTrick::Stays => trumps.now,
            AfterTrick::Restore(colour) => Some(colour),
            AfterTrick::Turn(by) => pile.turn(self.player(by))?,
        };
        pile.check_used()?;
        let count = |card| self.plays.iter().filter(|play| play.card == card).count() as u8;
        Ok(Taken {
            winner: self.players[at],
            led: trick::led(&self.plays),
            trump_after,
            bonus: count(Card::Bonus),
            mad: count(Card::Mad),
            rule,
        })
    }

    /// Which of the hand's cards may be played next (RG-66, RG-67).
    pub(super) fn legal(&self, hand: &[Card], config: &Config) -> Legal {
        let held: CardSet = hand.iter().copied().collect();
        let led = trick::led(&self.plays);
        let legal = trick::legal(&held, led, config.rage_any_time);
        Legal { legal: hand.iter().copied().filter(|card| legal.has(*card)).collect(), led }
    }

    /// The led colour (RG-68).
    pub(super) fn led(&self) -> Led {
        Led { led: trick::led(&self.plays) }
    }

    fn player(&self, at: Seat) -> AskedSeat {
        self.players[at.index()]
    }
}

/// What the table says was turned, card by card.
struct Pile<'a> {
    cards: &'a [Option<Card>],
    /// Whether the table says that nothing was left after these.
    used_up: bool,
}

impl Pile<'_> {
    fn read(turned: &[Option<Card>]) -> Result<Pile<'_>, Misfit<Refusal>> {
        let (cards, used_up) = match turned.split_last() {
            Some((None, cards)) => (cards, true),
            _ => (turned, false),
        };
        if cards.contains(&None) {
            return invalid("nothing is turned after the pile is used up");
        }
        Ok(Pile { cards, used_up })
    }

    /// Turns up to the next number card; none when the pile is used up (RG-36, RG-37).
    fn turn(&mut self, by: AskedSeat) -> Result<Option<Colour>, Refusal> {
        while let Some((card, rest)) = self.cards.split_first() {
            self.cards = rest;
            if let Some(Card::Number(colour, _)) = card {
                return Ok(Some(*colour));
            }
        }
        if self.used_up { Ok(None) } else { Err(Refusal::AskTurnedColour { player: by }) }
    }

    fn check_used(&self) -> Result<(), Misfit<Refusal>> {
        match self.cards.first() {
            Some(Some(card)) => invalid(format!("nothing turned {card}")),
            _ => Ok(()),
        }
    }
}
