//! People, settings, lists, and fair order.

use crate::history::card;
use crate::live::text;
use crate::names::Name;
use crate::service::SessionService;
use crate::{AlsoKnown, Change, Clock, Person, ServiceError, SessionCard, Settings};
use kernel::{Chance, Seed};
use store::PersonRow;
use uuid::Uuid;

const PIECES: u8 = 8;
const SETTINGS: &str = "device";

impl<C: Clock> SessionService<C> {
    /// Everybody, in the order they were created.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn people(&self) -> Result<Vec<Person>, ServiceError> {
        Ok(self.store.people()?.into_iter().map(Person::from).collect())
    }

    /// Keeps somebody new; without a piece they get the one that the fewest people have.
    ///
    /// # Errors
    /// When the name or piece cannot be taken, or it cannot be written.
    pub fn create_person(&self, name: &str, piece: Option<u8>) -> Result<Person, ServiceError> {
        let name = Name::new(name).map_err(ServiceError::Name)?;
        let piece = match piece {
            Some(piece) => known_piece(piece)?,
            None => {
                let people = self.store.people()?;
                let owners = |piece: &u8| people.iter().filter(|p| p.piece == *piece).count();
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
        self.tell(&Change::Household);
        Ok(person.into())
    }

    /// Gives somebody another name and piece; tables they sit at keep the piece they had.
    ///
    /// # Errors
    /// When there is nobody like that, the name or piece cannot be taken, or it cannot be written.
    pub fn change_person(&self, id: Uuid, name: &str, piece: u8) -> Result<Person, ServiceError> {
        let name = Name::new(name).map_err(ServiceError::Name)?;
        self.store.change_person(id, &name.shown, &name.key, known_piece(piece)?)?;
        // Tables in memory know the old name.
        self.forget();
        self.tell(&Change::Household);
        self.person(id)
    }

    /// Leaves somebody out where people are chosen, or no longer; their past stays where it is.
    ///
    /// # Errors
    /// When there is nobody like that, or it cannot be written.
    pub fn archive_person(&self, id: Uuid, archived: bool) -> Result<Person, ServiceError> {
        self.store.archive_person(id, archived.then(|| self.clock.now().0))?;
        self.tell(&Change::Household);
        self.person(id)
    }

    /// From now on the one is the other: whatever they played is one person's past.
    ///
    /// # Errors
    /// When they sat at one table, one of them is not known, or it cannot be written.
    pub fn merge_people(&self, into: Uuid, from: Uuid) -> Result<Person, ServiceError> {
        self.store.merge_people(from, into)?;
        self.forget();
        self.tell(&Change::Household);
        self.person(into)
    }

    /// Tells somebody apart again from whom they were taken for.
    ///
    /// # Errors
    /// When they are nobody else, somebody has their name by now, or it cannot be written.
    pub fn split_person(&self, id: Uuid) -> Result<Person, ServiceError> {
        self.store.split_person(id)?;
        self.forget();
        self.tell(&Change::Household);
        self.person(id)
    }

    fn person(&self, id: Uuid) -> Result<Person, ServiceError> {
        let person = self.store.people()?.into_iter().find(|p| p.id == id);
        person.map(Person::from).ok_or(ServiceError::NotFound("person"))
    }

    /// What the person chose for this device.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn settings(&self) -> Result<Settings, ServiceError> {
        match self.store.setting(SETTINGS)? {
            None => Ok(Settings::default()),
            Some(words) => serde_json::from_str(&words).map_err(ServiceError::damaged),
        }
    }

    /// Keeps what the person chose.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn change_settings(&self, settings: Settings) -> Result<Settings, ServiceError> {
        self.store.keep_setting(SETTINGS, &text(&settings))?;
        self.tell(&Change::Household);
        Ok(settings)
    }

    /// Tables that can be gone on with, the last touched first.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn tables(&self) -> Result<Vec<SessionCard>, ServiceError> {
        let now = self.clock.now();
        self.store.open_tables()?.into_iter().map(|listed| card(listed, now)).collect()
    }
}

/// The numbers from 0 to `count - 1` in an order that only the operating system's luck decides.
///
/// # Errors
/// When `count` is more than 100, or the system gives no luck.
pub fn order(count: u8) -> Result<Vec<u8>, ServiceError> {
    if count > 100 {
        return Err(ServiceError::invalid("", "at most 100 can be put in order"));
    }
    let seed = Seed::from_system().map_err(ServiceError::Internal)?;
    let mut order: Vec<u8> = (0..count).collect();
    Chance::new(&seed, 0).shuffle(&mut order);
    Ok(order)
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
