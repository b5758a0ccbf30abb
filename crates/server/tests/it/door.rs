//! Who comes in and who does not, asked over real sockets.

use crate::asking::{Answer, Door, KEY};

const RPC: &str = "POST /rpc/welcome";
const EVERY_PATH: [&str; 6] =
    ["GET /", "GET /index.html", "GET /assets/x.js", "GET /changes", RPC, "DELETE /nowhere"];

fn json(more: &[(&str, &str)], door: &Door) -> Answer {
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(more);
    door.ask(RPC, &headers, b"{}")
}

#[test]
fn every_strange_host_or_origin_is_refused_on_every_path() {
    let door = Door::open();
    let port = door.port();
    let own = format!("127.0.0.1:{port}");
    let strange_hosts = [
        String::from("evil.example"),
        format!("evil.example:{port}"),
        format!("127.0.0.1.evil.example:{port}"),
        format!("localhost.evil.example:{port}"),
        String::from("127.0.0.1"),
        String::from("localhost"),
        format!("127.0.0.1:{}", port ^ 1),
        format!("127.0.0.2:{port}"),
        format!("0.0.0.0:{port}"),
        format!("user@127.0.0.1:{port}"),
        String::new(),
    ];
    let strange_origins = [
        String::from("null"),
        String::from("http://evil.example"),
        format!("http://evil.example:{port}"),
        format!("https://127.0.0.1:{port}"),
        format!("http://127.0.0.1.evil.example:{port}"),
        format!("http://127.0.0.1:{port}.evil.example"),
        format!("http://127.0.0.1:{port}/"),
        String::from("http://127.0.0.1"),
        String::from("tauri://localhost"),
        String::new(),
    ];
    for path in EVERY_PATH {
        for host in &strange_hosts {
            let answer = door.ask_raw(path, &[("host", host)], b"");
            assert_eq!(answer.status, 403, "{path} host {host:?}");
            // A site that makes its own name point here sends an origin that agrees with its host.
            let origin = format!("http://{host}");
            let answer = door.ask_raw(path, &[("host", host), ("origin", &origin)], b"");
            assert_eq!(answer.status, 403, "{path} host and origin {host:?}");
        }
        for origin in &strange_origins {
            let answer = door.ask(path, &[("origin", origin)], b"");
            assert_eq!(answer.status, 403, "{path} origin {origin:?}");
        }
        for site in ["cross-site", "same-site", "strange"] {
            let answer = door.ask(path, &[("sec-fetch-site", site)], b"");
            assert_eq!(answer.status, 403, "{path} {site}");
        }
        assert_ne!(door.ask_raw(path, &[], b"").status, 200, "{path} without a host");
        let twice = door.ask_raw(path, &[("host", &own), ("host", "evil.example")], b"");
        assert!(matches!(twice.status, 400 | 403), "{path} two hosts: {}", twice.status);
    }
    let elsewhere = door.ask_raw("GET http://evil.example/", &[("host", &own)], b"");
    assert_eq!(elsewhere.status, 403, "an absolute address of another site");
}

#[test]
fn its_own_page_and_programs_of_this_machine_come_in() {
    let door = Door::open();
    let cookie = door.cookie();
    for name in ["127.0.0.1", "localhost", "[::1]", "LocalHost"] {
        let host = format!("{name}:{}", door.port());
        let origin = format!("http://{host}");
        let page = [
            ("cookie", cookie.as_str()),
            ("host", host.as_str()),
            ("origin", origin.as_str()),
            ("sec-fetch-site", "same-origin"),
            ("content-type", "application/json"),
        ];
        assert_eq!(door.ask_raw(RPC, &page, b"{}").status, 200, "{host}");
    }
    assert_eq!(json(&[], &door).status, 200, "a program sends no origin");
    assert_eq!(door.ask("GET /", &[("sec-fetch-site", "none")], b"").status, 200, "typed by hand");
}

#[test]
fn a_caller_without_the_key_is_refused_on_every_path() {
    let door = Door::open();
    let own = format!("127.0.0.1:{}", door.port());
    let port = door.port();
    let (short, long) = (&KEY[1..], format!("{KEY}0"));
    let cookies = [
        String::new(),
        KEY.to_owned(),
        format!("tapete-{port}="),
        format!("tapete-{port}={short}"),
        format!("tapete-{port}={long}"),
        format!("tapete-{port}={}", KEY.replace('0', "1")),
        format!("tapete-{}={KEY}", port ^ 1),
        format!("tapete={KEY}; xtapete-{port}={KEY}"),
    ];
    for path in EVERY_PATH {
        for cookie in &cookies {
            let headers =
                [("host", own.as_str()), ("cookie", cookie), ("content-type", "application/json")];
            let answer = door.ask_raw(path, &headers, b"{}");
            assert_eq!(answer.status, 401, "{path} {cookie:?}");
            assert!(answer.body.contains("tapete serve"), "it says how to open it");
        }
    }
    for path in [
        "GET /?key=".to_owned(),
        "GET /?key=guess".to_owned(),
        format!("GET /index.html?key={KEY}"),
        format!("GET /?x=1&key={KEY}"),
        format!("POST /?key={KEY}"),
    ] {
        let answer = door.ask_raw(&path, &[("host", &own)], b"");
        assert_eq!((answer.status, answer.header("set-cookie")), (401, None), "{path}");
    }
    let good = format!("a=b; tapete-{port}={KEY}; c=d");
    let headers = [("host", own.as_str()), ("cookie", &good), ("content-type", "application/json")];
    assert_eq!(door.ask_raw(RPC, &headers, b"{}").status, 200);
}

