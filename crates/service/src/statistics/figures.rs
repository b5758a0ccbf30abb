//! The arithmetic of the statistics; `docs/statistics.md` defines each figure.

use super::wire::{
    CoursePoint, FormPoint, HIndex, HeadToHead, Mark, PlayRecord, PointFigures, Streak, Streaks,
    Tally,
};
use kernel::{BestIs, Contest, Timestamp};
use store::{CourseRow, Feat, FormRow, MeetingSumRow, PlayRow, RecordRow, TallyRow};
use uuid::Uuid;

pub(super) const FORM: usize = 40;
const COURSE: usize = 60;
const RECENT: usize = 20;
/// Fewer meetings say nothing about two people.
const FEWEST_MEETINGS: u32 = 3;

impl Tally {
    /// Counts plays of one kind of table.
    pub(super) fn add(&mut self, plays: u32, wins: u32, shared: u32, sides: u8) {
        self.plays += plays;
        self.wins += wins;
        self.shared += shared;
        if sides > 1 {
            self.even += f64::from(plays) / f64::from(sides);
        }
    }
}

impl PlayRecord {
    /// The tally that plays of this kind belong to.
    fn kind(&mut self, contest: Contest, alone: bool) -> &mut Tally {
        match (contest, alone) {
            (Contest::Each | Contest::Teams, _) => &mut self.competitive,
            (Contest::OneAgainstMany, true) => &mut self.alone,
            (Contest::OneAgainstMany, false) => &mut self.among,
            (Contest::Cooperative, _) => &mut self.cooperative,
        }
    }

    pub(super) fn play(&mut self, play: &PlayRow) {
        let (won, shared) = (u32::from(play.won), u32::from(play.is_shared()));
        self.kind(play.contest, play.alone).add(1, won, shared, play.sides);
    }

    pub(super) fn tally(&mut self, row: &TallyRow) {
        let kind = self.kind(row.contest, row.alone);
        kind.add(row.plays, row.wins, row.shared, row.sides);
    }

    /// Plays of every kind.
    pub fn plays(&self) -> u32 {
        [self.competitive, self.alone, self.among, self.cooperative].iter().map(|t| t.plays).sum()
    }
}

/// Numbers, of which only the mean is asked.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: u32,
    sum: i64,
}

impl Mean {
    fn take(&mut self, number: i64) {
        self.add((1, number));
    }

    fn add(&mut self, (count, sum): (u32, i64)) {
        self.count += count;
        self.sum = self.sum.saturating_add(sum);
    }

    /// None of nothing.
    fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / f64::from(self.count))
    }
}

/// What plays add up to: each counted by itself, or as sums of all time have them.
#[derive(Clone, Default)]
pub(super) struct Sum {
    pub(super) record: PlayRecord,
    places: Mean,
    pub(super) points: Points,
    pub(super) played_ms: i64,
    pub(super) first: Option<i64>,
    pub(super) last: i64,
}

impl Sum {
    /// The mean place of competitive plays whose place is known.
    pub(super) fn mean_place(&self) -> Option<f64> {
        self.places.mean()
    }

    pub(super) fn play(&mut self, play: &PlayRow) {
        self.record.play(play);
        if play.contest.is_competitive() && play.place > 0 {
            self.places.take(i64::from(play.place));
        }
        self.points.play(play);
        self.span(play.played_ms, play.ended, play.ended);
    }

    pub(super) fn tally(&mut self, row: &TallyRow) {
        self.record.tally(row);
        self.places.add(row.places);
        self.points.tally(row);
        self.span(row.played_ms, row.first, row.last);
    }

    fn span(&mut self, played_ms: i64, first: i64, last: i64) {
        self.played_ms += played_ms;
        self.first = Some(self.first.map_or(first, |known| known.min(first)));
        self.last = self.last.max(last);
    }
}

/// A competitive play, as a person's form knows it.
pub(super) fn form_of(play: &PlayRow) -> Option<FormRow> {
    let PlayRow { ended, session, seats, place, won, .. } = *play;
    play.contest.is_competitive().then_some(FormRow { ended, session, seats, place, won })
}

/// How a competitive play came out.
pub(super) fn course_of(play: &PlayRow) -> Option<CourseRow> {
    let PlayRow { ended, won, .. } = *play;
    play.contest.is_competitive().then_some(CourseRow { ended, won })
}

/// Runs of wins and losses in competitive plays, which come in their order.
pub(super) fn streaks(plays: impl IntoIterator<Item = CourseRow>) -> Streaks {
    let mut streaks = Streaks::default();
    plays.into_iter().for_each(|play| streaks.play(play));
    streaks
}

