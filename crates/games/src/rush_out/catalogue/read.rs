//! Parses a catalogue from a file: a whole one, or the differences to the stand-in set (RO-125).

use super::super::model::{Catalogue, Status};
use super::STAND_IN;
use super::broken::{Broken, Constraint};
use super::check::check;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// The newest form of the file that is known here.
const SCHEMA: u8 = 1;

/// What differs from the stand-in set: things with the same ids and changed fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Overrides {
    schema: u8,
    name: String,
    overrides: Vec<Map<String, Value>>,
    #[serde(default, deserialize_with = "present")]
    dragon_tile: Option<Value>,
}

fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// Reads a catalogue and refuses one that breaks a constraint.
///
/// # Errors
/// The first constraint it breaks (RO-127).
pub fn accept(value: &Value) -> Result<Catalogue, Broken> {
    let catalogue = read(value)?;
    match check(&catalogue).broken.into_iter().next() {
        None => Ok(catalogue),
        Some(broken) => Err(broken),
    }
}

/// Reads the form of a catalogue, whatever it says.
///
/// # Errors
/// When it is no catalogue, a newer one, or changes what the stand-in set does not have.
pub fn read(value: &Value) -> Result<Catalogue, Broken> {
    let schema = value.get("schema").and_then(Value::as_u64).unwrap_or(0);
    if schema > u64::from(SCHEMA) {
        let found = usize::try_from(schema).unwrap_or(usize::MAX);
        return Err(Broken::all(Constraint::Schema).found(found, 1, usize::from(SCHEMA)));
    }
    let whole = if value.get("overrides").is_some() { changed(value)? } else { value.clone() };
    let mut catalogue: Catalogue = serde_json::from_value(whole).map_err(no_form)?;
    if catalogue.schema != SCHEMA {
        return Err(Broken::all(Constraint::Schema).found(usize::from(catalogue.schema), 1, 1));
    }
    // What a file calls itself says less than its marks.
    let copied = catalogue.unchecked() == 0;
    catalogue.status = if copied { Status::Copied } else { Status::StandIn };
    Ok(catalogue)
}

/// The stand-in set with its changes.
fn changed(value: &Value) -> Result<Value, Broken> {
    let Overrides { schema, name, overrides, dragon_tile } =
        Overrides::deserialize(value).map_err(no_form)?;
    let mut whole: Value = serde_json::from_str(STAND_IN).map_err(no_form)?;
    whole["schema"] = schema.into();
    whole["name"] = name.into();
    if let Some(tile) = dragon_tile {
        whole["dragon_tile"] = tile;
    }
    for change in overrides {
        let id = change.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
        let known = thing(&mut whole, &id);
        let known = known.ok_or_else(|| Broken::of(Constraint::Unknown, &id))?;
        known.extend(change);
    }
    Ok(whole)
}

/// The card, tile or item with this id.
fn thing<'a>(whole: &'a mut Value, id: &str) -> Option<&'a mut Map<String, Value>> {
    let lists = ["heroes", "cards", "equipment", "scrolls"];
    let place = lists.iter().find_map(|list| {
        let at = whole[*list].as_array()?.iter().position(|thing| thing["id"] == id)?;
        Some((*list, at))
    });
    let (list, at) = place?;
    whole[list][at].as_object_mut()
}

fn no_form(error: serde_json::Error) -> Broken {
    Broken { why: error.to_string(), ..Broken::all(Constraint::Form) }
}
