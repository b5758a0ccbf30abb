//! An acknowledged step, asked over a connection as the page of `tapete serve` asks it, beside the least that it can
//! cost: a request that reads nothing, and the disk's own sync. And whether it stays as quick in a round of ten
//! thousand steps. Prints one line of JSON.

use api::{App, Caller, dispatch};
use mimalloc::MiMalloc;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

// As in the programs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TABLES: usize = 25;
const ROUNDS: usize = 10;
/// As many as five people roll in four minutes.
const LONG: usize = 10_000;
/// How many of them are looked at, at the beginning and at the end.
const SHARE: usize = LONG / 10;

fn main() {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let app = Arc::new(App::open(&folder).ready());
    let mut page = Page::open(&app);
    let people = ["Ana", "Bruno", "Carla", "Diego"]
        .map(|name| ask(&app, "create_person", &json!({"name": name}))["id"].clone());
    let mut floor = Floor::new(&folder);
    let (mut steps, mut syncs, mut least) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TABLES {
        let new = json!({"game": "rage", "people": people, "first": 0, "knowledge": "observed",
                         "grain": "round", "config": {}});
        let mut table = ask(&app, "open_table", &new);
        for round in 1..=ROUNDS {
            for command in commands(round) {
                let play = json!({"session": table["session"], "revision": table["revision"],
                                  "command": command});
                let (micros, answer) = page.ask("play", &play);
                steps.push(micros);
                table = answer;
                // Between two steps, so that all meet the same disk and the same load.
                let sync = floor.overwrite();
                syncs.push(sync);
                least.push(sync + page.ask("random_order", &json!({"count": 4})).0);
            }
        }
    }
    let long = long(&app, &people, &mut floor);
    let _ = std::fs::remove_dir_all(&folder);
    println!(
        "{}",
        json!({"step": summary(steps), "sync": summary(syncs), "least": summary(least), "long": long})
    );
}

/// A round without end: the sorcerer rolls and rolls.
fn long(app: &App, people: &[Value], floor: &mut Floor) -> Value {
    let new = json!({"game": "rush_out", "people": &people[..3], "first": 0, "knowledge": "observed",
                     "grain": "card", "config": {"mode": "dice"}});
    let table = ask(app, "open_table", &new);
    // All act at once: none has seen what the others did.
    let play = json!({"session": table["session"], "revision": table["revision"],
                      "command": {"do": "roll", "seat": 0}});
    let (mut steps, mut syncs) = (Vec::with_capacity(LONG), Vec::new());
    for n in 0..LONG {
        let began = Instant::now();
        ask(app, "play", &play);
        steps.push(began.elapsed().as_micros());
        if !(SHARE..LONG - SHARE).contains(&n) {
            syncs.push(floor.overwrite());
        }
    }
    let (first, last) = (&steps[..SHARE], &steps[LONG - SHARE..]);
    let (before, after) = syncs.split_at(SHARE);
    json!({"first": summary(first.to_vec()), "last": summary(last.to_vec()),
           "sync": [summary(before.to_vec()), summary(after.to_vec())]})
}

/// The first person takes every trick, as they said they would.
fn commands(round: usize) -> [Value; 2] {
    let cards = ROUNDS + 1 - round;
    let taken = |seat: usize| if seat == 0 { cards } else { 0 };
    let bids: Vec<_> = (0..4).map(|seat| json!({"seat": seat, "n": taken(seat)})).collect();
    let results: Vec<_> = (0..4).map(|seat| json!({"seat": seat, "tricks": taken(seat)})).collect();
    [
        json!({"do": "book_bids", "round": round, "bids": bids}),
        json!({"do": "book_results", "round": round, "results": results}),
    ]
}

fn ask(app: &App, name: &str, payload: &Value) -> Value {
    match dispatch(app, Caller::Keeper, name, &payload.to_string()) {
        Ok(answer) => serde_json::from_str(&answer).expect("answers are JSON"),
        Err(error) => panic!("{name}: {error}"),
    }
}

/// The key of the page.
const KEY: &str = "0123456789abcdef0123456789abcdef";

/// A page that has one connection to a server of its own.
struct Page {
    connection: BufReader<TcpStream>,
    port: u16,
}

impl Page {
    fn open(app: &Arc<App>) -> Page {
        let (told, port) = std::sync::mpsc::channel();
        let app = Arc::clone(app);
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
            runtime.block_on(async {
                let listener = server::listen(0).await.expect("a port is free");
                let port = listener.local_addr().expect("it is bound").port();
                told.send(port).expect("the bench waits for it");
                let for_ever = std::future::pending::<()>();
                server::serve(app, listener, KEY, for_ever).await.expect("it listens");
            });
        });
        let port = port.recv().expect("the server has begun");
        let connection = TcpStream::connect(("127.0.0.1", port)).expect("the server listens");
        connection.set_nodelay(true).expect("the connection is open");
        Page { connection: BufReader::new(connection), port }
    }

    /// How many microseconds went by until the whole answer was here, and the answer.
    fn ask(&mut self, name: &str, payload: &Value) -> (u128, Value) {
        let (port, body) = (self.port, payload.to_string());
        let request = format!(
            "POST /rpc/{name} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: tapete-{port}={KEY}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let began = Instant::now();
        self.connection.get_mut().write_all(request.as_bytes()).expect("the server reads");
        let (mut head, mut length) = (String::new(), 0);
        loop {
            head.clear();
            self.connection.read_line(&mut head).expect("the server answers");
            if head == "\r\n" {
                break;
            }
            if let Some(said) = head.to_ascii_lowercase().strip_prefix("content-length: ") {
                length = said.trim().parse().expect("a length is a number");
            }
        }
        let mut answer = vec![0; length];
        self.connection.read_exact(&mut answer).expect("the answer is whole");
        let micros = began.elapsed().as_micros();
        (micros, serde_json::from_slice(&answer).expect("answers are JSON"))
    }
}

/// What a durable write costs at the least: a page in place, and the sync that SQLite uses.
struct Floor(File);

impl Floor {
    fn new(folder: &Path) -> Floor {
        let mut file = File::create(folder.join("floor")).expect("the folder can be written");
        file.write_all(&[0; 4096]).and_then(|()| file.sync_all()).expect("the disk takes a page");
        Floor(file)
    }

    fn overwrite(&mut self) -> u128 {
        let began = Instant::now();
        self.0.seek(SeekFrom::Start(0)).expect("the file is open");
        self.0.write_all(&[1; 4096]).and_then(|()| self.0.sync_all()).expect("the disk syncs");
        began.elapsed().as_micros()
    }
}

fn summary(mut micros: Vec<u128>) -> Value {
    micros.sort_unstable();
    let at = |share: usize| micros[(micros.len() - 1) * share / 100];
    json!({"n": micros.len(), "p50": at(50) as u64, "p99": at(99) as u64})
}