impl Streaks {
    /// The next play.
    pub(super) fn play(&mut self, play: CourseRow) {
        let ended = Some(Timestamp(play.ended));
        let (on, off, longest) = if play.won {
            (&mut self.current, &mut self.drought, &mut self.longest)
        } else {
            (&mut self.drought, &mut self.current, &mut self.longest_drought)
        };
        *off = Streak::default();
        *on = on.and(ended);
        if on.length >= longest.length {
            *longest = *on;
        }
    }
}

impl Streak {
    /// One longer.
    pub(super) fn and(self, ended: Option<Timestamp>) -> Streak {
        Streak { length: self.length + 1, since: self.since.or(ended), until: ended }
    }
}

/// The last competitive plays, the latest at the end.
pub(super) fn form(plays: &[FormRow]) -> Vec<FormPoint> {
    let latest = &plays[plays.len().saturating_sub(FORM)..];
    let point = |play: &FormRow| FormPoint {
        session: play.session,
        ended: Timestamp(play.ended),
        place: (play.place > 0).then_some(play.place),
        seats: play.seats,
        won: play.won,
    };
    latest.iter().map(point).collect()
}

/// How it stood after some of the competitive plays, evenly spread, after the latest always.
pub(super) fn course(plays: &[CourseRow]) -> Vec<CoursePoint> {
    let points = plays.len().min(COURSE);
    let (mut wins, mut recent, mut course) = (0, 0, Vec::with_capacity(points));
    for (at, play) in plays.iter().enumerate() {
        let before = at.checked_sub(RECENT).map(|past| u32::from(plays[past].won));
        wins += u32::from(play.won);
        recent = recent + u32::from(play.won) - before.unwrap_or(0);
        // The first play of each of as many equal shares as there are points, counted from the end.
        let wanted = plays.len() - 1 - (points - 1 - course.len()) * plays.len() / points;
        if at == wanted {
            course.push(CoursePoint {
                at: Timestamp(play.ended),
                plays: at as u32 + 1,
                wins,
                of_last: recent,
                last: (at + 1).min(RECENT) as u32,
            });
        }
    }
    course
}

/// Points of competitive plays, by what makes the best place.
#[derive(Clone, Default)]
pub(super) struct Points {
    highest: Rule,
    lowest: Rule,
}

/// Points under one rule.
#[derive(Clone, Default)]
struct Rule {
    points: Mean,
    leads: Mean,
    gaps: Mean,
    latest: Best,
    most: Best,
    fewest: Best,
    round: Best,
    widest: Best,
    closest: Best,
}

impl Rule {
    /// The best of its kind; none of what points do not decide.
    fn best(&mut self, feat: Feat) -> Option<&mut Best> {
        Some(match feat {
            Feat::Latest => &mut self.latest,
            Feat::Most => &mut self.most,
            Feat::Fewest => &mut self.fewest,
            Feat::Round => &mut self.round,
            Feat::Widest => &mut self.widest,
            Feat::Closest => &mut self.closest,
            Feat::Shortest | Feat::Longest => return None,
        })
    }
}

impl Points {
    fn rule(&mut self, scoring: BestIs) -> Option<&mut Rule> {
        match scoring {
            BestIs::Highest => Some(&mut self.highest),
            BestIs::Lowest => Some(&mut self.lowest),
            BestIs::Unscored => None,
        }
    }

    pub(super) fn play(&mut self, play: &PlayRow) {
        let Some(rule) = self.rule(play.scoring) else { return };
        for (mean, number) in [
            (&mut rule.points, play.compared()),
            (&mut rule.leads, play.lead()),
            (&mut rule.gaps, play.gap()),
        ] {
            number.into_iter().for_each(|number| mean.take(number));
        }
        for (feat, rank) in play.feats() {
            if let Some(best) = rule.best(feat) {
                best.offer(rank, play);
            }
        }
    }

    pub(super) fn tally(&mut self, row: &TallyRow) {
        if let Some(rule) = self.rule(row.scoring) {
            rule.points.add(row.points);
            rule.leads.add(row.leads);
            rule.gaps.add(row.gaps);
        }
    }

    pub(super) fn record(&mut self, row: &RecordRow) {
        if let Some(best) = self.rule(row.scoring).and_then(|rule| rule.best(row.feat)) {
            best.record(row);
        }
    }

    /// The latest of them.
    fn latest(&self) -> Option<Mark> {
        let all = [&self.lowest, &self.highest].into_iter().filter_map(|rule| rule.latest.mark());
        all.max_by_key(|mark| mark.ended)
    }

