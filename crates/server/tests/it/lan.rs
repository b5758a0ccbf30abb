//! The door for guests: closed until the keeper invites, and then for those with the link of one table.

use crate::asking::{Door, ask_at};
use crate::phones::{Phone, Table, asked, at_once, bid, keeper, open_table, value};
use serde_json::{Value, json};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

#[test]
fn the_port_is_closed_before_the_keeper_invites_and_after_they_end_it() {
    // While the usual port is taken, here or by another test, it is given one that nobody else takes.
    let _usual = TcpListener::bind((Ipv4Addr::LOCALHOST, 7303));
    let mut table = Table::open();
    let port = table.port;
    TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    let mut listening = table.join(Some(0)).listen();
    listening.next_line(r#"{"is":"table""#);
    keeper(&table.door, "end_invitations", &json!({}));
    listening.next_line(r#"{"is":"gone""#);
    listening.wait_for_the_end();
    // The phone was told first; what listens hears of the end a moment later.
    let end = Instant::now() + Duration::from_secs(15);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
        assert!(Instant::now() < end, "the port is still open");
        std::thread::yield_now();
    }
    let asked = json!({"session": table.session});
    assert_eq!(keeper(&table.door, "invitation", &asked), Value::Null);
    let before = table.link_key.clone();
    table.invite();
    assert_eq!(table.ask(&before, "lobby", &json!({}), &[]).status, 401, "the link of before");
}

#[test]
fn strange_hosts_origins_and_keys_are_refused_on_every_path() {
    let table = Table::open();
    let phone = table.join(Some(1));
    let own = format!("127.0.0.1:{}", table.port);
    let bearer = format!("Bearer {}", phone.key);
    let page = format!("127.0.0.1:{}", table.door.port());
    for path in ["GET /", "GET /assets/x.js", "GET /changes", "POST /rpc/table", "POST /rpc/join"] {
        for host in ["evil.example", "127.0.0.1", "localhost", page.as_str(), ""] {
            let headers = [("host", host), ("authorization", bearer.as_str())];
            assert_eq!(ask_at(table.port, path, &headers, b"{}").status, 403, "{path} {host}");
        }
        for origin in
            ["null", "http://evil.example", &format!("http://{page}"), "https://127.0.0.1"]
        {
            let headers =
                [("host", own.as_str()), ("origin", origin), ("authorization", bearer.as_str())];
            assert_eq!(ask_at(table.port, path, &headers, b"{}").status, 403, "{path} {origin}");
        }
    }
    // The page is open to every device and holds nothing of any person; the keeper's own page is not open.
    let keyless = [("host", own.as_str())];
    assert_eq!(ask_at(table.port, "GET /", &keyless, b"").status, 200);
    assert_eq!(ask_at(table.port, "GET /index.html", &keyless, b"").status, 404);
    let cookie = table.door.cookie();
    let with_cookie = [("host", own.as_str()), ("cookie", cookie.as_str())];
    for path in ["GET /changes", "POST /rpc/table", "POST /rpc/people"] {
        assert_eq!(ask_at(table.port, path, &keyless, b"{}").status, 401, "{path}");
        assert_eq!(ask_at(table.port, path, &with_cookie, b"{}").status, 401, "{path} by cookie");
    }
}

#[test]
fn ten_wrong_keys_in_a_minute_and_no_other_is_looked_at_while_good_ones_go_on() {
    let table = Table::open();
    let phone = table.join(Some(0));
    let guess = |n: u32| table.ask(&format!("{n:032x}"), "lobby", &json!({}), &[]).status;
    let statuses: Vec<u16> = (0..12).map(guess).collect();
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[10..], [429; 2]);
    let words =
        keeper(&table.door, "invitation", &json!({"session": table.session}))["words"]["en"]
            .clone();
    let words = words.as_str().unwrap().replace(' ', "-");
    assert_eq!(table.ask(&words, "knock", &json!({"language": "en"}), &[]).status, 429, "words");
    assert_eq!(table.ask(&table.link_key, "lobby", &json!({}), &[]).status, 200, "the link");
    assert_eq!(phone.ask("table", &json!({"session": table.session})).status, 200, "a guest");
}

