//! Game files through the door: looked at and tried before anything is saved.

use crate::asking::{ask, get, people};
use crate::files::device::{Device, game_file};
use api::{App, Caller, ErrorKind, Guest, dispatch};
use serde_json::{Value, json};
use uuid::Uuid;

/// The files of the games that a person saved, as a new table takes them.
fn saved(app: &App) -> Vec<Value> {
    let games = get(app, "games", json!({}));
    let sheet = games.as_array().unwrap().iter().find(|game| game["id"] == "sheet").unwrap();
    let presets = sheet["presets"].as_array().unwrap().iter();
    let saved = presets.filter(|preset| preset["saved"] == true);
    saved
        .map(|preset| {
            get(app, "game_options", json!({ "id": preset["id"] }))["config"]["game"].clone()
        })
        .collect()
}

fn small() -> Value {
    let mut small: Value = serde_json::from_str(&game_file("tricks", 2)).unwrap();
    let wrong = json!({ "round": 2, "bid": [1, 2], "won": [1, 1], "points": [11, 0] });
    small["cases"].as_array_mut().unwrap().push(wrong);
    small
}

#[test]
fn any_text_is_answered_with_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let check = |text: &str| get(&app, "check_game", json!({ "text": text }));

    let known = check(&small().to_string());
    assert_eq!(known["examples"], json!({ "held": 1, "of": 2 }));
    assert_eq!(known["replaces"], Value::Null);
    assert_eq!(known["file"]["id"], json!("tricks"));
    let fault = &known["faults"][0];
    assert_eq!((&fault["code"], &fault["path"]), (&json!("game_case"), &json!("cases[1]")));
    assert_eq!(fault["why"], json!("case_came"));
    let came = json!({ "what": "points", "wanted": "[11,0]", "came": "[11,-1]" });
    assert_eq!(fault["params"], came);

    let nothing = check("no JSON at all");
    assert_eq!((&nothing["file"], &nothing["faults"][0]["why"]), (&Value::Null, &json!("json")));

    let mut wrong = small();
    wrong["round"]["parts"][0]["value"] = json!("10 + wonn");
    let fault = &check(&wrong.to_string())["faults"][0];
    assert_eq!((&fault["path"], &fault["column"]), (&json!("round.parts[0].value"), &json!(6)));
    assert_eq!(fault["params"], json!({ "name": "wonn", "near": "won" }));
}

#[test]
fn what_may_stand_in_an_expression_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let ask =
        |text: &str, path: &str| get(&app, "game_names", json!({ "text": text, "path": path }));
    let known = ask(&small().to_string(), "round.parts[0].value");
    let names = known["names"].as_array().unwrap();
    assert!(names.contains(&json!({ "name": "each.bid", "words": [] })), "{names:?}");
    assert!(known["functions"].as_array().unwrap().contains(&json!("sum")));
    let nothing = ask("no JSON at all", "round.parts[0].value");
    assert_eq!((&nothing["names"], &nothing["functions"]), (&json!([]), &json!([])));
    // What is new gets no id that has a meaning already, whatever else is wrong.
    assert!(nothing["reserved"].as_array().unwrap().contains(&json!("points")));
}

#[test]
fn a_game_of_the_shelf_is_known_by_its_id() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let mut wizard = get(&app, "game_options", json!({ "id": "wizard" }))["config"]["game"].clone();
    let check = |file: &Value| get(&app, "check_game", json!({ "text": file.to_string() }));
    wizard["name"] = json!("Zauberer");
    assert_eq!(check(&wizard)["replaces"]["differs"], json!([]));
    wizard["round"]["parts"][0]["value"] = json!(30);
    wizard["seats"] = json!([3, 5]);
    let replaces = &check(&wizard)["replaces"];
    assert_eq!(
        (&replaces["is"], &replaces["differs"]),
        (&json!("shelf"), &json!(["seats", "parts"]))
    );
}

