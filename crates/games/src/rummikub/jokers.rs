//! Checks of jokers in a turn (RK-30 to RK-34), from the table before and after it.
//!
//! There are two jokers in the box, so every way to read them is tried.

use super::laid::identities;
use super::meld::Kind;
use super::model::{Config, FreedJokerUse, JokerGroup3, JokerRelease};
use super::opening::heap_of;
use super::record::Laid;
use super::refusal::Refusal;
use super::tiles::{Heap, Tile};

/// A joker on the table.
#[derive(Clone, Copy, Debug)]
struct Joker {
    meld: usize,
    /// Its place in the meld.
    at: usize,
    /// Which of the meld's jokers.
    which: usize,
}

/// The jokers of a table, and every way to read them all at once.
struct Jokers {
    all: Vec<Joker>,
    /// For each way the tile that each joker stands for.
    ways: Vec<Vec<Tile>>,
}

impl Jokers {
    fn of(table: &[Laid]) -> Jokers {
        let mut all = Vec::new();
        let mut ways: Vec<Vec<Tile>> = vec![Vec::new()];
        for (meld, laid) in table.iter().enumerate() {
            let places = laid.tiles.0.iter().enumerate().filter(|(_, tile)| tile.is_joker());
            let before = all.len();
            all.extend(places.enumerate().map(|(which, (at, _))| Joker { meld, at, which }));
            if all.len() > before {
                let choices = identities(laid);
                ways = ways
                    .iter()
                    .flat_map(|way| choices.iter().map(|choice| [&way[..], choice].concat()))
                    .collect();
            }
        }
        Jokers { all, ways }
    }
}

/// A turn as the jokers see it.
pub(super) struct Turn<'a> {
    pub(super) before: &'a [Laid],
    pub(super) after: &'a [Laid],
    pub(super) played: &'a Heap,
    pub(super) config: &'a Config,
}