    /// What counts as best is what made the best place in the latest of them, in whose decimals it is read.
    ///
    /// # Errors
    /// When these cannot be read.
    pub(super) fn figures<E>(
        &self,
        decimals_of: impl FnOnce(Uuid) -> Result<u8, E>,
    ) -> Result<PointFigures, E> {
        let latest = self.latest();
        let decimals = latest.map_or(Ok(0), |mark| decimals_of(mark.session))?;
        let lowest = latest.is_some() && latest == self.lowest.latest.mark();
        let rule = if lowest { &self.lowest } else { &self.highest };
        let (most, fewest) = (rule.most.mark(), rule.fewest.least());
        let (best, worst) = if lowest { (fewest, most) } else { (most, fewest) };
        Ok(PointFigures {
            decimals,
            mean: rule.points.mean(),
            best,
            worst,
            best_round: rule.round.mark(),
            widest: rule.widest.mark(),
            closest: rule.closest.least(),
            mean_lead: rule.leads.mean(),
            mean_gap: rule.gaps.mean(),
        })
    }
}

/// The highest rank that is offered; of equal ones the latest.
#[derive(Clone, Default)]
pub(super) struct Best(Option<Mark>);

impl Best {
    pub(super) fn offer(&mut self, rank: i64, play: &PlayRow) {
        self.take(rank, play.session, play.person, play.ended);
    }

    pub(super) fn record(&mut self, row: &RecordRow) {
        self.take(row.rank, row.session, row.holder, row.ended);
    }

    fn take(&mut self, rank: i64, session: Uuid, person: Uuid, ended: i64) {
        let ended = Timestamp(ended);
        if self.0.is_none_or(|best| (rank, ended) > (best.value, best.ended)) {
            self.0 = Some(Mark { value: rank, session, person, ended });
        }
    }

    /// What it was.
    pub(super) fn mark(&self) -> Option<Mark> {
        self.0
    }

    /// What it was, of what is the better the less it is.
    pub(super) fn least(&self) -> Option<Mark> {
        self.mark().map(|mark| Mark { value: mark.value.saturating_neg(), ..mark })
    }
}

/// The largest h with h games played h times or more, and how far the next one is.
pub(super) fn h_index(plays: impl IntoIterator<Item = u32>) -> HIndex {
    let mut plays: Vec<u32> = plays.into_iter().collect();
    plays.sort_unstable_by(|a, b| b.cmp(a));
    let h = plays.iter().zip(1u32..).take_while(|(plays, rank)| *plays >= rank).count() as u32;
    let of = |rank: u32| plays.get(rank as usize).copied().unwrap_or(0);
    let missing = (0..=h).map(|rank| (h + 1).saturating_sub(of(rank))).sum();
    let exact = f64::from(h + 1) - f64::from(missing) / f64::from(2 * h + 1);
    HIndex { h, exact, missing }
}

impl HeadToHead {
    /// Nothing yet with this one.
    pub(super) fn with(person: Uuid) -> HeadToHead {
        HeadToHead { person, ahead: 0, level: 0, behind: 0, allied: 0, apart: 0 }
    }

    pub(super) fn meet(&mut self, met: &MeetingSumRow) {
        let count = match (met.allied, met.contest.is_competitive(), met.ahead) {
            (true, ..) => &mut self.allied,
            (false, false, _) => &mut self.apart,
            (false, true, 1) => &mut self.ahead,
            (false, true, 0) => &mut self.level,
            (false, true, _) => &mut self.behind,
        };
        *count += met.meetings;
    }

    /// How often they met as opponents.
    pub(super) fn meetings(&self) -> u32 {
        self.ahead + self.level + self.behind
    }

    /// How often they sat at one table.
    pub(super) fn together(&self) -> u32 {
        self.meetings() + self.allied + self.apart
    }
}

/// Who is lost to most: at least three times, more often than not, with the highest share of losses.
pub(super) fn nemesis(rivals: &[HeadToHead]) -> Option<Uuid> {
    let fear = |one: &HeadToHead| f64::from(one.behind) / f64::from(one.meetings());
    let feared =
        rivals.iter().filter(|one| one.behind >= FEWEST_MEETINGS && one.behind > one.ahead);
    let worst = feared.max_by(|a, b| {
        let by_share = fear(a).total_cmp(&fear(b));
        by_share.then(a.behind.cmp(&b.behind)).then(b.person.cmp(&a.person))
    });
    worst.map(|one| one.person)
}

/// The opponent closest to even: met three times at least, and ahead and behind differ by the smallest share of
/// the meetings, no more than a fifth; of equally close ones the one met most often.
pub(super) fn rival(rivals: &[HeadToHead]) -> Option<Uuid> {
    let level = rivals.iter().filter(|one| {
        one.meetings() >= FEWEST_MEETINGS && one.ahead.abs_diff(one.behind) * 5 <= one.meetings()
    });
    let best = level.min_by(|a, b| {
        let apart = |one: &HeadToHead, of: &HeadToHead| {
            u64::from(one.ahead.abs_diff(one.behind)) * u64::from(of.meetings())
        };
        let closest = apart(a, b).cmp(&apart(b, a));
        closest.then(b.meetings().cmp(&a.meetings())).then(a.person.cmp(&b.person))
    });
    best.map(|one| one.person)
}
