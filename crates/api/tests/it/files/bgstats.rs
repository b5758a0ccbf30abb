//! BG Stats' files, both ways.

use super::device::Device;
use super::ours::assert_fits;
use games::rulebook;
use kernel::{Actor, BestIs, Knowledge, Seat, Timestamp};
use serde_json::{Value, json};
use service::{FileChoices, FileKind, NewTable, PastGame, PastResult, Progress, SessionFlaw};

fn file() -> Value {
    json!({
        "about": "Open it with BG Stats",
        "players": [
            {"id": 4, "uuid": "11111111-1111-4111-8111-111111111111", "name": "Ana", "isAnonymous": 0,
             "metaData": "{\"isNpc\":0}", "bggUsername": "ana"},
            {"id": 9, "uuid": "22222222-2222-4222-8222-222222222222", "name": "Bruno", "isAnonymous": false},
            {"id": 11, "uuid": "33333333-3333-4333-8333-333333333333", "name": "Anonymous player", "isAnonymous": 1}
        ],
        "locations": [{"id": 2, "uuid": "44444444-4444-4444-8444-444444444444", "name": "Casa", "nearby": [1, 2]}],
        "games": [{"id": 7, "uuid": "55555555-5555-4555-8555-555555555555", "name": "Azul", "bggId": 230802,
                   "highestWins": 1, "noPoints": 0, "cooperative": false, "usesTeams": 0, "designers": "Kiesling"}],
        "plays": [{
            "uuid": "66666666-6666-4666-8666-666666666666", "gameRefId": 7, "locationRefId": 2,
            "playDate": "2025-12-25 21:00:00", "durationMin": 45, "usesTeams": 0, "manualWinner": 1,
            "nemestatsId": 12, "weather": {"snow": true}, "comments": "Christmas",
            "playerScores": [
                {"playerRefId": 4, "score": "12+7-3", "winner": 1, "rank": 0, "seatOrder": 0, "startPlayer": 1, "colour": "red"},
                {"playerRefId": 9, "score": "not much", "winner": 0, "rank": 2, "newPlayer": 1},
                {"playerRefId": 11, "score": "", "winner": 0, "rank": 0},
                {"playerRefId": 11, "score": "4*2", "winner": 0, "rank": 0}
            ]
        }],
        "userInfo": {"meRefId": 4, "bggUsername": "ana"},
        "challenges": [{"id": 1, "name": "10x10"}]
    })
}

fn written(device: &Device) -> Value {
    serde_json::from_str(&device.service().bg_stats(&Progress::default()).unwrap()).unwrap()
}

#[test]
fn sums_are_read_ranks_of_nothing_are_none_and_all_else_comes_back() {
    let device = Device::new();
    let text = file().to_string();
    let preview = device.look(&text).unwrap();
    assert_eq!((preview.kind, preview.sessions, preview.new), (FileKind::BgStats, 1, 1));
    let utc = FileChoices { utc: true, ..FileChoices::default() };
    assert_eq!(device.try_take(&text, &utc).unwrap().new, 1);
    let kept = device.export();
    assert_fits(&kept);
    let all: Value = serde_json::from_str(&kept).unwrap();
    let said = &all["sessions"][0];
    assert_eq!((&said["title"], &said["foreign"]), (&json!("Azul"), &json!(true)));
    assert_eq!(said["result"]["ended_at"], "2025-12-25T21:00:00.000Z");
    assert_eq!(
        (&said["result"]["played_ms"], &said["result"]["venue"]),
        (&json!(2_700_000), &json!("Casa"))
    );
    let players = said["result"]["players"].as_array().unwrap();
    let came: Vec<_> = players.iter().map(|p| (&p["score"], &p["place"], &p["winner"])).collect();
    let (no, yes, none) = (json!(false), json!(true), Value::Null);
    assert_eq!(
        came,
        [
            (&json!(16), &none, &yes),
            (&none, &json!(2), &no),
            (&none, &none, &no),
            (&json!(8), &none, &no)
        ]
    );

    // The same file adds nothing.
    let again = device.try_take(&text, &utc).unwrap();
    assert_eq!((again.new, again.known, again.people), (0, 1, 0));
    assert_eq!(device.export(), kept);

    // And goes back as it was said, but for the one who sat there twice.
    let back = written(&device);
    for list in ["locations", "games", "userInfo", "challenges", "about"] {
        assert_eq!(back[list], file()[list], "{list}");
    }
    let (mut play, first) = (back["plays"][0].clone(), &file()["plays"][0]);
    play["playerScores"][3]["playerRefId"] = json!(11);
    assert_eq!(&play, first);
    assert_eq!(back["players"][0]["metaData"], "{\"isNpc\":0}");
}

