//! State of a table: everything the rules need to know.

use super::deck::Deck;
use super::ending::{self, Tie};
use super::kind::Kind;
use super::model::{Config, End, TieBreak};
use super::record::{FullHands, Outcome, SheetRow};
use super::stack::Stack;
use kernel::{BySeat, Few, Grain, Knowledge, Points, Seat, Switch};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// A Cover Your Assets table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub seats: usize,
    /// The house rules.
    pub config: Config,
    /// Who has left for good (CYA-67).
    pub left: Vec<Seat>,
    /// The cards that are played with.
    pub deck: Deck,
    /// Whose cards they are.
    pub knowledge: Knowledge,
    /// The first dealer, when one was named.
    pub first: Option<Seat>,
    /// Fixed orders of the deck, one a round.
    pub decks: Vec<Vec<Kind>>,
    /// How the rounds to come are kept.
    pub grain: Grain,
    /// The round that is open, or the last one.
    pub round: Round,
    /// Completed rounds.
    pub sheet: Vec<Arc<SheetRow>>,
    pub tie: Option<Tie>,
    /// Everybody's challenges.
    pub fought: BySeat<Fought>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The challenges of one person, attacked and defended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fought {
    pub all: u16,
    pub won: u16,
}

/// A round in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Which one, from 1.
    pub number: u16,
    pub dealer: Seat,
    pub grain: Grain,
    /// Whether it is played only to break a tie.
    pub extra: bool,
    /// Whether the discard pile has begun.
    pub opened: bool,
    pub turn: Seat,
    pub in_hand: BySeat<u8>,
    /// Everybody's hand; empty with physical cards.
    pub hands: BySeat<Vec<Kind>>,
    /// The draw pile, its top card last; empty with physical cards.
    pub draw: Vec<Kind>,
    /// Cards in the draw pile.
    pub draw_left: u16,
    /// The discard pile, its top card last.
    pub discard: Vec<Kind>,
    /// Everybody's sets.
    pub stacks: BySeat<Stack>,
    pub challenge: Option<Challenge>,
    /// The challenge that ended last, until something else happens.
    pub last: Option<Ended>,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    pub challenger: Seat,
    pub defender: Seat,
    pub kind: Kind,
    /// Who is to answer.
    pub next: Seat,
    /// The cards shown, in their order: the challenger's and the defender's by turns.
    pub shows: Few<Kind>,
}

/// A challenge that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub challenge: Challenge,
    pub winner: Seat,
    pub size: u16,
    pub value: Points,
}

impl Challenge {
    /// The side that does not answer now: it showed the last card, and has the set if the other
    /// stops (CYA-25).
    pub fn leads(&self) -> Seat {
        if self.next == self.defender { self.challenger } else { self.defender }
    }

    /// Who showed the card at this place.
    pub fn shown_by(&self, at: usize) -> Seat {
        if at.is_multiple_of(2) { self.challenger } else { self.defender }
    }
}

impl Round {
    /// A round in which nothing happened yet: every hand is full, one card is to be turned.
    pub fn new(number: u16, dealer: Seat, grain: Grain, seats: usize) -> Round {
        Round {
            number,
            dealer,
            grain,
            extra: false,
            opened: false,
            turn: dealer.left(1, seats),
            in_hand: BySeat::filled(seats, 0),
            hands: BySeat::filled(seats, Vec::new()),
            draw: Vec::new(),
            draw_left: 0,
            discard: Vec::new(),
            stacks: BySeat::filled(seats, Stack::default()),
            challenge: None,
            last: None,
        }
    }
}

impl State {
    /// Whether this person has not left.
    pub fn stays(&self, seat: Seat) -> bool {
        !self.left.contains(&seat)
    }

