//! Merge of the venues, groups and house rules of a file with those of the database.

use super::FileFault;
use super::edits::member_of;
use super::form::{FileContext, GroupForm, RulesForm};
use super::merge::{Done, Merge};
use crate::people::names::Name;
use crate::session::live::text;
use std::collections::{BTreeMap, BTreeSet};
use store::{EditKind, ExportGroup, ExportVenue, FieldValue, PresetRow, ShownName};
use uuid::Uuid;

impl Merge<'_> {
    /// Of venues with one name the one with the oldest id stands for all.
    pub(super) fn venues(&mut self, around: &FileContext) -> Done<()> {
        let ours = self.tx.venues()?;
        let known: BTreeSet<Uuid> = ours.iter().map(|venue| venue.id).collect();
        let mut all: BTreeMap<Uuid, ExportVenue> =
            ours.iter().map(|venue| (venue.id, venue.clone())).collect();
        for form in &around.venues {
            let name = Name::new(&form.name).map_err(FileFault::foreign)?.shown;
            let venue = ExportVenue { id: form.id, name, created: form.created };
            all.entry(form.id).or_insert(venue);
        }
        for venue in all.values_mut() {
            let said = self.tx.edits_of(EditKind::Venue, venue.id)?;
            if let Some(FieldValue::Text(name)) = said.get("name") {
                venue.name.clone_from(name);
            }
        }
        let mut named: BTreeMap<String, Uuid> = BTreeMap::new();
        for venue in all.values() {
            let key = Name::new(&venue.name).map_err(FileFault::foreign)?.key;
            let oldest = *named.entry(key).or_insert(venue.id);
            self.venues.insert(venue.id, oldest);
        }
        // Those that are another one now let go of their names first.
        for venue in &ours {
            let stands = self.venues[&venue.id];
            if stands != venue.id {
                let oldest = &all[&stands];
                self.tx.replace_venue(venue.id, oldest, &stands.to_string())?;
            } else if all[&venue.id] != *venue {
                self.tx.free_venue_name(venue.id)?;
            }
        }
        for (key, id) in &named {
            let venue = &all[id];
            if !known.contains(id) || !ours.contains(venue) {
                self.tx.put_venue(venue, key)?;
            }
        }
        Ok(())
    }

    pub(super) fn groups(&mut self, groups: &[GroupForm]) -> Done<()> {
        let mut all: BTreeMap<Uuid, ExportGroup> =
            self.tx.groups()?.into_iter().map(|group| (group.id, group)).collect();
        for form in groups {
            if form.players.iter().any(|person| !self.people.contains(person)) {
                return Err(FileFault::foreign("a group without people").into());
            }
            let said = ExportGroup {
                id: form.id,
                name: form.name.clone(),
                hide_rates: form.hide_rates,
                created: form.created,
                people: Vec::new(),
            };
            all.entry(form.id).or_insert(said);
        }
        let mut standing = Vec::new();
        for mut group in all.into_values() {
            let said = self.tx.edits_of(EditKind::Group, group.id)?;
            group.people.clear();
            let mut deleted = false;
            for (field, value) in said {
                match (field.as_str(), value) {
                    ("name", FieldValue::Text(name)) => group.name = name,
                    ("hide_rates", FieldValue::Number(hide)) => group.hide_rates = hide > 0,
                    ("deleted", FieldValue::Number(_)) => deleted = true,
                    (field, FieldValue::Number(1)) => {
                        let person = field.strip_prefix("member/").and_then(member_of);
                        group.people.extend(person.filter(|one| self.people.contains(one)));
                    }
                    _ => {}
                }
            }
            if !deleted {
                standing.push(group);
            }
        }
        let names = shown_names(standing.iter().map(|group| (group.id, "", group.name.as_str())))?;
        self.tx.put_groups(&standing, &|group| names[&group.id].clone())?;
        Ok(())
    }

    pub(super) fn house_rules(&mut self, rules: &[RulesForm]) -> Done<()> {
        let mut all: BTreeMap<Uuid, PresetRow> =
            self.tx.presets()?.into_iter().map(|preset| (preset.id, preset)).collect();
        for form in rules {
            let row = PresetRow {
                id: form.id,
                game: form.game.clone(),
                name: form.name.clone(),
                config: text(&form.config),
                created: form.created,
            };
            all.entry(form.id).or_insert(row);
        }
        let mut standing = Vec::new();
        for mut preset in all.into_values() {
            let mut deleted = false;
            for (field, value) in self.tx.edits_of(EditKind::Preset, preset.id)? {
                match (field.as_str(), value) {
                    ("name", FieldValue::Text(name)) => preset.name = name,
                    ("config", FieldValue::Text(config)) => preset.config = config,
                    ("deleted", FieldValue::Number(_)) => deleted = true,
                    _ => {}
                }
            }
            if !deleted {
                standing.push(preset);
            }
        }
        let named = standing.iter().map(|row| (row.id, row.game.as_str(), row.name.as_str()));
        let names = shown_names(named)?;
        self.tx.put_presets(&standing, &|preset| names[&preset.id].clone())?;
        Ok(())
    }
}

/// The name that each is shown with: of equal names of one kind, in the order given, all but the first have a number.
///
/// # Errors
/// When one is no name.
pub(super) fn shown_names<'a>(
    named: impl Iterator<Item = (Uuid, &'a str, &'a str)>,
) -> Result<BTreeMap<Uuid, ShownName>, FileFault> {
    let mut taken: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut names = BTreeMap::new();
    for (id, kind, name) in named {
        let taken = taken.entry(kind).or_default();
        let (shown, key) = free_name(name, taken)?;
        taken.insert(key.clone());
        names.insert(id, ShownName { shown, key });
    }
    Ok(names)
}

/// The name, with a number behind it where it is taken, and its key.
fn free_name(name: &str, taken: &BTreeSet<String>) -> Result<(String, String), FileFault> {
    let given = Name::new(name).map_err(FileFault::foreign)?;
    if !taken.contains(&given.key) {
        return Ok((given.shown, given.key));
    }
    for n in 2..10_000 {
        let number = format!(" ({n})");
        let mut short = given.shown.clone();
        let tried = loop {
            match Name::new(&format!("{short}{number}")) {
                Ok(tried) => break tried,
                Err(fault) if short.is_empty() => return Err(FileFault::foreign(fault)),
                Err(_) => {
                    short.pop();
                }
            }
        };
        if !taken.contains(&tried.key) {
            return Ok((tried.shown, tried.key));
        }
    }
    Err(FileFault::foreign("ten thousand people of one name"))
}
