//! The cases of every game: each `src/<game>/plays/*.play`, run through the erased table as the app
//! runs it.
//!
//! A file is read line by line; `== …` begins a case with a fresh table. `README.md` says what a
//! line can be.

mod case;
mod looks;
mod questions;
mod rage;
mod relaxed;
mod tongue;

use case::Case;
use games::GAMES;
use std::path::{Path, PathBuf};

#[test]
fn every_play_holds() {
    let wrong: Vec<String> = GAMES
        .iter()
        .filter(|game| games::is_offered(**game))
        .flat_map(|game| plays(game.meta().id).into_iter().map(move |file| (*game, file)))
        .flat_map(|(game, file)| run(&Case::new(game, "before the first case"), &file))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn plays(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game).join("plays");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|why| panic!("{}: {why}", folder.display()))
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "play"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no plays in {}", folder.display());
    files
}

/// What does not hold in a file, each with its line; the first one ends its case.
fn run(outside: &Case, file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("a play is text");
    let name = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(file).display();
    let mut wrong = Vec::new();
    let mut case = outside.another("before the first case");
    let mut failed = false;
    let lines = text.lines().enumerate().chain([(text.lines().count(), "== end")]);
    for (at, line) in lines {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let outcome = match line.strip_prefix("==") {
            Some(title) => {
                let ended = if failed { Ok(()) } else { case.end() };
                (case, failed) = (outside.another(title.trim()), false);
                ended
            }
            None if failed => Ok(()),
            None => case.line(line),
        };
        if let Err(why) = outcome {
            failed = !line.starts_with("==");
            wrong.push(format!("{name}:{}: {line}\n    {why}", at + 1));
        }
    }
    wrong
}
