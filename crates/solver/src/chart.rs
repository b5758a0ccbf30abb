//! Chart of a colour: its shapes at every number, and the arcs between them.
//!
//! Only what matters is drawn: shapes that the tiles there are can lead to and that can still end,
//! with no more jokers than there are; and of the long runs no more than can go on.

use crate::groups::interval;
use crate::problem::weight;
use crate::runs::{Jokering, NONE, SHAPES, STEPS};
use crate::search::Task;
use crate::tile::{COLOURS, NUMBERS, Tile};

/// A step of one colour at one number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arc {
    /// The shape it leads to.
    pub(crate) next: u8,
    /// Real tiles that go to runs.
    pub(crate) tiles: u8,
    /// Jokers that go to runs.
    pub(crate) jokers: u8,
    /// The interval of tiles that may then go to groups, in its colour's digit
    /// (see [`Fullest`](crate::groups::Fullest)).
    pub(crate) rest: u16,
}

/// Something for each shape of each colour before each number, and after the last.
pub(crate) type Table<T> = [[[T; SHAPES]; COLOURS]; NUMBERS + 1];

/// How many copies of a number and colour there are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Supply {
    /// Have to lie on the table.
    pub(crate) must: u8,
    /// There are in all.
    pub(crate) copies: u8,
    /// Groups can take at most.
    pub(crate) cap: u8,
}

/// The arcs of every colour.
pub(crate) struct Chart {
    arcs: Vec<Arc>,
    of: Table<(u16, u16)>,
    /// The shapes of a colour before a number, as bits.
    pub(crate) shapes: [[u64; COLOURS]; NUMBERS + 1],
    /// How many jokers it takes at least to get to a shape.
    spent: Table<u8>,
    /// How many jokers it takes at least to end from there.
    need: Table<u8>,
    /// What a tile adds at each number.
    pub(crate) gain: [i32; NUMBERS],
    pub(crate) supply: [[Supply; COLOURS]; NUMBERS],
    /// How many jokers there are.
    pub(crate) jokers: u8,
}

impl Chart {
    pub(crate) fn new(task: &Task) -> Chart {
        let Task { stock, objective, .. } = *task;
        let jokers = stock.jokers();
        let supply = |at: usize, c: usize| {
            let others = (0..COLOURS).filter(|d| *d != c && stock.copies(at, *d) > 0).count();
            let copies = stock.copies(at, c);
            let cap = if others + usize::from(jokers) >= 2 { copies.min(3) } else { 0 };
            Supply { must: stock.must[at][c], copies, cap }
        };
        let mut chart = Chart {
            arcs: Vec::with_capacity(512),
            of: [[[(0, 0); SHAPES]; COLOURS]; NUMBERS + 1],
            shapes: [[0; COLOURS]; NUMBERS + 1],
            spent: [[[u8::MAX; SHAPES]; COLOURS]; NUMBERS + 1],
            need: [[[u8::MAX; SHAPES]; COLOURS]; NUMBERS + 1],
            gain: std::array::from_fn(|at| weight(objective, Tile::at(0, at)) as i32),
            supply: std::array::from_fn(|at| std::array::from_fn(|c| supply(at, c))),
            jokers,
        };
        for colour in 0..COLOURS {
            chart.shapes[0][colour] = 1;
            chart.spent[0][colour][0] = 0;
            for at in 0..NUMBERS {
                chart.draw(task, at, colour);
            }
            chart.look_back(colour);
        }
        chart.prune();
        chart
    }

    /// The arcs from a shape before a number.
    pub(crate) fn arcs(&self, at: usize, colour: usize, shape: u8) -> &[Arc] {
        let (from, to) = self.of[at][colour][usize::from(shape)];
        &self.arcs[usize::from(from)..usize::from(to)]
    }

    /// How many jokers it takes at least to end from a shape before a number.
    pub(crate) fn need(&self, at: usize, colour: usize, shape: u8) -> u8 {
        self.need[at][colour][usize::from(shape)]
    }

