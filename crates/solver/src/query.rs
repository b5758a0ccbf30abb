//! Types of the solver: the query, and the play that answers it.

use crate::tile::{Meld, Tile};

/// A question: what is the best that this rack can do on this table?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// The melds as they lie; where a joker stands matters to [`Jokers`].
    pub table: Vec<Meld>,
    /// The player's tiles, in any order.
    pub rack: Vec<Tile>,
    /// What "best" means.
    pub objective: Objective,
    /// What may be done with a joker of the table (RK-31).
    pub jokers: Jokers,
    /// What a first lay-down must reach; `None` once the player has opened.
    pub opening: Option<Opening>,
}

/// What the best play has most of (rules, section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Most tiles; among those most rack points.
    Tiles,
    /// Most rack points (numbers, a joker 30); among those most tiles.
    Value,
}

/// What may be done with a joker that lies on the table (RK-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jokers {
    /// It is a tile like the others.
    Free,
    /// It stays the tile it stands for until a real copy of that tile is on the table too.
    Replace,
    /// As `Replace`, and the real copy has to be played from the rack.
    ReplaceRack,
}

/// What a first lay-down must reach (RK-22 to RK-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The sum that opens: 30, or a house's own.
    pub min: u32,
    /// What a joker counts in that sum.
    pub joker: JokerCounts,
    /// What the sum runs over.
    pub scope: Scope,
    /// Whether the rest of the table may be used in the same turn.
    pub table: TableUse,
}

/// What a joker counts in an opening (RK-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JokerCounts {
    /// Nothing.
    Zero,
    /// The number it stands for, the highest reading.
    Face,
}

/// What the sum of an opening runs over (RK-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// All melds of the turn together.
    Total,
    /// One meld alone has to reach it; any others may follow.
    Single,
}

/// What an opening may do with the table (RK-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableUse {
    /// Nothing: every meld stays as it is.
    Locked,
    /// Once melds of the rack alone have reached the sum, the turn goes on as any other.
    AfterOpening,
}

/// How much the search may take before it has to answer with what it has.
pub struct Limits<'a> {
    /// How many states one search may keep, about 100 bytes each.
    pub states: usize,
    /// Asked now and then; `true` ends the search.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { states: 200_000, stop: &|| false }
    }
}

/// A play, the best one when it is [`proven`](Play::proven).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// How many tiles leave the rack; 0 when nothing can be played.
    pub tiles: u32,
    /// Their rack points (numbers, a joker 30).
    pub value: u32,
    /// The tiles that leave the rack, sorted.
    pub played: Vec<Tile>,
    /// The table afterwards: as it was when nothing is played, every joker in its place.
    pub table: Vec<Meld>,
    /// Whether every way was considered; `false` when the limits ended the search first.
    pub proven: bool,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// More copies of this tile than the game has, table and rack together (RK-1).
    TooManyCopies(Tile),
    /// This meld of the table is none, and what is asked depends on it (RK-24, RK-31).
    NotAMeld(usize),
    /// No way leaves every tile of the table in a meld (RK-27).
    NotArrangeable,
    /// The limits ended the search before any legal table was found.
    Stopped,
}
