//! The texts of licences that the app shows are those of what it is made of.

use crate::root;
use crate::shell::locked;
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// Name and version of every part that is named.
fn named() -> BTreeSet<String> {
    let path = root().join("ui/src/screens/licences/licences.txt");
    let text = std::fs::read_to_string(path).expect("written by ./dev licences");
    // An entry is the licence, a line for each part with whose it is, and the text.
    let parts = text.split("\n=====\n\n").filter_map(|entry| entry.split("\n\n").nth(1));
    let parts = parts.flat_map(str::lines).filter_map(|line| line.split(';').next());
    parts.map(str::to_owned).collect()
}

/// Name and version of every npm package that the screens are made of.
fn of_the_screens() -> BTreeSet<String> {
    let lock = std::fs::read_to_string(root().join("ui/package-lock.json")).expect("a lock file");
    let lock: Value = serde_json::from_str(&lock).expect("JSON");
    let packages = lock["packages"].as_object().expect("packages").iter();
    let shipped = packages.filter(|(path, package)| !path.is_empty() && package["dev"] != true);
    let named = shipped.map(|(path, package)| {
        let name = path.rsplit("node_modules/").next().expect("a name");
        format!("{name} {}", package["version"].as_str().expect("a version"))
    });
    named.collect()
}

/// The crates that ours name for what is shipped.
fn chosen() -> BTreeSet<String> {
    let metadata = ["metadata", "--offline", "--no-deps", "--format-version", "1"];
    let said = Command::new(env!("CARGO")).args(metadata).current_dir(root()).output();
    let said: Value = serde_json::from_slice(&said.expect("cargo").stdout).expect("JSON");
    let packages = said["packages"].as_array().expect("packages").iter();
    // Tests and benchmarks are not shipped.
    let shipped = packages.filter(|package| package["name"] != "tapete-tests");
    let all = shipped.flat_map(|package| package["dependencies"].as_array().expect("dependencies"));
    let ours = |one: &Value| one["path"].is_string();
    let used = all.filter(|one| one["kind"].is_null() && one["optional"] == false && !ours(one));
    used.map(|one| one["name"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn every_part_by_others_is_named_with_its_licence_in_the_version_that_is_used() {
    let named = named();
    let screens = of_the_screens();
    let locked: BTreeSet<_> =
        locked().into_iter().map(|(name, version)| format!("{name} {version}")).collect();
    let old: Vec<_> =
        named.iter().filter(|&one| !locked.contains(one) && !screens.contains(one)).collect();
    assert!(old.is_empty(), "no longer used: {old:?}; write them anew with ./dev licences");
    let missing: Vec<_> = screens.difference(&named).collect();
    assert!(missing.is_empty(), "not named: {missing:?}; write them anew with ./dev licences");
    let without = |name: &String| !named.iter().any(|one| one.starts_with(&format!("{name} ")));
    let missing: Vec<_> = chosen().into_iter().filter(without).collect();
    assert!(missing.is_empty(), "not named: {missing:?}; write them anew with ./dev licences");
}
