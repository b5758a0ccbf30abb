//! Statistics of two people.

use super::answers::{Meeting, PairGame, PairStatistics};
use super::figures::{nemesis, rival};
use super::span;
use super::wire::{HeadToHead, Scope, Streak, Tally};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Contest;
use kernel::Timestamp;
use store::MeetingSumRow;
use uuid::Uuid;

const LAST: usize = 30;

impl<C: Clock> SessionService<C> {
    /// Everything about two people, told from the first one.
    pub fn pair_statistics(
        &self,
        person: Uuid,
        other: Uuid,
        scope: &Scope,
    ) -> Result<PairStatistics, ServiceError> {
        let span = span(scope);
        let met = self.store.meetings_between(person, other, &span)?;
        let mut pair = Pair::new(other);
        let record = HeadToHead::with(other);
        let mut games: Vec<PairGame> = met
            .games
            .iter()
            .map(|(game, title)| PairGame { game: game.clone(), title: title.clone(), record })
            .collect();
        for meeting in &met.rows {
            let sum = pair.meet(meeting);
            games[meeting.game].record.meet(&sum);
        }
        let last = met.rows.iter().rev().take(LAST).map(|meeting| {
            let (game, title) = met.games[meeting.game].clone();
            Meeting {
                session: meeting.session,
                ended: Timestamp(meeting.ended),
                game,
                title,
                contest: meeting.contest,
                allied: meeting.allied,
                ahead: meeting.ahead,
                won: meeting.won,
            }
        });
        let last = last.collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.record.together()));
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

    /// One more meeting; as a sum of one.
    fn meet(&mut self, meeting: &store::Meeting) -> MeetingSumRow {
        let store::Meeting { contest, allied, ahead, .. } = *meeting;
        let sum = MeetingSumRow { other: self.record.person, contest, allied, ahead, meetings: 1 };
        self.record.meet(&sum);
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
        if meeting.contest.is_competitive() && !meeting.allied {
            self.run(meeting);
        }
        sum
    }

    /// A person level with the other ends either run.
    fn run(&mut self, meeting: &store::Meeting) {
        let ended = Some(Timestamp(meeting.ended));
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
