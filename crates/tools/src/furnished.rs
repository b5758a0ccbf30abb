//! `Furnished`: a game's table with tools beside it, behind the same erased [`Table`].

use crate::clock::Clock;
use crate::command::Command;
use crate::decide::{check_speaker, decide};
use crate::event::Event;
use crate::narrate::narrate;
use crate::refusal::Refusal;
use crate::state::Tools;
use kernel::{
    Actor, Chance, Ctx, Damaged, Decision, Narration, Options, Points, Record, Refused, Rejection,
    Rolled, Seat, Shown, Sitter, Standing, Stat, StatName, Table, Timestamp, Viewer, stored_json,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::any::Any;
use std::collections::BTreeMap;

/// What tools are asked and what happened to them stands in an envelope, so that no game's word can
/// be mistaken for it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<T> {
    tool: T,
}

/// How every envelope begins.
const OPENS: &str = "{\"tool\":";

/// How events begin that give a seat to a person; stored JSON has its keys in order.
const SEATED: [&str; 2] = ["{\"did\":\"reseated\"", "{\"did\":\"came\""];

const SWAPPED: &str = "{\"did\":\"swapped\"";

/// What a game is asked when one more person sits down; a game that does not know it has fixed seats.
const COME: &str = "{\"do\":\"come\"}";

/// A table of any game, and the tools beside it.
pub struct Furnished {
    game: Box<dyn Table>,
    tools: Tools,
}

impl Furnished {
    /// Puts tools beside a table of these people.
    pub fn new(game: Box<dyn Table>, sitters: Vec<Sitter>) -> Furnished {
        Furnished { game, tools: Tools::none(sitters) }
    }

    fn wrap(&self, decision: Decision) -> Decision {
        let next = Box::new(Furnished { game: decision.next, tools: self.tools.clone() });
        Decision { next, ..decision }
    }

    fn happen(&mut self, event: &Event) -> Vec<Rolled> {
        let rolled = rolled(&self.tools, event);
        self.tools.evolve(event);
        rolled
    }
}

/// What stands in an envelope.
fn unpacked<T: Record>(text: &str) -> Result<T, serde_json::Error> {
    let Envelope { tool } = serde_json::from_str::<Envelope<&RawValue>>(text)?;
    T::read(tool.get())
}

fn read(event: &str) -> Result<Event, Damaged> {
    unpacked(event).map_err(|e| Damaged(e.to_string()))
}

/// The dice that an event rolled.
fn rolled(tools: &Tools, event: &Event) -> Vec<Rolled> {
    let Event::Rolled { owner, rolled, faces, typed } = event else { return Vec::new() };
    let Some(tray) = tools.tray(*owner) else { return Vec::new() };
    let die = |(at, face): (&u8, &u16)| {
        let die = tray.dice.get(usize::from(*at))?.die.clone();
        Some(Rolled { seat: *owner, die, face: *face, typed: *typed })
    };
    rolled.iter().zip(faces).filter_map(die).collect()
}

/// The person to whom a stored event gives a seat; none where it does something else.
pub fn reseated(event: &str) -> Option<Sitter> {
    let inside = event.strip_prefix(OPENS)?;
    if !SEATED.iter().any(|begins| inside.starts_with(begins)) {
        return None;
    }
    match unpacked(event) {
        Ok(Event::Reseated { person, name, piece, .. } | Event::Came { person, name, piece }) => {
            Some(Sitter { person, name, piece, before: Vec::new() })
        }
        _ => None,
    }
}

/// Whether a stored event is one of the tools, so that the game beside them stays as it was.
pub fn is_beside(event: &str) -> bool {
    event.starts_with(OPENS)
}

/// Whether a stored event does nothing but put right who sits where, or give a seat to another person.
pub fn is_seating(event: &str) -> bool {
    let inside = event.strip_prefix(OPENS);
    inside.is_some_and(|event| event.starts_with(SEATED[0]) || event.starts_with(SWAPPED))
}

/// A command comes as its sender wrote it, with blanks or without; events are written by us.
fn is_for_tools(command: &str) -> bool {
    let inside = command.trim_start().strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|fields| fields.starts_with("\"tool\""))
}

/// Whether a command may be [`COME`], however its letters are written.
fn may_come(command: &str) -> bool {
    command.contains("come") || command.contains('\\')
}

