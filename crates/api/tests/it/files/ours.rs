//! Files of ours: readable alone, lossless, taken once, and the same whichever came first.

use super::device::Device;
use boon::{Compiler, Schemas};
use games::GAMES;
use kernel::{Actor, Grain, Knowledge, Options};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use service::{FileChoices, ImportReport, NewTable, Progress, SessionCard, SessionFlaw};

/// The published form, as any validator reads it; stricter than readers are in one thing: whatever
/// we write stands in it.
pub(crate) fn assert_fits(text: &str) {
    let mut schema: Value =
        serde_json::from_str(include_str!("../../../../../docs/tapete.schema.json")).unwrap();
    close(&mut schema);
    let mut compiler = Compiler::new();
    let name = "https://tapete.invalid/tapete.schema.json";
    compiler.add_resource(name, schema).unwrap();
    let mut schemas = Schemas::new();
    let index = compiler.compile(name, &mut schemas).unwrap();
    let said = serde_json::from_str(text).unwrap();
    let valid = schemas.validate(&said, index);
    assert!(valid.is_ok(), "{}", valid.unwrap_err());
}

/// Rules out what a schema's objects do not name.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(words) => {
            if words.contains_key("properties") && !words.contains_key("additionalProperties") {
                words.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            words.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

#[test]
fn a_session_of_every_game_is_a_readable_file() {
    let device = Device::new();
    for (at, game) in GAMES.iter().enumerate() {
        let meta = game.meta();
        let names = &["Ana", "Bruno", "Carla", "Diego"][..usize::from(meta.seats.0).max(2)];
        for luck in 0..2 {
            let session = device.play(meta.id, names, (at + luck) as u64, 400);
            let text = device.service().session_file(session).unwrap();
            assert_fits(&text);
            let file: Value = serde_json::from_str(&text).unwrap();
            let said = &file["sessions"][0];
            assert_eq!(said["result"]["players"].as_array().unwrap().len(), names.len());
            // Taking it in folds its events again and compares what they come to.
            let other = Device::new();
            assert_eq!(
                other.take(&text),
                ImportReport { new: 1, people: names.len() as u32, ..ImportReport::default() }
            );
            assert_eq!(other.service().session_file(session).unwrap(), text);
            assert_eq!(
                other.service().full_integrity_check(&Progress::default()).unwrap(),
                Vec::<String>::new()
            );
        }
    }
}

#[test]
fn out_erased_and_in_again_is_the_same_to_the_byte() {
    let device = Device::new();
    device.evenings();
    let before = device.export();
    assert_fits(&before);
    let cards = |device: &Device| {
        let mut all = Vec::new();
        let mut from: Option<String> = None;
        loop {
            let page = device.service().history(from.as_deref(), &Default::default()).unwrap();
            all.extend(page.sessions.iter().map(|card| {
                let SessionCard { session, status, seats, standing, played_ms, .. } = card;
                format!("{session} {status:?} {seats:?} {standing:?} {played_ms}")
            }));
            from = page.next;
            if from.is_none() {
                all.sort();
                return all;
            }
        }
    };
    let listed = cards(&device);
    device.service().erase().unwrap();
    assert_eq!(cards(&device), Vec::<String>::new());
    let preview = device.look(&before).unwrap();
    let taken = device.take(&before);
    assert_eq!((taken.left_out.len(), preview.left_out.len()), (0, 0));
    let file: Value = serde_json::from_str(&before).unwrap();
    assert_eq!(taken.new as usize, file["sessions"].as_array().unwrap().len());
    assert_eq!(taken.new, preview.new);
    assert_eq!(device.export(), before);
    // Time at a table that is still open goes on with the clock.
    let still = |cards: Vec<String>| -> Vec<String> {
        cards.into_iter().filter(|card| !card.contains("Live")).collect()
    };
    assert_eq!(still(cards(&device)), still(listed));
    // Once more adds nothing.
    let again = device.take(&before);
    assert_eq!((again.new, again.longer, again.people), (0, 0, 0));
    assert_eq!(device.export(), before);
    assert_eq!(
        device.service().full_integrity_check(&Progress::default()).unwrap(),
        Vec::<String>::new()
    );
    // Another person's program may have laid it out otherwise.
    let pretty: Value = serde_json::from_str(&before).unwrap();
    device.take(&serde_json::to_string_pretty(&pretty).unwrap());
    assert_eq!(device.export(), before);
}

#[test]
fn a_file_of_one_session_names_everybody_who_ever_sat_there() {
    let device = Device::new();
    // So few steps that no luck of the deal ends the game.
    let session = device.play("rush7", &["Ana", "Bruno"], 3, 4);
    device.reseat(session, 0, "Carla", false);
    device.reseat(session, 0, "Diego", false);
    let text = device.service().session_file(session).unwrap();
    assert_fits(&text);
    let file: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(file["players"].as_array().unwrap().len(), 4);
    let result = &file["sessions"][0]["result"]["players"][0];
    let diego = device.people(&["Diego"])[0].to_string();
    assert_eq!((&result["name"], &result["player"]), (&"Diego".into(), &diego.as_str().into()));
    let other = Device::new();
    assert_eq!(other.take(&text), ImportReport { new: 1, people: 4, ..ImportReport::default() });
    assert_eq!(other.service().session_file(session).unwrap(), text);
    let seats =
        |device: &Device| device.service().table(session, kernel::Viewer::Table).unwrap().seats;
    assert_eq!(seats(&other), seats(&device));
    // Undo brings Carla back: she has to be known, too.
    let mut missing = file.clone();
    missing["players"].as_array_mut().unwrap().retain(|player| player["name"] != "Carla");
    let report = Device::new().take(&missing.to_string());
    assert_eq!(report.left_out[0].flaw, SessionFlaw::Players);
}

#[test]
fn a_person_who_came_later_is_in_every_file_list_and_figure() {
    let device = Device::new();
    let session = device.late(&["Ana", "Bruno"]);
    let service = device.service();
    let revision = service.store().revision(session).unwrap().unwrap();
    let finish = serde_json::json!({"do": "finish"});
    let over = service.play(session, revision, Actor::Keeper, &finish).unwrap();
    let places: Vec<_> = over.standing.places.iter().map(|p| (p.points, p.place, p.won)).collect();
    assert_eq!(places, [(3, 3, false), (36, 2, false), (45, 1, true)]);
    let names: Vec<_> = over.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(names, ["Ana", "Bruno", "Helga"]);
    let helga = over.seats[2].person;
    let form = service.person_statistics(helga, &Default::default()).unwrap().form;
    assert_eq!(form.len(), 1);
    let text = service.session_file(session).unwrap();
    assert_fits(&text);
    let other = Device::new();
    assert_eq!(other.take(&text), ImportReport { new: 1, people: 3, ..ImportReport::default() });
    assert_eq!(other.service().session_file(session).unwrap(), text);
    let mut back = over;
    for _ in 0..5 {
        back = service.undo(session, back.revision, Actor::Keeper).unwrap();
    }
    assert_eq!(back.seats.len(), 2, "undone, no person had come");
    let raw = serde_json::json!({"do": "come"});
    assert!(
        service.play(session, back.revision, Actor::Keeper, &raw).is_err(),
        "no person is named"
    );
}

#[test]
fn however_a_command_was_spelt_its_file_is_the_same_journal() {
    let device = Device::new();
    let new = NewTable {
        game: "sheet".to_owned(),
        people: device.people(&["Ana", "Bruno"]),
        first: None,
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        config: Options::new(),
    };
    let mut table = device.service().open_table(&new, Actor::Keeper).unwrap();
    for command in [
        r#"{"row": 1, "entries": [{"seat": 0, "values": {"amount": 7}}],  "do": "enter"}"#,
        r#"{"tool": {"owner": null, "do": "set_dice", "dice": [{"sides": 6}]}}"#,
        r#"{ "tool": {"owner": null, "keep": [], "do": "roll"}}"#,
    ] {
        let command = RawValue::from_string(command.to_owned()).unwrap();
        let (id, revision) = (table.session, table.revision);
        table = device.service().play(id, revision, Actor::Keeper, &command).unwrap();
    }
    let known = ImportReport { known: 1, ..ImportReport::default() };
    assert_eq!(device.take(&device.export()), known);
}

#[test]
fn two_devices_come_to_the_same_in_either_order() {
    let one = Device::at(1_780_000_000_000);
    one.evenings();
    let shared = one.export();
    let other = Device::at(1_785_000_000_000);
    other.play("rage", &["Ana", "Zoe"], 5, 30);
    other.take(&shared);
    // Both go on with the same tables, each in its own way.
    let open = |device: &Device| device.service().tables(None).unwrap();
    for (device, luck) in [(&one, 11), (&other, 12)] {
        device.play("rush7", &["Ana", "Bruno"], luck, 40);
        for card in &open(device) {
            let table = device.service().table(card.session, kernel::Viewer::Table).unwrap();
            let by = kernel::Actor::Keeper;
            for _ in 0..=luck - 11 {
                let seen = device.service().table(card.session, kernel::Viewer::Table).unwrap();
                device.service().pause(card.session, seen.revision, by).ok();
                let seen = device.service().table(card.session, kernel::Viewer::Table).unwrap();
                device.service().resume(card.session, seen.revision, by).ok();
            }
            assert_eq!(table.session, card.session);
        }
    }
    let files = [one.export(), other.export()];
    let merged = |order: [usize; 2]| {
        let device = Device::new();
        for at in order {
            device.take(&files[at]);
        }
        let text = device.export();
        assert_eq!(
            device.service().full_integrity_check(&Progress::default()).unwrap(),
            Vec::<String>::new()
        );
        // Either of them again adds nothing.
        for file in &files {
            let again = device.take(file);
            assert_eq!((again.new, again.people), (0, 0));
        }
        assert_eq!(device.export(), text);
        text
    };
    let text = merged([0, 1]);
    assert_eq!(text, merged([1, 0]));
    let ids = |text: &str| -> std::collections::BTreeSet<String> {
        let file: Value = serde_json::from_str(text).unwrap();
        let sessions = file["sessions"].as_array().unwrap().iter();
        sessions.map(|session| session["id"].to_string()).collect()
    };
    let both: std::collections::BTreeSet<_> =
        ids(&files[0]).union(&ids(&files[1])).cloned().collect();
    assert_eq!(ids(&text), both, "what went on in two places is one session");
    assert!(text.contains("\"endings\":"), "both ways are kept");
    assert_fits(&text);
    for person in ["\"name\":\"Ana\"", "\"name\":\"Ana (2)\""] {
        assert!(text.contains(person), "two people of one name are told apart");
    }
}

#[test]
fn namesakes_are_the_same_once_it_is_said() {
    let one = Device::at(1_780_000_000_000);
    one.play("rage", &["Ana", "Bruno"], 1, 30);
    let other = Device::at(1_781_000_000_000);
    other.play("rage", &["ANA", "Carla"], 2, 30);
    let file = other.export();
    let preview = one.look(&file).unwrap();
    let names: Vec<_> = preview.namesakes.iter().map(|namesake| namesake.name.as_str()).collect();
    assert_eq!((names, preview.people, preview.new), (vec!["ANA"], 1, 1));
    let choices = FileChoices { same: vec![preview.namesakes[0].theirs], ..FileChoices::default() };
    one.try_take(&file, &choices).unwrap();
    let text = one.export();
    assert!(!text.contains("(2)") && text.contains("same_as"));
    assert_eq!(one.look(&file).unwrap().namesakes, []);
    one.take(&file);
    assert_eq!(one.export(), text, "people who were said to be the same stay so");
}

#[test]
fn a_group_that_is_brought_back_after_an_import_has_its_name_for_itself() {
    let (here, there) = (Device::new(), Device::new());
    let service = here.service();
    let people = here.people(&["Ana", "Bruno"]);
    let groups = ["Fridays", "Mondays"].map(|name| {
        let group = service.create_group(name, &people, false).unwrap();
        (group.id, name)
    });
    there.take(&here.export());
    // One was deleted before the import, the other by it.
    service.delete_group(groups[0].0).unwrap();
    there.service().delete_group(groups[1].0).unwrap();
    here.take(&there.export());
    assert_eq!(service.groups().unwrap(), []);
    for (id, name) in groups {
        service.restore_group(id).unwrap();
        assert!(service.create_group(name, &people, false).is_err(), "{name} is taken");
    }
    // And what is brought back here is there again.
    there.take(&here.export());
    assert_eq!(there.service().groups().unwrap(), service.groups().unwrap());
}

#[test]
fn a_table_that_went_on_elsewhere_goes_on_here() {
    let one = Device::new();
    let session = one.play("rage", &["Ana", "Bruno"], 1, 6);
    let early = one.export();
    let table = one.service().table(session, kernel::Viewer::Table).unwrap();
    one.service().pause(session, table.revision, kernel::Actor::Keeper).unwrap();
    let late = one.export();
    let other = Device::new();
    other.take(&early);
    assert_eq!(other.take(&late).longer, 1);
    assert_eq!(other.export(), late);
    assert_eq!(other.take(&early).known, 1, "an older file takes nothing back");
    assert_eq!(other.export(), late);
}

#[test]
fn what_is_half_typed_comes_with_a_new_session_and_takes_the_place_of_nothing() {
    let (here, there) = (Device::new(), Device::new());
    let session = here.play("rage", &["Ana", "Bruno"], 1, 3);
    let draft =
        |device: &Device| device.service().table(session, kernel::Viewer::Table).unwrap().draft;
    here.service().save_draft(session, Some("[1".to_owned())).unwrap();
    there.take(&here.export());
    assert_eq!(draft(&there).as_deref(), Some("[1"));
    here.service().save_draft(session, Some("[2".to_owned())).unwrap();
    there.take(&here.export());
    assert_eq!(draft(&there).as_deref(), Some("[1"));
    there.service().save_draft(session, None).unwrap();
    there.take(&here.export());
    assert_eq!(draft(&there), None);
}

/// A file that is written while something else is done.
struct Meanwhile<'a> {
    text: Vec<u8>,
    deed: Option<&'a dyn Fn()>,
}

