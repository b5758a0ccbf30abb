//! Sums of all time, by scope: all sessions, those of a group, those at a venue. A session is added when it is counted, and
//! subtracted when it is removed.

mod keys;
mod write;

use super::EVERYBODY;
use super::company::Met;
use super::counted::Counted;
use crate::{Feat, PlayRow};
use kernel::Contest;
use keys::{Held, Kind, MeetingKey, Named, Names, StatKey, TallyKey};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use uuid::Uuid;

/// The scope of sums over all sessions.
pub(crate) const ALL: Uuid = Uuid::nil();

/// What some sessions add up to, before it is stored or taken off.
#[derive(Default)]
pub(crate) struct Sums {
    names: Names,
    tallies: HashMap<TallyKey, Tallied>,
    meetings: HashMap<MeetingKey, i64>,
    /// How many sessions, and out of how many.
    stats: HashMap<StatKey, (i64, i64)>,
    records: HashMap<Kind, BTreeMap<Feat, Held>>,
}

/// What plays of one kind add up to.
#[derive(Clone, Copy, Default)]
struct Tallied {
    plays: i64,
    wins: i64,
    shared: i64,
    played_ms: i64,
    /// How many, and their sum.
    places: (i64, i64),
    points: (i64, i64),
    leads: (i64, i64),
    gaps: (i64, i64),
    /// When the first and the last of them ended.
    span: Option<(i64, i64)>,
}

impl Sums {
    /// Adds a session to the sums of its scopes.
    pub(super) fn add(&mut self, session: Uuid, counted: &Counted, scopes: &[Uuid]) {
        let plays = counted.plays(session);
        let named = (self.names.of(&counted.game), self.names.of(&counted.title));
        let stats: Vec<_> = counted
            .stats_by_person()
            .into_iter()
            .map(|((person, key, dim), sum)| (person, self.names.of(&key), self.names.of(dim), sum))
            .collect();
        for scope in scopes {
            self.add_plays(*scope, &named, &plays);
            self.add_meetings(*scope, counted, &named);
            for (person, key, dim, (value, of)) in &stats {
                let stat = StatKey {
                    scope: *scope,
                    game: Rc::clone(&named.0),
                    person: *person,
                    key: Rc::clone(key),
                    dim: Rc::clone(dim),
                    title: Rc::clone(&named.1),
                    seats: counted.size(),
                    value: *value,
                };
                let sum = self.stats.entry(stat).or_default();
                *sum = (sum.0 + 1, sum.1.saturating_add(*of));
            }
        }
    }

    fn add_plays(&mut self, scope: Uuid, named: &Named, plays: &[PlayRow]) {
        let mut all = Tallied::default();
        for play in plays {
            let mut one = Tallied {
                plays: 1,
                wins: i64::from(play.won),
                shared: i64::from(play.is_shared()),
                ..Tallied::default()
            };
            one.score(play);
            one.sit(play.played_ms, play.ended);
            all.score(play);
            self.tally(TallyKey::of(scope, play.person, named, play), one);
            self.mark(scope, named, play);
        }
        // Rows of nobody count sessions: wins of the one against many, or of all against the game.
        if let Some(play) = plays.first() {
            let won = plays.iter().any(|play| play.alone && play.won)
                || (play.contest == Contest::Cooperative && play.winners > 0);
            (all.plays, all.wins) = (1, i64::from(won));
            all.shared = i64::from(play.winners > 1);
            all.sit(play.played_ms, play.ended);
            let key = TallyKey { alone: false, ..TallyKey::of(scope, EVERYBODY, named, play) };
            self.tally(key, all);
        }
    }

    fn tally(&mut self, key: TallyKey, more: Tallied) {
        let sum = self.tallies.entry(key).or_default();
        sum.plays += more.plays;
        sum.wins += more.wins;
        sum.shared += more.shared;
        sum.played_ms = sum.played_ms.saturating_add(more.played_ms);
        for (sum, more) in [
            (&mut sum.places, more.places),
            (&mut sum.points, more.points),
            (&mut sum.leads, more.leads),
            (&mut sum.gaps, more.gaps),
        ] {
            *sum = (sum.0 + more.0, sum.1.saturating_add(more.1));
        }
        sum.span = match (sum.span, more.span) {
            (Some(one), Some(other)) => Some((one.0.min(other.0), one.1.max(other.1))),
            (one, other) => one.or(other),
        };
    }

    fn mark(&mut self, scope: Uuid, named: &Named, play: &PlayRow) {
        for person in [play.person, EVERYBODY] {
            let records = self.records.entry(Kind::of(scope, person, named, play)).or_default();
            for (feat, rank) in play.feats() {
                if person == EVERYBODY || !feat.is_of_tables() {
                    let held = Held::by(play, rank);
                    records.entry(feat).or_insert(held).improve(held);
                }
            }
        }
    }

    fn add_meetings(&mut self, scope: Uuid, counted: &Counted, (game, title): &Named) {
        for one in &counted.seats {
            for Met { other, allied, ahead } in counted.met(one) {
                let key = MeetingKey {
                    scope,
                    person: one.person,
                    other,
                    game: Rc::clone(game),
                    title: Rc::clone(title),
                    contest: counted.contest,
                    seats: counted.size(),
                    allied,
                    ahead,
                };
                *self.meetings.entry(key).or_default() += 1;
            }
        }
    }
}

impl Tallied {
    fn score(&mut self, play: &PlayRow) {
        let place = Some(i64::from(play.place)).filter(|n| play.contest.is_competitive() && *n > 0);
        for (sum, one) in [
            (&mut self.places, place),
            (&mut self.points, play.compared()),
            (&mut self.leads, play.lead()),
            (&mut self.gaps, play.gap()),
        ] {
            if let Some(one) = one {
                *sum = (sum.0 + 1, sum.1.saturating_add(one));
            }
        }
    }

    fn sit(&mut self, played_ms: i64, ended: i64) {
        self.played_ms = played_ms;
        self.span = Some((ended, ended));
    }
}
