//! A past game that is written down: who played, when, and how it came out. It has no journal.

use super::session_meta::{named_venue, venue_name};
use crate::people::names::Name;
use crate::service::SessionService;
use crate::session::live::text;
use crate::session::open::MOST_SEATS;
use crate::session::sitter_names::name_in_journal;
use crate::{Change, Clock, ServiceError, SessionCard};
use kernel::{
    BestIs, BySeat, Contest, Grain, Knowledge, Options, Place, Seat, Setup, Standing, Timestamp,
};
use serde::{Deserialize, Serialize};
use store::{ExportOutcome, ForeignSession, ImportTx, SeatRow};
use ts_rs::TS;
use uuid::Uuid;

/// The game of a session that was not played here; what it is called is its title.
pub(crate) const ELSEWHERE: &str = "foreign";
const LONGEST_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// A game that was played without the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PastGame {
    /// What was played, 1 to 64 characters.
    pub title: String,
    /// When it ended; not in the future, and not before 1970.
    pub ended: Timestamp,
    /// How long it took, in milliseconds: 0 where it is not known, a week at most.
    pub played_ms: i64,
    /// Who played, each once.
    pub people: Vec<Uuid>,
    pub result: PastResult,
    /// Where it was played; none or blank where nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub venue: Option<String>,
}

/// How a past game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum PastResult {
    /// By points, one number a person; equals share a place.
    Points {
        /// Whether the fewest win.
        lowest: bool,
        points: Vec<i32>,
        /// Of one person alone: whether they won, which their points do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        won: Option<bool>,
    },
    /// By places, from 1, one a person; equals share one. Two people or more.
    Places { places: Vec<u8> },
    /// Only who won, one or more; of the others nothing is said but that they lost. Two people or more.
    Winners {
        /// Who, by their places in the list of people, each once.
        winners: Vec<Seat>,
    },
    /// Everybody together, or one person alone.
    Together { won: bool },
    /// One person against all the others.
    OneAgainstMany {
        /// Who, by their place in the list of people.
        one: Seat,
        won: bool,
    },
}

impl<C: Clock> SessionService<C> {
    /// Writes down a past game: from now on it is in the history and in the statistics, as a game that was played
    /// elsewhere.
    ///
    /// # Errors
    /// When the title cannot be a name, a person is unknown or named twice, the result is not one of these people, it
    /// lies in the future, the place cannot be a name, or it cannot be written.
    pub fn record_past_game(&self, game: &PastGame) -> Result<SessionCard, ServiceError> {
        let title = Name::new(&game.title).map_err(ServiceError::Name)?.shown;
        let now = self.clock.now();
        if game.ended.0 < 0 {
            return Err(ServiceError::invalid("past_too_old", "it lies before 1970"));
        }
        if game.ended > now {
            return Err(ServiceError::invalid("past_in_future", "it lies in the future"));
        }
        if !(0..=LONGEST_MS).contains(&game.played_ms) {
            return Err(ServiceError::invalid("past_too_long", "a game takes a week at most"));
        }
        let venue_name = venue_name(game.venue.as_deref())?;
        let venue = venue_name.as_ref().map(|name| named_venue(name, now));
        let (seats, names) = self.past_seats(&game.people)?;
        let (outcomes, scoring, contest) = outcomes(&game.result, seats.len())?;
        let places = outcomes.iter().map(|one| Place {
            points: one.points.unwrap_or(0),
            place: one.place.unwrap_or(0),
            won: one.won,
        });
        let standing = Standing {
            game: None,
            over: true,
            places: places.collect(),
            sides: sides(&outcomes, contest),
            scoring,
            title: Some(title.clone()),
            ..Standing::default()
        };
        let setup = Setup {
            names: BySeat::new(names),
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            first: None,
            config: Options::new(),
            decks: Vec::new(),
        };
        let session = ForeignSession {
            id: Uuid::now_v7(),
            game: ELSEWHERE.to_owned(),
            title,
            setup: text(&setup),
            started: game.ended.0 - game.played_ms,
            ended: game.ended.0,
            played_ms: game.played_ms,
            contest: word(contest),
            scoring: word(scoring),
            standing: text(&standing),
            seats,
            outcomes,
            passthrough: None,
        };
        let id = session.id;
        self.store.import(|tx: &ImportTx<'_>| {
            tx.create_foreign(&session)?;
            if let Some(venue) = &venue {
                tx.say_venue(id, venue)?;
            }
            tx.recount_groups().map_err(ServiceError::from)
        })?;
        self.notify(&Change::Lists);
        self.card(id)
    }

    fn past_seats(&self, people: &[Uuid]) -> Result<(Vec<SeatRow>, Vec<String>), ServiceError> {
        if people.is_empty() || people.len() > MOST_SEATS {
            return Err(ServiceError::invalid("past_people", "one to a hundred people played"));
        }
        let everybody = self.store.people()?;
        let (mut seats, mut names): (Vec<SeatRow>, Vec<String>) = Default::default();
        for id in people {
            let person =
                everybody.iter().find(|p| p.id == *id).ok_or(ServiceError::NotFound("person"))?;
            if seats.iter().any(|seat| seat.person == *id) {
                return Err(ServiceError::invalid("person_twice", "a person is named twice"));
            }
            seats.push(SeatRow { person: *id, piece: person.piece });
            names.push(name_in_journal(*id));
        }
        Ok((seats, names))
    }
}

