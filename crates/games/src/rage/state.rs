//! State of a table: everything the rules need to know.

use super::cards::CardSet;
use super::model::{Card, Colour, Config, Phase};
use super::record::{Outcome, Played, Revoke, SheetRow, Taken};
use super::trick::WonBy;
use super::trump::{Trumps, TurnedFor};
use super::{score, seating};
use kernel::{BySeat, Few, Grain, Knowledge, Points, Seat, Switch};
use std::sync::Arc;

/// A Rage table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub seats: usize,
    /// The house rules; `rescore` changes two of them.
    pub config: Config,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// The first dealer, when one was named.
    pub first: Option<Seat>,
    /// Fixed orders of the deck, one a round.
    pub decks: Vec<Vec<Card>>,
    /// Who plays with whom (RG-9).
    pub sides: Vec<Vec<Seat>>,
    /// Who has left for good (RG-75).
    pub left: Vec<Seat>,
    /// Cards for each person, round by round; extra rounds are added at its end.
    pub plan: Vec<u8>,
    /// How the rounds to come are kept.
    pub grain: Grain,
    /// The round that is open, or the last one.
    pub round: Round,
    /// Completed rounds.
    pub sheet: Vec<Arc<SheetRow>>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A round in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Which one, from 1.
    pub number: u16,
    /// Cards for each person.
    pub cards: u8,
    pub dealer: Seat,
    pub grain: Grain,
    pub bids: BySeat<Option<u8>>,
    /// What is left in everybody's hand; empty with physical cards.
    pub hands: BySeat<CardSet>,
    /// The pile as dealt, top card first; empty with physical cards.
    pub pile: Vec<Card>,
    /// How many cards have been turned from the pile.
    pub turned: usize,
    /// Whether the first trump was turned (RG-13).
    pub opened: bool,
    pub trumps: Trumps,
    /// What the table said its trump is, where no card of it is written down (RG-76).
    pub noted: Option<Option<Colour>>,
    /// Rage cards set aside from the pile (RG-14).
    pub set_aside: Vec<Card>,
    /// The cards that the table waits to be turned.
    pub awaited: Option<(TurnedFor, Seat)>,
    /// Who leads the trick.
    pub leader: Seat,
    /// The trick, leader first.
    pub trick: Few<Played>,
    /// Completed tricks.
    pub tricks: u8,
    /// What everybody won in them.
    pub counted: BySeat<Taken>,
    /// What the keeper wrote down instead (RG-62).
    pub booked: Option<BySeat<Taken>>,
    pub last_trick: Option<TakenTrick>,
    /// Physical cards that lie open.
    pub shown: Vec<Shown>,
    /// Tricks in which a card did not follow, as far as nothing came to light yet.
    pub strayed: Vec<Strayed>,
    /// What came to light (RG-72).
    pub revokes: Vec<Revoke>,
    /// What came to light in the round before, told until the first bid: a last trick brings the
    /// most to light, and the next round is opened with it.
    pub revokes_before: Vec<Revoke>,
}

/// A finished trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// Its cards, leader first.
    pub plays: Few<Played>,
    pub winner: Seat,
    pub rule: WonBy,
}

/// A physical card that everybody has seen in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub card: Card,
    /// Who played it in which trick, from 1; none when it was turned.
    pub by: Option<(Seat, u8)>,
}

/// A person did not follow: they cannot have held that colour (RG-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strayed {
    pub seat: Seat,
    /// In which trick, from 1.
    pub trick: u8,
    pub led: Colour,
    pub played: Card,
}

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    Bids,
    /// Cards turned from the physical pile.
    Turn(TurnedFor, Seat),
    Card(Seat),
    Results,
    /// Nothing: it is over.
    Nothing,
}

