//! A session in memory, and the decisions about it that change nothing.

use crate::course::Course;
use crate::{Correction, NewTable, Seated, ServiceError, Status, TableState};
use kernel::{
    Actor, Chance, Ctx, Decision, Knowledge, Line, Moment, Refused, Rejection, Rulebook, Seed,
    Setup, Standing, Viewer, Words,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Event, FactRow, Head, NewStep, Session, StepKind};
use tools::Furnished;
use uuid::Uuid;

/// Nobody thinks for longer: a device that slept, or a clock that was set, does not count as play.
const LONGEST_GAP_MS: i64 = 60 * 60 * 1_000;

/// What a session was opened with.
pub(crate) struct Opened {
    pub(crate) id: Uuid,
    pub(crate) knowledge: Knowledge,
    pub(crate) config: Arc<Words>,
    pub(crate) seed: Seed,
    pub(crate) started: Moment,
    pub(crate) rules: &'static dyn Rulebook,
}

/// Time at the table, pauses left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) ms: i64,
    pub(crate) since: Option<Moment>,
}

impl Played {
    /// How long it has been at this moment; never less than before, whatever the wall clock says.
    pub(crate) fn at(self, now: Moment) -> i64 {
        let gap = self.since.map_or(0, |since| now.0.saturating_sub(since.0));
        self.ms.saturating_add(gap.clamp(0, LONGEST_GAP_MS))
    }

    /// Counted up to now, and running on if `runs`.
    pub(crate) fn go(self, now: Moment, runs: bool) -> Played {
        Played { ms: self.at(now), since: runs.then_some(now) }
    }
}

/// A session in memory.
#[derive(Clone)]
pub(crate) struct Live {
    pub(crate) opened: Arc<Opened>,
    pub(crate) seats: Vec<Seated>,
    pub(crate) course: Course,
    pub(crate) status: Status,
    pub(crate) played: Played,
    pub(crate) head: Head,
    pub(crate) draft: Option<String>,
}

/// Why a correction does not hold.
pub(crate) enum Broken {
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

impl Live {
    /// Folds a stored session.
    pub(crate) fn read(
        session: Session,
        seats: Vec<Seated>,
        rules: &'static dyn Rulebook,
    ) -> Result<Live, ServiceError> {
        let setup: Setup<Words> =
            serde_json::from_str(&session.fixed.setup).map_err(ServiceError::damaged)?;
        let blank = furnish(rules.open(&setup).map_err(ServiceError::damaged)?, &setup);
        let mut steps = session.steps.iter();
        let opening = steps.next().ok_or_else(|| ServiceError::damaged("no opening"))?;
        let mut course = Course::begin(blank, &opening.what).map_err(ServiceError::damaged)?;
        for step in steps {
            course.record(&step.what).map_err(ServiceError::damaged)?;
        }
        let opened = Opened {
            id: session.fixed.id,
            knowledge: setup.knowledge,
            config: Arc::new(setup.config),
            seed: Seed::from_bytes(session.fixed.seed),
            started: Moment(session.fixed.started),
            rules,
        };
        Ok(Live {
            opened: Arc::new(opened),
            seats,
            course,
            status: session.status.into(),
            played: Played { ms: session.played_ms, since: session.running_since.map(Moment) },
            head: session.head,
            draft: session.draft,
        })
    }

    /// What a viewer is told.
    pub(crate) fn state(&self, viewer: Viewer, now: Moment) -> TableState {
        let table = self.course.table();
        TableState {
            session: self.opened.id,
            game: self.opened.rules.meta().id.to_owned(),
            revision: self.head.revision,
            status: self.status,
            seats: self.seats.clone(),
            config: Arc::clone(&self.opened.config),
            knowledge: self.opened.knowledge,
            real_time: self.opened.rules.meta().real_time,
            view: table.view(viewer),
            prompts: table.prompts(viewer),
            tools: table.tools(),
            standing: table.standing(),
            steps: self.course.next_position(),
            undo: self.course.undo_lines().map(<[Line]>::to_vec),
            redo: self.course.redo_lines().map(<[Line]>::to_vec),
            draft: self.draft.clone(),
            commitment: self.opened.seed.commitment(),
            started: self.opened.started,
            played_ms: self.played.at(now),
            now,
        }
    }

