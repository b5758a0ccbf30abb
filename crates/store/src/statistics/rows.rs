use crate::{Contest, Scoring};
use rusqlite::Row;
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
    pub scoring: Scoring,
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

/// Plays, and the games they were of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    /// Each game's id and what the people call it.
    pub games: Vec<(String, String)>,
    /// The plays.
    pub rows: Vec<PlayRow>,
}

impl Plays {
    pub(super) fn add(&mut self, row: &Row<'_>) -> rusqlite::Result<()> {
        let (game, title) = (row.get_ref(3)?.as_str()?, row.get_ref(4)?.as_str()?);
        let known = self.games.iter().position(|known| known.0 == game && known.1 == title);
        let game = known.unwrap_or_else(|| {
            self.games.push((game.to_owned(), title.to_owned()));
            self.games.len() - 1
        });
        self.rows.push(PlayRow {
            person: row.get(0)?,
            ended: row.get(1)?,
            session: row.get(2)?,
            game,
            contest: row.get(5)?,
            scoring: row.get(6)?,
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

/// What plays of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// Whose; nobody's where sessions are counted.
    pub person: Option<Uuid>,
    /// The game's id.
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    /// Who played against whom.
    pub contest: Contest,
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
}

impl TallyRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<TallyRow> {
        let person: Uuid = row.get(0)?;
        Ok(TallyRow {
            person: (!person.is_nil()).then_some(person),
            game: row.get(1)?,
            title: row.get(2)?,
            contest: row.get(3)?,
            seats: row.get(4)?,
            sides: row.get(5)?,
            alone: row.get(6)?,
            plays: row.get(7)?,
            wins: row.get(8)?,
            shared: row.get(9)?,
            played_ms: row.get(10)?,
        })
    }
}

/// Two people in one finished session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeetingRow {
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
}

impl MeetingRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<MeetingRow> {
        Ok(MeetingRow {
            ended: row.get(0)?,
            contest: row.get(1)?,
            allied: row.get(2)?,
            ahead: row.get(3)?,
            won: row.get(7)?,
        })
    }
}

/// What facts of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactSumRow {
    /// What they are.
    pub key: String,
    /// What sets them apart from others of their kind; else empty.
    pub dim: String,
    /// How many sessions know them.
    pub sessions: u32,
    /// All values.
    pub value: i64,
    /// Out of how many.
    pub of: i64,
    /// The least of a session.
    pub least: i64,
    /// The most of a session.
    pub most: i64,
}

impl FactSumRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<FactSumRow> {
        Ok(FactSumRow {
            key: row.get(0)?,
            dim: row.get(1)?,
            sessions: row.get(2)?,
            value: row.get(3)?,
            of: row.get(4)?,
            least: row.get(5)?,
            most: row.get(6)?,
        })
    }
}
