//! Wire types of Rage: commands, prompts, views.

use super::model::{Card, Colour, Config, Scoring};
use kernel::{BySeat, Grain, Knowledge, Points, Seat, Switch};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody asks of a Rage table.
///
/// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// One person names, in turn, the tricks they expect (RG-58).
    Bid {
        /// Who bids.
        seat: Seat,
        /// The tricks they expect.
        n: i64,
    },
    /// One person plays a card (RG-59).
    Play {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour announced with a Wild Rage, or named with a Change Rage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        colour: Option<String>,
        /// The value announced with a Wild Rage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        value: Option<i64>,
    },
    /// The cards that were turned from the physical pile, in order: Rage cards are set aside, the
    /// number card that ends the list gives the trump (RG-13, RG-14, RG-36).
    Turn {
        /// What was turned.
        cards: Vec<Card>,
        /// Whether the pile ended without a number card (RG-15, RG-37).
        #[serde(default)]
        empty: bool,
    },
    /// The keeper writes down bids, all at once or one by one (RG-61).
    BookBids {
        /// The round, from 1.
        round: u16,
        /// Who bids what.
        bids: Vec<BookedBid>,
    },
    /// The keeper writes down what a round came to (RG-62).
    BookResults {
        /// The round, from 1.
        round: u16,
        /// Each person's tricks and cards.
        results: Vec<BookedResult>,
    },
    /// The table deals another number of cards in a round that has no result yet (RG-64).
    SetCards {
        /// The round, from 1.
        round: u16,
        /// Cards for each person.
        cards: i64,
    },
    /// From the next round on the table is kept in this grain.
    Keep {
        /// Results only, or every card.
        grain: Grain,
    },
    /// The box is another edition: every round is scored anew (RG-48).
    Rescore {
        /// The scoring table.
        scoring: Scoring,
        /// Whether taking every trick counts double (RG-52).
        sweep_double: Switch,
    },
    /// How equal totals at the end are settled (RG-55, RG-56).
    SettleTie {
        /// The way the table chose.
        how: TieBreak,
    },
}

/// One written bid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedBid {
    /// Who.
    pub seat: Seat,
    /// The tricks they expect.
    pub n: i64,
}

/// One written result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedResult {
    /// Who.
    pub seat: Seat,
    /// Tricks won.
    pub tricks: i64,
    /// Bonus Rage cards among them.
    #[serde(default)]
    pub bonus: i64,
    /// Mad Rage cards among them.
    #[serde(default)]
    pub mad: i64,
}

/// How a tie at the end is settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum TieBreak {
    /// Most exactly made bids; still equal: shared (RG-55, RG-56).
    Rulebook,
    /// All who are tied share the win.
    Share,
    /// The table decided in its own way.
    Table {
        /// Who won.
        winners: Vec<Seat>,
        /// How it was decided, in a few words.
        #[serde(default)]
        words: String,
    },
    /// One more round of one card for everybody (RG-56).
    ExtraRound,
}

/// What may be asked for next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
    /// Written bids.
    BookBids {
        /// The round.
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
    /// Written results.
    BookResults {
        /// The round.
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
        /// What they are turned for.
        why: TurnedFor,
        /// Who played the card that turns them.
        seat: Option<Seat>,
    },
    /// A card.
    Play {
        /// Whose turn it is.
        seat: Seat,
        /// The cards that may be played, when this viewer may know them.
        legal: Option<Vec<Card>>,
        /// Cards that cannot be: shown before in this round (physical cards only).
        gone: Vec<Card>,
        /// Whether a Change Rage needs a colour.
        change_takes_colour: bool,
        /// Whether a Wild Rage needs a value.
        wild_takes_value: bool,
    },
    /// Another number of cards for the round.
    SetCards {
        /// The round.
        round: u16,
        /// The most that can be dealt.
        max: u8,
    },
    /// Another grain from the next round on.
    Keep {
        /// The grain that can be chosen.
        grain: Grain,
    },
    /// Another scoring.
    Rescore {
        /// The scoring in force.
        scoring: Scoring,
        /// Whether a sweep counts double.
        sweep_double: Switch,
    },
    /// Equal totals at the end.
    SettleTie {
        /// Who is tied for the win.
        seats: Vec<Seat>,
        /// Whom the rulebook would choose.
        rulebook: Vec<Seat>,
    },
}

/// What cards are turned for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnedFor {
    /// The first trump of the round (RG-13).
    Opening,
    /// A Change Rage (RG-36).
    Change,
    /// The new trump after a trick with an Out Rage (RG-38).
    Out,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Bids are being named.
    Bidding,
    /// Tricks are being played.
    Playing,
    /// The last round is scored.
    Finished,
}

/// What one viewer may see of a Rage table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// Where the game stands.
    pub phase: Phase,
    /// The round that is open, or the last one, from 1.
    pub round: u16,
    /// Cards for each person in every round of the plan, extra rounds included.
    pub plan: Vec<u8>,
    /// Cards for each person in this round.
    pub cards: u8,
    /// Who deals.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// How the round is kept.
    pub grain: Grain,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// The trump.
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
    /// The trick before this one.
    pub last_trick: Option<TakenTrick>,
    /// Completed rounds, the first one first.
    pub sheet: Vec<SheetRow>,
    /// Who plays together; one seat a team without teams.
    pub teams: Vec<Vec<Seat>>,
    /// Failures to follow that came to light in this round, or in the one before until somebody
    /// bids (RG-72).
    pub revokes: Vec<Revoke>,
    /// The house rules in force.
    pub config: Config,
}

/// The trump as far as the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", content = "colour", rename_all = "snake_case")]
pub enum Trump {
    /// Nobody wrote it down: the round is kept by results.
    Unknown,
    /// There is none.
    None,
    /// This colour.
    Colour(Colour),
}

/// One person's part of the round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
    /// Cards in hand.
    pub in_hand: u8,
    /// The hand, where this viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// All points so far (the team's, with teams).
    pub total: Points,
    /// Exactly made bids so far (the team's, with teams).
    pub exact: u16,
}

/// A card in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The announced or named colour.
    pub colour: Option<Colour>,
    /// The announced value.
    pub value: Option<u8>,
}

/// A finished trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TakenTrick {
    /// Its cards, leader first.
    pub plays: Vec<Played>,
    /// Who took it.
    pub winner: Seat,
    /// The rule that decided: RG-43, RG-44 or RG-45.
    pub rule: String,
}

/// A failure to follow that came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Revoke {
    /// Who did not follow.
    pub seat: Seat,
    /// In which trick of the round, from 1.
    pub trick: u8,
    /// The colour that was led.
    pub led: Colour,
    /// What they played then.
    pub played: Card,
    /// The card of the led colour that they showed later.
    pub shown: Card,
}

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SheetRow {
    /// The round, from 1.
    pub round: u16,
    /// Cards for each person.
    pub cards: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// How it was kept.
    pub grain: Grain,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
}

/// What a round came to for one person; with teams, points and total are the team's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
}

/// One addend of a round's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Part {
    /// What it is for.
    pub what: PartOf,
    /// How many of it.
    pub n: u8,
    /// What it adds.
    pub points: Points,
}

/// What an addend is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PartOf {
    /// Tricks won.
    Tricks,
    /// Tricks won once more, for taking all of them (RG-52).
    Sweep,
    /// A bid made exactly.
    Exact,
    /// A bid of zero made exactly.
    ExactZero,
    /// A bid missed.
    Miss,
    /// Bonus Rage cards.
    Bonus,
    /// Mad Rage cards.
    Mad,
}
