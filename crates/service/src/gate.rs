//! The only gate for changes to a table: look, check the revision the caller saw, decide, change a
//! copy, one transaction, swap, tell. A copy shares all that stays the same, so a step costs as much at
//! the end of an evening as at its beginning.

use crate::dice;
use crate::live::{Broken, Come, Live, text};
use crate::rebuild::{contest, scoring};
use crate::service::{SessionService, lock};
use crate::{Change, Clock, Correction, ServiceError, Status, TableState};
use kernel::{Actor, Moment, Standing, Viewer};
use serde::Serialize;
use store::{Event, NewStep, Outcome, Projection, StepKind};
use uuid::Uuid;

/// A copy of a table with facts that are not recorded yet.
pub(crate) struct Turn {
    pub(crate) live: Live,
    steps: Vec<NewStep>,
    by: Actor,
    now: Moment,
}

impl Turn {
    fn add(&mut self, step: NewStep) -> Result<(), ServiceError> {
        self.live.course.record(&step).map_err(|e| ServiceError::Internal(e.to_string()))?;
        self.steps.push(step);
        Ok(())
    }

    pub(crate) fn bare(&mut self, kind: StepKind) -> Result<(), ServiceError> {
        self.add(Live::bare(kind, self.by, self.now))
    }

    /// A table that was laid aside is taken up by the next step; one that was given up is not.
    fn take_up(&mut self) -> Result<(), ServiceError> {
        match self.live.status {
            Status::Live | Status::Finished => Ok(()),
            Status::Paused => {
                self.bare(StepKind::Resume)?;
                self.status(Status::Live);
                Ok(())
            }
            Status::Abandoned => {
                Err(ServiceError::invalid("table_abandoned", "the table was given up"))
            }
        }
    }

    /// After a change of the timeline the status follows the standing.
    pub(crate) fn follow(&mut self) {
        let over = self.live.standing().over;
        self.status(if over { Status::Finished } else { Status::Live });
    }

    fn status(&mut self, status: Status) {
        self.live.status = status;
        self.live.played = self.live.played.go(self.now, status == Status::Live);
    }
}

impl<C: Clock> SessionService<C> {
    /// Records a command. Where everybody acts at once it counts when it arrives, whatever revision its
    /// sender saw; only a table that was laid aside is not taken up by a command that was late.
    ///
    /// # Errors
    /// When the caller saw an older revision, the rules refuse, or it cannot be written.
    pub fn play(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        command: &(impl Serialize + ?Sized),
    ) -> Result<TableState, ServiceError> {
        let command = text(command);
        let fits = |live: &Live| {
            let by_arrival = live.opened.rules.meta().real_time && live.status != Status::Paused;
            by_arrival || live.head.revision == revision
        };
        self.change_if(session, fits, by, |turn| {
            turn.take_up()?;
            let decision = turn.live.decide(by, &command, turn.now)?;
            let position = turn.live.course.next_position();
            let events =
                decision.events.into_iter().map(|payload| Event { position, payload }).collect();
            let step = Live::bare(StepKind::Play, by, turn.now);
            turn.add(NewStep { command: Some(command), events, ..step })?;
            turn.follow();
            Ok(())
        })
    }

