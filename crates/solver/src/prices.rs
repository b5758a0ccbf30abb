//! Upper bound of the search: each colour on its own, coupled by prices.
//!
//! The colours only meet in groups and over jokers. Let each number's groups be run by a person who
//! *pays* every colour a price for each tile (it may be negative) and pays a price for each joker,
//! and let colours pay the same price for their jokers. Left to themselves, colours and groups
//! each take what is best for them, and the sum of what they gain is never less than what any real
//! layout gains: there, what the groups pay is what the colours get, and no more jokers are paid for
//! than there are. Every choice of prices gives such a bound (a Lagrangian relaxation); good
//! prices, at which the colours offer just what the groups want, make it tight.
//!
//! A colour's best from each shape on is a short backward pass over its [`Chart`], so the bound
//! serves every state of the search.

use crate::chart::{Arc, Chart, Supply, Table, bits};
use crate::groups::{Vector, packable};
use crate::runs::SHAPES;
use crate::tile::{COLOURS, NUMBERS};

/// No way leads on.
pub(crate) const DEAD: i32 = i32::MIN / 8;

/// What groups pay for a tile of each number and colour, and what a joker costs.
#[derive(Clone, Debug, Default)]
struct Prices {
    group: [[i32; COLOURS]; NUMBERS],
    joker: i32,
}

/// Bounds on what can still be gained.
pub(crate) struct Potential {
    value: Box<Table<i32>>,
    /// What the groups of a number and of those after it gain at most.
    groups: [i32; NUMBERS + 1],
    prices: Prices,
}

impl Potential {
    /// The bound when groups and jokers cost nothing.
    pub(crate) fn new(chart: &Chart) -> Potential {
        let mut potential = Potential {
            value: Box::new([[[DEAD; SHAPES]; COLOURS]; NUMBERS + 1]),
            groups: [0; NUMBERS + 1],
            prices: Prices::default(),
        };
        for colour in 0..COLOURS {
            for shape in bits(chart.shapes[NUMBERS][colour]) {
                potential.value[NUMBERS][colour][shape] = 0;
            }
            potential.work_out(chart, colour);
        }
        potential
    }

    /// What a colour gains at most from a shape before a number on; [`DEAD`] when it cannot end.
    pub(crate) fn of(&self, at: usize, colour: usize, shape: u8) -> i32 {
        self.value[at][colour][usize::from(shape)]
    }

    /// What groups gain at most from a number on, and `jokers` that are left.
    pub(crate) fn of_groups(&self, at: usize, jokers: u8) -> i32 {
        self.groups[at] + i32::from(jokers) * self.prices.joker
    }

    /// The bound on everything.
    pub(crate) fn whole(&self, jokers: u8) -> i32 {
        let colours: i32 = (0..COLOURS).map(|colour| self.of(0, colour, 0)).sum();
        colours + self.of_groups(0, jokers)
    }

    fn work_out(&mut self, chart: &Chart, colour: usize) {
        for at in (0..NUMBERS).rev() {
            let worth: [i32; 5] =
                std::array::from_fn(|tiles| self.worth(chart, at, colour, tiles as u8));
            for shape in bits(chart.shapes[at][colour]) {
                let arcs = chart.arcs(at, colour, shape as u8).iter();
                let value = arcs.map(|arc| {
                    worth[usize::from(arc.tiles)] - i32::from(arc.jokers) * self.prices.joker
                        + self.of(at + 1, colour, arc.next)
                });
                self.value[at][colour][shape] = value.max().unwrap_or(DEAD);
            }
        }
    }

    /// What it is worth to a colour to put so many tiles of a number into runs.
    fn worth(&self, chart: &Chart, at: usize, colour: usize, tiles: u8) -> i32 {
        let Supply { must, .. } = chart.supply[at][colour];
        let grouped = i32::from(self.offered(chart, at, colour, tiles));
        (i32::from(tiles) - i32::from(must) + grouped) * chart.gain[at]
            + grouped * self.prices.group[at][colour]
    }

