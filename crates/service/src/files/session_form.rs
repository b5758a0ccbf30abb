//! A stored session as the JSON of an export file.

use super::form::{EventForm, OutcomeForm, ResultForm, SeatForm, SessionForm, SetupForm, StepForm};
use crate::ServiceError;
use chrono::{DateTime, SecondsFormat, Utc};
use kernel::{Options, Seed, Setup, Standing};
use serde::de::DeserializeOwned;
use store::{ExportSession, NewStep, Status};

/// The form of a session as it is stored.
pub(crate) fn session_form(whole: ExportSession) -> Result<SessionForm, ServiceError> {
    let result = result(&whole)?;
    let ExportSession { session, foreign, passthrough, title, venue, note, archived, .. } = whole;
    let opened = session.fixed;
    let (edition, setup) = if foreign {
        (Options::new(), None)
    } else {
        let Setup { names, knowledge, grain, first, config, decks } = json(&opened.setup)?;
        let seed = Seed::from_bytes(opened.seed).digits();
        (config, Some(SetupForm { names, knowledge, grain, first, decks, seed }))
    };
    let seats = opened.seats.iter();
    Ok(SessionForm {
        id: opened.id,
        game: opened.game,
        foreign,
        title,
        engine_version: opened.rules_version,
        started: opened.started,
        edition,
        setup,
        seats: seats.map(|seat| SeatForm { player: seat.person, piece: seat.piece }).collect(),
        venue,
        note,
        archived,
        changed: 0,
        draft: session.draft,
        result,
        events: session.steps.iter().map(|step| step_form(&step.what)).collect::<Result<_, _>>()?,
        digest: (!foreign).then(|| session.head.digest.to_string()),
        endings: Vec::new(),
        said: passthrough.as_deref().map(json).transpose()?,
    })
}

fn result(whole: &ExportSession) -> Result<ResultForm, ServiceError> {
    let ExportSession { session, seats, people, outcomes, rounds, .. } = whole;
    let over = session.status == Status::Finished;
    let standing: Standing =
        if whole.foreign { Standing::default() } else { json(&whole.standing)? };
    let mut players: Vec<OutcomeForm> = Vec::with_capacity(people.len());
    for (seat, (row, (_, name))) in seats.iter().zip(people).enumerate() {
        let player = row.person;
        let place = standing.places.as_slice().get(seat);
        let outcome = match (outcomes.get(seat), place) {
            (Some(outcome), _) => OutcomeForm {
                player,
                name: name.clone(),
                score: outcome.points,
                place: outcome.place,
                winner: outcome.won,
                side: outcome.side,
            },
            (None, place) => OutcomeForm {
                player,
                name: name.clone(),
                score: place.map(|place| place.points),
                place: None,
                winner: false,
                side: standing.side_of(kernel::Seat(seat as u8)),
            },
        };
        players.push(outcome);
    }
    Ok(ResultForm {
        status: session.status.word().to_owned(),
        started_at: iso(session.fixed.started),
        ended_at: over.then(|| iso(whole.ended)),
        ended: whole.ended,
        played_ms: session.played_ms,
        venue: whole.venue_name.clone(),
        contest: whole.contest.clone(),
        scoring: whole.scoring.clone(),
        players,
        rounds: rounds.clone(),
        rule: standing.rule,
    })
}

pub(super) fn step_form(step: &NewStep) -> Result<StepForm, ServiceError> {
    let happened = step
        .events
        .iter()
        .map(|event| Ok(EventForm { step: event.position, event: json(&event.payload)? }));
    Ok(StepForm {
        at: step.at,
        by: json(&step.by)?,
        kind: step.kind.word().to_owned(),
        command: step.command.as_deref().map(json).transpose()?,
        corrections: step.corrections.as_deref().map(json).transpose()?,
        happened: happened.collect::<Result<_, ServiceError>>()?,
    })
}

/// In UTC, as people and programs read it.
pub(crate) fn iso(ms: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(ms).unwrap_or_default();
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

pub(super) fn json<T: DeserializeOwned>(text: &str) -> Result<T, ServiceError> {
    serde_json::from_str(text).map_err(ServiceError::damaged)
}
