//! Narration: events of tools as sentences.

use crate::event::Event;
use crate::state::Tools;
use kernel::{Line, Param, Seat};

/// The sentences of an event, told from the tools before it.
pub fn narrate(tools: &Tools, event: &Event) -> Vec<Line> {
    match event {
        Event::DiceSet { owner, dice } => {
            vec![owned("tool-dice-set", *owner).number("dice", dice.len() as i64)]
        }
        Event::DiceCleared { owner } => vec![owned("tool-dice-cleared", *owner)],
        Event::Rolled { owner, rolled, faces, typed } => {
            let Some(tray) = tools.tray(*owner) else { return Vec::new() };
            let written = |(at, face): (&u8, &u16)| {
                tray.dice.get(usize::from(*at)).map(|lies| lies.die.written(*face))
            };
            let came = rolled.iter().zip(faces).filter_map(written).collect();
            let kept = tray.dice.len().saturating_sub(rolled.len());
            let key = if *typed { "tool-rolled-typed" } else { "tool-rolled" };
            let line = owned(key, *owner).with("faces", Param::Cards(came));
            vec![line.number("kept", kept as i64).by_rule("TL-4")]
        }
        Event::ClockSet { .. } => vec![Line::new("tool-clock-set").by_rule("TL-11")],
        Event::ClockCleared => vec![Line::new("tool-clock-cleared")],
        Event::ClockStarted { turn, .. } => vec![owned("tool-clock-started", *turn)],
        Event::TurnPassed { spent, .. } => {
            let turn = tools.clock.as_ref().and_then(|clock| clock.turn);
            vec![owned("tool-turn-passed", turn).number("seconds", spent / 1_000)]
        }
        Event::ClockPaused { .. } => vec![Line::new("tool-clock-paused").by_rule("TL-17")],
        Event::ClockResumed { .. } => vec![Line::new("tool-clock-resumed").by_rule("TL-17")],
        Event::TimeAdded { ms, token } => {
            let turn = tools.clock.as_ref().and_then(|clock| clock.turn);
            let key = if *token { "tool-token-spent" } else { "tool-time-added" };
            vec![owned(key, turn).number("seconds", ms / 1_000)]
        }
        Event::RanOut { .. } => {
            let clock = tools.clock.as_ref();
            let penalty = clock.and_then(|clock| clock.rules.penalty.clone()).unwrap_or_default();
            let line = owned("tool-ran-out", clock.and_then(|clock| clock.turn));
            vec![line.with("penalty", Param::Text(penalty)).by_rule("TL-18")]
        }
        Event::Chosen { seat, among } => {
            let line = Line::new("tool-chosen").seat("who", *seat);
            vec![line.number("among", among.len() as i64).by_rule("TL-21")]
        }
        Event::Shuffled { seats } => {
            let line = Line::new("tool-shuffled").with("who", Param::Seats(seats.clone()));
            vec![line.by_rule("TL-22")]
        }
        Event::TeamsDrawn { teams } => {
            let line = |(at, team): (usize, &Vec<Seat>)| {
                let line = Line::new("tool-team-drawn").number("team", at as i64 + 1);
                line.with("who", Param::Seats(team.clone())).by_rule("TL-23")
            };
            teams.iter().enumerate().map(line).collect()
        }
        Event::Swapped { one, other } => {
            let name = |seat: &Seat| {
                let sitter = tools.sitters.get(seat.index());
                Param::Text(sitter.map_or_else(String::new, |sitter| sitter.name.clone()))
            };
            let line = Line::new("tool-changed-places").with("who", name(one));
            vec![line.with("other", name(other)).by_rule("TL-25")]
        }
        Event::Came { name, .. } => {
            vec![Line::new("tool-came").with("who", Param::Text(name.clone())).by_rule("TL-27")]
        }
        Event::Reseated { seat, name, since, .. } => {
            let Some(old) = tools.sitters.get(seat.index()) else { return Vec::new() };
            let (key, rule) = match since {
                Some(_) => ("tool-took-over", "TL-26"),
                None => ("tool-sat-from-start", "TL-25"),
            };
            let text = |words: &String| Param::Text(words.clone());
            let line = Line::new(key).with("who", text(name)).with("before", text(&old.name));
            vec![line.by_rule(rule)]
        }
    }
}

/// A sentence about a person, or in another form about the table.
fn owned(key: &str, seat: Option<Seat>) -> Line {
    match seat {
        Some(seat) => Line::new(key).seat("who", seat),
        None => Line::new(&format!("{key}-by-table")),
    }
}
