//! Dice statistics of tables: the log of rolls, fairness, and the proof that rolls follow from the seed.

mod log;
mod proof;
mod sets;
mod wire;

pub use proof::{Checked, ProofFault, check_proof};
pub use wire::*;

use crate::service::SessionService;
use crate::session::live::text;
use crate::{Clock, ServiceError};
use kernel::{Chance, Die, Rolled, Seed};
use std::collections::BTreeMap;
use store::{FaceRow, FaceSum};
use tools::{Fairness, fairness, trial};
use uuid::Uuid;

/// The most rolls of a test that is rolled at once.
const MOST_ROLLS: u32 = 1_000_000;

/// Adds up what the app rolled; real dice that were typed in are no business of its fairness.
pub(crate) fn counted(rolled: &[Rolled]) -> Vec<FaceRow> {
    let mut counts: BTreeMap<(Option<u8>, String, u16), u32> = BTreeMap::new();
    for one in rolled.iter().filter(|one| !one.typed) {
        *counts.entry((one.seat.map(|seat| seat.0), text(&*one.die), one.face)).or_default() += 1;
    }
    let row = |((seat, die, face), count)| FaceRow { seat, die, face, count };
    counts.into_iter().map(row).collect()
}

impl<C: Clock> SessionService<C> {
    /// What came up with each kind of die, of one table or of all: the most rolled kind first.
    pub fn fairness(&self, session: Option<Uuid>) -> Result<Vec<DiceReport>, ServiceError> {
        let mut kinds: BTreeMap<String, Vec<FaceSum>> = BTreeMap::new();
        for sum in self.store.faces(session)? {
            kinds.entry(sum.die.clone()).or_default().push(sum);
        }
        let report = |(die, sums): (String, Vec<FaceSum>)| {
            let die: Die = serde_json::from_str(&die).map_err(ServiceError::damaged)?;
            Ok(report(&die, &sums))
        };
        let mut reports =
            kinds.into_iter().map(report).collect::<Result<Vec<DiceReport>, ServiceError>>()?;
        reports.sort_by_key(|report| std::cmp::Reverse(report.all.rolls));
        Ok(reports)
    }

    /// The seal of a table's luck; it is open once the table has ended.
    pub fn seal(&self, session: Uuid) -> Result<Seal, ServiceError> {
        let shared = self.live(session)?;
        let live = crate::service::lock(&shared);
        let drawn = live.journal.rolls().flat_map(|(_, _, rolled)| rolled);
        Ok(Seal {
            commitment: live.opened.seed.commitment(),
            sealed: live.opened.started,
            seed: live.standing().over.then(|| live.opened.seed.digits()),
            faces: drawn.filter(|one| !one.typed).count() as u64,
        })
    }
}

fn report(die: &Die, sums: &[FaceSum]) -> DiceReport {
    let tally = |sums: &mut dyn Iterator<Item = &FaceSum>| {
        let mut counts = vec![0; usize::from(die.sides())];
        for sum in sums {
            if let Some(count) = counts.get_mut(usize::from(sum.face)) {
                *count += sum.count;
            }
        }
        fairness(die.clone(), &counts)
    };
    let mut people: Vec<PersonRolls> = sums
        .chunk_by(|a, b| a.person == b.person)
        .filter_map(|own| {
            let (person, name, piece) = own.first()?.person.clone()?;
            Some(PersonRolls { person, name, piece, fairness: tally(&mut own.iter()) })
        })
        .collect();
    people.sort_by_key(|person| std::cmp::Reverse(person.fairness.rolls));
    DiceReport { all: tally(&mut sums.iter()), people }
}

/// Rolls a die very often, at once, and says what the counts say; nothing of it is stored (TL-10).
///
/// # Errors
/// `invalid` for a die that cannot be or more than 1,000,000 rolls.
pub fn test_dice(test: &TestDice) -> Result<Fairness, ServiceError> {
    tools::check(&test.die).map_err(|refusal| ServiceError::invalid("die", refusal.to_string()))?;
    if test.rolls > MOST_ROLLS {
        return Err(ServiceError::invalid("too_many_rolls", "a test has at most 1,000,000 rolls"));
    }
    let seed = Seed::from_system().map_err(ServiceError::Internal)?;
    let counts = trial(&test.die, test.rolls, &mut Chance::new(&seed, 0));
    Ok(fairness(test.die.clone(), &counts))
}