#[test]
fn a_row_is_tried_and_says_its_parts() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let attempt = |file: &Value, entries: Value| {
        get(&app, "try_game", json!({ "text": file.to_string(), "entries": entries }))
    };
    let came = attempt(&small(), json!({ "round": 3, "bid": [1, 2], "won": [1, 2] }));
    assert_eq!(
        came["columns"][1],
        json!({
            "points": 12, "total": 12,
            "parts": [ { "at": 0, "id": "made", "name": "Made", "number": 12 } ],
        })
    );
    let refused = attempt(&small(), json!({ "round": 3, "bid": [1, 2], "won": [1, 1] }));
    assert_eq!(refused["refused"]["code"], json!("SH_E_ADDS_TO"));
    let open = attempt(&small(), json!({ "bid": [1, 1] }));
    assert_eq!((&open["columns"], &open["refused"]), (&json!([]), &Value::Null));
    let strange = attempt(&small(), json!({ "bud": [1, 2] }));
    assert_eq!(strange["faults"][0]["why"], json!("case_name"));
}

#[test]
fn a_file_is_saved_deleted_brought_back_and_sent_on() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [here, there] = [0, 1].map(|at: usize| App::open(folders[at].path()).ready());
    let save =
        |app: &App, text: &str| get(app, "save_game", json!({ "text": text, "how": "replace" }));
    let id = json!({ "id": "tricks" });
    assert_eq!(save(&here, &game_file("tricks", 1))["id"], json!("tricks"));
    let [card] = &saved(&here)[..] else { panic!("one") };
    assert_eq!((&card["id"], &card["name"]), (&json!("tricks"), &json!("Tricks")));
    // A guest plays at one table and sees no other games of the device.
    let guest =
        Caller::Guest(Guest { id: Uuid::nil(), session: Uuid::nil(), seat: None, pencil: false });
    assert!(!dispatch(&here, guest, "games", "{}").unwrap().contains("\"saved\":true"));
    get(&here, "remove_game", &id);
    assert_eq!(saved(&here).len(), 0);
    assert_eq!(ask(&here, Caller::Keeper, "game_file", &id).unwrap_err().kind, ErrorKind::NotFound);
    get(&here, "restore_game", &id);
    let file = get(&here, "game_file", &id);
    assert_eq!(file["file_name"], json!("tricks.tapete-game.json"));
    // As a file, and as a link.
    save(&there, file["text"].as_str().unwrap());
    assert_eq!(get(&there, "game_file", &id), file);
    let link = get(&there, "game_link", json!({ "text": file["text"] }))["link"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(link.starts_with("TAPETE://GAME/"), "{link}");
    let seen = get(&here, "check_game", json!({ "text": link.to_lowercase() }));
    assert_eq!((&seen["faults"], &seen["file"]["id"]), (&json!([]), &json!("tricks")));
    // The link has no cases: it is another text of the same game.
    assert_eq!(seen["replaces"], json!({ "is": "revision", "revision": 1 }));
    let cut = get(&here, "check_game", json!({ "text": &link[..link.len() / 2] }));
    assert_eq!(cut["faults"][0]["why"], json!("link_cut"));
    assert_eq!(
        ask(&here, Caller::Keeper, "remove_game", json!({ "id": "none" })).unwrap_err().kind,
        ErrorKind::NotFound
    );
}

#[test]
fn of_two_files_of_one_id_the_higher_revision_stays_or_both() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let save = |text: &str, how: &str| {
        ask(&app, Caller::Keeper, "save_game", json!({ "text": text, "how": how }))
    };
    let replaces =
        |text: &str| get(&app, "check_game", json!({ "text": text }))["replaces"].clone();
    save(&game_file("tricks", 3), "replace").unwrap();
    assert_eq!(replaces(&game_file("tricks", 3)), json!({ "is": "same" }));
    assert_eq!(replaces(&game_file("tricks", 4)), json!({ "is": "revision", "revision": 3 }));
    save(&game_file("tricks", 2), "replace").unwrap();
    assert_eq!(saved(&app)[0]["revision"], json!(3));
    let other =
        game_file("tricks", 1).replace("10 + won", "20 + won").replace("[11,-1]", "[21,-1]");
    assert_eq!(replaces(&other), json!({ "is": "other", "revision": 3, "differs": ["parts"] }));
    for _ in 0..2 {
        let both = save(&other, "copy").unwrap();
        assert_eq!(both, json!({ "id": "tricks_2", "name": "Tricks (2)" }));
    }
    assert_eq!(saved(&app).len(), 2);
    assert_eq!(saved(&app)[1]["by"]["based_on"], json!("tricks"));
    save(&other, "replace").unwrap();
    assert_eq!(replaces(&other), json!({ "is": "same" }));
    // What a game of the shelf is called belongs to the app.
    let wizard = game_file("wizard", 9);
    assert_eq!(save(&wizard, "replace").unwrap_err().code, "game_of_shelf");
    assert_eq!(save(&wizard, "copy").unwrap()["id"], json!("wizard_2"));
    let faulty = save("{}", "replace").unwrap_err();
    assert_eq!((faulty.kind, faulty.code.as_str()), (ErrorKind::Refused, "SH_E_FILE"));
}

