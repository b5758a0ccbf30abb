//! What the window may ask of the shell, and what the shell is made of.

use crate::{none, root, sources};
use serde_json::{Value, json};

fn json_of(path: &str) -> Value {
    let text = std::fs::read_to_string(root().join(path)).expect(path);
    serde_json::from_str(&text).expect(path)
}

/// Every package of the lock file with its version.
pub(crate) fn locked() -> Vec<(String, String)> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock");
    let value = |line: &str, name: &str| {
        line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"').map(str::to_owned)
    };
    let packages = lock.split("[[package]]").skip(1).filter_map(|package| {
        let find = |name| package.lines().find_map(|line| value(line, name));
        Some((find("name")?, find("version")?))
    });
    packages.collect()
}

#[test]
fn the_window_may_ask_for_its_three_commands_and_hear_of_changes() {
    let folder = root().join("src-tauri/capabilities");
    let files = std::fs::read_dir(folder).expect("capabilities").count();
    assert_eq!(files, 1, "one window has one capability");
    let mut capability = json_of("src-tauri/capabilities/main.json");
    let said = capability.as_object_mut().expect("an object");
    said.retain(|name, _| !matches!(name.as_str(), "$schema" | "description"));
    let expected = json!({
        "identifier": "main",
        "windows": ["main"],
        "permissions": ["allow-rpc", "allow-save-file", "allow-save-picture", "core:event:allow-listen", "core:event:allow-unlisten"],
    });
    assert_eq!(capability, expected);
}

#[test]
fn the_windows_page_runs_only_its_own_scripts() {
    let app = &json_of("src-tauri/tauri.conf.json")["app"];
    assert_eq!(app["withGlobalTauri"], false);
    let security = &app["security"];
    assert_eq!(security["capabilities"], json!(["main"]));
    assert_eq!(security["dangerousDisableAssetCspModification"], json!(["style-src"]));
    let policy = security["csp"].as_str().expect("a content policy");
    assert!(policy.starts_with("default-src 'self';"), "{policy}");
    for word in ["script-src", "unsafe-eval", "https:", "*"] {
        assert!(!policy.contains(word), "{word} in {policy}");
    }
}

#[test]
fn the_shell_has_the_two_plugins_of_decision_013_and_no_known_hole() {
    let packages = locked();
    // What builds them, links from outside, and one app at a time; the page may ask none of them anything.
    let chosen = ["tauri-plugin", "tauri-plugin-deep-link", "tauri-plugin-single-instance"];
    let plugins = packages.iter().filter(|(name, _)| name.starts_with("tauri-plugin"));
    let others = plugins.filter(|(name, _)| !chosen.contains(&name.as_str()));
    none("plugins", others.map(|(name, _)| name.clone()).collect());
    let tauri = packages.iter().find(|(name, _)| name == "tauri").expect("tauri is locked");
    let version: Vec<u32> = tauri.1.split('.').map(|n| n.parse().unwrap_or(0)).collect();
    assert!(version >= vec![2, 11, 1], "tauri {} takes strangers for its own page", tauri.1);
}

#[test]
fn version_and_identifier_stand_in_one_place_each() {
    // Cargo.toml has the version; a package that names one would have to follow it.
    assert_eq!(json_of("src-tauri/tauri.conf.json").get("version"), None);
    for package in ["ui/package.json", "tests/e2e/package.json"] {
        assert_eq!(json_of(package).get("version"), None, "{package}");
    }
    let identifier = json_of("src-tauri/tauri.conf.json")["identifier"].clone();
    let identifier = identifier.as_str().expect("an identifier");
    let own = ["app", "tapete"].join(".");
    let found =
        sources(&[".rs", ".json", ".desktop", ".xml", ".yml"]).into_iter().filter(|source| {
            let others =
                source.text.matches(&own).count() - source.text.matches(identifier).count();
            !source.generated() && !source.path.contains("/examples/") && others > 0
        });
    none("another identifier", found.map(|source| source.path).collect());
}

#[test]
fn a_desktop_opens_sessions_and_games_with_the_app() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).expect(path);
    let (types, entry) = (read("src-tauri/tapete.xml"), read("src-tauri/tapete.desktop"));
    let opened = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).expect("types");
    let opened: Vec<&str> = opened.split_terminator(';').collect();
    // By the names that the app itself gives these files.
    for (kind, ending) in [
        ("application/x-tapete+json", "*.tapete.json"),
        ("application/x-tapete-game+json", "*.tapete-game.json"),
    ] {
        let named =
            types.split("<mime-type ").find(|one| one.starts_with(&format!("type=\"{kind}\"")));
        let named = named.unwrap_or_else(|| panic!("{kind} is no type"));
        assert!(named.contains(&format!("<glob pattern=\"{ending}\"")), "{named}");
        assert!(opened.contains(&kind), "{kind} is not opened");
    }
}

#[test]
fn every_platform_has_its_icon() {
    let config = json_of("src-tauri/tauri.conf.json");
    let icons = config["bundle"]["icon"].as_array().expect("a list").clone();
    for icon in icons.iter().filter_map(Value::as_str) {
        assert!(root().join("src-tauri").join(icon).exists(), "{icon}");
    }
    for kind in [".png", ".icns", ".ico"] {
        let has = icons.iter().filter_map(Value::as_str).any(|icon| icon.ends_with(kind));
        assert!(has, "no icon for {kind}");
    }
}
