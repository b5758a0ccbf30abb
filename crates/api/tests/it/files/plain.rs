//! The plain files of finished sessions: written by themselves, and again when something of what they say changes.

use super::agreement::{book, sheet};
use super::device::Device;
use api::App;
use games::GAMES;
use kernel::Actor;
use serde_json::json;
use service::SystemClock;
use std::sync::Arc;

#[test]
fn a_finished_session_stands_on_the_shelf_and_follows_corrections() {
    let device = Device::new();
    let session = device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let shelf = device.folder.path().join("shelf");
    device.service().write_session_files(&shelf).unwrap();
    let read = || -> Vec<(String, String)> {
        let files = std::fs::read_dir(&shelf).unwrap().map(|entry| entry.unwrap().path());
        let text = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap();
        files
            .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), text(path)))
            .collect()
    };
    let first = read();
    assert_eq!(first.len(), 1, "one file for one session that is over");
    assert!(first[0].0.contains("rush7") && first[0].1.contains("\"finished\""), "{}", first[0].0);
    let table = device.service().table(session, kernel::Viewer::Table).unwrap();
    device.service().undo(session, table.revision, kernel::Actor::Keeper).unwrap();
    assert_eq!(device.service().write_session_files(&shelf).unwrap(), 1);
    let second = read();
    assert_eq!((second.len(), &second[0].0), (1, &first[0].0));
    assert!(second[0].1.contains("\"live\""));
    assert_eq!(device.service().write_session_files(&shelf).unwrap(), 0);
    device.service().describe(session, Some("Here"), "a note").unwrap();
    assert_eq!(device.service().write_session_files(&shelf).unwrap(), 1);
    assert!(read()[0].1.contains("a note") && read()[0].1.contains("Here"));
    device.service().archive(session, true).unwrap();
    assert_eq!(device.service().write_session_files(&shelf).unwrap(), 1);
    assert!(read()[0].1.contains("\"archived\""));
}

#[test]
fn another_name_stands_in_every_plain_file_that_says_it_and_in_no_other_is_written() {
    let device = Device::new();
    let service = device.service();
    let play = |names: &[&str], place: &str| {
        let session = device.play("rush7", names, 1, 600);
        service.describe(session, Some(place), "").unwrap();
    };
    play(&["Ana", "Bruno"], "Here");
    play(&["Carla", "Bruno"], "Here");
    play(&["Elena", "Fabio"], "Elsewhere");
    let shelf = device.folder.path().join("shelf");
    let written = || service.write_session_files(&shelf).unwrap();
    let saying = |word: &str| {
        let files = std::fs::read_dir(&shelf).unwrap().map(|entry| entry.unwrap().path());
        files.filter(|path| std::fs::read_to_string(path).unwrap().contains(word)).count()
    };
    assert_eq!(written(), 3);
    let [ana, carla, bruno] = device.people(&["Ana", "Carla", "Bruno"])[..] else { panic!() };
    service.change_person(bruno, "Benito", 0).unwrap();
    assert_eq!((written(), saying("Benito"), saying("Bruno")), (2, 2, 0));
    service.change_person(bruno, "Benito", 1).unwrap();
    assert_eq!(written(), 0, "it is the same name");
    let here = service.venues().unwrap().into_iter().find(|venue| venue.name == "Here").unwrap();
    device.hears_of_venue(here.id, "There");
    assert_eq!((written(), saying("There"), saying("Here")), (2, 2, 0));
    service.merge_people(ana, carla).unwrap();
    assert_eq!((written(), saying("\"Ana\""), saying("same_as")), (1, 2, 1));
    service.change_person(ana, "Anita", 0).unwrap();
    assert_eq!((written(), saying("Anita")), (2, 2), "where they were another person, too");
    service.split_person(carla).unwrap();
    assert_eq!((written(), saying("Anita")), (1, 1));
    assert_eq!(written(), 0);
}