impl Table for Furnished {
    fn begin(&self, cx: &mut Ctx) -> Decision {
        self.wrap(self.game.begin(cx))
    }

    fn decide(&self, by: Actor, command: &str, cx: &mut Ctx) -> Result<Decision, Rejection> {
        if !is_for_tools(command) {
            let decision = self.game.decide(by, command, cx)?;
            let seats = |table: &dyn Table| table.standing().places.len();
            // A person sits down only with a name. Standings take a while: they are looked at where that may be asked.
            if may_come(command) && seats(&*decision.next) != seats(&*self.game) {
                return Err(Rejection::Malformed("who sits down is not said".to_owned()));
            }
            return Ok(self.wrap(decision));
        }
        let asked: Command = unpacked(command).map_err(|e| Rejection::Malformed(e.to_string()))?;
        let refuse = |refusal: Refusal| Rejection::Refused(Refused::of(&refusal));
        let takes_over = matches!(asked, Command::Reseat { from_start: false, .. });
        if takes_over && self.game.standing().over {
            return Err(refuse(Refusal::SeatsOver {}));
        }
        let comes = matches!(asked, Command::Come { .. });
        check_speaker(&self.tools, by, &asked).map_err(refuse)?;
        let event = decide(&self.tools, asked, cx).map_err(refuse)?;
        let untouched =
            || Decision { events: Vec::new(), lines: Vec::new(), next: self.game.copy() };
        let mut decision = match comes.then(|| self.game.decide(by, COME, cx)) {
            None => untouched(),
            Some(Err(Rejection::Malformed(_))) => return Err(refuse(Refusal::SeatsFixed {})),
            Some(decided) => decided?,
        };
        decision.lines.extend(narrate(&self.tools, &event));
        let mut tools = self.tools.clone();
        tools.evolve(&event);
        decision.events.push(stored_json(&Envelope { tool: event }));
        decision.next = Box::new(Furnished { game: decision.next, tools });
        Ok(decision)
    }

    fn partial(&self, command: &str) -> Vec<Option<Points>> {
        self.game.partial(command)
    }

    fn apply_narrated(&mut self, event: &str) -> Result<Narration, Damaged> {
        if !is_beside(event) {
            return self.game.apply_narrated(event);
        }
        let tool = read(event)?;
        let lines = narrate(&self.tools, &tool);
        Ok(Narration { lines, rolled: self.happen(&tool), round: None })
    }

    fn apply(&mut self, event: &str) -> Result<Vec<Rolled>, Damaged> {
        if !is_beside(event) {
            return self.game.apply(event);
        }
        let tool = read(event)?;
        Ok(self.happen(&tool))
    }

    fn prompts(&self, viewer: Viewer) -> Shown {
        self.game.prompts(viewer)
    }

    fn view(&self, viewer: Viewer) -> Shown {
        self.game.view(viewer)
    }

    fn tools(&self, elsewhere: bool) -> Shown {
        let view = self.tools.view();
        Shown::of(&if elsewhere { view.elsewhere() } else { view })
    }

    fn deadline(&self) -> Option<Timestamp> {
        self.tools.clock().and_then(Clock::deadline)
    }

    fn clock_stops(&self) -> Vec<String> {
        let mut stops = self.game.clock_stops();
        if self.tools.clock().is_some_and(|clock| clock.since.is_some()) {
            stops.push(stored_json(&Envelope { tool: Command::PauseClock }));
        }
        stops
    }

    fn sitters(&self) -> &[Sitter] {
        self.tools.sitters()
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn shown_as(&self) -> Option<(&'static str, Options)> {
        self.game.shown_as()
    }

    fn command_now(&self, command: &str) -> Option<String> {
        self.game.command_now(command)
    }

    fn stats(&self) -> Vec<Stat> {
        self.game.stats()
    }

    fn stat_names(&self) -> BTreeMap<String, StatName> {
        self.game.stat_names()
    }

    fn suggest(&self, seat: Seat, chance: &mut Chance) -> Option<String> {
        self.game.suggest(seat, chance)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Furnished { game: self.game.copy(), tools: self.tools.clone() })
    }

    fn same(&self, other: &dyn Table) -> bool {
        other
            .as_any()
            .downcast_ref::<Furnished>()
            .is_some_and(|other| self.tools == other.tools && self.game.same(&*other.game))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
