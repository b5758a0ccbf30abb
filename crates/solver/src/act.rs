//! An act: where the tiles of one number go, to runs or to groups.

use crate::groups::{Vector, groups, unpack};
use crate::problem::Stock;
use crate::tile::{COLOURS, NUMBERS, Tile};

/// Where the tiles of a number go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Act {
    /// Real tiles that go to runs, by colour.
    pub(crate) runs: [u8; COLOURS],
    /// Jokers that go to runs, by colour.
    pub(crate) jokers: [u8; COLOURS],
    /// Real tiles that go to groups, by colour.
    pub(crate) groups: Vector,
    /// Jokers that go to groups.
    pub(crate) group_jokers: u8,
}

impl Act {
    /// The real tiles that are laid.
    pub(crate) fn tiles(&self) -> u8 {
        self.runs.iter().chain(&self.groups).sum()
    }

    /// The jokers that are laid.
    pub(crate) fn all_jokers(&self) -> u8 {
        self.jokers.iter().sum::<u8>() + self.group_jokers
    }

    /// The same with groups that can be read, if there are any: the fullest.
    ///
    /// One numbered tile beside two jokers is read as a run where the numbers allow it (D-3), so a
    /// joker that is bound to its tile cannot be the third of such a group.
    pub(crate) fn readable(mut self, stock: &Stock, bound: &[Tile], at: usize) -> Option<Act> {
        if bound.is_empty() || self.reads(bound, at) {
            return Some(self);
        }
        let own = self.groups;
        let mut fullest = None;
        for groups_here in (0..u8::MAX).map(unpack) {
            let within = (0..COLOURS).all(|c| {
                let used = self.runs[c] + groups_here[c];
                stock.must[at][c] <= used && used <= stock.copies(at, c)
            });
            self.groups = groups_here;
            let more = fullest.is_none_or(|full: Vector| size(full) < size(groups_here));
            let packs = groups(groups_here, self.group_jokers).is_some();
            if within && more && packs && self.reads(bound, at) {
                fullest = Some(groups_here);
            }
        }
        self.groups = fullest.unwrap_or(own);
        fullest.map(|_| self)
    }

    fn reads(&self, bound: &[Tile], at: usize) -> bool {
        // Beside a 1, 2, 12 or 13 there is an order in which no run fits.
        if at < 2 || at + 2 >= NUMBERS || size(self.groups) + self.group_jokers != 3 {
            return true;
        }
        let seated = |c: usize| {
            let here = bound.iter().filter(|tile| tile.place() == Some((c, at))).count() as u8;
            let real = (self.runs[c] + self.groups[c]).saturating_sub(here);
            self.groups[c].saturating_sub(real)
        };
        let seated: u8 = (0..COLOURS).map(seated).sum();
        seated == 0 || seated + self.group_jokers < 2
    }
}

fn size(groups: Vector) -> u8 {
    groups.iter().sum()
}
