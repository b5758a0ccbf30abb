//! People, settings, lists, and fair order.

use crate::live::{Played, made_of, text};
use crate::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, HistoryPage, Person, Seated, ServiceError, SessionCard, Settings};
use kernel::{Chance, Moment, Seed, Setup, Words};
use store::{Filter, ListedSession, PageKey, PersonRow};
use uuid::Uuid;

const PAGE: u32 = 30;
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
        let person = PersonRow { id: Uuid::now_v7(), name: name.shown, piece, tables: 0 };
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

    /// Every session, newest first, page by page.
    ///
    /// # Errors
    /// When `from` is no page's `next`, or it cannot be read.
    pub fn history(
        &self,
        from: Option<&str>,
        filter: &crate::HistoryFilter,
    ) -> Result<HistoryPage, ServiceError> {
        let from = from.map(page_key).transpose()?;
        let filter = Filter { game: filter.game.clone(), person: filter.person };
        let mut listed = self.store.history(from, &filter, PAGE + 1)?;
        let more = listed.len() > PAGE as usize;
        listed.truncate(PAGE as usize);
        let next = listed.last().filter(|_| more).map(|l| format!("{}.{}", l.started, l.id));
        let now = self.clock.now();
        let sessions =
            listed.into_iter().map(|listed| card(listed, now)).collect::<Result<_, _>>()?;
        Ok(HistoryPage { sessions, next })
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

fn page_key(word: &str) -> Result<PageKey, ServiceError> {
    let key = word.split_once('.').and_then(|(started, id)| {
        Some(PageKey { started: started.parse().ok()?, id: id.parse().ok()? })
    });
    key.ok_or_else(|| ServiceError::invalid("", "no page begins there"))
}

fn card(listed: ListedSession, now: Moment) -> Result<SessionCard, ServiceError> {
    let setup: Setup<Words> = serde_json::from_str(&listed.setup).map_err(ServiceError::damaged)?;
    let standing: kernel::Standing =
        serde_json::from_str(&listed.standing).map_err(ServiceError::damaged)?;
    let contest = standing.contest();
    let people = listed.seats.iter().map(|seat| seat.person).collect();
    let played = Played { ms: listed.played_ms, since: listed.running_since.map(Moment) };
    Ok(SessionCard {
        session: listed.id,
        made_of: Some(made_of(&listed.game, setup, people)),
        game: listed.game,
        status: listed.status.into(),
        seats: listed.seats.into_iter().map(Seated::from).collect(),
        standing,
        started: Moment(listed.started),
        touched: Moment(listed.touched),
        played_ms: played.at(now),
        ended: Moment(listed.touched),
        venue: None,
        note: String::new(),
        archived: false,
        contest,
        foreign: false,
    })
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Self {
        Person {
            id: row.id,
            name: row.name,
            piece: row.piece,
            tables: row.tables,
            archived: false,
            also: Vec::new(),
        }
    }
}
