//! One random game, with every table on its way.

use super::tables::{Opening, luck};
use kernel::{Actor, Line, Seed, Table};

/// A random game from the opening to its end.
pub(crate) struct Playout {
    steps: Vec<(Vec<String>, Box<dyn Table>)>,
    lines: Vec<Vec<Line>>,
}

impl Playout {
    /// Plays what the game itself suggests until nobody has anything to do.
    pub(crate) fn run(opening: &Opening, seed: u64, bound: usize) -> Playout {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let seed = Seed::from_bytes(bytes);
        let begun = opening.open().begin(&mut luck(&seed, 0));
        let mut playout =
            Playout { steps: vec![(begun.events, begun.next)], lines: vec![begun.lines] };
        for step in 1..bound as u64 {
            let mut cx = luck(&seed, step);
            let table = playout.last();
            // Not always the same seat first, where several could do something.
            let mut seats: Vec<_> = opening.all_seats().collect();
            cx.chance.shuffle(&mut seats);
            let command = seats.into_iter().find_map(|seat| table.suggest(seat, &mut cx.chance));
            let Some(command) = command else { break };
            let decision = table
                .decide(Actor::Keeper, &command, &mut cx)
                .unwrap_or_else(|why| panic!("{opening}: {command} was refused: {why}"));
            playout.steps.push((decision.events, decision.next));
            playout.lines.push(decision.lines);
        }
        playout
    }

    pub(crate) fn last(&self) -> &dyn Table {
        self.steps.last().expect("a game begins").1.as_ref()
    }

    /// Each step's events and the table after them; the first is the opening.
    pub(crate) fn steps(&self) -> impl ExactSizeIterator<Item = (&Vec<String>, &dyn Table)> {
        self.steps.iter().map(|(events, table)| (events, table.as_ref()))
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &Vec<Line>> {
        self.lines.iter()
    }

    pub(crate) fn events(&self) -> Vec<&String> {
        self.steps.iter().flat_map(|(events, _)| events).collect()
    }
}
