//! Runs the real program.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs `tapete` with these arguments and this input; gives its exit code, output and error output.
pub(crate) fn tapete(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tapete"))
        .args(arguments)
        .env_remove("TAPETE_DATA")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading: neither side may wait for the other.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_manual_and_the_shells_know_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    let (code, _, told) = tapete(&["manual", pages.to_str().unwrap()], b"");
    assert_eq!((code, told.as_str()), (0, ""));
    let (_, help, _) = tapete(&["--help"], b"");
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands: Vec<&str> =
        listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"serve") && commands.contains(&"manual"), "{commands:?}");
    for shell in ["bash", "zsh", "fish"] {
        let (code, script, _) = tapete(&["completions", shell], b"");
        assert_eq!(code, 0);
        for command in &commands {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
    for command in commands.iter().filter(|command| **command != "help") {
        let page = std::fs::read_to_string(pages.join(format!("tapete-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
    }
    assert_eq!(tapete(&["completions", "nosuch"], b"").0, 2);
}
