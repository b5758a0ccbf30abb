//! One session as the projections see it.

use super::{EVERYBODY, PackedStat, pack, unpack};
use crate::{PlayRow, Status};
use kernel::{BestIs, Contest};
use std::borrow::Cow;
use uuid::Uuid;

/// A session as its projections see it.
pub(super) struct Counted {
    pub(super) game: String,
    /// The game that was played, where it counts as another one.
    pub(super) own: Option<String>,
    /// Empty where the game says which it is.
    pub(super) title: String,
    /// What the people call it.
    pub(super) called: String,
    pub(super) status: Status,
    pub(super) started: i64,
    pub(super) ended: i64,
    pub(super) played_ms: i64,
    pub(super) contest: Contest,
    pub(super) scoring: BestIs,
    pub(super) stats: String,
    pub(super) venue: Option<Uuid>,
    pub(super) venue_name: Option<String>,
    pub(super) note: String,
    pub(super) archived: bool,
    pub(super) seats: Vec<Seat>,
}

/// The person a stat is about, and what it is.
type StatAbout<'a> = (Uuid, Cow<'a, str>, &'a str);

/// A seat with its result, where there is one.
pub(super) struct Seat {
    pub(super) seat: u8,
    /// Who that is in the end.
    pub(super) person: Uuid,
    pub(super) name: String,
    pub(super) points: Option<i64>,
    /// 0 where it is not known.
    pub(super) place: u8,
    pub(super) won: bool,
    pub(super) side: u8,
    pub(super) best_round: Option<i64>,
    /// Whether there is a result at all: a table without a game has none.
    pub(super) resulted: bool,
}

impl Counted {
    /// Where it stands in the history: what is being played by its start, the rest by its end.
    pub(super) fn sorted(&self) -> i64 {
        if self.status == Status::Live { self.started } else { self.ended }
    }

    /// Whether it came to a result, so that it counts as a play.
    pub(super) fn is_played(&self) -> bool {
        self.status == Status::Finished && self.seats.iter().any(|seat| seat.resulted)
    }

    /// How many sat there.
    pub(super) fn size(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// A play for each seat; their game is the one there is.
    pub(super) fn plays(&self, session: Uuid) -> Vec<PlayRow> {
        let (sides, winners) = (self.sides_where(|_| true), self.winners());
        let play = |seat: &Seat| PlayRow {
            person: seat.person,
            ended: self.ended,
            session,
            game: 0,
            contest: self.contest,
            scoring: self.scoring,
            seats: self.size(),
            sides,
            winners,
            alone: self.is_alone(seat),
            place: seat.place,
            won: seat.won,
            points: seat.points,
            margin: self.margin(seat),
            best_round: seat.best_round.filter(|_| self.scoring == BestIs::Highest),
            played_ms: self.played_ms,
        };
        self.seats.iter().map(play).collect()
    }

    /// How many sides won.
    fn winners(&self) -> u8 {
        self.sides_where(|seat| seat.won)
    }

    fn sides_where(&self, counts: impl Fn(&Seat) -> bool) -> u8 {
        let mut sides: Vec<u8> =
            self.seats.iter().filter(|seat| counts(seat)).map(|seat| seat.side).collect();
        sides.sort_unstable();
        sides.dedup();
        u8::try_from(sides.len()).unwrap_or(u8::MAX)
    }

    /// 1 for a win alone, 2 for a shared one, 0 for none; none before the end.
    pub(super) fn came(&self, seat: &Seat) -> Option<u8> {
        let came = match (seat.won, self.winners()) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => 2,
        };
        (self.is_played() && seat.resulted).then_some(came)
    }

    /// Whether this one played against all the others.
    fn is_alone(&self, seat: &Seat) -> bool {
        let own = self.seats.iter().filter(|other| other.side == seat.side).count();
        self.contest == Contest::OneAgainstMany && own == 1
    }

    /// How far ahead of the best other side, below 0 how far behind it; only where points are compared.
    fn margin(&self, seat: &Seat) -> Option<i64> {
        let others = self.seats.iter().filter(|other| other.side != seat.side);
        let others = others.filter_map(|other| other.points);
        let own = seat.points.filter(|_| self.contest.is_competitive())?;
        match self.scoring {
            BestIs::Highest => others.max().map(|best| own.saturating_sub(best)),
            BestIs::Lowest => others.min().map(|best| best.saturating_sub(own)),
            BestIs::Unscored => None,
        }
    }

    /// 1 when the one came before the other, -1 behind, 0 level; by place, and where places are not
    /// known by who has won.
    pub(super) fn ahead(&self, one: &Seat, other: &Seat) -> i8 {
        let order = if one.place > 0 && other.place > 0 {
            other.place.cmp(&one.place)
        } else {
            one.won.cmp(&other.won)
        };
        order as i8
    }

    /// What the game remembers, by whom it is about and what it is; of nobody, of everybody together. The key of a
    /// game that counts as another one says which it is (`own:key`): what two games remember may differ.
    pub(super) fn stats_by_person(&self) -> Vec<(StatAbout<'_>, (i64, i64))> {
        let mut stats = Vec::new();
        for PackedStat { seat, key, dim, value, of } in unpack(&self.stats) {
            let key = match &self.own {
                Some(own) => Cow::Owned(format!("{own}:{key}")),
                None => Cow::Borrowed(key),
            };
            let own = self.seats.iter().find(|own| seat == Some(own.seat));
            if let Some(own) = own {
                stats.push(((own.person, key.clone(), dim), (value, of)));
            }
            stats.push(((EVERYBODY, key, dim), (value, of)));
        }
        stats.sort_unstable();
        stats.dedup_by(|(about, more), (same, sum)| {
            let is_same = about == same;
            if is_same {
                *sum = (sum.0.saturating_add(more.0), sum.1.saturating_add(more.1));
            }
            is_same
        });
        stats
    }

    /// The same, each person's in one text.
    pub(super) fn packed_stats(&self) -> Vec<(Uuid, String)> {
        let sums = self.stats_by_person();
        let of_person = sums.chunk_by(|((one, ..), _), ((other, ..), _)| one == other);
        let packed = of_person.map(|stats| {
            let cells = stats.iter().map(|((_, key, dim), (value, of))| PackedStat {
                seat: None,
                key,
                dim,
                value: *value,
                of: *of,
            });
            (stats[0].0.0, pack(cells))
        });
        packed.collect()
    }
}
