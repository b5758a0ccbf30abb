//! `tapete export`, `import`, `check` and `play --format`, as a person at a terminal uses them.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn tapete(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapete"));
    command.args(args).env("TAPETE_DATA", data).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

const SCRIPT: &str = r#"{
  "game": "rage", "seats": ["Ana", "Bruno"], "seed": 7, "first": 1, "config": {"round_plan": [1]},
  "commands": [
    {"do": "book_bids", "round": 1, "bids": [{"seat": 0, "n": 1}, {"seat": 1, "n": 0}]},
    {"do": "book_results", "round": 1, "results": [
      {"seat": 0, "tricks": 1, "bonus": 0, "mad": 0}, {"seat": 1, "tricks": 0, "bonus": 0, "mad": 0}]}
  ]
}"#;

#[test]
fn a_script_becomes_a_session_and_the_session_a_script() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let script = folder.path().join("script.json");
    std::fs::write(&script, SCRIPT).unwrap();
    let path = |path: &Path| path.display().to_string();

    let session = tapete(&data, &["play", "--format", &path(&script)]);
    assert!(session.status.success(), "{session:?}");
    let file = folder.path().join("session.json");
    std::fs::write(&file, &session.stdout).unwrap();
    let back = tapete(&data, &["play", "--format", &path(&file)]);
    let back: Value = serde_json::from_str(&said(&back)).unwrap();
    let first: Value = serde_json::from_str(SCRIPT).unwrap();
    for field in ["game", "seats", "first", "commands"] {
        assert_eq!(back[field], first[field], "{field}");
    }
    assert_eq!(back["seed"].as_str().unwrap()[..4], *"0700");
    // And from there the same session again.
    let again = folder.path().join("again.json");
    std::fs::write(&again, back.to_string()).unwrap();
    assert_eq!(tapete(&data, &["play", "--format", &path(&again)]).stdout, session.stdout);

    // The app takes it, too: what it came to is folded again.
    let taken = tapete(&data, &["import", &path(&file)]);
    assert!(taken.status.success() && said(&taken).contains("taken: 1 new"), "{taken:?}");
    assert!(said(&tapete(&data, &["import", &path(&file)])).contains("0 new"));
    let check = tapete(&data, &["check"]);
    assert!(check.status.success() && said(&check).contains("is whole"), "{check:?}");

    let all = folder.path().join("all.json");
    assert!(tapete(&data, &["export", &path(&all)]).status.success());
    let printed = tapete(&data, &["export"]);
    assert_eq!(std::fs::read(&all).unwrap(), printed.stdout);
    let other = folder.path().join("other");
    assert!(tapete(&other, &["import", &path(&all)]).status.success());
    assert_eq!(tapete(&other, &["export", "-"]).stdout, printed.stdout);
    assert!(
        tapete(&other, &["export", "--form", "csv", &path(&folder.path().join("csv"))])
            .status
            .success()
    );
    assert!(folder.path().join("csv").join("rounds.csv").exists());
    assert_eq!(tapete(&other, &["export", "--form", "csv"]).status.code(), Some(2));
    assert!(said(&tapete(&other, &["export", "--form", "bg-stats"])).contains("\"Rage\""));
}

#[test]
fn a_reader_that_goes_away_and_an_export_that_fails_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("script.json"), SCRIPT).unwrap();
    let session = tapete(&data, &["play", "--format", &path("script.json")]);
    std::fs::write(path("session.json"), &session.stdout).unwrap();

    // What it says goes nowhere; what it does is done.
    let unread = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapete"));
        command.args(args).env("TAPETE_DATA", &data).stderr(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        child.wait().unwrap().code()
    };
    assert_eq!(unread(&["import", &path("session.json")]), Some(0));
    assert_eq!(unread(&["check"]), Some(0));
    assert_eq!(unread(&["export"]), Some(0));
    assert!(said(&tapete(&data, &["import", &path("session.json")])).contains("0 new"));

    // A folder stands where the new file is written: the earlier one is as it was.
    std::fs::write(path("all.json"), "earlier").unwrap();
    std::fs::create_dir(path("all.json.part")).unwrap();
    assert_eq!(tapete(&data, &["export", &path("all.json")]).status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(path("all.json")).unwrap(), "earlier");
    std::fs::remove_dir(path("all.json.part")).unwrap();
    assert_eq!(tapete(&data, &["export", &path("all.json")]).status.code(), Some(0));
    assert_eq!(std::fs::read(path("all.json")).unwrap(), tapete(&data, &["export"]).stdout);
    assert!(!std::fs::exists(path("all.json.part")).unwrap());
}