#[test]
fn a_play_that_cannot_be_one_is_named_and_the_others_are_taken() {
    let mut several = file();
    let good = several["plays"][0].clone();
    let bad = |uuid: &str, change: fn(&mut Value)| {
        let mut play = good.clone();
        play["uuid"] = json!(format!("{uuid}6666666-6666-4666-8666-666666666666"));
        change(&mut play);
        play
    };
    several["plays"] = json!([
        bad("7", |play| play["playerScores"] = json!([])),
        good,
        bad("8", |play| play["playerScores"][0]["playerRefId"] = json!(99)),
        bad("9", |play| play["gameRefId"] = json!("x")),
        bad("a", |play| play["playDate"] = json!("yesterday")),
        bad("b", |play| play["playDate"] = json!("+262142-12-31 23:59:59")),
    ]);
    let device = Device::new();
    let text = several.to_string();
    let preview = device.look(&text).unwrap();
    let named: Vec<_> = preview.left_out.iter().map(|one| (one.number, &*one.game)).collect();
    assert_eq!(named, [(1, "Azul"), (3, "Azul"), (4, ""), (5, "Azul"), (6, "Azul")]);
    assert_eq!(preview.left_out[0].flaw, SessionFlaw::Players);
    assert!(preview.left_out[0].started.is_some() && preview.left_out[3].started.is_none());
    let taken = device.take(&text);
    assert_eq!((taken.new, taken.left_out), (1, preview.left_out));
}

#[test]
fn our_sessions_are_plays_there_with_their_rounds_in_sight() {
    let device = Device::new();
    let session = device.play("rage", &["Ana", "Bruno"], 2, 600);
    device.play("rush7", &["Ana", "Bruno"], 2, 5);
    let said = written(&device);
    let plays = said["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 1, "only what is over is a play");
    assert_eq!(plays[0]["uuid"], session.to_string());
    assert_eq!(said["games"][0]["name"], "Rage");
    let file: Value =
        serde_json::from_str(&device.service().session_file(session).unwrap()).unwrap();
    let rounds = file["sessions"][0]["result"]["rounds"].as_array().unwrap();
    assert_eq!(plays[0]["rounds"], rounds.len());
    for (seat, score) in plays[0]["playerScores"].as_array().unwrap().iter().enumerate() {
        let text = score["score"].as_str().unwrap();
        let first = rounds[0][seat].to_string();
        assert!(text.starts_with(&first), "{text} begins with the first round, {first}");
        assert!(score["winner"].is_boolean() && score["rank"].as_u64().unwrap() >= 1);
    }
    // What is ours is known when it comes back.
    let back = device.take(&said.to_string());
    assert_eq!((back.new, back.known), (0, 1));
    // Elsewhere it is a play like any other.
    let other = Device::new();
    assert_eq!(other.take(&said.to_string()).new, 1);
}

#[test]
fn a_play_without_any_score_shows_no_points() {
    let mut file = file();
    for score in file["plays"][0]["playerScores"].as_array_mut().unwrap() {
        score["score"] = json!("");
    }
    let device = Device::new();
    device.take(&file.to_string());
    let standing =
        &device.service().history(None, &Default::default()).unwrap().sessions[0].standing;
    assert_eq!(standing.scoring, BestIs::Unscored);
}

#[test]
fn who_played_alone_does_not_make_a_game_of_many_a_joint_one() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let game = |n: usize, result| PastGame {
        title: "Mus".to_owned(),
        ended: Timestamp(n as i64),
        played_ms: 0,
        people: people[..n].to_vec(),
        result,
        venue: None,
    };
    let alone = PastResult::Points { lowest: false, points: vec![3], won: Some(true) };
    let both = PastResult::Points { lowest: false, points: vec![3, 2], won: None };
    for game in [game(1, alone), game(2, both)] {
        device.service().record_past_game(&game).unwrap();
    }
    let said = written(&device);
    assert_eq!(said["games"].as_array().unwrap().len(), 1);
    assert_eq!(said["games"][0]["cooperative"], false);
}

