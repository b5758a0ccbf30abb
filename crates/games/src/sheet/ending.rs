//! End of the game: who has won, places and ties.

use super::form::{Tie, Wins};
use super::model::MOST_ROWS;
use super::names::Names;
use super::record::{EndedBy, Outcome};
use super::said::Said;
use super::state::State;
use kernel::{BySeat, Seat};

impl State {
    /// What makes the best place, by the house rules of the table.
    pub(super) fn wins(&self) -> Wins {
        let low = self.rules.plan.low.as_ref();
        let low = low.is_some_and(|low| Names::of(self).lenient().yes(low).unwrap_or(false));
        if low { Wins::Low } else { self.rules.file.wins }
    }

    /// Whether all play together, or one person alone: only they lose to the game.
    pub(super) fn is_together(&self) -> bool {
        self.sides.len() < 2
    }

    /// How good a column stands: what decides, the first first, each the larger the better (SH-22).
    pub(super) fn rank(&self, column: usize) -> Vec<i64> {
        let file = &self.rules.file;
        let (wins, mut rank) = (self.wins(), Vec::new());
        if wins == Wins::Last {
            let out = self.out.get(column).copied().flatten();
            rank.push(out.map_or(i64::MAX, i64::from));
        } else if file.legs.is_some() {
            rank.push(self.legs.get(column).copied().unwrap_or(0));
        }
        let way = |wins: Wins, value: i64| match wins {
            Wins::Low => value.saturating_neg(),
            _ => value,
        };
        for (place, plan) in file.places.iter().zip(&self.rules.plan.places) {
            let value = Names::of(self).column(column).lenient().number(plan).unwrap_or(0);
            rank.push(way(place.wins.unwrap_or(Wins::High), value));
        }
        if file.places.is_empty() {
            rank.push(way(wins, self.total(column)));
        }
        rank
    }

    /// The columns that stand best among those that are in, or among all where the last ones went out at once; none
    /// where only a row decides.
    pub(super) fn best(&self) -> Vec<usize> {
        if self.wins() == Wins::None {
            return Vec::new();
        }
        let within = Some(self.within()).filter(|within| !within.is_empty());
        let within = match self.wins() {
            Wins::Last => within.unwrap_or_else(|| (0..self.sides.len()).collect()),
            _ => within.unwrap_or_default(),
        };
        let ranks: Vec<(usize, Vec<i64>)> =
            within.into_iter().map(|column| (column, self.rank(column))).collect();
        let top = ranks.iter().map(|(_, rank)| rank).max().cloned();
        ranks.into_iter().filter(|(_, rank)| Some(rank) == top.as_ref()).map(|(at, _)| at).collect()
    }

    /// By what these won who have no better total than others: the name of what decides then, and the others whom that
    /// decided against; nothing where something is compared before the total, for then there was no tie (SH-22).
    pub(super) fn tie_break(&self, winners: &[Seat]) -> Option<(&Said, Vec<Seat>)> {
        let places = &self.rules.file.places;
        if places.first()?.value != "total" {
            return None;
        }
        let best = self.column(*winners.first()?)?;
        let own = self.rank(best);
        let others = self.within().into_iter().filter(|column| *column != best);
        let level: Vec<usize> =
            others.filter(|column| self.total(*column) == self.total(best)).collect();
        let differs =
            |column: &usize| own.iter().zip(self.rank(*column)).position(|(a, b)| *a != b);
        let decided = level.iter().filter_map(differs).max()?;
        let level: Vec<usize> =
            level.into_iter().filter(|column| differs(column) == Some(decided)).collect();
        Some((places.get(decided)?.name.as_ref()?, self.seats_of(&level)))
    }

    /// The seats of these columns.
    pub(super) fn seats_of(&self, columns: &[usize]) -> Vec<Seat> {
        columns.iter().filter_map(|at| self.sides.get(*at)).flatten().copied().collect()
    }

    /// Whether the game is at its end by itself, looked at when a row is complete or a counter was changed.
    pub(super) fn is_done(&self) -> bool {
        let file = &self.rules.file;
        if self.wins() == Wins::Last && self.sides.len() > 1 && self.within().len() <= 1 {
            return true;
        }
        if self.within().is_empty() || self.complete() >= usize::from(MOST_ROWS) {
            return true;
        }
        let planned = self.planned().is_some_and(|planned| self.complete() >= usize::from(planned));
        let ended = self
            .rules
            .plan
            .end
            .as_ref()
            .is_some_and(|end| Names::of(self).lenient().yes(end).unwrap_or(false));
        ((planned && file.round.is_some()) || ended) && self.is_even()
    }

    /// Whether the sheet ends the game: it is full, or where there are no rows the file says so (SH-20).
    pub(super) fn is_sheet_done(&self) -> bool {
        let Some(writing) = self.writing(0).filter(|_| self.counting) else { return false };
        writing.phase(self).is_none() || (self.rules.file.round.is_none() && self.is_done())
    }

    /// Whether one more row can be played for a tie: one that all who are tied write in.
    pub(super) fn has_room(&self) -> bool {
        let file = &self.rules.file;
        let together = file.round.is_some() && file.sheet.is_none() && !file.has_own_rows();
        together && self.rows.len() < usize::from(MOST_ROWS)
    }

    /// The end as the table stands.
    pub(super) fn outcome(&self) -> Outcome {
        let best = self.best();
        let tied = best.len() > 1;
        let winners = self.seats_of(&best);
        let rule = match self.wins() {
            Wins::Last if !tied => EndedBy::Last,
            _ if tied => EndedBy::Shared,
            _ => EndedBy::Places,
        };
        let share = self.rules.file.tie.unwrap_or_default() == Tie::Share;
        Outcome {
            places: self.places(&winners),
            tied: if tied { winners.clone() } else { Vec::new() },
            rule,
            settled: share || !tied,
            winners,
        }
    }

    /// The end by a row that wins, or by legs.
    pub(super) fn won_by(&self, columns: &[usize], rule: EndedBy) -> Outcome {
        let winners = self.seats_of(columns);
        Outcome { places: self.places(&winners), tied: Vec::new(), rule, settled: true, winners }
    }

    /// The same end with these winners among the tied, as the table settled it (SH-24).
    pub(super) fn settled(&self, tied: &[Seat], winners: Vec<Seat>) -> Outcome {
        let (tied, rule) = (tied.to_vec(), EndedBy::Settled);
        Outcome { places: self.places(&winners), tied, rule, settled: true, winners }
    }

    /// Winners first, then those who are in by what decides; equals share a place and the next one is left out.
    pub(super) fn places(&self, winners: &[Seat]) -> BySeat<u8> {
        let unscored = self.wins() == Wins::None;
        let columns = 0..self.sides.len();
        let rank = |column: usize| {
            let won = self.sides[column].iter().any(|seat| winners.contains(seat));
            let (within, rank) = if unscored {
                (true, Vec::new())
            } else {
                (self.out.get(column).is_some_and(Option::is_none), self.rank(column))
            };
            (won, within, rank)
        };
        let ranks: Vec<_> = columns.map(rank).collect();
        let place = |own| 1 + ranks.iter().filter(|other| *other > own).count() as u8;
        self.by_seat(&ranks.iter().map(place).collect::<Vec<_>>())
    }
}
