//! Everything that is sent to one phone while cards are played that the app dealt: no card of another hand, no pile, and
//! not the seed before the end. `TAPETE_TIMES` plays so many times as many games.

use crate::network::Quiet;
use api::{App, Caller, Guest, WireError, dispatch, step_for};
use kernel::{Chance, Seat, Seed};
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

struct Evening {
    app: App,
    session: Value,
    phones: Vec<Guest>,
    /// All that was sent to the phone at seat 0.
    sent: Vec<String>,
    _folder: TempDir,
}

fn times() -> usize {
    std::env::var("TAPETE_TIMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

impl Evening {
    fn new() -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let app = App::open(folder.path()).ready();
        app.guests().offer(Box::new(Quiet));
        let evening = Evening {
            app,
            session: Value::Null,
            phones: Vec::new(),
            sent: Vec::new(),
            _folder: folder,
        };
        for name in ["Ana", "Bea", "Carla"] {
            evening.get("create_person", json!({"name": name}));
        }
        evening
    }

    fn deal(&mut self, game: &str, config: Value) {
        let people = self.get("people", json!({}));
        let seats = if game == "rush7" { 2 } else { 3 };
        let people: Vec<&Value> =
            people.as_array().unwrap().iter().map(|person| &person["id"]).take(seats).collect();
        let new = json!({"game": game, "people": people, "first": 0,
            "knowledge": "dealt", "grain": "card", "config": config});
        self.session = self.get("open_table", new)["session"].clone();
        self.sent.clear();
        let session: Uuid = self.session.as_str().unwrap().parse().unwrap();
        let phone =
            |seat| Guest { id: Uuid::now_v7(), session, seat: Some(Seat(seat)), pencil: false };
        self.phones = (0..seats as u8).map(phone).collect();
    }

    fn ask(&self, caller: Caller, name: &str, request: &Value) -> Result<String, WireError> {
        dispatch(&self.app, caller, name, &request.to_string())
    }

    fn get(&self, name: &str, request: Value) -> Value {
        let text = self.ask(Caller::Keeper, name, &request);
        serde_json::from_str(&text.unwrap_or_else(|e| panic!("{name}: {e}"))).unwrap()
    }

    /// The table, as this phone sees it.
    fn seen_by(&self, seat: usize) -> Value {
        serde_json::to_value(step_for(&self.app, self.phones[seat]).unwrap()).unwrap()
    }

    /// Records a step of a phone, which was tried before and told nothing that lies face down.
    fn play(&mut self, seat: usize, command: &Value) {
        let phone = Caller::Guest(self.phones[seat]);
        let tried =
            self.ask(phone, "try_play", &json!({"session": self.session, "command": command}));
        let tried: Value =
            serde_json::from_str(&tried.unwrap_or_else(|e| panic!("{command}: {e}"))).unwrap();
        let seen = self.ask(phone, "table", &json!({"session": self.session})).unwrap();
        let seen: Value = serde_json::from_str(&seen).unwrap();
        assert_eq!(tried["is"], "accepted");
        assert_eq!(
            (&tried["view"], &tried["after"]),
            (&seen["view"], &seen["standing"]),
            "{command}"
        );
        assert_eq!(tried["lines"], json!([]), "{command}");
        let request = json!({"session": self.session, "revision": 0, "command": command});
        let answer = self.ask(Caller::Guest(self.phones[seat]), "play", &request);
        let answer = answer.unwrap_or_else(|e| panic!("{command}: {e}"));
        if seat == 0 {
            self.sent.push(answer);
        }
    }

    /// Sends the phone at seat 0 all that it can ask for, and what it may not.
    fn send(&mut self) {
        let session = &self.session;
        let phone = Caller::Guest(self.phones[0]);
        let mut sent = vec![serde_json::to_string(&self.seen_by(0)).unwrap()];
        for (name, request) in [
            ("table", json!({"session": session})),
            ("table", json!({"session": session, "seat": 1})),
            ("log_page", json!({"session": session, "order": "newest_first", "count": 5})),
            ("view_at", json!({"session": session, "position": 1})),
            ("view_at", json!({"session": session, "position": 1, "hands": true})),
            ("try_play", json!({"session": session, "command": {"do": "bid", "seat": 1, "n": 1}})),
            ("seal", json!({"session": session})),
        ] {
            sent.push(
                self.ask(phone, name, &request)
                    .unwrap_or_else(|error| serde_json::to_string(&error).unwrap()),
            );
        }
        self.sent.extend(sent);
    }
}

fn prompt<'a>(seen: &'a Value, ask: &str) -> Option<&'a Value> {
    seen["prompts"].as_array().unwrap().iter().find(|prompt| prompt["ask"] == ask)
}

