//! Projection of a session: the rows that lists and statistics read, worked out from a replayed journal.

use super::live::{Live, Played, text};
use crate::Status;
use kernel::{Contest, Moment, Scoring, Standing};
use store::{FactRow, Outcome, Projection};

impl Live {
    /// What it has come to.
    pub(crate) fn come(&self) -> Come<'_> {
        Come {
            table: self.course.table(),
            status: self.status,
            played: self.played,
            ended: self.course.entries().last().map(|entry| entry.at),
        }
    }
}

/// What a session has come to, as lists and statistics look at it.
pub(crate) struct Come<'a> {
    pub(crate) table: &'a dyn kernel::Table,
    pub(crate) status: Status,
    pub(crate) played: Played,
    /// When the last step that counts was first recorded.
    pub(crate) ended: Option<Moment>,
}

impl Come<'_> {
    /// What the game remembers of the table.
    pub(crate) fn facts(&self) -> Vec<FactRow> {
        let row = |fact: kernel::Fact| FactRow {
            seat: fact.seat.map(|seat| seat.0),
            key: fact.key,
            dim: fact.dim,
            value: fact.value,
            of: fact.of,
        };
        self.table.facts().into_iter().map(row).collect()
    }
}

/// What lists and statistics will read.
pub(crate) fn project(come: &Come<'_>, before: Option<&Standing>, now: Moment) -> Projection {
    let standing = come.table.standing();
    let same = before.map_or(0, |before| {
        before.rounds.iter().zip(&standing.rounds).take_while(|(a, b)| a == b).count()
    });
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
    Projection {
        status: come.status.into(),
        touched: now.0,
        played_ms: come.played.ms,
        running_since: come.played.since.map(|since| since.0),
        standing: text(&standing),
        rounds_from: same,
        rounds: standing.rounds[same..].iter().map(|round| round.as_slice().to_vec()).collect(),
        outcomes,
        faces: Vec::new(),
        ended: come.ended.unwrap_or(now).0,
        title: standing.title.clone().unwrap_or_default(),
        contest: contest(standing.contest()),
        scoring: scoring(standing.scoring),
        facts: if standing.over { come.facts() } else { Vec::new() },
    }
}

/// Who plays against whom, as it is stored.
pub(crate) fn contest(contest: Contest) -> store::Contest {
    match contest {
        Contest::Each => store::Contest::Each,
        Contest::Teams => store::Contest::Teams,
        Contest::OneAgainstMany => store::Contest::OneAgainstMany,
        Contest::Cooperative => store::Contest::Cooperative,
    }
}

/// What makes the best place, as it is stored.
pub(crate) fn scoring(scoring: Scoring) -> store::Scoring {
    match scoring {
        Scoring::Highest => store::Scoring::Highest,
        Scoring::Lowest => store::Scoring::Lowest,
        Scoring::Unscored => store::Scoring::Unscored,
    }
}
