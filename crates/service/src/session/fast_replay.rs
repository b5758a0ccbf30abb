//! Fast replay: a journal without undo, redo or amendments is folded event by event, without copies,
//! narration or standings on the way.

use super::live::{PlayTime, furnish};
use super::projection::{Summary, only_reseats};
use crate::{ServiceError, Status};
use kernel::{Options, Rolled, Rulebook, Setup, Table, Timestamp};
use store::{NewSession, NewStep, StepKind};

/// What a journal came to.
pub(crate) struct FastReplay {
    table: Box<dyn Table>,
    status: Status,
    played: PlayTime,
    ended: Timestamp,
    pub(crate) rolled: Vec<Rolled>,
}

impl FastReplay {
    /// As lists and statistics look at it.
    pub(crate) fn summary(&self) -> Summary<'_> {
        Summary {
            table: &*self.table,
            status: self.status,
            played: self.played,
            ended: Some(self.ended),
        }
    }
}

/// Folds a journal; none where that takes the long way: something was taken back or corrected, the table
/// was over before its last step, or it is no journal.
pub(crate) fn fast_replay<'a>(
    fixed: &NewSession,
    steps: impl ExactSizeIterator<Item = &'a NewStep> + Clone,
    rules: &'static dyn Rulebook,
) -> Result<Option<FastReplay>, ServiceError> {
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
    let setup: Setup<Options> =
        serde_json::from_str(&fixed.setup).map_err(ServiceError::damaged)?;
    let game = rules.open(&setup).map_err(ServiceError::damaged)?;
    let mut table = furnish(game, &setup, &fixed.seats);
    let (mut played, mut status) = (PlayTime { ms: 0, since: None }, Status::Live);
    let (mut rolled, mut ended, mut position, mut over) = (Vec::new(), Timestamp(0), 0, false);
    for step in steps {
        let at = Timestamp(step.at);
        if counts(&step) {
            if position == last && position > 0 && table.standing().over {
                return Ok(None);
            }
            for event in &step.events {
                rolled.extend(table.apply(&event.payload).map_err(ServiceError::damaged)?);
            }
            over = position == last && table.standing().over;
            // Nothing follows the step that ended the game, or this takes the long way.
            if !only_reseats(step.events.iter().map(|event| &*event.payload)) {
                ended = at;
            }
            position += 1;
        }
        status = match step.kind {
            StepKind::Pause => Status::Paused,
            StepKind::Abandon => Status::Abandoned,
            _ if over => Status::Finished,
            _ => Status::Live,
        };
        played = played.go(at, status == Status::Live);
    }
    Ok(Some(FastReplay { table, status, played, ended, rolled }))
}
