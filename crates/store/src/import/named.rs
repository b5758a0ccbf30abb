//! Import of people, venues, groups, house rules and the words of other programs.

use super::ImportTx;
use crate::export::{ExportGroup, ExportPerson, ExportVenue, Passthrough};
use crate::{PresetRow, StoreError, projections, session_files, session_meta};
use rusqlite::params;
use std::collections::BTreeSet;
use uuid::Uuid;

/// A name as it is shown, and the same as names are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownName {
    /// As it is shown: "Ana (2)" where an older person is called "Ana" as well.
    pub shown: String,
    /// As it is compared.
    pub key: String,
}

impl ImportTx<'_> {
    /// Writes people as they are given, those with known ids changed, and says again who each person is in
    /// the end; `name` gives the name that is shown.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another person's name has the same key.
    pub fn put_people(
        &self,
        people: &[&ExportPerson],
        name: &dyn Fn(&ExportPerson) -> ShownName,
    ) -> Result<(), StoreError> {
        let mut sessions: BTreeSet<Uuid> = BTreeSet::new();
        for person in people {
            let mut theirs = self.tx.prepare_cached(include_str!("sessions_of.sql"))?;
            let theirs = theirs.query_map([person.id], |row| row.get(0))?;
            sessions.extend(theirs.collect::<Result<Vec<Uuid>, _>>()?);
        }
        sessions.iter().try_for_each(|session| projections::forget(self.tx, *session))?;
        // Names may change places: first every name is freed, and no merge stands.
        for person in people {
            self.tx
                .prepare_cached(include_str!("put_person.sql"))?
                .execute(params![
                    person.id,
                    person.name,
                    format!("\u{1f}\u{1f}{}", person.id),
                    person.piece,
                    person.created,
                    person.archived,
                ])
                .map_err(crate::open::taken)?;
        }
        for person in people {
            let ShownName { shown, key } = name(person);
            let given = Some(&person.name).filter(|given| **given != shown);
            self.tx
                .prepare_cached("UPDATE people SET name = ?2, given = ?3, name_key = ?4, merged_into = ?5 WHERE id = ?1")?
                .execute(params![person.id, shown, given, key, person.merged_into])
                .map_err(crate::open::taken)?;
        }
        self.tx.execute(include_str!("find_roots.sql"), [])?;
        // Who these are now may sit at tables that they did not sit at before.
        for person in people {
            let mut theirs = self.tx.prepare_cached(include_str!("sessions_of.sql"))?;
            let theirs = theirs.query_map([person.id], |row| row.get(0))?;
            for session in theirs.collect::<Result<Vec<Uuid>, _>>()? {
                if sessions.insert(session) {
                    projections::forget(self.tx, session)?;
                }
            }
        }
        // Their files say who they were.
        sessions.iter().try_for_each(|session| session_files::outdate(self.tx, *session))?;
        projections::count_all(self.tx, &sessions.into_iter().collect::<Vec<_>>())
    }

    /// The names that are shown, by person.
    pub fn shown_names(&self) -> Result<Vec<(Uuid, String)>, StoreError> {
        let mut names = self.tx.prepare_cached("SELECT id, name FROM people")?;
        let names = names.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// Whether any of the ones ever sat at a table with any of the others.
    pub fn met(&self, ones: &[Uuid], others: &[Uuid]) -> Result<bool, StoreError> {
        let mut met = self.tx.prepare_cached(
            "WITH sat (session, person) AS (
                SELECT session, person FROM session_seats UNION ALL SELECT session, person FROM seated
             )
             SELECT EXISTS (SELECT 1 FROM sat AS a JOIN sat AS b ON b.session = a.session
                WHERE a.person = ?1 AND b.person = ?2)",
        )?;
        for one in ones {
            for other in others {
                if met.query_row([one, other], |row| row.get(0))? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Counts the sessions of groups again, after people, groups or sessions came in.
    pub fn recount_groups(&self) -> Result<(), StoreError> {
        crate::groups::recount(self.tx)
    }

    /// Writes a venue as it is given; its sessions are found by that name.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another venue's name has this key.
    pub fn put_venue(&self, venue: &ExportVenue, key: &str) -> Result<(), StoreError> {
        let ExportVenue { id, name, created } = venue;
        self.tx
            .prepare_cached(include_str!("put_venue.sql"))?
            .execute(params![id, name, key, created])
            .map_err(crate::open::taken)?;
        session_meta::venue_renamed(self.tx, *id)
    }

    /// Lets another venue have the name of this one, until this one is given another.
    pub fn free_venue_name(&self, id: Uuid) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("UPDATE venues SET name_key = ?2 WHERE id = ?1")?
            .execute(params![id, id.to_string()])?;
        Ok(())
    }

    /// Puts a venue in the place of another one.
    pub fn replace_venue(
        &self,
        old: Uuid,
        venue: &ExportVenue,
        key: &str,
    ) -> Result<(), StoreError> {
        let there = self
            .tx
            .prepare("SELECT id FROM sessions WHERE venue = ?1")?
            .query_map([old], |row| row.get(0))?
            .collect::<Result<Vec<Uuid>, _>>()?;
        there.iter().try_for_each(|session| projections::forget(self.tx, *session))?;
        self.free_venue_name(old)?;
        self.put_venue(venue, key)?;
        self.tx
            .execute("UPDATE sessions SET venue = ?2 WHERE venue = ?1", params![old, venue.id])?;
        self.tx.execute(
            "UPDATE edits SET value = ?2 WHERE kind = 'session' AND field = 'venue' AND value = ?1",
            params![old, venue.id],
        )?;
        self.tx.execute("DELETE FROM venues WHERE id = ?1", [old])?;
        there.iter().try_for_each(|session| session_files::outdate(self.tx, *session))?;
        projections::count_all(self.tx, &there)
    }

    /// Writes groups as they are given, deleted ones brought back; `name` gives the name that is shown.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when two have the same key.
    pub fn put_groups(
        &self,
        groups: &[ExportGroup],
        name: &dyn Fn(&ExportGroup) -> ShownName,
    ) -> Result<(), StoreError> {
        self.tx
            .execute("UPDATE groups SET name_key = char(0) || hex(id) WHERE deleted IS NULL", [])?;
        for group in groups {
            let ExportGroup { id, name: given, hide_rates, created, people } = group;
            let ShownName { shown, key } = name(group);
            let given = Some(given).filter(|given| **given != shown);
            self.tx
                .prepare_cached(include_str!("put_group.sql"))?
                .execute(params![id, shown, key, hide_rates, created, given])
                .map_err(crate::open::taken)?;
            self.tx.execute("DELETE FROM group_people WHERE group_id = ?1", [id])?;
            for person in people {
                self.tx
                    .prepare_cached("INSERT INTO group_people (group_id, person) VALUES (?1, ?2)")?
                    .execute([id, person])?;
            }
        }
        Ok(())
    }

    /// Writes named house rules as they are given, deleted ones brought back; `name` gives the name that is
    /// shown.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when two of a game have the same key.
    pub fn put_presets(
        &self,
        presets: &[PresetRow],
        name: &dyn Fn(&PresetRow) -> ShownName,
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE presets SET name_key = char(0) || hex(id) WHERE deleted IS NULL",
            [],
        )?;
        for preset in presets {
            let PresetRow { id, game, name: given, config, created } = preset;
            let ShownName { shown, key } = name(preset);
            let given = Some(given).filter(|given| **given != shown);
            self.tx
                .prepare_cached(include_str!("put_preset.sql"))?
                .execute(params![id, game, shown, key, config, created, given])
                .map_err(crate::open::taken)?;
        }
        Ok(())
    }

    /// Marks groups and house rules as deleted whose last edit says so. Done before the others are put, they keep the key
    /// of their name, which they have again when they are brought back.
    pub fn delete_edited(&self) -> Result<(), StoreError> {
        self.mark_edited("e.value IS NOT NULL")
    }

    /// Brings groups and house rules back whose last edit says so.
    pub fn restore_edited(&self) -> Result<(), StoreError> {
        self.mark_edited("e.value IS NULL")
    }

    fn mark_edited(&self, which: &str) -> Result<(), StoreError> {
        for (table, kind) in [("groups", "group"), ("presets", "preset")] {
            self.tx.execute(
                &format!(
                    "UPDATE {table} AS named SET deleted = e.value FROM edits AS e
                     WHERE e.kind = '{kind}' AND e.id = named.id AND e.field = 'deleted'
                         AND named.deleted IS NOT e.value AND {which}"
                ),
                [],
            )?;
        }
        Ok(())
    }

    /// Stores what another program said, unless something is stored of this thing.
    pub fn put_passthrough(&self, passthrough: &Passthrough) -> Result<(), StoreError> {
        let Passthrough { source, kind, id, said } = passthrough;
        self.tx
            .prepare_cached(
                "INSERT OR IGNORE INTO passthrough (source, kind, id, said) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![source, kind, id, said])?;
        Ok(())
    }
}