#[test]
fn the_address_that_was_printed_gives_a_cookie_and_loses_its_key() {
    let door = Door::open();
    let own = format!("127.0.0.1:{}", door.port());
    let path = format!("GET /?key={KEY}");
    let opened = door.ask_raw(&path, &[("host", &own)], b"");
    assert_eq!((opened.status, opened.header("location")), (303, Some("/")));
    let cookie = opened.header("set-cookie").unwrap();
    let mut parts = cookie.split("; ");
    assert_eq!(parts.next(), Some(door.cookie().as_str()));
    let rest: Vec<_> = parts.collect();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(rest.contains(&part), "{part} in {cookie}");
    }
    let elsewhere = door.ask_raw(&path, &[("host", "evil.example")], b"");
    assert_eq!((elsewhere.status, elsewhere.header("set-cookie")), (403, None));
}

#[test]
fn a_connection_without_a_request_is_closed_and_delays_no_other() {
    let door = Door::open();
    // More than there are places: half say nothing, half begin to.
    let silent: Vec<_> = (0..150).map(|at| door.half_open(at % 2 == 0)).collect();
    let began = std::time::Instant::now();
    assert_eq!(json(&[], &door).status, 200);
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
    silent.into_iter().for_each(|mut half| half.wait_for_the_end());
    assert!(began.elapsed().as_secs() < 14, "{:?}", began.elapsed());
    assert_eq!(json(&[], &door).status, 200);
}

#[test]
fn every_answer_tells_the_browser_what_is_forbidden() {
    let door = Door::open();
    let refused = door.ask_raw("GET /", &[("host", "evil.example")], b"");
    let missing = door.ask("GET /nowhere", &[], b"");
    assert_eq!(missing.status, 404);
    let own = format!("127.0.0.1:{}", door.port());
    let unknown = door.ask_raw("GET /", &[("host", &own)], b"");
    assert_eq!(unknown.status, 401);
    for answer in [door.ask("GET /", &[], b""), json(&[], &door), refused, missing, unknown] {
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self';"), "{policy}");
        assert!(!policy.contains("script-src") && !policy.contains("unsafe-eval"), "{policy}");
        assert_eq!(answer.header("x-content-type-options").unwrap(), "nosniff");
        assert_eq!(answer.header("referrer-policy").unwrap(), "no-referrer");
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
}

#[test]
fn the_screens_are_sent_compressed_where_the_caller_reads_that() {
    let door = Door::open();
    let asked = |list| door.ask("GET /", &[("accept-encoding", list)], b"");
    for list in ["gzip", "deflate, gzip;q=0.8, br"] {
        let answer = asked(list);
        assert_eq!(
            (answer.status, answer.header("content-encoding")),
            (200, Some("gzip")),
            "{list}"
        );
    }
    for answer in [asked("br"), asked("gzip;q=0"), door.ask("GET /", &[], b"")] {
        assert_eq!((answer.status, answer.header("content-encoding")), (200, None));
        assert!(answer.body.starts_with("<!doctype html>"), "{}", answer.body);
    }
}

#[test]
fn a_request_is_json_of_a_known_length() {
    let door = Door::open();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
        assert_eq!(door.ask(RPC, &[("content-type", kind)], b"{}").status, 415, "{kind}");
    }
    assert_eq!(door.ask(RPC, &[], b"{}").status, 415);
    let said = [("content-type", "application/json; charset=utf-8")];
    assert_eq!(door.ask(RPC, &said, b"{}").status, 200);
    let kind = [("content-type", "application/json")];
    let padded = |length: usize| [vec![b' '; length - 2], b"{}".to_vec()].concat();
    assert_eq!(door.ask(RPC, &kind, &padded(256 * 1024)).status, 200);
    assert_eq!(door.ask(RPC, &kind, &padded(256 * 1024 + 1)).status, 413);
    assert_eq!(door.ask(RPC, &kind, b"\xff").status, 400);
    assert_eq!(door.ask("GET /rpc/welcome", &kind, b"").status, 405);
    assert_eq!(door.ask("OPTIONS /rpc/welcome", &kind, b"").status, 405);
}

#[test]
fn troubles_have_a_status_and_a_typed_error() {
    let door = Door::open();
    let kind = [("content-type", "application/json")];
    for (path, body, status, named) in [
        ("POST /rpc/nonsense", "{}", 404, "not_found"),
        ("POST /rpc/..%2f..%2fetc", "{}", 404, "not_found"),
        ("POST /rpc/people", "{\"extra\":1}", 400, "invalid"),
        ("POST /rpc/people", "nonsense", 400, "invalid"),
        ("POST /rpc/create_person", "{\"name\":\"\"}", 400, "invalid"),
    ] {
        let answer = door.ask(path, &kind, body.as_bytes());
        assert_eq!(answer.status, status, "{path} {body}");
        let error: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(error["kind"], named, "{path} {body}");
    }
    let deep = "[".repeat(20_000);
    assert_eq!(door.ask("POST /rpc/people", &kind, deep.as_bytes()).status, 400);
    assert_eq!(json(&[], &door).status, 200, "and it still answers");
}

#[test]
fn a_page_that_listens_hears_of_changes_and_is_let_go_at_the_end() {
    let mut door = Door::open();
    let mut listening = door.listen();
    let kind = [("content-type", "application/json")];
    let made = door.ask("POST /rpc/create_person", &kind, b"{\"name\":\"Ana\"}");
    assert_eq!(made.status, 200, "{}", made.body);
    assert_eq!(listening.next_line("data:"), r#"data: {"is":"lists"}"#);
    let took = door.close();
    assert!(took.as_secs() < 2, "the end took {took:?} while a page listened");
}
