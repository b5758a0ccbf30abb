//! What takes hundreds of connections from outside: which connection has the key, and a page that falls far behind.

use super::*;
use crate::changes::Hub;
use crate::connections::{Known, Peer};
use api::{Caller, Change, Guest, dispatch};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::time::timeout;
use uuid::Uuid;

const AT: SocketAddrV4 = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 7303);

/// A network that listens nowhere.
struct Silent;

impl Network for Silent {
    fn interfaces(&self) -> Vec<Interface> {
        vec![Interface { name: "lo".to_owned(), address: Ipv4Addr::LOCALHOST }]
    }

    fn open(&self, _: Ipv4Addr, _: Option<u16>) -> io::Result<SocketAddrV4> {
        Ok(AT)
    }

    fn close(&self) {}
}

/// A table of two to which guests are invited.
struct Table {
    app: Arc<App>,
    link_key: String,
    _folder: TempDir,
}

impl Table {
    fn open() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let app = Arc::new(App::open(folder.path()).ready());
        app.guests().offer(Box::new(Silent));
        let people = ["Ana", "Bea"].map(|name| {
            ask(&app, Caller::Keeper, "create_person", &json!({"name": name}))["id"].clone()
        });
        let new = json!({
            "game": "rage", "people": people, "first": 0,
            "knowledge": "observed", "grain": "round", "config": {},
        });
        let session = &ask(&app, Caller::Keeper, "open_table", &new)["session"];
        let invitation =
            ask(&app, Caller::Keeper, "invite", &json!({"session": session, "address": null}));
        let (_, key) = invitation["link"].as_str().unwrap().split_once("/#join=").unwrap();
        Table { link_key: key.to_owned(), _folder: folder, app }
    }

    fn guest(&self) -> Guest {
        let by_link = self.app.guests().caller(&self.link_key).unwrap();
        let joined = ask(&self.app, by_link, "join", &json!({"seat": 1, "language": "es"}));
        match self.app.guests().caller(joined["key"].as_str().unwrap()) {
            Some(Caller::Guest(guest)) => guest,
            caller => panic!("{caller:?}"),
        }
    }
}

fn ask(app: &App, caller: Caller, name: &str, body: &Value) -> Value {
    let answer = dispatch(app, caller, name, &body.to_string());
    serde_json::from_str(&answer.unwrap_or_else(|e| panic!("{name}: {e:?}"))).unwrap()
}

#[test]
fn a_connection_is_of_one_who_has_a_key_once_that_was_shown_and_not_by_the_page_that_all_may_see() {
    let table = Table::open();
    let gate = Gate::new(Arc::clone(&table.app), AT);
    let hub = Hub::new(&table.app);
    let router = router(Arc::clone(&table.app), crate::embedded_screens(), hub, gate);
    let answers = TowerToHyperService::new(router);
    let asked = |path: &str, key: &str| {
        let known = Known::default();
        let request = Request::post(path)
            .method(if path == "/" { "GET" } else { "POST" })
            .header("host", AT.to_string())
            .header("authorization", format!("Bearer {key}"))
            .header("content-type", "application/json")
            .extension(Peer(AT.ip().to_owned().into()))
            .extension(known.clone())
            .body(Body::from("{}"))
            .unwrap();
        let answer = Runtime::new().unwrap().block_on(answers.call(request)).unwrap();
        (answer.status().as_u16(), known.is_marked())
    };
    assert_eq!(asked("/", &table.link_key), (200, false));
    assert_eq!(asked("/rpc/lobby", "a strange one"), (401, false));
    assert_eq!(asked("/rpc/lobby", &table.link_key), (200, true));
}

#[test]
fn a_guest_who_was_sent_away_while_their_page_did_not_read_is_told_so_and_nothing_else() {
    let table = Table::open();
    let guest = table.guest();
    Runtime::new().unwrap().block_on(async {
        let hub = Hub::new(&table.app);
        let mut changes = hub.listen();
        let (sender, mut lines) = mpsc::channel::<Bytes>(1);
        tokio::spawn(stream::send(Arc::clone(&table.app), hub.clone(), Uuid::nil(), guest, sender));
        // It is here, and does not read on.
        lines.recv().await.unwrap();
        ask(&table.app, Caller::Keeper, "dismiss_guest", &json!({"guest": guest.id}));
        for _ in 0..80 {
            table.app.service().unwrap().notify(&Change::Games);
            changes.next().await;
        }
        let mut last = String::new();
        let rest = async {
            while let Some(line) = lines.recv().await {
                last = String::from_utf8(line.to_vec()).unwrap();
            }
        };
        timeout(Duration::from_secs(10), rest).await.expect("the stream ends");
        assert_eq!(last.trim(), r#"{"is":"gone"}"#);
    });
}

#[test]
fn a_page_hears_that_its_host_is_there_while_only_other_tables_are_busy() {
    let table = Table::open();
    let guest = table.guest();
    Runtime::new().unwrap().block_on(async {
        let hub = Hub::new(&table.app);
        let (sender, mut lines) = mpsc::channel::<Bytes>(1);
        tokio::spawn(stream::send(Arc::clone(&table.app), hub.clone(), Uuid::nil(), guest, sender));
        let beat = async {
            loop {
                table.app.service().unwrap().notify(&Change::Games);
                match timeout(Duration::from_millis(50), lines.recv()).await {
                    Ok(Some(line)) if line.as_ref() == b"\n" => return,
                    Ok(None) => panic!("the stream has ended"),
                    Ok(Some(_)) | Err(_) => {}
                }
            }
        };
        // A page gives the connection up after so long a silence.
        timeout(Duration::from_secs(12), beat).await.expect("a heartbeat");
    });
}
