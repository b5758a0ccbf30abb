//! What was meant for a table that went on meanwhile.

use crate::asking::Door;
use crate::phones::{Table, at_once, keeper, value};
use serde_json::{Value, json};

/// A table of Rage at which so many write their bids down in secret.
fn secret_bids(seats: u8) -> Table {
    let door = Door::open();
    let person = |n| keeper(&door, "create_person", &json!({"name": format!("Person {n}")}));
    let people: Vec<Value> = (0..seats).map(|n| person(n)["id"].clone()).collect();
    let new = json!({"game": "rage", "people": people, "first": 0, "knowledge": "observed",
        "grain": "round", "config": {"secret_bids": "on"}});
    let session = keeper(&door, "open_table", &new)["session"].clone();
    Table::invited(door, session)
}

/// The keeper writes a round down for everybody.
fn round(table: &Table, round: u16, cards: i64) {
    let step = |command: Value| {
        let revision = table.seen()["revision"].clone();
        let body = json!({"session": table.session, "revision": revision, "command": command});
        let after = keeper(&table.door, "play", &body);
        assert!(after["revision"].as_u64() > revision.as_u64(), "{after}");
    };
    let bids: Vec<Value> = (0..3).map(|seat| json!({"seat": seat, "n": 1})).collect();
    step(json!({"do": "book_bids", "round": round, "bids": bids}));
    let tricks = |seat| if seat == 0 { cards } else { 0 };
    let results: Vec<Value> = (0..3)
        .map(|seat| json!({"seat": seat, "tricks": tricks(seat), "bonus": 0, "mad": 0}))
        .collect();
    step(json!({"do": "book_results", "round": round, "results": results}));
}

#[test]
fn what_was_tapped_in_a_round_and_arrives_in_the_next_counts_for_none() {
    let table = secret_bids(3);
    let phone = table.join(Some(1));
    let tapped = table.seen()["revision"].clone();
    let bid = |revision: &Value| {
        json!({"session": table.session, "revision": revision,
            "late": true, "command": {"do": "bid", "seat": 1, "n": 7}})
    };
    round(&table, 1, 10);
    let late = |id: &str, revision: &Value| {
        table.ask(&phone.key, "play", &bid(revision), &[("idempotency-key", id)])
    };
    let before = table.seen()["revision"].clone();
    let refused = late("01890a5d-ac96-774b-bcce-b302099a8057", &tapped);
    assert_eq!((refused.status, value(&refused)["kind"].as_str()), (409, Some("stale")));
    assert_eq!(table.seen()["revision"], before, "nothing is recorded");
    // Tapped at the table as it is, it counts however late it comes, and once.
    let again = || late("01890a5d-ac96-774b-bcce-b302099a8058", &before);
    assert_eq!([again().status, again().status], [200, 200]);
    assert_eq!(table.seen()["revision"].as_u64(), before.as_u64().map(|revision| revision + 1));
}

#[test]
fn of_what_was_tapped_at_the_same_table_and_arrives_late_at_once_one_counts() {
    for _ in 0..2 {
        let table = secret_bids(6);
        let mut phones: Vec<_> = (0..6).map(|seat| (seat, table.join(Some(seat)))).collect();
        while phones.len() > 1 {
            let revision = table.seen()["revision"].clone();
            let answers = at_once(&phones, |(seat, phone)| {
                let bid = json!({"session": table.session, "revision": revision, "late": true,
                    "command": {"do": "bid", "seat": seat, "n": 7}});
                phone.ask("play", &bid)
            });
            let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
            let counted = statuses.iter().position(|status| *status == 200).unwrap();
            statuses.remove(counted);
            phones.remove(counted);
            assert!(statuses.iter().all(|status| *status == 409), "{statuses:?}");
            let now = table.seen()["revision"].as_u64();
            assert_eq!(now, revision.as_u64().map(|revision| revision + 1), "one step");
        }
    }
}

#[test]
fn what_waits_for_the_keeper_is_gone_with_its_round() {
    let table = secret_bids(3);
    let phone = table.join(Some(1));
    let session = &table.session;
    keeper(&table.door, "let_keeper_accept", &json!({"session": session, "accepts": true}));
    let bid = json!({"session": session, "revision": table.seen()["revision"],
        "command": {"do": "bid", "seat": 1, "n": 7}});
    assert_eq!(phone.ask("play", &bid).status, 200);
    let proposals =
        || keeper(&table.door, "invitation", &json!({"session": session}))["proposals"].clone();
    let waiting = proposals();
    assert_eq!(waiting[0]["lines"][0]["round"], json!(1));
    round(&table, 1, 10);
    let before = table.seen()["revision"].clone();
    let accepted = json!({"proposal": waiting[0]["id"], "accepts": true});
    assert_eq!(keeper(&table.door, "answer_proposal", &accepted)["kind"], "stale");
    assert_eq!(proposals(), json!([]));
    assert_eq!(table.seen()["revision"], before, "nothing is recorded");
}