#[test]
fn merged_people_are_one_player_there() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 600);
    device.play("rage", &["Anna", "Bruno"], 1, 600);
    let id = |name: &str| {
        device.service().people().unwrap().into_iter().find(|one| one.name == name).unwrap().id
    };
    device.service().merge_people(id("Ana"), id("Anna")).unwrap();
    let said = written(&device);
    let players = said["players"].as_array().unwrap().iter().map(|one| &one["name"]);
    assert_eq!(players.collect::<Vec<_>>(), ["Ana", "Bruno"]);
    let uuid = &said["players"][0]["uuid"];
    assert_eq!(*uuid, json!(id("Ana")));
    let folder = device.folder.path().join("csv");
    let tables = device.service().export_csv(&folder, false, &Progress::default()).unwrap();
    let results = std::fs::read_to_string(&tables[1]).unwrap();
    assert_eq!(results.matches(&id("Ana").to_string()).count(), 2, "{results}");
}

#[test]
fn the_place_of_a_play_is_the_one_it_has_here() {
    let device = Device::new();
    device.take(&file().to_string());
    let session = device.service().history(None, &Default::default()).unwrap().sessions[0].session;
    let place = |venue: Option<&str>| {
        device.service().describe(session, venue, "").unwrap();
        let said = written(&device);
        let number = &said["plays"][0]["locationRefId"];
        let all = said["locations"].as_array().unwrap().clone();
        all.into_iter().find(|one| one["id"] == *number).map(|one| one["name"].clone())
    };
    assert_eq!(place(Some("Club")), Some(json!("Club")));
    assert_eq!(place(None), None);
    assert_eq!(place(Some("Casa")), Some(json!("Casa")));
}

#[test]
fn a_namesake_from_there_is_the_chosen_person() {
    let device = Device::new();
    device.play("rage", &["Ana", "Zoe"], 1, 12);
    let text = file().to_string();
    let preview = device.look(&text).unwrap();
    assert_eq!((preview.namesakes.len(), preview.people), (1, 3));
    let choices = FileChoices { same: vec![preview.namesakes[0].theirs], utc: true };
    device.try_take(&text, &choices).unwrap();
    let names: Vec<_> = device.service().people().unwrap().into_iter().map(|p| p.name).collect();
    assert!(!names.iter().any(|name| name == "Ana (2)"), "{names:?}");
}

#[test]
fn scores_that_are_no_objects_go_back_as_they_came() {
    let device = Device::new();
    let mut lists = file();
    lists["plays"][0]["playerScores"] = json!([[4, "5", true], [9, "3", false]]);
    device.take(&lists.to_string());
    assert_eq!(written(&device)["plays"][0]["playerScores"], lists["plays"][0]["playerScores"]);
    // A file of ours says anything of what another program said.
    let mut ours: Value = serde_json::from_str(&device.export()).unwrap();
    ours["sessions"][0]["said"]["play"]["playerScores"] = json!([5, null]);
    let other = Device::new();
    other.take(&ours.to_string());
    assert_eq!(written(&other)["plays"][0]["playerScores"], json!([5, null]));
}

