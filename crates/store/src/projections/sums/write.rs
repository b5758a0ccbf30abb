//! Writing the sums: adding and subtracting. Where the first, the last or a record was a session's
//! own, the next one is looked up.

use super::keys::{Held, Kind, MeetingKey, StatKey, TallyKey};
use super::{Sums, Tallied};
use crate::projections::EVERYBODY;
use crate::word::Word;
use crate::{Feat, Plays, StoreError};
use rusqlite::{Connection, Row, params};
use std::collections::{BTreeMap, HashMap};
use uuid::Uuid;

impl Sums {
    /// Adds all of it to what is stored.
    pub(crate) fn keep(&self, connection: &Connection) -> Result<(), StoreError> {
        self.write(connection, 1)?;
        sorted(&self.records).try_for_each(|(kind, held)| kind.keep(connection, held))
    }

    /// Takes a session's off what is stored, once its plays are in no row any more.
    pub(in super::super) fn take_off(
        &self,
        connection: &Connection,
        session: Uuid,
    ) -> Result<(), StoreError> {
        self.write(connection, -1)?;
        for (key, sum) in &self.tallies {
            key.forget_empty(connection)?;
            if let Some((_, last)) = sum.span {
                key.date(connection, last)?;
            }
        }
        self.meetings.keys().try_for_each(|key| key.forget_empty(connection))?;
        self.stats.keys().try_for_each(|key| key.forget_empty(connection))?;
        let mut free: BTreeMap<Kind, Vec<Feat>> = BTreeMap::new();
        let mut forget = connection.prepare_cached("DELETE FROM records WHERE session = ?1 RETURNING scope, person, game, title, seats, scoring, what")?;
        for record in forget.query_map([session], Kind::of_record)? {
            let (kind, feat) = record?;
            free.entry(kind).or_default().push(feat);
        }
        free.into_iter().try_for_each(|(kind, feats)| kind.pass_on(connection, &feats))
    }

    fn write(&self, connection: &Connection, times: i64) -> Result<(), StoreError> {
        sorted(&self.tallies).try_for_each(|(key, sum)| key.add(connection, sum, times))?;
        sorted(&self.meetings).try_for_each(|(key, n)| key.add(connection, times * n))?;
        sorted(&self.stats).try_for_each(|(key, sum)| key.add(connection, *sum, times))
    }
}

/// In the order of the keys that the table has.
fn sorted<K: Ord, S>(sums: &HashMap<K, S>) -> impl Iterator<Item = (&K, &S)> {
    let mut sums: Vec<_> = sums.iter().collect();
    sums.sort_unstable_by_key(|(key, _)| *key);
    sums.into_iter()
}

impl TallyKey {
    fn add(&self, connection: &Connection, sum: &Tallied, times: i64) -> Result<(), StoreError> {
        let Some((first, last)) = sum.span else { return Ok(()) };
        let TallyKey { scope, person, game, title, contest, scoring, seats, sides, alone } = self;
        let pair = |(count, sum): (i64, i64)| (times * count, times.saturating_mul(sum));
        let (placed, places) = pair(sum.places);
        let (scored, points) = pair(sum.points);
        let (leads, lead) = pair(sum.leads);
        let (gaps, gap) = pair(sum.gaps);
        let (plays, played_ms) = pair((sum.plays, sum.played_ms));
        let (wins, shared) = pair((sum.wins, sum.shared));
        connection.prepare_cached(include_str!("add_tally.sql"))?.execute(params![
            scope,
            person,
            game,
            title,
            Word(contest),
            Word(scoring),
            seats,
            sides,
            alone,
            plays,
            wins,
            shared,
            played_ms,
            placed,
            places,
            scored,
            points,
            leads,
            lead,
            gaps,
            gap,
            first,
            last,
        ])?;
        Ok(())
    }

    fn forget_empty(&self, connection: &Connection) -> Result<(), StoreError> {
        let TallyKey { scope, person, game, title, contest, scoring, seats, sides, alone } = self;
        connection.prepare_cached(include_str!("forget_empty_tally.sql"))?.execute(params![
            scope,
            person,
            game,
            title,
            Word(contest),
            Word(scoring),
            seats,
            sides,
            alone
        ])?;
        Ok(())
    }

