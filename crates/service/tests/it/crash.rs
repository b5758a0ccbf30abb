//! The real program is killed, its files are damaged, and nothing that was acknowledged is lost or
//! changed in silence.

use crate::luck::{Luck, times};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// A real process that plays, to be killed.
pub(crate) struct Crashd {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Crashd {
    pub(crate) fn start(database: &Path) -> (Crashd, String) {
        Crashd::start_with(database, &[])
    }

    pub(crate) fn start_with(database: &Path, words: &[(&str, OsString)]) -> (Crashd, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_crashd"))
            .arg(database)
            .envs(words.iter().cloned())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut crashd = Crashd { child, input, output };
        let first = crashd.line();
        (crashd, first)
    }

    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    pub(crate) fn ask(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        // A program that was killed does not listen; what it still said is read all the same.
        let _ = writeln!(input, "{line}");
    }

    pub(crate) fn append(&mut self, numbers: std::ops::Range<u64>) {
        for n in numbers {
            self.ask(&format!("append {n}"));
            assert_eq!(self.line(), format!("ack {n}"));
        }
    }

    /// The rows and the last word.
    pub(crate) fn dump(&mut self) -> (Vec<u64>, String) {
        self.ask("dump");
        let mut rows = Vec::new();
        loop {
            let line = self.line();
            match line.split_once(' ') {
                Some(("row", n)) => rows.push(n.parse().unwrap_or(u64::MAX)),
                Some(("end", word)) => return (rows, word.to_owned()),
                _ => panic!("{line:?}"),
            }
        }
    }

    /// Asks no more and waits for its end, by itself or by a kill; what it still said.
    #[cfg(target_os = "linux")]
    pub(crate) fn ended(mut self) -> String {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        self.child.wait().unwrap();
        rest
    }

    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn close(mut self) -> Option<i32> {
        drop(self.input.take());
        self.child.wait().unwrap().code()
    }
}

fn database() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tapete.db");
    (folder, path)
}

/// The numbers from 0, in order, as many as there are.
fn counted(rows: &[u64]) -> bool {
    rows.iter().copied().eq(0..rows.len() as u64)
}

#[test]
fn killed_at_any_moment_it_loses_nothing_that_was_acknowledged() {
    let (_folder, path) = database();
    let mut luck = Luck::new(7);
    let mut next = 0;
    for round in 0..40 * times() {
        let (mut crashd, ready) = Crashd::start(&path);
        assert_eq!(ready, format!("ready {next}"), "round {round}");
        let (rows, word) = crashd.dump();
        assert_eq!((rows.len() as u64, word.as_str()), (next, "ok"), "round {round}");
        assert!(counted(&rows));
        for n in next..next + 60 {
            crashd.ask(&format!("append {n}"));
        }
        // Read so many bytes of what it says, then kill it, wherever it is.
        let mut heard = vec![0; luck.below(400)];
        crashd.output.read_exact(&mut heard).unwrap();
        crashd.child.kill().unwrap();
        crashd.output.read_to_end(&mut heard).unwrap();
        crashd.child.wait().unwrap();
        let heard = String::from_utf8(heard).unwrap();
        let whole = heard.rfind('\n').map_or("", |end| &heard[..end]);
        let acknowledged = whole.lines().filter(|line| line.starts_with("ack ")).count() as u64;

        let (mut crashd, ready) = Crashd::start(&path);
        let (rows, word) = crashd.dump();
        assert_eq!(word, "ok", "round {round}");
        assert_eq!(ready, format!("ready {}", rows.len()));
        assert!(counted(&rows), "round {round}");
        let stored = rows.len() as u64 - next;
        assert!(
            stored == acknowledged || stored == acknowledged + 1,
            "round {round}: {acknowledged} acknowledged, {stored} there"
        );
        next = rows.len() as u64;
        assert_eq!(crashd.close(), Some(0));
    }
    assert!(next > 100, "the test was about something: {next}");
}

