//! Everything about two people.

use super::figures::{is_competitive, nemesis, rival};
use super::span;
use super::wire::{HeadToHead, Meeting, PairGame, PairStatistics, Scope, Streak, Tally};
use crate::history::kind;
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Moment;
use store::{Contest, MeetingRow};
use uuid::Uuid;

const LAST: usize = 30;

impl<C: Clock> SessionService<C> {
    /// Everything about two people, told from the first one.
    ///
    /// # Errors
    /// When there is no such group, or it cannot be read.
    pub fn pair_statistics(
        &self,
        person: Uuid,
        other: Uuid,
        scope: &Scope,
    ) -> Result<PairStatistics, ServiceError> {
        let span = span(scope);
        let met = self.store.meetings_between(person, other, &span)?;
        let mut pair = Pair::new(other);
        let mut games: Vec<PairGame> = Vec::new();
        for (meeting, _, game, title) in &met {
            pair.meet(meeting);
            let known = games.iter().position(|one| one.game == *game && one.title == *title);
            let at = known.unwrap_or_else(|| {
                let (game, title, record) = (game.clone(), title.clone(), HeadToHead::with(other));
                games.push(PairGame { game, title, record });
                games.len() - 1
            });
            games[at].record.meet(meeting);
        }
        games.sort_by_key(|game| std::cmp::Reverse(game.record.together()));
        let last =
            met.into_iter().rev().take(LAST).map(|(meeting, session, game, title)| Meeting {
                session,
                ended: Moment(meeting.ended),
                game,
                title,
                contest: kind(meeting.contest),
                allied: meeting.allied,
                ahead: meeting.ahead,
                won: meeting.won,
            });
        let last = last.collect();
        let (mine, theirs) = (self.rivals(person, &span)?, self.rivals(other, &span)?);
        Ok(PairStatistics {
            person,
            record: pair.record,
            games,
            longest_ahead: pair.longest_ahead,
            longest_behind: pair.longest_behind,
            current: pair.current(),
            partners: pair.partners,
            cooperative: pair.cooperative,
            among: pair.among,
            apart: pair.apart,
            nemesis: nemesis(&mine) == Some(other),
            nemesis_of: nemesis(&theirs) == Some(person),
            rival: rival(&mine) == Some(other),
            last,
            hide_rates: self.hides_rates(scope)?,
        })
    }
}

/// What meetings in their order add up to.
pub(super) struct Pair {
    pub(super) record: HeadToHead,
    ahead: Streak,
    behind: Streak,
    pub(super) longest_ahead: Streak,
    pub(super) longest_behind: Streak,
    pub(super) partners: Tally,
    pub(super) cooperative: Tally,
    pub(super) among: Tally,
    pub(super) apart: Tally,
}

impl Pair {
    pub(super) fn new(other: Uuid) -> Pair {
        let (none, tally) = (Streak::default(), Tally::default());
        Pair {
            record: HeadToHead::with(other),
            ahead: none,
            behind: none,
            longest_ahead: none,
            longest_behind: none,
            partners: tally,
            cooperative: tally,
            among: tally,
            apart: tally,
        }
    }

    pub(super) fn meet(&mut self, meeting: &MeetingRow) {
        self.record.meet(meeting);
        let tally = match (meeting.contest, meeting.allied) {
            (Contest::Cooperative, _) => Some(&mut self.cooperative),
            (Contest::OneAgainstMany, true) => Some(&mut self.among),
            (Contest::OneAgainstMany, false) => Some(&mut self.apart),
            (_, true) => Some(&mut self.partners),
            (_, false) => None,
        };
        if let Some(tally) = tally {
            tally.plays += 1;
            tally.wins += u32::from(meeting.won);
        }
        if is_competitive(meeting.contest) && !meeting.allied {
            self.run(meeting);
        }
    }

    /// Somebody level with the other ends either run.
    fn run(&mut self, meeting: &MeetingRow) {
        let ended = Some(Moment(meeting.ended));
        let next = |run: Streak, goes_on: bool| {
            if goes_on { run.and(ended) } else { Streak::default() }
        };
        self.ahead = next(self.ahead, meeting.ahead > 0);
        self.behind = next(self.behind, meeting.ahead < 0);
        if self.ahead.length > 0 && self.ahead.length >= self.longest_ahead.length {
            self.longest_ahead = self.ahead;
        }
        if self.behind.length > 0 && self.behind.length >= self.longest_behind.length {
            self.longest_behind = self.behind;
        }
    }

    /// The run that is on, below 0 when it is the other's.
    pub(super) fn current(&self) -> i32 {
        self.ahead.length as i32 - self.behind.length as i32
    }
}
