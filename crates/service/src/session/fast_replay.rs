//! The short way through a journal: where nothing was taken back or corrected, its events are folded one
//! after the other, without a copy, a sentence or a standing on the way.

use super::live::{Played, furnish};
use super::projection::Come;
use crate::{ServiceError, Status};
use kernel::{Moment, Rolled, Rulebook, Setup, Table, Words};
use store::{NewSession, NewStep, StepKind};

/// What a journal came to.
pub(crate) struct Straight {
    table: Box<dyn Table>,
    status: Status,
    played: Played,
    ended: Moment,
    /// The dice that were rolled.
    pub(crate) rolled: Vec<Rolled>,
}

impl Straight {
    /// As lists and statistics look at it.
    pub(crate) fn come(&self) -> Come<'_> {
        Come {
            table: &*self.table,
            status: self.status,
            played: self.played,
            ended: Some(self.ended),
        }
    }
}

/// Folds a journal; none where that takes the long way: something was taken back or corrected, the table
/// was over before its last step, or it is no journal.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn straight<'a>(
    fixed: &NewSession,
    steps: impl ExactSizeIterator<Item = &'a NewStep> + Clone,
    rules: &'static dyn Rulebook,
) -> Result<Option<Straight>, ServiceError> {
    let fits = |(at, step): (usize, &NewStep)| match step.kind {
        StepKind::Open => at == 0,
        StepKind::Play => at > 0 && step.command.is_some(),
        StepKind::Pause | StepKind::Resume | StepKind::Abandon => at > 0,
        StepKind::Undo | StepKind::Redo | StepKind::Amend => false,
    };
    let counts = |step: &&NewStep| matches!(step.kind, StepKind::Open | StepKind::Play);
    let Some(last) = steps.clone().filter(counts).count().checked_sub(1) else { return Ok(None) };
    if !steps.clone().enumerate().all(fits) {
        return Ok(None);
    }
    let setup: Setup<Words> = serde_json::from_str(&fixed.setup).map_err(ServiceError::damaged)?;
    let mut table = furnish(rules.open(&setup).map_err(ServiceError::damaged)?, &setup);
    let (mut played, mut status) = (Played { ms: 0, since: None }, Status::Live);
    let (mut rolled, mut ended, mut position, mut over) = (Vec::new(), Moment(0), 0, false);
    for step in steps {
        let at = Moment(step.at);
        if counts(&step) {
            if position == last && position > 0 && table.standing().over {
                return Ok(None);
            }
            for event in &step.events {
                rolled.extend(table.fold(&event.payload).map_err(ServiceError::damaged)?);
            }
            over = position == last && table.standing().over;
            (ended, position) = (at, position + 1);
        }
        status = match step.kind {
            StepKind::Pause => Status::Paused,
            StepKind::Abandon => Status::Abandoned,
            _ if over => Status::Finished,
            _ => Status::Live,
        };
        played = played.go(at, status == Status::Live);
    }
    Ok(Some(Straight { table, status, played, ended, rolled }))
}
