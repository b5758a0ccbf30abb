//! The exact search: best first over the thirteen numbers.
//!
//! A *state* is a number, the shape of each colour's open runs before it (see [`runs`](crate::runs)),
//! the jokers laid, and with an opening to reach the sum so far. From a state each colour takes
//! one of its arcs; what they leave to groups is packed as full as it goes. States wait in a heap, the
//! one with the highest bound in front (score so far and [`Potential`]), of equals the one that is
//! further on. The bound never rises along a way, so the first state that comes up beyond 13 is a best
//! one, and a state that comes up was reached in a best way.
//!
//! The first bound costs next to nothing and is enough for most tables. When it is not, prices are
//! looked for and the search begins again.

use crate::act::Act;
use crate::chart::{Arc, Chart};
use crate::groups::{FULLEST, unpack};
use crate::prices::{DEAD, Potential};
use crate::problem::{Stock, weight};
use crate::query::{Limits, Objective};
use crate::tile::{COLOURS, NUMBERS, Tile};
use rustc_hash::FxHashMap;
use std::collections::BinaryHeap;
use std::collections::hash_map::Entry;

/// One bare task.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    pub(crate) stock: &'a Stock,
    /// What jokers among the tiles that have to lie there stand for.
    pub(crate) bound: &'a [Tile],
    pub(crate) objective: Objective,
    /// Whether jokers may stand wherever they fit; else only where they are needed, and the others are
    /// spare.
    pub(crate) anywhere: bool,
    /// What the numbers of the played tiles have to come to.
    pub(crate) sum: Option<Sum>,
    /// What the tiles of the rack that have to be played count already.
    pub(crate) given: u32,
    /// A way has to come to more than this.
    pub(crate) floor: Option<u32>,
}

/// A sum that has to be reached (RK-22).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum {
    pub(crate) min: u32,
    /// Whether a joker counts the number it stands for (then it may stand anywhere).
    pub(crate) face: bool,
}

/// What a search came to.
#[derive(Debug)]
pub(crate) struct Found {
    /// What is done at each number; `None` when nothing is legal and above the floor.
    pub(crate) way: Option<[Act; NUMBERS]>,
    /// Whether there is no better one.
    pub(crate) proven: bool,
}

/// How many states may come up before prices are looked for, and in how many rounds.
const TRIALS: [(usize, usize); 3] = [(100, 20), (1_000, 100), (usize::MAX, 0)];
/// How many states more may come up, once the limits are reached, to find any way at all.
const LAST: usize = 1_000;

/// The best way to lay out a stock.
pub(crate) fn search(task: &Task, limits: &Limits) -> Found {
    search_in(task, limits, TRIALS)
}

fn search_in(task: &Task, limits: &Limits, trials: [(usize, usize); 3]) -> Found {
    let chart = Chart::new(task);
    let mut potential = Potential::new(&chart);
    for (patience, rounds) in trials {
        let mut search = Search::new(task, &chart, &potential, limits);
        if let Some(found) = search.run(patience) {
            return found;
        }
        drop(search);
        potential.bargain(&chart, rounds);
    }
    Found { way: None, proven: false }
}

/// A state that was reached.
#[derive(Clone, Copy)]
struct Node {
    /// Six bits for each colour's shape, two for the jokers laid, from the 32nd on the sum.
    state: u64,
    parent: u32,
    score: i32,
    act: Act,
}

const JOKERS: u32 = 24;
const SUM: u32 = 32;
const NUMBER: u32 = 60;

/// What the heap is sorted by: whether depth goes first, the bound, the number.
type Rank = (u8, i32, u8);

struct Search<'a> {
    task: &'a Task<'a>,
    chart: &'a Chart,
    potential: &'a Potential,
    limits: &'a Limits<'a>,
    nodes: Vec<Node>,
    /// The best node of each state.
    seen: FxHashMap<u64, u32>,
    heap: BinaryHeap<(Rank, u32)>,
    /// What an optional joker adds when it is laid, if that is not counted from the start.
    joker_gain: i32,
    /// Whether the limits are reached, and depth counts more than the bound.
    hurried: bool,
}

