//! Layout: builds the melds from the acts of a finished search.
//!
//! Runs are built again by the greedy lemma, groups dealt by the packing lemma. A spare joker goes to
//! the end of any run that is not whole, or to a group of three; a whole run is cut for it, and two
//! groups of four of one number become three of three. What is left are tables of single groups of
//! four, or of nothing: only there can a spare joker find no place.

use crate::act::Act;
use crate::groups::{Vector, groups};
use crate::jokers::in_order;
use crate::search::Task;
use crate::tile::{COLOURS, Meld, NUMBERS, Tile};

/// A meld by what it is. Positions and colours are bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// `len` numbers of a colour from `low` (less one) on; `jokers` has a bit for each place
    /// where a joker lies.
    Run { colour: usize, low: usize, len: usize, jokers: u16 },
    /// Real tiles of some colours, and jokers.
    Group { at: usize, colours: u8, jokers: u8 },
}

impl Shape {
    /// The tiles in order.
    pub(crate) fn meld(self) -> Meld {
        match self {
            Shape::Run { colour, low, len, jokers } => (0..len)
                .map(|i| if jokers >> i & 1 == 1 { Tile::JOKER } else { Tile::at(colour, low + i) })
                .collect(),
            Shape::Group { at, colours, jokers } => {
                let real = (0..COLOURS).filter(|c| colours >> c & 1 == 1).map(|c| Tile::at(c, at));
                let mut group = real.chain((0..jokers).map(|_| Tile::JOKER)).collect();
                in_order(&mut group);
                group
            }
        }
    }
}

/// The melds of a way, its spare jokers among them; `None` when a spare joker finds no place.
pub(crate) fn layout(task: &Task, way: &[Act; NUMBERS]) -> Option<Vec<Meld>> {
    let Task { stock, bound, anywhere, .. } = *task;
    let mut shapes = Vec::new();
    let mut spent = 0;
    for (at, act) in way.iter().enumerate() {
        deal(at, act.groups, act.group_jokers, bound, &mut shapes);
        spent += act.group_jokers;
    }
    for colour in 0..COLOURS {
        let mut open: Vec<(usize, usize, u16)> = Vec::new();
        for (at, act) in way.iter().enumerate() {
            let jokers = act.jokers[colour];
            spent += jokers;
            // Those that have to go on first, then the longest: what stands first is served first.
            open.sort_by_key(|(_, len, _)| (*len > 2, *len));
            let all = usize::from(act.runs[colour] + jokers);
            let ended = if open.len() > all { open.split_off(all) } else { Vec::new() };
            shapes.extend(ended.into_iter().map(|(low, len, jokers)| Shape::Run {
                colour,
                low,
                len,
                jokers,
            }));
            while open.len() < all {
                open.push((at, 0, 0));
            }
            // Jokers go where the obligations are, and after them to the last: see `Open::step`.
            let due = open.iter().filter(|(_, len, _)| matches!(len, 1 | 2)).count();
            let first = usize::from(jokers).min(due);
            let last = usize::from(jokers) - first;
            for (place, (_, len, held)) in open.iter_mut().enumerate() {
                if place < first || place >= all - last {
                    *held |= 1 << *len;
                }
                *len += 1;
            }
        }
        shapes.extend(open.into_iter().map(|(low, len, jokers)| Shape::Run {
            colour,
            low,
            len,
            jokers,
        }));
    }
    if !anywhere {
        for _ in spent..stock.jokers() {
            park(bound, &mut shapes)?;
        }
    }
    Some(shapes.into_iter().map(Shape::meld).collect())
}

/// Deals a number's tiles out to its groups (see the packing lemma). Jokers, bound or not, come
/// first, so that no two share a group unless there is only one.
fn deal(at: usize, vector: Vector, jokers: u8, bound: &[Tile], shapes: &mut Vec<Shape>) {
    let Some(q) = groups(vector, jokers) else { return };
    let mut groups = vec![(0_u8, 0_u8); usize::from(q)];
    let mut turn = (0..usize::from(q)).cycle();
    let (held, others): (Vec<usize>, Vec<usize>) =
        (0..COLOURS).partition(|colour| bound.contains(&Tile::at(*colour, at)));
    let mut hand_out = |colours: &[usize], jokers: u8| {
        for colour in colours {
            for group in turn.by_ref().take(usize::from(vector[*colour])) {
                groups[group].0 |= 1 << colour;
            }
        }
        for group in turn.by_ref().take(usize::from(jokers)) {
            groups[group].1 += 1;
        }
    };
    hand_out(&held, jokers);
    hand_out(&others, 0);
    shapes.extend(groups.into_iter().map(|(colours, jokers)| Shape::Group { at, colours, jokers }));
}

/// Finds a place for a joker that nothing needs.
fn park(bound: &[Tile], shapes: &mut Vec<Shape>) -> Option<()> {
    for shape in shapes.iter_mut() {
        match shape {
            Shape::Run { low, len, jokers, .. } if *len < NUMBERS => {
                if *low + *len < NUMBERS {
                    *jokers |= 1 << *len;
                } else {
                    *low -= 1;
                    *jokers = *jokers << 1 | 1;
                }
                *len += 1;
                return Some(());
            }
            Shape::Group { colours, jokers, .. }
                if colours.count_ones() + u32::from(*jokers) < 4 =>
            {
                *jokers += 1;
                return Some(());
            }
            _ => {}
        }
    }
    // A whole run is cut: its first half takes the joker as a second copy of what follows.
    let whole = shapes.iter().position(|shape| matches!(shape, Shape::Run { .. }));
    if let Some(whole) = whole
        && let Shape::Run { colour, jokers, .. } = shapes[whole]
    {
        let half = NUMBERS / 2;
        shapes[whole] = Shape::Run {
            colour,
            low: 0,
            len: half + 1,
            jokers: jokers & ((1 << half) - 1) | 1 << half,
        };
        shapes.push(Shape::Run { colour, low: half, len: NUMBERS - half, jokers: jokers >> half });
        return Some(());
    }
    // Two groups of four of one number make three groups of three with it.
    let quad = |shape: &Shape| match shape {
        Shape::Group { at, .. } => Some(*at),
        Shape::Run { .. } => None,
    };
    let twice =
        (0..NUMBERS).find(|n| shapes.iter().filter(|s| quad(s) == Some(*n)).count() == 2)?;
    let mut jokers = 1;
    let mut vector = [0; COLOURS];
    shapes.retain(|shape| match shape {
        Shape::Group { at, colours, jokers: held } if *at == twice => {
            jokers += held;
            for (c, tiles) in vector.iter_mut().enumerate() {
                *tiles += colours >> c & 1;
            }
            false
        }
        _ => true,
    });
    deal(twice, vector, jokers, bound, shapes);
    Some(())
}
