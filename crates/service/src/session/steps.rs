//! Recording steps: play, undo, redo, amend, pause, resume, abandon. The only way to change a session:
//! check the revision the caller saw, decide, change a copy, write one transaction, swap the copies,
//! notify. Copies share what stays the same, so a step costs as much late in an evening as early.

use super::live::{AmendFault, LiveSession, text};
use super::projection::project;
use super::seats::all_different;
use crate::dice;
use crate::service::SessionService;
use crate::{Change, Clock, Correction, ServiceError, Status, TableState};
use kernel::{Actor, Timestamp, Viewer, stored_json};
use serde::Serialize;
use store::{Event, NewStep, StepKind, Store, StoreError};
use uuid::Uuid;

/// A copy of a session with steps that are not recorded yet.
pub(crate) struct PendingSteps {
    pub(crate) live: LiveSession,
    steps: Vec<NewStep>,
    by: Actor,
    now: Timestamp,
}

impl PendingSteps {
    fn add(&mut self, step: NewStep) -> Result<(), ServiceError> {
        self.live.journal.record(&step).map_err(|e| ServiceError::Internal(e.to_string()))?;
        self.steps.push(step);
        Ok(())
    }

    pub(crate) fn bare(&mut self, kind: StepKind) -> Result<(), ServiceError> {
        self.add(LiveSession::bare(kind, self.by, self.now))
    }

    /// Decides a command as it was sent, and adds it as it is stored.
    pub(crate) fn play(&mut self, sent: &str, stored: String) -> Result<(), ServiceError> {
        let decision = self.live.decide(self.by, sent, self.now)?;
        let position = self.live.journal.next_position();
        let events =
            decision.events.into_iter().map(|payload| Event { position, payload }).collect();
        let step = LiveSession::bare(StepKind::Play, self.by, self.now);
        self.add(NewStep { command: Some(stored), events, ..step })
    }

