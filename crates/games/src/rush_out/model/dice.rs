//! Symbols, and the dice that show them.

use super::{HERO_DICE, SORCERER_DICE, words};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

words! {
    /// What a die shows and a card asks for (RO-5, RO-6). Whose fire it is, the die's owner says.
    pub enum Symbol {
        /// Fire, the heroes' or the sorcerer's.
        Fire = "fire",
        /// A hero's sword.
        Sword = "sword",
        /// A hero's footprint.
        Footprint = "footprint",
        /// A hero's key.
        Key = "key",
        /// A hero's heart.
        Heart = "heart",
        /// The sorcerer's plant.
        Plant = "plant",
        /// The sorcerer's water.
        Water = "water",
        /// The sorcerer's air.
        Air = "air",
        /// The sorcerer's lightning.
        Lightning = "lightning",
        /// The wild face.
        Wild = "wild",
    }
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 10] = [
        Symbol::Fire,
        Symbol::Sword,
        Symbol::Footprint,
        Symbol::Key,
        Symbol::Heart,
        Symbol::Plant,
        Symbol::Water,
        Symbol::Air,
        Symbol::Lightning,
        Symbol::Wild,
    ];

    /// The faces of a hero's die, one each (RO-5).
    pub const HERO: [Symbol; 6] =
        [Symbol::Fire, Symbol::Sword, Symbol::Footprint, Symbol::Key, Symbol::Heart, Symbol::Wild];

    /// The faces of the sorcerer's die, one each (RO-6).
    pub const SORCERER: [Symbol; 6] =
        [Symbol::Fire, Symbol::Plant, Symbol::Water, Symbol::Air, Symbol::Lightning, Symbol::Wild];

    /// The symbol of this word.
    pub fn of_word(word: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.word() == word)
    }
}

/// A set of symbols.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Symbols(u16);

impl Symbols {
    /// None.
    pub const NONE: Symbols = Symbols(0);

    /// Every symbol of the heroes except the wild itself.
    pub const OF_HEROES: Symbols = Symbols(0b1_1111);

    /// Whether the symbol is among them.
    pub fn has(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u16) != 0
    }

    /// These and one more.
    pub fn with(self, symbol: Symbol) -> Symbols {
        Symbols(self.0 | 1 << symbol as u16)
    }

    /// Both together.
    pub fn and(self, others: Symbols) -> Symbols {
        Symbols(self.0 | others.0)
    }

    /// Each of them, in the order of [`Symbol::ALL`].
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| self.has(*symbol))
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Symbols::NONE, Symbols::with)
    }
}

impl fmt::Debug for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.each()).finish()
    }
}

words! {
    /// The plastic of a die: who owns it (RO-3).
    pub enum Colour {
        /// A hero's.
        Green = "green",
        /// A hero's.
        Brown = "brown",
        /// A hero's.
        Blue = "blue",
        /// A hero's.
        White = "white",
        /// The sorcerer's.
        Black = "black",
    }
}

impl Colour {
    /// The heroes' colours, in the order in which they are given out.
    pub const OF_HEROES: [Colour; 4] = [Colour::Green, Colour::Blue, Colour::White, Colour::Brown];

    /// The dice of this colour.
    pub fn dice(self) -> impl DoubleEndedIterator<Item = Die> + Clone {
        let first = self as u8 * HERO_DICE;
        let count = if self == Colour::Black { SORCERER_DICE } else { HERO_DICE };
        (first..first + count).map(Die)
    }
}

/// One of the 17 dice, written `G1` (green), `N1` (brown), `B1` (blue), `W1` (white) or `X1` (black).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Die(u8);

impl Die {
    /// How many there are.
    pub const COUNT: usize = 17;

    const CODES: [&'static str; Die::COUNT] = [
        "G1", "G2", "G3", "N1", "N2", "N3", "B1", "B2", "B3", "W1", "W2", "W3", "X1", "X2", "X3",
        "X4", "X5",
    ];

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Die> {
        (0..Die::COUNT as u8).map(Die)
    }

    /// The die with this code.
    pub fn of_code(code: &str) -> Option<Die> {
        Die::CODES.iter().position(|own| *own == code).map(|at| Die(at as u8))
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        Die::CODES[self.index()]
    }

    /// Its position among all dice.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its plastic.
    pub fn colour(self) -> Colour {
        match self.0 / HERO_DICE {
            0 => Colour::Green,
            1 => Colour::Brown,
            2 => Colour::Blue,
            3 => Colour::White,
            _ => Colour::Black,
        }
    }

    /// Its six faces.
    pub fn faces(self) -> &'static [Symbol; 6] {
        if self.colour() == Colour::Black { &Symbol::SORCERER } else { &Symbol::HERO }
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Die {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        let code = String::deserialize(deserializer)?;
        Die::of_code(&code).ok_or_else(|| serde::de::Error::custom(format!("{code} is no die")))
    }
}
