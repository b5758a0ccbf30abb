//! Rage's cases: every `plays/*.play` file, run through the erased table as the app runs it.
//!
//! A file is read line by line; `== …` begins a case with a fresh table. `plays/README.md` says what
//! a line can be.

mod case;
mod commands;
mod expect;
mod grains;
mod hidden;
mod judging;
mod laws;
mod sentences;
mod wire;

use case::Case;
use std::path::Path;

#[test]
fn every_play_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rage/plays");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the plays are there")
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "play"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no plays in {}", folder.display());
    let wrong: Vec<String> = files.iter().flat_map(|file| run(file)).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What does not hold in a file, each with its line; the first one ends its case.
fn run(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("a play is text");
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut wrong = Vec::new();
    let mut case = Case::new("before the first case");
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
                (case, failed) = (Case::new(title.trim()), false);
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
