//! Wire types of Rush 7: prompts and views.

use super::model::{self, Card, Config, EndedBy, Fate, TO_WIN_ZONE};
use super::record;
use super::state::Phase;
use kernel::{BySeat, Grain, Knowledge, Seat};
use serde::Serialize;
use ts_rs::TS;

/// What may be asked for next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// A card for every open zone.
    Place {
        seat: Seat,
        /// The open zones, each of which takes one.
        zones: Vec<u8>,
        /// The cards to choose from, where this viewer may see them.
        hand: Option<Vec<Card>>,
    },
    /// The laid cards back into the hand.
    Withdraw { seat: Seat },
    /// Both cards of a battle.
    BookBattle {
        /// The zones that have no entry in this turn.
        zones: Vec<u8>,
        /// The first of them.
        next: u8,
        /// The cards there are, and how many of each can still come up in this turn.
        cards: Vec<CardsLeft>,
    },
    /// What the table judged itself.
    BookResult {
        /// The zones that have no entry in this turn.
        zones: Vec<u8>,
        /// The first of them.
        next: u8,
        /// The cards there are, and how many of each can still come up in this turn.
        cards: Vec<CardsLeft>,
    },
    /// Every open zone is entered.
    EndTurn {},
    /// How a zone lies.
    BookSetZone {
        zones: Vec<u8>,
        /// The most captured cards.
        max: u8,
        /// The cards there are, and how many of each are not yet captured or entered.
        cards: Vec<CardsLeft>,
    },
    /// Another grain.
    Keep { grain: Grain },
    /// The end of the game, between two turns.
    Finish {},
}

/// How many of a card are not yet accounted for (R7-1, R7-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CardsLeft {
    pub card: Card,
    /// How many, 0 to 4.
    pub left: u8,
}

/// What one viewer may see of a Rush 7 table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// Where the game stands.
    pub phase: Phase,
    /// The turn that is open, or the last one, from 1.
    pub turn: u16,
    /// The five zones as they lay before this turn, Z1 first.
    pub zones: Vec<ZoneView>,
    /// The open zones that have no entry in this turn; none where the app deals.
    pub missing: Vec<u8>,
    /// Who still has to place; none with physical cards.
    pub waiting: Vec<Seat>,
    /// What was dealt for this turn, or is to be dealt now: none once it is over (R7-12, R7-23).
    pub deal: Option<DealCount>,
    pub seats: BySeat<SeatView>,
    /// How many won zones win the game (R7-14).
    pub to_win: u8,
    /// Completed turns, the first one first; the last one is what was revealed last.
    pub sheet: Vec<TurnRow>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// How battles are written down first.
    pub grain: Grain,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// The house rules in force.
    pub config: Config,
}

/// A zone before this turn, with what was written down for it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ZoneView {
    /// Which, from 1.
    pub zone: u8,
    pub controller: Option<Seat>,
    /// The captured cards, in the order of capture.
    pub captured: Vec<Card>,
    /// Who has won it for good.
    pub won_by: Option<Seat>,
    /// How many captured cards win it (R7-10).
    pub to_win: u8,
    /// What the captured cards add for the controller (R7-7).
    pub bonus: u8,
    /// The captured cards that add something.
    pub parts: Vec<BonusPart>,
    /// This turn's entry: what it will come to when the turn ends.
    pub battle: Option<Battle>,
}

/// One player's part of the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    /// Zones won (R7-10).
    pub won: u8,
    /// Open zones under control.
    pub controlled: u8,
    pub in_hand: u8,
    /// The hand, the lowest card first, where this viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// Whether cards lie face down at the zones.
    pub placed: bool,
    /// Which, where this viewer may see them.
    pub laid: Option<Vec<Laid>>,
}

/// A card laid at a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Laid {
    /// At which zone, from 1.
    pub zone: u8,
    pub card: Card,
}

/// What a battle came to (R7-20).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Battle {
    /// In which zone, from 1.
    pub zone: u8,
    /// Both players' cards and points; none where the table judged itself.
    pub sides: Option<BySeat<Side>>,
    pub fate: Fate,
    /// Who won; none in a tie.
    pub winner: Option<Seat>,
    /// The loser's card, captured; none in a tie.
    pub captured: Option<Card>,
    /// The cards that go away, as far as they are known, the lowest first.
    pub discarded: Vec<Card>,
    /// The zone after it: its controller, what is captured there, and whether it is won.
    pub after: Zone,
    /// How many captured cards win it (R7-10).
    pub to_win: u8,
    /// The number of the rule by which it was judged: the sums, or the table itself.
    pub judged_by: String,
    /// The number of the rule behind what became of the zone.
    pub rule: String,
}