    /// Finds the first and the last of the plays that are left, where one of them was then.
    fn date(&self, connection: &Connection, ended: i64) -> Result<(), StoreError> {
        let TallyKey { scope, person, game, title, contest, scoring, seats, sides, alone } = self;
        let sql = match *person {
            EVERYBODY => include_str!("date_tally_of_all.sql"),
            _ => include_str!("date_tally.sql"),
        };
        connection.prepare_cached(sql)?.execute(params![
            scope,
            person,
            game,
            title,
            Word(contest),
            Word(scoring),
            seats,
            sides,
            alone,
            ended
        ])?;
        Ok(())
    }
}

impl MeetingKey {
    fn add(&self, connection: &Connection, meetings: i64) -> Result<(), StoreError> {
        let MeetingKey { scope, person, other, game, title, contest, seats, allied, ahead } = self;
        connection.prepare_cached(include_str!("add_meeting.sql"))?.execute(params![
            scope,
            person,
            other,
            game,
            title,
            Word(contest),
            seats,
            allied,
            ahead,
            meetings
        ])?;
        Ok(())
    }

    fn forget_empty(&self, connection: &Connection) -> Result<(), StoreError> {
        let MeetingKey { scope, person, other, game, title, contest, seats, allied, ahead } = self;
        connection.prepare_cached(include_str!("forget_empty_meeting.sql"))?.execute(params![
            scope,
            person,
            other,
            game,
            title,
            Word(contest),
            seats,
            allied,
            ahead
        ])?;
        Ok(())
    }
}

impl StatKey {
    fn add(
        &self,
        connection: &Connection,
        (sessions, of): (i64, i64),
        times: i64,
    ) -> Result<(), StoreError> {
        let StatKey { scope, game, person, key, dim, title, seats, value } = self;
        let (sessions, of) = (times * sessions, times.saturating_mul(of));
        connection
            .prepare_cached(include_str!("add_stat.sql"))?
            .execute(params![scope, game, person, key, dim, title, seats, value, sessions, of])?;
        Ok(())
    }

    fn forget_empty(&self, connection: &Connection) -> Result<(), StoreError> {
        let StatKey { scope, game, person, key, dim, title, seats, value } = self;
        connection
            .prepare_cached(include_str!("forget_empty_stat.sql"))?
            .execute(params![scope, game, person, key, dim, title, seats, value])?;
        Ok(())
    }
}

impl Kind {
    /// What a row of the records is about.
    fn of_record(row: &Row<'_>) -> rusqlite::Result<(Kind, Feat)> {
        let kind = Kind {
            scope: row.get(0)?,
            person: row.get(1)?,
            game: row.get(2)?,
            title: row.get(3)?,
            seats: row.get(4)?,
            scoring: row.get::<_, Word<_>>(5)?.0,
        };
        Ok((kind, row.get(6)?))
    }

    /// Stores records, where there are no better ones.
    fn keep(
        &self,
        connection: &Connection,
        records: &BTreeMap<Feat, Held>,
    ) -> Result<(), StoreError> {
        let Kind { scope, person, game, title, seats, scoring } = self;
        let mut add = connection.prepare_cached(include_str!("add_record.sql"))?;
        for (feat, Held { rank, ended, session, holder }) in records {
            add.execute(params![
                scope,
                person,
                game,
                title,
                seats,
                Word(scoring),
                feat,
                rank,
                ended,
                session,
                holder
            ])?;
        }
        Ok(())
    }

    /// The next best of the plays that are left have these records.
    fn pass_on(&self, connection: &Connection, feats: &[Feat]) -> Result<(), StoreError> {
        let Kind { scope, person, game, title, seats, scoring } = self;
        let scored = Word(scoring);
        let plays = if *person == EVERYBODY {
            let mut found = connection.prepare_cached(include_str!("finished_of_kind.sql"))?;
            Plays::read_finished(found.query(params![scope, game, title, seats, scored])?)?
        } else {
            let mut found = connection.prepare_cached(include_str!("plays_of_kind.sql"))?;
            Plays::read(found.query(params![scope, person, game, title, seats, scored])?)?
        };
        let mut best: BTreeMap<Feat, Held> = BTreeMap::new();
        for play in &plays.rows {
            for (feat, rank) in play.feats().filter(|(feat, _)| feats.contains(feat)) {
                best.entry(feat).or_insert(Held::by(play, rank)).improve(Held::by(play, rank));
            }
        }
        self.keep(connection, &best)
    }
}
