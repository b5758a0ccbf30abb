//! A disk that is full after so many bytes: nothing acknowledged is lost, and all goes on once there is room.

use super::{findings, folder, next_start, rows, start};
use crate::luck::times;
use service::{Notice, database_in};
use std::path::Path;

const STEPS: i64 = 30;

/// What a program acknowledged and what it was asked on a disk with so much room.
struct Played {
    acknowledged: Vec<i64>,
    asked: i64,
}

/// Plays, backs up in between, and goes on once there is room.
fn play(home: &Path, room: u64, freed: &Path) -> Option<Played> {
    let words = [("DISK_ROOM", room.to_string().into()), ("DISK_FREED", freed.into())];
    let (mut process, ready) = start(home, &words);
    if !ready.starts_with("ready") {
        assert!(ready.starts_with("refused"), "{ready}");
        assert_eq!(process.close(), Some(3));
        return None;
    }
    let mut played = Played { acknowledged: Vec::new(), asked: 0 };
    for n in 0..STEPS {
        if n % 10 == 9 {
            process.ask("back_up");
            process.line();
        }
        process.ask(&format!("append {n}"));
        let said = process.line();
        assert!(said.starts_with("ack ") || said.starts_with("err "), "it lives: {said:?}");
        played.acknowledged.extend(said.starts_with("ack ").then_some(n));
        played.asked += 1;
    }
    std::fs::write(freed, "").unwrap();
    process.ask(&format!("append {STEPS}"));
    assert_eq!(process.line(), format!("ack {STEPS}"), "it goes on, {room} bytes");
    played.acknowledged.push(STEPS);
    played.asked += 1;
    assert_eq!(process.close(), Some(0));
    Some(played)
}

fn bytes_below(home: &Path) -> u64 {
    let entries = std::fs::read_dir(home).unwrap().map(Result::unwrap);
    let bytes = |entry: std::fs::DirEntry| match entry.metadata().unwrap() {
        there if there.is_dir() => bytes_below(&entry.path()),
        there => there.len(),
    };
    entries.map(bytes).sum()
}

#[test]
fn a_full_disk_of_any_size_loses_nothing_and_is_left_behind() {
    let aside = folder();
    let whole = folder();
    play(whole.path(), u64::MAX >> 1, &aside.path().join("whole"));
    let most = bytes_below(whole.path());
    let (sizes, mut refused, mut silent) = (15 * times().min(16) as u64, 0, 0);
    for size in 0..sizes {
        let home = folder();
        let Some(played) =
            play(home.path(), most * size / sizes, &aside.path().join(size.to_string()))
        else {
            assert!(next_start(home.path()).1.is_empty(), "what was begun is no obstacle");
            continue;
        };
        let (service, notices) = next_start(home.path());
        assert_eq!(notices, Vec::<Notice>::new());
        assert_eq!(rows(&service), played.acknowledged, "room for {size} of {sizes}");
        assert_eq!(findings(&service), Vec::<String>::new());
        refused += usize::from(played.acknowledged.len() < played.asked as usize);
        // Had it acknowledged whatever it was asked, this would be seen.
        silent += usize::from(!rows(&service).into_iter().eq(0..played.asked));
        assert!(database_in(home.path()).exists());
    }
    assert!(refused > sizes as usize / 4 && silent == refused, "{refused} of {sizes}");
}
