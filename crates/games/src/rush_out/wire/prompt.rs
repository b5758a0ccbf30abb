//! Prompts of a Rush Out! table.

use super::super::model::{Class, Colour, Curse, Die, Row, Team};
use super::view::{TargetView, XpWaiting};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// What may be asked for next, with its bounds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// Another class and colour.
    ChooseHero {
        seat: Seat,
        /// Classes that no other person has.
        classes: Vec<Class>,
        /// Colours that no other person has.
        colours: Vec<Colour>,
    },
    /// A roll of all dice in hand.
    Roll {
        seat: Seat,
        dice: Vec<Die>,
        /// The first roll of the round starts it.
        starts: bool,
    },
    /// Placed dice that may come back.
    Retrieve {
        seat: Seat,
        dice: Vec<Die>,
    },
    /// Where rolled dice may go now.
    Place {
        seat: Seat,
        /// Each die that fits somewhere, with every slot.
        dice: Vec<Placing>,
    },
    /// Rolled dice that may be put on a real card.
    SetAside {
        seat: Seat,
        dice: Vec<Die>,
    },
    /// What a completed spell is aimed at.
    ResolveSpell {
        /// The sorcerer.
        seat: Seat,
        /// The spell's id, or the scroll's as a target.
        card: String,
        wanted: Wanted,
    },
    ChooseVortexDie {
        /// The hero.
        seat: Seat,
        /// Which may go.
        dice: Vec<Die>,
    },
    /// Clapping hands.
    AckHighFive {
        /// Who still has to.
        seat: Seat,
    },
    /// Two gold cards for the top of the deck.
    SpendGoldPair {
        team: Team,
    },
    /// The market.
    Buy {
        team: Team,
        /// What it can pay.
        items: Vec<Buyable>,
    },
    /// The end of the market for a team.
    FinishMarket {
        team: Team,
    },
    /// Turning a die.
    FlipDie {
        /// The sorcerer.
        seat: Seat,
        /// The scroll's id.
        scroll: String,
        /// Which dice show one of its faces.
        dice: Vec<Die>,
    },
    /// Exchanging a spell.
    SwapTopSpell {
        /// The sorcerer.
        seat: Seat,
        /// The scroll's id.
        scroll: String,
        cards: Vec<String>,
    },
    /// Saying that a curse was broken.
    RemindCurse {
        /// The sorcerer.
        seat: Seat,
        cards: Vec<String>,
    },
    /// Whether it was.
    ConfirmReminder {
        /// Who may say so.
        seat: Seat,
        curse: Curse,
    },
    /// Who keeps a task.
    AssignXp {
        /// A helper.
        seat: Seat,
        /// The task and its helpers.
        waiting: XpWaiting,
    },
    /// An ability that the hero can pay.
    UseAbility {
        /// The hero.
        seat: Seat,
        class: Class,
        /// Whom a bard can heal.
        heroes: Vec<Seat>,
        /// What a ranger can discard.
        cards: Vec<String>,
        /// Which dice a cleric can turn.
        dice: Vec<Die>,
    },
    /// Stopping everybody.
    Pause {},
    Resume {},
    /// A result from the table.
    EndRound {},
    NextRound {},
    /// The end of the match, between two rounds.
    FinishMatch {},
    /// Real cards that are to be shown to the app.
    TurnUp {
        row: Row,
        /// Its empty spaces.
        spaces: Vec<u8>,
        /// All cards of the match that do not lie in sight.
        cards: Vec<TargetView>,
    },
    /// The start of the round, with real dice.
    StartRound {
        /// The sorcerer.
        seat: Seat,
    },
    MoveDragon {
        /// Furthest back, as a negative number.
        min: i8,
        /// Furthest forward.
        max: i8,
    },
    TakeSouls {
        /// Most that can be given back, as a negative number.
        min: i8,
        /// Most that can be taken.
        max: i8,
    },
    TakeLife {
        /// Most that can be given back, as a negative number.
        min: i8,
        /// Most that can be taken.
        max: i8,
    },
    SetWounded {
        /// Who can be wounded or healed.
        heroes: Vec<Seat>,
    },
    SetCurse {
        /// Most cards of each.
        max: u8,
    },
    SetGold {
        /// Most that both teams hold together.
        max: u8,
    },
}

/// A die and where it may go.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Placing {
    pub die: Die,
    /// Targets with the slots that it fits.
    pub slots: Vec<(String, Vec<u8>)>,
}

/// What has to be chosen for a spell (RO-50).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Wanted {
    /// One die on one of these targets, or nothing.
    Die {
        /// Targets with their hero dice.
        targets: Vec<(String, Vec<Die>)>,
    },
    /// One of these targets, or nothing.
    Target { targets: Vec<String> },
    /// Exactly so many of these heroes.
    Heroes { heroes: Vec<Seat>, count: u8 },
}

/// Something that can be bought.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Buyable {
    /// Its id.
    pub item: String,
    /// Its price in coins.
    pub cost: u8,
    /// Heroes who have it already; buying it again would be useless (RO-83).
    pub owners: Vec<Seat>,
}
