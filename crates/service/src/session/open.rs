//! Opening a table: setup, seats, tokens, and the first step of the journal.

use super::journal::Journal;
use super::live::{LiveSession, Opened, PlayTime, furnish, text};
use super::projection::project;
use super::sitter_names::{SitterNames, name_in_journal};
use super::steps::viewer;
use crate::service::SessionService;
use crate::{Change, Clock, NewTable, Seated, ServiceError, Status, TableState};
use kernel::{
    Actor, BySeat, Chance, Ctx, Grain, Knowledge, Options, PIECES, Refused, Rulebook, Seed, Setup,
    Table,
};
use std::sync::Arc;
use store::{Event, Head, NewSession, NewStep, SeatRow, StepKind};
use uuid::Uuid;

/// How many people can sit at one table, or have played one game.
pub(crate) const MOST_SEATS: usize = 100;

impl<C: Clock> SessionService<C> {
    /// Opens a table; its first step is the opening.
    ///
    /// # Errors
    /// When a person is unknown, the rules refuse these people or options, or it cannot be written.
    pub fn open_table(&self, new: &NewTable, by: Actor) -> Result<TableState, ServiceError> {
        let drops = self.drops();
        let rules = self.rules(&new.game)?;
        let (setup, seats) = self.setup(rules, new)?;
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
        let blank = furnish(rules.open(&setup)?, &setup, &session.seats);
        let opening = opening(&*blank, &seed, LiveSession::bare(StepKind::Open, by, now));
        let names = SitterNames::of(&self.store.people()?);
        let journal = Journal::begin(blank, &opening, names)
            .map_err(|e| ServiceError::Internal(e.to_string()))?;
        let over = journal.table().standing().over;
        let opened = Opened {
            id: session.id,
            knowledge: setup.knowledge,
            config: Arc::new(setup.config),
            seed,
            started: now,
            rules,
        };
        let mut live = LiveSession {
            opened: Arc::new(opened),
            seats,
            journal,
            status: if over { Status::Finished } else { Status::Live },
            played: PlayTime { ms: 0, since: (!over).then_some(now) },
            head: Head { revision: 0, digest: store::Digest([0; 32]) },
            draft: None,
            clock_elsewhere: false,
        };
        let projection = project(&live.summary(), now);
        live.head = self.store.create(&session, &[opening], &projection)?;
        let state = live.state(viewer(by), now);
        // Where somebody was given another name meanwhile, it is read from the disk when it is looked at.
        self.cache(session.id, live, drops);
        self.notify(&Change::Table { session: session.id, revision: state.revision });
        Ok(state)
    }

    /// The open table without a game, for dice, clocks and lots beside no session: the one touched last, else a
    /// new one without people. It is in no list, and only in an export once something happened at it.
    pub fn tool_table(&self, by: Actor) -> Result<Uuid, ServiceError> {
        if let Some(session) = self.store.open_tool_table()? {
            return Ok(session);
        }
        let new = NewTable {
            game: store::WITHOUT_GAME.to_owned(),
            people: Vec::new(),
            first: None,
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            config: Options::new(),
        };
        Ok(self.open_table(&new, by)?.session)
    }

    /// Whether a table could be opened like this: none, or why not.
    pub fn try_setup(&self, new: &NewTable) -> Result<Option<Refused>, ServiceError> {
        let rules = self.rules(&new.game)?;
        let opened = self.setup(rules, new).and_then(|(setup, _)| Ok(rules.open(&setup)?));
        match opened {
            Ok(_) => Ok(None),
            Err(ServiceError::Refused(refused)) => Ok(Some(refused)),
            Err(error) => Err(error),
        }
    }

    fn setup(
        &self,
        rules: &'static dyn Rulebook,
        new: &NewTable,
    ) -> Result<(Setup<Options>, Vec<Seated>), ServiceError> {
        let meta = rules.meta();
        if !meta.knowledges.contains(&new.knowledge) || !meta.grains.contains(&new.grain) {
            return Err(ServiceError::invalid("", "the game is not written down like this"));
        }
        if new.people.len() > MOST_SEATS {
            return Err(ServiceError::invalid("", "too many people for one table"));
        }
        let everybody = self.store.people()?;
        let mut seats: Vec<Seated> = Vec::with_capacity(new.people.len());
        for id in &new.people {
            let person =
                everybody.iter().find(|p| p.id == *id).ok_or(ServiceError::NotFound("person"))?;
            if seats.iter().any(|s| s.person == *id) {
                return Err(ServiceError::invalid("person_twice", "a person sits at two seats"));
            }
            let (name, piece) = (person.name.clone(), person.piece);
            seats.push(Seated { person: *id, name, piece, before: Vec::new() });
        }
        lend_pieces(&mut seats);
        let setup = Setup {
            names: BySeat::new(seats.iter().map(|s| name_in_journal(s.person)).collect()),
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
    let mut cx = Ctx { now: kernel::Timestamp(step.at), chance: Chance::new(seed, 0) };
    let begun = blank.begin(&mut cx);
    let events = begun.events.into_iter().map(|payload| Event { position: 0, payload }).collect();
    NewStep { events, ..step }
}

/// The first to sit down keeps their piece; a second one alike gets one that no person here has.
fn lend_pieces(seats: &mut [Seated]) {
    let own: Vec<u8> = seats.iter().map(|s| s.piece).collect();
    for i in 1..seats.len() {
        if own[..i].contains(&own[i]) {
            let others = seats[..i].iter().map(|s| s.piece).chain(own.iter().copied());
            seats[i].piece = piece_beside(own[i], &others.collect::<Vec<_>>());
        }
    }
}

/// A person's own piece, or where one of the others has it, one that none of them has.
pub(super) fn piece_beside(own: u8, others: &[u8]) -> u8 {
    let free = (0..PIECES).find(|piece| !others.contains(piece));
    if others.contains(&own) { free.unwrap_or(own) } else { own }
}
