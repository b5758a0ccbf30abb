//! View of a Rush Out! table: the same for everybody, because only decks and discards are hidden
//! (RO-119).

use super::super::model::{
    self, CardKind, Class, Colour, Curse, Die, Effect, Mode, Reason, Scenario, Symbol, Team,
};
use super::super::record;
use super::super::state::Phase;
use kernel::{Seat, Timestamp};
use serde::Serialize;
use ts_rs::TS;

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// Training or scenario.
    pub setup: Scenario,
    /// What the app does.
    pub mode: Mode,
    /// Whether the cards are the invented set, which a full table has to say (RO-123).
    pub stand_in: bool,
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// How many trophies win the match.
    pub to_win: u8,
    pub trophies: ByTeam<u8>,
    pub clock: Clock,
    /// The time of the rounds before, in milliseconds.
    pub earlier_ms: i64,
    pub sorcerer: Seat,
    /// Whether lots were drawn for the sorcerer (RO-120).
    pub drawn: bool,
    /// How many cards each team's deck has left; null where the app does not know the cards (RO-119).
    pub decks: Option<ByTeam<u8>>,
    /// Everybody, by seat.
    pub seats: Vec<SeatView>,
    /// What the task row holds, from the dragon's side; a null is empty. Only where the app knows the cards.
    pub task_row: [Option<TargetView>; 3],
    /// What the spell row holds.
    pub spell_row: [Option<TargetView>; 3],
    /// Dispels, curses, wounded hero tiles, dice scrolls.
    pub targets: Vec<TargetView>,
    /// The symbols of all banners in sight: what the sorcerer's wild counts as.
    pub banners: Vec<Symbol>,
    /// The dragon, where there is one.
    pub dragon: Option<DragonView>,
    pub curses: Vec<CurseView>,
    /// Souls left in the pile, where there is one.
    pub souls: Option<u8>,
    /// The sorcerer's life, where it counts.
    pub life: Option<u8>,
    /// Gold cards of each team, where there is gold.
    pub gold: Option<ByTeam<u8>>,
    pub marker: Option<Team>,
    /// Scrolls that the sorcerer owns, by id.
    pub scrolls: Vec<String>,
    /// The spell or scroll that waits for the sorcerer's choice, by id.
    pub pending: Option<String>,
    /// A curse that was broken, as the sorcerer says.
    pub reminder: Option<Reminder>,
    /// Tasks that wait for who keeps them.
    pub pending_xp: Vec<XpWaiting>,
    /// The market, while it is open.
    pub market: Option<MarketView>,
    pub rounds: Vec<RoundRow>,
    /// Who won the match: none before its end, and none where both share it (RO-130).
    pub winner: Option<Team>,
    /// Whether the table ended it between two rounds (RO-130).
    pub ended_early: bool,
}

/// A clock that nothing moves: what it has counted, and since when it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Clock {
    /// Milliseconds of the stretches that are over.
    pub elapsed_ms: i64,
    /// Since when it runs; null while it stands.
    pub running_since: Option<Timestamp>,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    pub seat: Seat,
    pub team: Team,
    /// The hero's class; null for the sorcerer.
    pub class: Option<Class>,
    /// The colour of the dice.
    pub colour: Colour,
    /// What a wild counts as for this person now.
    pub wild: Vec<Symbol>,
    /// Symbols that dispels forbid.
    pub forbidden: Vec<Symbol>,
    pub wounded: bool,
    /// Whether a die for the vortex has to be chosen.
    pub vortex_pending: bool,
    pub xp: u8,
    /// Equipment, by id.
    pub equipment: Vec<String>,
    pub dice: Vec<DieView>,
}

/// A die.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DieView {
    pub die: Die,
    /// What it shows; null when it has to be rolled, or is not in hand.
    pub face: Option<Symbol>,
    pub at: DieAt,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<u8>,
}

/// Where a die is (RO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DieAt {
    /// With its owner.
    Hand,
    Slot,
    Vortex,
    /// On a real card.
    Aside,
}

/// A card, tile or scroll with slots.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TargetView {
    /// What commands call it.
    pub target: String,
    pub kind: TargetKind,
    /// The heroes' slots; empty where heroes put no dice while it lies there.
    pub hero: Vec<SlotView>,
    /// The sorcerer's slots; empty where the sorcerer puts no dice while it lies there.
    pub sorcerer: Vec<SlotView>,
    pub banner: Vec<Symbol>,
    pub effect: Option<Effect>,
    /// The hero in front of whom it lies, or whose tile it is.
    pub owner: Option<Seat>,
    /// Whether it is full and the dragon holds it (RO-42).
    pub held: bool,
    /// Who still has to clap hands (RO-90).
    pub awaiting: Vec<Seat>,
}

/// What a target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetKind {
    DragonTile,
    /// A wounded hero's tile.
    HeroTile,
    /// A dice scroll.
    Scroll,
    #[serde(untagged)]
    Card(CardKind),
}

/// A slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SlotView {
    pub symbol: Symbol,
    pub die: Option<Die>,
}

/// The dragon.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DragonView {
    /// 0 its tile, 1 to 3 the tasks, 4 the deck.
    pub at: u8,
    pub tile: Option<TargetView>,
}

/// A curse in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CurseView {
    pub curse: Curse,
    pub cards: u8,
}

/// A curse that was broken, as the sorcerer says (RO-91).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Reminder {
    pub card: String,
    pub curse: Curse,
}

/// A task that waits for who keeps it (RO-104).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct XpWaiting {
    pub card: String,
    pub helpers: Vec<Seat>,
}

/// One value for each team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ByTeam<T> {
    pub heroes: T,
    pub sorcerer: T,
}

impl<T> From<model::ByTeam<T>> for ByTeam<T> {
    fn from(each: model::ByTeam<T>) -> ByTeam<T> {
        let model::ByTeam { heroes, sorcerer } = each;
        ByTeam { heroes, sorcerer }
    }
}

/// The market (RO-79).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MarketView {
    /// Coins left.
    pub coins: ByTeam<u8>,
    pub finished: ByTeam<bool>,
    /// Everything that is sold.
    pub stock: Vec<Stock>,
}

/// What the market sells.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Stock {
    /// Its id.
    pub item: String,
    /// Who can buy it.
    pub team: Team,
    /// Its price in coins.
    pub cost: u8,
    pub left: u8,
    /// Equipment: what the wild also counts as.
    pub wild: Vec<Symbol>,
    /// A scroll's faces to flip, its plant, or its slots.
    pub symbols: Vec<Symbol>,
    /// What a dice scroll does.
    pub effect: Option<Effect>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RoundRow {
    pub winner: Team,
    pub reason: Reason,
    /// How long it took, without pauses, in milliseconds.
    pub elapsed_ms: i64,
}

impl From<record::RoundRow> for RoundRow {
    fn from(row: record::RoundRow) -> RoundRow {
        let record::RoundRow { winner, reason, elapsed_ms } = row;
        RoundRow { winner, reason, elapsed_ms }
    }
}
