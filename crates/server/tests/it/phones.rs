//! Phones at a table where guests are invited, asked byte by byte.

use crate::asking::{Answer, Door, Listening, ask_at, listen_at};
use serde_json::{Value, json};
use std::sync::Barrier;

/// A table of dealt Rage, and the link to it.
pub(crate) struct Table {
    pub(crate) door: Door,
    pub(crate) session: Value,
    pub(crate) port: u16,
    pub(crate) link_key: String,
}

/// What a guest holds.
pub(crate) struct Phone<'a> {
    pub(crate) table: &'a Table,
    pub(crate) key: String,
}

pub(crate) fn value(answer: &Answer) -> Value {
    // A long answer comes in chunks: a line with a length before each.
    let text: String = match answer.header("transfer-encoding") {
        Some(_) => answer.body.lines().filter(|line| line.starts_with('{')).collect(),
        None => answer.body.clone(),
    };
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{} {e}: {text}", answer.status))
}

impl Table {
    pub(crate) fn open() -> Table {
        Table::of("dealt")
    }

    pub(crate) fn of(knowledge: &str) -> Table {
        let door = Door::open();
        let people = ["Ana", "Bea", "Carla"]
            .map(|name| keeper(&door, "create_person", &json!({"name": name}))["id"].clone());
        let session = open_table(&door, &people, knowledge);
        Table::invited(door, session)
    }

    /// A table that is open already.
    pub(crate) fn invited(door: Door, session: Value) -> Table {
        let mut table = Table { door, session, port: 0, link_key: String::new() };
        table.invite();
        table
    }

    pub(crate) fn invite(&mut self) -> Value {
        let asked = json!({"session": self.session, "address": "127.0.0.1"});
        let invitation = keeper(&self.door, "invite", &asked);
        self.port =
            invitation["host"].as_str().unwrap().rsplit(':').next().unwrap().parse().unwrap();
        let (_, key) = invitation["link"].as_str().unwrap().split_once("/#join=").unwrap();
        self.link_key = key.to_owned();
        invitation
    }

    /// The table as the keeper sees it.
    pub(crate) fn seen(&self) -> Value {
        keeper(&self.door, "table", &json!({"session": self.session}))
    }

    pub(crate) fn ask(&self, key: &str, name: &str, body: &Value, more: &[(&str, &str)]) -> Answer {
        let (host, bearer) = (format!("127.0.0.1:{}", self.port), format!("Bearer {key}"));
        let mut headers = vec![
            ("host", host.as_str()),
            ("authorization", bearer.as_str()),
            ("content-type", "application/json"),
        ];
        headers.extend(more);
        ask_at(self.port, &format!("POST /rpc/{name}"), &headers, body.to_string().as_bytes())
    }

    pub(crate) fn join(&self, seat: Option<u8>) -> Phone<'_> {
        let answer =
            self.ask(&self.link_key, "join", &json!({"seat": seat, "language": "es"}), &[]);
        Phone { table: self, key: value(&answer)["key"].as_str().unwrap().to_owned() }
    }
}

impl Phone<'_> {
    pub(crate) fn ask(&self, name: &str, body: &Value) -> Answer {
        self.table.ask(&self.key, name, body, &[])
    }

    pub(crate) fn table(&self) -> Value {
        value(&self.ask("table", &json!({"session": self.table.session})))
    }

    /// What it is shown, line by line.
    pub(crate) fn shown(&self) -> Shown {
        Shown { stream: self.listen(), now: Value::Null }
    }

    pub(crate) fn listen(&self) -> Listening {
        let (host, bearer) =
            (format!("127.0.0.1:{}", self.table.port), format!("Bearer {}", self.key));
        let headers = [("host", host.as_str()), ("authorization", bearer.as_str())];
        listen_at(self.table.port, "GET /changes", &headers)
    }
}

/// A stream, and what its page shows: told whole once, and by what differs from then on.
pub(crate) struct Shown {
    pub(crate) stream: Listening,
    now: Value,
}

impl Shown {
    /// The next state of the table, or of all of them.
    pub(crate) fn next(&mut self) -> &Value {
        let line = loop {
            let line: Value = serde_json::from_str(&self.stream.next_line("{")).unwrap();
            if ["table", "tables", "delta"].map(Value::from).contains(&line["is"]) {
                break line;
            }
        };
        if line["is"] == "delta" {
            put(&mut self.now, &line["delta"]);
        } else {
            assert!(self.now.is_null(), "told whole twice");
            self.now = line;
        }
        &self.now
    }
}

/// Makes of a value what a delta says.
fn put(value: &mut Value, delta: &Value) {
    let Value::Object(parts) = delta else {
        *value = delta[0].clone();
        return;
    };
    for (part, by) in parts {
        match value {
            Value::Object(all) if by.is_null() => drop(all.remove(part)),
            Value::Object(all) => put(all.entry(part).or_insert(Value::Null), by),
            Value::Array(all) => {
                let at = if part == "length" {
                    &by[0]
                } else {
                    &json!(part.parse::<u64>().unwrap() + 1)
                };
                let length = at.as_u64().unwrap() as usize;
                if part == "length" || length > all.len() {
                    all.resize(length, Value::Null);
                }
                if part != "length" {
                    put(&mut all[length - 1], by);
                }
            }
            _ => panic!("{part} of {value}"),
        }
    }
}

/// Asks all of this at once.
pub(crate) fn at_once<T: Sync>(all: &[T], ask: impl Fn(&T) -> Answer + Sync) -> Vec<Answer> {
    let (begin, ask) = (&Barrier::new(all.len()), &ask);
    let asked = |one| {
        begin.wait();
        ask(one)
    };
    std::thread::scope(|scope| {
        let all: Vec<_> = all.iter().map(|one| scope.spawn(move || asked(one))).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    })
}

pub(crate) fn keeper(door: &Door, name: &str, body: &Value) -> Value {
    let headers = [("content-type", "application/json")];
    value(&door.ask(&format!("POST /rpc/{name}"), &headers, body.to_string().as_bytes()))
}

pub(crate) fn open_table(door: &Door, people: &[Value], knowledge: &str) -> Value {
    let new = json!({
        "game": "rage", "people": people, "first": 0,
        "knowledge": knowledge, "grain": "card", "config": {},
    });
    keeper(door, "open_table", &new)["session"].clone()
}

pub(crate) fn bid(session: &Value, seat: usize) -> Value {
    json!({"session": session, "revision": 1, "command": {"do": "bid", "seat": seat, "n": 1}})
}

/// Who is to bid now, and a revision.
pub(crate) fn asked(table: &Value) -> (usize, Value) {
    let bid = table["prompts"].as_array().unwrap().iter().find(|prompt| prompt["ask"] == "bid");
    (bid.unwrap()["seat"].as_u64().unwrap() as usize, table["revision"].clone())
}
