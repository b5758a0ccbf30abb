//! Where every tile of a table comes from, told from the table before and after a play.

use super::tiles::{Heap, Tile, Tiles};

/// Where the tiles of one meld come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The meld of before that this one goes on from; none when it is new.
    pub was: Option<usize>,
    /// Place by place the meld of before that a tile lay in; none when it came from the rack.
    pub from: Vec<Option<usize>>,
}

/// Where the tiles of each meld come from: melds that did not change first, then whatever leaves most
/// tiles together.
pub fn origins(before: &[Tiles], after: &[Tiles]) -> Vec<Origin> {
    let heap = |meld: &Tiles| meld.0.iter().collect::<Heap>();
    let mut left: Vec<Heap> = before.iter().map(heap).collect();
    let mut found: Vec<Origin> =
        after.iter().map(|meld| Origin { was: None, from: vec![None; meld.0.len()] }).collect();
    let mut goes_on = vec![false; before.len()];
    let tiled: Vec<usize> = (0..left.len()).filter(|old| !left[*old].is_empty()).collect();
    let shared = |left: &Heap, meld: &Tiles, origin: &Origin| -> Vec<usize> {
        let mut left = left.clone();
        let open = meld.0.iter().enumerate().filter(|(at, _)| origin.from[*at].is_none());
        open.filter(|(_, tile)| left.take(**tile)).map(|(at, _)| at).collect()
    };
    loop {
        // The pair of melds that have most in common; unchanged ones before all others.
        let mut best: (bool, usize, usize, usize) = (false, 0, 0, 0);
        for (new, meld) in after.iter().enumerate() {
            for old in tiled.iter().copied() {
                let common = shared(&left[old], meld, &found[new]).len();
                let same = common == meld.0.len() && common == before[old].0.len();
                if (same, common) > (best.0, best.1) {
                    best = (same, common, new, old);
                }
            }
        }
        let (_, common, new, old) = best;
        if common == 0 {
            return found;
        }
        for at in shared(&left[old], &after[new], &found[new]) {
            found[new].from[at] = Some(old);
            let tile: Tile = after[new].0[at];
            left[old].take(tile);
        }
        if found[new].was.is_none() && !goes_on[old] {
            found[new].was = Some(old);
            goes_on[old] = true;
        }
    }
}