impl Round {
    /// A round in which nothing happened yet.
    pub fn new(number: u16, cards: u8, dealer: Seat, grain: Grain, seats: usize) -> Round {
        Round {
            number,
            cards,
            dealer,
            grain,
            bids: BySeat::filled(seats, None),
            hands: BySeat::filled(seats, CardSet::default()),
            pile: Vec::new(),
            turned: 0,
            opened: false,
            trumps: Trumps::default(),
            noted: None,
            set_aside: Vec::new(),
            awaited: None,
            leader: dealer.left(1, seats),
            trick: Few::new(),
            tricks: 0,
            counted: BySeat::filled(seats, Taken::default()),
            booked: None,
            last_trick: None,
            shown: Vec::new(),
            strayed: Vec::new(),
            revokes: Vec::new(),
            revokes_before: Vec::new(),
        }
    }

    /// Whether a card was played.
    pub fn has_card(&self) -> bool {
        self.tricks > 0 || !self.trick.is_empty()
    }

    /// Whether a bid is missing.
    pub fn lacks_bids(&self) -> bool {
        self.bids.iter().any(Option::is_none)
    }

    /// What everybody won: written down, or counted once every trick is played.
    pub fn results(&self) -> Option<&BySeat<Taken>> {
        self.booked.as_ref().or_else(|| (self.tricks == self.cards).then_some(&self.counted))
    }

    /// What everybody won so far.
    pub fn taken(&self) -> &BySeat<Taken> {
        self.booked.as_ref().unwrap_or(&self.counted)
    }

    /// How its row of the sheet came about.
    pub fn row_grain(&self) -> Grain {
        if self.booked.is_some() { Grain::Round } else { Grain::Card }
    }

    /// The cards that lie open, as a set.
    pub fn shown_set(&self) -> CardSet {
        self.shown.iter().map(|shown| shown.card).collect()
    }
}

impl State {
    /// Whether this person has not left.
    pub fn stays(&self, seat: Seat) -> bool {
        !self.left.contains(&seat)
    }