    /// What a command does to the table: it is taken up, and stands as the command leaves it.
    fn command(&mut self, command: &(impl Serialize + ?Sized)) -> Result<(), ServiceError> {
        self.take_up()?;
        self.play(&text(command), stored_json(command))?;
        self.follow();
        Ok(())
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

    /// The clocks of a table that is laid aside or given up stand: what they would show later counts for no person.
    fn stop_clocks(&mut self) -> Result<(), ServiceError> {
        for command in self.live.journal.table().clock_stops() {
            self.play(&command, command.clone())?;
        }
        Ok(())
    }

    /// Replaces earlier steps, and decides again what came after them.
    pub(crate) fn amend(&mut self, corrections: &[Correction]) -> Result<(), ServiceError> {
        let amended = self.live.amend(self.by, corrections)?;
        let step = LiveSession::bare(StepKind::Amend, self.by, self.now);
        let corrections = Some(text(&corrections));
        self.add(NewStep { corrections, events: amended.events, ..step })
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
    /// Records a command. Where everybody acts at once, and from a person at a device of their own, it counts when it
    /// arrives, whatever revision its sender saw; only a table that was laid aside is not taken up by a command that
    /// was late.
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
        let fits = |live: &LiveSession| {
            let by_arrival = (live.opened.rules.meta().real_time || by != Actor::Keeper)
                && live.status != Status::Paused;
            by_arrival || live.head.revision == revision
        };
        self.change_if(session, fits, by, |pending| pending.command(command))
    }

    /// Records a command that was sent a while ago: it counts only for the table as its sender saw it.
    ///
    /// # Errors
    /// As [`play`](Self::play), and when the table went on since that revision.
    pub fn play_late(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        command: &(impl Serialize + ?Sized),
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |pending| pending.command(command))
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
        self.change(session, revision, by, |pending| {
            if pending.live.journal.undo_lines().is_none() {
                return Err(ServiceError::invalid("nothing_to_undo", "there is nothing to undo"));
            }
            if !pending.live.may_undo(viewer(by)) {
                let why = "another person recorded the last step";
                return Err(ServiceError::invalid("undo_not_yours", why));
            }
            pending.take_up()?;
            pending.bare(StepKind::Undo)?;
            pending.follow();
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
        self.change(session, revision, by, |pending| {
            if pending.live.journal.redo_lines().is_none() {
                return Err(ServiceError::invalid("nothing_to_redo", "there is nothing to redo"));
            }
            pending.take_up()?;
            pending.bare(StepKind::Redo)?;
            pending.follow();
            Ok(())
        })
    }

    /// Replaces earlier steps and decides everything after them again, with the same luck.
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
        self.change(session, revision, by, |pending| {
            pending.take_up()?;
            pending.amend(corrections)?;
            pending.follow();
            Ok(())
        })
    }

    /// Lays the table aside, with its clocks stopped. One that is aside already stays as it is.
    ///
    /// # Errors
    /// When the table is over or given up, the caller saw an older revision, or it cannot be written.
    pub fn pause(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |pending| match pending.live.status {
            Status::Paused => Ok(()),
            Status::Live => {
                pending.stop_clocks()?;
                pending.bare(StepKind::Pause)?;
                pending.status(Status::Paused);
                Ok(())
            }
            Status::Finished => Err(over()),
            Status::Abandoned => pending.take_up(),
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
        self.change(session, revision, by, |pending| match pending.live.status {
            Status::Live => Ok(()),
            Status::Paused | Status::Abandoned => {
                pending.bare(StepKind::Resume)?;
                pending.follow();
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
        self.change(session, revision, by, |pending| match pending.live.status {
            Status::Abandoned => Ok(()),
            Status::Live | Status::Paused => {
                pending.stop_clocks()?;
                pending.bare(StepKind::Abandon)?;
                pending.status(Status::Abandoned);
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
        work: impl FnOnce(&mut PendingSteps) -> Result<(), ServiceError>,
    ) -> Result<TableState, ServiceError> {
        self.change_if(session, |live| live.head.revision == revision, by, work)
    }

    fn change_if(
        &self,
        session: Uuid,
        fits: impl FnOnce(&LiveSession) -> bool,
        by: Actor,
        work: impl FnOnce(&mut PendingSteps) -> Result<(), ServiceError>,
    ) -> Result<TableState, ServiceError> {
        let (state, recorded) = self.change_live(session, |live| {
            let seen = live.head;
            if !fits(live) {
                return Err(ServiceError::Stale { current: seen.revision });
            }
            let now = self.clock.now();
            let mut pending = PendingSteps { live: live.clone(), steps: Vec::new(), by, now };
            work(&mut pending)?;
            if !pending.steps.is_empty() {
                self.record(live, pending)?;
            }
            Ok((live.state(viewer(by), now), live.head != seen))
        })?;
        if recorded {
            self.notify(&Change::Table { session, revision: state.revision });
            if state.status != Status::Live {
                // A log that cannot be written back now goes on; every step is safe in it.
                let _ = self.store.write_log_back();
            }
        }
        Ok(state)
    }

    /// Writes steps to the disk and then into the table in memory.
    fn record(&self, live: &mut LiveSession, pending: PendingSteps) -> Result<(), ServiceError> {
        let PendingSteps { live: mut next, steps, now, .. } = pending;
        let (session, seen) = (live.opened.id, live.head);
        let sitters = next.journal.table().sitters();
        if sitters != live.journal.table().sitters() {
            let seats = self.seated(sitters)?;
            all_different(&seats)?;
            next.seats = seats;
        }
        let mut projection = project(&next.summary(), now);
        if steps.iter().any(|step| step.kind == StepKind::Play) {
            projection.faces = dice::counted(next.journal.rolled_last());
        }
        // A finished ending counts by itself before those that are not: another one would be shown in the middle of the
        // game, were it not said that this one counts.
        let taken_up = live.status == Status::Finished && next.status != Status::Finished;
        let append = if taken_up && !self.endings(session)?.is_empty() {
            Store::append_and_choose
        } else {
            Store::append
        };
        next.head = append(&self.store, session, seen, &steps, &projection)
            // What is in memory may be older than the disk now: it is read again.
            .inspect_err(|error| {
                self.uncache(session);
                if matches!(error, StoreError::Moved) {
                    // Every screen is told why nothing is recorded any more.
                    self.notify(&Change::Lists);
                }
            })?;
        next.clock_elsewhere = false;
        if next.status == Status::Finished {
            next.draft = None;
        }
        *live = next;
        Ok(())
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

impl From<AmendFault> for ServiceError {
    fn from(broken: AmendFault) -> Self {
        match broken {
            AmendFault::Correction(rejection) => rejection.into(),
            AmendFault::Later { position, lines, refused } => {
                ServiceError::Breaks { position, lines, refused: Box::new(refused) }
            }
            AmendFault::NoStep(position) => {
                ServiceError::invalid("no_such_step", format!("no step at position {position}"))
            }
        }
    }
}
