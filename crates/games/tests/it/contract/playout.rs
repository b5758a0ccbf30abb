//! A random game, seen step by step.

use super::tables::{Opening, luck};
use kernel::{Actor, Line, Seed, Table};

/// More steps than any game under test needs.
const BOUND: u64 = 6_000;

/// What one step brought about, and the table after it.
pub(crate) struct Step<'a> {
    pub(crate) opening: &'a Opening,
    /// How many steps were before it; 0 is what happens by itself at the start.
    pub(crate) at: usize,
    pub(crate) events: &'a [String],
    pub(crate) lines: &'a [Line],
    pub(crate) table: &'a dyn Table,
}

/// Plays what the game itself suggests until no seat has anything to do, and shows every step.
pub(crate) fn play(opening: &Opening, seed: u64, mut see: impl FnMut(&Step)) -> Box<dyn Table> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let seed = Seed::from_bytes(bytes);
    let mut decision = opening.open().begin(&mut luck(&seed, 0));
    for at in 1..=BOUND {
        see(&Step {
            opening,
            at: at as usize - 1,
            events: &decision.events,
            lines: &decision.lines,
            table: decision.next.as_ref(),
        });
        let table = decision.next;
        let mut cx = luck(&seed, at);
        // Not always the same seat first, where several could do something.
        let mut seats: Vec<_> = opening.all_seats().collect();
        cx.chance.shuffle(&mut seats);
        let command = seats.into_iter().find_map(|seat| table.suggest(seat, &mut cx.chance));
        let Some(command) = command else { return table };
        decision = table
            .decide(Actor::Keeper, &command, &mut cx)
            .unwrap_or_else(|why| panic!("{opening}: {command} was refused: {why}"));
    }
    panic!("{opening} did not end in {BOUND} steps");
}

/// At most this many tables are set aside.
const ROOM: usize = 16;

/// Tables set aside for what takes long, spread over a game however long it becomes.
pub(crate) struct Sample {
    every: usize,
    tables: Vec<(usize, Box<dyn Table>)>,
}

impl Sample {
    pub(crate) fn new() -> Sample {
        Sample { every: 1, tables: Vec::new() }
    }

    pub(crate) fn see(&mut self, step: &Step) {
        if !step.at.is_multiple_of(self.every) {
            return;
        }
        self.tables.push((step.at, step.table.copy()));
        if self.tables.len() > ROOM {
            self.every *= 2;
            self.tables.retain(|(at, _)| at.is_multiple_of(self.every));
        }
    }

    /// Each with the number of its step.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (usize, &dyn Table)> {
        self.tables.iter().map(|(at, table)| (*at, table.as_ref()))
    }
}