impl std::io::Write for Meanwhile<'_> {
    fn write(&mut self, part: &[u8]) -> std::io::Result<usize> {
        self.text.extend(part);
        if part.starts_with(b"{\"id\"")
            && let Some(deed) = self.deed.take()
        {
            deed();
        }
        Ok(part.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_export_is_whole_when_sessions_come_and_go_meanwhile() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 3);
    let goes = device.play("rage", &["Ana", "Bruno"], 2, 3);
    let deed = || {
        device.service().delete(goes).unwrap();
        device.play("rage", &["Carla", "Diego"], 3, 3);
    };
    let mut file = Meanwhile { text: Vec::new(), deed: Some(&deed) };
    device.service().export(&mut file, &Progress::default()).unwrap();
    assert!(file.deed.is_none(), "it was done");
    let report = Device::new().take(&String::from_utf8(file.text).unwrap());
    assert_eq!((report.new, report.left_out), (2, Vec::new()));
}

#[test]
fn tools_without_a_game_are_in_no_list_and_in_no_export_until_they_are_used() {
    let device = Device::new();
    device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let before = device.export();
    let tools = device.service().tool_table(Actor::Keeper).unwrap();
    assert_eq!(device.service().tool_table(Actor::Keeper).unwrap(), tools, "there is one");
    assert_eq!(device.export(), before, "a visit leaves nothing");
    let rolled = [device.tools(&[]), device.tools(&["Ana", "Bruno"])];
    assert_eq!(device.service().tables(None).unwrap().len(), 0);
    let history = device.service().history(None, &Default::default()).unwrap();
    assert_eq!(history.sessions.len(), 1);
    let plays: Value =
        serde_json::from_str(&device.service().bg_stats(&Progress::default()).unwrap()).unwrap();
    assert_eq!(plays["plays"].as_array().unwrap().len(), 1);
    let folder = device.folder.path().join("csv");
    let paths = device.service().export_csv(&folder, false, &Progress::default()).unwrap();
    assert_eq!(std::fs::read_to_string(&paths[0]).unwrap().lines().count(), 2);
    // What was rolled is exported and imported like everything.
    let file = device.export();
    assert_fits(&file);
    let other = Device::new();
    assert_eq!(other.look(&file).unwrap().left_out, []);
    assert_eq!(other.take(&file).new, 3);
    assert_eq!(other.export(), file);
    for session in rolled {
        assert!(other.service().table(session, kernel::Viewer::Table).is_ok());
    }
    assert_eq!(other.service().tables(None).unwrap().len(), 0);
}

