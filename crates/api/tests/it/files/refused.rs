//! What cannot be taken is refused with its reason, and nothing has changed.

use super::device::Device;
use serde_json::{Value, json};
use service::{FileChoices, FileFault, Progress, ServiceError, SessionFlaw};

fn fault(device: &Device, text: &str) -> FileFault {
    match device.try_take(text, &FileChoices::default()) {
        Err(ServiceError::File(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused_whole() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 30);
    let file = device.export();
    let empty = Device::new();
    let before = empty.export();
    for part in 1..60 {
        let cut = file.len() * part / 60;
        let cut = (0..=cut).rev().find(|at| file.is_char_boundary(*at)).unwrap();
        let found = fault(&empty, &file[..cut]);
        assert_eq!(found, FileFault::Cut, "at {cut}");
        assert_eq!(empty.export(), before);
    }
}

#[test]
fn each_kind_of_wrong_file_says_what_is_wrong() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 12);
    let before = device.export();
    let good: Value = serde_json::from_str(&before).unwrap();
    let with = |path: &str, value: Value| {
        let mut file = good.clone();
        // Another id, or it would be known here.
        let id = json!("0190a0a0-0000-7000-8000-000000000001");
        *file.pointer_mut("/sessions/0/id").unwrap() = id;
        *file.pointer_mut(path).unwrap() = value;
        file.to_string()
    };
    assert_eq!(
        fault(&device, &with("/version", json!(3))),
        FileFault::Newer { version: 3, known: 2 }
    );
    let broken = SessionFlaw::Broken;
    for (path, value, flaw) in [
        ("/sessions/0/game", json!("chess"), SessionFlaw::UnknownGame),
        ("/sessions/0/seats/0/player", json!(uuid::Uuid::nil()), SessionFlaw::Players),
        ("/sessions/0/setup/seed", json!("xyz"), broken),
        ("/sessions/0/result/status", json!("finished"), broken),
        ("/sessions/0/result/rounds", json!([[1, 2]]), broken),
        ("/sessions/0/events/1/kind", json!("redo"), broken),
        ("/sessions/0/events/0/happened/0/event", json!({"is": "x"}), broken),
        ("/sessions/0/events", json!("none"), broken),
        ("/sessions/0", json!([1]), broken),
    ] {
        let text = with(path, value);
        for left in [device.look(&text).unwrap().left_out, device.take(&text).left_out] {
            assert_eq!(left.iter().map(|one| one.flaw).collect::<Vec<_>>(), [flaw], "{path}");
        }
        assert_eq!(device.export(), before, "{path}");
    }
    // Another session under an id that is here.
    let mut other = good.clone();
    other["sessions"][0]["setup"]["seed"] = json!("00".repeat(32));
    let left = device.take(&other.to_string()).left_out;
    assert!(matches!(left[0].flaw, SessionFlaw::OtherSession | SessionFlaw::Broken), "{left:?}");
    for strange in [
        "",
        "[]",
        "null",
        "{}",
        "\"tapete\"",
        "<html>",
        "{\"format\":\"tapete-preset\",\"version\":1}",
        "{\"format\":\"tapete\"}",
        "{\"format\":\"tapete\",\"version\":-1}",
    ] {
        let found = fault(&device, strange);
        assert!(
            matches!(found, FileFault::Foreign { .. } | FileFault::Cut),
            "{strange}: {found:?}"
        );
    }
    assert_eq!(device.export(), before);
}

#[test]
fn a_journal_that_opens_twice_is_left_out() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 12);
    let before = device.export();
    let mut good: Value = serde_json::from_str(&before).unwrap();
    // Another id, or it would be known here.
    good["sessions"][0]["id"] = json!("0190a0a0-0000-7000-8000-000000000001");
    let steps = good["sessions"][0]["events"].as_array().unwrap().len();
    for at in [1, 2, steps / 2, steps] {
        let mut file = good.clone();
        // As a person would write it by hand: a digest would not fit the changed steps.
        file["sessions"][0].as_object_mut().unwrap().remove("digest");
        let events = file["sessions"][0]["events"].as_array_mut().unwrap();
        events.insert(at, events[0].clone());
        let left = device.take(&file.to_string()).left_out;
        assert_eq!(left.iter().map(|one| one.flaw).collect::<Vec<_>>(), [SessionFlaw::Broken]);
        assert_eq!(device.export(), before, "at {at}");
    }
}

#[test]
fn fifty_megabytes_of_nonsense_and_absurd_nesting_are_refused() {
    let device = Device::new();
    let before = device.export();
    let deep =
        |open: &str, close: &str| format!("{}{}", open.repeat(200_000), close.repeat(200_000));
    let text = format!("{{\"format\":\"tapete\",\"version\":1,\"sessions\":[{}]}}", deep("[", "]"));
    assert_eq!(device.take(&text).left_out.len(), 1);
    for text in [
        format!(
            "{{\"format\":\"tapete\",\"version\":1,\"players\":{},\"sessions\":[]}}",
            deep("[", "]")
        ),
        format!(
            "{{\"plays\":[{}],\"players\":[],\"games\":[]}}",
            deep("{\"a\":", "1").replace("11", "1}")
        ),
        deep("[", "]"),
        deep("{\"a\":", "}"),
        format!("{{\"plays\":[{{\"x\":{}}}],\"players\":[],\"games\":[]}}", deep("[", "]")),
    ] {
        let found = fault(&device, &text);
        let known = matches!(found, FileFault::Nested | FileFault::Foreign { .. } | FileFault::Cut);
        assert!(known, "{found:?}");
    }
    let fifty = 50 << 20;
    for text in [
        "x".repeat(fifty),
        format!("{{\"a\":\"{}\"}}", "x".repeat(fifty)),
        format!("{{\"plays\":[],\"about\":\"{}\"}}", "x".repeat(fifty)),
        format!(
            "{{\"format\":\"tapete\",\"version\":1,\"players\":[{}\"\"]}}",
            "0,".repeat(fifty / 2)
        ),
    ] {
        let found = fault(&device, &text);
        assert!(
            matches!(found, FileFault::Foreign { .. } | FileFault::TooLarge { .. }),
            "{found:?}"
        );
    }
    assert_eq!(device.export(), before);
}

#[test]
fn what_is_stopped_has_never_begun() {
    let device = Device::new();
    device.evenings();
    let file = device.file("all.json", device.export());
    let other = Device::new();
    let before = other.export();
    let progress = Progress::default();
    progress.stop();
    let stopped = other.service().import_file(&file, &FileChoices::default(), &progress);
    assert!(matches!(stopped, Err(ServiceError::File(FileFault::Stopped))), "{stopped:?}");
    assert_eq!(other.export(), before);
    let shelf = device.folder.path().join("shelf");
    assert!(device.service().export_to(&shelf, &progress).is_err());
    assert!(device.service().export_csv_to(&shelf, false, &progress).is_err());
    let left =
        |folder: &std::path::Path| std::fs::read_dir(folder).map_or(0, |files| files.count());
    assert_eq!(left(&shelf.join("export")), 0);
}
