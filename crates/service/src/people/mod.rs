//! People: create, change, archive, merge and split; groups; a random seating order.

pub(crate) mod groups;
pub(crate) mod names;
mod seat_order;
mod wire;

pub use names::NameFault;
pub use seat_order::order;
pub use wire::*;

use self::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use kernel::PIECES;
use store::PersonRow;
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Everybody, in the order they were created.
    pub fn people(&self) -> Result<Vec<Person>, ServiceError> {
        Ok(self.store.people()?.into_iter().map(Person::from).collect())
    }

    /// Adds a person; without a piece they get one that is free, or that the fewest have, among those who are not archived.
    pub fn create_person(&self, name: &str, piece: Option<u8>) -> Result<Person, ServiceError> {
        let name = Name::new(name).map_err(ServiceError::Name)?;
        let piece = match piece {
            Some(piece) => known_piece(piece)?,
            None => {
                let people = self.store.people()?;
                let has = |p: &PersonRow, piece| !p.archived && p.piece == piece;
                let owners = |piece: &u8| people.iter().filter(|p| has(p, *piece)).count();
                (0..PIECES).min_by_key(owners).unwrap_or(0)
            }
        };
        let person = PersonRow {
            id: Uuid::now_v7(),
            name: name.shown,
            piece,
            tables: 0,
            archived: false,
            also: Vec::new(),
        };
        self.store.create_person(&person, &name.key, self.clock.now().0)?;
        self.notify(&Change::Lists);
        Ok(person.into())
    }

    /// Changes a person's name and piece; tables they sit at keep the piece they had.
    pub fn change_person(&self, id: Uuid, name: &str, piece: u8) -> Result<Person, ServiceError> {
        let name = Name::new(name).map_err(ServiceError::Name)?;
        self.store.change_person(id, &name.shown, &name.key, known_piece(piece)?)?;
        // Tables in memory know the old name.
        self.clear_cache();
        self.notify(&Change::Lists);
        self.person(id)
    }

    /// Archives a person, or takes them out of the archive; their past stays where it is.
    pub fn archive_person(&self, id: Uuid, archived: bool) -> Result<Person, ServiceError> {
        self.store.archive_person(id, archived.then(|| self.clock.now().0))?;
        self.notify(&Change::Lists);
        self.person(id)
    }

    /// Forgets a person's name, and leaves them out where people are chosen: from now on they have this name, or
    /// where another person has it, this name with a number. What they played stays and is theirs.
    pub fn forget_person(&self, id: Uuid, called: &str) -> Result<Forgotten, ServiceError> {
        let people = self.store.people()?;
        let mut name = Name::new(called).map_err(ServiceError::Name)?;
        for n in 2..=people.len() + 1 {
            let others = people.iter().filter(|person| person.id != id);
            let keys = others.map(|person| Name::new(&person.name).map(|name| name.key));
            if keys.flatten().all(|key| key != name.key) {
                break;
            }
            name = Name::new(&format!("{called} {n}")).map_err(ServiceError::Name)?;
        }
        let sessions = self.store.forget_person(id, &name.shown, &name.key, self.clock.now().0)?;
        self.clear_cache();
        self.notify(&Change::Lists);
        Ok(Forgotten { person: self.person(id)?, sessions })
    }

    /// From now on the one is the other: whatever they played is one person's past.
    ///
    /// # Errors
    /// When they sat at one table, one of them is not known, or it cannot be written.
    pub fn merge_people(&self, into: Uuid, from: Uuid) -> Result<Person, ServiceError> {
        self.store.merge_people(from, into)?;
        self.clear_cache();
        self.notify(&Change::Lists);
        self.person(into)
    }

    /// Takes a merge of two people back.
    ///
    /// # Errors
    /// When they were not merged, another person has their name by now, or it cannot be written.
    pub fn split_person(&self, id: Uuid) -> Result<Person, ServiceError> {
        self.store.split_person(id)?;
        self.clear_cache();
        self.notify(&Change::Lists);
        self.person(id)
    }

    fn person(&self, id: Uuid) -> Result<Person, ServiceError> {
        let person = self.store.people()?.into_iter().find(|p| p.id == id);
        person.map(Person::from).ok_or(ServiceError::NotFound("person"))
    }
}

fn known_piece(piece: u8) -> Result<u8, ServiceError> {
    if piece < PIECES {
        Ok(piece)
    } else {
        Err(ServiceError::invalid("person_piece", "there is no such piece"))
    }
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Self {
        Person {
            id: row.id,
            name: row.name,
            piece: row.piece,
            tables: row.tables,
            archived: row.archived,
            also: row.also.into_iter().map(|(id, name)| AlsoKnown { id, name }).collect(),
        }
    }
}
