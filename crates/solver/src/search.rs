//! The exact search: a dynamic program over the thirteen numbers.

use crate::chart::{Arc, Chart, DEAD, Potential, Prices, bargain};
use crate::groups::{FULLEST, Vector, unpack};
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
    /// Whether jokers may stand wherever they fit; else only where they are needed.
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

/// What the search did at one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Act {
    /// Real tiles that went to runs, by colour.
    pub(crate) runs: [u8; COLOURS],
    /// Jokers that went to runs, by colour.
    pub(crate) jokers: [u8; COLOURS],
    /// Real tiles that went to groups, by colour.
    pub(crate) groups: [u8; COLOURS],
    /// Jokers that went to groups.
    pub(crate) group_jokers: u8,
}

/// The acts of a best way, and its score.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) acts: [Act; NUMBERS],
    pub(crate) score: u32,
}

/// What a search came to.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) way: Option<Way>,
    pub(crate) proven: bool,
}

#[derive(Clone, Copy)]
struct Node {
    front: u64,
    parent: u32,
    score: i32,
    at: u8,
    act: Act,
}

/// The best way to lay out a stock. Jokers that the way has no need of are not part of it, unless
/// they may stand `anywhere`.
pub(crate) fn search(task: &Task, limits: &Limits) -> Found {
    let t0 = std::time::Instant::now();
    let mut chart = Chart::new(task);
    let t1 = std::time::Instant::now();
    if chart.root_need() > task.stock.jokers() {
        return Found { way: None, proven: true };
    }
    let mut prices = Prices::default();
    let mut potential = Potential::new(&chart, &prices);
    let t2 = std::time::Instant::now();
    let trials = [(100, 0), (1000, 20), (usize::MAX, 100)];
    let trace = std::env::var("TRACE").is_ok();
    if trace {
        eprintln!("root {} arcs {}", potential.bound(task.stock.jokers()), chart.size());
    }
    for (expansions, rounds) in trials {
        if rounds > 0 {
            potential = bargain(&mut chart, &mut prices, rounds);
            if trace {
                eprintln!("  {rounds} rounds: root {}", potential.bound(task.stock.jokers()));
            }
        }
        if let Some(found) = best_first(task, &chart, &potential, expansions, limits) {
            if trace {
                eprintln!(
                    "  done {:?} {expansions} {rounds} {:?}",
                    found.way.as_ref().map(|w| w.score),
                    STAT.get()
                );
            }
            return found;
        }
    }
    Found { way: None, proven: false }
}

const TRY1: usize = 100;
const TRY2: usize = 1000;
const ROUNDS1: usize = 30;
const ROUNDS2: usize = 100;

thread_local! { pub static STAT: std::cell::Cell<(usize, usize, i32, i32)> = const { std::cell::Cell::new((0,0,0,0)) }; }