    /// Those who have not left, in the order of the seats.
    pub fn staying(&self) -> impl Iterator<Item = Seat> + '_ {
        self.round.in_hand.seats().filter(|seat| self.stays(*seat))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.saturating_sub(self.left.len())
    }

    /// Who plays to the left of this seat.
    pub fn after(&self, seat: Seat) -> Seat {
        let others = (1..=self.seats).map(|steps| seat.left(steps, self.seats));
        others.into_iter().find(|other| self.stays(*other)).unwrap_or(seat)
    }

    /// A round in which nothing happened yet; a person who has left holds nothing.
    pub fn fresh_round(
        &self,
        number: u16,
        dealer: Seat,
        grain: Grain,
        hands: Option<FullHands>,
    ) -> Round {
        let mut round = Round::new(number, dealer, grain, self.seats);
        round.turn = self.after(dealer);
        if let Some(full) = hands {
            self.fill_hands(&mut round, full);
        }
        round
    }

    /// Every hand of those who play is full.
    pub fn fill_hands(&self, round: &mut Round, full: FullHands) {
        let seats = round.in_hand.seats();
        round.in_hand = seats.map(|seat| if self.stays(seat) { full.each } else { 0 }).collect();
        round.draw_left = full.draw;
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Whether the app dealt and knows every hand.
    pub fn deals(&self) -> bool {
        self.knowledge == Knowledge::Dealt
    }

    /// Whether no more rounds are played, though the winner may still be open.
    pub fn is_played_out(&self) -> bool {
        self.is_over() || self.awaits_winner()
    }

    /// Whether the table is to say who of the tied has won (CYA-50).
    pub fn awaits_winner(&self) -> bool {
        !self.is_over() && self.tie.as_ref().is_some_and(|tie| tie.by == TieBreak::Table)
    }

    /// Whether the open round was not touched: nothing is turned, shown or written. A tie that it
    /// is to break may still be settled in another way (CYA-39).
    pub fn is_untouched(&self) -> bool {
        let round = &self.round;
        let fresh = round.stacks.iter().all(Stack::is_empty) && round.challenge.is_none();
        let dealt = self.deals() && round.discard.len() == 1;
        fresh && (!round.opened || dealt)
    }

    /// Whether a tie is there to be settled (CYA-39, CYA-50).
    pub fn has_open_tie(&self) -> bool {
        self.tie.is_some() && (self.is_played_out() || self.is_untouched())
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        let round = &self.round;
        if self.is_over() {
            Phase::Finished
        } else if self.awaits_winner() {
            Phase::Tie
        } else if round.grain == Grain::Round {
            Phase::Booking
        } else if !round.opened {
            Phase::Turning
        } else if round.challenge.is_some() {
            Phase::Challenge
        } else {
            Phase::Turn
        }
    }

    /// Who is to act, if it is one person.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Turn => Some(self.round.turn),
            Phase::Challenge => self.round.challenge.as_ref().map(|challenge| challenge.next),
            _ => None,
        }
    }

    /// How many cards a hand has (CYA-6).
    pub fn hand_size(&self) -> u8 {
        self.config.hand_size.cards(self.players())
    }

    /// Whether wilds in sets stay hidden until the round is over (CYA-11).
    pub fn hides_wilds(&self) -> bool {
        self.config.reveal_wilds == Switch::Off
    }

    /// How many cards of the kind lie open, or are dealt out as sets and shown cards.
    pub fn seen(&self, kind: Kind) -> u16 {
        let round = &self.round;
        let stacks = round.stacks.iter().flat_map(Stack::cards);
        let shows = round.challenge.iter().flat_map(|challenge| &challenge.shows);
        stacks.chain(shows).chain(&round.discard).filter(|card| **card == kind).count() as u16
    }

    /// How many cards of the kind lie nowhere in the open.
    pub fn unseen(&self, kind: Kind) -> u16 {
        self.deck.copies(kind).saturating_sub(self.seen(kind))
    }

    /// The dealer of the round after this one (CYA-9, CYA-37).
    pub fn next_dealer(&self) -> Seat {
        self.after(self.round.dealer)
    }

    /// Points of completed rounds.
    pub fn total(&self, seat: Seat) -> Points {
        self.sheet.last().and_then(|row| row.cells.get(seat)).map_or(0, |cell| cell.total)
    }

    /// Everybody's points of completed rounds.
    pub fn totals(&self) -> BySeat<Points> {
        self.round.in_hand.seats().map(|seat| self.total(seat)).collect()
    }

    /// Rounds won (CYA-40).
    pub fn wins(&self, seat: Seat) -> u16 {
        let won = |row: &&Arc<SheetRow>| row.cells.get(seat).is_some_and(|cell| cell.won);
        self.sheet.iter().filter(won).count() as u16
    }

    /// The numbers that decide: totals, or rounds won (CYA-38, CYA-40).
    pub fn numbers(&self) -> BySeat<i64> {
        let seats = self.round.in_hand.seats();
        match self.config.end {
            End::TwoRoundWins => seats.map(|seat| i64::from(self.wins(seat))).collect(),
            _ => seats.map(|seat| i64::from(self.total(seat))).collect(),
        }
    }

    /// The numbers of those who can win: a person who has left is behind everybody (CYA-67).
    pub fn deciding(&self) -> BySeat<i64> {
        let numbers = self.numbers();
        let number = |(seat, n): (Seat, &i64)| if self.stays(seat) { *n } else { i64::MIN };
        numbers.each().map(number).collect()
    }

    /// Each seat's place.
    pub fn places(&self) -> BySeat<u8> {
        let settled = self.outcome.as_ref().map(|outcome| outcome.places.clone());
        settled.unwrap_or_else(|| ending::places(&self.numbers(), &self.left, &[]))
    }
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The round is kept by what it comes to, which is not written yet.
    Booking,
    /// The physical discard pile waits for its first card.
    Turning,
    Turn,
    Challenge,
    /// The table is to say who of the tied has won.
    Tie,
    Finished,
}
