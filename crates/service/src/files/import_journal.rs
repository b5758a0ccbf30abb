//! Import of one journal: read, replayed by the rules, and compared with the result that the file states.

use super::SessionFault;
use super::form::{EndingForm, SessionForm, SetupForm, StepForm};
use crate::session::live::text;
use crate::session::replay;
use kernel::{PIECES, Rulebook, Seed, Setup};
use store::{Digest, Event, NewSession, NewStep, Projection, SeatRow, Step, StepKind, rounds_of};

/// A session that holds together, ready to be stored.
pub(super) struct Folded {
    pub(super) session: NewSession,
    pub(super) steps: Vec<NewStep>,
    pub(super) projection: Projection,
}

/// Folds a session of a file.
///
/// # Errors
/// When it is no session, the rules cannot read it, or it comes to something else than it says.
pub(super) fn fold(
    form: &SessionForm,
    rules: &'static dyn Rulebook,
) -> Result<Folded, SessionFault> {
    let session = opened(form).map_err(SessionFault::broken)?;
    let steps = form.events.iter().map(step).collect::<Result<Vec<_>, _>>();
    let steps = steps.map_err(SessionFault::broken)?;
    let projection = replay_projection(&session, &steps, rules).map_err(SessionFault::broken)?;
    compare(form, &projection).map_err(SessionFault::broken)?;
    verify(&session, &steps, form.digest.as_deref())?;
    Ok(Folded { session, steps, projection })
}

/// Folds another line of a session.
///
/// # Errors
/// When it does not follow the session's own, or the rules cannot read it.
pub(super) fn fold_ending(
    shown: &Folded,
    ending: &EndingForm,
    rules: &'static dyn Rulebook,
) -> Result<Folded, SessionFault> {
    let after = ending.after as usize;
    let mut steps = shown.steps.get(..after).map(<[NewStep]>::to_vec).unwrap_or_default();
    if steps.len() != after {
        return Err(SessionFault::broken("an ending follows no step of it"));
    }
    for form in &ending.events {
        steps.push(step(form).map_err(SessionFault::broken)?);
    }
    let session = shown.session.clone();
    let projection = replay_projection(&session, &steps, rules).map_err(SessionFault::broken)?;
    verify(&session, &steps, ending.digest.as_deref())?;
    Ok(Folded { session, steps, projection })
}

/// Whether the steps end in the digest that their file states, where it states one.
fn verify(
    session: &NewSession,
    steps: &[NewStep],
    stated: Option<&str>,
) -> Result<(), SessionFault> {
    let begin = Digest::of_session(session);
    let end = (0..).zip(steps).fold(begin, |digest, (seq, step)| digest.then(seq, step));
    if stated.is_some_and(|stated| stated != end.to_string()) {
        return Err(SessionFault::broken("a step is not the one that was recorded"));
    }
    Ok(())
}

/// What a session was opened with, as it is stored.
fn opened(form: &SessionForm) -> Result<NewSession, String> {
    let setup = form.setup.clone().ok_or("it has no setup")?;
    let SetupForm { names, knowledge, grain, first, decks, seed } = setup;
    let seats = form.seats.iter();
    let seats: Vec<_> =
        seats.map(|seat| SeatRow { person: seat.player, piece: seat.piece }).collect();
    if names.len() != seats.len() || seats.iter().any(|seat| seat.piece >= PIECES) {
        return Err("its seats are not those of its setup".to_owned());
    }
    let config = form.edition.clone();
    Ok(NewSession {
        id: form.id,
        game: form.game.clone(),
        rules_version: form.engine_version,
        setup: text(&Setup { names, knowledge, grain, first, config, decks }),
        seed: *Seed::from_digits(&seed).ok_or("its seed is none")?.bytes(),
        started: form.started,
        seats,
    })
}

fn step(step: &StepForm) -> Result<NewStep, String> {
    let kind =
        StepKind::of_word(&step.kind).ok_or_else(|| format!("no step is a {:?}", step.kind))?;
    let by: kernel::Actor =
        serde_json::from_value(step.by.clone()).map_err(|error| error.to_string())?;
    let ascending = step.happened.is_sorted_by_key(|happened| happened.step);
    if !ascending {
        return Err("its events are out of order".to_owned());
    }
    let events = step.happened.iter();
    Ok(NewStep {
        at: step.at,
        by: text(&by),
        kind,
        command: step.command.as_ref().map(ToString::to_string),
        corrections: step.corrections.as_ref().map(text),
        events: events
            .map(|happened| Event { position: happened.step, payload: text(&happened.event) })
            .collect(),
    })
}

/// What lists read of a journal, as if each of its steps had been recorded here.
pub(super) fn replay_projection(
    session: &NewSession,
    steps: &[NewStep],
    rules: &'static dyn Rulebook,
) -> Result<Projection, String> {
    let numbered = |(seq, what): (usize, &NewStep)| Step {
        seq: seq as u32,
        number: 0,
        what: what.clone(),
        digest: Digest([0; 32]),
    };
    let numbered: Vec<Step> = steps.iter().enumerate().map(numbered).collect();
    replay::replay_projection(session, &numbered, rules).map_err(|error| error.to_string())
}

/// Whether the journal comes to what stands in the file for readers without the rules.
fn compare(form: &SessionForm, projection: &Projection) -> Result<(), String> {
    let said = &form.result;
    if said.status != projection.status.word() {
        return Err(format!("it is {}, and says {}", projection.status.word(), said.status));
    }
    if said.rounds != rounds_of(&projection.standing) {
        return Err("its rounds come to something else".to_owned());
    }
    for (seat, outcome) in projection.outcomes.iter().enumerate() {
        let fits = said.players.get(seat).is_some_and(|player| {
            // Where nothing is compared, files used to say that everybody is first.
            let place = outcome.place == 0 || player.place.unwrap_or(0) == outcome.place;
            player.winner == outcome.won
                && place
                && player.score.is_none_or(|score| score == outcome.points)
        });
        if !fits {
            return Err(format!("seat {seat} comes to something else"));
        }
    }
    Ok(())
}
