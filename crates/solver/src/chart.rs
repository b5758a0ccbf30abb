//! What each colour can do on its own, and what that is worth at best.

use crate::groups::{Vector, interval, packable};
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
    /// The interval of tiles that then go to groups.
    pub(crate) rest: u16,
}

type Table<T> = [[[T; SHAPES]; COLOURS]; NUMBERS + 1];

/// No way leads on.
pub(crate) const DEAD: i32 = i32::MIN / 8;

/// The steps of every colour that can lead to an end.
pub(crate) struct Chart {
    arcs: Vec<Arc>,
    of: Table<(u16, u16)>,
    reached: [[u64; COLOURS]; NUMBERS + 1],
    /// How many jokers it took at least to reach a shape.
    spent: Table<u8>,
    /// How many jokers a shape needs at least before its runs may all end.
    pub(crate) need: Table<u8>,
    /// What a tile adds at each number.
    pub(crate) gain: [i32; NUMBERS],
    must: [[i32; COLOURS]; NUMBERS],
    copies: [[i32; COLOURS]; NUMBERS],
    /// The most tiles of a colour that groups can take.
    cap: [Vector; NUMBERS],
    packable: Vec<Vec<(Vector, u8)>>,
    jokers: u8,
}

impl Chart {
    #[inline(never)]
    pub(crate) fn new(task: &Task) -> Chart {
        let Task { stock, objective, .. } = *task;
        let jokers = stock.jokers();
        let mut chart = Chart {
            arcs: Vec::with_capacity(512),
            of: [[[(0, 0); SHAPES]; COLOURS]; NUMBERS + 1],
            reached: [[0; COLOURS]; NUMBERS + 1],
            spent: [[[u8::MAX; SHAPES]; COLOURS]; NUMBERS + 1],
            need: [[[u8::MAX; SHAPES]; COLOURS]; NUMBERS + 1],
            gain: std::array::from_fn(|at| weight(objective, Tile::at(0, at)) as i32),
            must: stock.must.map(|row| row.map(i32::from)),
            copies: std::array::from_fn(|at| {
                std::array::from_fn(|c| i32::from(stock.copies(at, c)))
            }),
            cap: [[0; COLOURS]; NUMBERS],
            packable: Vec::new(),
            jokers,
        };
        for at in 0..NUMBERS {
            let copies = std::array::from_fn(|c| stock.copies(at, c));
            chart.cap[at] = caps(copies, jokers);
        }
        chart.draw(task);
        chart.prune();
        chart
    }

    /// Every step from what can be reached, in the order of the numbers.
    #[inline(never)]
    fn draw(&mut self, task: &Task) {
        let Task { stock, bound, anywhere, .. } = *task;
        let steps = &*STEPS;
        self.reached[0] = [1; COLOURS];
        self.spent[0] = [[0; SHAPES]; COLOURS];
        for at in 0..NUMBERS {
            let bound_here = bound.iter().any(|tile| tile.number() == Some(at as u8 + 1));
            let jokering = match (anywhere, at) {
                (true, _) => Jokering::Anywhere,
                (false, 10) => Jokering::NeededAtEleven,
                (false, _) => Jokering::Needed,
            };
            let mut unit = 1;
            for colour in 0..COLOURS {
                let (must, copies) = (stock.must[at][colour], stock.copies(at, colour));
                let cap = self.cap[at][colour];
                let then = |at: usize| if at < NUMBERS { stock.copies(at, colour) } else { 0 };
                let (then, later) = (then(at + 1), [then(at + 2), then(at + 3)]);
                let rests: [Option<u16>; 5] = std::array::from_fn(|tiles| {
                    let tiles = tiles as u8;
                    let low = must.saturating_sub(tiles);
                    (tiles <= copies && low <= cap)
                        .then(|| interval(low, (copies - tiles).min(cap)))?
                });
                let mut shapes = self.reached[at][colour];
                while let Some(shape) = take_lowest(&mut shapes) {
                    let from = self.arcs.len() as u16;
                    let spent = self.spent[at][colour][shape];
                    let open = steps.open(shape as u8);
                    let least = (open.one + open.two).saturating_sub(self.jokers - spent);
                    for tiles in least..=copies {
                        let Some(rest) = rests[usize::from(tiles)] else { continue };
                        let free = anywhere || bound_here || tiles == copies;
                        let most = if free { (self.jokers - spent).min(4 - tiles) } else { 0 };
                        for jokers in 0..=most {
                            let next = steps.next(jokering, shape as u8, tiles, jokers);
                            if next == NONE {
                                continue;
                            }
                            let spent = spent + jokers;
                            let open = steps.open(next);
                            let due = open.one + open.two;
                            let left = self.jokers - spent;
                            if at + 1 >= NUMBERS && due > 0
                                || at + 2 >= NUMBERS && open.one > 0
                                || due.saturating_sub(then) + open.one.saturating_sub(later[0])
                                    > left
                            {
                                continue;
                            }
                            // More of the long runs than can go on need not be told apart.
                            let bridged = anywhere || later[0] > 0 || left > 1 && later[1] > 0;
                            let on = then + if bridged { left } else { left.min(due) };
                            let next = steps.keep(next, on.saturating_sub(due));
                            self.reached[at + 1][colour] |= 1 << next;
                            let least = &mut self.spent[at + 1][colour][usize::from(next)];
                            *least = spent.min(*least);
                            self.arcs.push(Arc { next, tiles, jokers, rest: rest * unit });
                        }
                    }
                    self.of[at][colour][shape] = (from, self.arcs.len() as u16);
                }
                unit *= 10;
            }
        }
    }

