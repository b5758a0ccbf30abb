//! Rows that statistics are made of.

use super::plays::number;
use crate::projections::{Met, unpack_company};
use crate::word::{Word, words};
use kernel::{BestIs, Contest};
use rusqlite::{Row, Rows};
use std::collections::BTreeMap;
use uuid::Uuid;

/// How a competitive play came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CourseRow {
    /// When the session ended.
    pub ended: i64,
    /// Whether it was won.
    pub won: bool,
}

/// A competitive play, as a person's form counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormRow {
    /// When the session ended.
    pub ended: i64,
    /// The session.
    pub session: Uuid,
    /// How many sat there.
    pub seats: u8,
    /// The place from 1; 0 where it is not known.
    pub place: u8,
    /// Whether it was won.
    pub won: bool,
}

impl FormRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<FormRow> {
        Ok(FormRow {
            ended: row.get(0)?,
            session: row.get(1)?,
            seats: row.get(2)?,
            place: row.get(3)?,
            won: row.get(4)?,
        })
    }
}

/// What plays of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// The person; none where sessions are counted.
    pub person: Option<Uuid>,
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// Who played against whom.
    pub contest: Contest,
    /// What made the best place.
    pub scoring: BestIs,
    /// How many sat there.
    pub seats: u8,
    /// How many sides there were.
    pub sides: u8,
    /// Whether this one played against all the others.
    pub alone: bool,
    /// How many.
    pub plays: u32,
    /// How many were won; of sessions, by the one alone or by all together.
    pub wins: u32,
    /// How many of them were shared with another side.
    pub shared: u32,
    /// Milliseconds at the table.
    pub played_ms: i64,
    /// Of how many competitive ones the place is known, and all places together.
    pub places: (u32, i64),
    /// How many competitive ones have points, and all points together.
    pub points: (u32, i64),
    /// How many of those were won alone, and all margins together.
    pub leads: (u32, i64),
    /// How many of those were not won, and by how much together.
    pub gaps: (u32, i64),
    /// When the first of them ended.
    pub first: i64,
    /// When the last of them ended.
    pub last: i64,
}

impl TallyRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<TallyRow> {
        let person: Uuid = row.get(0)?;
        Ok(TallyRow {
            person: (!person.is_nil()).then_some(person),
            game: row.get(1)?,
            title: row.get(2)?,
            contest: row.get::<_, Word<_>>(3)?.0,
            scoring: row.get::<_, Word<_>>(4)?.0,
            seats: row.get(5)?,
            sides: row.get(6)?,
            alone: row.get(7)?,
            plays: row.get(8)?,
            wins: row.get(9)?,
            shared: row.get(10)?,
            played_ms: row.get(11)?,
            places: (row.get(12)?, row.get(13)?),
            points: (row.get(14)?, row.get(15)?),
            leads: (row.get(16)?, row.get(17)?),
            gaps: (row.get(18)?, row.get(19)?),
            first: row.get(20)?,
            last: row.get(21)?,
        })
    }
}

words! {
    /// What a person can hold a record of.
    Feat {
        /// Nothing but being the latest that has points.
        Latest = "latest",
        /// The most points.
        Most = "most",
        /// The fewest points.
        Fewest = "fewest",
        /// The most points of one round.
        Round = "round",
        /// The widest win.
        Widest = "widest",
        /// The closest win.
        Closest = "closest",
        /// The shortest session.
        Shortest = "shortest",
        /// The longest session.
        Longest = "longest",
    }
}

/// The best play of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRow {
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// What made the best place.
    pub scoring: BestIs,
    /// What it is the best of.
    pub feat: Feat,
    /// The higher, the better: of the fewest and the closest below 0.
    pub rank: i64,
    /// When the session ended.
    pub ended: i64,
    /// The session.
    pub session: Uuid,
    /// Whose it is.
    pub holder: Uuid,
}

