//! Opening a table, looking at it, and trying things out.

use crate::course::Course;
use crate::gate::{project, viewer};
use crate::live::{Broken, Live, Opened, Played, furnish, text};
use crate::service::{SessionService, lock};
use crate::{
    Change, Clock, Correction, NewTable, PastMoment, Preview, Seated, ServiceError, Status,
    TableState,
};
use kernel::{
    Actor, BySeat, Chance, Ctx, Refused, Rejection, Rulebook, Seed, Setup, Standing, Table, Viewer,
    Words,
};
use serde::Serialize;
use std::sync::Arc;
use store::{Event, Head, NewSession, NewStep, SeatRow, StepKind};
use uuid::Uuid;

const MOST_SEATS: usize = 100;
const LONGEST_DRAFT: usize = 16 * 1_024;
const PIECES: u8 = 8;

impl<C: Clock> SessionService<C> {
    /// Opens a table; its first fact is the opening.
    ///
    /// # Errors
    /// When somebody is unknown, the rules refuse these people or options, or it cannot be written.
    pub fn open_table(&self, new: &NewTable, by: Actor) -> Result<TableState, ServiceError> {
        let rules = self.rules(&new.game)?;
        let (setup, seats) = self.setup(rules, new)?;
        let blank = furnish(rules.open(&setup)?, &setup);
        let seed = Seed::from_system().map_err(ServiceError::Internal)?;
        let now = self.clock.now();
        let session = NewSession {
            id: Uuid::now_v7(),
            game: rules.meta().id.to_owned(),
            rules_version: rules.meta().rules_version,
            setup: text(&setup),
            seed: *seed.bytes(),
            started: now.0,
            seats: seats.iter().map(|s| SeatRow { person: s.person, piece: s.piece }).collect(),
        };
        let opening = opening(&*blank, &seed, Live::bare(StepKind::Open, by, now));
        let course =
            Course::begin(blank, &opening).map_err(|e| ServiceError::Internal(e.to_string()))?;
        let over = course.table().standing().over;
        let opened = Opened {
            id: session.id,
            knowledge: setup.knowledge,
            config: Arc::new(setup.config),
            seed,
            started: now,
            rules,
        };
        let mut live = Live {
            opened: Arc::new(opened),
            seats,
            course,
            status: if over { Status::Finished } else { Status::Live },
            played: Played { ms: 0, since: (!over).then_some(now) },
            head: Head { revision: 0, digest: store::Digest([0; 32]) },
            draft: None,
        };
        let projection = project(&live.come(), None, now);
        live.head = self.store.create(&session, &[opening], &projection)?;
        let state = live.state(viewer(by), now);
        self.keep(session.id, live);
        self.tell(&Change::Table { session: session.id, revision: state.revision });
        Ok(state)
    }

    /// Whether a table could be opened like this: none, or why not.
    ///
    /// # Errors
    /// When the request makes no sense.
    pub fn try_setup(&self, new: &NewTable) -> Result<Option<Refused>, ServiceError> {
        let rules = self.rules(&new.game)?;
        let opened = self.setup(rules, new).and_then(|(setup, _)| Ok(rules.open(&setup)?));
        match opened {
            Ok(_) => Ok(None),
            Err(ServiceError::Refused(refused)) => Ok(Some(refused)),
            Err(error) => Err(error),
        }
    }

    /// A table as this viewer may see it.
    ///
    /// # Errors
    /// When there is no such table or it cannot be read.
    pub fn table(&self, session: Uuid, viewer: Viewer) -> Result<TableState, ServiceError> {
        let live = self.live(session)?;
        let state = lock(&live).state(viewer, self.clock.now());
        Ok(state)
    }

