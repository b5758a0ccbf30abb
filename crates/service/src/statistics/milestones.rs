//! Milestones: round numbers of games and evenings, the first win, the longest run.

use super::evening::same_evening;
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use serde::Serialize;
use store::WalkedPlay;
use ts_rs::TS;
use uuid::Uuid;

/// Shorter runs of wins are none to speak of.
const SHORTEST_RUN: u32 = 3;

/// What a person reached, and at which session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Milestone {
    pub person: Uuid,
    pub session: Uuid,
    /// When that session ended.
    pub ended: Timestamp,
    pub reached: Reached,
}

/// What can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Reached {
    /// How many games, of any kind.
    Games { n: u32 },
    /// How many games of one kind; `title` is what the people call it, else empty.
    GamesOf { game: String, title: String, n: u32 },
    /// How many evenings.
    Evenings { n: u32 },
    /// The first competitive win.
    FirstWin,
    /// The longest run of competitive wins so far.
    Run { n: u32 },
}

impl<C: Clock> SessionService<C> {
    /// Milestones of one person, the first one first; of runs only the longest.
    pub fn person_milestones(&self, person: Uuid) -> Result<Vec<Milestone>, ServiceError> {
        let mut reached = self.milestones(person, i64::MAX)?;
        let is_run = |one: &Milestone| matches!(one.reached, Reached::Run { .. });
        let longest = reached.iter().rposition(is_run);
        let mut at = 0..;
        reached.retain(|one| at.next() == longest || !is_run(one));
        Ok(reached)
    }

    /// Milestones that people reached at one session; none while it is not finished.
    pub fn session_milestones(&self, session: Uuid) -> Result<Vec<Milestone>, ServiceError> {
        let listed = self.store.listed(session)?;
        let until = listed.ended.saturating_add(1);
        let mut reached = Vec::new();
        for seat in listed.seats {
            let theirs = self.milestones(seat.person, until)?.into_iter();
            reached.extend(theirs.filter(|one| one.session == session));
        }
        Ok(reached)
    }

    /// Milestones that a person's plays before a moment lead to, the first one first.
    fn milestones(&self, person: Uuid, until: i64) -> Result<Vec<Milestone>, ServiceError> {
        let (mut reaching, mut found) = (Reaching::default(), Vec::new());
        self.store.walk_plays(person, until, |play| {
            for reached in reaching.play(play) {
                let (session, ended) = (play.session()?, Timestamp(play.ended));
                found.push(Milestone { person, session, ended, reached });
            }
            Ok(())
        })?;
        Ok(found)
    }
}

/// What a person has reached so far, play by play in their order.
#[derive(Default)]
struct Reaching {
    games: u32,
    of_game: Vec<((String, String), u32)>,
    evenings: u32,
    /// When the session before ended.
    before: Option<i64>,
    won: bool,
    run: u32,
    longest: u32,
}

impl Reaching {
    /// What is reached with one more play.
    fn play(&mut self, play: &WalkedPlay<'_>) -> Vec<Reached> {
        let mut reached = Vec::new();
        self.games += 1;
        if is_round(self.games) {
            reached.push(Reached::Games { n: self.games });
        }
        let (game, title) = play.game;
        let n = self.one_more_of(game, title);
        if is_round(n) {
            reached.push(Reached::GamesOf { game: game.to_owned(), title: title.to_owned(), n });
        }
        let before = self.before.replace(play.ended);
        if !before.is_some_and(|before| same_evening(before, play.ended, play.played_ms)) {
            self.evenings += 1;
            if is_round(self.evenings) {
                reached.push(Reached::Evenings { n: self.evenings });
            }
        }
        let Some(won) = play.won else { return reached };
        self.run = if won { self.run + 1 } else { 0 };
        if won && !self.won {
            self.won = true;
            reached.push(Reached::FirstWin);
        }
        if self.run > self.longest {
            self.longest = self.run;
            if self.run >= SHORTEST_RUN {
                reached.push(Reached::Run { n: self.run });
            }
        }
        reached
    }

    fn one_more_of(&mut self, game: &str, title: &str) -> u32 {
        let known = self.of_game.iter().position(|((g, t), _)| g == game && t == title);
        let at = known.unwrap_or_else(|| {
            self.of_game.push(((game.to_owned(), title.to_owned()), 0));
            self.of_game.len() - 1
        });
        self.of_game[at].1 += 1;
        self.of_game[at].1
    }
}

/// 10, 25, 50, 100, 250, 500, 1000 and so on.
fn is_round(mut n: u32) -> bool {
    while n > 50 && n.is_multiple_of(10) {
        n /= 10;
    }
    matches!(n, 10 | 25 | 50)
}