#[test]
fn what_is_said_of_a_session_while_its_file_is_written_is_written_next() {
    let device = Device::new();
    let session = device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let store = device.service().store();
    for note in ["before its first file stood", "before the next one stood"] {
        let due = store.session_file_due(session).unwrap().expect("it is over, or was described");
        device.service().describe(session, None, note).unwrap();
        store.session_file_written(due).unwrap();
    }
    assert!(store.session_file_due(session).unwrap().is_some());
}

#[test]
fn a_note_that_a_file_brings_stands_in_the_plain_file() {
    let (here, there) = (Device::new(), Device::new());
    let session = here.play("rush7", &["Ana", "Bruno"], 1, 600);
    let shelf = here.folder.path().join("shelf");
    assert_eq!(here.service().write_session_files(&shelf).unwrap(), 1);
    there.take(&here.export());
    there.service().describe(session, None, "said elsewhere").unwrap();
    here.take(&there.export());
    assert_eq!(here.service().write_session_files(&shelf).unwrap(), 1);
    // And so do names.
    let [ana] = there.people(&["Ana"])[..] else { panic!() };
    there.service().change_person(ana, "Anita", 0).unwrap();
    here.take(&there.export());
    assert_eq!(here.service().write_session_files(&shelf).unwrap(), 1);
    here.service().describe(session, Some("Here"), "").unwrap();
    assert_eq!(here.service().write_session_files(&shelf).unwrap(), 1);
    there.take(&here.export());
    let venue = there.service().venues().unwrap()[0].id;
    there.hears_of_venue(venue, "There");
    here.take(&there.export());
    assert_eq!(here.service().write_session_files(&shelf).unwrap(), 1);
}

#[test]
fn an_app_fills_its_shelf_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    app.run_background();
    let device = Device { folder, app };
    device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let says = |word: &str| {
        let files = std::fs::read_dir(device.app.files_folder()).into_iter().flatten().flatten();
        let texts = files.filter_map(|file| std::fs::read_to_string(file.path()).ok());
        texts.filter(|text| text.contains(word)).count() == 1
    };
    let soon = |word: &str| {
        for _ in 0..500 {
            if says(word) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        panic!("no file on the shelf says {word}");
    };
    soon("Ana");
    device.service().change_person(device.people(&["Ana"])[0], "Anita", 0).unwrap();
    soon("Anita");
}

#[test]
fn a_deleted_session_is_in_no_plain_file_and_stands_there_again_when_it_is_brought_back() {
    let device = Device::new();
    let service = device.service();
    let session = device.play("rush7", &["Ana", "Bruno"], 1, 600);
    device.play("rush7", &["Carla", "Bruno"], 1, 600);
    let shelf = device.folder.path().join("shelf");
    let files = || std::fs::read_dir(&shelf).unwrap().count();
    let written = || service.write_session_files(&shelf).unwrap();
    assert_eq!((written(), files()), (2, 2));
    service.delete(session).unwrap();
    assert_eq!((written(), files()), (1, 1));
    assert_eq!(written(), 0, "it is gone");
    service.restore(session).unwrap();
    service.write_outdated_session_files(&shelf).unwrap();
    assert_eq!((files(), written()), (2, 0), "the thread that only asks about it has written it");
    // Also by the thread that only asks about it, and where its file is elsewhere by now.
    service.delete(session).unwrap();
    for file in std::fs::read_dir(&shelf).unwrap() {
        std::fs::rename(file.unwrap().path(), device.folder.path().join("elsewhere")).unwrap();
    }
    service.write_outdated_session_files(&shelf).unwrap();
    assert!(!service.store().has_outdated_files().unwrap());
}