#[inline(never)]
fn best_first(
    task: &Task,
    chart: &Chart,
    potential: &Potential,
    mut expansions: usize,
    limits: &Limits,
) -> Option<Found> {
    let Task { stock, bound, objective, anywhere, sum, .. } = *task;
    let fullest = &*FULLEST;
    let jokers = stock.jokers();
    let joker_gain = weight(objective, Tile::JOKER) as i32;
    // Where jokers stand only as needed, the others are spare and counted from the start.
    let spare = if anywhere { 0 } else { i32::from(stock.jokers_may) * joker_gain };
    let given = task.given as i32 + spare;
    let floor = task.floor.map_or(i32::MIN, |floor| floor as i32);
    let mut nodes = vec![Node { front: 0, parent: 0, score: given, at: 0, act: Act::default() }];
    let mut seen: FxHashMap<u64, u32> = FxHashMap::default();
    seen.reserve(256);
    let root = given
        + potential.bound(jokers)
        + if anywhere { i32::from(stock.jokers_may) * joker_gain } else { 0 };
    if root <= DEAD / 2 {
        return Some(Found { way: None, proven: true });
    }
    let mut heap: BinaryHeap<(i32, u8, u32)> = BinaryHeap::new();
    heap.push((root, 0, 0));
    let mut popped = 0;
    while let Some((f, at, index)) = heap.pop() {
        let node = nodes[index as usize];
        if f <= floor {
            break;
        }
        if at as usize == NUMBERS {
            STAT.set((popped, nodes.len(), root, f));
            let (mut acts, score) = ([Act::default(); NUMBERS], node.score as u32);
            let mut node = node;
            for act in acts.iter_mut().rev() {
                *act = node.act;
                node = nodes[node.parent as usize];
            }
            return Some(Found { way: Some(Way { acts, score }), proven: true });
        }
        // A better way to the same front was found in the meantime.
        if at > 0 && seen[&(node.front | u64::from(at) << 60)] != index {
            continue;
        }
        popped += 1;
        if expansions == 0 {
            STAT.set((popped, nodes.len(), root, f));
            return None;
        }
        expansions -= 1;
        if nodes.len() > limits.states || (limits.stop)() {
            return Some(Found { way: None, proven: false });
        }
        let at = usize::from(at);
        let used = (node.front >> 24 & 3) as u8;
        let must: u8 = stock.must[at].iter().sum();
        let gain = chart.gain[at];
        let shape = |c: usize| (node.front >> (6 * c) & 63) as u8;
        let arcs: [&[Arc]; COLOURS] = std::array::from_fn(|c| chart.arcs(at, c, shape(c)));
        let value = |c: usize, arc: &Arc| potential.value[at + 1][c][usize::from(arc.next)];
        let need = |c: usize, arc: &Arc| {
            chart.need[at + 1][c][usize::from(arc.next)].saturating_add(arc.jokers)
        };
        let left = jokers - used;
        let base = node.score + potential.groups[at + 1];
        for a in arcs[0] {
            let (v0, n0) = (value(0, a), need(0, a));
            if n0 > left || v0 <= DEAD / 2 {
                continue;
            }
            for b in arcs[1] {
                let (v1, n1) = (v0 + value(1, b), n0.saturating_add(need(1, b)));
                if n1 > left || v1 <= DEAD / 2 {
                    continue;
                }
                for c in arcs[2] {
                    let (v2, n2) = (v1 + value(2, c), n1.saturating_add(need(2, c)));
                    if n2 > left || v2 <= DEAD / 2 {
                        continue;
                    }
                    for d in arcs[3] {
                        let (v3, n3) = (v2 + value(3, d), n2.saturating_add(need(3, d)));
                        if n3 > left || v3 <= DEAD / 2 {
                            continue;
                        }
                        let rest = usize::from(a.rest + b.rest + c.rest + d.rest);
                        let run_jokers = a.jokers + b.jokers + c.jokers + d.jokers;
                        let run_tiles = a.tiles + b.tiles + c.tiles + d.tiles;
                        let mut fuller = -1;
                        for j in 0..=left - run_jokers {
                            let Some(bits) = fullest.within(rest, j) else { continue };
                            let mut act = Act {
                                runs: [a.tiles, b.tiles, c.tiles, d.tiles],
                                jokers: [a.jokers, b.jokers, c.jokers, d.jokers],
                                groups: unpack(bits),
                                group_jokers: j,
                            };
                            if !readable(bound, at, &act) {
                                let Some(groups) = other_groups(stock, bound, at, act) else {
                                    continue;
                                };
                                act.groups = groups;
                            }
                            let grouped = act.groups.iter().sum::<u8>();
                            if !anywhere && i32::from(grouped) <= fuller {
                                continue;
                            }
                            fuller = i32::from(grouped);
                            let laid = run_tiles + grouped;
                            let now = used + run_jokers + j;
                            let mut score = i32::from(laid - must) * gain;
                            let mut spare = 0;
                            if anywhere {
                                let spent = |n: u8| i32::from(n.saturating_sub(stock.jokers_must));
                                score += (spent(now) - spent(used)) * joker_gain;
                                spare = (spent(jokers) - spent(now)) * joker_gain;
                            }
                            let mut front = u64::from(a.next)
                                | u64::from(b.next) << 6
                                | u64::from(c.next) << 12
                                | u64::from(d.next) << 18
                                | u64::from(now) << 24;
                            if let Some(sum) = sum {
                                let counted = if sum.face { run_jokers + j } else { 0 };
                                let own = u64::from(laid - must + counted) * (at as u64 + 1);
                                front |= ((node.front >> 32 & 0xfff_ffff) + own)
                                    .min(sum.min.into())
                                    << 32;
                            }
                            if at + 1 == NUMBERS {
                                let reached =
                                    sum.is_none_or(|sum| front >> 32 >= u64::from(sum.min));
                                if !reached || anywhere && now < stock.jokers_must {
                                    continue;
                                }
                            }
                            let open = if at + 1 == NUMBERS {
                                0
                            } else {
                                v3 + i32::from(jokers - now) * potential.joker + spare
                            };
                            let f = base + score + open;
                            let score = node.score + score;
                            let new = nodes.len() as u32;
                            match seen.entry(front | (at as u64 + 1) << 60) {
                                Entry::Occupied(mut old) => {
                                    if nodes[*old.get() as usize].score >= score {
                                        continue;
                                    }
                                    old.insert(new);
                                }
                                Entry::Vacant(place) => {
                                    place.insert(new);
                                }
                            }
                            nodes.push(Node { front, parent: index, score, at: at as u8 + 1, act });
                            heap.push((f, at as u8 + 1, new));
                        }
                    }
                }
            }
        }
    }
    Some(Found { way: None, proven: true })
}

/// Whether what this act makes of a number's groups can be written so that bound jokers are read
/// as what they stand for. A single numbered tile with two jokers is read as a run where that fits.
fn readable(bound: &[Tile], at: usize, act: &Act) -> bool {
    let only_three = act.groups.iter().sum::<u8>() + act.group_jokers == 3;
    if bound.is_empty() || !only_three || at < 2 || at + 2 >= NUMBERS {
        return true;
    }
    let bound_here =
        |colour: usize| bound.iter().filter(|t| t.place() == Some((colour, at))).count();
    let in_groups = |colour: usize| {
        let real = act.runs[colour] + act.groups[colour] - bound_here(colour) as u8;
        act.groups[colour].saturating_sub(real)
    };
    let seated: u8 = (0..COLOURS).map(in_groups).sum();
    seated == 0 || seated + act.group_jokers < 2
}

/// The fullest readable groups besides those of an act.
fn other_groups(stock: &Stock, bound: &[Tile], at: usize, act: Act) -> Option<Vector> {
    let fits = |groups: &Vector| {
        let mut act = act;
        act.groups = *groups;
        let within = (0..COLOURS).all(|c| {
            let used = act.runs[c] + groups[c];
            stock.must[at][c] <= used && used <= stock.copies(at, c)
        });
        within
            && crate::groups::groups(*groups, act.group_jokers).is_some()
            && readable(bound, at, &act)
    };
    (0..u8::MAX).map(unpack).filter(fits).max_by_key(|groups| groups.iter().sum::<u8>())
}
