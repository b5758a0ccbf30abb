//! Plays, as rows hold them: one of each person, or a finished session with everybody's.

use super::Feat;
use crate::StoreError;
use crate::projections::unpack_plays;
use crate::word::Word;
use kernel::{BestIs, Contest};
use rusqlite::{Row, Rows};
use uuid::Uuid;

/// One person in one finished session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayRow {
    /// Who.
    pub person: Uuid,
    /// When the session ended.
    pub ended: i64,
    /// The session.
    pub session: Uuid,
    /// The number of the game in [`Plays::games`].
    pub game: usize,
    /// Who played against whom.
    pub contest: Contest,
    /// What made the best place.
    pub scoring: BestIs,
    /// How many sat there.
    pub seats: u8,
    /// How many sides there were.
    pub sides: u8,
    /// How many of them won.
    pub winners: u8,
    /// Whether this one played against all the others.
    pub alone: bool,
    /// The place from 1; 0 where it is not known.
    pub place: u8,
    /// Whether this one won.
    pub won: bool,
    /// All points, where there were any.
    pub points: Option<i64>,
    /// How far ahead of the best other side, below 0 how far behind it.
    pub margin: Option<i64>,
    /// The best round, where the most points win.
    pub best_round: Option<i64>,
    /// Milliseconds at the table.
    pub played_ms: i64,
}

impl PlayRow {
    /// Whether it was won together with another side.
    pub fn is_shared(&self) -> bool {
        self.won && self.winners > 1
    }

    /// The points, where points are compared.
    pub fn compared(&self) -> Option<i64> {
        self.points.filter(|_| self.contest.is_competitive() && self.scoring != BestIs::Unscored)
    }

    /// How far ahead of the best other side it was won alone, where points are compared.
    pub fn lead(&self) -> Option<i64> {
        self.margin.filter(|_| self.compared().is_some() && self.won && !self.is_shared())
    }

    /// How far behind the best other side it was lost, where points are compared.
    pub fn gap(&self) -> Option<i64> {
        let behind = self.margin.filter(|_| self.compared().is_some() && !self.won);
        behind.map(i64::saturating_neg)
    }

    /// What it could be the record of: the higher the rank the better, of the fewest, the closest and
    /// the shortest below 0.
    pub fn feats(&self) -> impl Iterator<Item = (Feat, i64)> {
        let points = self.compared();
        let lead = self.lead();
        let time = Some(self.played_ms).filter(|ms| *ms > 0);
        let feats = [
            (Feat::Latest, points.map(|_| 0)),
            (Feat::Most, points),
            (Feat::Fewest, points.map(i64::saturating_neg)),
            (Feat::Round, points.and(self.best_round)),
            (Feat::Widest, lead),
            (Feat::Closest, lead.map(i64::saturating_neg)),
            (Feat::Shortest, time.map(i64::saturating_neg)),
            (Feat::Longest, time),
        ];
        feats.into_iter().filter_map(|(feat, rank)| Some((feat, rank?)))
    }
}

/// Plays, and the games they were of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    /// Each game's id and what the people call it.
    pub games: Vec<(String, String)>,
    /// The plays.
    pub rows: Vec<PlayRow>,
}

impl Plays {
    /// The plays of each session, where everybody's were read; never none.
    pub fn tables(&self) -> impl Iterator<Item = &[PlayRow]> {
        self.rows.chunk_by(|a, b| a.session == b.session)
    }

    /// Reads rows of plays.
    pub(crate) fn read(mut rows: Rows<'_>) -> rusqlite::Result<Plays> {
        let mut plays = Plays::default();
        while let Some(row) = rows.next()? {
            plays.add(row)?;
        }
        Ok(plays)
    }

    /// Reads rows of finished sessions, and from each everybody's play.
    pub(crate) fn read_finished(mut rows: Rows<'_>) -> rusqlite::Result<Plays> {
        let mut plays = Plays::default();
        while let Some(row) = rows.next()? {
            plays.add_finished(row)?;
        }
        Ok(plays)
    }

    fn add_finished(&mut self, row: &Row<'_>) -> rusqlite::Result<()> {
        let game = number(&mut self.games, row.get_ref(2)?.as_str()?, row.get_ref(3)?.as_str()?);
        let of_session = PlayRow {
            ended: row.get(0)?,
            session: row.get(1)?,
            game,
            contest: row.get::<_, Word<_>>(4)?.0,
            scoring: row.get::<_, Word<_>>(5)?.0,
            seats: row.get(6)?,
            sides: row.get(7)?,
            winners: row.get(8)?,
            played_ms: row.get(9)?,
            // Each person's own.
            person: Uuid::nil(),
            alone: false,
            place: 0,
            won: false,
            points: None,
            margin: None,
            best_round: None,
        };
        self.rows.extend(unpack_plays(row.get_ref(10)?.as_blob()?, of_session)?);
        Ok(())
    }

    fn add(&mut self, row: &Row<'_>) -> rusqlite::Result<()> {
        let game = number(&mut self.games, row.get_ref(3)?.as_str()?, row.get_ref(4)?.as_str()?);
        self.rows.push(PlayRow {
            person: row.get(0)?,
            ended: row.get(1)?,
            session: row.get(2)?,
            game,
            contest: row.get::<_, Word<_>>(5)?.0,
            scoring: row.get::<_, Word<_>>(6)?.0,
            seats: row.get(7)?,
            sides: row.get(8)?,
            winners: row.get(9)?,
            alone: row.get(10)?,
            place: row.get(11)?,
            won: row.get(12)?,
            points: row.get(13)?,
            margin: row.get(14)?,
            best_round: row.get(15)?,
            played_ms: row.get(16)?,
        });
        Ok(())
    }
}

/// A play on the way through all of a person's plays.
pub struct WalkedPlay<'a> {
    row: &'a Row<'a>,
    /// When the session ended.
    pub ended: i64,
    /// The game's id, and what the people call it.
    pub game: (&'a str, &'a str),
    /// Whether it was won; none where it does not count for runs.
    pub won: Option<bool>,
    /// Milliseconds at the table.
    pub played_ms: i64,
}

impl<'a> WalkedPlay<'a> {
    pub(super) fn read(row: &'a Row<'a>) -> rusqlite::Result<WalkedPlay<'a>> {
        Ok(WalkedPlay {
            row,
            ended: row.get(0)?,
            game: (row.get_ref(2)?.as_str()?, row.get_ref(3)?.as_str()?),
            won: row.get(4)?,
            played_ms: row.get(5)?,
        })
    }

    /// The session.
    pub fn session(&self) -> Result<Uuid, StoreError> {
        Ok(self.row.get(1)?)
    }
}

/// The number of a game among those that were read, each of them once.
pub(super) fn number(games: &mut Vec<(String, String)>, game: &str, title: &str) -> usize {
    let known = games.iter().position(|known| known.0 == game && known.1 == title);
    known.unwrap_or_else(|| {
        games.push((game.to_owned(), title.to_owned()));
        games.len() - 1
    })
}
