//! A device with a clock that is set by hand, on a real file.

use crate::tally;
use kernel::{Actor, Bound, Grain, Knowledge, Options, Rulebook, Timestamp, Viewer};
use serde_json::{Value, json};
use service::{
    Clock, LogEntry, LogOrder, NewTable, SessionService, Store, TableState, database_in,
};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tempfile::TempDir;
use uuid::Uuid;

pub(crate) const GAMES: &[&dyn Rulebook] =
    &[&Bound::<tally::Tally>::RULES, &Bound::<tally::Tally<true>>::RULES];
pub(crate) const KEEPER: Actor = Actor::Keeper;

/// A clock that is set by hand.
#[derive(Clone)]
pub(crate) struct Hand(pub(crate) Arc<AtomicI64>);

impl Hand {
    pub(crate) fn forward(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Clock for Hand {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::SeqCst))
    }
}

pub(crate) type Service = SessionService<Hand>;

pub(crate) struct Device {
    pub(crate) folder: TempDir,
    pub(crate) clock: Hand,
    pub(crate) service: Service,
}

impl Device {
    pub(crate) fn new() -> Device {
        let folder = tempfile::tempdir().unwrap();
        let clock = Hand(Arc::new(AtomicI64::new(1_800_000_000_000)));
        let service = open(folder.path(), &clock);
        Device { folder, clock, service }
    }

    /// The app is closed and opened again.
    pub(crate) fn restart(self) -> Device {
        let Device { folder, clock, service } = self;
        drop(service);
        let service = open(folder.path(), &clock);
        Device { folder, clock, service }
    }

    pub(crate) fn people(&self, names: &[&str]) -> Vec<Uuid> {
        names.iter().map(|name| self.service.create_person(name, None).unwrap().id).collect()
    }

    /// The whole log of a table, page by page.
    pub(crate) fn log(&self, session: Uuid) -> Vec<LogEntry> {
        let (mut all, mut from) = (Vec::new(), None);
        loop {
            let page = self.service.log_page(session, LogOrder::OldestFirst, from, None).unwrap();
            all.extend(page.entries);
            match page.next {
                Some(next) => from = Some(next),
                None => return all,
            }
        }
    }

    /// A table of two, Ana first.
    pub(crate) fn table(&self, config: Value) -> TableState {
        let known = self.service.people().unwrap();
        let people = if known.is_empty() {
            self.people(&["Ana", "Bruno"])
        } else {
            known.iter().take(2).map(|p| p.id).collect()
        };
        self.service.open_table(&new_table(people, config), KEEPER).unwrap()
    }

    pub(crate) fn add(&self, table: &TableState, n: i64) -> TableState {
        self.play(table, json!({"do": "add", "n": n}))
    }

    pub(crate) fn play(&self, table: &TableState, command: Value) -> TableState {
        self.service.play(table.session, table.revision, KEEPER, &command).unwrap()
    }

    /// A finished table of these people with these points, a minute after the last one.
    pub(crate) fn finished(&self, people: &[Uuid], points: &[i64], config: Value) -> TableState {
        self.clock.forward(60_000);
        let table = self.service.open_table(&new_table(people.to_vec(), config), KEEPER).unwrap();
        self.clock.forward(60_000);
        self.play(&table, json!({"do": "settle", "points": points}))
    }

    pub(crate) fn undo(&self, table: &TableState) -> TableState {
        self.service.undo(table.session, table.revision, KEEPER).unwrap()
    }

    pub(crate) fn redo(&self, table: &TableState) -> TableState {
        self.service.redo(table.session, table.revision, KEEPER).unwrap()
    }

    /// What the clock says.
    pub(crate) fn look_now(&self) -> i64 {
        self.clock.now().0
    }

    pub(crate) fn look(&self, session: Uuid) -> TableState {
        self.service.table(session, Viewer::Table).unwrap()
    }
}

pub(crate) fn open(folder: &Path, clock: &Hand) -> Service {
    SessionService::new(Store::open(&database_in(folder)).unwrap(), GAMES, clock.clone())
}

pub(crate) fn new_table(people: Vec<Uuid>, config: Value) -> NewTable {
    let Value::Object(config) = config else { panic!("house rules are words") };
    NewTable {
        game: String::from("tally"),
        people,
        first: None,
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        config: Options::from_iter(config),
    }
}

/// What a screen shows of a table, whatever way led there.
pub(crate) fn shown(table: &TableState) -> String {
    json!({
        "view": table.view, "prompts": table.prompts, "standing": table.standing,
        "steps": table.steps, "status": table.status, "seats": table.seats,
    })
    .to_string()
}
