//! What is printed on cards and tiles, as a catalogue holds it (RO-125, RO-126).

use super::{Class, Curse, Scenario, Symbol, words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is printed on all cards and tiles, as it is written in a file (RO-125).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The form's version: 1.
    pub schema: u8,
    /// What its owner calls it.
    pub name: String,
    /// Whether it is invented or copied from real cards.
    pub status: Status,
    /// The six faces of both kinds of dice.
    pub dice: Faces,
    /// The dragon's way.
    pub track: Track,
    /// What the dragon tile asks for, by the number of players.
    pub dragon_tile: BTreeMap<String, Vec<Symbol>>,
    /// The four hero tiles.
    pub heroes: Vec<HeroTile>,
    /// Tasks, gold, confrontations and spells.
    pub cards: Vec<Card>,
    /// What heroes buy.
    pub equipment: Vec<Equipment>,
    /// What the sorcerer buys.
    pub scrolls: Vec<Scroll>,
    /// The content of each training and scenario.
    pub setups: BTreeMap<Scenario, SetupContent>,
    /// The souls' pile, by the number of heroes.
    pub souls_by_heroes: BTreeMap<String, u8>,
    /// The sorcerer's life, by the number of heroes.
    pub life_by_heroes: BTreeMap<String, u8>,
}

impl Catalogue {
    /// The id of everything in it: hero tiles, cards, equipment, scrolls.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let tiles = self.heroes.iter().map(|tile| tile.id.word());
        let cards = self.cards.iter().map(|card| card.id.as_str());
        let equipment = self.equipment.iter().map(|item| item.id.as_str());
        let scrolls = self.scrolls.iter().map(|item| item.id.as_str());
        tiles.chain(cards).chain(equipment).chain(scrolls)
    }

    /// How many of them were not compared with the real ones.
    pub fn unchecked(&self) -> usize {
        let tiles = self.heroes.iter().map(|tile| tile.verified);
        let cards = self.cards.iter().map(|card| card.verified);
        let equipment = self.equipment.iter().map(|item| item.verified);
        let scrolls = self.scrolls.iter().map(|item| item.verified);
        tiles.chain(cards).chain(equipment).chain(scrolls).filter(|checked| !checked).count()
    }
}

/// Whether a catalogue is invented or copied from real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Invented.
    StandIn,
    /// Copied from real cards.
    Copied,
}

/// The faces of the dice (RO-5, RO-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Faces {
    pub hero: Vec<Symbol>,
    pub sorcerer: Vec<Symbol>,
}

/// The dragon's way (RO-58).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Spaces for tasks: 3.
    pub task_spaces: u8,
    /// Where the deck is: 4.
    pub deck_position: u8,
}

/// A hero tile (RO-7, RO-97).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HeroTile {
    pub id: Class,
    /// What this hero's wild counts as.
    pub skill: Symbol,
    /// What the wounded side asks for.
    pub wounded: Vec<Symbol>,
    /// Whether it was compared with the real tile.
    #[serde(default)]
    pub verified: bool,
}

words! {
    /// What a card is (RO-126).
    pub enum CardKind {
        Task = "task",
        Gold = "gold",
        Confrontation = "confrontation",
        Confusion = "confusion",
        Summon = "summon",
        Dracology = "dracology",
        Dispel = "dispel",
        Curse = "curse",
        Doom = "doom",
        Regression = "regression",
    }
}

impl CardKind {
    /// Whether it is one of the sorcerer's.
    pub fn is_spell(self) -> bool {
        !matches!(self, CardKind::Task | CardKind::Gold | CardKind::Confrontation)
    }

    /// The marks its back can have (RO-17).
    pub fn backs(self) -> &'static [u8] {
        if self.is_spell() { &[0] } else { &[0, 4, 5] }
    }

    /// Whether heroes can lay dice on it (RO-127).
    pub fn has_hero_half(self) -> bool {
        !self.is_spell() || matches!(self, CardKind::Summon | CardKind::Dispel | CardKind::Curse)
    }
}

/// One card (RO-126).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub kind: CardKind,
    /// The mark on its back: 0, 4 or 5 players.
    #[serde(default)]
    pub back: u8,
    #[serde(default)]
    pub hero: Vec<Symbol>,
    #[serde(default)]
    pub sorcerer: Vec<Symbol>,
    #[serde(default)]
    pub banner: Banner,
    #[serde(default)]
    pub effect: Effect,
    /// Whether it was compared with the real card.
    #[serde(default)]
    pub verified: bool,
}

/// A banner: nothing, a symbol or several (RO-9).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Banner {
    #[default]
    None,
    One(Symbol),
    Several(Vec<Symbol>),
}

/// What a card or scroll does; which fields count depends on its kind (RO-50).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Effect {
    /// What a gold card is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coins: Option<u8>,
    /// Confusion and sweep: one die or all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remove: Option<Removes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub steps: Option<u8>,
    /// A dispel that takes a die away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lock: Option<Lock>,
    /// A dispel that forbids a symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forbid: Option<Symbol>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub curse: Option<Curse>,
    /// How many heroes doom wounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wound: Option<u8>,
    /// Whether doom takes souls.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub souls: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lose_xp: Option<LosesXp>,
}

/// What a confusion takes off (RO-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Removes {
    One,
    /// Every hero die of a target.
    All,
}

/// What a dispel takes away (RO-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lock {
    /// A die.
    Vortex,
}

/// Who loses experience (RO-107).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LosesXp {
    /// A hero of the sorcerer's choice.
    OneHero,
    EachHero,
}

/// Something that heroes buy (RO-84).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    pub id: String,
    /// What its owner's wild also counts as.
    pub wild_as: WildAs,
    /// Its price in coins.
    pub cost: u8,
    pub copies: u8,
    /// Whether it was compared with the real one.
    #[serde(default)]
    pub verified: bool,
}

/// What a wild also counts as (RO-84, RO-87).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WildAs {
    /// Every symbol.
    Any,
    #[serde(untagged)]
    Symbol(Symbol),
}

/// Something that the sorcerer buys (RO-85 to RO-88).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Scroll {
    pub id: String,
    /// The two faces between which a die is turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub flip: Option<[Symbol; 2]>,
    /// Whether it exchanges a spell with the top of the deck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub swap_top: bool,
    /// What the sorcerer's wild always counts as.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wild_as: Option<Symbol>,
    /// The slots of a dice scroll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Symbol>>")]
    pub slots: Vec<Symbol>,
    /// What a dice scroll does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub effect: Option<Effect>,
    /// Its price in coins.
    pub cost: u8,
    pub copies: u8,
    /// Whether it was compared with the real one.
    #[serde(default)]
    pub verified: bool,
}

/// What belongs to a training or scenario (RO-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupContent {
    pub spells: BTreeMap<CardKind, u8>,
    pub dragon: bool,
    /// Whether there is gold, and so a market.
    pub gold: bool,
    pub confrontation: bool,
    pub souls: bool,
    /// Whether the sorcerer has life.
    pub life: bool,
    /// Whether heroes gain experience.
    pub xp: bool,
    /// How many rounds win the match.
    pub trophies_to_win: u8,
}
