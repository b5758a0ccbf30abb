//! The line that is shown of a session that went on in two places, and of the sessions that were made of its endings.

use super::import_journal::replay_projection;
use super::lines::{Choice, Line, id_apart, lines};
use super::merge::Done;
use super::session_check::is_same;
use crate::ServiceError;
use kernel::Rulebook;
use store::{Digest, EditKind, FieldValue, ImportTx, NewSession, NewStep, Status};
use uuid::Uuid;

/// Puts lines of a session beside those it has, and shows the one that what people say makes the shown one. Lines that
/// were made a session of their own are put there in the same way, so it does not matter what was known of it before;
/// where all of them were, on different devices, this session is in no list, or one of them would count twice.
/// Answers which sessions have more endings than they had.
pub(super) fn put_lines(
    tx: &ImportTx<'_>,
    session: NewSession,
    new: Vec<Vec<NewStep>>,
    rules: &'static dyn Rulebook,
) -> Done<Vec<Uuid>> {
    let mut parted = Vec::new();
    let mut waiting = vec![(session, new)];
    while let Some((session, new)) = waiting.pop() {
        let id = session.id;
        let ours = match tx.session(id)? {
            None if is_deleted(tx, id)? => continue,
            Some((opened, ..)) if !is_same(&opened, &session) => continue,
            ours => ours.map(|(.., steps)| Line::of(&session, steps)),
        };
        let is_here = ours.is_some();
        let none = Line::default();
        let known = lines(&session, ours.as_ref().unwrap_or(&none), &tx.aside(id)?).len();
        let begin = Digest::of_session(&session);
        for steps in new.iter().chain(ours.iter().map(|ours| &ours.steps)) {
            tx.put_aside(id, begin, 0, steps)?;
        }
        let Some(any) = ours.or_else(|| Some(Line::of(&session, new.into_iter().next()?))) else {
            continue;
        };
        let every = lines(&session, &any, &tx.aside(id)?);
        let choice = Choice::of(&tx.edits_of(EditKind::Session, id)?);
        let finished = |line: &Line| {
            replay_projection(&session, &line.steps, rules)
                .is_ok_and(|projection| projection.status == Status::Finished)
        };
        match choice.shown(&choice.own(&every), finished) {
            Some(shown) => {
                let projection = replay_projection(&session, &shown.steps, rules)
                    .map_err(ServiceError::damaged)?;
                tx.show_line(&session, &shown.steps, &projection)?;
                if every.len() > known.max(1) {
                    parted.push(id);
                }
            }
            None if is_here && !every.is_empty() => tx.remove(id)?,
            None => {}
        }
        for first in &choice.apart {
            let through = every.iter().filter(|line| line.has(first));
            let through: Vec<_> = through.map(|line| line.steps.clone()).collect();
            if !through.is_empty() {
                waiting.push((NewSession { id: id_apart(id, first), ..session.clone() }, through));
            }
        }
    }
    Ok(parted)
}

/// Whether the last edit of a session says that it is deleted.
pub(super) fn is_deleted(tx: &ImportTx<'_>, session: Uuid) -> Done<bool> {
    let said = tx.edits_of(EditKind::Session, session)?;
    Ok(said.get("deleted").is_some_and(|deleted| *deleted != FieldValue::Nothing))
}