/// Whether a phone is told this part, of each seat.
fn told(seen: &Value, part: &str) -> Vec<bool> {
    let seats = seen["view"]["seats"].as_array().unwrap().iter();
    seats.map(|seat| !seat[part].is_null()).collect()
}

/// The cards of a hand of which the deck has one each.
fn single(hand: &Value) -> Vec<String> {
    let cards = hand.as_array().unwrap().iter().map(Value::to_string);
    cards.filter(|card| card.bytes().any(|byte| byte.is_ascii_digit())).collect()
}

/// One card or bid of whose turn it is, by chance; whether there was one.
fn rage(evening: &mut Evening, luck: &mut Chance) -> bool {
    for seat in 0..3 {
        let seen = evening.seen_by(seat);
        if let Some(bid) = prompt(&seen, "bid") {
            let max = bid["max"].as_u64().unwrap();
            let may: Vec<u64> = (0..=max).filter(|n| bid["forbidden"] != json!(n)).collect();
            let n = luck.pick(&may).copied();
            evening.play(seat, &json!({"do": "bid", "seat": seat, "n": n}));
            return true;
        }
        if let Some(play) = prompt(&seen, "play") {
            let card = luck.pick(play["legal"].as_array().unwrap()).unwrap();
            let mut command = json!({"do": "play", "seat": seat, "card": card});
            let needs = |what: &str| play[what].as_array().unwrap().contains(card);
            if needs("announced") {
                command["colour"] = json!("R");
            }
            if needs("valued") {
                command["value"] = json!(5);
            }
            evening.play(seat, &command);
            return true;
        }
    }
    false
}

#[test]
fn nothing_that_is_sent_to_a_phone_holds_a_card_of_another_hand() {
    let mut evening = Evening::new();
    let mut luck = Chance::new(&Seed::from_bytes([9; 32]), 0);
    let (games, mut looked) = (6 * times(), 0);
    for _ in 0..games {
        // One round: in another one a card that was played comes back into a hand.
        evening.deal("rage", json!({"round_plan": [5]}));
        loop {
            let from = evening.sent.len();
            evening.send();
            let others =
                [1, 2].map(|seat| evening.seen_by(seat)["view"]["seats"][seat]["hand"].clone());
            for card in others.iter().filter(|hand| hand.is_array()).flat_map(single) {
                looked += 1;
                for text in &evening.sent[from..] {
                    assert!(!text.contains(&card), "{card} in {text}");
                }
            }
            if !rage(&mut evening, &mut luck) {
                break;
            }
        }
        let seal = evening.get("seal", json!({"session": evening.session}));
        let seed = seal["seed"].as_str().expect("the game is over");
        assert!(evening.sent.iter().all(|text| !text.contains(seed)), "the seed");
    }
    assert!(looked > games * 20, "{looked} hidden cards in {games} games");
    eprintln!("{games} games of Rage, {looked} hidden cards looked for");
}

