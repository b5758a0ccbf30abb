//! `tapete serve`, the real program.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

fn serve(folder: &std::path::Path, port: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tapete"))
        .args(["serve", "--port", port])
        .env("TAPETE_DATA", folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().to_owned())
}

fn ask(host: &str, name: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(host).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST /rpc/{name} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
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
    let host = address.strip_prefix("http://").and_then(|a| a.strip_suffix('/')).unwrap();
    assert!(host.starts_with("127.0.0.1:"), "{address}");
    assert!(ask(host, "create_person", "{\"name\":\"Ana\"}").starts_with("HTTP/1.1 200"));

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
    let (mut child, address) = serve(folder.path(), "0");
    let host = address.strip_prefix("http://").and_then(|a| a.strip_suffix('/')).unwrap();
    assert!(ask(host, "people", "{}").contains("\"name\":\"Ana\""));
    child.kill().unwrap();
    child.wait().unwrap();
}
