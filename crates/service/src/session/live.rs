//! A session in memory, and decisions about it that change nothing.

use super::journal::Journal;
use super::sitter_names::SitterNames;
use crate::{Correction, NewTable, Seated, ServiceError, Status, TableState};
use kernel::{
    Actor, Chance, Ctx, Decision, Knowledge, Line, Options, Refused, Rejection, Rulebook, Seed,
    Setup, Sitter, Standing, Timestamp, Viewer,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Event, Head, NewStep, SeatRow, Session, StepKind};
use tools::Furnished;
use uuid::Uuid;

/// People do not think for longer: a device that slept, or a clock that was set, does not count as play.
pub(crate) const LONGEST_GAP_MS: i64 = 60 * 60 * 1_000;

/// What a session was opened with.
pub(crate) struct Opened {
    pub(crate) id: Uuid,
    pub(crate) knowledge: Knowledge,
    pub(crate) config: Arc<Options>,
    pub(crate) seed: Seed,
    pub(crate) started: Timestamp,
    pub(crate) rules: &'static dyn Rulebook,
}

/// Time at the table, pauses left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayTime {
    pub(crate) ms: i64,
    pub(crate) since: Option<Timestamp>,
}

impl PlayTime {
    /// How long it has been at this moment; never less than before, whatever the wall clock says.
    pub(crate) fn at(self, now: Timestamp) -> i64 {
        let gap = self.since.map_or(0, |since| now.0.saturating_sub(since.0));
        self.ms.saturating_add(gap.clamp(0, LONGEST_GAP_MS))
    }

    /// Counted up to now, and running on if `runs`.
    pub(crate) fn go(self, now: Timestamp, runs: bool) -> PlayTime {
        PlayTime { ms: self.at(now), since: runs.then_some(now) }
    }
}

/// A session in memory.
#[derive(Clone)]
pub(crate) struct LiveSession {
    pub(crate) opened: Arc<Opened>,
    pub(crate) seats: Vec<Seated>,
    pub(crate) journal: Journal,
    pub(crate) status: Status,
    pub(crate) played: PlayTime,
    pub(crate) head: Head,
    pub(crate) draft: Option<String>,
    /// Whether its clock goes on at another device, until a step is recorded here.
    pub(crate) clock_elsewhere: bool,
}

/// Why a correction does not hold.
pub(crate) enum AmendFault {
    /// One of the corrections itself.
    Correction(Rejection),
    /// A later step.
    Later { position: u32, lines: Vec<Line>, refused: Refused },
    /// There is no such step.
    NoStep(u32),
}

/// A correction that holds.
pub(crate) struct Amended {
    pub(crate) events: Vec<Event>,
    pub(crate) lines: Vec<Line>,
    pub(crate) table: Box<dyn kernel::Table>,
}

impl LiveSession {
    /// Folds a stored session; who its people are is looked up by the caller.
    pub(crate) fn read(
        session: Session,
        rules: &'static dyn Rulebook,
        names: SitterNames,
    ) -> Result<LiveSession, ServiceError> {
        let setup: Setup<Options> =
            serde_json::from_str(&session.fixed.setup).map_err(ServiceError::damaged)?;
        let game = rules.open(&setup).map_err(ServiceError::damaged)?;
        let blank = furnish(game, &setup, &session.fixed.seats);
        let mut steps = session.steps.iter();
        let opening = steps.next().ok_or_else(|| ServiceError::damaged("no opening"))?;
        let mut journal =
            Journal::begin(blank, &opening.what, names).map_err(ServiceError::damaged)?;
        for step in steps {
            journal.record(&step.what).map_err(ServiceError::damaged)?;
        }
        let opened = Opened {
            id: session.fixed.id,
            knowledge: setup.knowledge,
            config: Arc::new(setup.config),
            seed: Seed::from_bytes(session.fixed.seed),
            started: Timestamp(session.fixed.started),
            rules,
        };
        Ok(LiveSession {
            opened: Arc::new(opened),
            seats: Vec::new(),
            journal,
            status: session.status,
            played: PlayTime { ms: session.played_ms, since: session.running_since.map(Timestamp) },
            head: session.head,
            draft: session.draft,
            clock_elsewhere: false,
        })
    }

    /// What a viewer is told.
    pub(crate) fn state(&self, viewer: Viewer, now: Timestamp) -> TableState {
        let table = self.journal.table();
        let (game, config) = match table.shown_as() {
            Some((game, config)) => (game, Arc::new(config)),
            None => (self.opened.rules.meta().id, Arc::clone(&self.opened.config)),
        };
        TableState {
            session: self.opened.id,
            game: game.to_owned(),
            revision: self.head.revision,
            status: self.status,
            seats: self.seats.clone(),
            config,
            knowledge: self.opened.knowledge,
            real_time: self.opened.rules.meta().real_time,
            view: table.view(viewer),
            prompts: table.prompts(viewer),
            tools: table.tools(self.clock_elsewhere),
            standing: table.standing(),
            steps: self.journal.next_position(),
            undo: self.may_undo(viewer).then(|| self.journal.undo_lines()).flatten(),
            redo: self.journal.redo_lines(),
            draft: self.draft.clone(),
            commitment: self.opened.seed.commitment(),
            started: self.opened.started,
            played_ms: self.played.at(now),
            now,
        }
    }

