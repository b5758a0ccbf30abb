//! Reading a file of any length without holding all of it in memory.

use super::FileFault;
use super::form::{FORMAT, FileContext, VERSION};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use serde_json::value::RawValue;
use std::cell::Cell;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::rc::Rc;

/// The longest file that is looked at, in bytes.
pub const LONGEST_FILE: u64 = 2 << 30;
/// The longest session, and the longest list of people and places.
const LONGEST_PART: u64 = 64 << 20;
/// The longest file of another program.
pub(crate) const LONGEST_FOREIGN: u64 = 32 << 20;
pub(super) const MIB: u64 = 1 << 20;

/// What kind of file it is, with everything in it but the sessions.
pub(super) enum Outline {
    /// One of ours, with so many sessions.
    Ours { around: FileContext, sessions: u64 },
    /// One that BG Stats wrote.
    BgStats,
}

/// Reads through the whole file once: whether it is whole, and what kind it is.
///
/// # Errors
/// When it is cut, too large, of a newer version, or no file that is known here.
pub(super) fn outline(path: &Path) -> Result<Outline, FileFault> {
    let found = through(path, |reader, meter| {
        let mut json = serde_json::Deserializer::from_reader(reader);
        let found = json.deserialize_map(OutlineVisitor(meter))?;
        json.end()?;
        Ok(found)
    })?;
    match (found.format.as_deref(), found.version) {
        (Some(FORMAT), Some(version)) if version > VERSION => {
            Err(FileFault::Newer { version, known: VERSION })
        }
        (Some(FORMAT), Some(version)) if version > 0 => {
            Ok(Outline::Ours { around: found.around(version)?, sessions: found.sessions })
        }
        (None, _) if found.plays => Ok(Outline::BgStats),
        (format, version) => Err(FileFault::foreign(format!("{format:?} of version {version:?}"))),
    }
}

/// Hands over each session of a file of ours, as it is written there.
///
/// # Errors
/// When one is too large; or what `each` says.
pub(super) fn sessions(
    path: &Path,
    mut each: impl FnMut(Box<RawValue>) -> Result<(), FileFault>,
) -> Result<(), FileFault> {
    through(path, |reader, meter| {
        let mut failed = None;
        let mut json = serde_json::Deserializer::from_reader(reader);
        let each = &mut |session: Box<RawValue>| {
            meter.refill();
            each(session).map_err(|fault| failed = Some(fault))
        };
        let read = json.deserialize_map(SessionsVisitor(each));
        match failed {
            Some(fault) => Err(fault),
            None => Ok(read?),
        }
    })
}

fn through<T>(
    path: &Path,
    read: impl FnOnce(BufReader<Metered>, Meter) -> Result<T, FileFault>,
) -> Result<T, FileFault> {
    let file = File::open(path)?;
    if file.metadata()?.len() > LONGEST_FILE {
        return Err(FileFault::TooLarge { mib: LONGEST_FILE / MIB });
    }
    let meter = Meter(Rc::new(Cell::new(LONGEST_PART)));
    let mut reader = BufReader::with_capacity(1 << 16, Metered { file, meter: meter.clone() });
    // Some editors begin a file with this mark.
    if reader.fill_buf()?.starts_with("\u{feff}".as_bytes()) {
        reader.consume(3);
    }
    read(reader, meter)
}

/// How much of one part may still be read.
#[derive(Clone)]
struct Meter(Rc<Cell<u64>>);

impl Meter {
    fn refill(&self) {
        self.0.set(LONGEST_PART);
    }
}

struct Metered {
    file: File,
    meter: Meter,
}

impl Read for Metered {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let read = self.file.read(buffer)?;
        let left = self.meter.0.get().checked_sub(read as u64);
        let over = || std::io::Error::other(FileFault::TooLarge { mib: LONGEST_PART / MIB });
        self.meter.0.set(left.ok_or_else(over)?);
        Ok(read)
    }
}

#[derive(Default)]
struct Found {
    format: Option<String>,
    version: Option<u64>,
    plays: bool,
    sessions: u64,
    // Read once it is known whose file it is.
    players: Option<Box<RawValue>>,
    venues: Option<Box<RawValue>>,
    groups: Option<Box<RawValue>>,
    house_rules: Option<Box<RawValue>>,
    foreign: Option<Box<RawValue>>,
    edits: Option<Box<RawValue>>,
}

impl Found {
    fn around(&self, version: u64) -> Result<FileContext, FileFault> {
        Ok(FileContext {
            players: list(self.players.as_deref())?,
            venues: list(self.venues.as_deref())?,
            groups: list(self.groups.as_deref())?,
            house_rules: list(self.house_rules.as_deref())?,
            foreign: list(self.foreign.as_deref())?,
            edits: list(self.edits.as_deref())?,
            version,
        })
    }
}

fn list<T: DeserializeOwned>(raw: Option<&RawValue>) -> Result<Vec<T>, FileFault> {
    raw.map_or(Ok(Vec::new()), |raw| Ok(serde_json::from_str(raw.get())?))
}

struct OutlineVisitor(Meter);

impl<'de> Visitor<'de> for OutlineVisitor {
    type Value = Found;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Found, A::Error> {
        let mut found = Found::default();
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => found.format = Some(map.next_value()?),
                "version" => found.version = Some(map.next_value()?),
                "sessions" => found.sessions = map.next_value_seed(Count(&self.0))?,
                "plays" => {
                    found.plays = true;
                    map.next_value::<IgnoredAny>()?;
                }
                "players" => found.players = Some(map.next_value()?),
                "venues" => found.venues = Some(map.next_value()?),
                "groups" => found.groups = Some(map.next_value()?),
                "house_rules" => found.house_rules = Some(map.next_value()?),
                "foreign" => found.foreign = Some(map.next_value()?),
                "edits" => found.edits = Some(map.next_value()?),
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(found)
    }
}

/// Counts the elements of a list.
struct Count<'a>(&'a Meter);

impl<'de> DeserializeSeed<'de> for Count<'_> {
    type Value = u64;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u64, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Count<'_> {
    type Value = u64;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<u64, A::Error> {
        let mut count = 0;
        while list.next_element::<IgnoredAny>()?.is_some() {
            count += 1;
            self.0.refill();
        }
        Ok(count)
    }
}

struct SessionsVisitor<'a, F: FnMut(Box<RawValue>) -> Result<(), ()>>(&'a mut F);

impl<'de, F: FnMut(Box<RawValue>) -> Result<(), ()>> Visitor<'de> for SessionsVisitor<'_, F> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "sessions" {
                map.next_value_seed(Each(&mut *self.0))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

struct Each<'a, F>(&'a mut F);

impl<'de, F: FnMut(Box<RawValue>) -> Result<(), ()>> DeserializeSeed<'de> for Each<'_, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, F: FnMut(Box<RawValue>) -> Result<(), ()>> Visitor<'de> for Each<'_, F> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of sessions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(session) = list.next_element::<Box<RawValue>>()? {
            (self.0)(session).map_err(|()| serde::de::Error::custom("it was stopped"))?;
        }
        Ok(())
    }
}
