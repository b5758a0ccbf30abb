//! The runs of one colour that are still open, and what a number's tiles make of them.
//!
//! Numbers are taken in order, 1 to 13. Of a run that reached the last number only its length
//! matters, and only up to three: a run of one or two *has to* go on, a longer one *may*. So a
//! colour is described by how many of its open runs are one, two, and three or more long.
//! At most four runs of a colour cross one number (two copies of the tile, two jokers), which
//! leaves [`SHAPES`] possibilities.
//!
//! **Greedy lemma.** Which runs take the tiles need not be searched. Given `k` tiles for a
//! colour's runs at a number, the runs that have to go on take theirs first; then runs of three
//! or more go on; what is left starts new runs. *Proof.* The obligations leave no choice. A run
//! of three or more that goes on can do all that a new run could: exchange the two from here
//! on, and the old one, which lost its tile, simply ends.

use std::sync::LazyLock;

/// How many ways the open runs of a colour can look.
pub(crate) const SHAPES: usize = 35;
/// No such step.
pub(crate) const NONE: u8 = u8::MAX;
/// The most tiles of one colour and number that runs can take, jokers included.
const MOST: usize = 4;

/// How many open runs are one, two, and three or more tiles long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) one: u8,
    pub(crate) two: u8,
    pub(crate) more: u8,
}

impl Open {
    fn count(self) -> u8 {
        self.one + self.two + self.more
    }

    /// How many have to go on.
    pub(crate) fn due(self) -> u8 {
        self.one + self.two
    }

    /// Adds `tiles` real tiles and `jokers` jokers; `None` when an obligation is left, or a joker
    /// stands where [`Jokering`] has no need of it.
    fn step(self, tiles: u8, jokers: u8, jokering: Jokering) -> Option<Open> {
        let due = self.due();
        let all = tiles + jokers;
        let on = all.checked_sub(due)?;
        let mut next = Open { one: 0, two: self.one, more: self.two };
        // Jokers serve obligations first: there they leave nothing behind.
        let spare_jokers = jokers.saturating_sub(due);
        let on_tiles = on - spare_jokers;
        match jokering {
            Jokering::Anywhere => {
                let longer = on.min(self.more);
                next.more += longer;
                next.one += on - longer;
            }
            Jokering::Needed | Jokering::NeededAtEleven => {
                let longer = on_tiles.min(self.more);
                let bridged = spare_jokers.min(self.more - longer);
                let started = spare_jokers - bridged;
                if started > 0 && jokering == Jokering::Needed {
                    return None;
                }
                next.more += longer;
                next.two += bridged;
                next.one += on_tiles - longer + started;
            }
        }
        (usize::from(next.count()) <= MOST).then_some(next)
    }
}

/// Where jokers may stand in runs.
///
/// **Joker lemma.** Unless a joker is to be counted where it stands, a joker in a run is only
/// needed if every copy of the tile it stands for lies in runs too, and if it (a) serves a run
/// that has to go on, (b) lengthens a run of three or more that then has to go on, or (c) begins
/// a run at 11. *Proof.* A copy outside the runs could take its place, and the joker the copy's
/// or none's. A joker at the end of a run of four or more is not needed: it is *spare*. A
/// joker that begins a run of three moves to its other end, unless that is beyond 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Jokering {
    /// Where the lemma needs them.
    Needed,
    /// The same, at number 11.
    NeededAtEleven,
    /// Wherever they fit.
    Anywhere,
}

/// Every step, worked out once.
pub(crate) struct Steps {
    open: [Open; SHAPES],
    /// By jokering, shape, real tiles, jokers.
    next: [[[[u8; 3]; MOST + 1]; SHAPES]; 3],
    /// By shape and how many runs of three or more are worth keeping.
    keep: [[u8; MOST + 1]; SHAPES],
}

pub(crate) static STEPS: LazyLock<Steps> = LazyLock::new(Steps::new);

impl Steps {
    fn new() -> Steps {
        let mut open = [Open::default(); SHAPES];
        let most = MOST as u8;
        let all = (0..=most).flat_map(|one| (0..=most).map(move |two| (one, two)));
        let all = all.flat_map(|(one, two)| (0..=most).map(move |more| Open { one, two, more }));
        for (place, shape) in open.iter_mut().zip(all.filter(|open| open.count() <= most)) {
            *place = shape;
        }
        let shape =
            |wanted: Open| open.iter().position(|open| *open == wanted).map_or(NONE, |at| at as u8);
        let jokerings = [Jokering::Needed, Jokering::NeededAtEleven, Jokering::Anywhere];
        let next = jokerings.map(|jokering| {
            open.map(|from| {
                std::array::from_fn(|tiles| {
                    std::array::from_fn(|jokers| {
                        let step = from.step(tiles as u8, jokers as u8, jokering);
                        step.map_or(NONE, shape)
                    })
                })
            })
        });
        let keep = open.map(|from| {
            std::array::from_fn(|most| shape(Open { more: from.more.min(most as u8), ..from }))
        });
        Steps { open, next, keep }
    }

    /// The open runs that a shape stands for; shape 0 has none.
    pub(crate) fn open(&self, shape: u8) -> Open {
        self.open[usize::from(shape)]
    }

    /// The shape after a step, or [`NONE`].
    pub(crate) fn next(&self, jokering: Jokering, shape: u8, tiles: u8, jokers: u8) -> u8 {
        self.next[jokering as usize][usize::from(shape)][usize::from(tiles)][usize::from(jokers)]
    }

    /// A shape without the runs of three or more beyond the first few: they end here.
    pub(crate) fn keep(&self, shape: u8, most: u8) -> u8 {
        self.keep[usize::from(shape)][usize::from(most).min(MOST)]
    }
}
