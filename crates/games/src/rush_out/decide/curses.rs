//! Clapping hands, and curses that were broken (RO-90, RO-91).

use super::super::catalogue::cards::CardNo;
use super::super::event::Event;
use super::super::model::{Reason, Row, Team};
use super::super::refusal::Refusal;
use super::Decided;
use super::completing;
use super::course::Course;
use super::who::Asked;
use kernel::{Seat, Switch};

/// A helper has clapped hands; after the last one the set is completed (RO-90).
pub(super) fn ack(asked: Asked<'_>, seat: Seat) -> Decided {
    asked.hero(seat)?;
    asked.running()?;
    let own = asked.state.waiting.iter().find(|waiting| waiting.helpers.contains(&seat));
    let waiting = own.ok_or(Refusal::NothingToAck {})?;
    let acked = Event::Acked { seat };
    if waiting.helpers.len() > 1 {
        return Ok(vec![acked]);
    }
    let mut course = asked.course();
    course.then(acked);
    completing::complete(&mut course, waiting.target);
    Ok(course.events())
}

/// The sorcerer says that the heroes broke a curse (RO-91).
pub(super) fn remind(asked: Asked<'_>, seat: Seat, card: &str) -> Decided {
    asked.sorcerer(seat)?;
    asked.full()?;
    asked.running()?;
    let state = asked.state;
    let curse: Option<CardNo> =
        state.curses.iter().copied().find(|own| state.cards.id(*own) == card);
    let card = curse.ok_or(Refusal::NoActiveCurse {})?;
    if state.reminder.is_some() {
        return Err(Refusal::AwaitingConfirm {});
    }
    let reminded = Event::Reminded { card };
    if state.config().remind_needs_confirm == Switch::On {
        return Ok(vec![reminded]);
    }
    let mut course = asked.course();
    course.then(reminded);
    punish(&mut course);
    Ok(course.events())
}

/// A hero says whether it was so (RO-91).
pub(super) fn confirm(asked: Asked<'_>, seat: Seat, agree: bool) -> Decided {
    asked.hero(seat)?;
    asked.running()?;
    if asked.state.reminder.is_none() {
        return Err(Refusal::NothingToConfirm {});
    }
    if !agree {
        return Ok(vec![Event::ReminderAnswered { agree }]);
    }
    let mut course = asked.course();
    punish(&mut course);
    Ok(course.events())
}

/// The top of the spell deck is discarded unseen; with the last one the sorcerer wins.
fn punish(course: &mut Course<'_>) {
    course.then(Event::ReminderAnswered { agree: true });
    course.then(Event::TopDiscarded { row: Row::Spell });
    if course.state().spells.deck.is_empty() {
        course.win(Team::Sorcerer, Reason::Deck);
    }
}