#[test]
fn a_damaged_session_is_left_out_and_the_export_does_not_pass_for_complete() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let other = SCRIPT.replace(r#"{"seat": 0, "n": 1}"#, r#"{"seat": 0, "n": 0}"#);
    for (at, script) in [SCRIPT, &other].into_iter().enumerate() {
        std::fs::write(
            path("script.json"),
            script.replace("\"seed\": 7", &format!("\"seed\": {at}")),
        )
        .unwrap();
        let session = tapete(&data, &["play", "--format", &path("script.json")]);
        std::fs::write(path("session.json"), &session.stdout).unwrap();
        assert!(tapete(&data, &["import", &path("session.json")]).status.success());
    }
    assert!(tapete(&data, &["export", &path("all.json")]).status.success());
    let earlier = std::fs::read_to_string(path("all.json")).unwrap();

    // A digit of the one in which nobody bids anything.
    let database = data.join("tapete.db");
    let mut bytes = std::fs::read(&database).unwrap();
    let needle = br#"{"n":0,"seat":0},{"n":0,"seat":1}"#;
    let found: Vec<usize> =
        (0..bytes.len()).filter(|at| bytes[*at..].starts_with(needle)).collect();
    assert!(!found.is_empty());
    found.iter().for_each(|at| bytes[at + 5] = b'9');
    std::fs::write(&database, bytes).unwrap();

    let printed = tapete(&data, &["export"]);
    let sessions = |text: &str| {
        let file: Value = serde_json::from_str(text).unwrap();
        file["sessions"].as_array().unwrap().len()
    };
    assert_eq!((printed.status.code(), sessions(&said(&printed))), (Some(1), 1));
    let told = String::from_utf8(printed.stderr).unwrap();
    assert!(told.contains("left out 1 of the sessions"), "{told}");
    for form in ["csv", "bg-stats"] {
        let ended = tapete(&data, &["export", "--form", form, &path(form)]);
        assert_eq!(ended.status.code(), Some(1), "{form}");
    }
    // The earlier file may be the only one that holds it.
    assert_eq!(tapete(&data, &["export", &path("all.json")]).status.code(), Some(1));
    assert_eq!(std::fs::read_to_string(path("all.json")).unwrap(), earlier);
    let beside = std::fs::read_to_string(path("all.json.incomplete")).unwrap();
    assert_eq!((sessions(&earlier), sessions(&beside)), (2, 1));
}

#[test]
fn where_no_database_is_none_is_made_and_nothing_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let typo = folder.path().join("typo");
    let file = folder.path().join("all.json").display().to_string();
    for args in
        [vec!["export", &file], vec!["export"], vec!["check"], vec!["import", "--look", &file]]
    {
        let ended = tapete(&typo, &args);
        assert_eq!((ended.status.code(), said(&ended)), (Some(2), String::new()), "{args:?}");
    }
    assert_eq!(tapete(&typo, &["import", &file]).status.code(), Some(2), "no such file");
    assert!(!typo.exists());
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_an_export() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("all.json"));
    std::fs::write(folder.path().join("script.json"), SCRIPT).unwrap();
    let script = folder.path().join("script.json").display().to_string();
    let session = tapete(&data, &["play", "--format", &script]);
    std::fs::write(folder.path().join("session.json"), &session.stdout).unwrap();
    let session = folder.path().join("session.json").display().to_string();
    assert!(tapete(&data, &["import", &session]).status.success());
    assert!(tapete(&data, &["export", &file.display().to_string()]).status.success());
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_file_that_cannot_be_taken_is_a_flaw_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.json");
    std::fs::write(&file, "{\"format\":\"tapete\",\"version\":9}").unwrap();
    let bad = tapete(&folder.path().join("data"), &["import", &file.display().to_string()]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(said(&bad).contains("nothing has changed: the file has version 9"), "{bad:?}");
}
