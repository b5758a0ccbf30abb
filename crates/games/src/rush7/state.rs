//! State of a table: everything the rules need to know.

use super::cards::{self, Cards};
use super::model::{Card, Config, ZONES, Zones, open_zones};
use super::record::{Battle, Laid, Outcome, TurnRow};
use kernel::{BySeat, Few, Grain, Knowledge, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// A Rush 7 table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The house rules.
    pub config: Config,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// How battles are written down first.
    pub grain: Grain,
    /// Fixed orders of the cards, one a deal.
    pub decks: Vec<Vec<Card>>,
    /// The turn that is open, or the last one, from 1.
    pub turn: u16,
    /// The zones as they lay before this turn.
    pub zones: Zones,
    /// What was written down in this turn, by zone; only with physical cards.
    pub booked: [Option<Battle>; ZONES],
    /// What is in everybody's hand; empty with physical cards.
    pub hands: BySeat<Cards>,
    /// What everybody laid face down, Z1 first.
    pub laid: BySeat<Option<Few<Laid>>>,
    /// What the last deal left over; empty with physical cards.
    pub stock: Vec<Card>,
    /// Completed turns.
    pub sheet: Vec<Arc<TurnRow>>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// Whether a person has won, or the last turn was played.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Whether the app dealt and knows every hand.
    pub fn deals(&self) -> bool {
        self.knowledge == Knowledge::Dealt
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        if self.is_over() { Phase::Finished } else { Phase::Placing }
    }

    /// The numbers of the open zones, from 1.
    pub fn open_zones(&self) -> Few<u8> {
        open_zones(&self.zones)
    }

    /// The open zones that have no entry in this turn; none where the app deals, or when it is over.
    pub fn missing(&self) -> Few<u8> {
        if self.deals() || self.is_over() {
            return Few::new();
        }
        let entered = |number: u8| self.booked[usize::from(number) - 1].is_some();
        self.open_zones().into_iter().filter(|number| !entered(*number)).collect()
    }

    /// Whether anything was written down in this turn.
    pub fn has_entry(&self) -> bool {
        self.booked.iter().any(Option::is_some)
    }

    /// Whether this turn has begun: cards are laid, or a battle is written down.
    pub fn is_under_way(&self) -> bool {
        self.has_entry() || self.laid.iter().any(Option::is_some)
    }

    /// Whether the table may end the game now (R7-31).
    pub fn may_end(&self) -> bool {
        !self.is_over() && !self.sheet.is_empty() && !self.is_under_way()
    }

    /// Who still has to place; none with physical cards, or when it is over.
    pub fn waiting(&self) -> Vec<Seat> {
        self.laid.seats().filter(|seat| self.waits_for(*seat)).collect()
    }

    /// Whether this person still has to place.
    pub fn waits_for(&self, seat: Seat) -> bool {
        let open = self.deals() && !self.is_over();
        open && self.laid.get(seat).is_some_and(Option::is_none)
    }

    /// The cards of this turn's entries, each with its zone, from 1 (R7-21).
    fn entered(&self) -> impl Iterator<Item = (u8, Card)> + '_ {
        self.booked.iter().flatten().flat_map(|battle| {
            let sides = battle.sides.iter().flat_map(|sides| sides.iter().map(|side| side.card));
            let told = battle.captured.filter(|_| battle.sides.is_none());
            sides.chain(told).map(move |card| (battle.zone, card))
        })
    }

    /// The cards that are captured or entered, each with its zone, from 1 (R7-21).
    pub fn in_play(&self) -> Vec<(u8, Card)> {
        let captured = cards::locked_zones(&self.zones, &self.config)
            .flat_map(|(number, zone)| zone.captured.iter().map(move |card| (number, *card)));
        captured.chain(self.entered()).collect()
    }
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are being placed, or written down.
    Placing,
    /// The game is won.
    Finished,
}