    /// How many tiles of a colour then go into groups.
    fn offered(&self, chart: &Chart, at: usize, colour: usize, tiles: u8) -> u8 {
        let Supply { must, copies, cap } = chart.supply[at][colour];
        if chart.gain[at] + self.prices.group[at][colour] > 0 {
            copies.saturating_sub(tiles).min(cap)
        } else {
            must.saturating_sub(tiles)
        }
    }

    /// Looks for better prices, round by round: where more is offered than wanted the price falls.
    pub(crate) fn bargain(&mut self, chart: &Chart, rounds: usize) {
        let copies = |at: usize| chart.supply[at].map(|supply| supply.copies);
        let all: Vec<_> = (0..NUMBERS).map(|at| packable(copies(at), chart.jokers)).collect();
        let mut lowest = self.whole(chart.jokers);
        let mut kept = self.prices.clone();
        let mut step = 0.4 * f64::from(chart.gain.iter().sum::<i32>()) / NUMBERS as f64;
        let mut idle = 0;
        for _ in 0..rounds {
            let (wanted, mut jokers) = self.want(&all);
            let mut settled = true;
            let mut off_by = [[0; COLOURS]; NUMBERS];
            for colour in 0..COLOURS {
                let mut shape = 0;
                for at in 0..NUMBERS {
                    let Some(arc) = self.best(chart, at, colour, shape) else { return };
                    let offered = self.offered(chart, at, colour, arc.tiles);
                    off_by[at][colour] = i32::from(offered) - i32::from(wanted[at][colour]);
                    settled &= off_by[at][colour] == 0;
                    jokers += arc.jokers;
                    shape = arc.next;
                }
            }
            let over = i32::from(jokers) - i32::from(chart.jokers);
            if settled && (over == 0 || over < 0 && self.prices.joker == 0) {
                break;
            }
            for (prices, off_by) in self.prices.group.iter_mut().zip(off_by) {
                for (price, off_by) in prices.iter_mut().zip(off_by) {
                    *price -= (step * f64::from(off_by)) as i32;
                }
            }
            let joker = self.prices.joker + (step * f64::from(over)) as i32;
            self.prices.joker = joker.max(0);
            self.settle(chart, &all);
            let bound = self.whole(chart.jokers);
            idle += 1;
            if bound < lowest {
                (lowest, kept, idle) = (bound, self.prices.clone(), 0);
            }
            if idle == PATIENCE {
                break;
            }
            step *= 0.9;
        }
        self.prices = kept;
        self.settle(chart, &all);
    }

    /// What groups want of each number at these prices, and how many jokers.
    fn want(&self, all: &[Vec<(Vector, u8)>]) -> ([Vector; NUMBERS], u8) {
        let mut jokers = 0;
        let wanted = std::array::from_fn(|at| {
            let best = all[at].iter().max_by_key(|groups| self.profit(at, groups));
            let (vector, own) = best.copied().unwrap_or_default();
            jokers += own;
            vector
        });
        (wanted, jokers)
    }

    /// What groups of a number gain.
    fn profit(&self, at: usize, (vector, jokers): &(Vector, u8)) -> i32 {
        let paid = vector.iter().zip(self.prices.group[at]).map(|(n, price)| i32::from(*n) * price);
        -paid.sum::<i32>() - i32::from(*jokers) * self.prices.joker
    }

    /// Works out the bounds at new prices.
    fn settle(&mut self, chart: &Chart, all: &[Vec<(Vector, u8)>]) {
        for at in (0..NUMBERS).rev() {
            let best = all[at].iter().map(|groups| self.profit(at, groups)).max();
            self.groups[at] = self.groups[at + 1] + best.unwrap_or(0);
        }
        (0..COLOURS).for_each(|colour| self.work_out(chart, colour));
    }

    /// The arc that a colour would take.
    fn best(&self, chart: &Chart, at: usize, colour: usize, shape: u8) -> Option<Arc> {
        let value = |arc: &&Arc| {
            self.worth(chart, at, colour, arc.tiles) - i32::from(arc.jokers) * self.prices.joker
                + self.of(at + 1, colour, arc.next)
        };
        chart.arcs(at, colour, shape).iter().max_by_key(value).copied()
    }
}

/// After so many rounds that brought nothing the prices are left as they are.
const PATIENCE: usize = 6;
