//! State of a table: everything the rules need to know.

use super::command::StartDraw;
use super::model::{Config, MatchEnd, TurnSeconds};
use super::record::{Ended, Laid, Outcome, SheetRow};
use super::tiles::{Heap, Tile};
use kernel::{BySeat, Grain, Knowledge, Points, Seat, Timestamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// Tokens for more time that everybody has in a match (RK-36).
pub const TOKENS: u8 = 3;

/// Seconds that a token gives (RK-36).
pub const TOKEN_SECONDS: u16 = 30;

/// A Rummikub table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub seats: usize,
    /// The house rules.
    pub config: Config,
    /// Whose tiles are played with.
    pub knowledge: Knowledge,
    /// Who starts the first game, when one was named.
    pub first: Option<Seat>,
    /// Fixed orders of the tiles, one a deal.
    pub decks: Vec<Vec<Tile>>,
    pub deals: usize,
    /// How the games to come are kept.
    pub grain: Grain,
    /// The game that is open, or the last one.
    pub round: Round,
    /// Games that are written down.
    pub sheet: Vec<SheetRow>,
    /// Everybody's tokens for more time.
    pub tokens: BySeat<u8>,
    /// The games that are written down and were kept by turns.
    pub by_turns: ByTurns,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// Games that were kept by turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByTurns {
    pub games: u16,
    pub turns: u32,
}

/// A game of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Which one, from 1.
    pub number: u16,
    pub grain: Grain,
    /// What was drawn for the start.
    pub draws: Vec<StartDraw>,
    /// Who still has to draw for the start.
    pub awaited: Vec<Seat>,
    pub starter: Option<Seat>,
    pub table: Arc<[Laid]>,
    pub racks: BySeat<Rack>,
    /// The pool, the next tile first; empty with physical tiles.
    pub pool: Vec<Tile>,
    pub pool_left: u8,
    pub opened: BySeat<bool>,
    /// Whose turn it is, once it is known who starts.
    pub turn: Seat,
    /// Turns that are over.
    pub turns: u32,
    pub begun: Option<Begun>,
    /// How many have passed one after the other.
    pub passes: u8,
    /// How it ended, while the racks are being counted.
    pub ended: Option<Ended>,
}

/// A rack.
#[derive(Clone, Debug, PartialEq)]
pub struct Rack {
    pub count: u8,
    /// Which, where the app knows.
    pub tiles: Option<Heap>,
}

/// A turn that has begun, with its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    pub at: Timestamp,
    /// Seconds that tokens added.
    pub added: u16,
    /// Since when the clock stands still.
    pub paused: Option<Timestamp>,
    /// How long it stood still before, in milliseconds.
    pub waited: i64,
}

impl Round {
    /// A game in which nothing happened yet.
    pub fn new(number: u16, grain: Grain, seats: usize, hand: u8, pool: u8) -> Round {
        Round {
            number,
            grain,
            draws: Vec::new(),
            awaited: (0..seats as u8).map(Seat).collect(),
            starter: None,
            table: Arc::default(),
            racks: BySeat::filled(seats, Rack { count: hand, tiles: None }),
            pool: Vec::new(),
            pool_left: pool,
            opened: BySeat::filled(seats, false),
            turn: Seat(0),
            turns: 0,
            begun: None,
            passes: 0,
            ended: None,
        }
    }

    /// Whether a turn is over or has begun.
    pub fn is_under_way(&self) -> bool {
        self.turns > 0 || self.begun.is_some()
    }

    /// The tiles on the table.
    pub fn table_heap(&self) -> Heap {
        self.table.iter().flat_map(|laid| &laid.tiles.0).collect()
    }
}

impl State {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Whether the app dealt and knows every rack.
    pub fn deals(&self) -> bool {
        self.knowledge == Knowledge::Dealt
    }

    /// Where the match stands.
    pub fn phase(&self) -> Phase {
        if self.is_over() {
            Phase::Finished
        } else if self.round.ended.is_some() {
            Phase::Counting
        } else if self.round.starter.is_none() {
            Phase::Starting
        } else {
            Phase::Playing
        }
    }

    /// The seats in turn order from the starter, or from the first named (RK-5).
    pub fn from_starter(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.round.starter.or(self.first).unwrap_or(Seat(0));
        let seats = self.seats;
        (0..seats).map(move |steps| first.left(steps, seats))
    }

    /// Who comes after this seat (RK-5).
    pub fn after(&self, seat: Seat) -> Seat {
        seat.left(1, self.seats)
    }

    /// How long a turn may take, in seconds; none without a clock (RK-36).
    pub fn seconds(&self) -> Option<u16> {
        match self.config.turn_seconds {
            TurnSeconds::None => None,
            TurnSeconds::Seconds(n) => Some(n),
        }
    }

    /// How many games are planned, when that is known (RK-46).
    pub fn games(&self) -> Option<u16> {
        (self.config.match_end == MatchEnd::Games).then_some(self.config.match_games)
    }

    /// Tiles in the pool once everybody has taken theirs (RK-3).
    pub fn pool_at_first(&self) -> u8 {
        let taken = usize::from(self.config.hand_size) * self.seats;
        Heap::whole().len().saturating_sub(taken) as u8
    }

    /// Points of the games that are written down.
    pub fn total(&self, seat: Seat) -> Points {
        self.sheet.last().and_then(|row| row.cells.get(seat)).map_or(0, |cell| cell.total)
    }

    /// Everybody's points.
    pub fn totals(&self) -> BySeat<Points> {
        self.tokens.seats().map(|seat| self.total(seat)).collect()
    }

    /// Games that this seat has won.
    pub fn won(&self, seat: Seat) -> u16 {
        self.sheet.iter().filter(|row| row.winners.contains(&seat)).count() as u16
    }

    /// Tiles that the app knows to be on other racks than this one.
    pub fn known_elsewhere(&self, seat: Seat) -> Heap {
        let others = self.round.racks.each().filter(|(other, _)| *other != seat);
        let known = others.filter_map(|(_, rack)| rack.tiles.as_ref());
        known.fold(Heap::default(), |sum, heap| sum.plus(heap))
    }
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starter is not drawn yet.
    Starting,
    /// Turns are being played.
    Playing,
    /// The game is over, and the racks are being counted.
    Counting,
    /// The match is over.
    Finished,
}

/// How a turn was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnWas {
    /// Laid tiles.
    Played,
    Drew,
    Passed,
    GaveUp,
    TimedOut,
}