#[test]
fn a_plain_file_that_cannot_be_written_holds_up_no_other() {
    let device = Device::new();
    let service = device.service();
    device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let shelf = device.folder.path().join("shelf");
    assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
    let first = std::fs::read_dir(&shelf).unwrap().next().unwrap().unwrap().path();
    std::fs::remove_file(&first).unwrap();
    // A folder stands where the file belongs.
    std::fs::create_dir_all(first.join("in the way")).unwrap();
    let [bruno] = device.people(&["Bruno"])[..] else { panic!() };
    service.change_person(bruno, "Benito", 0).unwrap();
    device.play("rush7", &["Carla", "Benito"], 1, 600);
    device.play("rush7", &["Elena", "Benito"], 1, 600);
    assert!(service.write_session_files(&shelf).is_err(), "one of three");
    assert_eq!(std::fs::read_dir(&shelf).unwrap().count(), 3);
    std::fs::remove_dir_all(&first).unwrap();
    assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
}

#[test]
fn a_running_table_that_a_file_brings_has_its_plain_file_when_it_ends() {
    let (here, there) = (Device::new(), Device::new());
    let session = there.play("rush7", &["Ana", "Bruno"], 1, 600);
    let revision = || there.service().store().revision(session).unwrap().unwrap();
    there.service().undo(session, revision(), kernel::Actor::Keeper).unwrap();
    here.take(&there.export());
    let shelf = here.folder.path().join("shelf");
    let service = here.service();
    let revision = || service.store().revision(session).unwrap().unwrap();
    service.pause(session, revision(), kernel::Actor::Keeper).unwrap();
    assert_eq!(service.write_session_files(&shelf).unwrap(), 0);
    service.resume(session, revision(), kernel::Actor::Keeper).unwrap();
    service.redo(session, revision(), kernel::Actor::Keeper).unwrap();
    assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
}

#[test]
fn a_deleted_session_is_removed_for_good_only_after_its_plain_file() {
    let device = Device::new();
    let service = device.service();
    let session = device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let shelf = device.folder.path().join("shelf");
    assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
    service.delete(session).unwrap();
    // The app ended before its file was removed, and began again after thirty days.
    assert_eq!(service.store().remove_deleted(i64::MAX).unwrap(), 0);
    service.write_session_files(&shelf).unwrap();
    assert_eq!(std::fs::read_dir(&shelf).unwrap().count(), 0);
    assert_eq!(service.store().remove_deleted(i64::MAX).unwrap(), 1);
}

#[test]
fn where_no_plain_files_are_written_none_keeps_a_deleted_session_from_being_removed_for_good() {
    let Device { folder, app } = Device::new();
    let device = Device { folder, app: app.without_session_files() };
    let session = device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let service = device.service();
    service.describe(session, None, "a note").unwrap();
    service.delete(session).unwrap();
    device.app.run_background_once().unwrap();
    assert_eq!(service.store().remove_deleted(i64::MAX).unwrap(), 1);
}

#[test]
fn many_sessions_that_cannot_be_read_hold_up_no_other_plain_file() {
    let device = Device::new();
    for _ in 0..51 {
        let session = sheet(&device);
        book(&device, session, 1);
        let service = device.service();
        let revision = service.store().revision(session).unwrap().unwrap();
        service.play(session, revision, Actor::Keeper, &json!({"do": "finish"})).unwrap();
    }
    let Device { folder, app } = device;
    drop(app);
    let database = service::database_in(folder.path());
    let mut bytes = std::fs::read(&database).unwrap();
    let ends = |at: &usize| bytes[..*at].ends_with(b"\"grain\"");
    let quotes: Vec<usize> = (0..bytes.len()).filter(ends).collect();
    quotes.into_iter().for_each(|at| bytes[at - 1] = b'?');
    std::fs::write(&database, bytes).unwrap();
    let app = App::with(folder.path(), GAMES, Arc::new(SystemClock::new())).ready();
    let device = Device { folder, app };
    let others = [1, 2].map(|luck| device.play("rush7", &["Ana", "Bruno"], luck, 600));
    let service = device.service();
    let shelf = device.folder.path().join("shelf");
    let files = || std::fs::read_dir(&shelf).unwrap().count();
    assert!(service.write_session_files(&shelf).is_err(), "51 of 53");
    assert_eq!(files(), others.len());
}
