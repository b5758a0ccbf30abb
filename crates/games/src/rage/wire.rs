//! Wire types of Rage: prompts and views.

use super::model::{Card, Colour, Config, EndedBy, PartOf, Phase, Scoring};
use super::record;
use super::trick::WonBy;
use super::trump::TurnedFor;
use kernel::{BySeat, Grain, Knowledge, Points, Seat, Switch};
use serde::Serialize;
use ts_rs::TS;

/// What may be asked for next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// A bid in turn.
    Bid {
        /// Whose turn it is; with secret bids everybody who has not bid is prompted.
        seat: Seat,
        /// The highest bid; the lowest is 0.
        max: u8,
        /// The bid that the dealer's hook forbids (RG-19).
        forbidden: Option<u8>,
    },
    BookBids {
        round: u16,
        /// Whose bid is expected next: the first one missing, left of the dealer first.
        next: Option<Seat>,
        /// Who has no bid yet, in bidding order.
        missing: Vec<Seat>,
        /// The highest bid; the lowest is 0.
        max: u8,
        /// The bid that the dealer's hook forbids the next person (RG-19).
        forbidden: Option<u8>,
    },
    BookResults {
        round: u16,
        /// The tricks there are.
        cards: u8,
        /// Bonus Rage cards in the deck.
        max_bonus: u8,
        /// Mad Rage cards in the deck.
        max_mad: u8,
    },
    /// The cards turned from the physical pile.
    Turn {
        why: TurnedFor,
        /// Who played the card that turns them.
        seat: Option<Seat>,
    },
    /// A card.
    Play {
        seat: Seat,
        /// The cards that may be played, when this viewer may know them.
        legal: Option<Vec<Card>>,
        /// Cards that cannot be: shown before in this round (physical cards only).
        gone: Vec<Card>,
        /// The cards that need a colour.
        announced: Vec<Card>,
        /// The cards that need a value, too.
        valued: Vec<Card>,
    },
    /// Another number of cards for the round.
    SetCards {
        round: u16,
        /// The most that can be dealt.
        max: u8,
    },
    /// The trump as it lies on the table.
    NoteTrump { round: u16 },
    /// Another grain from the next round on.
    Keep { grain: Grain },
    /// Another scoring.
    Rescore {
        scoring: Scoring,
        /// Whether a sweep counts double.
        sweep_double: Switch,
    },
    /// The end before the last round.
    Finish {},
    /// One more person at the table.
    Come,
    /// A person who leaves for good.
    Leave { seats: Vec<Seat> },
    /// Equal totals at the end.
    SettleTie {
        seats: Vec<Seat>,
        /// Whom the rulebook would choose.
        rulebook: Vec<Seat>,
        /// The number of the rule by which it chooses.
        rule: EndedBy,
    },
}

/// What one viewer may see of a Rage table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// Where the game stands.
    pub phase: Phase,
    /// The round that is open, or the last one, from 1.
    pub round: u16,
    /// Cards for each person in every round of the plan, extra rounds included.
    pub plan: Vec<u8>,
    /// Cards for each person in this round.
    pub cards: u8,
    pub dealer: Seat,
    pub turn: Option<Seat>,
    /// How the round is kept.
    pub grain: Grain,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    pub trump: Trump,
    /// Rage cards that were set aside in this round.
    pub set_aside: Vec<Card>,
    /// Cards left in the pile.
    pub pile: Option<u8>,
    /// Each person's part of the round.
    pub seats: BySeat<SeatView>,
    /// The cards of the trick, leader first.
    pub trick: Vec<Played>,
    /// The led colour, once there is one (RG-24).
    pub led: Option<Colour>,
    pub last_trick: Option<TakenTrick>,
    /// Completed rounds, the first one first.
    pub sheet: Vec<SheetRow>,
    /// Who plays together; one seat a team without teams.
    pub teams: Vec<Vec<Seat>>,
    /// Failures to follow that came to light in this round, or in the one before until a person
    /// bids (RG-72).
    pub revokes: Vec<Revoke>,
    /// The house rules in force.
    pub config: Config,
}