#[test]
fn a_guest_asks_about_their_table_and_sees_their_own_hand() {
    let table = Table::open();
    let phone = table.join(Some(1));
    let seen = phone.table();
    let hands: Vec<bool> =
        seen["view"]["seats"].as_array().unwrap().iter().map(|s| s["hand"].is_array()).collect();
    assert_eq!(hands, [false, true, false]);
    let people: Vec<Value> =
        seen["seats"].as_array().unwrap().iter().map(|seat| seat["person"].clone()).collect();
    let other = open_table(&table.door, &people, "dealt");
    for (name, body) in [
        ("table", json!({"session": other})),
        ("log_page", json!({"session": other})),
        ("play", bid(&other, 1)),
        ("people", json!({})),
        ("seal", json!({"session": table.session})),
        ("invitation", json!({"session": table.session})),
    ] {
        assert_eq!(phone.ask(name, &body).status, 403, "{name}");
    }
    assert_eq!(phone.ask("play", &bid(&table.session, 0)).status, 422, "for another seat");
    let watcher = table.join(None);
    assert_eq!(watcher.ask("play", &bid(&table.session, 1)).status, 403);
    let seen = watcher.table();
    assert!(seen["view"]["seats"].as_array().unwrap().iter().all(|seat| !seat["hand"].is_array()));
    assert_eq!(seen["undo"], Value::Null, "only the keeper takes back what others recorded");
}

#[test]
fn a_command_that_is_sent_twice_counts_once() {
    let table = Table::open();
    let phones = [0, 1, 2].map(|seat| table.join(Some(seat)));
    let (seat, revision) = asked(&table.seen());
    let key = [("idempotency-key", "01890a5d-ac96-774b-bcce-b302099a8057")];
    let body = bid(&table.session, seat);
    let own = &phones[seat];
    let first = table.ask(&own.key, "play", &body, &key);
    let again = table.ask(&own.key, "play", &body, &key);
    assert_eq!((first.status, again.status), (200, 200));
    let [first, again] = [first, again].map(|answer| value(&answer));
    for part in ["revision", "view", "prompts", "undo"] {
        assert_eq!(first[part], again[part], "the same {part}");
    }
    let (next, now) = asked(&table.seen());
    assert_eq!(now.as_u64(), revision.as_u64().map(|revision| revision + 1), "one step");
    assert_ne!(next, seat);
    // The same key of another guest is another command, and refused for what it says.
    assert_eq!(table.ask(&phones[next].key, "play", &body, &key).status, 422);
    // One's own step can be taken back until another person built on it.
    let undo = json!({"session": table.session, "revision": now});
    assert_eq!(phones[next].ask("undo", &undo).status, 400, "another person's");
    assert_eq!(own.ask("undo", &undo).status, 200);
}

#[test]
fn copies_of_a_command_that_arrive_at_once_are_one_step_and_have_one_answer() {
    let table = Table::open();
    let phones = [0, 1, 2].map(|seat| table.join(Some(seat)));
    for _ in 0..3 {
        let (seat, before) = asked(&table.seen());
        let id = format!("01890a5d-ac96-774b-bcce-b302099a805{seat}");
        // A phone gives up on the first while it is worked on; later copies say that they are late.
        let copies = at_once(&[false, false, true, true], |late| {
            let mut body = bid(&table.session, seat);
            body["revision"] = before.clone();
            body["late"] = json!(late);
            table.ask(&phones[seat].key, "play", &body, &[("idempotency-key", &id)])
        });
        let after = before.as_u64().map(|revision| revision + 1);
        for copy in &copies {
            assert_eq!((copy.status, value(copy)["revision"].as_u64()), (200, after));
        }
        assert_eq!(table.seen()["revision"].as_u64(), after, "one step");
    }
}