    /// Whether a viewer may take the last step back: a person only their own.
    pub(crate) fn may_undo(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.journal.undo_by() == Some(Actor::Seat(seat)),
            Viewer::Table | Viewer::LookingBack => true,
        }
    }

    /// What a command would bring about with the luck of this step.
    pub(crate) fn decide(
        &self,
        by: Actor,
        command: &str,
        now: Timestamp,
    ) -> Result<Decision, Rejection> {
        let luck = u64::from(self.journal.next_position());
        self.decide_with(by, command, now, luck)
    }

    /// What a command might bring about. The luck is another than the real one, or else a person
    /// could try the dice before rolling them.
    pub(crate) fn imagine(
        &self,
        by: Actor,
        command: &str,
        now: Timestamp,
    ) -> Result<Decision, Rejection> {
        let luck = u64::from(self.journal.next_position()) | 1 << 63;
        self.decide_with(by, command, now, luck)
    }

    fn decide_with(
        &self,
        by: Actor,
        command: &str,
        now: Timestamp,
        luck: u64,
    ) -> Result<Decision, Rejection> {
        let chance = Chance::new(&self.opened.seed, luck);
        let names = &self.journal.names;
        let mut decision = (self.journal.table().decide(by, command, &mut Ctx { now, chance }))
            .map_err(|rejection| names.fill_rejection(rejection))?;
        names.fill(&mut decision.lines);
        Ok(decision)
    }

    /// Decides the corrected steps and everything after them again, each with the luck and the time
    /// it had.
    pub(crate) fn amend(
        &self,
        by: Actor,
        corrections: &[Correction],
    ) -> Result<Amended, AmendFault> {
        let commands: BTreeMap<u32, String> =
            corrections.iter().map(|c| (c.position, c.command.to_string())).collect();
        let end = self.journal.next_position();
        let first = commands.keys().next().copied().unwrap_or(0);
        let beyond = commands.keys().next_back().copied().filter(|last| *last >= end);
        if first == 0 || beyond.is_some() {
            return Err(AmendFault::NoStep(beyond.unwrap_or(0)));
        }
        let before = self.journal.at(first as usize - 1).ok().flatten();
        let mut table = before.ok_or(AmendFault::NoStep(first))?;
        let (mut events, mut lines) = (Vec::new(), Vec::new());
        for position in first..end {
            let old = &self.journal.entries()[position as usize];
            let correction = commands.get(&position);
            let (command, actor) = match correction {
                Some(command) => (command, by),
                None => (&old.command, old.by),
            };
            let chance = Chance::new(&self.opened.seed, u64::from(position));
            let decided = table.decide(actor, command, &mut Ctx { now: old.at, chance });
            let decided = decided.map_err(|rejection| self.journal.names.fill_rejection(rejection));
            let decision = match (decided, correction) {
                (Ok(decision), _) => decision,
                (Err(Rejection::Refused(refused)), None) => {
                    return Err(AmendFault::Later { position, lines: old.lines.lines(), refused });
                }
                (Err(rejection), _) => return Err(AmendFault::Correction(rejection)),
            };
            if correction.is_some() {
                lines.extend(decision.lines);
            }
            events.extend(decision.events.into_iter().map(|payload| Event { position, payload }));
            table = decision.next;
        }
        self.journal.names.fill(&mut lines);
        Ok(Amended { events, lines, table })
    }

    /// A step with nothing but its kind.
    pub(crate) fn bare(kind: StepKind, by: Actor, now: Timestamp) -> NewStep {
        NewStep {
            at: now.0,
            by: text(&by),
            kind,
            command: None,
            corrections: None,
            events: Vec::new(),
        }
    }

    /// Where the table stands now.
    pub(crate) fn standing(&self) -> Standing {
        self.journal.table().standing()
    }
}

/// Puts the tools beside a game's table.
pub(crate) fn furnish(
    game: Box<dyn kernel::Table>,
    setup: &Setup<Options>,
    seats: &[SeatRow],
) -> Box<dyn kernel::Table> {
    let sitter = |(name, seat): (&String, &SeatRow)| Sitter {
        person: seat.person,
        name: name.clone(),
        piece: seat.piece,
        before: Vec::new(),
    };
    Box::new(Furnished::new(game, setup.names.iter().zip(seats).map(sitter).collect()))
}

/// What a session was made of, for a rematch.
pub(crate) fn made_of(game: &str, setup: Setup<Options>, people: Vec<Uuid>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        people,
        first: setup.first,
        knowledge: setup.knowledge,
        grain: setup.grain,
        config: setup.config,
    }
}

/// Our own types as JSON; they hold no maps with keys other than text, so this cannot fail.
pub(crate) fn text(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