#[test]
fn a_damaged_database_is_never_taken_for_a_whole_one() {
    let (_folder, path) = database();
    let (mut crashd, _) = Crashd::start(&path);
    crashd.append(0..120);
    assert_eq!(crashd.close(), Some(0));
    let whole = std::fs::read(&path).unwrap();
    let expected: Vec<u64> = (0..120).collect();
    let mut luck = Luck::new(11);
    let (mut noticed, mut harmless) = (0, 0);
    for round in 0..120 * times() {
        let mut bytes = whole.clone();
        match round % 4 {
            0 => bytes.truncate(luck.below(whole.len())),
            1 => {
                let at = luck.below(whole.len() / 512) * 512;
                bytes[at..at + 512].fill(0);
            }
            _ => bytes[luck.below(whole.len())] ^= 1 << luck.below(8),
        }
        let (_other, copy) = database();
        std::fs::write(&copy, &bytes).unwrap();
        std::fs::copy(path.with_extension("db-mark"), copy.with_extension("db-mark")).unwrap();
        let (mut crashd, first) = Crashd::start(&copy);
        if first.starts_with("refused") {
            assert_eq!(crashd.close(), Some(3));
            assert_eq!(std::fs::read(&copy).unwrap(), bytes, "what is refused is not touched");
            noticed += 1;
            continue;
        }
        let (rows, word) = crashd.dump();
        if word == "ok" {
            assert_eq!(rows, expected, "round {round}: changed, and said to be well");
            harmless += 1;
        } else {
            noticed += 1;
        }
        crashd.close();
    }
    assert!(noticed > 40 * times(), "{noticed} noticed, {harmless} harmless");
}

#[test]
fn steps_lost_with_a_damaged_log_are_noticed_at_the_next_start() {
    let (_folder, path) = database();
    let (mut crashd, _) = Crashd::start(&path);
    crashd.append(0..30);
    crashd.kill();
    let names = ["db", "db-wal", "db-mark"];
    let files: Vec<Vec<u8>> =
        names.iter().map(|e| std::fs::read(path.with_extension(e)).unwrap()).collect();
    let log = &files[1];
    assert!(log.len() > 8_192, "the kill left a log");
    let mut luck = Luck::new(13);
    let mut lost = 0;
    for round in 0..60 * times() {
        let (_other, copy) = database();
        for (name, bytes) in names.iter().zip(&files) {
            std::fs::write(copy.with_extension(name), bytes).unwrap();
        }
        let mut bytes = log.clone();
        match round % 3 {
            0 => bytes.truncate(luck.below(log.len())),
            1 => bytes[luck.below(log.len())] ^= 1 << luck.below(8),
            _ => bytes.clear(),
        }
        std::fs::write(copy.with_extension("db-wal"), bytes).unwrap();
        let (mut crashd, first) = Crashd::start(&copy);
        if first.starts_with("refused") {
            lost += 1;
            continue;
        }
        let (rows, word) = crashd.dump();
        if rows.len() < 30 {
            assert!(word.contains("missing"), "round {round}: {} rows, {word}", rows.len());
            lost += 1;
        } else {
            assert!(counted(&rows));
        }
        crashd.close();
    }
    assert!(lost > 30 * times(), "{lost} of {}", 60 * times());
}

#[test]
fn a_file_that_vanished_is_no_silent_new_beginning() {
    let (_folder, path) = database();
    let (mut crashd, _) = Crashd::start(&path);
    crashd.append(0..3);
    crashd.close();
    std::fs::remove_file(&path).unwrap();
    let (mut crashd, first) = Crashd::start(&path);
    assert_eq!(first, "ready 0");
    let (_, word) = crashd.dump();
    assert!(word.contains("4 steps are missing"), "{word}");
    crashd.close();
}

#[test]
fn what_is_no_database_of_ours_is_refused_untouched() {
    let junk: [&[u8]; 3] = [b"a shopping list\n", &[0xff; 5_000], b"SQLite format 3\0"];
    for bytes in junk {
        let (_folder, path) = database();
        std::fs::write(&path, bytes).unwrap();
        let (crashd, first) = Crashd::start(&path);
        assert!(first.starts_with("refused"), "{first}");
        assert_eq!(crashd.close(), Some(3));
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
    let (_folder, path) = database();
    std::fs::create_dir(&path).unwrap();
    let (crashd, first) = Crashd::start(&path);
    assert!(first.starts_with("refused"), "{first}");
    assert_eq!(crashd.close(), Some(3));
}