    /// Draws every arc from the shapes that a colour can have before a number.
    fn draw(&mut self, task: &Task, at: usize, colour: usize) {
        let steps = &*STEPS;
        let Supply { must, copies, cap } = self.supply[at][colour];
        let then = |at: usize| self.supply.get(at).map_or(0, |row| row[colour].copies);
        let [first, second, third] = [then(at + 1), then(at + 2), then(at + 3)];
        let rests: [Option<u16>; 5] = std::array::from_fn(|tiles| {
            let low = must.saturating_sub(tiles as u8);
            let high = copies.checked_sub(tiles as u8)?.min(cap);
            Some(interval(low, high)? * 10_u16.pow(colour as u32))
        });
        let jokering = match (task.anywhere, at) {
            (true, _) => Jokering::Anywhere,
            (false, 10) => Jokering::NeededAtEleven,
            (false, _) => Jokering::Needed,
        };
        // Beside a bound joker the swap of the joker lemma may leave a group that cannot be read.
        let beside = task.bound.iter().any(|tile| tile.number() == Some(at as u8 + 1));
        for shape in bits(self.shapes[at][colour]) {
            let from = self.arcs.len() as u16;
            let spent = self.spent[at][colour][shape];
            let least = steps.open(shape as u8).due().saturating_sub(self.jokers - spent);
            for tiles in least..=copies {
                let Some(rest) = rests[usize::from(tiles)] else { continue };
                let free = task.anywhere || beside || tiles == copies;
                let most = if free { (self.jokers - spent).min(4 - tiles) } else { 0 };
                for jokers in 0..=most {
                    let next = steps.next(jokering, shape as u8, tiles, jokers);
                    if next == NONE {
                        continue;
                    }
                    let (left, open) = (self.jokers - spent - jokers, steps.open(next));
                    let due = open.due();
                    let lacking = due.saturating_sub(first) + open.one.saturating_sub(second);
                    let over = at + due.min(1) as usize + open.one.min(1) as usize >= NUMBERS;
                    if lacking > left || due > 0 && over {
                        continue;
                    }
                    let bridged = task.anywhere || second > 0 || left > 1 && third > 0;
                    let on = first + if bridged { left } else { left.min(due) };
                    let next = steps.keep(next, on.saturating_sub(due));
                    self.shapes[at + 1][colour] |= 1 << next;
                    let reached = &mut self.spent[at + 1][colour][usize::from(next)];
                    *reached = (*reached).min(spent + jokers);
                    self.arcs.push(Arc { next, tiles, jokers, rest });
                }
            }
            self.of[at][colour][shape] = (from, self.arcs.len() as u16);
        }
    }

    /// Works out what it takes to end, and forgets shapes for which there are too few jokers.
    fn look_back(&mut self, colour: usize) {
        for shape in bits(self.shapes[NUMBERS][colour]) {
            self.need[NUMBERS][colour][shape] = 0;
        }
        for at in (0..NUMBERS).rev() {
            for shape in bits(self.shapes[at][colour]) {
                let arcs = self.arcs(at, colour, shape as u8).iter();
                let need =
                    |arc: &Arc| arc.jokers.saturating_add(self.need(at + 1, colour, arc.next));
                let least = arcs.map(need).min().unwrap_or(u8::MAX);
                if least.saturating_add(self.spent[at][colour][shape]) <= self.jokers {
                    self.need[at][colour][shape] = least;
                } else {
                    self.shapes[at][colour] &= !(1 << shape);
                }
            }
        }
    }

    /// Takes out the arcs that no colour can end by.
    fn prune(&mut self) {
        let mut kept = 0;
        for colour in 0..COLOURS {
            for at in 0..NUMBERS {
                for shape in bits(self.shapes[at][colour]) {
                    let (from, to) = self.of[at][colour][shape];
                    let begin = kept;
                    let left = self.jokers - self.spent[at][colour][shape];
                    for i in from..to {
                        let arc = self.arcs[usize::from(i)];
                        let need = self.need(at + 1, colour, arc.next);
                        if need.saturating_add(arc.jokers) <= left {
                            self.arcs[kept] = arc;
                            kept += 1;
                        }
                    }
                    self.of[at][colour][shape] = (begin as u16, kept as u16);
                }
            }
        }
        self.arcs.truncate(kept);
    }
}

/// The places of the bits that are set.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}