    /// Takes out the steps after which a colour cannot end with the jokers there are.
    #[inline(never)]
    fn prune(&mut self) {
        for colour in 0..COLOURS {
            let mut shapes = self.reached[NUMBERS][colour];
            while let Some(shape) = take_lowest(&mut shapes) {
                self.need[NUMBERS][colour][shape] = 0;
            }
            for at in (0..NUMBERS).rev() {
                let mut shapes = self.reached[at][colour];
                while let Some(shape) = take_lowest(&mut shapes) {
                    let need = |arc: &Arc| {
                        let then = self.need[at + 1][colour][usize::from(arc.next)];
                        arc.jokers.saturating_add(then)
                    };
                    let least = self.arcs(at, colour, shape as u8).iter().map(need).min();
                    let least = least.unwrap_or(u8::MAX);
                    if least.saturating_add(self.spent[at][colour][shape]) > self.jokers {
                        self.reached[at][colour] &= !(1 << shape);
                    } else {
                        self.need[at][colour][shape] = least;
                    }
                }
            }
        }
        let mut kept = 0;
        for at in 0..NUMBERS {
            for colour in 0..COLOURS {
                let mut shapes = self.reached[at][colour];
                while let Some(shape) = take_lowest(&mut shapes) {
                    let (from, to) = self.of[at][colour][shape];
                    let begin = kept;
                    let most = self.jokers - self.spent[at][colour][shape];
                    for i in from..to {
                        let arc = self.arcs[usize::from(i)];
                        let need = self.need[at + 1][colour][usize::from(arc.next)];
                        if need.saturating_add(arc.jokers) <= most {
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

    pub(crate) fn arcs(&self, at: usize, colour: usize, shape: u8) -> &[Arc] {
        let (from, to) = self.of[at][colour][usize::from(shape)];
        &self.arcs[usize::from(from)..usize::from(to)]
    }

    pub(crate) fn size(&self) -> usize {
        self.arcs.len()
    }
    pub(crate) fn root_need(&self) -> u8 {
        (0..COLOURS).fold(0, |sum: u8, c| sum.saturating_add(self.need[0][c][0]))
    }
}

fn caps(copies: Vector, jokers: u8) -> Vector {
    let others = |c: usize| (0..COLOURS).filter(|d| *d != c && copies[*d] > 0).count() as u8;
    std::array::from_fn(|c| if others(c) + jokers >= 2 { copies[c].min(3) } else { 0 })
}

/// Takes the lowest bit out of a set and says which it was.
fn take_lowest(set: &mut u64) -> Option<usize> {
    let lowest = (*set != 0).then(|| set.trailing_zeros() as usize);
    *set &= set.wrapping_sub(1);
    lowest
}

/// What groups pay each colour for a tile, and what a joker costs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prices {
    group: [[i32; COLOURS]; NUMBERS],
    pub(crate) joker: i32,
}

/// The most that can still be gained from each shape of each colour on.
pub(crate) struct Potential {
    pub(crate) value: Box<Table<i32>>,
    best: Box<Table<u16>>,
    /// What groups of a number and those after it can gain at these prices.
    pub(crate) groups: [i32; NUMBERS + 1],
    pub(crate) joker: i32,
}

impl Potential {
    pub(crate) fn new(chart: &Chart, prices: &Prices) -> Potential {
        let mut potential = Potential {
            value: Box::new([[[DEAD; SHAPES]; COLOURS]; NUMBERS + 1]),
            best: Box::new([[[0; SHAPES]; COLOURS]; NUMBERS + 1]),
            groups: [0; NUMBERS + 1],
            joker: prices.joker,
        };
        potential.work_out(chart, prices);
        potential
    }

    fn work_out(&mut self, chart: &Chart, prices: &Prices) {
        self.joker = prices.joker;
        for colour in 0..COLOURS {
            for shape in 0..SHAPES {
                let ends = chart.need[NUMBERS][colour][shape] == 0;
                self.value[NUMBERS][colour][shape] = if ends { 0 } else { DEAD };
            }
        }
        for at in (0..NUMBERS).rev() {
            for colour in 0..COLOURS {
                let (must, copies) = (chart.must[at][colour], chart.copies[at][colour]);
                let (gain, each) = (chart.gain[at], chart.gain[at] + prices.group[at][colour]);
                let cap = i32::from(chart.cap[at][colour]);
                let worth: [i32; 5] = std::array::from_fn(|tiles| {
                    let tiles = tiles as i32;
                    let grouped =
                        if each > 0 { (copies - tiles).min(cap) } else { (must - tiles).max(0) };
                    (tiles - must) * gain + grouped * each
                });
                let mut shapes = chart.reached[at][colour];
                while let Some(shape) = take_lowest(&mut shapes) {
                    let (from, to) = chart.of[at][colour][shape];
                    let mut best = (DEAD, 0);
                    for i in from..to {
                        let arc = chart.arcs[usize::from(i)];
                        let value = worth[usize::from(arc.tiles)]
                            - i32::from(arc.jokers) * prices.joker
                            + self.value[at + 1][colour][usize::from(arc.next)];
                        if value > best.0 {
                            best = (value, i);
                        }
                    }
                    self.value[at][colour][shape] = best.0;
                    self.best[at][colour][shape] = best.1;
                }
            }
        }
    }

    pub(crate) fn bound(&self, jokers: u8) -> i32 {
        (0..COLOURS).map(|c| self.value[0][c][0]).sum::<i32>()
            + self.groups[0]
            + i32::from(jokers) * self.joker
    }
}

/// Looks for prices that make the bound as low as it goes.
pub(crate) fn bargain(chart: &mut Chart, prices: &mut Prices, rounds: usize) -> Potential {
    if chart.packable.is_empty() {
        chart.packable = (0..NUMBERS)
            .map(|at| packable(chart.copies[at].map(|n| n as u8), chart.jokers))
            .collect();
    }
    let chart = &*chart;
    let scale = chart.gain.iter().sum::<i32>() / NUMBERS as i32;
    let mut potential = Potential::new(chart, prices);
    let mut lowest = i32::MAX;
    let mut kept = prices.clone();
    let mut trial = prices.clone();
    let mut step = f64::from(scale) * 0.4;
    let decay = 0.9;
    let idle = 6;
    let mut waited = 0;
    for _ in 0..rounds {
        potential.work_out(chart, &trial);
        // What the groups would like, and what they gain by it.
        let mut wanted = [[0_u8; COLOURS]; NUMBERS];
        let mut spent = 0;
        potential.groups[NUMBERS] = 0;
        for at in (0..NUMBERS).rev() {
            let mut best = (0, [0; COLOURS], 0);
            for (vector, jokers) in &chart.packable[at] {
                let pay: i32 =
                    (0..COLOURS).map(|c| i32::from(vector[c]) * trial.group[at][c]).sum();
                let gain = -pay - i32::from(*jokers) * trial.joker;
                if gain > best.0 {
                    best = (gain, *vector, *jokers);
                }
            }
            wanted[at] = best.1;
            spent += i32::from(best.2);
            potential.groups[at] = potential.groups[at + 1] + best.0;
        }
        let bound = potential.bound(chart.jokers);
        waited += 1;
        if waited > idle {
            break;
        }
        if bound < lowest {
            waited = 0;
            lowest = bound;
            kept = trial.clone();
        }
        let mut moved = false;
        for colour in 0..COLOURS {
            let mut shape = 0_u8;
            for at in 0..NUMBERS {
                let arc = chart.arcs[usize::from(potential.best[at][colour][usize::from(shape)])];
                shape = arc.next;
                spent += i32::from(arc.jokers);
                let (must, copies) = (chart.must[at][colour], chart.copies[at][colour]);
                let tiles = i32::from(arc.tiles);
                let cap = i32::from(chart.cap[at][colour]);
                let each = chart.gain[at] + trial.group[at][colour];
                let grouped =
                    if each > 0 { (copies - tiles).min(cap) } else { (must - tiles).max(0) };
                let off = grouped - i32::from(wanted[at][colour]);
                moved |= off != 0;
                trial.group[at][colour] -= (step * f64::from(off)) as i32;
            }
        }
        let off = i32::from(chart.jokers) - spent;
        moved |= off < 0 || off > 0 && trial.joker > 0;
        trial.joker = (trial.joker - (step * f64::from(off)) as i32).max(0);
        if !moved {
            break;
        }
        step *= decay;
    }
    *prices = kept;
    let mut potential = Potential::new(chart, prices);
    for at in (0..NUMBERS).rev() {
        let gain = |(vector, jokers): &(Vector, u8)| {
            let pay: i32 = (0..COLOURS).map(|c| i32::from(vector[c]) * prices.group[at][c]).sum();
            -pay - i32::from(*jokers) * prices.joker
        };
        let best = chart.packable[at].iter().map(gain).max().unwrap_or(0).max(0);
        potential.groups[at] = potential.groups[at + 1] + best;
    }
    potential
}
