//! What other users of the machine may do with the data folder, and what is left in it by a process that was killed.
#![cfg(unix)]

use crate::asking::{get, people};
use api::App;
use serde_json::{Value, json};
use std::fs::{File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// Waits for the job that runs.
fn job(app: &App) {
    while get(app, "job", json!({}))["outcome"].is_null() {
        std::thread::yield_now();
    }
}

/// Everything in a folder, and the folder.
fn everything(folder: &Path) -> Vec<PathBuf> {
    let mut all = vec![folder.to_owned()];
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            all.extend(everything(&entry.path()));
        } else {
            all.push(entry.path());
        }
    }
    all
}

fn open_to_others(folder: &Path) -> Vec<String> {
    let open = |path: &PathBuf| {
        let mode = std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        (mode & 0o077 != 0).then(|| format!("{} {mode:o}", path.display()))
    };
    everything(folder).iter().filter_map(open).collect()
}

#[test]
fn other_users_cannot_read_stored_files() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data");
    let app = App::open(&folder).ready();
    api::page_key(&folder).unwrap();
    let people = people(&app, ["Ana", "Bruno"]);
    let new = json!({"game": "sheet", "people": people, "first": null, "knowledge": "observed",
        "grain": "round", "config": {}});
    let table = get(&app, "open_table", &new);
    let play = |revision: &Value, command: Value| {
        let request =
            json!({"session": table["session"], "revision": revision, "command": command});
        get(&app, "play", &request)
    };
    let entries =
        json!([{"seat": 0, "values": {"amount": 3}}, {"seat": 1, "values": {"amount": 4}}]);
    let booked = play(&table["revision"], json!({"do": "enter", "row": 1, "entries": entries}));
    play(&booked["revision"], json!({"do": "finish"}));
    get(&app, "create_backup", json!({}));
    app.run_background_once().unwrap();
    for kind in ["tapete", "csv", "bg_stats"] {
        get(&app, "export_all", json!({"kind": kind}));
        job(&app);
    }
    get(&app, "upload_part", json!({"size": 2, "text": "{}"}));
    let names = everything(&folder);
    for part in
        ["tapete.db-mark", "backups/", "sessions/", "export/", "uploads/", "page-key", "-wal"]
    {
        let there = |path: &&PathBuf| path.to_string_lossy().contains(part);
        assert!(names.iter().any(|path| there(&path)), "{part} in {names:?}");
    }
    assert_eq!(open_to_others(&folder), Vec::<String>::new());

    // An older version left it open to everybody.
    drop(app);
    for path in everything(&folder) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        std::fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }
    let _app = App::open(&folder).ready();
    assert_eq!(open_to_others(&folder), Vec::<String>::new());
}

#[test]
fn what_a_killed_process_left_is_removed_and_nothing_else() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data");
    let app = App::open(&folder).ready();
    let backup = get(&app, "create_backup", json!({}))["name"].as_str().unwrap().to_owned();
    drop(app);
    let long_ago = SystemTime::now() - Duration::from_secs(61);
    let id = "0123456789abcdef0123456789abcdef";
    let (backups, sessions) = (folder.join("backups"), folder.join("sessions"));
    let leave = |path: PathBuf, old: bool| {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = File::create(&path).unwrap();
        if old {
            file.set_modified(long_ago).unwrap();
            if path.parent().is_some_and(|folder| folder.ends_with(".trial-old")) {
                File::open(path.parent().unwrap()).unwrap().set_modified(long_ago).unwrap();
            }
        }
        path
    };
    let gone = [
        leave(backups.join(".trial-old/tapete.db"), true),
        leave(folder.join(".trial-old/tapete.db"), true),
        leave(folder.join(".tapete-old"), true),
        leave(backups.join("tapete-20260101T120000000Z-day.db.part"), true),
        leave(backups.join("tapete-20260101T120000000Z-day.db.part-journal"), true),
        leave(sessions.join(format!(".{id}.part")), true),
        leave(sessions.join("export").join(format!(".{id}.part")), true),
    ];
    let kept = [
        leave(folder.join(".trial-new/tapete.db"), false),
        leave(folder.join(".trial-fresh/tapete.db-wal"), false),
        leave(backups.join("tapete-20260102T120000000Z-day.db.part"), false),
        leave(sessions.join(".fedcba9876543210fedcba9876543210.part"), false),
        leave(sessions.join("mine.part"), true),
        leave(sessions.join(".mine.part"), true),
        backups.join(backup),
    ];
    let app = App::open(&folder).ready();
    app.run_background();
    for path in gone {
        assert!(!path.exists(), "{}", path.display());
    }
    for path in kept {
        assert!(path.exists(), "{}", path.display());
    }
}

#[test]
fn copies_that_cannot_be_written_are_told_until_they_can_be() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data");
    drop(App::open(&folder).ready());
    for name in ["backups", "sessions"] {
        std::fs::write(folder.join(name), "in the way").unwrap();
    }
    let app = App::open(&folder).ready();
    app.run_background();
    let finish = || {
        let known = get(&app, "people", json!({}));
        let people = match known.as_array() {
            Some(all) if all.len() > 1 => [all[0]["id"].clone(), all[1]["id"].clone()],
            _ => people(&app, ["Ana", "Bruno"]),
        };
        let new = json!({"game": "sheet", "people": people, "first": null,
            "knowledge": "observed", "grain": "round", "config": {}});
        let table = get(&app, "open_table", &new);
        let play = |revision: &Value, command: Value| {
            get(
                &app,
                "play",
                json!({"session": table["session"], "revision": revision, "command": command}),
            )
        };
        let entries =
            json!([{"seat": 0, "values": {"amount": 3}}, {"seat": 1, "values": {"amount": 4}}]);
        let booked = play(&table["revision"], json!({"do": "enter", "row": 1, "entries": entries}));
        play(&booked["revision"], json!({"do": "finish"}));
    };
    let notices = || {
        let welcome = get(&app, "welcome", json!({}));
        let all = welcome["notices"].as_array().unwrap().iter();
        all.map(|notice| notice["is"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let soon = |wanted: &[&str]| {
        let end = Instant::now() + Duration::from_secs(10);
        while notices() != wanted {
            assert!(Instant::now() < end, "{:?}, not {wanted:?}", notices());
            std::thread::yield_now();
        }
    };
    finish();
    app.run_background_once().unwrap();
    soon(&["no_backup", "no_session_files"]);
    let welcome = get(&app, "welcome", json!({}));
    assert!(welcome["notices"][0]["since"].is_null(), "there was none");
    assert!(!welcome["notices"][0]["why"].as_str().unwrap().is_empty());

    std::fs::remove_file(folder.join("sessions")).unwrap();
    finish();
    soon(&["no_backup"]);
    // The one from before, too; the first of them that could be written ends the notice.
    let end = Instant::now() + Duration::from_secs(10);
    while std::fs::read_dir(folder.join("sessions")).unwrap().count() != 2 {
        assert!(Instant::now() < end, "the one from before is missing");
        std::thread::yield_now();
    }
    std::fs::remove_file(folder.join("backups")).unwrap();
    app.run_background_once().unwrap();
    soon(&[]);
}
