//! Keys of the sums.

use crate::{Feat, PlayRow};
use kernel::{BestIs, Contest};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use uuid::Uuid;

/// A word that many keys have in common.
pub(super) type Name = Rc<str>;

/// A game, and what the people call it.
pub(super) type Named = (Name, Name);

/// Every name once.
#[derive(Default)]
pub(super) struct Names(HashSet<Name>);

impl Names {
    pub(super) fn of(&mut self, word: &str) -> Name {
        if let Some(known) = self.0.get(word) {
            return Rc::clone(known);
        }
        let name = Name::from(word);
        self.0.insert(Rc::clone(&name));
        name
    }
}

/// Plays that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TallyKey {
    pub(super) scope: Uuid,
    pub(super) person: Uuid,
    pub(super) game: Name,
    pub(super) title: Name,
    pub(super) contest: Contest,
    pub(super) scoring: BestIs,
    pub(super) seats: u8,
    pub(super) sides: u8,
    pub(super) alone: bool,
}

impl TallyKey {
    pub(super) fn of(scope: Uuid, person: Uuid, (game, title): &Named, play: &PlayRow) -> TallyKey {
        TallyKey {
            scope,
            person,
            game: Rc::clone(game),
            title: Rc::clone(title),
            contest: play.contest,
            scoring: play.scoring,
            seats: play.seats,
            sides: play.sides,
            alone: play.alone,
        }
    }
}

/// Meetings that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MeetingKey {
    pub(super) scope: Uuid,
    pub(super) person: Uuid,
    pub(super) other: Uuid,
    pub(super) game: Name,
    pub(super) title: Name,
    pub(super) contest: Contest,
    pub(super) seats: u8,
    pub(super) allied: bool,
    pub(super) ahead: i8,
}

/// Of keys whose rest seldom tells two of them apart.
macro_rules! hash_some {
    ($key:ident by $($field:ident),+) => {
        impl Hash for $key {
            fn hash<H: Hasher>(&self, state: &mut H) {
                $(self.$field.hash(state);)+
            }
        }
    };
}

hash_some!(TallyKey by scope, person, game, title, seats);
hash_some!(MeetingKey by scope, person, other, game, title, seats, ahead);
hash_some!(Kind by scope, person, game, title, seats);

/// Facts of one value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct StatKey {
    pub(super) scope: Uuid,
    pub(super) game: Name,
    pub(super) person: Uuid,
    pub(super) key: Name,
    pub(super) dim: Name,
    pub(super) title: Name,
    pub(super) seats: u8,
    pub(super) value: i64,
}

/// Plays among which there is a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub(super) scope: Uuid,
    pub(super) person: Uuid,
    pub(super) game: Name,
    pub(super) title: Name,
    pub(super) seats: u8,
    pub(super) scoring: BestIs,
}

impl Kind {
    pub(super) fn of(scope: Uuid, person: Uuid, (game, title): &Named, play: &PlayRow) -> Kind {
        Kind {
            scope,
            person,
            game: Rc::clone(game),
            title: Rc::clone(title),
            seats: play.seats,
            scoring: play.scoring,
        }
    }
}

/// A record, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) rank: i64,
    pub(super) ended: i64,
    pub(super) session: Uuid,
    pub(super) holder: Uuid,
}

impl Held {
    pub(super) fn by(play: &PlayRow, rank: i64) -> Held {
        Held { rank, ended: play.ended, session: play.session, holder: play.person }
    }

    /// Becomes the other one, where that is better: the higher, and of equal ones the latest.
    pub(super) fn improve(&mut self, other: Held) {
        let order = |held: &Held| (held.rank, held.ended, Reverse((held.session, held.holder)));
        if order(&other) > order(self) {
            *self = other;
        }
    }
}

impl Feat {
    /// Whether it belongs to no single person: how long a session took is its own.
    pub(super) fn is_of_tables(self) -> bool {
        matches!(self, Feat::Shortest | Feat::Longest)
    }
}
