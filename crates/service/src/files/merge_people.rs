//! Merge of the people of a file with those of the database: who there is, what they are called, and who is whom.

use super::form::FileContext;
use super::merge::Done;
use super::merge_named::shown_names;
use super::{FileChoices, FileFault};
use crate::people::names::Name;
use kernel::PIECES;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use store::{EditKind, ExportPerson, FieldValue, ImportTx, ShownName};
use uuid::Uuid;

/// The people of the database, and those of a file who are not there.
///
/// # Errors
/// When a person of the file cannot be one.
pub(super) fn united(
    before: &BTreeMap<Uuid, ExportPerson>,
    around: &FileContext,
) -> Result<BTreeMap<Uuid, ExportPerson>, FileFault> {
    let mut all = before.clone();
    for player in &around.players {
        let name = Name::new(&player.name).map_err(FileFault::foreign)?;
        if player.piece >= PIECES {
            return Err(FileFault::foreign("a piece that does not exist"));
        }
        all.entry(player.id).or_insert(ExportPerson {
            id: player.id,
            name: name.shown,
            piece: player.piece,
            created: player.created,
            archived: player.archived,
            merged_into: None,
        });
    }
    Ok(all)
}

/// Namesakes who are the same person, as it was chosen: the older id stands for both.
pub(super) fn choose_same(
    tx: &ImportTx<'_>,
    before: &BTreeMap<Uuid, ExportPerson>,
    around: &FileContext,
    choices: &FileChoices,
) -> Done<()> {
    let mut named: HashMap<String, Uuid> = HashMap::new();
    for person in before.values().filter(|person| person.merged_into.is_none()) {
        let name = Name::new(&person.name).map_err(FileFault::foreign)?;
        named.entry(name.key).or_insert(person.id);
    }
    for player in around.players.iter().filter(|player| choices.same.contains(&player.id)) {
        let name = Name::new(&player.name).map_err(FileFault::foreign)?;
        let Some(ours) = named.get(&name.key) else { continue };
        let (older, younger) = (player.id.min(*ours), player.id.max(*ours));
        if older != younger {
            tx.edit(EditKind::Person, younger, "same_as", &FieldValue::Id(older))?;
        }
    }
    Ok(())
}

/// Says who each person turned out to be. Of what was said the oldest counts first; what would make a circle, or one
/// person of two who sat at one table, does not count.
/// `apart` are sets of people who sit at one table that is not there yet.
pub(super) fn identities(
    tx: &ImportTx<'_>,
    all: &mut BTreeMap<Uuid, ExportPerson>,
    apart: &[BTreeSet<Uuid>],
) -> Done<()> {
    all.values_mut().for_each(|person| person.merged_into = None);
    // Who is one person so far, by who stands for them.
    let mut united: BTreeMap<Uuid, Vec<Uuid>> = BTreeMap::new();
    for (from, into) in tx.same_people()? {
        let (Some(from), Some(into)) = (root(all, from), root(all, into)) else { continue };
        if from == into {
            continue;
        }
        let ones = united.get(&from).cloned().unwrap_or_else(|| vec![from]);
        let others = united.get(&into).cloned().unwrap_or_else(|| vec![into]);
        let sits =
            |table: &BTreeSet<Uuid>, these: &[Uuid]| these.iter().any(|one| table.contains(one));
        let together = apart.iter().any(|table| sits(table, &ones) && sits(table, &others));
        if together || tx.met(&ones, &others)? {
            continue;
        }
        if let Some(person) = all.get_mut(&from) {
            person.merged_into = Some(into);
        }
        united.remove(&from);
        united.insert(into, others.into_iter().chain(ones).collect());
    }
    Ok(())
}

/// The person that another turned out to be in the end; none where no person has this id.
pub(super) fn root(all: &BTreeMap<Uuid, ExportPerson>, id: Uuid) -> Option<Uuid> {
    let mut at = id;
    while let Some(into) = all.get(&at)?.merged_into {
        at = into;
    }
    Some(at)
}

/// Writes those who are new, or others than before. Different people with the same name are shown with a number; who
/// has the oldest id is shown without one.
pub(super) fn put_people(
    tx: &ImportTx<'_>,
    before: &BTreeMap<Uuid, ExportPerson>,
    all: &BTreeMap<Uuid, ExportPerson>,
) -> Done<()> {
    let alone = all.values().filter(|person| person.merged_into.is_none());
    let mut names = shown_names(alone.map(|person| (person.id, "", person.name.as_str())))?;
    for person in all.values().filter(|person| person.merged_into.is_some()) {
        let key = Name::new(&person.name).map(|name| name.key).unwrap_or_default();
        // As the store keeps it for those who are told apart again.
        let key = format!("{key}\u{1f}{}", person.id.simple().to_string().to_uppercase());
        names.insert(person.id, ShownName { shown: person.name.clone(), key });
    }
    let shown: BTreeMap<Uuid, String> = tx.shown_names()?.into_iter().collect();
    let changed: Vec<_> = all
        .values()
        .filter(|person| {
            before.get(&person.id) != Some(person)
                || shown.get(&person.id) != names.get(&person.id).map(|name| &name.shown)
        })
        .collect();
    if !changed.is_empty() {
        tx.put_people(&changed, &|person| names[&person.id].clone())?;
    }
    Ok(())
}
