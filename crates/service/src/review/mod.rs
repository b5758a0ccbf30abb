//! Review of a session: rounds, times, corrections, former results, and its log by pages.

mod wire;

pub use wire::*;

use crate::service::{SessionService, lock};
use crate::session::live::LONGEST_GAP_MS;
use crate::session::replay::{ReplayedStep, replay};
use crate::session::sitter_names::SitterNames;
use crate::{Clock, Fate, ServiceError, SessionCard, Status};
use kernel::{Actor, BySeat, Param, Points, Seat, Standing, Table, Timestamp};
use std::sync::Arc;
use store::StepKind;
use uuid::Uuid;

const USUAL_PAGE: u32 = 200;
const LONGEST_PAGE: u32 = 500;

impl<C: Clock> SessionService<C> {
    /// Everything there is to look back at in a session, but for its log.
    pub fn review(&self, session: Uuid) -> Result<Review, ServiceError> {
        let mut card = self.card(session)?;
        let mut stats: Vec<SessionStat> =
            self.store.stats_of(session)?.into_iter().map(SessionStat::from).collect();
        if card.foreign {
            return Ok(foreign(card, stats));
        }
        let stored = self.store.session(session)?;
        let rules = self.rules(&stored.fixed.game)?;
        let mut past = Past::new(card.seats.len());
        let names = SitterNames::of(&self.store.people()?);
        let see = &mut |stage: &ReplayedStep<'_>| past.see(stage);
        let live = replay(&stored.fixed, &stored.steps, rules, names, see)?;
        let seqs: Vec<usize> = past.corrections.iter().map(|made| made.seq as usize).collect();
        let log = live.journal.log(seqs).map_err(ServiceError::damaged)?;
        for (corrected, entry) in past.corrections.iter_mut().zip(log) {
            corrected.before = entry.before;
            corrected.after = entry.lines;
            corrected.counts = entry.fate != Fate::Undone;
        }
        // Lists leave out who sat there before.
        card.seats = self.seated(live.journal.table().sitters())?;
        let mut marks = Marks::default();
        live.journal
            .walk(&mut |position, table| marks.see(position, table))
            .map_err(ServiceError::damaged)?;
        let names = live.journal.table().stat_names();
        stats.iter_mut().for_each(|stat| stat.name = names.get(&stat.key).cloned());
        let at = |position: usize| live.journal.entries()[position].at;
        Ok(Review {
            card,
            revision: stored.head.revision,
            steps: live.journal.next_position(),
            rounds: rounds(&live.standing(), &marks.0, at),
            times: past.times,
            corrections: past.corrections,
            former: past.former,
            stats,
        })
    }

    /// A page of the log: in the order things were recorded, or the newest first.
    ///
    /// # Errors
    /// When there is no such session, the page is longer than 500, or it cannot be read.
    pub fn log_page(
        &self,
        session: Uuid,
        order: LogOrder,
        from: Option<u32>,
        count: Option<u32>,
    ) -> Result<LogPage, ServiceError> {
        let count = count.unwrap_or(USUAL_PAGE);
        if !(1..=LONGEST_PAGE).contains(&count) {
            return Err(ServiceError::invalid("", "a page has 1 to 500 entries"));
        }
        let live = self.live(session)?;
        let live = lock(&live);
        let all = live.journal.recorded();
        let count = count as usize;
        let read = |range| live.journal.log(range).map_err(ServiceError::damaged);
        match order {
            LogOrder::OldestFirst => {
                let start = from.map_or(0, |seq| seq as usize).min(all);
                let end = start.saturating_add(count).min(all);
                let next = (end < all).then_some(end as u32);
                Ok(LogPage { entries: read(start..end)?, next })
            }
            LogOrder::NewestFirst => {
                let end = from.map_or(all, |seq| (seq as usize).saturating_add(1)).min(all);
                let start = end.saturating_sub(count);
                let mut entries = read(start..end)?;
                entries.reverse();
                Ok(LogPage { entries, next: start.checked_sub(1).map(|seq| seq as u32) })
            }
        }
    }
}

