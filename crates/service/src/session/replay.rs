//! Replay of a stored journal, step by step, and the projection it leads to.

use super::fast_replay::fast_replay;
use super::journal::Journal;
use super::live::{LiveSession, Opened, PlayTime, furnish};
use super::projection::project;
use super::sitter_names::SitterNames;
use crate::{ServiceError, Status, dice};
use kernel::{Options, Rulebook, Seed, Setup, Standing, Timestamp};
use std::sync::Arc;
use store::{Digest, Head, NewSession, NewStep, Projection, Step, StepKind};

/// What lists and figures read of a journal, and how often each face of the dice came up.
pub(crate) fn replay_projection(
    fixed: &NewSession,
    steps: &[Step],
    rules: &'static dyn Rulebook,
) -> Result<Projection, ServiceError> {
    let touched = Timestamp(steps.last().map_or(fixed.started, |step| step.what.at));
    if let Some(replayed) = fast_replay(fixed, steps.iter().map(|step| &step.what), rules)? {
        let faces = dice::counted(&replayed.rolled);
        return Ok(Projection { faces, ..project(&replayed.summary(), touched) });
    }
    let live = replay(fixed, steps, rules, SitterNames::default(), &mut |_| ())?;
    let rolled: Vec<_> = live.journal.rolls().flat_map(|(_, _, rolled)| rolled).cloned().collect();
    Ok(Projection { faces: dice::counted(&rolled), ..project(&live.summary(), touched) })
}

/// What a replay has come to: the table with everything up to one step.
pub(crate) struct ReplayedStep<'a> {
    /// The table after the step.
    pub(crate) live: &'a LiveSession,
    pub(crate) step: &'a Step,
    /// Where the table stands after it; the same one while only the tools beside the game are used.
    pub(crate) standing: &'a Arc<Standing>,
}

/// Whether a step may change where its table stands.
fn moves_game(step: &NewStep) -> bool {
    match step.kind {
        StepKind::Play => step.events.iter().any(|event| !tools::is_beside(&event.payload)),
        StepKind::Pause | StepKind::Resume | StepKind::Abandon => false,
        StepKind::Open | StepKind::Undo | StepKind::Redo | StepKind::Amend => true,
    }
}

/// Folds a journal step by step, with the status and the time that each of them left behind.
pub(crate) fn replay(
    fixed: &NewSession,
    steps: &[Step],
    rules: &'static dyn Rulebook,
    names: SitterNames,
    seen: &mut dyn FnMut(&ReplayedStep<'_>),
) -> Result<LiveSession, ServiceError> {
    let setup: Setup<Options> =
        serde_json::from_str(&fixed.setup).map_err(ServiceError::damaged)?;
    let game = rules.open(&setup).map_err(ServiceError::damaged)?;
    let blank = furnish(game, &setup, &fixed.seats);
    let first = steps.first().ok_or_else(|| ServiceError::damaged("no opening"))?;
    let journal = Journal::begin(blank, &first.what, names).map_err(ServiceError::damaged)?;
    let opened = Opened {
        id: fixed.id,
        knowledge: setup.knowledge,
        config: Arc::new(setup.config),
        seed: Seed::from_bytes(fixed.seed),
        started: Timestamp(fixed.started),
        rules,
    };
    let mut live = LiveSession {
        opened: Arc::new(opened),
        seats: Vec::new(),
        journal,
        status: Status::Live,
        played: PlayTime { ms: 0, since: Some(Timestamp(first.what.at)) },
        head: Head { revision: 0, digest: Digest([0; 32]) },
        draft: None,
        clock_elsewhere: false,
    };
    let mut standing = Arc::new(live.standing());
    for (at, step) in steps.iter().enumerate() {
        // The journal began with the first step; a second opening cannot follow.
        if at > 0 {
            live.journal.record(&step.what).map_err(ServiceError::damaged)?;
        }
        if moves_game(&step.what) {
            standing = Arc::new(live.standing());
        }
        live.status = match step.what.kind {
            StepKind::Pause => Status::Paused,
            StepKind::Abandon => Status::Abandoned,
            _ if standing.over => Status::Finished,
            _ => Status::Live,
        };
        live.played = live.played.go(Timestamp(step.what.at), live.status == Status::Live);
        live.head = Head { revision: step.seq + 1, digest: step.digest };
        seen(&ReplayedStep { live: &live, step, standing: &standing });
    }
    Ok(live)
}
