//! The door for guests while one of those in the network does what no page does: a good phone is answered all the while.
//! `TAPETE_TIMES` does so much more of it.

use crate::asking::{Answer, Listening, ask_at};
use crate::phones::{Phone, Shown, Table, asked, keeper, value};
use kernel::{Chance, Seed};
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A phone that is answered later than this has been starved; a quiet machine answers a hundred times as fast.
const STARVED: Duration = Duration::from_millis(1_000);

fn times() -> usize {
    std::env::var("TAPETE_TIMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

fn luck() -> Chance {
    Chance::new(&Seed::from_bytes([7; 32]), 0)
}

/// The memory of this process in use, in megabytes, and its open handles.
fn held() -> (usize, usize) {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let resident: usize = pages.split(' ').nth(1).unwrap().parse().unwrap();
    (resident * 4 / 1_024, fs::read_dir("/proc/self/fd").unwrap().count())
}

/// How long a phone waits for its table, `n` times.
fn waits(phone: &Phone<'_>, n: usize) -> Vec<Duration> {
    (0..n)
        .map(|_| {
            let began = Instant::now();
            assert_eq!(phone.ask("table", &json!({"session": phone.table.session})).status, 200);
            let waited = began.elapsed();
            // A phone is answered fifty times a second at most.
            std::thread::sleep(Duration::from_millis(25).saturating_sub(waited));
            waited
        })
        .collect()
}

/// The slowest one in a hundred.
fn p99(mut waits: Vec<Duration>) -> Duration {
    waits.sort_unstable();
    waits[(waits.len() * 99 / 100).min(waits.len() - 1)]
}

fn connect(port: u16) -> TcpStream {
    let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// A request that no page makes, with the key of a guest: bytes, lengths that are none, bodies that are cut, bent JSON.
fn malformed(luck: &mut Chance, table: &Table, key: &str) -> Vec<u8> {
    let head = format!(
        "POST /rpc/play HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\nconnection: close\r\n",
        table.port
    );
    let bytes = |luck: &mut Chance, n: usize| -> Vec<u8> {
        (0..n).map(|_| u8::try_from(luck.below(256)).unwrap_or_default()).collect()
    };
    let bodies =
        ["{", "[]", "\"\"", "{\"session\":1}", "{\"revision\":-1}", "nul", "{\"a\":1e999}"];
    match luck.below(6) {
        0 => bytes(luck, 200),
        1 => format!("{head}content-length: -1\r\n\r\n").into_bytes(),
        2 => format!("{head}content-length: 99999999999999999999\r\n\r\n{{}}").into_bytes(),
        3 => format!("{head}transfer-encoding: chunked\r\n\r\nzz\r\n{{}}\r\n").into_bytes(),
        4 => [format!("{head}content-length: 64\r\n\r\n").into_bytes(), bytes(luck, 64)].concat(),
        _ => {
            let body = bodies[luck.below(bodies.len())];
            format!("{head}content-length: {}\r\n\r\n{body}", body.len()).into_bytes()
        }
    }
}

#[test]
fn malformed_messages_are_refused_and_a_good_phone_is_answered_all_the_while() {
    let table = Table::open();
    let (good, bad) = (table.join(Some(0)), table.join(Some(1)));
    let mut stream = good.listen();
    stream.next_line(r#"{"is":"table""#);
    let before = p99(waits(&good, 50));
    let (memory, _) = held();
    let revision = table.seen()["revision"].clone();
    let n = 250 * times();
    let during = std::thread::scope(|scope| {
        let sends = scope.spawn(|| {
            let mut luck = luck();
            for _ in 0..n {
                let mut stream = connect(table.port);
                // Answered and closed, or closed while it is being sent.
                let _ = stream.write_all(&malformed(&mut luck, &table, &bad.key));
                let _ = stream.shutdown(std::net::Shutdown::Write);
                let mut answer = Vec::new();
                let _ = stream.read_to_end(&mut answer);
                assert!(
                    !answer.starts_with(b"HTTP/1.1 200"),
                    "{}",
                    String::from_utf8_lossy(&answer)
                );
            }
        });
        let mut all = Vec::new();
        while !sends.is_finished() {
            all.extend(waits(&good, 20));
        }
        p99(all)
    });
    let (now, _) = held();
    eprintln!("{n} malformed: p99 {before:?} before, {during:?} during; {memory} MB, {now} MB");
    assert!(during < STARVED, "{during:?}");
    assert!(now <= memory + 32, "{memory} MB before, {now} MB after");
    assert_eq!(table.seen()["revision"], revision);
    let (seat, _) = asked(&table.seen());
    let body = json!({"session": table.session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": 0}});
    keeper(&table.door, "play", &body);
    stream.next_line(r#"{"is":"delta""#);
}

/// Opens the stream of a phone and never reads it.
fn never_reads(phone: &Phone<'_>) -> TcpStream {
    let mut stream = connect(phone.table.port);
    let head = format!(
        "GET /changes HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nauthorization: Bearer {}\r\n\r\n",
        phone.table.port, phone.key
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

#[test]
fn half_open_idle_unread_and_flooding_connections_delay_no_good_phone() {
    let table = Table::open();
    let [good, deaf, flood] = [0, 1, 2].map(|seat| table.join(Some(seat)));
    let (memory, _) = held();
    let begun = Instant::now();
    // What has begun a request, and what says nothing at all.
    let (begun_only, silent) = if times() > 1 { (300, 200) } else { (90, 60) };
    let half: Vec<TcpStream> = (0..begun_only + silent)
        .map(|n| {
            let mut stream = connect(table.port);
            let begins: &[u8] = if n < begun_only { b"GET / HTTP/1.1\r\nhost: " } else { b"" };
            stream.write_all(begins).unwrap();
            stream
        })
        .collect();
    let _unread = never_reads(&deaf);
    let over = AtomicBool::new(false);
    let (during, let_in, refused, took, closed) = std::thread::scope(|scope| {
        let closes = scope.spawn(move || {
            for mut stream in half {
                let ended = stream.read_to_end(&mut Vec::new());
                let open = ended.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock);
                assert!(!open, "a half-open connection is open still");
            }
            begun.elapsed()
        });
        let floods = scope.spawn(|| {
            let (mut let_in, mut refused) = (0, 0);
            let began = Instant::now();
            while !over.load(Ordering::Relaxed) {
                match flood.ask("table", &json!({"session": table.session})).status {
                    200 => let_in += 1,
                    429 => refused += 1,
                    status => panic!("{status}"),
                }
            }
            (let_in, refused, began.elapsed())
        });
        let during = p99(waits(&good, 100 * times().min(20)));
        over.store(true, Ordering::Relaxed);
        let (let_in, refused, took) = floods.join().unwrap();
        (during, let_in, refused, took, closes.join().unwrap())
    });
    let (now, _) = held();
    eprintln!(
        "{begun_only} half-open and {silent} silent, closed after {closed:?}; flood: {let_in} of {} let in within {took:?}; \
         p99 {during:?}; {memory} MB, {now} MB",
        let_in + refused
    );
    assert!(closed < Duration::from_secs(10), "{closed:?}");
    assert!(during < STARVED, "{during:?}");
    assert!(now <= memory + 64, "{memory} MB before, {now} MB after");
    // Fifty in each second that began.
    assert!(let_in <= 50 * (took.as_secs() + 2), "{let_in} in {took:?}");
}

/// Asks again where it was asked too often: a phone is answered fifty times a second.
fn patient(ask: impl Fn() -> Answer) -> Answer {
    loop {
        let answer = ask();
        if answer.status != 429 {
            return answer;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A die that a phone rolls: each roll is a step of its own.
fn roll(phone: &Phone<'_>, seat: usize) -> Value {
    json!({"session": phone.table.session, "revision": 0,
        "command": {"tool": {"do": "roll", "owner": seat, "keep": []}}})
}

fn set_dice(phone: &Phone<'_>, seat: usize) {
    let set = json!({"session": phone.table.session, "revision": 0,
        "command": {"tool": {"do": "set_dice", "owner": seat, "dice": [{"sides": 6}]}}});
    assert_eq!(phone.ask("play", &set).status, 200);
}

/// Sends a command and leaves before the answer, or before all of it was sent.
fn breaks_off(phone: &Phone<'_>, body: &str, id: &str, all: bool) {
    let head = format!(
        "POST /rpc/play HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\nidempotency-key: {id}\r\ncontent-length: {}\r\n\r\n",
        phone.table.port,
        phone.key,
        body.len()
    );
    let mut stream = connect(phone.table.port);
    let sent = if all { body } else { &body[..body.len() / 2] };
    let _ = stream.write_all(format!("{head}{sent}").as_bytes());
}

#[test]
fn a_phone_that_loses_the_network_at_any_moment_loses_nothing_and_does_nothing_twice() {
    let table = Table::open();
    let phone = table.join(Some(1));
    set_dice(&phone, 1);
    let before = table.seen()["revision"].as_u64().unwrap();
    let mut luck = luck();
    let n = 40 * times();
    let body = roll(&phone, 1).to_string();
    let mut shown: Option<Shown> = None;
    for at in 0..n {
        let id = format!("01890a5d-ac96-774b-bcce-{at:012x}");
        // Gone before, in the middle of or after what it sent; its tab may listen, or not.
        for _ in 0..luck.below(3) {
            breaks_off(&phone, &body, &id, luck.below(2) == 0);
        }
        if luck.below(3) == 0 {
            let mut next = phone.shown();
            let let_in = next.stream.next_line("HTTP/1.1 ").contains("200");
            shown = let_in.then_some(next);
        }
        // Back, in this tab or in another one: sent again until it is answered.
        let id = [("idempotency-key", id.as_str())];
        let answer = patient(|| table.ask(&phone.key, "play", &roll(&phone, 1), &id));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let step = value(&answer);
        if let Some(shown) = &mut shown
            && luck.below(4) == 0
        {
            // Whatever it shows next is no older than what it was answered.
            while shown.next()["table"]["revision"].as_u64() < step["revision"].as_u64() {}
        }
    }
    let seen = table.seen();
    assert_eq!(seen["revision"].as_u64().unwrap() - before, n as u64, "each once");
    let shown = patient(|| phone.ask("table", &json!({"session": table.session})));
    assert_eq!(value(&shown)["tools"], seen["tools"], "as the host has it");
}

#[test]
fn eight_phones_that_come_and_go_leave_nothing_behind() {
    let table = Table::open();
    let phones = [0, 1, 2].map(|seat| table.join(Some(seat)));
    let watchers = [(); 5].map(|()| table.join(None));
    for (seat, phone) in phones.iter().enumerate() {
        set_dice(phone, seat);
    }
    let mut luck = luck();
    let mut streams: Vec<Listening> = Vec::new();
    let mut round = |luck: &mut Chance| {
        for phone in phones.iter().chain(&watchers) {
            if luck.below(3) == 0 {
                streams.push(phone.listen());
            }
        }
        for (seat, phone) in phones.iter().enumerate() {
            let status = phone.ask("play", &roll(phone, seat)).status;
            assert!(status == 200 || status == 429, "{status}");
        }
        let stays = luck.below(8);
        streams.truncate(stays);
    };
    for _ in 0..20 {
        round(&mut luck);
    }
    let (memory, handles) = held();
    let rounds = 60 * times();
    for _ in 0..rounds {
        round(&mut luck);
    }
    streams.clear();
    // What was dropped is noticed with the next line that cannot be sent.
    let ends = Instant::now() + Duration::from_secs(12);
    let (mut now, mut open) = held();
    while open > handles && Instant::now() < ends {
        std::thread::sleep(Duration::from_millis(200));
        (now, open) = held();
    }
    eprintln!("{rounds} rounds: {memory} MB, {handles} handles, then {now} MB, {open} handles");
    assert!(open <= handles, "{handles} handles before, {open} after");
    assert!(now <= memory + 16 + rounds / 100, "{memory} MB before, {now} MB after");
    let host = format!("127.0.0.1:{}", table.port);
    assert_eq!(ask_at(table.port, "GET /", &[("host", &host)], b"").status, 200);
}
