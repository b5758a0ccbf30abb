//! Sums of what games remember, each with its name where the game brings one.

use super::wire::StatSum;
use crate::ServiceError;
use crate::service::SessionService;
use kernel::{Options, Setup, StatName};
use std::collections::BTreeMap;
use store::{Span, StatSumRow};
use uuid::Uuid;

impl<C: crate::Clock> SessionService<C> {
    /// What a game's stats add up to. Those of a game that counts as it are added where both say the same by a key, and
    /// stay under their own game where they do not.
    pub(super) fn stat_sums(
        &self,
        game: &str,
        person: Option<Uuid>,
        span: &Span,
    ) -> Result<Vec<StatSum>, ServiceError> {
        let mut names: BTreeMap<String, BTreeMap<String, StatName>> = BTreeMap::new();
        let mut sums: Vec<StatSum> = Vec::new();
        for row in self.store.stat_sums(game, person, span)? {
            let (own, key) = row.key.split_once(':').unwrap_or((game, &row.key));
            for one in [game, own] {
                if !names.contains_key(one) {
                    names.insert(one.to_owned(), self.stat_names(game, one)?);
                }
            }
            let name = names[own].get(key);
            let same = own == game || name.is_some() && names[game].get(key) == name;
            let counted = if same { game } else { own };
            let sum = stat_sum(counted, key, name.cloned(), &row);
            let same = |one: &&mut StatSum| {
                (&one.game, &one.key, &one.dim) == (&sum.game, &sum.key, &sum.dim)
            };
            match sums.iter_mut().find(same) {
                Some(known) => known.add(&sum),
                None => sums.push(sum),
            }
        }
        Ok(sums)
    }

    /// Names of a game's stats by their keys, as its latest table has them; none where the catalogues have them.
    fn stat_names(
        &self,
        game: &str,
        own: &str,
    ) -> Result<BTreeMap<String, StatName>, ServiceError> {
        if self.rules(own).is_ok() {
            return Ok(BTreeMap::new());
        }
        let Some((rules, setup)) = self.store.latest_setup(game, own)? else {
            return Ok(BTreeMap::new());
        };
        let setup: Setup<Options> = serde_json::from_str(&setup).map_err(ServiceError::damaged)?;
        // A table whose rules this app refuses has no names.
        Ok(self.rules(&rules)?.open(&setup).map_or_else(|_| BTreeMap::new(), |t| t.stat_names()))
    }
}

impl StatSum {
    fn add(&mut self, other: &StatSum) {
        self.sessions += other.sessions;
        self.value = self.value.saturating_add(other.value);
        self.of = self.of.saturating_add(other.of);
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

fn stat_sum(game: &str, key: &str, name: Option<StatName>, row: &StatSumRow) -> StatSum {
    StatSum {
        game: game.to_owned(),
        key: key.to_owned(),
        name,
        dim: row.dim.clone(),
        sessions: row.sessions,
        value: row.value,
        of: row.of,
        least: row.least,
        most: row.most,
    }
}
