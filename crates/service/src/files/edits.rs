//! Edits as they stand in a file, and those that a file of version 1 comes to.

use super::FileFault;
use super::form::{EditForm, FileContext, SessionForm};
use super::lines::APART;
use crate::game_files::game_of;
use crate::people::names::Name;
use kernel::{Options, PIECES};
use serde_json::Value;
use store::{COUNTS_AS, Edit, EditKind, FieldValue, GameRoot, OWN_VALUE, OwnValueRow, game_key};
use uuid::Uuid;

/// Whole numbers up to here are the same in every program that reads JSON.
const GREATEST_STAMP: i64 = 1 << 53;
/// The device of edits whose device is not known.
const NO_DEVICE: Uuid = Uuid::nil();

/// The JSON of an edit.
pub(super) fn edit_form(edit: Edit) -> EditForm {
    let Edit { kind, id, field, value, stamp, device } = edit;
    let value = match value {
        FieldValue::Nothing => Value::Null,
        FieldValue::Number(number) => number.into(),
        FieldValue::Text(text) => text.into(),
        FieldValue::Id(id) => id.to_string().into(),
    };
    EditForm { of: kind.word().to_owned(), id, field, value, stamp, device }
}

/// An edit of a file.
///
/// # Errors
/// When there is no such field, its value cannot be one, or its stamp is out of range (0..=2^53).
pub(super) fn edit(form: &EditForm) -> Result<Edit, FileFault> {
    let wrong = || FileFault::foreign(format!("an edit of {:?} that cannot be", form.field));
    let kind = EditKind::of_word(&form.of).ok_or_else(wrong)?;
    if !(0..=GREATEST_STAMP).contains(&form.stamp) {
        return Err(wrong());
    }
    let value = value(kind, &form.field, &form.value).ok_or_else(wrong)?;
    let (id, field) = (form.id, form.field.clone());
    if let (EditKind::Game, FieldValue::Text(text)) = (kind, &value) {
        let is_own = match field.as_str() {
            COUNTS_AS => GameRoot::of_edit(id, text).is_some(),
            OWN_VALUE => OwnValueRow::of_edit(id, text).is_some(),
            _ => game_of(text).is_some_and(|game| game_key(&game) == id),
        };
        if !is_own {
            return Err(wrong());
        }
    }
    Ok(Edit { kind, id, field, value, stamp: form.stamp, device: form.device })
}

/// The games of which a value of one's own for a house rule gives way to what a file says: that was said later.
///
/// # Errors
/// What cannot be in the file.
pub(super) fn replaced(ours: &[Edit], file: &FileContext) -> Result<Vec<String>, FileFault> {
    let mut games = Vec::new();
    for form in file.edits.iter().filter(|form| form.field == OWN_VALUE) {
        let theirs = edit(form)?;
        let same_field = |ours: &&Edit| (ours.kind, ours.id) == (theirs.kind, theirs.id);
        let Some(ours) = ours.iter().filter(|ours| ours.field == OWN_VALUE).find(same_field) else {
            continue;
        };
        if let FieldValue::Text(text) = &ours.value
            && ours.value != theirs.value
            && (theirs.stamp, theirs.device) >= (ours.stamp, ours.device)
        {
            games.extend(OwnValueRow::of_edit(ours.id, text).map(|row| row.game));
        }
    }
    Ok(games)
}