    /// What a command would bring about. Luck that it needs is another than the real one.
    ///
    /// # Errors
    /// When there is no such table or the command is not one of the game's.
    pub fn try_play(
        &self,
        session: Uuid,
        by: Actor,
        command: &(impl Serialize + ?Sized),
    ) -> Result<Preview, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let command = text(command);
        match live.imagine(by, &command, self.clock.now()) {
            Ok(decision) => Ok(accepted(live.standing(), &*decision.next, by, decision.lines)),
            Err(Rejection::Refused(refused)) => {
                let partial = live.course.table().partial(&command);
                Ok(Preview::Refused { refused, partial })
            }
            Err(malformed) => Err(malformed.into()),
        }
    }

    /// What corrections would bring about.
    ///
    /// # Errors
    /// When there is no such table or step, or a command is not one of the game's.
    pub fn try_amend(
        &self,
        session: Uuid,
        by: Actor,
        corrections: &[Correction],
    ) -> Result<Preview, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        match live.amend(by, corrections) {
            Ok(amended) => Ok(accepted(live.standing(), &*amended.table, by, amended.lines)),
            Err(Broken::Correction(Rejection::Refused(refused))) => {
                Ok(Preview::Refused { refused, partial: Vec::new() })
            }
            Err(Broken::Later { position, lines, refused }) => {
                Ok(Preview::Breaks { position, lines, refused })
            }
            Err(broken) => Err(broken.into()),
        }
    }

    /// The table as it was when its timeline had come to `position`. Every hand lies open only once the
    /// session is finished: one that was given up can be taken up again, with the cards as they were.
    ///
    /// # Errors
    /// When there is no such table or moment, or hands are looked for that are still hidden.
    pub fn view_at(
        &self,
        session: Uuid,
        position: u32,
        viewer: Viewer,
    ) -> Result<PastMoment, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let over = live.status == Status::Finished;
        if viewer == Viewer::LookingBack && !over {
            let why = "hands stay hidden until the session is finished";
            return Err(ServiceError::invalid("hands_hidden", why));
        }
        let past = live.course.at(position as usize).map_err(ServiceError::damaged)?;
        let past = past.ok_or(ServiceError::NotFound("moment"))?;
        let view = past.view(viewer);
        let hides = over && view != past.view(Viewer::LookingBack);
        Ok(PastMoment { position, view, standing: past.standing(), hides })
    }

    /// Whether the table in memory is what its journal adds up to.
    ///
    /// # Errors
    /// When there is no such table or it cannot be read.
    pub fn holds(&self, session: Uuid) -> Result<bool, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let refolded = live.course.refold().map_err(ServiceError::damaged)?;
        Ok(refolded.same(live.course.table()))
    }

    /// Keeps what was typed but not recorded; none clears it.
    ///
    /// # Errors
    /// When it is longer than 16 KiB, there is no such table, or it cannot be written.
    pub fn keep_draft(&self, session: Uuid, draft: Option<String>) -> Result<(), ServiceError> {
        if draft.as_ref().is_some_and(|draft| draft.len() > LONGEST_DRAFT) {
            return Err(ServiceError::invalid("draft_too_long", "a draft has at most 16 KiB"));
        }
        let live = self.live(session)?;
        let mut live = lock(&live);
        if live.draft != draft {
            self.store.keep_draft(session, draft.as_deref())?;
            live.draft = draft;
        }
        Ok(())
    }

    fn setup(
        &self,
        rules: &'static dyn Rulebook,
        new: &NewTable,
    ) -> Result<(Setup<Words>, Vec<Seated>), ServiceError> {
        let meta = rules.meta();
        if !meta.knowledges.contains(&new.knowledge) || !meta.grains.contains(&new.grain) {
            return Err(ServiceError::invalid("", "the game is not kept like this"));
        }
        if new.people.len() > MOST_SEATS {
            return Err(ServiceError::invalid("", "nobody has so many people at a table"));
        }
        let everybody = self.store.people()?;
        let mut seats: Vec<Seated> = Vec::with_capacity(new.people.len());
        for id in &new.people {
            let person =
                everybody.iter().find(|p| p.id == *id).ok_or(ServiceError::NotFound("person"))?;
            if seats.iter().any(|s| s.person == *id) {
                return Err(ServiceError::invalid("person_twice", "somebody sits at two seats"));
            }
            seats.push(Seated { person: *id, name: person.name.clone(), piece: person.piece });
        }
        lend_pieces(&mut seats);
        let setup = Setup {
            names: BySeat::new(seats.iter().map(|s| s.name.clone()).collect()),
            knowledge: new.knowledge,
            grain: new.grain,
            first: new.first,
            config: rules.configure(&new.config)?,
            decks: Vec::new(),
        };
        Ok((setup, seats))
    }
}

fn opening(blank: &dyn Table, seed: &Seed, step: NewStep) -> NewStep {
    let mut cx = Ctx { now: kernel::Moment(step.at), chance: Chance::new(seed, 0) };
    let begun = blank.begin(&mut cx);
    let events = begun.events.into_iter().map(|payload| Event { position: 0, payload }).collect();
    NewStep { events, ..step }
}

fn accepted(before: Standing, after: &dyn Table, by: Actor, lines: Vec<kernel::Line>) -> Preview {
    Preview::Accepted { before, after: after.standing(), view: after.view(viewer(by)), lines }
}

/// Whoever sits first keeps their piece; a second one alike gets one that nobody here has.
fn lend_pieces(seats: &mut [Seated]) {
    let own: Vec<u8> = seats.iter().map(|s| s.piece).collect();
    for i in 1..seats.len() {
        if own[..i].contains(&own[i]) {
            let lent =
                |piece: &u8| own.contains(piece) || seats[..i].iter().any(|s| s.piece == *piece);
            let free = (0..PIECES).find(|piece| !lent(piece));
            seats[i].piece = free.unwrap_or(own[i]);
        }
    }
}