impl Turn<'_> {
    /// Whether every joker was allowed to leave its place, or stands for the same tile still.
    pub(super) fn check_release(&self) -> Result<(), Refusal> {
        if self.config.joker_release == JokerRelease::Free {
            return Ok(());
        }
        let before = Jokers::of(self.before);
        if before.all.is_empty() || before.ways.is_empty() {
            return Ok(());
        }
        let after = Jokers::of(self.after);
        let all: Vec<usize> = (0..before.all.len()).collect();
        if self.holds(&before, &after, &all) {
            return Ok(());
        }
        let alone = all.iter().find(|joker| !self.holds(&before, &after, &[**joker]));
        let which = alone.copied().unwrap_or(0);
        Err(self.not_replaced(&before, which))
    }

    fn not_replaced(&self, before: &Jokers, which: usize) -> Refusal {
        let Joker { meld, at, .. } = before.all[which];
        let mut pieces: Vec<Tile> = before.ways.iter().map(|way| way[which]).collect();
        pieces.sort_unstable();
        pieces.dedup();
        let both = self.both_missing(&before.all[which]).is_some();
        Refusal::JokerNotReplaced { meld: meld as u64, at: at as u64, pieces, both }
    }

    /// Whether these jokers of before can be told right at the same time.
    fn holds(&self, before: &Jokers, after: &Jokers, jokers: &[usize]) -> bool {
        let frozen = self.config.joker_release == JokerRelease::Frozen;
        before.ways.iter().any(|way| {
            after.ways.iter().any(|then| {
                (0u32..1 << jokers.len()).any(|replaced| {
                    let is_replaced = |nth: usize| replaced & (1 << nth) != 0;
                    let (gone, kept): (Vec<_>, Vec<_>) =
                        (0..jokers.len()).partition(|nth| is_replaced(*nth));
                    let gone: Vec<usize> = gone.into_iter().map(|nth| jokers[nth]).collect();
                    let kept: Vec<usize> = kept.into_iter().map(|nth| jokers[nth]).collect();
                    let bound: Heap = kept.iter().map(|joker| &way[*joker]).collect();
                    self.are_replaced(before, way, &gone)
                        && then.iter().collect::<Heap>().holds(&bound)
                        && (!frozen || self.only_grew(before, way, &gone, &kept))
                })
            })
        })
    }

    /// Whether there is a real tile for each of these jokers.
    fn are_replaced(&self, before: &Jokers, way: &[Tile], gone: &[usize]) -> bool {
        let mut needed = Heap::default();
        for joker in gone {
            match self.both_missing(&before.all[*joker]) {
                Some(both) => both.iter().for_each(|tile| needed.add(*tile)),
                None => needed.add(way[*joker]),
            }
        }
        if self.config.joker_release == JokerRelease::Replace {
            heap_of(self.after).holds(&needed)
        } else {
            self.played.holds(&needed)
        }
    }

    /// The two missing tiles of the group of three in which this is the only joker, where both are
    /// needed (RK-32).
    fn both_missing(&self, joker: &Joker) -> Option<Vec<Tile>> {
        let laid = self.before.get(joker.meld)?;
        let three = laid.tiles.0.len() == 3 && self.config.joker_group3 == JokerGroup3::Both;
        let choices = identities(laid);
        let both: Vec<Tile> =
            choices.iter().filter(|one| one.len() == 1).map(|one| one[0]).collect();
        (three && laid.kind == Kind::Group && both.len() == 2).then_some(both)
    }

    /// Whether each meld that keeps a joker lies whole in a meld afterwards (`frozen`), with the real
    /// tiles in the places of its jokers that were replaced.
    fn only_grew(&self, before: &Jokers, way: &[Tile], gone: &[usize], kept: &[usize]) -> bool {
        let mut melds: Vec<usize> = kept.iter().map(|joker| before.all[*joker].meld).collect();
        melds.dedup();
        let whole = |meld: &usize| {
            let mut whole: Heap = self.before[*meld].tiles.0.iter().collect();
            for joker in gone.iter().filter(|joker| before.all[**joker].meld == *meld) {
                whole.take(Tile::Joker);
                whole.add(way[*joker]);
            }
            whole
        };
        let after: Vec<Heap> =
            self.after.iter().map(|laid| laid.tiles.0.iter().collect()).collect();
        match melds.iter().map(whole).collect::<Vec<_>>().as_slice() {
            [] => true,
            [one] => after.iter().any(|meld| meld.holds(one)),
            // There are two jokers, so there are two such melds at most; they may have been joined.
            [one, other, ..] => {
                let joined = one.plus(other);
                let in_two = |at: usize, next: usize| {
                    at != next && after[at].holds(one) && after[next].holds(other)
                };
                after.iter().any(|meld| meld.holds(&joined))
                    || (0..after.len()).any(|at| (0..after.len()).any(|next| in_two(at, next)))
            }
        }
    }

    /// Whether every joker that left its place went where it may (RK-33).
    pub(super) fn check_use(&self) -> Result<(), Refusal> {
        let from_rack = match self.config.freed_joker_use {
            FreedJokerUse::Any => return Ok(()),
            FreedJokerUse::NewSet => 0,
            FreedJokerUse::NewSetTwoFromRack => 2,
        };
        let before = Jokers::of(self.before);
        let after = Jokers::of(self.after);
        // Which joker of after each joker of before is; the others came from the rack.
        let homes = |joker: usize| (0..after.all.len()).map(move |home| (joker, home));
        let pairs: Vec<Vec<(usize, usize)>> = match before.all.len() {
            0 => return Ok(()),
            1 => homes(0).map(|pair| vec![pair]).collect(),
            _ => homes(0)
                .flat_map(|one| homes(1).map(move |other| vec![one, other]))
                .filter(|pair| pair[0].1 != pair[1].1)
                .collect(),
        };
        let fine = |(joker, home): &(usize, usize)| {
            self.stays(&before, &after, *joker, *home) || self.is_new(&after.all[*home], from_rack)
        };
        if pairs.iter().any(|pair| pair.iter().all(fine)) {
            return Ok(());
        }
        let wrong = pairs.iter().flatten().find(|pair| !fine(pair)).map_or(0, |(_, home)| *home);
        let Some(Joker { meld, at, .. }) = after.all.get(wrong).copied() else { return Ok(()) };
        Err(Refusal::JokerUse { meld: meld as u64, at: at as u64, from_rack })
    }

    /// Whether a joker still stands for the same tile, or lies in the same tiles as before.
    fn stays(&self, before: &Jokers, after: &Jokers, joker: usize, home: usize) -> bool {
        let alike = |way: &Vec<Tile>| after.ways.iter().any(|then| then[home] == way[joker]);
        let (was, is) = (&before.all[joker], &after.all[home]);
        let tiles =
            |table: &[Laid], joker: &Joker| -> Heap { table[joker.meld].tiles.0.iter().collect() };
        before.ways.iter().any(alike)
            || (was.which == is.which && tiles(self.before, was) == tiles(self.after, is))
    }

    /// Whether the tiles beside a joker were not together in one meld before, and enough of them came
    /// from the rack.
    fn is_new(&self, joker: &Joker, from_rack: u8) -> bool {
        let mut beside: Heap = self.after[joker.meld].tiles.0.iter().collect();
        while beside.take(Tile::Joker) {}
        let together = |laid: &Laid| laid.tiles.0.iter().collect::<Heap>().holds(&beside);
        let rack = beside.iter().count() - beside.minus(self.played).len();
        !self.before.iter().any(together) && rack >= usize::from(from_rack)
    }
}