#[test]
fn a_session_that_does_not_hold_together_is_named_and_left_out() {
    let device = Device::new();
    let good = device.play("rage", &["Ana", "Bruno"], 1, 12);
    let broken = device.play("rage", &["Carla", "Diego"], 2, 12);
    let mut file: Value = serde_json::from_str(&device.export()).unwrap();
    let sessions = file["sessions"].as_array_mut().unwrap();
    let at = sessions.iter().position(|one| one["id"] == broken.to_string()).unwrap();
    sessions[at]["result"]["rounds"] = serde_json::json!([[9, 9]]);
    let text = file.to_string();
    let other = Device::new();
    let preview = other.look(&text).unwrap();
    assert_eq!((preview.sessions, preview.new), (1, 1));
    let [left] = &preview.left_out[..] else { panic!("{:?}", preview.left_out) };
    assert_eq!(
        (left.number as usize, &*left.game, left.flaw),
        (at + 1, "rage", SessionFlaw::Broken)
    );
    assert_eq!(left.people, ["Carla", "Diego"]);
    let taken = other.take(&text);
    assert_eq!((taken.new, &taken.left_out), (1, &preview.left_out));
    assert!(other.service().card(good).is_ok() && other.service().card(broken).is_err());
}

#[test]
fn a_file_that_says_a_place_where_nothing_is_compared_is_taken_in() {
    let (here, there) = (Device::new(), Device::new());
    let new = NewTable {
        game: "sheet".to_owned(),
        people: here.people(&["Ana"]),
        first: None,
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        config: Options::new(),
    };
    let (service, keeper) = (here.service(), Actor::Keeper);
    let mut table = service.open_table(&new, keeper).unwrap();
    let entries = json!([{"seat": 0, "values": {"amount": 7}}]);
    for command in [json!({"do": "enter", "row": 1, "entries": entries}), json!({"do": "finish"})] {
        table = service.play(table.session, table.revision, keeper, &command).unwrap();
    }
    let mut file: Value = serde_json::from_str(&here.export()).unwrap();
    let player = &mut file["sessions"][0]["result"]["players"][0];
    assert_eq!((&player["place"], &player["winner"]), (&Value::Null, &json!(true)));
    player["place"] = json!(1);
    let taken = there.take(&file.to_string());
    assert_eq!((taken.new, taken.left_out.len()), (1, 0));
    assert_eq!(here.export(), there.export());
}
