//! Tiles and melds, and their notation: `R7`, `J`, `R5 J R7`.

use std::fmt;
use std::str::FromStr;

/// The four colours (RK-1); the order is that of every array by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Black.
    K,
    /// Red.
    R,
    /// Blue.
    B,
    /// Yellow.
    Y,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; COLOURS] = [Colour::K, Colour::R, Colour::B, Colour::Y];
}

pub(crate) const COLOURS: usize = 4;
pub(crate) const NUMBERS: usize = 13;
/// Distinct tiles: 52 numbered ones and the joker.
pub(crate) const KINDS: usize = COLOURS * NUMBERS + 1;

/// A numbered tile or a joker (RK-1). Sorted by colour, then number, jokers last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

/// Tiles that lie together, in the order in which they lie.
pub type Meld = Vec<Tile>;

impl Tile {
    /// The joker.
    pub const JOKER: Tile = Tile((KINDS - 1) as u8);

    /// The tile of a colour with a number of 1 to 13; `None` for any other number.
    pub fn new(colour: Colour, number: u8) -> Option<Tile> {
        (1..=NUMBERS as u8)
            .contains(&number)
            .then(|| Tile::at(colour as usize, number as usize - 1))
    }

    /// The number, 1 to 13; `None` for a joker.
    pub fn number(self) -> Option<u8> {
        self.place().map(|(_, at)| at as u8 + 1)
    }

    /// The colour; `None` for a joker.
    pub fn colour(self) -> Option<Colour> {
        self.place().map(|(colour, _)| Colour::ALL[colour])
    }

    /// Whether it is a joker.
    pub fn is_joker(self) -> bool {
        self == Tile::JOKER
    }

    /// What it is worth on a rack: its number, a joker 30 (RK-42).
    pub fn points(self) -> u32 {
        self.number().map_or(30, u32::from)
    }

    /// The tile by its colour's place and its number less one.
    pub(crate) fn at(colour: usize, at: usize) -> Tile {
        Tile((colour * NUMBERS + at) as u8)
    }

    /// Its colour's place and its number less one; `None` for a joker.
    pub(crate) fn place(self) -> Option<(usize, usize)> {
        let kind = self.kind();
        (!self.is_joker()).then_some((kind / NUMBERS, kind % NUMBERS))
    }

    /// Its place among the 53 kinds.
    pub(crate) fn kind(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.number()) {
            (Some(colour), Some(number)) => write!(f, "{colour:?}{number}"),
            _ => f.write_str("J"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATile;

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Tile, NotATile> {
        if text == "J" {
            return Ok(Tile::JOKER);
        }
        let of = |colour: &Colour| {
            let number = text.strip_prefix(['K', 'R', 'B', 'Y'][*colour as usize])?;
            let plain = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
            Tile::new(*colour, number.parse().ok().filter(|_| plain)?)
        };
        Colour::ALL.iter().find_map(of).ok_or(NotATile)
    }
}

/// Reads tiles separated by spaces, as in `R5 J R7`.
///
/// # Errors
/// The first word that is no tile makes it [`NotATile`].
pub fn tiles(text: &str) -> Result<Vec<Tile>, NotATile> {
    text.split_whitespace().map(str::parse).collect()
}

/// Writes tiles separated by spaces.
pub fn written(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
}
