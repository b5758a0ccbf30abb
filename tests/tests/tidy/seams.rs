//! Where hosts differ: each difference has one place.

use crate::{none, sources};

/// What a host may lack, and the only files that may name it.
const SEAMS: &[(&[&str], &[&str])] = &[
    (
        &["thread::spawn", "thread::Builder"],
        &["crates/api/src/threads.rs", "crates/server/src/", "src-tauri/"],
    ),
    (
        &["thread::scope", "available_parallelism"],
        &["crates/api/src/", "crates/service/src/parallel.rs", "crates/server/src/", "src-tauri/"],
    ),
    (&["Connection::open"], &["crates/store/src/connection.rs"]),
    (&["chrono::Local", "Local::", "with_timezone(&Local)"], &["crates/service/src/local_time.rs"]),
    (
        &["target_family", "target_arch", "target_os"],
        &[
            "crates/api/src/threads.rs",
            "crates/api/src/data_folder.rs",
            "crates/phone/src/lib.rs",
            "crates/server/src/listener.rs",
            "crates/service/src/clock.rs",
            "crates/store/src/connection.rs",
            "src-tauri/",
        ],
    ),
    (&["no_mangle", "extern \"C\""], &["crates/phone/src/lib.rs"]),
];

#[test]
fn what_hosts_differ_in_has_one_place() {
    let code = sources(&[".rs"]);
    let mut findings = Vec::new();
    for source in code.iter().filter(|source| !source.is_test() && source.path.contains("/src/")) {
        for (at, line) in source.code() {
            let code = line.split("//").next().unwrap_or(line);
            for (words, places) in SEAMS {
                let named = words.iter().any(|word| code.contains(word));
                let strange = !places.iter().any(|place| source.path.starts_with(place));
                if named && strange && !code.contains("Connection::open_in_memory") {
                    findings.push(format!("{}:{at}: {}", source.path, line.trim()));
                }
            }
        }
    }
    none("what only some hosts have", findings);
}
