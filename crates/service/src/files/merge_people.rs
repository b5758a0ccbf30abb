//! Merge of the people of a file with those of the database.

use super::form::FileContext;
use super::merge::free_name;
use super::{FileChoices, FileFault};
use crate::people::names::Name;
use kernel::PIECES;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use store::ExportPerson;
use uuid::Uuid;

/// The people of the database and of a file together; of two words about one person the later one counts.
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
        let said = ExportPerson {
            id: player.id,
            name: name.shown,
            piece: player.piece,
            created: player.created,
            changed: player.changed,
            archived: player.archived,
            merged_into: player.same_as,
        };
        // Where both words are as old, the same one counts on every device.
        let order = |p: &ExportPerson| (p.changed, p.name.clone(), p.piece, p.archived);
        let known = all.get(&said.id);
        if known.is_none_or(|known| order(known) < order(&said)) {
            all.insert(said.id, said);
        }
    }
    let ids: BTreeSet<Uuid> = all.keys().copied().collect();
    if all.values().any(|p| p.merged_into.is_some_and(|into| !ids.contains(&into))) {
        return Err(FileFault::foreign("a merged person is not in the file"));
    }
    Ok(all)
}

/// Who each person is in the end.
///
/// # Errors
/// When merges form a circle.
pub(super) fn roots(all: &BTreeMap<Uuid, ExportPerson>) -> Result<BTreeMap<Uuid, Uuid>, FileFault> {
    let roots = all.keys().map(|id| Some((*id, root(all, *id)?)));
    let roots: Option<_> = roots.collect();
    roots.ok_or_else(|| FileFault::foreign("merged people form a circle"))
}

/// Namesakes who are the same person: whoever has the older number stands for both.
pub(super) fn same_people(
    all: &mut BTreeMap<Uuid, ExportPerson>,
    before: &BTreeMap<Uuid, ExportPerson>,
    choices: &FileChoices,
    now: i64,
) -> Result<(), FileFault> {
    let mut named: HashMap<String, Uuid> = HashMap::new();
    for person in before.values().filter(|person| person.merged_into.is_none()) {
        let name = Name::new(&person.name).map_err(FileFault::foreign)?;
        named.entry(name.key).or_insert(person.id);
    }
    for theirs in &choices.same {
        let Some(person) = all.get(theirs) else { continue };
        let name = Name::new(&person.name).map_err(FileFault::foreign)?;
        let Some(ours) = named.get(&name.key) else { continue };
        let (Some(one), Some(other)) = (root(all, *theirs), root(all, *ours)) else { continue };
        let (older, younger) = (one.min(other), one.max(other));
        if older == younger {
            continue;
        }
        if let Some(younger) = all.get_mut(&younger) {
            younger.merged_into = Some(older);
            younger.changed = now;
        }
    }
    Ok(())
}

/// The person that a merged person leads to in the end; none where the merges form a circle.
fn root(all: &BTreeMap<Uuid, ExportPerson>, id: Uuid) -> Option<Uuid> {
    let mut at = id;
    for _ in 0..=all.len() {
        match all.get(&at)?.merged_into {
            Some(into) => at = into,
            None => return Some(at),
        }
    }
    None
}

/// Different people with the same name: whoever has the oldest number keeps it bare.
pub(super) fn number_namesakes(all: &mut BTreeMap<Uuid, ExportPerson>) -> Result<(), FileFault> {
    let mut taken = BTreeSet::new();
    for person in all.values_mut().filter(|person| person.merged_into.is_none()) {
        let (name, key) = free_name(&person.name, &taken)?;
        taken.insert(key);
        person.name = name;
    }
    Ok(())
}
