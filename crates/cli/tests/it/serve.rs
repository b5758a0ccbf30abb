//! `tapete serve`, the real program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn serve(folder: &Path, port: &str) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tapete"));
    program.args(["serve", "--port", port]);
    start(program, folder)
}

/// Starts it, and waits until it is ready.
fn start(mut program: Command, folder: &Path) -> (Child, String) {
    let mut child = program
        .env("TAPETE_DATA", folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().to_owned();
    while !ask(&address, "welcome", "{}").contains("\"preparing\":null") {}
    (child, address)
}

fn host_of(address: &str) -> &str {
    address.strip_prefix("http://").and_then(|a| a.split_once("/?key=")).unwrap().0
}

fn ask(address: &str, name: &str, body: &str) -> String {
    let host = host_of(address);
    let (port, key) = (host.rsplit(':').next().unwrap(), address.rsplit('=').next().unwrap());
    let mut stream = TcpStream::connect(host).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST /rpc/{name} HTTP/1.1\r\nhost: {host}\r\ncookie: tapete-{port}={key}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_prints_its_address_keeps_what_it_is_told_and_survives_being_killed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = serve(folder.path(), "0");
    let host = host_of(&address);
    assert!(host.starts_with("127.0.0.1:"), "{address}");
    assert!(ask(&address, "create_person", "{\"name\":\"Ana\"}").starts_with("HTTP/1.1 200"));

    let port = host.rsplit(':').next().unwrap();
    let second = Command::new(env!("CARGO_BIN_EXE_tapete"))
        .args(["serve", "--port", port])
        .env("TAPETE_DATA", folder.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(2), "the port is taken");
    assert!(String::from_utf8_lossy(&second.stderr).contains(port));

    child.kill().unwrap();
    child.wait().unwrap();
    let key = address.rsplit('=').next().unwrap().to_owned();
    let (mut child, address) = serve(folder.path(), "0");
    assert!(address.ends_with(&key), "a bookmark works on");
    assert!(ask(&address, "people", "{}").contains("\"name\":\"Ana\""));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The limit is the shell's, on how long a file may become: the system refuses as on a full disk.
#[cfg(unix)]
#[test]
fn what_cannot_be_put_in_order_for_lack_of_room_is_said_and_loses_nothing() {
    use games::GAMES;
    use service::{Language, SessionService, Settings, Store, SystemClock, database_in};

    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&database_in(folder.path())).unwrap();
    let service = SessionService::new(store, GAMES, SystemClock::new());
    let people = ["Ana", "Bruno"].map(|name| service.create_person(name, None).unwrap().id);
    let new = serde_json::json!({
        "game": "rage", "people": people, "knowledge": "observed", "grain": "round", "config": {},
    });
    let new = serde_json::from_value(new).unwrap();
    service.open_table(&new, kernel::Actor::Keeper).unwrap();
    service.change_settings(Settings { language: Language::Es, ..Settings::default() }).unwrap();
    drop(service);

    let mut full = Command::new("sh");
    let limited = "trap '' XFSZ; ulimit -f 64; exec \"$0\" serve --port 0";
    full.args(["-c", limited, env!("CARGO_BIN_EXE_tapete")]);
    let (mut child, address) = start(full, folder.path());
    let welcome = ask(&address, "welcome", "{}");
    assert!(welcome.contains("\"problem\":{\"is\":\"storage\""), "{welcome}");
    assert!(welcome.contains("\"language\":\"es\""), "it could be opened: {welcome}");
    assert!(ask(&address, "tables", "{}").contains("\"kind\":\"storage\""));
    child.kill().unwrap();
    child.wait().unwrap();

    let (mut child, address) = serve(folder.path(), "0");
    assert!(ask(&address, "welcome", "{}").contains("\"problem\":null"));
    assert!(ask(&address, "tables", "{}").contains("\"game\":\"rage\""));
    child.kill().unwrap();
    child.wait().unwrap();
}
