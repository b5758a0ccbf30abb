//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::model::{Colour, Scenario, Symbol};
use kernel::{Whole, required_nullable};
use serde::Deserialize;
use serde_json::Value;
use ts_rs::TS;

/// Declares symbols of which only some can be said.
macro_rules! some_symbols {
    ($($(#[$doc:meta])* $name:ident: $fits:expr),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
        #[serde(try_from = "Symbol")]
        pub struct $name(pub Symbol);

        impl TryFrom<Symbol> for $name {
            type Error = String;

            fn try_from(symbol: Symbol) -> Result<$name, String> {
                let fits: fn(Symbol) -> bool = $fits;
                if fits(symbol) { Ok($name(symbol)) } else { Err(format!("{} is none here", symbol.word())) }
            }
        }
    )+};
}

some_symbols! {
    /// A face of a hero's die, or what a hero's slot asks for.
    HeroFace: |symbol| Symbol::HERO.contains(&symbol),
    /// A hero's symbol.
    HeroSymbol: |symbol| symbol != Symbol::Wild && Symbol::HERO.contains(&symbol),
    /// A face of the sorcerer's die.
    SorcererFace: |symbol| Symbol::SORCERER.contains(&symbol),
    /// The sorcerer's symbol.
    SorcererSymbol: |symbol| symbol != Symbol::Wild && Symbol::SORCERER.contains(&symbol),
}

/// What a piece of equipment lets a wild count as (RO-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Gear {
    /// Every symbol.
    Any,
    #[serde(untagged)]
    Symbol(HeroSymbol),
}

/// The colour of a hero's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(try_from = "Colour")]
pub struct HeroColour(pub Colour);

impl TryFrom<Colour> for HeroColour {
    type Error = &'static str;

    fn try_from(colour: Colour) -> Result<HeroColour, &'static str> {
        if colour == Colour::Black { Err("no hero has black dice") } else { Ok(HeroColour(colour)) }
    }
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Whether a hero's die may go on a slot (RO-7, RO-8, RO-36, RO-71).
    HeroPlace {
        /// What the die shows.
        face: HeroFace,
        skill: HeroSymbol,
        /// What the hero has bought.
        equipment: Vec<Gear>,
        /// What the slot asks for.
        slot: HeroFace,
        /// What dispels forbid this hero.
        forbidden: Vec<HeroSymbol>,
        /// The colours of the dice on the set.
        colours: Vec<HeroColour>,
        colour: HeroColour,
    },
    /// Whether the sorcerer's die may go on a slot (RO-9, RO-87).
    SorcererPlace {
        /// What the die shows.
        face: SorcererFace,
        /// What the slot asks for.
        slot: SorcererSymbol,
        /// The banners on the six cards.
        banners: Vec<SorcererSymbol>,
        /// Whether a scroll lets his wild count as plant.
        wild_as_plant: bool,
    },
    /// What a setup is made of (RO-16, RO-22).
    Deck { setup: Scenario, players: Whole },
    /// What is laid out from the real box before the first round (RO-16 to RO-23).
    Layout { setup: Scenario, players: Whole },
    /// A catalogue, whole or what differs from the stand-in set; null is the stand-in set itself (RO-125).
    Catalogue {
        /// As it stands in a file.
        #[serde(deserialize_with = "required_nullable")]
        #[ts(type = "unknown")]
        catalogue: Option<Value>,
    },
}
