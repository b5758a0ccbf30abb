//! The rules of this repository, each held by a test.

mod arrows;
mod licences;
mod modules;
mod seams;
mod shell;
mod sources;
mod stored;

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("tests/ lies in the root").to_owned()
}

/// A file of the project: its path from the root, and what it says.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Written by a program, not by a person.
    fn generated(&self) -> bool {
        self.path.starts_with("ui/src/gen/") || self.path.contains("/tests/fixtures/")
    }

    /// Code that only tests run.
    fn is_test(&self) -> bool {
        let parts: Vec<&str> = self.path.split('/').collect();
        let file = parts.last().copied().unwrap_or_default();
        parts.iter().any(|part| matches!(*part, "tests" | "benches" | "testkit"))
            || file.contains(".test.")
            || file == "tests.rs"
    }

    /// The lines before the file's own test module, each with its number.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(at, line)| (at + 1, line));
        lines.take_while(|(_, line)| *line != "#[cfg(test)]")
    }
}

/// Every text file that git keeps or would keep, whose name ends so.
fn sources(endings: &[&str]) -> Vec<Source> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files");
    let mut sources = Vec::new();
    for path in String::from_utf8_lossy(&listed.stdout).lines() {
        if !endings.iter().any(|ending| path.ends_with(ending)) {
            continue;
        }
        // A file that was deleted but not committed yet is still listed.
        if let Ok(text) = std::fs::read_to_string(root().join(path)) {
            sources.push(Source { path: path.to_owned(), text });
        }
    }
    assert!(!sources.is_empty(), "no file ends in {endings:?}");
    sources
}

/// Fails with every finding, each on a line of its own.
fn none(what: &str, findings: Vec<String>) {
    assert!(findings.is_empty(), "{what}:\n  {}", findings.join("\n  "));
}