/// A table of a file, played for a row and ended.
fn play(app: &App, people: &[Value], file: &str) {
    let game: Value = serde_json::from_str(file).unwrap();
    let table = get(
        app,
        "open_table",
        json!({
            "game": "sheet", "people": people, "knowledge": "observed", "grain": "round",
            "config": { "game": game },
        }),
    );
    let session = &table["session"];
    let mut revision = table["revision"].clone();
    let entries = |field: &str| {
        json!([
            { "seat": 0, "values": { field: 1 } }, { "seat": 1, "values": { field: 0 } },
        ])
    };
    for command in [
        json!({ "do": "enter", "row": 1, "entries": entries("bid") }),
        json!({ "do": "enter", "row": 1, "entries": entries("won") }),
        json!({ "do": "finish" }),
    ] {
        let step = json!({ "session": session, "revision": revision, "command": command });
        revision = get(app, "play", &step)["revision"].clone();
    }
}

#[test]
fn every_file_is_a_game_of_its_own_and_its_revisions_count_together() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let people = people(&app, ["Ana", "Bruno"]);
    play(&app, &people, &game_file("tricks", 1));
    play(&app, &people, &game_file("tricks", 2));
    let renamed = game_file("tricks", 3)
        .replace("\"name\":\"Tricks\",\"revision\"", "\"name\":\"Bids\",\"revision\"");
    play(&app, &people, &renamed);
    // Another game of the same name.
    play(&app, &people, &game_file("others", 1));
    let overview = get(&app, "statistics", json!({}));
    let mut games: Vec<(&str, &str, u64)> = overview["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let of = |name: &str| game[name].as_str().unwrap();
            (of("game"), of("title"), game["plays"].as_u64().unwrap())
        })
        .collect();
    games.sort_unstable();
    assert_eq!(games, [("sheet/others", "", 1), ("sheet/tricks", "", 3)]);
    let history = get(&app, "history", json!({ "filter": { "game": "sheet/tricks" } }));
    let titles: Vec<_> = history["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["standing"]["title"])
        .collect();
    assert_eq!(titles, [&json!("Bids"), &json!("Tricks"), &json!("Tricks")]);
    let own = get(&app, "game_statistics", json!({ "game": "sheet/others" }));
    assert_eq!(own["plays"], json!(1));
    // Two that are one count together, and apart again.
    let kind = |game: &str| json!({ "game": game, "title": "" });
    let (others, tricks) = (kind("sheet/others"), kind("sheet/tricks"));
    get(&app, "count_game_as", json!({ "from": others, "into": tricks }));
    let plays = || get(&app, "game_statistics", json!({ "game": "sheet/tricks" }))["plays"].clone();
    assert_eq!(plays(), json!(4));
    let counted = get(&app, "games_counted_as", json!({}));
    assert_eq!(counted, json!([{ "from": others, "into": tricks }]));
    let whole: [&str; 0] = [];
    assert_eq!(app.service().unwrap().full_integrity_check(&Default::default()).unwrap(), whole);
    // A circle counts as the first of it.
    get(&app, "count_game_as", json!({ "from": tricks, "into": others }));
    assert_eq!(get(&app, "game_statistics", json!({ "game": "sheet/others" }))["plays"], json!(4));
    for one in [&others, &tricks] {
        get(&app, "count_game_as", json!({ "from": one, "into": one }));
    }
    assert_eq!(plays(), json!(3));
    assert_eq!(get(&app, "games_counted_as", json!({})), json!([]));
    // A search finds what it was called.
    let found = get(&app, "history", json!({ "filter": { "text": "bids" } }));
    assert_eq!(found["sessions"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_saved_file_that_cannot_be_played_is_named_with_its_faults_and_mended_or_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let small: Value = serde_json::from_str(&game_file("tricks", 1)).unwrap();
    assert_eq!(get(&app, "unreadable_games", json!({})), json!([]));
    let mut damaged = small.clone();
    damaged["round"]["parts"][0]["value"] = json!("won +");
    let newer = json!({ "format": "tapete-game", "id": "newer", "version": 9, "colour": 1 });
    for text in [damaged.to_string(), newer.to_string(), small.to_string()] {
        app.service().unwrap().save_game(&text).unwrap();
    }
    // The last one took the place of the first.
    let unreadable = get(&app, "unreadable_games", json!({}));
    assert_eq!(unreadable[0]["id"], "newer");
    assert_eq!(unreadable[0]["name"], "newer");
    assert_eq!(unreadable[1], Value::Null);

    app.service().unwrap().save_game(&damaged.to_string()).unwrap();
    let unreadable = get(&app, "unreadable_games", json!({}));
    let found = unreadable.as_array().unwrap().iter().find(|one| one["id"] == small["id"]);
    let found = found.unwrap();
    assert_eq!(found["name"], small["name"]);
    assert_eq!(found["faults"][0]["path"], "round.parts[0].value");
    assert_eq!(found["text"], damaged.to_string());
    assert!(saved(&app).is_empty());

    get(&app, "save_game", json!({ "text": small.to_string(), "how": "replace" }));
    get(&app, "remove_game", json!({ "id": "newer" }));
    assert_eq!(get(&app, "unreadable_games", json!({})), json!([]));
    assert_eq!(saved(&app).len(), 1);
}

#[test]
fn a_table_takes_a_newer_file_and_its_rows_keep_theirs_or_are_counted_again() {
    let device = Device::new();
    let app = &device.app;
    let totals = |answer: &Value| {
        let places = answer["places"].as_array().unwrap().iter();
        places.map(|place| place["points"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    for (again, after) in [(false, [11 + 22, 10 + 20]), (true, [21 + 22, 20 + 20])] {
        let session = device.newer(&["Ana", "Bruno"], again);
        let table = || get(app, "table", json!({ "session": session }));
        let step = |name: &str, more: Value| {
            let mut asked = json!({ "session": session, "revision": table()["revision"] });
            asked.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap());
            get(app, name, &asked)
        };
        assert_eq!(totals(&table()["standing"]), after);
        // The lists call it by its new name at once.
        let found = get(app, "history", json!({ "filter": { "text": "grown up" } }));
        assert!(found["sessions"].to_string().contains(&session.to_string()), "{found}");
        assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
        // What a step of the journal says stands under the round, and the step itself under its own.
        let log = get(app, "log_page", json!({ "session": session, "from": 0 }));
        let told = log["entries"].to_string();
        assert!(told.contains("sheet-file-taken"), "{told}");
        assert_eq!(told.contains("sheet-counted-again"), again);
        // The first row is corrected: its own file says what it is worth, as long as it is not counted again.
        let wrong =
            json!([{ "seat": 0, "values": { "won": 0 } }, { "seat": 1, "values": { "won": 1 } }]);
        let corrections =
            json!([{ "position": 2, "command": { "do": "enter", "row": 1, "entries": wrong } }]);
        let preview =
            get(app, "try_amend", json!({ "session": session, "corrections": corrections }));
        assert_eq!(preview["is"], "accepted", "{preview}");
        assert_eq!(totals(&preview["after"]), [-1 + 22, -1 + 20]);
        // Before the file was taken, and again.
        for _ in 0..3 {
            step("undo", json!({}));
        }
        assert_eq!(totals(&table()["standing"]), [11, 10]);
        assert_eq!(table()["view"]["game"]["revision"], 1);
        for _ in 0..3 {
            step("redo", json!({}));
        }
        assert_eq!(totals(&table()["standing"]), after);
        let view = &table()["view"];
        assert_eq!(view["game"]["revision"], 2);
        assert_eq!(view["rows"][0]["earlier"], if again { Value::Null } else { json!(0) });
        // Over, it is reviewed row by row, and counts for the same game.
        step("play", json!({ "command": { "do": "finish" } }));
        let review = get(app, "review", json!({ "session": session }));
        assert_eq!(review["rounds"].as_array().unwrap().len(), 2);
        let past = get(app, "view_at", json!({ "session": session, "position": 2 }));
        assert_eq!(past["view"]["game"]["revision"], 1);
    }
    let plays = get(app, "game_statistics", json!({ "game": "sheet/grown" }));
    assert_eq!(plays["plays"], 2);
    assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
}

#[test]
fn a_newer_file_here_is_offered_to_a_table_with_what_changes() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let file =
        |revision| -> Value { serde_json::from_str(&game_file("tricks", revision)).unwrap() };
    let newer = |than: &Value| get(&app, "newer_game", json!({ "file": than }));
    assert_eq!(newer(&file(1)), Value::Null);
    let mut third = file(3);
    third["cases"] = json!([]);
    third["round"]["parts"][0]["value"] = json!("20 + won");
    get(&app, "save_game", json!({ "text": third.to_string(), "how": "replace" }));
    let found = newer(&file(1));
    assert_eq!((&found["file"]["revision"], &found["differs"]), (&json!(3), &json!(["parts"])));
    assert_eq!(found["file"]["cases"], Value::Null);
    assert_eq!(newer(&file(3)), Value::Null);
    get(&app, "remove_game", json!({ "id": "tricks" }));
    assert_eq!(newer(&file(1)), Value::Null);
    // A game of the shelf is newer, too, once an app has it so.
    let shelf = get(&app, "game_file", json!({ "id": "wizard" }));
    let mut old: Value = serde_json::from_str(shelf["text"].as_str().unwrap()).unwrap();
    old["revision"] = json!(0);
    assert_eq!(newer(&old)["file"]["id"], "wizard");
}

/// The list of games is asked for at every start, by every guest, and after every change of a game.
const LIST: usize = 20_000;

#[test]
fn the_list_of_games_says_what_lists_need_and_a_new_table_asks_for_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let list = dispatch(&app, Caller::Keeper, "games", "{}").unwrap();
    assert!(list.len() < LIST, "{} bytes", list.len());
    let games: Value = serde_json::from_str(&list).unwrap();
    let sheet = games.as_array().unwrap().iter().find(|game| game["id"] == "sheet").unwrap();
    for preset in sheet["presets"].as_array().unwrap() {
        let options = &get(&app, "game_options", json!({ "id": preset["id"] }))["config"];
        let game = &options["game"];
        assert_eq!(preset["config"]["house"], options["house"], "{}", preset["id"]);
        assert_eq!(
            (&preset["file"]["name"], &preset["file"]["seats"]),
            (&game["name"], &game["seats"])
        );
        assert!(
            game["round"].is_object() || game["sheet"].is_object() || game["counters"].is_array()
        );
    }
    let unknown =
        ask(&app, Caller::Keeper, "game_options", json!({ "id": "nothing" })).unwrap_err();
    assert_eq!(unknown.kind, ErrorKind::NotFound);
}

/// A step of the longest file: each device of the table gets one for every step.
const STEP: usize = 12_000;

#[test]
fn a_step_leaves_out_the_file_and_the_table_says_it_once() {
    let device = Device::new();
    let app = &device.app;
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    let mut longest = 0;
    for (id, _) in games::sheet::shelf::FILES {
        let config = &get(app, "game_options", json!({ "id": id }))["config"];
        let least = config["game"]["seats"][0].as_u64().unwrap().max(2) as usize;
        let people = if least > 3 {
            device.people(&["Ana", "Bruno", "Carla", "Diego"])
        } else {
            people[..least].to_vec()
        };
        let opened = get(
            app,
            "open_table",
            json!({
                "game": "sheet", "people": people, "knowledge": "observed", "grain": "round", "config": config,
            }),
        );
        let session = &opened["session"];
        assert_eq!(opened["view"]["game"]["id"], **id);
        let note = json!({ "do": "note", "row": u8::from(!config["game"]["round"].is_null()), "text": "so" });
        let step = json!({ "session": session, "revision": opened["revision"], "command": note });
        let text = dispatch(app, Caller::Keeper, "play", &step.to_string()).unwrap();
        longest = longest.max(text.len());
        let step: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(step["view"]["game"], Value::Null);
        assert_eq!(step["view"]["settled"], opened["view"]["settled"]);
    }
    assert!(longest < STEP, "{longest} bytes");
}