/// A session that was played under another program has its rounds and nothing else.
fn foreign(card: SessionCard, stats: Vec<SessionStat>) -> Review {
    let marks = vec![0; card.standing.rounds.len()];
    let ended = card.ended;
    let table = card.played_ms;
    let seats = BySeat::filled(card.seats.len(), 0);
    Review {
        rounds: rounds(&card.standing, &marks, |_| ended),
        card,
        revision: 0,
        steps: 0,
        times: Times { seats, table },
        corrections: Vec::new(),
        former: Vec::new(),
        stats,
    }
}

/// The completed rounds, each with the position at which it was.
fn rounds(standing: &Standing, marks: &[usize], at: impl Fn(usize) -> Timestamp) -> Vec<RoundMark> {
    let mut totals: BySeat<Points> = standing.places.map(|_| 0);
    let rounds = standing.rounds.iter().zip(marks).enumerate().map(|(i, (points, position))| {
        for (total, gained) in totals.iter_mut().zip(points.iter()) {
            *total = total.saturating_add(*gained);
        }
        RoundMark {
            round: i as u16 + 1,
            points: points.clone(),
            totals: totals.clone(),
            position: *position as u32,
            at: at(*position),
        }
    });
    rounds.collect()
}

/// At which position each round was complete.
#[derive(Default)]
struct Marks(Vec<usize>);

impl Marks {
    fn see(&mut self, position: usize, table: &dyn Table) {
        let complete = table.standing().rounds.len();
        self.0.truncate(complete);
        self.0.resize(complete, position);
    }
}

/// What is gathered while a journal is folded step by step.
struct Past {
    times: Times,
    corrections: Vec<Corrected>,
    former: Vec<FormerResult>,
    before: Option<Before>,
}

/// How it stood before a step.
struct Before {
    at: Timestamp,
    status: Status,
    standing: Arc<Standing>,
    /// The step that ended it, once it is over.
    ended: Option<u32>,
}

impl Past {
    fn new(seats: usize) -> Past {
        let times = Times { seats: BySeat::filled(seats, 0), table: 0 };
        Past { times, corrections: Vec::new(), former: Vec::new(), before: None }
    }

    fn see(&mut self, stage: &ReplayedStep<'_>) {
        let (at, standing) = (Timestamp(stage.step.what.at), Arc::clone(stage.standing));
        let over = standing.over;
        let mut ended = over.then_some(stage.step.seq);
        if let Some(before) = self.before.take() {
            self.count(&before, at);
            if stage.step.what.kind == StepKind::Amend {
                self.corrections.push(corrected(stage, &before.standing, &standing));
            }
            if let Some(seq) = before.ended {
                let same = over && before.standing.places == standing.places;
                if same {
                    ended = Some(seq);
                } else {
                    let standing = Standing::clone(&before.standing);
                    self.former.push(FormerResult { seq, until: at, standing });
                }
            }
        }
        self.before = Some(Before { at, status: stage.live.status, standing, ended });
    }

    /// The time since the step before goes to whom the table waited for.
    fn count(&mut self, before: &Before, at: Timestamp) {
        if before.status != Status::Live {
            return;
        }
        let gap = at.0.saturating_sub(before.at.0).clamp(0, LONGEST_GAP_MS);
        let who = awaited(&before.standing).filter(|seat| self.times.seats.contains(*seat));
        match who {
            Some(seat) => self.times.seats[seat] += gap,
            None => self.times.table += gap,
        }
    }
}

/// The one person that a table waits for.
fn awaited(standing: &Standing) -> Option<Seat> {
    match standing.next.as_ref()?.params.get("who")? {
        Param::Seat(seat) => Some(*seat),
        Param::Seats(seats) if seats.len() == 1 => seats.first().copied(),
        _ => None,
    }
}

fn corrected(stage: &ReplayedStep<'_>, before: &Standing, after: &Standing) -> Corrected {
    let what = &stage.step.what;
    let totals = |standing: &Standing| standing.places.map(|place| place.points);
    Corrected {
        seq: stage.step.seq,
        at: Timestamp(what.at),
        by: serde_json::from_str(&what.by).unwrap_or(Actor::Keeper),
        before: Vec::new(),
        after: Vec::new(),
        totals_before: totals(before),
        totals_after: totals(after),
        counts: true,
    }
}

impl From<store::StatRow> for SessionStat {
    fn from(row: store::StatRow) -> Self {
        let (seat, key, dim) = (row.seat.map(Seat), row.key, row.dim);
        SessionStat { seat, key, name: None, dim, value: row.value, of: row.of }
    }
}