#[test]
fn a_phone_sees_no_hand_of_another_while_assets_are_covered() {
    let mut evening = Evening::new();
    let mut luck = Chance::new(&Seed::from_bytes([11; 32]), 0);
    let games = 4 * times();
    for _ in 0..games {
        evening.deal("cover_your_assets", json!({}));
        for _ in 0..24 {
            evening.send();
            let seen = evening.seen_by(0);
            assert_eq!(told(&seen, "hand"), [true, false, false]);
            let draw = &seen["view"]["draw"];
            assert!(draw.is_null() || draw.is_u64(), "{draw}");
            let (seat, seen) = (0..3)
                .map(|seat| (seat, evening.seen_by(seat)))
                .find(|(_, seen)| prompt(seen, "discard").or(prompt(seen, "stop")).is_some())
                .unwrap();
            let command = if prompt(&seen, "stop").is_some() {
                json!({"do": "stop", "seat": seat})
            } else if let Some(pair) = prompt(&seen, "pair") {
                json!({"do": "pair", "seat": seat, "cards": pair["pairs"][0]})
            } else {
                let cards = prompt(&seen, "discard").unwrap()["cards"].as_array().unwrap();
                json!({"do": "discard", "seat": seat, "card": luck.pick(cards)})
            };
            evening.play(seat, &command);
        }
        for text in &evening.sent {
            assert!(!text.contains("\"seed\":\""), "{text}");
        }
    }
    eprintln!("{games} games of Cover Your Assets");
}

#[test]
fn a_phone_sees_no_hand_and_no_card_of_rush_7_before_both_have_laid_theirs() {
    let mut evening = Evening::new();
    let mut luck = Chance::new(&Seed::from_bytes([7; 32]), 0);
    let (games, mut looked) = (4 * times(), 0);
    for _ in 0..games {
        evening.deal("rush7", json!({}));
        loop {
            // Either lays first.
            let first = usize::from(luck.pick(&[true, false]).is_some_and(|second| *second));
            for seat in [first, 1 - first] {
                evening.send();
                let seen = evening.seen_by(0);
                assert_eq!(told(&seen, "hand"), [true, false]);
                assert_eq!(told(&seen, "laid")[1..], [false]);
                looked += 1;
                let seen = evening.seen_by(seat);
                let Some(place) = prompt(&seen, "place") else { continue };
                let mut hand = place["hand"].as_array().unwrap().clone();
                let mut cards = Vec::new();
                for zone in place["zones"].as_array().unwrap() {
                    let at = *luck.pick(&(0..hand.len()).collect::<Vec<_>>()).unwrap();
                    cards.push(json!({"zone": zone, "card": hand.swap_remove(at)}));
                }
                let command = json!({"do": "place", "seat": seat, "cards": cards});
                evening.play(seat, &command);
            }
            if evening.seen_by(0)["standing"]["over"] == true {
                break;
            }
        }
    }
    eprintln!("{games} games of Rush 7, looked at {looked} times");
}

#[test]
fn a_phone_sees_no_rack_of_another_nor_what_another_draws() {
    let mut evening = Evening::new();
    let games = 4 * times();
    for _ in 0..games {
        evening.deal("rummikub", json!({}));
        for _ in 0..24 {
            let from = evening.sent.len();
            evening.send();
            assert_eq!(told(&evening.seen_by(0), "rack"), [true, false, false]);
            for seat in [1, 2] {
                let rack = evening.seen_by(seat)["view"]["seats"][seat]["rack"].to_string();
                assert!(rack.len() > 28, "fourteen tiles at least: {rack}");
                for text in &evening.sent[from..] {
                    assert!(!text.contains(&rack), "{rack} in {text}");
                    assert!(!text.contains(r#""tile":""#), "what was drawn, in {text}");
                }
            }
            let drawing = (0..3).find(|seat| prompt(&evening.seen_by(*seat), "draw").is_some());
            let seat = drawing.expect("the pool lasts longer than this");
            evening.play(seat, &json!({"do": "draw", "seat": seat}));
        }
        assert!(evening.sent.iter().all(|text| !text.contains("\"seed\":\"")), "the seed");
    }
    eprintln!("{games} games of Rummikub");
}
