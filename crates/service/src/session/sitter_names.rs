//! Names of people in sentences: a journal holds ids, and the names are filled in where it is read.

use kernel::{Line, Param, Refused, Rejection};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::PersonRow;
use uuid::Uuid;

/// What a journal says for a person, in place of a name: nothing that a digest is made of is a name.
pub(crate) fn name_in_journal(person: Uuid) -> String {
    person.to_string()
}

/// The names of people by what a journal says for them. Journals that were begun with names say these themselves.
#[derive(Clone, Default)]
pub(crate) struct SitterNames(Arc<BTreeMap<String, String>>);

impl SitterNames {
    /// As everybody is called now; a merged person has the other's name.
    pub(crate) fn of(people: &[PersonRow]) -> SitterNames {
        let ids = |person: &PersonRow| {
            let also = person.also.iter().map(|(id, _)| *id);
            also.chain([person.id]).map(name_in_journal).collect::<Vec<_>>()
        };
        let named = people
            .iter()
            .flat_map(|person| ids(person).into_iter().map(|id| (id, person.name.clone())));
        SitterNames(Arc::new(named.collect()))
    }

    /// Adds a person who came after these were read.
    pub(crate) fn add(&mut self, person: Uuid, name: &str) {
        Arc::make_mut(&mut self.0).insert(name_in_journal(person), name.to_owned());
    }

    /// Puts the names into sentences.
    pub(crate) fn fill(&self, lines: &mut [Line]) {
        for param in lines.iter_mut().flat_map(|line| line.params.values_mut()) {
            if let Param::Text(text) = param
                && let Some(name) = self.0.get(text)
            {
                text.clone_from(name);
            }
        }
    }

    /// Puts the names into why something cannot be.
    pub(crate) fn fill_rejection(&self, rejection: Rejection) -> Rejection {
        match rejection {
            Rejection::Refused(refused) => Rejection::Refused(self.fill_refused(refused)),
            other => other,
        }
    }

    /// Puts the names into a refusal.
    pub(crate) fn fill_refused(&self, mut refused: Refused) -> Refused {
        for param in refused.params.values_mut() {
            let name = param.as_str().and_then(|text| self.0.get(text));
            if let Some(name) = name {
                *param = Value::String(name.clone());
            }
        }
        refused
    }
}
