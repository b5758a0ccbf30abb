//! Who may know whom.

use crate::{none, root, sources};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// What each crate may use of ours, without what only its tests use.
const ARROWS: [(&str, &[&str]); 11] = [
    ("tapete-kernel", &[]),
    ("tapete-solver", &[]),
    ("tapete-tools", &["tapete-kernel"]),
    ("tapete-games", &["tapete-kernel", "tapete-solver"]),
    ("tapete-store", &["tapete-kernel"]),
    ("tapete-service", &["tapete-kernel", "tapete-store", "tapete-tools"]),
    ("tapete-api", &["tapete-kernel", "tapete-games", "tapete-service", "tapete-tools"]),
    ("tapete-server", &["tapete-api"]),
    (
        "tapete-cli",
        &[
            "tapete-api",
            "tapete-games",
            "tapete-kernel",
            "tapete-server",
            "tapete-service",
            "tapete-tools",
        ],
    ),
    ("tapete-app", &["tapete-api"]),
    ("tapete-tests", &[]),
];

/// What only one crate may use.
const KEPT_TO: [(&str, &str); 5] = [
    ("rusqlite", "tapete-store"),
    ("rusqlite_migration", "tapete-store"),
    ("tauri", "tapete-app"),
    ("axum", "tapete-server"),
    ("clap", "tapete-cli"),
];

/// Each of our crates with what it is built from; `tests` adds what its tests use.
fn uses(tests: bool) -> BTreeMap<String, BTreeSet<String>> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo describes the workspace");
    let told: Value = serde_json::from_slice(&told.stdout).expect("cargo writes JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let crates = list(&told["packages"]).into_iter().map(|package| {
        let uses = list(&package["dependencies"]).into_iter();
        let uses = uses.filter(|used| tests || used["kind"] != "dev");
        (text(&package["name"]), uses.map(|used| text(&used["name"])).collect())
    });
    crates.collect()
}

#[test]
fn the_arrows_between_the_crates_point_one_way() {
    let mut findings = Vec::new();
    let allowed = BTreeMap::from(ARROWS);
    for (name, used) in uses(false) {
        let Some(allowed) = allowed.get(name.as_str()) else {
            findings.push(format!("{name} is a new crate: say here whom it may know"));
            continue;
        };
        let strange = used.iter().filter(|own| own.starts_with("tapete-"));
        let strange = strange.filter(|own| !allowed.contains(&own.as_str()));
        findings.extend(strange.map(|own| format!("{name} -> {own}")));
    }
    none("arrows that the house does not have", findings);
}

#[test]
fn what_one_crate_keeps_to_itself_no_other_uses() {
    let crates = uses(true);
    let mut findings = Vec::new();
    for (kept, by) in KEPT_TO {
        assert!(crates[by].contains(kept), "{by} does not even use {kept}");
        let others = crates.iter().filter(|(name, used)| *name != by && used.contains(kept));
        findings.extend(others.map(|(name, _)| format!("{name} uses {kept}, which is {by}'s")));
    }
    none("used outside its crate", findings);
}

#[test]
fn no_game_knows_another() {
    let mut findings = Vec::new();
    let sources = sources(&[".rs"]);
    let game_of = |path: &str| {
        let (game, _) = path.strip_prefix("crates/games/src/")?.split_once('/')?;
        Some(game.to_owned())
    };
    let games: BTreeSet<String> = sources.iter().filter_map(|s| game_of(&s.path)).collect();
    assert!(games.contains("rage"), "the games are elsewhere");
    for source in &sources {
        let Some(own) = game_of(&source.path) else { continue };
        for (at, line) in source.text.lines().enumerate() {
            let other = games.iter().filter(|other| **other != own);
            let named = other.filter(|other| line.contains(&format!("crate::{other}")));
            findings.extend(named.map(|_| format!("{}:{}: {line}", source.path, at + 1)));
        }
    }
    none("a game that imports another", findings);
}

#[test]
fn only_the_platform_folder_knows_tauri_on_the_screen() {
    let sources = sources(&[".ts", ".svelte"]);
    let strangers = sources.iter().filter(|source| {
        source.text.contains("@tauri-apps/") && !source.path.starts_with("ui/src/platform/")
    });
    none("imports @tauri-apps", strangers.map(|source| source.path.clone()).collect());
}
