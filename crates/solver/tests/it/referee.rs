//! What the rules say of melds and turns, written down a second time.

use solver::{Colour, Jokers, Meld, Tile};

/// What a meld may be read as: for each joker the tiles that it can stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The lowest number; the tile at place `i` is `low + i`.
    Run(Colour, u8),
    /// The number; any missing colour.
    Group(u8),
}

/// The tile of a number that is known to be 1 to 13.
pub(crate) fn tile(colour: Colour, number: u8) -> Tile {
    Tile::new(colour, number).expect("1 to 13")
}

/// RK-10 to RK-14: whether some seating of the jokers makes it a meld.
pub(crate) fn is_meld(meld: &[Tile]) -> bool {
    reading(meld).is_some()
}

/// RK-15 and D-3 for a meld written in order (a run upwards); the order of other melds is free.
pub(crate) fn reading(meld: &[Tile]) -> Option<Reading> {
    let real: Vec<(Colour, u8)> =
        meld.iter().filter_map(|t| Some((t.colour()?, t.number()?))).collect();
    if meld.len() < 3 || real.is_empty() {
        return None;
    }
    let colour = real[0].0;
    if real.iter().all(|(c, _)| *c == colour) {
        for low in 1..=13_u8 {
            let fits = meld.iter().enumerate().all(|(i, tile)| {
                let number = low + i as u8;
                number <= 13 && (tile.is_joker() || tile.number() == Some(number))
            });
            if fits {
                return Some(Reading::Run(colour, low));
            }
        }
    }
    let number = real[0].1;
    let same = real.iter().all(|(_, n)| *n == number);
    let colours = Colour::ALL.iter().filter(|c| real.iter().any(|(own, _)| own == *c)).count();
    if same && colours == real.len() && meld.len() <= 4 {
        return Some(Reading::Group(number));
    }
    None
}

/// The tiles that the jokers of a meld may stand for: one list for each joint choice.
fn identities(meld: &[Tile]) -> Vec<Vec<Tile>> {
    let jokers = meld.iter().filter(|t| t.is_joker()).count();
    match reading(meld).expect("a meld") {
        Reading::Run(colour, low) => {
            let at = |(i, own): (usize, &Tile)| own.is_joker().then(|| tile(colour, low + i as u8));
            vec![meld.iter().enumerate().filter_map(at).collect()]
        }
        Reading::Group(number) => {
            let missing: Vec<Tile> = Colour::ALL
                .iter()
                .filter_map(|c| Tile::new(*c, number))
                .filter(|t| !meld.contains(t))
                .collect();
            match jokers {
                0 => vec![vec![]],
                1 => missing.iter().map(|t| vec![*t]).collect(),
                _ => missing
                    .iter()
                    .flat_map(|a| missing.iter().filter(move |b| a < *b).map(|b| vec![*a, *b]))
                    .collect(),
            }
        }
    }
}

/// All joint choices over several melds.
fn joint(melds: &[Meld]) -> Vec<Vec<Tile>> {
    melds.iter().fold(vec![vec![]], |so_far, meld| {
        let own = identities(meld);
        let with =
            |a: &Vec<Tile>| own.iter().map(|b| [a.as_slice(), b].concat()).collect::<Vec<_>>();
        so_far.iter().flat_map(with).collect()
    })
}

/// RK-31: whether the jokers of the table were treated as this house treats them.
pub(crate) fn jokers_hold(rule: Jokers, before: &[Meld], played: &[Tile], after: &[Meld]) -> bool {
    if rule == Jokers::Free {
        return true;
    }
    let count = |tiles: &[Tile], tile: Tile| tiles.iter().filter(|t| **t == tile).count();
    let laid: Vec<Tile> = before.iter().flatten().copied().collect();
    let now = joint(after);
    joint(before).iter().any(|stood| {
        // Each joker is either free or still stands for its tile.
        (0..1 << stood.len()).any(|free: usize| {
            let (mut freed, mut bound) = (Vec::new(), Vec::new());
            for (i, tile) in stood.iter().enumerate() {
                if free >> i & 1 == 1 { &mut freed } else { &mut bound }.push(*tile);
            }
            let real = |tile: Tile| {
                let on_table = if rule == Jokers::Replace { count(&laid, tile) } else { 0 };
                on_table + count(played, tile)
            };
            freed.iter().all(|tile| real(*tile) >= count(&freed, *tile))
                && now.iter().any(|stands| {
                    bound.iter().all(|tile| count(stands, *tile) >= count(&bound, *tile))
                })
        })
    })
}

/// What tiles of `after` were not in `before`; `None` when one of those vanished (RK-27).
pub(crate) fn played(before: &[Meld], after: &[Meld]) -> Option<Vec<Tile>> {
    let mut new: Vec<Tile> = after.iter().flatten().copied().collect();
    for tile in before.iter().flatten() {
        let at = new.iter().position(|other| other == tile)?;
        new.swap_remove(at);
    }
    new.sort();
    Some(new)
}
