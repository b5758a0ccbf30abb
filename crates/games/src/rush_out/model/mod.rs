//! Symbols, dice, heroes, teams, what is printed on cards, and house rules of Rush Out!

mod dice;
mod printed;
mod word;

pub use dice::{Colour, Die, Symbol, Symbols};
pub use printed::{
    Banner, Card, CardKind, Catalogue, Effect, Equipment, Faces, HeroTile, Lock, LosesXp, Removes,
    Scroll, SetupContent, Status, Track, WildAs,
};
pub(super) use word::words;

use kernel::Switch;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The fewest and the most people (RO-1).
pub const PLAYERS: (usize, usize) = (3, 5);

/// How many dice a hero has (RO-11).
pub const HERO_DICE: u8 = 3;

/// How many dice the sorcerer has (RO-11).
pub const SORCERER_DICE: u8 = 5;

/// How many spaces each row has (RO-2).
pub const SPACES: usize = 3;

/// Where the dragon wins for the sorcerer (RO-58).
pub const DRAGON_DECK: u8 = 4;

words! {
    /// What a hero is (RO-4).
    pub enum Class {
        /// Pushes the dragon back.
        Warrior = "warrior",
        /// Discards dispels and curses.
        Ranger = "ranger",
        /// Turns dice to wild.
        Cleric = "cleric",
        /// Heals.
        Bard = "bard",
    }
}

impl Class {
    /// All of them, in the order in which they are given out.
    pub const ALL: [Class; 4] = [Class::Warrior, Class::Ranger, Class::Cleric, Class::Bard];
}

words! {
    /// Who plays together (RO-1).
    pub enum Team {
        /// All but the sorcerer.
        Heroes = "heroes",
        /// The sorcerer alone.
        Sorcerer = "sorcerer",
    }
}

impl Team {
    /// The others.
    pub fn other(self) -> Team {
        match self {
            Team::Heroes => Team::Sorcerer,
            Team::Sorcerer => Team::Heroes,
        }
    }
}

/// One value for each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByTeam<T> {
    pub heroes: T,
    pub sorcerer: T,
}

impl<T> ByTeam<T> {
    /// The team's value.
    pub fn of(&self, team: Team) -> &T {
        match team {
            Team::Heroes => &self.heroes,
            Team::Sorcerer => &self.sorcerer,
        }
    }

    /// The team's value, to change.
    pub fn of_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Heroes => &mut self.heroes,
            Team::Sorcerer => &mut self.sorcerer,
        }
    }
}

words! {
    /// What a curse forbids the heroes (RO-89).
    pub enum Curse {
        /// Heroes may not speak.
        Silence = "silence",
        /// One hand behind the back.
        OneHand = "one_hand",
        /// Hands are clapped before dice are picked up.
        HighFive = "high_five",
    }
}

impl Curse {
    /// All three.
    pub const ALL: [Curse; 3] = [Curse::Silence, Curse::OneHand, Curse::HighFive];
}

/// One of the two rows of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// The heroes' tasks; space 0 is next to the dragon (RO-15).
    Task,
    /// The sorcerer's spells.
    Spell,
}

words! {
    /// How a round was decided (RO-109, RO-121).
    pub enum Reason {
        /// The winner's deck is empty.
        Deck = "deck",
        /// The dragon is on the deck.
        Dragon = "dragon",
        /// All souls are taken.
        Souls = "souls",
        /// The last life is taken.
        Life = "life",
        /// The table said so.
        Table = "table",
    }
}

impl Reason {
    /// The rule that gives the round to this team for this reason.
    pub fn rule(self, winner: Team) -> &'static str {
        match (self, winner) {
            (Reason::Deck, Team::Heroes) => "RO-110",
            (Reason::Deck, Team::Sorcerer) => "RO-111",
            (Reason::Dragon, _) => "RO-112",
            (Reason::Souls, _) => "RO-113",
            (Reason::Life, _) => "RO-114",
            (Reason::Table, _) => "RO-121",
        }
    }
}

kernel::choice! {
    /// Training or scenario (RO-16).
    #[derive(PartialOrd, Ord)]
    pub enum Scenario {
        T1 = "T1",
        T2 = "T2",
        S1 = "S1",
        S2 = "S2",
        S3 = "S3",
        S4 = "S4",
        S5 = "S5",
        S6 = "S6",
    }
}

impl Scenario {
    /// All of them, easiest first.
    pub const ALL: [Scenario; 8] = [
        Scenario::T1,
        Scenario::T2,
        Scenario::S1,
        Scenario::S2,
        Scenario::S3,
        Scenario::S4,
        Scenario::S5,
        Scenario::S6,
    ];

    /// Its word on the wire.
    pub fn word(self) -> &'static str {
        ["T1", "T2", "S1", "S2", "S3", "S4", "S5", "S6"][self as usize]
    }
}

kernel::choice! {
    /// What the app does of the game (RO-123).
    pub enum Mode {
        /// Everything: the app deals the catalogue's cards and rolls.
        Full = "full",
        /// The same with real cards: what is turned up is shown to the app.
        Shown = "shown",
        /// Dice and what the tracker keeps; the cards are on the table.
        Dice = "dice",
        /// Dragon, souls, life, wounds, curses, gold, market, trophies and clock; cards and dice are on the table.
        Tracker = "tracker",
    }
}

/// Every house rule of Rush Out! (the table at the end of RULES.md).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Training or scenario (RO-16).
    pub setup: Scenario,
    /// What the app does (RO-123).
    pub mode: Mode,
    /// Two tasks fewer (RO-19).
    pub easier_for_heroes: Switch,
    /// How many confusions scenario 6 has (RO-16).
    pub s6_confusion: u8,
    /// Whether the engine picks the vortex die where it can (RO-69).
    pub vortex_auto: Switch,
    /// Whether a summon gives experience (RO-103).
    pub summon_gives_xp: Switch,
    /// Whether a person has to confirm that a curse was broken (RO-91).
    pub remind_needs_confirm: Switch,
    /// The least time between two rolls of a seat, in milliseconds (RO-122).
    pub min_roll_interval_ms: u16,
    /// The table's own cards; the stand-in set when there are none (RO-125).
    pub catalogue: Option<Box<Catalogue>>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            setup: Scenario::default(),
            mode: Mode::default(),
            easier_for_heroes: Switch::Off,
            s6_confusion: 3,
            vortex_auto: Switch::Off,
            summon_gives_xp: Switch::On,
            remind_needs_confirm: Switch::On,
            min_roll_interval_ms: 0,
            catalogue: None,
        }
    }
}
