//! Figures of lists of plays. Pure; what each of them means is said in `docs/statistics.md`.

use super::wire::{
    CoursePoint, FormPoint, HIndex, HeadToHead, Mark, PlayRecord, PointFigures, Streak, Streaks,
    Tally,
};
use kernel::Moment;
use store::{Contest, MeetingRow, PlayRow, Scoring, TallyRow};
use uuid::Uuid;

const FORM: usize = 40;
const COURSE: usize = 60;
const RECENT: usize = 20;
/// Fewer meetings say nothing about two people.
const FEWEST_MEETINGS: u32 = 3;

/// Whether it is what win rates and head-to-head speak of.
pub(super) fn is_competitive(contest: Contest) -> bool {
    matches!(contest, Contest::Each | Contest::Teams)
}

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
        let (won, shared) = (u32::from(play.won), u32::from(is_shared(play)));
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

    pub(super) fn of<'a>(plays: impl IntoIterator<Item = &'a PlayRow>) -> PlayRecord {
        let mut record = PlayRecord::default();
        plays.into_iter().for_each(|play| record.play(play));
        record
    }
}

fn is_shared(play: &PlayRow) -> bool {
    play.won && play.winners > 1
}

/// The mean of numbers; none of nothing.
fn mean(numbers: impl IntoIterator<Item = i64>) -> Option<f64> {
    let (sum, count) = numbers
        .into_iter()
        .fold((0i64, 0u32), |(sum, count), number| (sum.saturating_add(number), count + 1));
    (count > 0).then(|| sum as f64 / f64::from(count))
}

/// The mean place of competitive plays whose place is known.
pub(super) fn mean_place<'a>(plays: impl IntoIterator<Item = &'a PlayRow>) -> Option<f64> {
    let places = plays.into_iter().filter(|play| is_competitive(play.contest) && play.place > 0);
    mean(places.map(|play| i64::from(play.place)))
}

/// Runs of wins and losses in competitive plays, which come in their order.
pub(super) fn streaks<'a>(plays: impl IntoIterator<Item = &'a PlayRow>) -> Streaks {
    let mut streaks = Streaks::default();
    for play in plays.into_iter().filter(|play| is_competitive(play.contest)) {
        let ended = Some(Moment(play.ended));
        let (on, off, longest) = if play.won {
            (&mut streaks.current, &mut streaks.drought, &mut streaks.longest)
        } else {
            (&mut streaks.drought, &mut streaks.current, &mut streaks.longest_drought)
        };
        *off = Streak::default();
        *on = on.and(ended);
        if on.length >= longest.length {
            *longest = *on;
        }
    }
    streaks
}

impl Streak {
    /// One longer.
    pub(super) fn and(self, ended: Option<Moment>) -> Streak {
        Streak { length: self.length + 1, since: self.since.or(ended), until: ended }
    }
}

/// The last competitive plays, the latest at the end.
pub(super) fn form(plays: &[PlayRow]) -> Vec<FormPoint> {
    let latest = plays.iter().rev().filter(|play| is_competitive(play.contest)).take(FORM);
    let mut form: Vec<FormPoint> = latest
        .map(|play| FormPoint {
            session: play.session,
            ended: Moment(play.ended),
            place: (play.place > 0).then_some(play.place),
            seats: play.seats,
            won: play.won,
        })
        .collect();
    form.reverse();
    form
}

/// How it stood after some of the competitive plays, evenly spread, after the latest always.
pub(super) fn course(plays: &[PlayRow]) -> Vec<CoursePoint> {
    let plays: Vec<&PlayRow> = plays.iter().filter(|play| is_competitive(play.contest)).collect();
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
                at: Moment(play.ended),
                plays: at as u32 + 1,
                wins,
                of_last: recent,
                last: (at + 1).min(RECENT) as u32,
            });
        }
    }
    course
}

/// Points of competitive plays; what counts as best is what made the best place in the latest of them.
pub(super) fn points<'a>(plays: impl IntoIterator<Item = &'a PlayRow>) -> PointFigures {
    let scored: Vec<(&PlayRow, i64)> = plays
        .into_iter()
        .filter(|play| is_competitive(play.contest) && play.scoring != Scoring::Unscored)
        .filter_map(|play| Some((play, play.points?)))
        .collect();
    let latest = scored.iter().max_by_key(|(play, _)| play.ended);
    let Some(scoring) = latest.map(|(play, _)| play.scoring) else {
        return PointFigures::default();
    };
    let scored: Vec<_> = scored.into_iter().filter(|(play, _)| play.scoring == scoring).collect();
    let (mut most, mut fewest): (Best, Best) = (Best::default(), Best::default());
    let (mut round, mut widest, mut closest) = (Best::default(), Best::default(), Best::default());
    for (play, points) in &scored {
        most.offer(*points, *points, play);
        fewest.offer(points.saturating_neg(), *points, play);
        if let Some(best) = play.best_round {
            round.offer(best, best, play);
        }
        if let Some(margin) = play.margin.filter(|_| play.won && play.winners == 1) {
            widest.offer(margin, margin, play);
            closest.offer(margin.saturating_neg(), margin, play);
        }
    }
    let (best, worst) = if scoring == Scoring::Lowest { (fewest, most) } else { (most, fewest) };
    let margins = |won: bool| {
        let of = scored.iter().filter(move |(play, _)| play.won == won && !is_shared(play));
        of.filter_map(|(play, _)| play.margin)
    };
    PointFigures {
        scored: scored.len() as u32,
        mean: mean(scored.iter().map(|(_, points)| *points)),
        best: best.0.map(|(_, mark)| mark),
        worst: worst.0.map(|(_, mark)| mark),
        best_round: round.0.map(|(_, mark)| mark),
        widest: widest.0.map(|(_, mark)| mark),
        closest: closest.0.map(|(_, mark)| mark),
        mean_lead: mean(margins(true)),
        mean_gap: mean(margins(false).map(i64::saturating_neg)),
    }
}

/// The highest of what is offered; of equal ones the latest.
#[derive(Default)]
pub(super) struct Best(pub(super) Option<(i64, Mark)>);

impl Best {
    pub(super) fn offer(&mut self, rank: i64, value: i64, play: &PlayRow) {
        let ended = Moment(play.ended);
        let better = self.0.is_none_or(|(best, mark)| (rank, ended) > (best, mark.ended));
        if better {
            let (session, person) = (play.session, play.person);
            self.0 = Some((rank, Mark { value, session, person, ended }));
        }
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

    pub(super) fn meet(&mut self, meeting: &MeetingRow) {
        let count = match (meeting.allied, is_competitive(meeting.contest), meeting.ahead) {
            (true, ..) => &mut self.allied,
            (false, false, _) => &mut self.apart,
            (false, true, 1) => &mut self.ahead,
            (false, true, 0) => &mut self.level,
            (false, true, _) => &mut self.behind,
        };
        *count += 1;
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

/// Who is met most often at eye level: three times at least, and ahead and behind differ by no more than
/// a fifth of the meetings.
pub(super) fn rival(rivals: &[HeadToHead]) -> Option<Uuid> {
    let level = rivals.iter().filter(|one| {
        one.meetings() >= FEWEST_MEETINGS && one.ahead.abs_diff(one.behind) * 5 <= one.meetings()
    });
    let best = level.max_by(|a, b| {
        let closeness = |one: &HeadToHead| one.ahead.abs_diff(one.behind);
        let by_meetings = a.meetings().cmp(&b.meetings());
        by_meetings.then(closeness(b).cmp(&closeness(a))).then(b.person.cmp(&a.person))
    });
    best.map(|one| one.person)
}
