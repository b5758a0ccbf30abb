//! The exact search: a dynamic program over the thirteen numbers.

use crate::groups::{FULLEST, Vector, interval, unpack};
use crate::problem::{Stock, weight};
use crate::query::{Limits, Objective};
use crate::runs::{Jokering, NONE, STEPS};
use crate::tile::{COLOURS, NUMBERS, Tile};
use std::collections::HashMap;

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

/// The acts of a best way, and its score without spare jokers.
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
    score: u32,
    act: Act,
}

/// The best way to lay out a stock. Jokers that the way has no need of are not part of it, unless
/// they may stand `anywhere`.
pub(crate) fn search(task: &Task, limits: &Limits) -> Found {
    let Task { stock, bound, objective, anywhere, sum } = *task;
    let (steps, fullest) = (&*STEPS, &*FULLEST);
    let jokers = stock.jokers();
    let mut nodes = vec![Node { front: 0, parent: 0, score: 0, act: Act::default() }];
    let mut layer = 0..1;
    for at in 0..NUMBERS {
        let jokering = match (anywhere, at) {
            (true, _) => Jokering::Anywhere,
            (false, 10) => Jokering::NeededAtEleven,
            (false, _) => Jokering::Needed,
        };
        let gain = weight(objective, Tile::at(0, at));
        let joker_gain = weight(objective, Tile::JOKER);
        // Beside a bound joker the swap of the joker lemma may make a group that cannot be written.
        let bound_here = bound.iter().any(|tile| tile.number() == Some(at as u8 + 1));
        let mut seen: HashMap<u64, u32> = HashMap::new();
        let begin = nodes.len();
        for parent in layer {
            if (limits.stop)() || nodes.len() > limits.states {
                return Found { way: None, proven: false };
            }
            let node = nodes[parent];
            let used = (node.front >> 24 & 3) as u8;
            let mut partial = vec![(0_u64, used, Act::default(), 0_usize)];
            for c in 0..COLOURS {
                let shape = (node.front >> (6 * c) & 63) as u8;
                let copies = stock.copies(at, c);
                let must = stock.must[at][c];
                let mut more = Vec::new();
                for (front, used, act, bounds) in partial {
                    for k in 0..=copies {
                        for j in 0..=jokers - used {
                            if j > 0 && !anywhere && !bound_here && k != copies || k + j > 4 {
                                continue;
                            }
                            let next = steps.next(jokering, shape, k, j);
                            let Some(digit) = interval(must.saturating_sub(k), copies - k) else {
                                continue;
                            };
                            if next == NONE || !alive(stock, at, c, next, jokers - used - j) {
                                continue;
                            }
                            let mut act: Act = act;
                            act.runs[c] = k;
                            act.jokers[c] = j;
                            more.push((
                                front | u64::from(next) << (6 * c),
                                used + j,
                                act,
                                bounds + digit * 10_usize.pow(c as u32),
                            ));
                        }
                    }
                }
                partial = more;
            }
            for (front, used, act, bounds) in partial {
                for j in 0..=jokers - used {
                    let Some(bits) = fullest.within(bounds, j) else { continue };
                    let mut act = act;
                    act.groups = unpack(bits);
                    act.group_jokers = j;
                    if !readable(bound, at, &act) {
                        let Some(groups) = other_groups(stock, bound, at, act) else { continue };
                        act.groups = groups;
                    }
                    let laid: u8 = act.runs.iter().chain(&act.groups).sum();
                    let must: u8 = stock.must[at].iter().sum();
                    let mut score = node.score + u32::from(laid - must) * gain;
                    if anywhere {
                        let spent = |n: u8| u32::from(n.saturating_sub(stock.jokers_must));
                        score +=
                            (spent(used + j) - spent((node.front >> 24 & 3) as u8)) * joker_gain;
                    }
                    let mut front = front | u64::from(used + j) << 24;
                    if let Some(sum) = sum {
                        let counted =
                            if sum.face { used + j - (node.front >> 24 & 3) as u8 } else { 0 };
                        let own = u64::from(laid - must + counted) * (at as u64 + 1);
                        front |= ((node.front >> 32) + own).min(sum.min.into()) << 32;
                    }
                    let new = Node { front, parent: parent as u32, score, act };
                    let place = *seen.entry(front).or_insert(nodes.len() as u32) as usize;
                    if place == nodes.len() {
                        nodes.push(new);
                    } else if nodes[place].score < score {
                        nodes[place] = new;
                    }
                }
            }
        }
        layer = begin..nodes.len();
    }
    let done = |node: &Node| {
        let used = (node.front >> 24 & 3) as u8;
        let open = (0..COLOURS).any(|c| {
            let open = steps.open((node.front >> (6 * c) & 63) as u8);
            open.one + open.two > 0
        });
        let reached = sum.is_none_or(|sum| node.front >> 32 >= u64::from(sum.min));
        !open && reached && (!anywhere || used >= stock.jokers_must)
    };
    let best = layer.filter(|at| done(&nodes[*at])).max_by_key(|at| nodes[*at].score);
    let way = best.map(|best| {
        let (mut acts, score) = ([Act::default(); NUMBERS], nodes[best].score);
        let mut node = nodes[best];
        for act in acts.iter_mut().rev() {
            *act = node.act;
            node = nodes[node.parent as usize];
        }
        Way { acts, score }
    });
    Found { way, proven: true }
}

/// Whether what has to go on still can, as far as the next two numbers tell.
fn alive(stock: &Stock, at: usize, colour: usize, shape: u8, jokers: u8) -> bool {
    let open = STEPS.open(shape);
    let copies = |at: usize| if at < NUMBERS { stock.copies(at, colour) } else { 0 };
    if at + 1 >= NUMBERS && open.one + open.two > 0 || at + 2 >= NUMBERS && open.one > 0 {
        return false;
    }
    let short = (open.one + open.two).saturating_sub(copies(at + 1))
        + open.one.saturating_sub(copies(at + 2));
    short <= jokers
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
