//! Projection of a session: the rows that lists and statistics read, worked out from a replayed journal.

use super::journal::Entry;
use super::live::{LiveSession, PlayTime, text};
use crate::Status;
use kernel::{Sitter, Timestamp};
use std::sync::Arc;
use store::{Outcome, Projection, SeatRow, StatRow};

impl LiveSession {
    /// What it has come to.
    pub(crate) fn summary(&self) -> Summary<'_> {
        let over = self.status == Status::Finished;
        let counts = |entry: &&Arc<Entry>| match over {
            true => entry.moves_game() || entry.origin == 0,
            false => !entry.only_reseats(),
        };
        Summary {
            table: self.journal.table(),
            status: self.status,
            played: self.played,
            ended: self.journal.entries().iter().rev().find(counts).map(|entry| entry.at),
        }
    }
}

/// Whether a step did nothing but give a seat to another person: done later, it makes no session end later.
pub(crate) fn only_reseats<'a>(mut events: impl Iterator<Item = &'a str>) -> bool {
    events.next().is_some_and(tools::is_seating)
}

/// What a session has come to, as lists and statistics look at it.
pub(crate) struct Summary<'a> {
    pub(crate) table: &'a dyn kernel::Table,
    pub(crate) status: Status,
    pub(crate) played: PlayTime,
    /// When the last step that counts was first recorded: changes of seats left out, and where the game is over, all
    /// that is done beside it.
    pub(crate) ended: Option<Timestamp>,
}

impl Summary<'_> {
    /// When its running clock runs out; a table that was laid aside or is over has none that could.
    fn deadline(&self) -> Option<i64> {
        let runs = self.status == Status::Live;
        self.table.deadline().filter(|_| runs).map(|at| at.0)
    }

    /// What the game remembers of the table.
    pub(crate) fn stats(&self) -> Vec<StatRow> {
        let row = |stat: kernel::Stat| StatRow {
            seat: stat.seat.map(|seat| seat.0),
            key: stat.key,
            dim: stat.dim,
            value: stat.value,
            of: stat.of,
        };
        self.table.stats().into_iter().map(row).collect()
    }
}

/// What lists and statistics will read.
pub(crate) fn project(summary: &Summary<'_>, now: Timestamp) -> Projection {
    let standing = summary.table.standing();
    let outcomes = if standing.over {
        let outcome = |(seat, p): (kernel::Seat, &kernel::Place)| Outcome {
            points: p.points,
            place: p.place,
            won: p.won,
            side: standing.side_of(seat),
        };
        standing.places.each().map(outcome).collect()
    } else {
        Vec::new()
    };
    let row = |sitter: &Sitter| SeatRow { person: sitter.person, piece: sitter.piece };
    Projection {
        status: summary.status,
        seats: summary.table.sitters().iter().map(row).collect(),
        touched: now.0,
        played_ms: summary.played.ms,
        running_since: summary.played.since.map(|since| since.0),
        standing: text(&standing),
        outcomes,
        faces: Vec::new(),
        deadline: summary.deadline(),
        ended: summary.ended.unwrap_or(now).0,
        title: standing.title.clone().unwrap_or_default(),
        contest: standing.contest(),
        scoring: standing.scoring,
        stats: if standing.over { summary.stats() } else { Vec::new() },
    }
}
