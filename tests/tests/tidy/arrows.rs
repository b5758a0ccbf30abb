//! Who may know whom.

use crate::modules::modules;
use crate::{Source, none, root, sources};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The folders of `ui/src`, from the ground up: each imports only from those in front of it.
const SCREENS: [&str; 11] = [
    "gen", "kit", "i18n", "platform", "session", "app", "table", "games", "guest", "screens",
    "shell",
];

/// What only one crate may use.
const KEPT_TO: [(&str, &str); 5] = [
    ("rusqlite", "tapete-store"),
    ("rusqlite_migration", "tapete-store"),
    ("tauri", "tapete-app"),
    ("axum", "tapete-server"),
    ("clap", "tapete-cli"),
];

/// The workspace as cargo describes it.
fn described() -> Value {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo describes the workspace");
    serde_json::from_slice(&told.stdout).expect("cargo writes JSON")
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// The table of `docs/architecture.md`: each folder of a crate, and the crates it knows.
fn written() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join("docs/architecture.md")).expect("a text");
    let words = |cell: &str| -> Vec<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let table = text.lines().skip_while(|line| !line.ends_with("| knows |")).skip(2);
    let rows = table.take_while(|line| line.starts_with('|')).map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let [folder, _, known] = cells[..] else { panic!("three cells: {line}") };
        (words(folder).concat(), words(known).into_iter().collect())
    });
    rows.collect()
}

#[test]
fn the_crates_know_whom_the_architecture_says() {
    let described = described();
    let folder = |path: &str| {
        let path = Path::new(path).parent().expect("a manifest lies in a folder");
        path.strip_prefix(root()).expect("inside the project").to_string_lossy().into_owned()
    };
    let mut known = BTreeMap::new();
    for package in list(&described["packages"]) {
        let own = list(&package["dependencies"]).into_iter().filter(|used| used["kind"] != "dev");
        let own = own.filter_map(|used| Some(Path::new(used["path"].as_str()?).to_owned()));
        let own = own.filter_map(|path| {
            let path = path.strip_prefix(root()).ok()?.to_string_lossy().into_owned();
            Some(path.trim_start_matches("crates/").to_owned())
        });
        known.insert(folder(&text(&package["manifest_path"])), own.collect::<BTreeSet<_>>());
    }
    assert_eq!(written(), known, "docs/architecture.md, \"Where things are\", and Cargo.toml");
}

/// The arrows that are part of a circle or lie between two: all others lead to an end, or come from one.
fn in_circles(mut arrows: BTreeSet<(String, String)>) -> BTreeSet<(String, String)> {
    loop {
        let before = arrows.len();
        let from: BTreeSet<String> = arrows.iter().map(|(from, _)| from.clone()).collect();
        let to: BTreeSet<String> = arrows.iter().map(|(_, to)| to.clone()).collect();
        arrows.retain(|arrow| to.contains(&arrow.0) && from.contains(&arrow.1));
        if arrows.len() == before {
            return arrows;
        }
    }
}

#[test]
fn the_modules_of_a_game_know_each_other_one_way() {
    let modules = modules();
    let mut arrows: BTreeMap<&str, BTreeSet<(String, String)>> = BTreeMap::new();
    for module in &modules {
        let own = |name: &String| {
            modules.iter().any(|other| other.game == module.game && other.name == *name)
        };
        let known = module.names().filter(|name| *name != module.name && own(name));
        let known = known.map(|name| (module.name.clone(), name));
        arrows.entry(&module.game).or_default().extend(known);
    }
    let read = arrows.values().filter(|arrows| arrows.len() >= 15).count();
    assert!(read >= 7, "arrows of {read} games were read");
    let circles = arrows.into_iter().flat_map(|(game, arrows)| {
        in_circles(arrows).into_iter().map(move |(from, to)| format!("{game}: {from} -> {to}"))
    });
    none("modules of a game in a circle", circles.collect());
}

/// The files of ours that a source of the screens imports, as paths from the root.
fn imports(source: &Source) -> Vec<String> {
    let quoted = source.text.lines().flat_map(|line| {
        let (before, after) = line.split_once('\'').unwrap_or((line, ""));
        let imports = ["from ", "import ", "import("].iter().any(|word| before.ends_with(word));
        after.split('\'').next().filter(|name| imports && name.starts_with('.'))
    });
    let resolved = quoted.map(|name| {
        let mut parts: Vec<&str> = source.path.split('/').collect();
        parts.pop();
        for part in name.split('/') {
            match part {
                "." => {}
                ".." => drop(parts.pop()),
                part => parts.push(part),
            }
        }
        parts.join("/")
    });
    resolved.collect()
}

#[test]
fn the_folders_of_the_screens_know_only_those_below_them() {
    let floor = |folder: &str| SCREENS.iter().position(|name| *name == folder);
    let mut findings = Vec::new();
    let mut seen = 0;
    for source in sources(&[".ts", ".svelte"]).iter().filter(|source| !source.is_test()) {
        let own = source.path.strip_prefix("ui/src/").and_then(|path| path.split_once('/'));
        // A file beside the folders stands above them all.
        let Some((own, _)) = own else { continue };
        let Some(at) = floor(own) else {
            findings.push(format!("{}: a new folder: say here on which floor", source.path));
            continue;
        };
        for import in imports(source) {
            seen += 1;
            let to = import.strip_prefix("ui/src/").and_then(|path| path.split('/').next());
            if to.and_then(floor).is_none_or(|to| to > at) {
                findings.push(format!("{} -> {import}", source.path));
            }
        }
    }
    assert!(seen > 100, "only {seen} imports were found");
    none("imports from above", findings);
}

#[test]
fn what_one_crate_keeps_to_itself_no_other_uses() {
    let crates: BTreeMap<String, BTreeSet<String>> = list(&described()["packages"])
        .iter()
        .map(|package| {
            let uses = list(&package["dependencies"]);
            (text(&package["name"]), uses.iter().map(|used| text(&used["name"])).collect())
        })
        .collect();
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
fn only_the_platform_folder_asks_the_device() {
    // A screen that stays on, what is felt, what another app is handed: `Device` of the platform says what there is.
    let asked = ["wakeLock", "vibrate", "share", "canShare"];
    let mut findings = Vec::new();
    let mut seen = 0;
    for source in sources(&[".ts", ".svelte"]).iter().filter(|source| !source.is_test()) {
        let Some(path) = source.path.strip_prefix("ui/src/") else { continue };
        for (at, line) in source.text.lines().enumerate() {
            if !line.contains("navigator") || !asked.iter().any(|word| line.contains(word)) {
                continue;
            }
            seen += 1;
            if !path.starts_with("platform/") {
                findings.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    assert!(seen > 3, "the device is asked elsewhere");
    none("asks the device beside the platform", findings);
}

#[test]
fn only_the_platform_folder_knows_tauri_on_the_screen() {
    let sources = sources(&[".ts", ".svelte"]);
    let strangers = sources.iter().filter(|source| {
        source.text.contains("@tauri-apps/") && !source.path.starts_with("ui/src/platform/")
    });
    none("imports @tauri-apps", strangers.map(|source| source.path.clone()).collect());
}