    /// Those who have not left, in the order of the seats.
    pub fn staying(&self) -> impl Iterator<Item = Seat> + '_ {
        self.round.bids.seats().filter(|seat| self.stays(*seat))
    }

    /// The sides of those who have not left; who leaves has played alone (RG-75).
    pub fn staying_sides(&self) -> Vec<Vec<Seat>> {
        self.sides
            .iter()
            .filter(|side| side.iter().all(|seat| self.stays(*seat)))
            .cloned()
            .collect()
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.saturating_sub(self.left.len())
    }

    /// Those who play, clockwise from this seat on.
    fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seats;
        (0..seats).map(move |steps| seat.left(steps, seats)).filter(|seat| self.stays(*seat))
    }

    /// Who plays to the left of this seat.
    pub fn after(&self, seat: Seat) -> Seat {
        self.clockwise_from(seat.left(1, self.seats)).next().unwrap_or(seat)
    }

    /// A round in which nothing happened yet; a person who has left bids nothing.
    pub fn fresh_round(&self, number: u16, cards: u8, dealer: Seat, grain: Grain) -> Round {
        let mut round = Round::new(number, cards, dealer, grain, self.seats);
        round.leader = self.after(dealer);
        for seat in &self.left {
            if round.bids.contains(*seat) {
                round.bids[*seat] = Some(0);
            }
        }
        round
    }

    /// Whether the last round is scored and nothing is open.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Whether the app dealt and knows every hand.
    pub fn deals(&self) -> bool {
        self.knowledge == Knowledge::Dealt
    }

    /// Whether bids are hidden until the round is over (RG-21).
    pub fn hides_bids(&self) -> bool {
        self.config.secret_bids == Switch::On
    }

    /// Whether cards may come while a bid is missing: the slips lie face down on the physical table
    /// and are written into the app when they are turned over (RG-21).
    pub fn bids_may_wait(&self) -> bool {
        self.hides_bids() && !self.deals()
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        let round = &self.round;
        if self.is_over() {
            Phase::Finished
        } else if round.lacks_bids() && (!round.has_card() || round.results().is_some()) {
            Phase::Bidding
        } else {
            Phase::Playing
        }
    }

    /// Whether a person may still name a first bid.
    pub fn takes_bids(&self) -> bool {
        !self.is_over()
            && self.round.lacks_bids()
            && (!self.round.has_card() || self.bids_may_wait())
    }

    /// Whether the keeper may write or correct bids (RG-61).
    pub fn books_bids(&self) -> bool {
        !self.is_over() && !self.deals() && (!self.round.has_card() || self.hides_bids())
    }

    /// The seats from the dealer's left round to the dealer.
    pub fn from_left_of_dealer(&self) -> impl Iterator<Item = Seat> + use<> {
        let (dealer, seats) = (self.round.dealer, self.seats);
        (1..=seats).map(move |steps| dealer.left(steps, seats))
    }

    /// Who has no bid, in bidding order (RG-17).
    pub fn missing_bids(&self) -> impl Iterator<Item = Seat> + '_ {
        self.from_left_of_dealer().filter(|seat| self.round.bids[*seat].is_none())
    }

    /// Who plays the next card (RG-22).
    pub fn to_play(&self) -> Seat {
        let at = self.round.trick.len() % self.players().max(1);
        self.clockwise_from(self.round.leader).nth(at).unwrap_or(self.round.leader)
    }

    /// What has to be turned from the physical pile.
    pub fn to_turn(&self) -> Option<(TurnedFor, Seat)> {
        let round = &self.round;
        if self.deals() || self.is_over() || round.results().is_some() {
            return None;
        }
        match (round.awaited, round.grain) {
            (None, Grain::Card) if !round.opened => Some((TurnedFor::Opening, round.dealer)),
            (awaited, _) => awaited,
        }
    }

    /// What the table waits for first.
    pub fn awaits(&self) -> Awaited {
        let round = &self.round;
        if self.is_over() {
            return Awaited::Nothing;
        }
        if let Some((why, by)) = self.to_turn() {
            return Awaited::Turn(why, by);
        }
        if self.phase() == Phase::Bidding {
            return Awaited::Bids;
        }
        match round.grain {
            Grain::Card => Awaited::Card(self.to_play()),
            Grain::Round => Awaited::Results,
        }
    }

    /// Whose turn it is, if it is one person's.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Bidding if !self.hides_bids() => self.missing_bids().next(),
            Phase::Playing if self.round.grain == Grain::Card && self.to_turn().is_none() => {
                Some(self.to_play())
            }
            _ => None,
        }
    }

    /// The bid that the hook forbids when only this one is missing (RG-19).
    pub fn hooked(&self, seat: Seat) -> Option<u8> {
        if self.config.dealer_hook == Switch::Off {
            return None;
        }
        let others = self.round.bids.each().filter(|(other, _)| *other != seat);
        let mut left = self.round.cards;
        for (_, bid) in others {
            left = left.checked_sub((*bid)?)?;
        }
        Some(left)
    }

    /// Cards left in the pile.
    pub fn pile_left(&self) -> usize {
        let room = seating::enough(self.players() as u64, self.round.cards, self.config.deck);
        (room.pile as usize).saturating_sub(self.round.turned)
    }

    /// Points of completed rounds.
    pub fn total(&self, seat: Seat) -> Points {
        self.sheet.last().map_or(0, |row| row.cells[seat].total)
    }

    /// Everybody's points of completed rounds.
    pub fn totals(&self) -> BySeat<Points> {
        self.round.bids.seats().map(|seat| self.total(seat)).collect()
    }

    /// Exactly made bids of completed rounds.
    pub fn exact(&self, seat: Seat) -> u16 {
        self.sheet.iter().filter(|row| row.cells[seat].exact).count() as u16
    }

    /// The scoring in force.
    pub fn scoring(&self) -> score::Table {
        score::Table { scoring: self.config.scoring, sweep_double: self.config.sweep_double }
    }

    /// The most cards that this table can be dealt (RG-7, RG-64).
    pub fn most_cards(&self) -> u8 {
        let fits =
            |cards: &u8| seating::enough(self.players() as u64, *cards, self.config.deck).enough;
        (1..=seating::MOST_CARDS).rev().find(fits).unwrap_or(1)
    }
}
