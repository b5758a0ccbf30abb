//! The shelf: every file holds, with all its cases.

use super::newer::played;
use games::sheet::Sheet;
use games::sheet::examine::examine;
use games::sheet::file;
use games::sheet::shelf::FILES;
use kernel::Game;
use serde_json::Value;
use std::path::Path;

#[test]
fn every_file_of_the_shelf_holds_with_all_its_cases() {
    let mut wrong = Vec::new();
    for (id, text) in FILES {
        wrong.extend(examine(text).faults.into_iter().map(|fault| format!("{id}: {fault}")));
        let Ok(rules) = file::read(text).and_then(file::check) else { continue };
        assert_eq!(rules.file.id, *id);
        assert!(!rules.file.cases.is_empty(), "{id} has no case");
        let lines = text.lines().count();
        assert!(lines <= 150, "{id} has {lines} lines: mend the form, not the file");
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_file_of_the_shelf_has_the_published_form() {
    let form = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tapete-game.schema.json");
    let mut schemas = boon::Schemas::new();
    let index = boon::Compiler::new()
        .compile(form.to_str().expect("a path in letters"), &mut schemas)
        .expect("a schema");
    for (id, text) in FILES {
        let file: Value = serde_json::from_str(text).expect("JSON");
        schemas.validate(&file, index).unwrap_or_else(|why| panic!("{id}: {why}"));
    }
}

#[test]
fn every_game_of_the_shelf_says_what_it_is_and_by_which_rules_in_both_languages() {
    let said = |text: &Value| ["en", "es"].iter().all(|language| text[language].is_string());
    for (id, text) in FILES.iter().filter(|(id, _)| !id.starts_with("pad")) {
        let file: Value = serde_json::from_str(text).expect("JSON");
        assert!(said(&file["about"]), "{id} does not say what it is");
        let rules = file["rules"].as_array().map_or(&[][..], Vec::as_slice);
        assert!(!rules.is_empty() && rules.iter().all(said), "{id} has no rules");
        assert_eq!(file["by"]["license"], "CC0-1.0", "{id}");
    }
}

#[test]
fn what_comes_next_is_the_number_and_not_each_yes_or_no_beside_it() {
    let next = Sheet::standing(&played("scrabble", 1, 0)).next.expect("a line");
    let what = serde_json::to_string(&next.params["what"]).expect("JSON");
    assert!(what.contains("Points of the words"), "{what}");
    assert!(!what.contains("Last turn"), "{what}");
}

#[test]
fn every_file_lies_on_the_shelf() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sheet/shelf");
    let files = std::fs::read_dir(folder).expect("the shelf").count();
    assert_eq!(files, FILES.len(), "a file is not listed in shelf.rs");
}

#[test]
fn a_game_that_is_on_no_list_is_a_short_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/games");
    let mut played = 0;
    for entry in std::fs::read_dir(folder).expect("games") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("text");
        let examined = examine(&text);
        let id = examined.file.as_ref().map_or("", |file| file.id.as_str());
        assert!(examined.faults.is_empty(), "{id}: {:?}", examined.faults);
        assert_eq!(Some(examined.held), examined.file.as_ref().map(|file| file.cases.len()));
        assert!(FILES.iter().all(|(known, _)| *known != id), "{id} is on the shelf");
        assert!(text.lines().count() < 80, "{id} is long");
        played += 1;
    }
    assert!(played >= 2);
}

/// The examples of a chapter of the manual, each without what stands around it.
fn examples(chapter: &str) -> Vec<String> {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/game-files.md");
    let manual = std::fs::read_to_string(manual).expect("a text");
    let chapter = manual.split("\n## ").find(|one| one.starts_with(chapter)).expect("a chapter");
    let blocks = chapter.split("\n\n").filter(|block| block.starts_with("    "));
    blocks.map(str::to_owned).collect()
}

#[test]
fn the_game_of_the_manual_holds_at_every_step() {
    let mut steps = examples("From nothing to a game");
    steps.extend(examples("What statistics remember"));
    let mut game: Value = serde_json::from_str(&steps[0]).expect("a game");
    let mut played = 0;
    for step in &steps {
        if step != &steps[0] {
            let more: Value = serde_json::from_str(&format!("{{{step}}}")).expect("a piece");
            let more = more.as_object().cloned().expect("names");
            game.as_object_mut().expect("a file").extend(more);
        }
        let examined = examine(&game.to_string());
        assert!(examined.faults.is_empty(), "{step}: {:?}", examined.faults);
        played = examined.held;
    }
    assert_eq!((steps.len(), played), (7, 2));
}