/// What a field may say.
fn value(kind: EditKind, field: &str, value: &Value) -> Option<FieldValue> {
    use EditKind::{Game, Group, Person, Preset, Session, Venue};
    let flag = || value.as_i64().filter(|flag| (0..=1).contains(flag)).map(FieldValue::Number);
    let text = || Some(FieldValue::Text(value.as_str()?.to_owned()));
    if let (Group, Some(member)) = (kind, field.strip_prefix("member/")) {
        member_of(member)?;
        return flag();
    }
    if let (Session, Some(first)) = (kind, field.strip_prefix(APART)) {
        let digits = first.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        return if first.len() == 64 && digits { flag() } else { None };
    }
    match (kind, field) {
        (Group | Person | Preset | Venue, "name") => {
            Some(FieldValue::Text(Name::new(value.as_str()?).ok()?.shown))
        }
        (Person, "piece") => {
            let piece = value.as_i64().filter(|piece| (0..i64::from(PIECES)).contains(piece))?;
            Some(FieldValue::Number(piece))
        }
        (Group, "hide_rates") | (Person, "forgotten") => flag(),
        (Preset, "config") => {
            serde_json::from_str::<Options>(value.as_str()?).ok()?;
            text()
        }
        (Session, "note") | (Game, "text" | COUNTS_AS | OWN_VALUE) => text(),
        _ if value.is_null() => match (kind, field) {
            (Person, "archived" | "same_as") | (Game | Group | Preset, "deleted") => {
                Some(FieldValue::Nothing)
            }
            (Session, "archived" | "deleted" | "venue" | "ending") => Some(FieldValue::Nothing),
            _ => None,
        },
        (Person | Session, "archived") | (Game | Group | Preset | Session, "deleted") => {
            value.as_i64().map(FieldValue::Number)
        }
        (Person, "same_as") | (Session, "venue") => {
            Some(FieldValue::Id(value.as_str()?.parse().ok()?))
        }
        (Session, "ending") => text(),
        _ => None,
    }
}

/// The person whom a field of a group is about.
pub(super) fn member_of(hex: &str) -> Option<Uuid> {
    Uuid::try_parse(hex).ok().filter(|id| id.simple().to_string() == hex)
}

/// The field of a group that says whether a person belongs to it.
fn member(person: Uuid) -> String {
    format!("member/{}", person.simple())
}

/// What a file of version 1 says of people, venues, groups and house rules, as edits.
pub(super) fn edits_before(around: &FileContext) -> Vec<Edit> {
    let mut edits = Edits::default();
    for player in &around.players {
        edits.of(EditKind::Person, player.id, player.changed);
        if player.changed > 0 {
            edits.text("name", Name::new(&player.name).ok().map(|name| name.shown));
            edits.say("piece", FieldValue::Number(player.piece.into()));
        }
        edits.number("archived", player.archived);
        edits.id("same_as", player.same_as);
    }
    for venue in around.venues.iter().filter(|venue| venue.changed > 0) {
        edits.of(EditKind::Venue, venue.id, venue.changed);
        edits.text("name", Name::new(&venue.name).ok().map(|name| name.shown));
    }
    for group in &around.groups {
        edits.of(EditKind::Group, group.id, group.changed);
        if group.changed > 0 {
            edits.text("name", Name::new(&group.name).ok().map(|name| name.shown));
            edits.say("hide_rates", FieldValue::Number(group.hide_rates.into()));
        }
        for person in &group.players {
            edits.say(&member(*person), FieldValue::Number(1));
        }
    }
    edits.made
}

/// What a file of version 1, or of another program, says of a session, as edits.
pub(super) fn session_edits_before(form: &SessionForm) -> Vec<Edit> {
    let mut edits = Edits::default();
    edits.of(EditKind::Session, form.id, form.changed);
    edits.text("note", Some(form.note.clone()).filter(|note| !note.is_empty()));
    edits.number("archived", form.archived);
    edits.id("venue", form.venue);
    edits.made
}

/// Edits of one thing after the other.
struct Edits {
    of: (EditKind, Uuid, i64),
    made: Vec<Edit>,
}

impl Default for Edits {
    fn default() -> Self {
        Edits { of: (EditKind::Person, Uuid::nil(), 0), made: Vec::new() }
    }
}

impl Edits {
    fn of(&mut self, kind: EditKind, id: Uuid, changed: i64) {
        self.of = (kind, id, changed.clamp(0, GREATEST_STAMP));
    }

    fn say(&mut self, field: &str, value: FieldValue) {
        let (kind, id, stamp) = self.of;
        self.made.push(Edit { kind, id, field: field.to_owned(), value, stamp, device: NO_DEVICE });
    }

    fn text(&mut self, field: &str, text: Option<String>) {
        text.into_iter().for_each(|text| self.say(field, FieldValue::Text(text)));
    }

    fn number(&mut self, field: &str, number: Option<i64>) {
        number.into_iter().for_each(|number| self.say(field, FieldValue::Number(number)));
    }

    fn id(&mut self, field: &str, id: Option<Uuid>) {
        id.into_iter().for_each(|id| self.say(field, FieldValue::Id(id)));
    }
}