impl RecordRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<RecordRow> {
        Ok(RecordRow {
            game: row.get(0)?,
            title: row.get(1)?,
            scoring: row.get::<_, Word<_>>(2)?.0,
            feat: row.get(3)?,
            rank: row.get(4)?,
            ended: row.get(5)?,
            session: row.get(6)?,
            holder: row.get(7)?,
        })
    }
}

/// How often two people met in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeetingSumRow {
    /// The other one.
    pub other: Uuid,
    /// Who played against whom.
    pub contest: Contest,
    /// Whether they were on one side.
    pub allied: bool,
    /// 1 when the first came before the other, -1 behind, 0 level.
    pub ahead: i8,
    /// How often.
    pub meetings: u32,
}

impl MeetingSumRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<MeetingSumRow> {
        Ok(MeetingSumRow {
            other: row.get(0)?,
            contest: row.get::<_, Word<_>>(1)?.0,
            allied: row.get(2)?,
            ahead: row.get(3)?,
            meetings: row.get(4)?,
        })
    }

    /// Of plays, each with its contest and the people met there.
    pub(super) fn add_up(mut rows: Rows<'_>) -> rusqlite::Result<Vec<MeetingSumRow>> {
        let mut sums: BTreeMap<_, u32> = BTreeMap::new();
        while let Some(row) = rows.next()? {
            let contest = row.get::<_, Word<_>>(0)?.0;
            for Met { other, allied, ahead } in unpack_company(row.get_ref(1)?.as_blob()?)? {
                *sums.entry((other, contest, allied, ahead)).or_default() += 1;
            }
        }
        let row = |((other, contest, allied, ahead), meetings)| MeetingSumRow {
            other,
            contest,
            allied,
            ahead,
            meetings,
        };
        Ok(sums.into_iter().map(row).collect())
    }
}

/// How one person of a session did against the people of other sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeatenRow {
    /// Who.
    pub person: Uuid,
    /// Two for each opponent who came behind, one for each who came level.
    pub halves: u32,
    /// How many opponents there were.
    pub opponents: u32,
}

impl BeatenRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<BeatenRow> {
        let mut beaten = BeatenRow { person: row.get(0)?, halves: 0, opponents: 0 };
        let company = unpack_company(row.get_ref(1)?.as_blob()?)?;
        for met in company.filter(|met| !met.allied) {
            beaten.halves += u32::from((met.ahead + 1).unsigned_abs());
            beaten.opponents += 1;
        }
        Ok(beaten)
    }
}

/// Two people in one finished session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// When it ended.
    pub ended: i64,
    /// Who played against whom.
    pub contest: Contest,
    /// Whether they were on one side.
    pub allied: bool,
    /// 1 when the first came before the other, -1 behind, 0 level.
    pub ahead: i8,
    /// Whether the first won.
    pub won: bool,
    /// The session.
    pub session: Uuid,
    /// The number of the game in [`Meetings::games`].
    pub game: usize,
}

/// Meetings, and the games they were at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// Each game's id and what the people call it.
    pub games: Vec<(String, String)>,
    /// The meetings.
    pub rows: Vec<Meeting>,
}

impl Meetings {
    /// A play of the first, at which the other may have been, too.
    pub(super) fn add(&mut self, other: Uuid, row: &Row<'_>) -> rusqlite::Result<()> {
        let mut company = unpack_company(row.get_ref(0)?.as_blob()?)?;
        let Some(Met { allied, ahead, .. }) = company.find(|met| met.other == other) else {
            return Ok(());
        };
        let game = number(&mut self.games, row.get_ref(5)?.as_str()?, row.get_ref(6)?.as_str()?);
        self.rows.push(Meeting {
            ended: row.get(1)?,
            contest: row.get::<_, Word<_>>(2)?.0,
            allied,
            ahead,
            won: row.get(3)?,
            session: row.get(4)?,
            game,
        });
        Ok(())
    }
}