#[test]
fn a_host_that_was_started_again_knows_its_guests_and_does_nothing_twice() {
    // The usual port is taken, here or by another test: none can take the one of this host while it is started again.
    let _usual = TcpListener::bind((Ipv4Addr::LOCALHOST, 7303));
    let mut table = Table::open();
    let keys = [0, 1, 2].map(|seat| table.join(Some(seat)).key);
    let run = |table: &Table, key: &str| {
        let phone = Phone { table, key: key.to_owned() };
        let line = phone.listen().next_line(r#"{"is":"run""#);
        let line: Value = serde_json::from_str(&line).unwrap();
        line["run"].as_str().unwrap().to_owned()
    };
    let (seat, _) = asked(&table.seen());
    let before = run(&table, &keys[seat]);
    table.door.restart();
    let now = run(&table, &keys[seat]);
    assert_ne!(before, now);
    let play = |run: &str| {
        let headers =
            [("idempotency-key", "01890a5d-ac96-774b-bcce-b302099a8057"), ("tapete-run", run)];
        table.ask(&keys[seat], "play", &bid(&table.session, seat), &headers)
    };
    // Sent to the one before, it may have been recorded there.
    let refused = play(&before);
    assert_eq!((refused.status, value(&refused)["code"].as_str()), (409, Some("host_restarted")));
    assert_eq!(asked(&table.seen()).0, seat, "nothing was done");
    assert_eq!(play(&now).status, 200);
    assert_eq!(play(&now).status, 200, "the answer of the first time");
    assert_ne!(asked(&table.seen()).0, seat);
}

#[test]
fn a_change_brings_what_differs_of_the_table_as_this_guest_sees_it() {
    let table = Table::open();
    let (one, two) = (table.join(Some(0)), table.join(Some(1)));
    let mut phones = [one.shown(), two.shown()];
    for phone in &mut phones {
        phone.next();
    }
    let (seat, revision) = asked(&table.seen());
    let body = json!({"session": table.session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": 0}});
    keeper(&table.door, "play", &body);
    for ((at, phone), own) in phones.iter_mut().enumerate().zip([&one, &two]) {
        let shown = &phone.next()["table"];
        assert_eq!(shown["revision"].as_u64(), revision.as_u64().map(|revision| revision + 1));
        for (seat, seen) in shown["view"]["seats"].as_array().unwrap().iter().enumerate() {
            assert_eq!(seen["hand"].is_array(), seat == at, "the hand of {seat} at {at}");
        }
        assert_eq!(shown["draft"], Value::Null);
        // The same as when it asks for the table.
        let whole = own.table();
        for part in ["view", "prompts", "standing", "tools", "seats", "undo", "steps"] {
            assert_eq!(shown[part], whole[part], "{part}");
        }
    }
}

#[test]
fn a_line_is_as_short_at_the_end_of_a_long_sheet_as_at_its_beginning() {
    let door = Door::open();
    let people: Vec<Value> = (0..8)
        .map(|n| {
            keeper(&door, "create_person", &json!({"name": format!("Guest {n}")}))["id"].clone()
        })
        .collect();
    let new = json!({"game": "sheet", "people": people, "first": 0,
        "knowledge": "observed", "grain": "round", "config": {}});
    let session = keeper(&door, "open_table", &new)["session"].clone();
    let table = Table::invited(door, session);
    let phone = table.join(Some(1));
    let mut stream = phone.listen();
    stream.next_line(r#"{"is":"table""#);
    for row in 1..=40 {
        let entries: Vec<Value> =
            (0..8).map(|seat| json!({"seat": seat, "values": {"amount": row}})).collect();
        let body = json!({"session": table.session, "revision": table.seen()["revision"],
            "command": {"do": "enter", "row": row, "entries": entries}});
        keeper(&table.door, "play", &body);
        let line = stream.next_line(r#"{"is":"delta""#);
        assert!(line.len() < 2_000, "row {row}: {} bytes", line.len());
    }
}

#[test]
fn a_television_is_sent_every_table_and_what_changes_at_one() {
    let table = Table::open();
    let people = keeper(&table.door, "people", &json!({}));
    let ids: Vec<Value> =
        people.as_array().unwrap().iter().map(|person| person["id"].clone()).collect();
    open_table(&table.door, &ids, "observed");
    let link = keeper(&table.door, "television", &json!({}))["link"].clone();
    let (_, key) = link.as_str().unwrap().split_once("/#tables=").unwrap();
    let television = Phone { table: &table, key: key.to_owned() };
    let mut shown = television.shown();
    let first = shown.next().clone();
    assert_eq!(first["shown"]["tables"].as_array().map(Vec::len), Some(2));
    let (seat, revision) = asked(&table.seen());
    let body = json!({"session": table.session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": 0}});
    keeper(&table.door, "play", &body);
    let then = shown.next().clone();
    let [before, after] =
        [&first, &then].map(|line| &line["shown"]["tables"][0]["standing"]["next"]);
    assert_ne!(before, after);
    assert_eq!(television.ask("table", &json!({"session": table.session})).status, 403);
    keeper(&table.door, "end_invitations", &json!({}));
    shown.stream.next_line(r#"{"is":"gone""#);
    shown.stream.wait_for_the_end();
}

#[test]
fn a_seat_belongs_to_the_guest_who_is_there_and_a_dismissed_guest_stays_away() {
    let table = Table::open();
    let phone = table.join(Some(1));
    let mut stream = phone.listen();
    stream.next_line(r#"{"is":"table""#);
    let lobby = value(&table.ask(&table.link_key, "lobby", &json!({}), &[]));
    let taken: Vec<&Value> =
        lobby["seats"].as_array().unwrap().iter().map(|seat| &seat["taken"]).collect();
    assert_eq!(taken, [false, true, false]);
    let again = json!({"seat": 1, "language": "en"});
    let refused = table.ask(&table.link_key, "join", &again, &[]);
    assert_eq!(value(&refused)["code"], "seat_taken");
    let here = keeper(&table.door, "invitation", &json!({"session": table.session}));
    let card = &here["guests"][0];
    assert_eq!((&card["seat"], &card["here"]), (&json!(1), &json!(true)));
    keeper(&table.door, "dismiss_guest", &json!({"guest": card["id"]}));
    stream.next_line(r#"{"is":"gone""#);
    stream.wait_for_the_end();
    assert_eq!(phone.ask("table", &json!({"session": table.session})).status, 401);
    assert_eq!(table.ask(&table.link_key, "join", &again, &[]).status, 401, "by the old link");
}

#[test]
fn a_keeper_who_accepts_sees_what_guests_want_and_records_it_in_their_name() {
    let table = Table::of("observed");
    let phones = [0, 1, 2].map(|seat| table.join(Some(seat)));
    let session = &table.session;
    keeper(&table.door, "let_keeper_accept", &json!({"session": session, "accepts": true}));
    let (seat, revision) = asked(&table.seen());
    let mut stream = phones[seat].listen();
    stream.next_line(r#"{"is":"table""#);
    let body = |n: u8| {
        json!({"session": session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": n}})
    };
    assert_eq!(phones[seat].ask("play", &body(2)).status, 200);
    stream.next_line(r#"{"is":"waits","lines":["#);
    // Another number takes the place of the first.
    assert_eq!(phones[seat].ask("play", &body(1)).status, 200);
    assert_eq!(phones[seat].ask("play", &body(99)).status, 422, "refused at once");
    let proposals = |table: &Table| {
        keeper(&table.door, "invitation", &json!({"session": session}))["proposals"].clone()
    };
    let waiting = proposals(&table);
    assert_eq!(waiting.as_array().unwrap().len(), 1);
    assert_eq!(waiting[0]["lines"][0]["params"]["n"], json!({"number": 1}));
    assert_eq!(table.seen()["revision"], revision, "nothing is recorded yet");

    // The keeper wrote another number meanwhile: both are seen, and nothing is written over.
    let other = json!({"session": session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": 3}});
    let written = keeper(&table.door, "play", &other)["revision"].clone();
    assert!(proposals(&table)[0]["refused"].is_object());
    let accepted = json!({"proposal": waiting[0]["id"], "accepts": true});
    assert_eq!(keeper(&table.door, "answer_proposal", &accepted)["kind"], "refused");
    assert_eq!(table.seen()["revision"], written);

    let (next, now) = asked(&table.seen());
    let body = json!({"session": session, "revision": now,
        "command": {"do": "bid", "seat": next, "n": 2}});
    phones[next].ask("play", &body);
    let accepted = json!({"proposal": proposals(&table)[0]["id"], "accepts": true});
    assert_eq!(keeper(&table.door, "answer_proposal", &accepted), Value::Null);
    let log =
        keeper(&table.door, "log_page", &json!({"session": session, "order": "newest_first"}));
    assert_eq!(log["entries"][0]["by"], json!({"seat": next}), "in their name");
    assert_eq!(proposals(&table), json!([]));
}

#[test]
fn a_table_that_is_deleted_is_gone_for_its_guests() {
    let table = Table::open();
    let phone = table.join(Some(1));
    let mut stream = phone.listen();
    stream.next_line(r#"{"is":"table""#);
    keeper(&table.door, "delete_session", &json!({"session": table.session}));
    stream.next_line(r#"{"is":"gone""#);
    stream.wait_for_the_end();
    assert_eq!(phone.ask("lobby", &json!({})).status, 404);
}

#[test]
fn a_guest_is_told_of_changes_on_four_pages_at_once() {
    let table = Table::open();
    let phone = table.join(Some(1));
    let mut first = phone.listen();
    first.next_line(r#"{"is":"table""#);
    let mut others: Vec<_> = (0..4).map(|_| phone.listen()).collect();
    for stream in &mut others {
        stream.next_line(r#"{"is":"table""#);
    }
    first.wait_for_the_end();
    let here = keeper(&table.door, "invitation", &json!({"session": table.session}));
    assert_eq!(here["guests"][0]["here"], json!(true));
}

#[test]
fn a_guest_who_joins_again_leaves_nothing_of_theirs_and_stays_where_they_are_when_it_is_refused() {
    let table = Table::of("observed");
    let session = &table.session;
    let phones = [0, 1, 2].map(|seat| table.join(Some(seat)));
    keeper(&table.door, "let_keeper_accept", &json!({"session": session, "accepts": true}));
    let (seat, revision) = asked(&table.seen());
    let bid = json!({"session": session, "revision": revision,
        "command": {"do": "bid", "seat": seat, "n": 1}});
    assert_eq!(phones[seat].ask("play", &bid).status, 200);
    let invitation = || keeper(&table.door, "invitation", &json!({"session": session}));
    assert_eq!(invitation()["proposals"].as_array().unwrap().len(), 1);

    // Another device sits there: the guest has their seat as before.
    let other = (seat + 1) % 3;
    let mut stream = phones[other].listen();
    stream.next_line(r#"{"is":"table""#);
    let refused = phones[seat].ask("join", &json!({"seat": other, "language": "es"}));
    assert_eq!(value(&refused)["code"], "seat_taken");
    assert_eq!(phones[seat].ask("table", &json!({"session": session})).status, 200);
    assert_eq!(invitation()["proposals"].as_array().unwrap().len(), 1);

    // The same seat again, as by a page that lost its key: what was proposed goes with who proposed it.
    let again = json!({"seat": seat, "language": "es"});
    assert_eq!(phones[seat].ask("join", &again).status, 200);
    assert_eq!(phones[seat].ask("table", &json!({"session": session})).status, 401);
    assert_eq!(invitation()["proposals"], json!([]));
}

#[test]
fn devices_that_only_watched_and_are_away_keep_no_one_from_a_seat() {
    let table = Table::of("observed");
    let watching: Vec<_> = (0..32).map(|_| table.join(None)).collect();
    let seat = json!({"seat": 1, "language": "es"});
    let session = json!({"session": table.session});
    assert_eq!(table.ask(&table.link_key, "join", &seat, &[]).status, 200);
    assert_eq!(watching[0].ask("table", &session).status, 401, "the first one comes again");
    assert_eq!(watching[1].ask("table", &session).status, 200);
}

#[test]
fn each_phone_is_a_finger_while_the_table_draws_who_starts() {
    let table = Table::open();
    let phones = [0, 1].map(|seat| table.join(Some(seat)));
    let watcher = table.join(None);
    let mut streams = phones.each_ref().map(Phone::listen);
    for stream in &mut streams {
        stream.next_line(r#"{"is":"table""#);
    }
    let touch = |phone: &Phone<'_>, down: bool| phone.ask("touch", &json!({"down": down})).status;
    let gather = |gathers: bool| {
        keeper(&table.door, "gather", &json!({"session": table.session, "gathers": gathers}));
    };
    let touched =
        || keeper(&table.door, "invitation", &json!({"session": table.session}))["touched"].clone();
    let revision = table.seen()["revision"].clone();
    assert_eq!(touch(&phones[0], true), 400, "nothing is drawn yet");
    assert_eq!(touched(), json!([]));
    gather(true);
    for stream in &mut streams {
        stream.next_line(r#"{"is":"gathers","now":true"#);
    }
    assert_eq!([&phones[1], &phones[0]].map(|phone| touch(phone, true)), [200, 200]);
    assert_eq!(touched(), json!([0, 1]));
    assert_eq!(touch(&watcher, true), 403);
    assert_eq!(touch(&phones[0], false), 200);
    assert_eq!(touched(), json!([1]));
    assert_eq!(table.seen()["revision"], revision, "no step of the game");
    gather(false);
    assert_eq!(touched(), json!([]));
    for stream in &mut streams {
        stream.next_line(r#"{"is":"gathers","now":false"#);
    }
    gather(true);
    assert_eq!(touched(), json!([]), "each time from the beginning");
}

#[test]
fn who_has_the_pencil_is_sent_the_whole_table_and_what_their_seat_sees() {
    let table = Table::of("observed");
    let phone = table.join(Some(2));
    let mut shown = phone.shown();
    let seats_asked = |table: &Value| {
        let prompts = table["prompts"].as_array().unwrap().iter();
        prompts.filter_map(|prompt| prompt["seat"].as_u64()).collect::<Vec<u64>>()
    };
    let first = shown.next().clone();
    assert_eq!(first["own"], Value::Null);
    let invited = keeper(&table.door, "invitation", &json!({"session": table.session}));
    let guest = &invited["guests"][0]["id"];
    keeper(&table.door, "give_pencil", &json!({"session": table.session, "guest": guest}));
    let given = shown.next().clone();
    let others = |table: &Value| seats_asked(table).iter().any(|seat| *seat != 2);
    assert!(others(&given["table"]), "{given}");
    assert!(!others(&given["own"]), "{given}");
    assert_eq!(given["own"]["prompts"], first["table"]["prompts"]);
    // Asked for by their own seat it is the same.
    let asked = phone.ask("table", &json!({"session": table.session, "seat": 2}));
    assert_eq!(value(&asked)["prompts"], given["own"]["prompts"]);
}

#[test]
fn what_a_round_brought_a_guest_is_said_in_memory_until_the_keeper_leaves_it() {
    let table = Table::of("observed");
    let (phone, watcher) = (table.join(Some(1)), table.join(None));
    let mut stream = phone.listen();
    stream.next_line(r#"{"is":"table""#);
    let revision = table.seen()["revision"].clone();
    let session = &table.session;
    let said = || keeper(&table.door, "invitation", &json!({"session": session}))["said"].clone();
    let say = |phone: &Phone<'_>, value: &str| {
        phone.ask("say_value", &json!({"round": 1, "value": value})).status
    };
    assert_eq!(say(&watcher, "3"), 403);
    assert_eq!(say(&phone, &"3".repeat(1_025)), 400, "no more than a kilobyte");
    assert_eq!(said(), json!([]));
    assert_eq!([say(&phone, "3"), say(&phone, "2")], [200, 200], "the last one counts");
    assert_eq!(said(), json!([{"seat": 1, "said": {"round": 1, "value": "2"}}]));
    stream.next_line(r#"{"is":"said","said":{"round":1,"value":"2"}"#);
    keeper(&table.door, "dismiss_value", &json!({"session": session, "seat": 1}));
    assert_eq!(said(), json!([]));
    stream.next_line(r#"{"is":"said","said":null"#);
    assert_eq!(table.seen()["revision"], revision, "nothing is recorded");
}