/// The state that is being left.
#[derive(Clone, Copy)]
struct From<'a> {
    index: u32,
    node: Node,
    at: usize,
    /// Jokers that are not laid.
    left: u8,
    /// What each colour can do.
    arcs: [&'a [Arc]; COLOURS],
}

/// The arcs of the first few colours, taken together.
#[derive(Clone, Copy, Default)]
struct Taken {
    arcs: [Arc; COLOURS],
    /// What these colours can still gain.
    value: i32,
    /// Jokers that they lay or will need.
    need: u8,
}

impl<'a> Search<'a> {
    fn new(
        task: &'a Task,
        chart: &'a Chart,
        potential: &'a Potential,
        limits: &'a Limits<'a>,
    ) -> Search<'a> {
        let joker = weight(task.objective, Tile::JOKER) as i32;
        let spare = i32::from(task.stock.jokers_may) * joker;
        let (score, joker_gain) = if task.anywhere { (0, joker) } else { (spare, 0) };
        let score = score + task.given as i32;
        let root = Node { state: 0, parent: 0, score, act: Act::default() };
        let mut search = Search {
            task,
            chart,
            potential,
            limits,
            nodes: Vec::with_capacity(256),
            seen: FxHashMap::default(),
            heap: BinaryHeap::with_capacity(256),
            joker_gain,
            hurried: false,
        };
        search.seen.reserve(256);
        let bound = potential.whole(chart.jokers);
        if bound > DEAD / 2 {
            search.nodes.push(root);
            search.seen.insert(0, 0);
            search.heap.push(((0, score + search.unlaid(0) + bound, 0), 0));
        }
        search
    }

    /// Runs until a best way is found, or there is none; `None` when more than `patience` states
    /// came up.
    fn run(&mut self, mut patience: usize) -> Option<Found> {
        let floor = self.task.floor.map_or(i32::MIN, |floor| floor as i32);
        while let Some(((_, bound, at), index)) = self.heap.pop() {
            let node = self.nodes[index as usize];
            if bound <= floor {
                if self.hurried {
                    continue;
                }
                break;
            }
            if usize::from(at) == NUMBERS {
                return Some(Found { way: Some(self.way(node)), proven: !self.hurried });
            }
            // A better way to the same state may have come up in the meantime.
            if self.seen.get(&(node.state | u64::from(at) << NUMBER)) != Some(&index) {
                continue;
            }
            if (self.limits.stop)() {
                return Some(Found { way: None, proven: false });
            }
            if patience == 0 {
                return self.hurried.then_some(Found { way: None, proven: false });
            }
            patience -= 1;
            if !self.hurried && self.nodes.len() > self.limits.states {
                self.hurry();
                patience = LAST;
            }
            self.expand(index, node, usize::from(at));
        }
        Some(Found { way: None, proven: !self.hurried })
    }

    /// From now on any way is welcome: what is furthest on goes first.
    fn hurry(&mut self) {
        self.hurried = true;
        let waiting = std::mem::take(&mut self.heap).into_iter();
        self.heap = waiting.map(|((_, bound, at), index)| ((at, bound, at), index)).collect();
    }

    fn way(&self, mut node: Node) -> [Act; NUMBERS] {
        let mut acts = [Act::default(); NUMBERS];
        for act in acts.iter_mut().rev() {
            *act = node.act;
            node = self.nodes[node.parent as usize];
        }
        acts
    }

    fn expand(&mut self, index: u32, node: Node, at: usize) {
        let chart = self.chart;
        let shape = |colour: usize| (node.state >> (6 * colour) & 63) as u8;
        let arcs = std::array::from_fn(|colour| chart.arcs(at, colour, shape(colour)));
        let from = From { index, node, at, left: chart.jokers - laid_jokers(node.state), arcs };
        self.take(&from, 0, Taken::default());
    }

    /// Goes through the arcs of the colours from `colour` on.
    fn take(&mut self, from: &From, colour: usize, mut taken: Taken) {
        if colour == COLOURS {
            self.pack(from, &taken);
            return;
        }
        let Taken { value, need, .. } = taken;
        for arc in from.arcs[colour] {
            taken.need = need + arc.jokers + self.chart.need(from.at + 1, colour, arc.next);
            if taken.need <= from.left {
                taken.value = value + self.potential.of(from.at + 1, colour, arc.next);
                taken.arcs[colour] = *arc;
                self.take(from, colour + 1, taken);
            }
        }
    }

    /// Packs what the colours leave into groups, with each number of jokers that makes them fuller.
    fn pack(&mut self, from: &From, taken: &Taken) {
        let Task { stock, bound, anywhere, .. } = *self.task;
        let rest = taken.arcs.iter().map(|arc| usize::from(arc.rest)).sum();
        let in_runs: u8 = taken.arcs.iter().map(|arc| arc.jokers).sum();
        let mut fullest = None;
        for group_jokers in 0..=from.left - in_runs {
            let Some(groups) = FULLEST.within(rest, group_jokers) else { continue };
            let act = Act {
                runs: taken.arcs.map(|arc| arc.tiles),
                jokers: taken.arcs.map(|arc| arc.jokers),
                groups: unpack(groups),
                group_jokers,
            };
            let Some(act) = act.readable(stock, bound, from.at) else { continue };
            let tiles = act.tiles();
            if anywhere || fullest.is_none_or(|fullest| tiles > fullest) {
                fullest = Some(tiles);
                self.reach(from, act, taken);
            }
        }
    }

    /// Adds the state after an act, unless it was reached as well before.
    fn reach(&mut self, from: &From, act: Act, taken: &Taken) {
        let (stock, From { index, node, at, .. }) = (self.task.stock, *from);
        let before = laid_jokers(node.state);
        let now = before + act.all_jokers();
        let new = act.tiles() - stock.must[at].iter().sum::<u8>();
        let gained = i32::from(new) * self.chart.gain[at] + self.unlaid(before) - self.unlaid(now);
        let score = node.score + gained;
        let mut state = u64::from(now) << JOKERS;
        for (colour, arc) in taken.arcs.iter().enumerate() {
            state |= u64::from(arc.next) << (6 * colour);
        }
        if let Some(Sum { min, face }) = self.task.sum {
            let counted = new + if face { now - before } else { 0 };
            let sum = (node.state >> SUM) as u32 + u32::from(counted) * (at as u32 + 1);
            state |= u64::from(sum.min(min)) << SUM;
        }
        let bound = if at + 1 < NUMBERS {
            let groups = self.potential.of_groups(at + 1, self.chart.jokers - now);
            score + taken.value + groups + self.unlaid(now)
        } else {
            let short = self.task.sum.is_some_and(|sum| state >> SUM < u64::from(sum.min));
            if short || self.task.anywhere && now < stock.jokers_must {
                return;
            }
            score
        };
        let next = self.nodes.len() as u32;
        match self.seen.entry(state | (at as u64 + 1) << NUMBER) {
            Entry::Occupied(old) if self.nodes[*old.get() as usize].score >= score => return,
            Entry::Occupied(mut old) => {
                old.insert(next);
            }
            Entry::Vacant(place) => {
                place.insert(next);
            }
        }
        self.nodes.push(Node { state, parent: index, score, act });
        let at = at as u8 + 1;
        self.heap.push(((if self.hurried { at } else { 0 }, bound, at), next));
    }

    /// What the optional jokers that are not laid yet could still add.
    fn unlaid(&self, laid: u8) -> i32 {
        let stock = self.task.stock;
        i32::from(stock.jokers() - laid.max(stock.jokers_must)) * self.joker_gain
    }
}

fn laid_jokers(state: u64) -> u8 {
    (state >> JOKERS & 3) as u8
}

#[cfg(test)]
mod tests;
