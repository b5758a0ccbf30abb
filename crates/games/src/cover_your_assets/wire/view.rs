//! Wire types of Cover Your Assets: the view.

use super::super::kind::Card;
use super::super::model::{Config, EndedBy, Kept, TieBreak};
use super::super::record;
use super::super::state::Phase;
use kernel::{BySeat, Grain, Knowledge, Points, Seat};
use serde::Serialize;
use ts_rs::TS;

/// What one viewer may see of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// Where the game stands.
    pub phase: Phase,
    /// The round that is open, or the last one, from 1.
    pub round: u16,
    /// Whether the round is played only to break a tie (CYA-39).
    pub extra: bool,
    pub dealer: Seat,
    /// Who deals the round after this one.
    pub next_dealer: Seat,
    /// Who is to act: whose turn it is, or who answers in a challenge.
    pub turn: Option<Seat>,
    /// How the round is kept.
    pub grain: Grain,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    pub hand_size: u8,
    /// The kinds of the deck, in the order in which a stack is counted.
    pub kinds: Vec<KindView>,
    /// What the whole deck is worth.
    pub deck_value: Points,
    /// The step in which amounts go.
    pub step: Points,
    /// Cards left in the draw pile; none where the round is not kept card by card.
    pub draw: Option<u16>,
    /// The discard pile, its top card last.
    pub discard: Vec<Card>,
    /// Each person's part of the round.
    pub seats: BySeat<SeatView>,
    pub challenge: Option<ChallengeView>,
    /// The challenge before, as long as it was the last thing that happened in this round.
    pub last_challenge: Option<EndedChallenge>,
    /// Completed rounds, the first one first.
    pub sheet: Vec<SheetRow>,
    pub tie: Option<TieView>,
    /// What a person needs to end the game, where it ends so.
    pub target: Option<Points>,
    /// The house rules in force.
    pub config: Config,
}

/// A kind of the deck.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct KindView {
    /// Its code, or its name on the table's own list.
    pub kind: Card,
    /// What one card is worth.
    pub value: Points,
    pub copies: u16,
    pub wild: bool,
    /// How many lie nowhere in the open; hidden where the wilds in the sets are (CYA-11).
    pub left: Option<u16>,
}

/// One person's part of the round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    /// Cards in hand; none where the round is not kept card by card.
    pub in_hand: Option<u8>,
    /// The hand, where this viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// The sets of the stack: the safe one first, the top one last.
    pub stack: Vec<SetView>,
    /// What the stack is worth; hidden where the wilds in it are.
    pub stack_value: Option<Points>,
    /// All points of completed rounds.
    pub total: Points,
    /// What is missing to the target, where the game ends so.
    pub missing: Option<Points>,
    /// Rounds won (CYA-40).
    pub wins: u16,
    /// Whether this person has left for good (CYA-67).
    pub left: bool,
}

/// A set of a stack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SetView {
    pub kind: Card,
    pub size: u16,
    /// Its cards; hidden where wilds are (CYA-11).
    pub cards: Option<Vec<Card>>,
    /// What it is worth; hidden where its cards are.
    pub value: Option<Points>,
    /// Whether it cannot be stolen: it is the first one (CYA-22).
    pub safe: bool,
}

/// A challenge in progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChallengeView {
    pub challenger: SideView,
    pub defender: SideView,
    /// Who is to answer.
    pub next: Seat,
    /// Who would have the set if that side stopped now.
    pub leads: Seat,
    /// The set as it lay, before a card was shown.
    pub set: SetView,
    /// The cards shown, in their order.
    pub shows: Vec<Show>,
    /// How many cards the set has grown to.
    pub size: u16,
    /// What it is worth by now; hidden where its wilds are.
    pub value: Option<Points>,
}

/// One side of a challenge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SideView {
    pub seat: Seat,
    pub in_hand: u8,
    /// The kinds that this side could show, as far as everybody knows.
    pub could: Vec<Card>,
    /// What this side can show, where this viewer may see the hand.
    pub can: Option<Vec<Card>>,
}

/// A card shown in a challenge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Show {
    pub seat: Seat,
    pub card: Card,
}

/// A challenge that has ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EndedChallenge {
    pub challenger: Seat,
    pub defender: Seat,
    /// Who has the set now.
    pub winner: Seat,
    pub kind: Card,
    /// The cards shown, in their order.
    pub shows: Vec<Show>,
    /// How many cards the set has now.
    pub size: u16,
    /// What it is worth; hidden where its wilds are.
    pub value: Option<Points>,
}

/// A tie at the top.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TieView {
    pub seats: Vec<Seat>,
    pub by: TieBreak,
    /// The number of the rule about it.
    pub rule: EndedBy,
}

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetRow {
    /// The round, from 1.
    pub round: u16,
    pub dealer: Seat,
    pub kept: Kept,
    /// Whether it was played only to break a tie.
    pub extra: bool,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
}

/// What a round came to for one person.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Cell {
    /// What the stack was worth.
    pub amount: Points,
    /// Total after the round.
    pub total: Points,
    /// Whether no person had more in this round (CYA-40).
    pub won: bool,
    /// The cards of the stack by kind, in counting order; none where only the amount is known.
    pub counts: Option<Vec<Counted>>,
    /// Whether the person was not at the table.
    pub away: bool,
}

/// Cards of one kind in a stack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Counted {
    pub kind: Card,
    pub n: u16,
    /// What they are worth together.
    pub value: Points,
}

impl From<&record::SheetRow> for SheetRow {
    fn from(row: &record::SheetRow) -> SheetRow {
        let record::SheetRow { round, dealer, kept, extra, ref cells } = *row;
        SheetRow { round, dealer, kept, extra, cells: cells.map(|cell| cell.into()) }
    }
}

impl From<&record::Cell> for Cell {
    fn from(cell: &record::Cell) -> Cell {
        let record::Cell { amount, total, won, ref counts, away } = *cell;
        let counts = counts.as_ref().map(|counts| counts.iter().map(Counted::from).collect());
        Cell { amount, total, won, counts, away }
    }
}

impl From<&record::Counted> for Counted {
    fn from(counted: &record::Counted) -> Counted {
        let record::Counted { ref kind, n, value } = *counted;
        Counted { kind: kind.clone(), n, value }
    }
}
