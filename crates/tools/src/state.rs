//! State of the tools on a table, folded from their events.

use crate::clock::{Clock, Form};
use crate::dice::Tray;
use crate::event::Event;
use kernel::{FormerSitter, Seat, Sitter};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What was drawn last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "drawn", rename_all = "snake_case")]
pub enum Drawn {
    /// Who starts.
    One {
        seat: Seat,
    },
    Order {
        /// The first first.
        seats: Vec<Seat>,
    },
    Teams {
        teams: Vec<Vec<Seat>>,
    },
}

/// The tools on one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tools {
    pub(crate) sitters: Vec<Sitter>,
    /// The table's own first, then people's, clockwise.
    pub(crate) trays: Vec<Tray>,
    pub(crate) clock: Option<Clock>,
    pub(crate) drawn: Option<Drawn>,
    pub(crate) draws: u32,
}

impl Tools {
    /// A table of these people with nothing beside it.
    pub fn none(sitters: Vec<Sitter>) -> Tools {
        Tools { sitters, trays: Vec::new(), clock: None, drawn: None, draws: 0 }
    }

    /// Who sits where, from seat 0.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The tray of a person, or of the table.
    pub fn tray(&self, owner: Option<Seat>) -> Option<&Tray> {
        self.trays.iter().find(|tray| tray.owner == owner)
    }

    /// The clock, if one stands there.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// How many clocks stand there where each has one: one for each person, two where no person is named (TL-28).
    fn sides(&self) -> usize {
        if self.sitters.is_empty() { 2 } else { self.sitters.len() }
    }

    /// Writes down what happened; what does not fit changes nothing.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::DiceSet { owner, dice } => {
                self.trays.retain(|tray| tray.owner != *owner);
                self.trays.push(Tray::new(*owner, dice.clone()));
                self.trays.sort_by_key(|tray| tray.owner);
            }
            Event::DiceCleared { owner } => self.trays.retain(|tray| tray.owner != *owner),
            Event::Rolled { owner, rolled, faces, .. } => {
                let tray = self.trays.iter_mut().find(|tray| tray.owner == *owner);
                let Some(tray) = tray else { return };
                tray.rolls += 1;
                for (at, face) in rolled.iter().zip(faces) {
                    if let Some(lies) = tray.dice.get_mut(usize::from(*at)) {
                        lies.face = Some(*face);
                    }
                }
            }
            Event::ClockSet { rules } => self.clock = Some(Clock::set(rules.clone(), self.sides())),
            Event::ClockCleared => self.clock = None,
            Event::Chosen { seat, .. } => self.draw(Drawn::One { seat: *seat }),
            Event::Shuffled { seats } => self.draw(Drawn::Order { seats: seats.clone() }),
            Event::TeamsDrawn { teams } => self.draw(Drawn::Teams { teams: teams.clone() }),
            Event::Swapped { one, other } => {
                let (one, other) = (one.index(), other.index());
                if one.max(other) < self.sitters.len() {
                    self.sitters.swap(one, other);
                    // Who sat there before belongs to the seat (TL-25).
                    let before = std::mem::take(&mut self.sitters[one].before);
                    let before = std::mem::replace(&mut self.sitters[other].before, before);
                    self.sitters[one].before = before;
                }
            }
            Event::Came { person, name, piece } => {
                let (person, name, before) = (*person, name.clone(), Vec::new());
                self.sitters.push(Sitter { person, name, piece: *piece, before });
                if let Some(clock) = &mut self.clock {
                    clock.seat_one_more();
                }
            }
            Event::Reseated { seat, person, name, piece, since } => {
                let Some(sitter) = self.sitters.get_mut(seat.index()) else { return };
                let (person, name) = (*person, name.clone());
                let new = Sitter { person, name, piece: *piece, before: Vec::new() };
                let Sitter { person, name, mut before, .. } = std::mem::replace(sitter, new);
                if let Some(until) = *since {
                    before.push(FormerSitter { person, name, until });
                    sitter.before = before;
                }
            }
            timed => {
                if let Some(clock) = &mut self.clock {
                    run(clock, timed);
                }
            }
        }
    }

    fn draw(&mut self, drawn: Drawn) {
        self.drawn = Some(drawn);
        self.draws += 1;
    }
}

fn run(clock: &mut Clock, event: &Event) {
    match event {
        Event::ClockStarted { turn, at } => {
            clock.turn = turn.filter(|seat| clock.spent.contains(*seat));
            clock.since = Some(*at);
            clock.begun = true;
        }
        Event::TurnPassed { spent, left, to, at } => {
            match clock.turn.filter(|seat| clock.spent.contains(*seat)) {
                Some(seat) => {
                    clock.spent[seat] = clock.spent[seat].saturating_add(*spent);
                    clock.turns[seat] = clock.turns[seat].saturating_add(1);
                }
                None => clock.idle = clock.idle.saturating_add(*spent),
            }
            if left.len() == clock.left.len() {
                clock.left = left.clone();
            }
            clock.turn = to.filter(|seat| clock.spent.contains(*seat));
            clock.past = 0;
            clock.added = 0;
            // One clock of the table stays run out, and a person's that ran out is not said to again.
            clock.rung = match clock.rules.form {
                Form::Countdown { .. } => clock.rung,
                Form::Each { .. } | Form::Hourglass { .. } => {
                    clock.turn.and_then(|seat| clock.left.get(seat)).is_some_and(|left| *left <= 0)
                }
                Form::Stopwatch | Form::Turn { .. } => false,
            };
            // Passing the turn wakes no clock that stands.
            clock.since = clock.since.map(|_| *at);
        }
        Event::ClockPaused { past } => {
            clock.past = *past;
            clock.since = None;
        }
        Event::ClockResumed { at } => clock.since = Some(*at),
        Event::TimeAdded { ms, token } => {
            clock.added = clock.added.saturating_add(*ms);
            clock.rung = false;
            if let Some(left) = clock
                .turn
                .filter(|_| *token)
                .and_then(|seat| clock.tokens.iter_mut().nth(seat.index()))
            {
                *left = left.saturating_sub(1);
            }
        }
        Event::RanOut { .. } => clock.rung = true,
        _ => {}
    }
}