/// The trump as far as the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", content = "colour", rename_all = "snake_case")]
pub enum Trump {
    /// It was not written down.
    Unknown,
    None,
    Colour(Colour),
}

/// One person's part of the round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    /// The bid, where this viewer may see it.
    pub bid: Option<u8>,
    /// Whether there is a bid, seen or not.
    pub has_bid: bool,
    /// Tricks won in this round.
    pub tricks: u8,
    /// Bonus Rage cards won in this round.
    pub bonus: u8,
    /// Mad Rage cards won in this round.
    pub mad: u8,
    pub in_hand: u8,
    /// The hand, where this viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// All points so far (the team's, with teams).
    pub total: Points,
    /// Exactly made bids so far (the team's, with teams).
    pub exact: u16,
    /// Whether this person has left for good (RG-75).
    pub left: bool,
}

/// A card in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Played {
    pub seat: Seat,
    pub card: Card,
    /// The announced or named colour.
    pub colour: Option<Colour>,
    pub value: Option<u8>,
}

/// A finished trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TakenTrick {
    /// Its cards, leader first.
    pub plays: Vec<Played>,
    pub winner: Seat,
    pub rule: WonBy,
}

/// A failure to follow that came to light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Revoke {
    pub seat: Seat,
    /// In which trick of the round, from 1.
    pub trick: u8,
    pub led: Colour,
    pub played: Card,
    /// The card of the led colour that they showed later.
    pub shown: Card,
    /// The number of the rule that it breaks.
    pub rule: String,
}

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetRow {
    /// The round, from 1.
    pub round: u16,
    /// Cards for each person.
    pub cards: u8,
    pub dealer: Seat,
    pub grain: Grain,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
}

/// What a round came to for one person; with teams, points and total are the team's.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Cell {
    /// The person's own bid.
    pub bid: u8,
    /// The person's own tricks.
    pub tricks: u8,
    /// Bonus Rage cards among them.
    pub bonus: u8,
    /// Mad Rage cards among them.
    pub mad: u8,
    /// Points of the round.
    pub points: Points,
    /// Total after the round.
    pub total: Points,
    /// Whether the bid (the team's, with teams) was made exactly.
    pub exact: bool,
    /// The addends of the points.
    pub parts: Vec<Part>,
    /// Whether the person was not at the table.
    pub away: bool,
}

/// One addend of a round's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Part {
    pub what: PartOf,
    pub n: u8,
    pub points: Points,
}

impl From<record::Played> for Played {
    fn from(played: record::Played) -> Played {
        let record::Played { seat, card, colour, value } = played;
        Played { seat, card, colour, value }
    }
}

impl From<record::Revoke> for Revoke {
    fn from(revoke: record::Revoke) -> Revoke {
        let record::Revoke { seat, trick, led, played, shown } = revoke;
        Revoke { seat, trick, led, played, shown, rule: record::Revoke::RULE.to_owned() }
    }
}

impl From<&record::SheetRow> for SheetRow {
    fn from(row: &record::SheetRow) -> SheetRow {
        let record::SheetRow { round, cards, dealer, grain, ref cells } = *row;
        SheetRow { round, cards, dealer, grain, cells: cells.map(|cell| cell.into()) }
    }
}

impl From<&record::Cell> for Cell {
    fn from(cell: &record::Cell) -> Cell {
        let record::Cell { bid, tricks, bonus, mad, points, total, exact, ref parts, away } = *cell;
        let parts = parts.iter().map(|part| Part::from(*part)).collect();
        Cell { bid, tricks, bonus, mad, points, total, exact, parts, away }
    }
}

impl From<record::Part> for Part {
    fn from(part: record::Part) -> Part {
        let record::Part { what, n, points } = part;
        Part { what, n, points }
    }
}
