//! Milestones: round numbers of games and evenings, the first win, the longest run.

use super::evening::evenings;
use super::figures::form_of;
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use store::{Plays, Span};
use ts_rs::TS;
use uuid::Uuid;

/// Shorter runs of wins are none to speak of.
const SHORTEST_RUN: u32 = 3;

/// What a person reached, and at which session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Milestone {
    pub person: Uuid,
    pub session: Uuid,
    /// When that session ended.
    pub ended: Timestamp,
    pub reached: Reached,
}

/// What can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Reached {
    /// So many games, of any kind.
    Games { n: u32 },
    /// So many games of one kind; `title` is what the people call it, else empty.
    GamesOf { game: String, title: String, n: u32 },
    /// So many evenings.
    Evenings { n: u32 },
    /// The first competitive win.
    FirstWin,
    /// The longest run of competitive wins so far.
    Run { n: u32 },
}

impl<C: Clock> SessionService<C> {
    /// Milestones of one person, the first one first; of runs only the longest.
    pub fn person_milestones(&self, person: Uuid) -> Result<Vec<Milestone>, ServiceError> {
        let mut reached = milestones(person, &self.store.plays_of(person, &Span::default())?);
        let is_run = |one: &Milestone| matches!(one.reached, Reached::Run { .. });
        let longest = reached.iter().rposition(is_run);
        let mut at = 0..;
        reached.retain(|one| at.next() == longest || !is_run(one));
        Ok(reached)
    }

    /// Milestones that people reached at one session; none while it is not finished.
    ///
    /// # Errors
    /// When there is no such session, or it cannot be read.
    pub fn session_milestones(&self, session: Uuid) -> Result<Vec<Milestone>, ServiceError> {
        let listed = self.store.listed(session)?;
        let until = Span { until: listed.ended.saturating_add(1), ..Span::default() };
        let mut reached = Vec::new();
        for seat in listed.seats {
            let plays = self.store.plays_of(seat.person, &until)?;
            let theirs = milestones(seat.person, &plays).into_iter();
            reached.extend(theirs.filter(|one| one.session == session));
        }
        Ok(reached)
    }
}

/// Milestones that plays lead to, which come in the order of their ends.
fn milestones(person: Uuid, plays: &Plays) -> Vec<Milestone> {
    let mut found = Vec::new();
    let mut of_game: HashMap<usize, u32> = HashMap::new();
    let (mut games, mut won, mut run, mut longest) = (0, false, 0, 0);
    for (evening, evening_plays) in (1..).zip(evenings(&plays.rows)) {
        for (at, play) in evening_plays.iter().enumerate() {
            let (session, ended) = (play.session, Timestamp(play.ended));
            let mut reach = |reached| found.push(Milestone { person, session, ended, reached });
            games += 1;
            let count = of_game.entry(play.game).or_default();
            *count += 1;
            if is_round(games) {
                reach(Reached::Games { n: games });
            }
            if is_round(*count) {
                let (game, title) = plays.games[play.game].clone();
                reach(Reached::GamesOf { game, title, n: *count });
            }
            if at == 0 && is_round(evening) {
                reach(Reached::Evenings { n: evening });
            }
            let Some(form) = form_of(play) else { continue };
            run = if form.won { run + 1 } else { 0 };
            if form.won && !won {
                won = true;
                reach(Reached::FirstWin);
            }
            if run > longest {
                longest = run;
                if run >= SHORTEST_RUN {
                    reach(Reached::Run { n: run });
                }
            }
        }
    }
    found
}

/// 10, 25, 50, 100, 250, 500, 1000 and so on.
fn is_round(mut n: u32) -> bool {
    while n > 50 && n.is_multiple_of(10) {
        n /= 10;
    }
    matches!(n, 10 | 25 | 50)
}