    /// Takes the last step or correction back.
    ///
    /// # Errors
    /// When there is none, the caller saw an older revision, or it cannot be written.
    pub fn undo(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| {
            if turn.live.course.undo_lines().is_none() {
                return Err(ServiceError::invalid("nothing_to_undo", "there is nothing to undo"));
            }
            turn.take_up()?;
            turn.bare(StepKind::Undo)?;
            turn.follow();
            Ok(())
        })
    }

    /// Brings back what was taken back last.
    ///
    /// # Errors
    /// When there is nothing, the caller saw an older revision, or it cannot be written.
    pub fn redo(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| {
            if turn.live.course.redo_lines().is_none() {
                return Err(ServiceError::invalid("nothing_to_redo", "there is nothing to redo"));
            }
            turn.take_up()?;
            turn.bare(StepKind::Redo)?;
            turn.follow();
            Ok(())
        })
    }

    /// Replaces earlier steps and decides everything after them anew, with the same luck.
    ///
    /// # Errors
    /// [`ServiceError::Breaks`] names the first later step that no longer holds; otherwise as
    /// [`play`](Self::play).
    pub fn amend(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        corrections: &[Correction],
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| {
            turn.take_up()?;
            let amended = turn.live.amend(by, corrections)?;
            let step = Live::bare(StepKind::Amend, by, turn.now);
            let corrections = Some(text(&corrections));
            turn.add(NewStep { corrections, events: amended.events, ..step })?;
            turn.follow();
            Ok(())
        })
    }

    /// Lays the table aside. One that is aside already stays as it is.
    ///
    /// # Errors
    /// When the table is over or given up, the caller saw an older revision, or it cannot be written.
    pub fn pause(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| match turn.live.status {
            Status::Paused => Ok(()),
            Status::Live => {
                turn.bare(StepKind::Pause)?;
                turn.status(Status::Paused);
                Ok(())
            }
            Status::Finished => Err(over()),
            Status::Abandoned => turn.take_up(),
        })
    }

    /// Takes up a table that was laid aside or given up. One that is being played stays as it is.
    ///
    /// # Errors
    /// When the table is over, the caller saw an older revision, or it cannot be written.
    pub fn resume(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| match turn.live.status {
            Status::Live => Ok(()),
            Status::Paused | Status::Abandoned => {
                turn.bare(StepKind::Resume)?;
                turn.follow();
                Ok(())
            }
            Status::Finished => Err(over()),
        })
    }

    /// Gives the table up before its end. It can be taken up again.
    ///
    /// # Errors
    /// When the table is over, the caller saw an older revision, or it cannot be written.
    pub fn abandon(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |turn| match turn.live.status {
            Status::Abandoned => Ok(()),
            Status::Live | Status::Paused => {
                turn.bare(StepKind::Abandon)?;
                turn.status(Status::Abandoned);
                Ok(())
            }
            Status::Finished => Err(over()),
        })
    }

    pub(crate) fn change(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        work: impl FnOnce(&mut Turn) -> Result<(), ServiceError>,
    ) -> Result<TableState, ServiceError> {
        self.change_if(session, |live| live.head.revision == revision, by, work)
    }

    fn change_if(
        &self,
        session: Uuid,
        fits: impl FnOnce(&Live) -> bool,
        by: Actor,
        work: impl FnOnce(&mut Turn) -> Result<(), ServiceError>,
    ) -> Result<TableState, ServiceError> {
        let shared = self.live(session)?;
        let mut live = lock(&shared);
        let seen = live.head;
        if !fits(&live) {
            return Err(ServiceError::Stale { current: seen.revision });
        }
        let now = self.clock.now();
        let mut turn = Turn { live: live.clone(), steps: Vec::new(), by, now };
        work(&mut turn)?;
        if turn.steps.is_empty() {
            return Ok(live.state(viewer(by), now));
        }
        let mut projection = project(&turn.live.come(), Some(&live.standing()), now);
        if turn.steps.iter().any(|step| step.kind == StepKind::Play) {
            projection.faces = dice::counted(turn.live.course.rolled_last());
        }
        let head = self
            .store
            .append(session, seen, &turn.steps, &projection)
            // What is in memory may be older than the disk now: it is read anew.
            .inspect_err(|_| self.drop_from_memory(session))?;
        *live = turn.live;
        live.head = head;
        if live.status == Status::Finished {
            live.draft = None;
        }
        let state = live.state(viewer(by), now);
        drop(live);
        self.tell(&Change::Table { session, revision: head.revision });
        if state.status != Status::Live {
            // A log that cannot be written back now goes on; every fact is safe in it.
            let _ = self.store.checkpoint();
        }
        Ok(state)
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

/// The keeper is answered with what lies open; a person with what they may see.
pub(crate) fn viewer(by: Actor) -> Viewer {
    match by {
        Actor::Keeper => Viewer::Table,
        Actor::Seat(seat) => Viewer::Seat(seat),
    }
}

fn over() -> ServiceError {
    ServiceError::invalid("table_over", "the table has come to its end")
}

impl From<Broken> for ServiceError {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Correction(rejection) => rejection.into(),
            Broken::Later { position, lines, refused } => {
                ServiceError::Breaks { position, lines, refused: Box::new(refused) }
            }
            Broken::NoStep(position) => {
                ServiceError::invalid("no_such_step", format!("no step at position {position}"))
            }
        }
    }
}
