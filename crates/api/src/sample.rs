//! Sample session: four people played Rage, to look at before the first own game. It lies in memory, so it is in no
//! list, no statistic, no export and no backup, and ends with the app.

use crate::database::Service;
use crate::{App, WireError};
use kernel::{Actor, Grain, Knowledge, Options, Rulebook, Seat, Timestamp};
use serde_json::{Value, json};
use service::{Clock, Correction, NewTable, SessionService, Store, TableState};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use uuid::Uuid;

/// A Friday evening in January 2026.
const BEGAN: i64 = 1_767_384_000_000;
const MINUTE: i64 = 60_000;

const PEOPLE: [&str; 4] = ["Ana", "Bruno", "Carla", "Diego"];

/// Bids and tricks of each round, from ten cards down to one.
const ROUNDS: [([u8; 4], [u8; 4]); 10] = [
    ([3, 2, 4, 2], [3, 2, 3, 2]),
    ([2, 3, 1, 2], [2, 4, 1, 2]),
    ([2, 1, 3, 1], [2, 2, 3, 1]),
    ([1, 2, 2, 3], [1, 2, 1, 3]),
    ([2, 1, 2, 2], [2, 1, 1, 2]),
    ([1, 2, 1, 2], [1, 2, 0, 2]),
    ([1, 0, 2, 2], [1, 0, 2, 1]),
    ([1, 1, 1, 1], [1, 1, 0, 1]),
    ([0, 1, 0, 0], [0, 1, 0, 1]),
    ([0, 0, 1, 1], [0, 0, 1, 0]),
];
/// The round whose tricks were written down wrong, what they were, and the round after which it was noticed.
const CORRECTED: (usize, [u8; 4], usize) = (3, [2, 1, 3, 2], 4);
/// The round whose bids were written down wrong at first, and taken back.
const UNDONE: (usize, [u8; 4]) = (6, [1, 2, 2, 2]);

/// The sample session, and the service in memory that answers for it.
pub(crate) struct Sample {
    service: Service,
    session: Uuid,
}

/// A clock that is moved on from step to step.
struct Played(AtomicI64);

impl Clock for Played {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }
}

/// The sample session; it is played when it is first asked for.
pub(crate) fn sample(app: &App) -> Result<Uuid, WireError> {
    if let Some(sample) = app.sample().get() {
        return Ok(sample.session);
    }
    let sample = Sample::play(app.games())?;
    Ok(app.sample().get_or_init(|| sample).session)
}

impl Sample {
    /// The service, if the session is this one.
    pub(crate) fn answers_for(&self, session: Uuid) -> Option<&Service> {
        (session == self.session).then_some(&self.service)
    }

    fn play(games: &'static [&'static dyn Rulebook]) -> Result<Sample, WireError> {
        let clock = Arc::new(Played(AtomicI64::new(BEGAN)));
        let pass = |minutes: i64| clock.0.fetch_add(minutes * MINUTE, Ordering::Relaxed);
        let store = Store::in_memory().map_err(service::ServiceError::from)?;
        let service: Service =
            SessionService::new(store, games, Arc::clone(&clock) as Arc<dyn Clock>);
        let person = |name: &&str| service.create_person(name, None).map(|person| person.id);
        let new = NewTable {
            game: "rage".to_owned(),
            people: PEOPLE.iter().map(person).collect::<Result<_, _>>()?,
            first: Some(Seat(3)),
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            config: Options::new(),
        };
        let mut table = service.open_table(&new, Actor::Keeper)?;
        let play = |table: &TableState, command: &Value| {
            service.play(table.session, table.revision, Actor::Keeper, command)
        };
        let mut to_correct = 0;
        for (round, (bids, tricks)) in (1..).zip(ROUNDS) {
            pass(1);
            if round == UNDONE.0 {
                table = play(&table, &book_bids(round, UNDONE.1))?;
                table = service.undo(table.session, table.revision, Actor::Keeper)?;
            }
            table = play(&table, &book_bids(round, bids))?;
            pass(6 - round as i64 / 2);
            if round == CORRECTED.0 {
                to_correct = table.steps;
            }
            table = play(&table, &book_results(round, tricks))?;
            if round == CORRECTED.2 {
                pass(1);
                let command = book_results(CORRECTED.0, CORRECTED.1);
                let correction = Correction { position: to_correct, command };
                table =
                    service.amend(table.session, table.revision, Actor::Keeper, &[correction])?;
            }
        }
        let session = table.session;
        Ok(Sample { service, session })
    }
}

fn book_bids(round: usize, bids: [u8; 4]) -> Value {
    let bids: Vec<Value> =
        bids.iter().enumerate().map(|(seat, n)| json!({"seat": seat, "n": n})).collect();
    json!({"do": "book_bids", "round": round, "bids": bids})
}

fn book_results(round: usize, tricks: [u8; 4]) -> Value {
    // A Bonus Rage is taken in the first round, and a Mad Rage in the second.
    let rage = |at: usize, of: usize, who: usize| u8::from(round == of && at == who);
    let result = |(seat, tricks): (usize, &u8)| json!({"seat": seat, "tricks": tricks, "bonus": rage(seat, 1, 0), "mad": rage(seat, 2, 1)});
    let results: Vec<Value> = tricks.iter().enumerate().map(result).collect();
    json!({"do": "book_results", "round": round, "results": results})
}
