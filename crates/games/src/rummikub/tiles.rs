//! Tiles, and heaps (multisets) of tiles (RK-1).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// One of the four colours (RK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub enum Colour {
    /// Black.
    K,
    R,
    B,
    /// Yellow; orange in some editions.
    Y,
}

impl Colour {
    /// All four, in the order of the shorthand.
    pub const ALL: [Colour; 4] = [Colour::K, Colour::R, Colour::B, Colour::Y];

    /// The letter of the shorthand.
    pub fn letter(self) -> char {
        match self {
            Colour::K => 'K',
            Colour::R => 'R',
            Colour::B => 'B',
            Colour::Y => 'Y',
        }
    }
}

/// The highest number of a colour; the lowest is 1 (RK-1).
pub const HIGHEST: u8 = 13;

/// How many equal tiles there are, and how many jokers (RK-1).
pub const COPIES: u8 = 2;

/// Different tiles: the numbered ones of four colours, and the joker.
pub const KINDS: usize = 4 * HIGHEST as usize + 1;

/// A tile: `R7` is red 7, `J` a joker (RK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub enum Tile {
    /// A colour and a number from 1 to 13.
    Number(Colour, u8),
    Joker,
}

impl Tile {
    /// Its place among all different tiles: black 1 to 13, red, blue, yellow, then the joker.
    pub fn index(self) -> usize {
        match self {
            Tile::Number(colour, n) => {
                colour as usize * usize::from(HIGHEST) + usize::from(n.clamp(1, HIGHEST)) - 1
            }
            Tile::Joker => KINDS - 1,
        }
    }

    /// The tile at this place among all different tiles; a joker from 52 on.
    pub fn at(index: usize) -> Tile {
        let per = usize::from(HIGHEST);
        match Colour::ALL.get(index / per) {
            Some(colour) => Tile::Number(*colour, (index % per) as u8 + 1),
            None => Tile::Joker,
        }
    }

    /// Every different tile.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..KINDS).map(Tile::at)
    }

    /// Whether it is a joker.
    pub fn is_joker(self) -> bool {
        self == Tile::Joker
    }

    /// Its number, a joker none.
    pub fn number(self) -> Option<u8> {
        match self {
            Tile::Number(_, n) => Some(n),
            Tile::Joker => None,
        }
    }

    /// Its colour, a joker none.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Tile::Number(colour, _) => Some(colour),
            Tile::Joker => None,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Number(colour, n) => write!(f, "{}{n}", colour.letter()),
            Tile::Joker => f.write_str("J"),
        }
    }
}

kernel::as_text!(Tile, Tiles);

impl From<solver::Tile> for Tile {
    fn from(tile: solver::Tile) -> Tile {
        match (tile.colour(), tile.number()) {
            (Some(colour), Some(n)) => Tile::Number(Colour::ALL[colour as usize], n),
            _ => Tile::Joker,
        }
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(code: &str) -> Result<Tile, String> {
        let tile = code.parse::<solver::Tile>().map_err(|_| format!("{code:?} is no tile"))?;
        Ok(tile.into())
    }
}

/// Tiles one after the other as they lie, written with spaces between: `R5 J R7`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Tiles(pub Vec<Tile>);

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, tile) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            tile.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Tiles {
    type Err = String;
    fn from_str(text: &str) -> Result<Tiles, String> {
        text.split_ascii_whitespace().map(str::parse).collect::<Result<_, _>>().map(Tiles)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        Tiles(tiles.into_iter().collect())
    }
}

/// How many of each tile, at most 255: a rack, a table, whatever its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    counts: [u8; KINDS],
}

impl Default for Heap {
    fn default() -> Self {
        Heap { counts: [0; KINDS] }
    }
}

impl Heap {
    /// Every tile of the box (RK-1).
    pub fn whole() -> Heap {
        Heap { counts: [COPIES; KINDS] }
    }

    /// How many of this tile.
    pub fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// How many numbers of a colour are here one after the other, from this one on.
    pub fn run_from(&self, colour: Colour, low: u8) -> u8 {
        let (first, last) =
            (Tile::Number(colour, low).index(), Tile::Number(colour, HIGHEST).index());
        self.counts[first..=last].iter().take_while(|n| **n > 0).count() as u8
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|n| usize::from(*n)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|n| *n == 0)
    }

    /// Adds one tile.
    pub fn add(&mut self, tile: Tile) {
        let n = &mut self.counts[tile.index()];
        *n = n.saturating_add(1);
    }

    /// Takes one tile; whether there was one.
    pub fn take(&mut self, tile: Tile) -> bool {
        let n = &mut self.counts[tile.index()];
        let had = *n > 0;
        *n = n.saturating_sub(1);
        had
    }

    /// Both heaps together.
    pub fn plus(&self, other: &Heap) -> Heap {
        let mut sum = self.clone();
        for (n, more) in sum.counts.iter_mut().zip(other.counts) {
            *n = n.saturating_add(more);
        }
        sum
    }

    /// What is here and not there.
    pub fn minus(&self, other: &Heap) -> Heap {
        let mut rest = self.clone();
        for (n, less) in rest.counts.iter_mut().zip(other.counts) {
            *n = n.saturating_sub(less);
        }
        rest
    }

    /// Whether all of the other heap is here too.
    pub fn holds(&self, other: &Heap) -> bool {
        self.counts.iter().zip(other.counts).all(|(n, wanted)| *n >= wanted)
    }

    /// The tiles, each as often as it is here: black 1 to 13, red, blue, yellow, jokers.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        let each = Tile::all().zip(self.counts);
        each.flat_map(|(tile, n)| std::iter::repeat_n(tile, usize::from(n)))
    }

    /// The same as a list.
    pub fn to_vec(&self) -> Vec<Tile> {
        let mut tiles = Vec::with_capacity(self.len());
        // Not collected: asked for the next tile again and again, `iter` is half as quick.
        self.iter().for_each(|tile| tiles.push(tile));
        tiles
    }

    /// The first tile of which there are more than the box holds, and how many (RK-1).
    pub fn beyond_the_box(&self) -> Option<(Tile, u8)> {
        Tile::all().zip(self.counts).find(|(_, n)| *n > COPIES)
    }

    /// What the tiles count on a rack, each joker so much (RK-42).
    pub fn points(&self, joker: u8) -> u32 {
        let worth = |tile: Tile| u32::from(tile.number().unwrap_or(joker));
        Tile::all().zip(self.counts).fold(0, |sum, (tile, n)| sum + u32::from(n) * worth(tile))
    }
}

impl<'a> FromIterator<&'a Tile> for Heap {
    fn from_iter<I: IntoIterator<Item = &'a Tile>>(tiles: I) -> Self {
        let mut heap = Heap::default();
        tiles.into_iter().for_each(|tile| heap.add(*tile));
        heap
    }
}

impl Tiles {
    /// The tiles of a heap, as they are shown.
    pub fn sorted(tiles: impl IntoIterator<Item = Tile>) -> Tiles {
        let mut tiles: Vec<Tile> = tiles.into_iter().collect();
        tiles.sort_unstable();
        Tiles(tiles)
    }
}
