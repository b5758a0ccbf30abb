//! Kills inside what is done to everything at once: it is as before or as after, whole, and the next start succeeds.

use super::image::Record;
use super::{Service, copy, findings, folder, next_start, start};
use crate::common::{Device, Hand, KEEPER, new_table, open};
use crate::crash::Crashd;
use crate::luck::{Luck, times};
use serde_json::{Value, json};
use service::{HistoryFilter, Scope, Store, database_in};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use tempfile::TempDir;

/// Long before today.
const LONG_AGO: i64 = 1_500_000_000_000;

/// A folder with a table of some steps, a backup, and some more steps; and a session that was deleted long ago.
fn household() -> TempDir {
    let home = folder();
    {
        let service = open(home.path(), &Hand(Arc::new(AtomicI64::new(LONG_AGO))));
        let people = ["Ana", "Bruno"].map(|name| service.create_person(name, None).unwrap().id);
        let table = service.open_table(&new_table(people.to_vec(), json!({})), KEEPER).unwrap();
        let points = json!({"do": "settle", "points": [3, 4]});
        service.play(table.session, table.revision, KEEPER, &points).unwrap();
        service.delete(table.session).unwrap();
    }
    let (mut process, _) = Crashd::start(&database_in(home.path()));
    process.append(0..10);
    process.ask("back_up");
    assert_eq!(process.line(), "ack back_up");
    process.append(10..15);
    process.close();
    home
}

/// A folder as the app of schema 2 left it.
fn older() -> TempDir {
    let home = folder();
    let released = "../api/tests/fixtures/released-02.sqlite";
    let released = Path::new(env!("CARGO_MANIFEST_DIR")).join(released);
    std::fs::copy(released, database_in(home.path())).unwrap();
    home
}

/// Everything that lists and statistics show, but for how long a table that goes on was played.
fn state(service: &Service) -> Value {
    let history = service.history(None, &HistoryFilter::default()).unwrap();
    let cards = history.sessions.iter().map(|card| {
        json!([card.session, card.status, card.standing, card.seats, card.started, card.ended])
    });
    json!({
        "steps": service.store().step_count().unwrap(), "commands": service.store().commands().unwrap(),
        "people": service.people().unwrap(), "groups": service.groups().unwrap(),
        "sessions": cards.collect::<Vec<_>>(), "overview": service.overview(&Scope::default()).unwrap(),
    })
}

/// What is asked of the program, and what there is before.
struct Deed {
    words: Vec<String>,
    before: TempDir,
}

/// What kills in it come to: how many left it as before, as after, and what was wrong.
#[derive(Debug, Default)]
struct Found {
    old: usize,
    new: usize,
    wrong: Vec<String>,
}

impl Deed {
    fn of(words: &[&str], before: TempDir) -> Deed {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        Deed { words, before }
    }

    /// Does it to a copy on a disk with these properties; how often it was acknowledged, and the folder.
    fn run(&self, property: (&str, String)) -> (usize, TempDir) {
        let home = folder();
        copy(self.before.path(), home.path());
        let after = if self.words.is_empty() { "0" } else { "1" };
        let words = [(property.0, property.1.into()), ("DISK_AFTER", after.into())];
        let (mut process, _) = start(home.path(), &words);
        self.words.iter().for_each(|word| process.ask(word));
        let said = process.ended();
        assert!(!said.contains("err "), "{said}");
        (said.matches("ack ").count(), home)
    }

