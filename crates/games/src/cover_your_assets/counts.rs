//! Counts of cards by kind, as people write them.

use super::kind::Card;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Numbers of cards by kind, `{"HOME": 4, "GOLD": 1}`, in the order in which they were said; none
/// is said twice.
#[derive(Clone, Debug, Default, PartialEq, TS)]
#[ts(type = "Record<string, number>")]
pub struct Counts(pub Vec<(Card, i64)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(card, n)| (card.to_string(), n)))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        struct ByKind;
        impl<'de> Visitor<'de> for ByKind {
            type Value = Counts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers of cards by kind")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
                let mut counts: Vec<(Card, i64)> = Vec::new();
                while let Some((card, n)) = map.next_entry::<Card, i64>()? {
                    if counts.iter().any(|(earlier, _)| *earlier == card) {
                        return Err(A::Error::custom(format!("{card} is said twice")));
                    }
                    counts.push((card, n));
                }
                Ok(Counts(counts))
            }
        }
        deserializer.deserialize_map(ByKind)
    }
}
