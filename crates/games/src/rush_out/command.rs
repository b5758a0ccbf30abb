//! Commands of a Rush Out! table: sent by a screen, and stored in the journal as they were sent.

use super::model::{Class, Colour, Curse, Row, Team};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a Rush Out! table.
    ///
    /// Dice, faces, targets, cards and items are text and numbers are wide on purpose: what does not exist is
    /// refused by its rule, not by the parser. A target is a card's id, `dragon_tile`, `hero_tile:warrior` or
    /// `scroll:SC-SWEEP` (RO-14).
    #[derive(TS)]
    pub enum Command {
        /// Another class and colour, before the match's first roll (RO-4).
        ChooseHero {
            seat: Seat,
            class: Class,
            /// The colour of the dice.
            colour: Colour,
        },
        /// All dice in hand are rolled together (RO-28).
        Roll {
            seat: Seat,
            /// What physical dice show, in the order of the dice in hand; drawn by the app when left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            faces: Option<Vec<String>>,
        },
        /// Placed dice back in hand, to be rolled again (RO-29).
        Retrieve {
            seat: Seat,
            dice: Vec<String>,
        },
        /// A rolled die onto a slot (RO-30, RO-31).
        Place {
            seat: Seat,
            die: String,
            /// The card or tile.
            target: String,
            /// Which of its slots, from 0; without it the first free one that the die fits.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            slot: Option<i64>,
            /// Where no slot is named: only of those that ask for this symbol.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            symbol: Option<String>,
        },
        /// A rolled die onto the only place where it can go (RO-30, RO-31).
        PlaceWhereItFits {
            seat: Seat,
            die: String,
        },
        /// A rolled die lies on a real card now (RO-123).
        SetAside {
            seat: Seat,
            die: String,
        },
        /// What the completed spell does (RO-50).
        ResolveSpell {
            /// The sorcerer.
            seat: Seat,
            choice: Choice,
        },
        /// The die that goes into the vortex (RO-69).
        ChooseVortexDie {
            /// The hero.
            seat: Seat,
            die: String,
        },
        /// This helper has clapped hands (RO-90).
        AckHighFive {
            /// The helper.
            seat: Seat,
        },
        /// Two gold cards for the top card of the own deck (RO-77).
        SpendGoldPair {
            /// A person of the team.
            seat: Seat,
        },
        /// Something from the market (RO-80).
        Buy {
            /// A person of the team.
            seat: Seat,
            /// Its id.
            item: String,
            /// Who gets the equipment.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            hero: Option<Seat>,
        },
        /// The team has bought what it wants (RO-82).
        FinishMarket {
            /// A person of the team.
            seat: Seat,
        },
        /// A rolled die is turned by a scroll (RO-85).
        FlipDie {
            /// The sorcerer.
            seat: Seat,
            die: String,
            /// The scroll's id.
            scroll: String,
        },
        /// A spell of the row is exchanged with the top of its deck (RO-86).
        SwapTopSpell {
            /// The sorcerer.
            seat: Seat,
            /// The scroll's id.
            scroll: String,
            /// The spell's id.
            card: String,
        },
        /// The heroes broke a curse (RO-91).
        RemindCurse {
            /// The sorcerer.
            seat: Seat,
            /// The curse's id.
            card: String,
        },
        /// A hero's answer to that (RO-91).
        ConfirmReminder {
            /// The hero.
            seat: Seat,
            agree: bool,
        },
        /// Which helper keeps a completed task (RO-104).
        AssignXp {
            /// A helper.
            seat: Seat,
            /// The task's id.
            card: String,
            /// Who keeps it.
            hero: Seat,
        },
        /// A hero's ability (RO-106).
        UseAbility {
            /// The hero.
            seat: Seat,
            /// Bard: who is healed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            hero: Option<Seat>,
            /// Ranger: which dispel or curse is discarded.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            card: Option<String>,
            /// Cleric: which die becomes wild.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            die: Option<String>,
        },
        /// Everybody stops, the clock too (RO-121).
        Pause {},
        /// Everybody goes on (RO-121).
        Resume {},
        /// A result that was settled on the table (RO-121).
        EndRound {
            winner: Team,
        },
        /// The next round, where there is no market before it (RO-116).
        NextRound {},
        /// The table ends the match now, between two rounds (RO-130).
        FinishMatch {},
        /// A real card that was turned up (RO-123).
        TurnUp {
            row: Row,
            /// Which space, from 0.
            space: i64,
            /// The card's id.
            card: String,
        },
        /// The round begins, by real dice (RO-25, RO-123).
        StartRound {
            /// The sorcerer.
            seat: Seat,
        },
        /// The dragon goes forward or back (RO-58, RO-61, RO-123).
        MoveDragon {
            /// How far; negative is back.
            steps: i64,
        },
        /// The sorcerer takes souls (RO-96, RO-123).
        TakeSouls {
            /// How many; negative gives back.
            souls: i64,
        },
        /// The heroes take life (RO-98, RO-123).
        TakeLife {
            /// How many markers; negative gives back.
            life: i64,
        },
        /// A hero is wounded or healed (RO-93 to RO-97, RO-123).
        SetWounded {
            hero: Seat,
            wounded: bool,
        },
        /// How many cards of a curse are in play (RO-89, RO-123).
        SetCurse {
            curse: Curse,
            cards: i64,
        },
        /// How many gold cards a team holds (RO-75, RO-123).
        SetGold {
            team: Team,
            cards: i64,
        },
    }
}

/// What a spell, or the sweep, is aimed at (RO-50).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Nothing: a confusion is declined (RO-49, RO-51).
    Nothing {},
    /// Confusion "all" and sweep: every hero die of a target.
    Target { target: String },
    /// Confusion "one": a die.
    Die { target: String, die: String },
    /// Dispel and regression: one hero; doom: those who are wounded.
    Heroes { heroes: Vec<Seat> },
}