/// Each person's outcome, what makes the best place, and who played against whom.
fn outcomes(
    result: &PastResult,
    people: usize,
) -> Result<(Vec<ExportOutcome>, BestIs, Contest), ServiceError> {
    let fits = |n: usize| {
        let why = "the result has another number of people";
        if n == people { Ok(()) } else { Err(ServiceError::invalid("past_result", why)) }
    };
    let outcome = |at: usize, points, place, won| ExportOutcome {
        points,
        place,
        won,
        side: u8::try_from(at).unwrap_or(u8::MAX),
    };
    let best = |lowest: bool| if lowest { BestIs::Lowest } else { BestIs::Highest };
    match result {
        PastResult::Points { points, won: Some(won), lowest } if people == 1 => {
            fits(points.len())?;
            let list = points.iter().map(|own| outcome(0, Some(*own), won.then_some(1), *won));
            Ok((list.collect(), best(*lowest), Contest::Cooperative))
        }
        PastResult::Points { won: Some(_), .. } => {
            let why = "of two people or more the points say who has won";
            Err(ServiceError::invalid("past_result", why))
        }
        PastResult::Points { .. } | PastResult::Places { .. } | PastResult::Winners { .. }
            if people == 1 =>
        {
            let why = "of one person alone it is said whether they have won";
            Err(ServiceError::invalid("past_result", why))
        }
        PastResult::Points { lowest, points, .. } => {
            fits(points.len())?;
            let better = |a: i32, b: i32| if *lowest { a < b } else { a > b };
            let place = |own: i32| 1 + points.iter().filter(|other| better(**other, own)).count();
            let list = points.iter().enumerate().map(|(at, own)| {
                let place = u8::try_from(place(*own)).unwrap_or(u8::MAX);
                outcome(at, Some(*own), Some(place), place == 1)
            });
            Ok((list.collect(), best(*lowest), Contest::Each))
        }
        PastResult::Places { places } => {
            fits(places.len())?;
            let possible = places.iter().all(|place| (1..=people).contains(&usize::from(*place)));
            if !possible || !places.contains(&1) {
                let why = "places go from 1 to the number of people";
                return Err(ServiceError::invalid("past_result", why));
            }
            let list = places.iter().enumerate();
            let list = list.map(|(at, place)| outcome(at, None, Some(*place), *place == 1));
            Ok((list.collect(), BestIs::Unscored, Contest::Each))
        }
        PastResult::Winners { winners } => {
            let once = |seat: &Seat| winners.iter().filter(|other| *other == seat).count() == 1;
            let possible = winners.iter().all(|seat| seat.index() < people && once(seat));
            if winners.is_empty() || !possible {
                let why = "somebody has won, and each of those who have is named once";
                return Err(ServiceError::invalid("past_result", why));
            }
            let won = |at: usize| winners.iter().any(|seat| seat.index() == at);
            let list = (0..people).map(|at| outcome(at, None, None, won(at)));
            Ok((list.collect(), BestIs::Unscored, Contest::Each))
        }
        PastResult::Together { won } => {
            let list = (0..people).map(|_| outcome(0, None, won.then_some(1), *won));
            Ok((list.collect(), BestIs::Unscored, Contest::Cooperative))
        }
        PastResult::OneAgainstMany { one, won } => {
            if one.index() >= people || people < 3 {
                let why = "one of three people or more played against the others";
                return Err(ServiceError::invalid("past_result", why));
            }
            let list = (0..people).map(|at| {
                let alone = at == one.index();
                let wins = alone == *won;
                outcome(usize::from(!alone), None, Some(if wins { 1 } else { 2 }), wins)
            });
            Ok((list.collect(), BestIs::Unscored, Contest::OneAgainstMany))
        }
    }
}

/// Who played together; none where everybody played for themselves.
fn sides(outcomes: &[ExportOutcome], contest: Contest) -> Vec<Vec<Seat>> {
    if contest == Contest::Each {
        return Vec::new();
    }
    let seats = |side: u8| -> Vec<Seat> {
        let list = (0u8..).zip(outcomes).filter(|(_, one)| one.side == side);
        list.map(|(at, _)| Seat(at)).collect()
    };
    [0, 1].into_iter().map(seats).filter(|side| !side.is_empty()).collect()
}

fn word<T: Serialize>(value: T) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|word| word.as_str().map(str::to_owned))
        .unwrap_or_default()
}
