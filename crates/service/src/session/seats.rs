//! Seats: who sits where now and who sat there before, and another person on a seat.

use super::open::piece_beside;
use super::sitter_names::name_in_journal;
use crate::service::{SessionService, lock};
use crate::{Clock, FormerlySeated, SeatChange, Seated, ServiceError, TableState};
use kernel::{Actor, Seat, Sitter};
use serde_json::json;
use store::PersonRow;
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Gives a seat to another person: a step like any other (TL-25, TL-26).
    ///
    /// # Errors
    /// When no person has this id, the caller saw an older revision, the rules refuse, or it cannot be written.
    pub fn change_seat(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        change: SeatChange,
    ) -> Result<TableState, ServiceError> {
        let SeatChange { seat, person, from_start } = change;
        let Newcomer { known, piece } = self.newcomer(session, person, Some(seat))?;
        let name = name_in_journal(known);
        let command = tools::Command::Reseat { seat, person: known, name, piece, from_start };
        self.play(session, revision, by, &json!({ "tool": command }))
    }

    /// Seats one more person behind the last seat, where the game lets them sit down (TL-27).
    ///
    /// # Errors
    /// When no person has this id, the caller saw an older revision, the rules refuse, or it cannot be written.
    pub fn add_seat(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
        person: Uuid,
    ) -> Result<TableState, ServiceError> {
        let Newcomer { known, piece } = self.newcomer(session, person, None)?;
        let name = name_in_journal(known);
        let command = tools::Command::Come { person: known, name, piece };
        self.play(session, revision, by, &json!({ "tool": command }))
    }

    /// The id, name and piece of a person about to sit down, at a seat that others hold or at a new one.
    fn newcomer(
        &self,
        session: Uuid,
        person: Uuid,
        seat: Option<Seat>,
    ) -> Result<Newcomer, ServiceError> {
        let people = self.store.people()?;
        let new = people.iter().find(|known| known.id == person);
        let new = new.ok_or(ServiceError::NotFound("person"))?;
        let live = self.live(session)?;
        let mut live = lock(&live);
        // People who were added since the table was read.
        live.journal.names.add(person, &new.name);
        // A merged person sits there under the id that they were seated with.
        let at = live.seats.iter().position(|seated| seated.person == person);
        let known = at.and_then(|at| live.journal.table().sitters().get(at));
        let known = known.map_or(person, |sitter| sitter.person);
        let others = live.seats.iter().enumerate();
        let others = others.filter(|(at, _)| seat.is_none_or(|seat| seat.index() != *at));
        let others: Vec<u8> = others.map(|(_, seated)| seated.piece).collect();
        Ok(Newcomer { known, piece: piece_beside(new.piece, &others) })
    }

    /// The people behind the ids that stand in a journal, as they are called today.
    pub(crate) fn seated(&self, sitters: &[Sitter]) -> Result<Vec<Seated>, ServiceError> {
        seated(&self.store.people()?, sitters)
    }
}

/// The people behind the ids that stand in a journal, among these.
pub(crate) fn seated(
    people: &[PersonRow],
    sitters: &[Sitter],
) -> Result<Vec<Seated>, ServiceError> {
    let who = |id: Uuid| {
        let is = |known: &&PersonRow| {
            known.id == id || known.also.iter().any(|(merged, _)| *merged == id)
        };
        people.iter().find(is).ok_or(ServiceError::NotFound("person"))
    };
    let seated = |sitter: &Sitter| {
        let person = who(sitter.person)?;
        let before = sitter.before.iter().map(|former| {
            let person = who(former.person)?;
            let (person, name) = (person.id, person.name.clone());
            Ok(FormerlySeated { person, name, until: former.until })
        });
        Ok(Seated {
            person: person.id,
            name: person.name.clone(),
            piece: sitter.piece,
            before: before.collect::<Result<_, ServiceError>>()?,
        })
    };
    sitters.iter().map(seated).collect()
}

/// A person about to sit down.
struct Newcomer {
    /// The id that the table knows them by.
    known: Uuid,
    piece: u8,
}

/// Two people of a journal may have turned out to be one since; they cannot sit at one table again.
pub(crate) fn all_different(seats: &[Seated]) -> Result<(), ServiceError> {
    let twice = |(at, seat): (usize, &Seated)| seats[..at].iter().any(|s| s.person == seat.person);
    if seats.iter().enumerate().any(twice) {
        return Err(ServiceError::invalid("person_twice", "a person sits at two seats"));
    }
    Ok(())
}
