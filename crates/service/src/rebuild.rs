//! Everything that lists and figures read, built anew from the journals.

use crate::course::Course;
use crate::dice;
use crate::gate::project;
use crate::live::{Live, Opened, Played, furnish};
use crate::service::SessionService;
use crate::straight::straight;
use crate::{Clock, Progress, ServiceError, Status};
use kernel::{Contest, Moment, Rulebook, Scoring, Seed, Setup, Words};
use std::sync::Arc;
use store::{Digest, Head, NewSession, Projection, Rebuild, Step, StepKind, StoreError};
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Builds everything anew when an older version wrote it, and removes what was deleted long ago.
    /// For the start of the app.
    ///
    /// # Errors
    /// When it cannot be read or written; then it is as before.
    pub fn settle(&self, progress: &Progress) -> Result<(), ServiceError> {
        self.put_in_order(progress)?;
        self.clear_away()?;
        Ok(())
    }

    /// Builds everything anew when an older version wrote it. Nobody can stop it: without it there is
    /// nothing to show.
    pub(crate) fn put_in_order(&self, progress: &Progress) -> Result<(), ServiceError> {
        while !self.store.projected()? {
            match self.store.rebuild() {
                // Another process was faster.
                Ok(rebuild) if rebuild.projected()? => {}
                Ok(rebuild) => self.build(rebuild, &mut |done, of| {
                    progress.at(done, of);
                    true
                })?,
                // Another process is at it.
                Err(error) if error.is_busy() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Builds every list and every figure anew from the journals. `progress` hears how many sessions
    /// of how many are done, and ends it by answering no.
    ///
    /// # Errors
    /// When it was ended, or it cannot be read or written; then everything is as before.
    pub fn rebuild(
        &self,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<(), ServiceError> {
        self.build(self.store.rebuild()?, progress)
    }

    fn build(
        &self,
        mut rebuild: Rebuild<'_>,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<(), ServiceError> {
        let sessions = rebuild.sessions()?;
        for (done, session) in sessions.iter().enumerate() {
            if !progress(done, sessions.len()) {
                return Err(ServiceError::invalid("cancelled", "it was ended"));
            }
            // One damaged journal does not keep the others from being read; the check names it.
            let projection = match self.fold_in(&rebuild, *session) {
                Err(ServiceError::Storage(StoreError::Damaged(_))) => None,
                folded => folded?,
            };
            rebuild.put(*session, projection.as_ref())?;
        }
        rebuild.finish()?;
        self.forget();
        Ok(())
    }

    /// Builds what lists and figures know of one session anew from its journal, after it came from
    /// elsewhere.
    ///
    /// # Errors
    /// When there is no such session, or it cannot be read or written.
    pub fn rebuild_session(&self, session: Uuid) -> Result<(), ServiceError> {
        let mut rebuild = self.store.rebuild_one(session)?;
        let projection = self.fold_in(&rebuild, session)?;
        rebuild.put(session, projection.as_ref())?;
        rebuild.finish()?;
        self.drop_from_memory(session);
        Ok(())
    }

    /// What a journal adds up to; none where there is no journal, or the game is not known here.
    fn fold_in(
        &self,
        rebuild: &Rebuild<'_>,
        session: Uuid,
    ) -> Result<Option<Projection>, ServiceError> {
        let Some((fixed, steps)) = rebuild.journal(session)? else { return Ok(None) };
        let Ok(rules) = self.rules(&fixed.game) else { return Ok(None) };
        retrace(&fixed, &steps, rules).map(Some)
    }
}

/// What lists and figures read of a journal, and how often each face of the dice came up.
pub(crate) fn retrace(
    fixed: &NewSession,
    steps: &[Step],
    rules: &'static dyn Rulebook,
) -> Result<Projection, ServiceError> {
    let touched = Moment(steps.last().map_or(fixed.started, |step| step.what.at));
    if let Some(straight) = straight(fixed, steps.iter().map(|step| &step.what), rules)? {
        let faces = dice::counted(&straight.rolled);
        return Ok(Projection { faces, ..project(&straight.come(), None, touched) });
    }
    let live = replay(fixed, steps, rules, &mut |_| ())?;
    let rolled: Vec<_> = live.course.rolls().flat_map(|(_, _, rolled)| rolled).cloned().collect();
    Ok(Projection { faces: dice::counted(&rolled), ..project(&live.come(), None, touched) })
}

/// What a replay has come to: the table with everything up to one fact.
pub(crate) struct Stage<'a> {
    /// The table after the fact.
    pub(crate) live: &'a Live,
    /// The fact.
    pub(crate) step: &'a Step,
}

/// Folds a journal fact by fact, with the status and the time that each of them left behind.
pub(crate) fn replay(
    fixed: &NewSession,
    steps: &[Step],
    rules: &'static dyn Rulebook,
    seen: &mut dyn FnMut(&Stage<'_>),
) -> Result<Live, ServiceError> {
    let setup: Setup<Words> = serde_json::from_str(&fixed.setup).map_err(ServiceError::damaged)?;
    let blank = furnish(rules.open(&setup).map_err(ServiceError::damaged)?, &setup);
    let first = steps.first().ok_or_else(|| ServiceError::damaged("no opening"))?;
    let course = Course::begin(blank, &first.what).map_err(ServiceError::damaged)?;
    let opened = Opened {
        id: fixed.id,
        knowledge: setup.knowledge,
        config: Arc::new(setup.config),
        seed: Seed::from_bytes(fixed.seed),
        started: Moment(fixed.started),
        rules,
    };
    let mut live = Live {
        opened: Arc::new(opened),
        seats: Vec::new(),
        course,
        status: Status::Live,
        played: Played { ms: 0, since: Some(Moment(first.what.at)) },
        head: Head { revision: 0, digest: Digest([0; 32]) },
        draft: None,
    };
    for step in steps {
        let at = Moment(step.what.at);
        if step.what.kind != StepKind::Open {
            live.course.record(&step.what).map_err(ServiceError::damaged)?;
        }
        live.status = match step.what.kind {
            StepKind::Pause => Status::Paused,
            StepKind::Abandon => Status::Abandoned,
            _ if live.standing().over => Status::Finished,
            _ => Status::Live,
        };
        live.played = live.played.go(at, live.status == Status::Live);
        live.head = Head { revision: step.seq + 1, digest: step.digest };
        seen(&Stage { live: &live, step });
    }
    Ok(live)
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
