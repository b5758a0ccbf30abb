//! The end of the program: what was recorded is in the database's own file, whatever a background job still does.

use api::{App, Caller, dispatch};
use std::fs;

#[test]
fn at_its_end_everything_is_in_the_file_of_the_database_alone() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let app = App::open(folder.path()).ready();
    dispatch(&app, Caller::Keeper, "create_person", r#"{"name": "Zoe"}"#).unwrap();
    let log = folder.path().join("tapete.db-wal");
    assert!(fs::metadata(&log).unwrap().len() > 0);
    app.close();
    assert_eq!(fs::metadata(&log).unwrap().len(), 0);
    fs::copy(folder.path().join("tapete.db"), other.path().join("tapete.db")).unwrap();
    let moved = App::open(other.path()).ready();
    let people = dispatch(&moved, Caller::Keeper, "people", "{}").unwrap();
    assert!(people.contains("Zoe"), "{people}");
}