    /// Kills the program at so many moments of it.
    fn kill(&self, luck: &mut Luck) -> Found {
        let state_of = |home: &TempDir| {
            let trial = folder();
            copy(home.path(), trial.path());
            state(&next_start(trial.path()).0)
        };
        let aside = folder();
        let log = aside.path().join("record");
        let record = Record::begin(self.before.path());
        let (done, home) = self.run(("DISK_LOG", log.display().to_string()));
        assert_eq!(done, self.words.len());
        let changes = record.read(&log).len();
        let (old, new) = (state_of(&self.before), state_of(&home));
        let mut found = Found::default();
        for _ in 0..changes.min(12 * times()) {
            let moment = 1 + luck.below(changes);
            let (done, home) = self.run(("DISK_DIES", moment.to_string()));
            let wrong = match look(home.path(), self.before.path(), !self.words.is_empty()) {
                Err(wrong) => Some(wrong),
                Ok(state) if state == new => {
                    found.new += 1;
                    None
                }
                Ok(state) if state == old && done < self.words.len() => {
                    found.old += 1;
                    None
                }
                Ok(state) => Some(format!("{done} done, and there is {state}, not {old} or {new}")),
            };
            let tell = |wrong| format!("killed before change {moment} of {changes}: {wrong}");
            found.wrong.extend(wrong.map(tell));
        }
        found
    }
}

/// What there is after a kill, once it was opened again.
fn look(home: &Path, before: &Path, known: bool) -> Result<Value, String> {
    let (service, notices) = next_start(home);
    if !notices.is_empty() {
        return Err(format!("{notices:?}"));
    }
    let faults = service.store().faults().unwrap();
    if !faults.is_empty() {
        return Err(format!("{faults:?}"));
    }
    let state = state(&service);
    // Copies that were there are there, and those that are new are whole.
    let copies = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder.join("backups")).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    for copy in copies(before) {
        let kept = home.join("backups").join(copy.file_name().unwrap());
        if std::fs::read(&copy).unwrap() != std::fs::read(&kept).unwrap_or_default() {
            return Err(format!("{} is another one", copy.display()));
        }
    }
    for copy in copies(home).into_iter().filter(|path| path.extension().unwrap() == "db") {
        let trial = folder();
        let tried = trial.path().join("tapete.db");
        std::fs::copy(&copy, &tried).unwrap();
        let faults = Store::open(&tried).map_err(|error| error.to_string())?.faults().unwrap();
        if !faults.is_empty() {
            return Err(format!("{}: {faults:?}", copy.display()));
        }
    }
    // It can be written on.
    service.create_person("Zoe", None).map_err(|error| error.to_string())?;
    // The games of the older folder are not known here.
    let findings = if known { findings(&service) } else { Vec::new() };
    if findings.is_empty() { Ok(state) } else { Err(format!("{findings:?}")) }
}

fn kills(deed: &Deed, number: u64) -> Found {
    let found = deed.kill(&mut Luck::new(number));
    assert_eq!(found.wrong, Vec::<String>::new(), "{:?}", deed.words);
    found
}

#[test]
fn a_kill_inside_a_backup_a_restore_or_an_erasing_leaves_the_old_or_the_new() {
    for word in ["back_up", "restore", "erase"] {
        kills(&Deed::of(&[word], household()), 19);
    }
}

#[test]
fn a_kill_inside_an_import_or_a_rebuild_leaves_the_old_or_the_new() {
    let other = Device::new();
    other.add(&other.table(json!({})), 1_000);
    let file = other.folder.path().join("other.tapete.json");
    let mut text = Vec::new();
    other.service.export(&mut text, &service::Progress::default()).unwrap();
    std::fs::write(&file, text).unwrap();
    let import = format!("import {}", file.display());
    kills(&Deed::of(&[&import], household()), 23);
    kills(&Deed::of(&["rebuild"], household()), 29);
    // Two that are taken for one are seen to be half done.
    let found = Deed::of(&[&import, "erase"], household()).kill(&mut Luck::new(31));
    assert!(!found.wrong.is_empty(), "{found:?}");
}

#[test]
fn a_kill_inside_a_removal_for_good_or_a_migration_is_made_good_by_the_next_start() {
    for deed in [Deed::of(&["prepare"], household()), Deed::of(&[], older())] {
        let found = kills(&deed, 37);
        assert!(found.old == 0 && found.new > 0, "{found:?}");
    }
}
