//! Jokers of the table under the stricter house rules (RK-31).
//!
//! A joker that may not leave its place is nothing but one more copy of the tile it stands for. So
//! each joker is either *free* (its tile is real somewhere, which may take a copy from the rack) or
//! *bound*, and the few combinations are as many ordinary tasks.

use crate::problem::Stock;
use crate::query::Jokers;
use crate::reading::{Reading, read};
use crate::tile::{COLOURS, KINDS, Meld, Tile};

/// One way to see the jokers of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    /// The task, bound jokers among the tiles that have to lie there.
    pub(crate) stock: Stock,
    /// What the bound jokers stand for, sorted.
    pub(crate) bound: Vec<Tile>,
    /// Tiles of the rack among those that have to lie there.
    pub(crate) claimed: Vec<Tile>,
}

impl Case {
    /// A rack beside a table that is not touched.
    pub(crate) fn of(rack: &[Tile]) -> Case {
        Case { stock: Stock::of([], rack), bound: Vec::new(), claimed: Vec::new() }
    }
}

/// The tasks of which the best answer is the answer, those that allow most first.
/// `whole` is all of the table, of which `table` may be a part.
pub(crate) fn cases(
    rule: Jokers,
    whole: &[Meld],
    table: &[Meld],
    must: &[Tile],
    may: &[Tile],
) -> Result<Vec<Case>, usize> {
    let laid = || table.iter().flatten();
    let stock = Stock::of(laid().chain(must), may);
    let mut free = Case { stock, bound: Vec::new(), claimed: must.to_vec() };
    free.claimed.sort();
    if rule == Jokers::Free || free.stock.jokers() == 0 || laid().all(|t| !t.is_joker()) {
        return Ok(vec![free]);
    }
    let mut on_table = [0; KINDS];
    let mut forced = [0; KINDS];
    let count = |counts: &mut [u8; KINDS], tile: &Tile| counts[tile.kind()] += 1;
    if rule == Jokers::Replace {
        whole.iter().flatten().for_each(|tile| count(&mut on_table, tile));
    }
    must.iter().for_each(|tile| count(&mut forced, tile));

    let mut cases = Vec::new();
    for stood in joint(table)? {
        for bound in 0..1_u32 << stood.len() {
            let mut case = free.clone();
            let mut freed = [0; KINDS];
            for (i, tile) in stood.iter().enumerate() {
                if bound >> i & 1 == 1 {
                    case.stock.jokers_must -= 1;
                    case.stock.add(*tile);
                    case.bound.push(*tile);
                } else {
                    freed[tile.kind()] += 1;
                }
            }
            let possible = stood.iter().all(|tile| {
                let kind = tile.kind();
                let lacking = u8::saturating_sub(freed[kind], on_table[kind] + forced[kind]);
                freed[kind] = 0;
                case.claimed.extend((0..lacking).map(|_| *tile));
                case.stock.claim(*tile, lacking)
            });
            case.bound.sort();
            case.claimed.sort();
            if possible && !cases.contains(&case) {
                cases.push(case);
            }
        }
    }
    if cases.contains(&free) {
        return Ok(vec![free]);
    }
    cases.sort_by_key(|case| case.bound.len());
    Ok(cases)
}

/// The tiles that the jokers may stand for, one list for each joint choice; the place of a meld
/// that is none.
fn joint(table: &[Meld]) -> Result<Vec<Vec<Tile>>, usize> {
    let mut all = vec![Vec::new()];
    for (place, meld) in table.iter().enumerate() {
        if meld.iter().all(|tile| !tile.is_joker()) {
            continue;
        }
        let own = identities(meld).ok_or(place)?;
        let with = |before: &Vec<Tile>| {
            own.iter().map(|after| [before.as_slice(), after].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    Ok(all)
}

/// What the jokers of a meld may stand for together (RK-15).
fn identities(meld: &[Tile]) -> Option<Vec<Vec<Tile>>> {
    let jokers = meld.iter().filter(|tile| tile.is_joker()).count();
    Some(match read(meld)? {
        Reading::Run { colour, low } => {
            let tiles = (0..meld.len()).map(|i| Tile::at(colour, low + i));
            vec![tiles.filter(|tile| !meld.contains(tile)).collect()]
        }
        Reading::Group { at } => {
            let tiles = (0..COLOURS).map(|colour| Tile::at(colour, at));
            let missing: Vec<Tile> = tiles.filter(|tile| !meld.contains(tile)).collect();
            let pairs = (0..missing.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
            match jokers {
                1 => missing.iter().map(|tile| vec![*tile]).collect(),
                _ => pairs.map(|(i, j)| vec![missing[i], missing[j]]).collect(),
            }
        }
    })
}

/// Puts the bound jokers back in the place of the tiles they stand for; `None` when every choice of
/// places would be read as something else.
pub(crate) fn seat(melds: &mut [Meld], bound: &[Tile]) -> Option<()> {
    let Some((tile, others)) = bound.split_first() else { return Some(()) };
    for at in 0..melds.len() {
        let Some(place) = melds[at].iter().position(|other| other == tile) else { continue };
        let before = melds[at].clone();
        melds[at][place] = Tile::JOKER;
        if let Some(Reading::Group { .. }) = read(&before) {
            in_order(&mut melds[at]);
        }
        let same_kind = match (read(&before), read(&melds[at])) {
            (Some(Reading::Group { .. }), Some(Reading::Group { .. })) => true,
            (before, after) => before == after,
        };
        if same_kind && seat(melds, others).is_some() {
            return Some(());
        }
        melds[at] = before;
    }
    None
}

/// Writes a group so that it is read as one whenever that is possible: jokers last, but first
/// beside a single low number.
pub(crate) fn in_order(group: &mut Meld) {
    group.sort();
    if group.len() == 3 && group[1].is_joker() && group[0].number() <= Some(2) {
        group.reverse();
    }
}