/// A round of Rush Out! that the one won.
fn rush_out(device: &Device) -> uuid::Uuid {
    let new = NewTable {
        game: "rush_out".to_owned(),
        people: device.people(&["Ana", "Bruno", "Carla"]),
        first: Some(Seat(1)),
        knowledge: Knowledge::Observed,
        grain: rulebook("rush_out").unwrap().meta().grains[0],
        config: json!({"mode": "tracker"}).as_object().unwrap().clone(),
    };
    let by = Actor::Keeper;
    let mut table = device.service().open_table(&new, by).unwrap();
    for command in
        [json!({"do": "start_round", "seat": 1}), json!({"do": "end_round", "winner": "sorcerer"})]
    {
        table = device.service().play(table.session, table.revision, by, &command).unwrap();
    }
    table.session
}

#[test]
fn roles_and_teams_are_the_games_words_both_ways() {
    let device = Device::new();
    let session = rush_out(&device);
    let said = written(&device);
    let plays = said["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 1, "the match came to its end");
    let scores = plays[0]["playerScores"].as_array().unwrap();
    let of = |scores: &[Value]| -> Vec<(String, String)> {
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        scores.iter().map(|score| (word(&score["team"]), word(&score["role"]))).collect()
    };
    let mut roles = of(scores);
    roles.sort();
    let pair = |team: &str, role: &str| (team.to_owned(), role.to_owned());
    assert_eq!(roles, [pair("1", "Sorcerer"), pair("2", "Hero"), pair("2", "Hero")]);
    assert_eq!(
        (&plays[0]["usesTeams"], &said["games"][0]["usesTeams"], &said["games"][0]["noPoints"]),
        (&json!(true), &json!(true), &json!(true))
    );
    let link = device.service().bg_stats_link(session).unwrap().code.link;
    assert!(
        link.contains("%22role%22%3A%22Sorcerer%22") && link.contains("%22highestWins%22%3Atrue")
    );

    // Elsewhere they play one against many, and go back as they came.
    let other = Device::new();
    other.take(&said.to_string());
    let kept: Value = serde_json::from_str(&other.export()).unwrap();
    assert_eq!(kept["sessions"][0]["result"]["contest"], "one_against_many");
    assert_eq!(written(&other)["plays"][0]["playerScores"], plays[0]["playerScores"]);
    for (device, folder) in [(&device, "here"), (&other, "there")] {
        let folder = device.folder.path().join(folder);
        let paths = device.service().export_csv(&folder, false, &Progress::default()).unwrap();
        let results = std::fs::read_to_string(&paths[1]).unwrap();
        assert_eq!(
            (results.matches(",Sorcerer,").count(), results.matches(",Hero,").count()),
            (1, 2)
        );
    }

    // Where the teams have no names, people of the same role are on one side.
    let mut bare = said.clone();
    for score in bare["plays"][0]["playerScores"].as_array_mut().unwrap() {
        score.as_object_mut().unwrap().remove("team");
    }
    let third = Device::new();
    third.take(&bare.to_string());
    let kept: Value = serde_json::from_str(&third.export()).unwrap();
    assert_eq!(kept["sessions"][0]["result"]["contest"], "one_against_many");
}

#[test]
fn a_remark_too_long_for_a_note_goes_back_whole() {
    let device = Device::new();
    let mut long = file();
    let remark = "snow ".repeat(2_000);
    long["plays"][0]["comments"] = json!(remark);
    device.take(&long.to_string());
    assert_eq!(written(&device)["plays"][0]["comments"], json!(remark));
    let id = uuid::Uuid::parse_str("66666666-6666-4666-8666-666666666666").unwrap();
    // Its place can be said, with the note as the screen sends it back; another one must be short enough.
    let note = device.service().card(id).unwrap().note;
    assert!(note.len() > 2_000);
    let card = device.service().describe(id, Some("Casa"), note.trim()).unwrap();
    assert_eq!((card.venue.unwrap().name, card.note), ("Casa".to_owned(), note.clone()));
    assert_eq!(written(&device)["plays"][0]["comments"], json!(remark));
    assert!(device.service().describe(id, None, &format!("{note}!")).is_err());
    device.service().describe(id, Some("Casa"), "thaw").unwrap();
    assert_eq!(written(&device)["plays"][0]["comments"], "thaw");
}
