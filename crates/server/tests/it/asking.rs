//! A server on an empty data folder, asked byte by byte: no client library tidies a request up.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Error, ErrorKind as Kind, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The key of the page.
pub(crate) const KEY: &str = "0123456789abcdef0123456789abcdef";

pub(crate) struct Door {
    port: u16,
    end: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    folder: tempfile::TempDir,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

/// A server on this data folder: its port, what ends it, and its thread.
fn start(folder: &Path) -> (u16, oneshot::Sender<()>, JoinHandle<()>) {
    let app = Arc::new(api::App::open(folder).ready());
    let (told, port) = std::sync::mpsc::channel();
    let (end, ended) = oneshot::channel();
    let served = std::thread::spawn(move || {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let runtime = tokio::runtime::Handle::current();
            let screens = server::embedded_screens();
            server::offer_network(&app, runtime, screens, Some(Ipv4Addr::LOCALHOST));
            let listener = server::listen(0).await.unwrap();
            told.send(listener.local_addr().unwrap().port()).unwrap();
            let end = async {
                let _ = ended.await;
            };
            server::serve(app, listener, KEY, end).await.unwrap();
        });
    });
    (port.recv().unwrap(), end, served)
}

impl Door {
    pub(crate) fn open() -> Door {
        let folder = tempfile::tempdir().unwrap();
        let (port, end, served) = start(folder.path());
        Door { port, end: Some(end), served: Some(served), folder }
    }

    /// Ends it, and starts it again on the same data folder, at another port.
    pub(crate) fn restart(&mut self) {
        self.close();
        let (port, end, served) = start(self.folder.path());
        (self.port, self.end, self.served) = (port, Some(end), Some(served));
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// What a browser that opened the page says.
    pub(crate) fn cookie(&self) -> String {
        format!("tapete-{}={KEY}", self.port)
    }

    /// Asks with this door's own host, as a browser that opened the page.
    pub(crate) fn ask(&self, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let (host, cookie) = (format!("127.0.0.1:{}", self.port), self.cookie());
        let mut all = vec![("host", host.as_str()), ("cookie", cookie.as_str())];
        all.extend(headers);
        self.ask_raw(path, &all, body)
    }

    /// Asks with exactly these headers.
    pub(crate) fn ask_raw(&self, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        ask_at(self.port, path, headers, body)
    }

    pub(crate) fn listen(&self) -> Listening {
        let (host, cookie) = (format!("127.0.0.1:{}", self.port), self.cookie());
        let headers = [("host", host.as_str()), ("cookie", cookie.as_str())];
        let mut listening =
            Listening(BufReader::new(send(self.port, "GET /changes", &headers, b"")));
        listening.next_line("content-type: text/event-stream");
        listening
    }

    /// A connection that never says a whole request: nothing, or the beginning of one.
    pub(crate) fn half_open(&self, begins: bool) -> Listening {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(25))).unwrap();
        if begins {
            stream.write_all(b"GET / HTTP/1.1\r\nhost: ").unwrap();
        }
        Listening(BufReader::new(stream))
    }

    /// Asks the server to end; says how long it took.
    pub(crate) fn close(&mut self) -> Duration {
        let began = Instant::now();
        if let Some(end) = self.end.take() {
            let _ = end.send(());
        }
        if let Some(served) = self.served.take() {
            served.join().unwrap();
        }
        began.elapsed()
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.close();
    }
}

pub(crate) struct Listening(BufReader<TcpStream>);

impl Listening {
    /// Waits until the server closes the connection.
    pub(crate) fn wait_for_the_end(&mut self) {
        let ended = self.0.read_to_end(&mut Vec::new());
        // Closed or broken off, but not still open.
        let waits = |error: &Error| matches!(error.kind(), Kind::WouldBlock | Kind::TimedOut);
        assert!(!ended.is_err_and(|error| waits(&error)), "it is still open");
    }

    /// The next line that begins so, without its end.
    pub(crate) fn next_line(&mut self, beginning: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream ended");
            if line.starts_with(beginning) {
                return line.trim_end().to_owned();
            }
        }
    }
}

/// Asks a port of this machine with exactly these headers.
pub(crate) fn ask_at(port: u16, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut stream = send(port, path, headers, body);
    let mut text = Vec::new();
    // A request that is too long may be answered and cut off before all of it was read.
    let _ = stream.read_to_end(&mut text);
    read(&String::from_utf8_lossy(&text))
}

/// Asks and leaves the answer to be read line by line.
pub(crate) fn listen_at(port: u16, path: &str, headers: &[(&str, &str)]) -> Listening {
    Listening(BufReader::new(send(port, path, headers, b"")))
}

fn send(port: u16, path: &str, headers: &[(&str, &str)], body: &[u8]) -> TcpStream {
    let mut head = format!("{path} HTTP/1.1\r\n");
    for (name, value) in headers {
        write!(head, "{name}: {value}\r\n").unwrap();
    }
    write!(head, "content-length: {}\r\nconnection: close\r\n\r\n", body.len()).unwrap();
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let _ = stream.write_all(body);
    stream
}

fn read(text: &str) -> Answer {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).unwrap_or("0");
    Answer {
        status: status.parse().unwrap(),
        headers: lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect(),
        body: body.to_owned(),
    }
}