    /// What a command would bring about with the luck of this step.
    pub(crate) fn decide(
        &self,
        by: Actor,
        command: &str,
        now: Moment,
    ) -> Result<Decision, Rejection> {
        let luck = u64::from(self.course.next_position());
        self.decide_with(by, command, now, luck)
    }

    /// What a command might bring about. The luck is another than the real one, or else a person
    /// could try the dice before rolling them.
    pub(crate) fn imagine(
        &self,
        by: Actor,
        command: &str,
        now: Moment,
    ) -> Result<Decision, Rejection> {
        let luck = u64::from(self.course.next_position()) | 1 << 63;
        self.decide_with(by, command, now, luck)
    }

    fn decide_with(
        &self,
        by: Actor,
        command: &str,
        now: Moment,
        luck: u64,
    ) -> Result<Decision, Rejection> {
        let chance = Chance::new(&self.opened.seed, luck);
        self.course.table().decide(by, command, &mut Ctx { now, chance })
    }

    /// Decides the corrected steps and everything after them anew, each with the luck and the time
    /// it had.
    pub(crate) fn amend(&self, by: Actor, corrections: &[Correction]) -> Result<Amended, Broken> {
        let commands: BTreeMap<u32, String> =
            corrections.iter().map(|c| (c.position, c.command.to_string())).collect();
        let end = self.course.next_position();
        let first = commands.keys().next().copied().unwrap_or(0);
        let beyond = commands.keys().next_back().copied().filter(|last| *last >= end);
        if first == 0 || beyond.is_some() {
            return Err(Broken::NoStep(beyond.unwrap_or(0)));
        }
        let before = self.course.at(first as usize - 1).ok().flatten();
        let mut table = before.ok_or(Broken::NoStep(first))?;
        let (mut events, mut lines) = (Vec::new(), Vec::new());
        for position in first..end {
            let old = &self.course.entries()[position as usize];
            let correction = commands.get(&position);
            let (command, actor) = match correction {
                Some(command) => (command, by),
                None => (&old.command, old.by),
            };
            let chance = Chance::new(&self.opened.seed, u64::from(position));
            let decided = table.decide(actor, command, &mut Ctx { now: old.at, chance });
            let decision = match (decided, correction) {
                (Ok(decision), _) => decision,
                (Err(Rejection::Refused(refused)), None) => {
                    return Err(Broken::Later { position, lines: old.lines.clone(), refused });
                }
                (Err(rejection), _) => return Err(Broken::Correction(rejection)),
            };
            if correction.is_some() {
                lines.extend(decision.lines);
            }
            events.extend(decision.events.into_iter().map(|payload| Event { position, payload }));
            table = decision.next;
        }
        Ok(Amended { events, lines, table })
    }

    /// A fact with nothing but its kind.
    pub(crate) fn bare(kind: StepKind, by: Actor, now: Moment) -> NewStep {
        NewStep {
            at: now.0,
            by: text(&by),
            kind,
            command: None,
            corrections: None,
            events: Vec::new(),
        }
    }

    /// What it has come to.
    pub(crate) fn come(&self) -> Come<'_> {
        Come {
            table: self.course.table(),
            status: self.status,
            played: self.played,
            ended: self.course.entries().last().map(|entry| entry.at),
        }
    }

    /// Where the table stands now.
    pub(crate) fn standing(&self) -> Standing {
        self.course.table().standing()
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

/// Puts the tools beside a game's table.
pub(crate) fn furnish(
    game: Box<dyn kernel::Table>,
    setup: &Setup<Words>,
) -> Box<dyn kernel::Table> {
    Box::new(Furnished::new(game, setup.names.len()))
}

/// What a session was made of, for a rematch.
pub(crate) fn made_of(game: &str, setup: Setup<Words>, people: Vec<Uuid>) -> NewTable {
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

impl From<store::Status> for Status {
    fn from(status: store::Status) -> Self {
        match status {
            store::Status::Live => Status::Live,
            store::Status::Paused => Status::Paused,
            store::Status::Finished => Status::Finished,
            store::Status::Abandoned => Status::Abandoned,
        }
    }
}

impl From<Status> for store::Status {
    fn from(status: Status) -> Self {
        match status {
            Status::Live => store::Status::Live,
            Status::Paused => store::Status::Paused,
            Status::Finished => store::Status::Finished,
            Status::Abandoned => store::Status::Abandoned,
        }
    }
}