/// A zone as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Zone {
    /// Who controls it; none until the first capture.
    pub controller: Option<Seat>,
    /// The captured cards, in the order of capture; all of them are the other player's.
    pub captured: Vec<Card>,
    /// Who has won it for good (R7-10).
    pub won_by: Option<Seat>,
}

/// One player's side of a battle (R7-7).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Side {
    pub card: Card,
    /// What the captured cards add.
    pub bonus: u8,
    /// Each captured card that adds something.
    pub parts: Vec<BonusPart>,
    /// The card and the bonus together.
    pub points: u8,
}

/// What one captured card adds (R7-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BonusPart {
    pub card: Card,
    /// What it adds, 1 or 2.
    pub bonus: u8,
}

/// How many cards are dealt (R7-12, R7-29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct DealCount {
    /// Cards dealt to each player.
    pub each: u8,
    /// Cards each player keeps from before: 2, or 0 at the start.
    pub keep: u8,
    /// Cards in each hand then.
    pub hand: u8,
    /// Cards shuffled together before the deal.
    pub shuffle: u8,
    /// Cards left over after it.
    pub left: u8,
}

/// A completed turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TurnRow {
    /// Which, from 1.
    pub turn: u16,
    /// What every zone's battle came to, Z1 first; a won zone has none.
    pub battles: Vec<Battle>,
    /// The zones that each has won after it.
    pub won: BySeat<u8>,
    pub zones_won: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Outcome {
    /// Who won; both in a draw.
    pub winners: Vec<Seat>,
    /// Which rule decided.
    pub by: EndedBy,
    pub won: BySeat<u8>,
    /// The open zones that each controls.
    pub controlled: BySeat<u8>,
    pub captured: BySeat<u8>,
}

impl From<record::DealCount> for DealCount {
    fn from(deal: record::DealCount) -> DealCount {
        let record::DealCount { each, keep, hand, shuffle, left } = deal;
        DealCount { each, keep, hand, shuffle, left }
    }
}

impl From<record::Laid> for Laid {
    fn from(laid: record::Laid) -> Laid {
        let record::Laid { zone, card } = laid;
        Laid { zone, card }
    }
}

impl From<&record::Battle> for Battle {
    fn from(battle: &record::Battle) -> Battle {
        Battle {
            zone: battle.zone,
            sides: battle.sides.as_ref().map(|sides| sides.map(|side| side.into())),
            fate: battle.fate,
            winner: battle.winner,
            captured: battle.captured,
            discarded: battle.discarded.to_vec(),
            after: (&battle.after).into(),
            to_win: TO_WIN_ZONE as u8,
            judged_by: battle.judged_by().to_owned(),
            rule: battle.rule().to_owned(),
        }
    }
}

impl From<&model::Zone> for Zone {
    fn from(zone: &model::Zone) -> Zone {
        let captured = zone.captured.to_vec();
        Zone { controller: zone.controller, captured, won_by: zone.won_by }
    }
}

impl From<&record::Side> for Side {
    fn from(side: &record::Side) -> Side {
        let record::Side { card, bonus, ref parts, points } = *side;
        Side { card, bonus, parts: BonusPart::each(parts), points }
    }
}

impl BonusPart {
    /// Parts as they are drawn.
    pub(super) fn each(parts: &[record::BonusPart]) -> Vec<BonusPart> {
        let drawn = |part: &record::BonusPart| BonusPart { card: part.card, bonus: part.bonus };
        parts.iter().map(drawn).collect()
    }
}

impl From<&record::TurnRow> for TurnRow {
    fn from(row: &record::TurnRow) -> TurnRow {
        TurnRow {
            turn: row.turn,
            battles: row.battles.iter().map(|battle| battle.into()).collect(),
            won: row.won.clone(),
            zones_won: row.zones_won.to_vec(),
        }
    }
}

impl From<&record::Outcome> for Outcome {
    fn from(outcome: &record::Outcome) -> Outcome {
        let record::Outcome { winners, by, won, controlled, captured } = outcome.clone();
        Outcome { winners, by, won, controlled, captured }
    }
}
