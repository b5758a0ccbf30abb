//! Checks of a session of a file before it is imported: what its file names, and its game's rules.

use super::form::SessionForm;
use super::import_journal::{Folded, fold, fold_ending};
use super::{SessionFault, SessionFlaw};
use crate::session::open::MOST_SEATS;
use kernel::{BestIs, Contest, Place, Rulebook, Seat, Standing};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{Digest, NewSession};
use uuid::Uuid;

/// A session whose parts fit together.
pub(super) enum Checked {
    /// Played elsewhere: how it ended.
    Foreign(Box<Standing>),
    /// Its journal, how it went on elsewhere, and the rules that it was replayed by.
    Journal(Box<Folded>, Vec<Folded>, &'static dyn Rulebook),
}

/// A journal of a file, replayed by the rules of its game.
pub(super) struct Replayed {
    folded: Box<Folded>,
    endings: Vec<Folded>,
    rules: &'static dyn Rulebook,
}

/// Replays the journal of a session; there is none of one that was played elsewhere.
///
/// # Errors
/// Why it is left out.
pub(super) fn replay(
    form: &SessionForm,
    rules: &impl Fn(&str) -> Option<&'static dyn Rulebook>,
) -> Result<Option<Replayed>, SessionFault> {
    if form.foreign {
        return Ok(None);
    }
    let unknown =
        || SessionFault::new(SessionFlaw::UnknownGame, format!("no game {:?}", form.game));
    let rules = rules(&form.game).ok_or_else(unknown)?;
    // Events that no rule ever wrote may make no sense to the game; nothing outside of this is changed by them.
    let folded = catch_unwind(AssertUnwindSafe(|| {
        let folded = fold(form, rules)?;
        let endings = form.endings.iter().map(|ending| fold_ending(&folded, ending, rules));
        Ok((endings.collect::<Result<Vec<_>, _>>()?, folded))
    }));
    let (endings, folded) =
        folded.unwrap_or_else(|_| Err(SessionFault::broken("its events are none of its game")))?;
    Ok(Some(Replayed { folded: Box::new(folded), endings, rules }))
}

/// Checks a session against what its file names, and what its replay came to; `people` are all there are.
///
/// # Errors
/// Why it is left out.
pub(super) fn check(
    form: &SessionForm,
    replayed: Result<Option<Replayed>, SessionFault>,
    people: &BTreeSet<Uuid>,
    place: impl Fn(Uuid) -> bool,
) -> Result<Checked, SessionFault> {
    let players = |why: &str| SessionFault::new(SessionFlaw::Players, why);
    if form.seats.len() > MOST_SEATS || (form.foreign && form.seats.is_empty()) {
        return Err(players("it has no players, or more than a hundred"));
    }
    let mut seated = BTreeSet::new();
    for seat in &form.seats {
        if !people.contains(&seat.player) {
            return Err(players("a player is not in the file"));
        }
        if !seated.insert(seat.player) {
            return Err(players("a player sits there twice"));
        }
    }
    if form.venue.is_some_and(|venue| !place(venue)) {
        return Err(SessionFault::broken("its venue is not in the file"));
    }
    let Some(Replayed { folded, endings, rules }) = replayed? else {
        if form.result.players.len() != form.seats.len() {
            return Err(SessionFault::broken("its results are not those of its seats"));
        }
        return Ok(Checked::Foreign(Box::new(standing(form).map_err(SessionFault::broken)?)));
    };
    for line in std::iter::once(&*folded).chain(&endings) {
        let events = line.steps.iter().flat_map(|step| &step.events);
        let mut later = events.filter_map(|event| tools::reseated(&event.payload));
        if later.any(|sitter| !people.contains(&sitter.person)) {
            return Err(players("a player is not in the file"));
        }
        let seats = &line.projection.seats;
        let end: BTreeSet<_> = seats.iter().map(|seat| seat.person).collect();
        if end.len() != seats.len() {
            return Err(players("a player sits there twice"));
        }
    }
    Ok(Checked::Journal(folded, endings, rules))
}

/// Whether two sessions of one id were opened as the same one.
pub(super) fn is_same(one: &NewSession, other: &NewSession) -> bool {
    Digest::of_session(one) == Digest::of_session(other)
}

pub(super) fn other_session() -> SessionFault {
    SessionFault::new(SessionFlaw::OtherSession, "the database has another session under its id")
}

/// Where a foreign session stood at its end.
fn standing(form: &SessionForm) -> Result<Standing, String> {
    let word = |word: &str| serde_json::Value::String(word.to_owned());
    let result = &form.result;
    let said: BestIs =
        serde_json::from_value(word(&result.scoring)).map_err(|error| error.to_string())?;
    let scored = result.players.iter().any(|player| player.score.is_some());
    let scoring = if scored { said } else { BestIs::Unscored };
    let contest: Contest =
        serde_json::from_value(word(&result.contest)).map_err(|error| error.to_string())?;
    let mut sides: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for (seat, player) in result.players.iter().enumerate() {
        sides.entry(player.side).or_default().push(Seat(seat as u8));
    }
    let places = result.players.iter().map(|player| Place {
        points: player.score.unwrap_or(0),
        place: player.place.unwrap_or(0),
        won: player.winner,
    });
    Ok(Standing {
        game: None,
        over: true,
        places: places.collect(),
        sides: if contest == Contest::Each { Vec::new() } else { sides.into_values().collect() },
        scoring,
        title: Some(form.title.clone()).filter(|title| !title.is_empty()),
        ..Standing::default()
    })
}
