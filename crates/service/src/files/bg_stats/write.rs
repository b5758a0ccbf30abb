//! Export as a BG Stats file.

use super::SOURCE;
use super::form::{Passthrough, local_stamp, note_of};
use crate::files::{ExternalPlay, named_id};
use kernel::{BestIs, Decimal};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

const ABOUT: &str = "This file contains plays for BG Stats. Open it with BG Stats to import them.";
/// A longer sum is written as what it comes to.
const LONGEST_SUM: usize = 200;

/// Things of one kind under the numbers they have in this file.
#[derive(Default)]
struct Numbered {
    passthrough: BTreeMap<String, Passthrough>,
    list: Vec<Value>,
    numbers: BTreeMap<Uuid, i64>,
    taken: BTreeSet<i64>,
}

impl Numbered {
    /// What the program called the thing.
    fn name_of(&self, id: Uuid) -> Option<&str> {
        self.passthrough.get(&id.to_string())?.get("name")?.as_str()
    }

    /// The thing's number; what the program said of it is said again, under the number it had where
    /// that is free.
    fn number(&mut self, id: Uuid, fill: impl FnOnce(&mut Passthrough)) -> i64 {
        if let Some(number) = self.numbers.get(&id) {
            return *number;
        }
        let mut thing = self.passthrough.get(&id.to_string()).cloned().unwrap_or_default();
        let own = thing.get("id").and_then(Value::as_i64).filter(|own| !self.taken.contains(own));
        // Numbers that a person has said are left as they are.
        let said = self
            .passthrough
            .values()
            .filter_map(|passthrough| passthrough.get("id")?.as_i64())
            .max();
        let last = self.taken.last().copied().max(said).unwrap_or(0);
        let next = || last.checked_add(1).or_else(|| (1..).find(|free| !self.taken.contains(free)));
        let number = own.or_else(next).unwrap_or_default();
        thing.entry("uuid").or_insert_with(|| json!(id));
        fill(&mut thing);
        thing.insert("id".to_owned(), json!(number));
        self.list.push(Value::Object(thing));
        self.taken.insert(number);
        self.numbers.insert(id, number);
        number
    }
}

/// The text of a file with these sessions; `passthrough` is what the program said before, as kind, id and
/// words, and `all` says whether things that are not played any more are said again, too.
pub(crate) fn write(
    played: impl Iterator<Item = ExternalPlay>,
    passthrough: Vec<(String, String, Value)>,
    all: bool,
) -> String {
    let (mut players, mut locations, mut games) =
        (Numbered::default(), Numbered::default(), Numbered::default());
    let mut rest = Passthrough::new();
    for (kind, id, said) in passthrough {
        match (kind.as_str(), said) {
            ("player", Value::Object(said)) => drop(players.passthrough.insert(id, said)),
            ("location", Value::Object(said)) => drop(locations.passthrough.insert(id, said)),
            ("game", Value::Object(said)) => drop(games.passthrough.insert(id, said)),
            ("rest", said) if all => drop(rest.insert(id, said)),
            _ => {}
        }
    }
    if all {
        for numbered in [&mut players, &mut locations, &mut games] {
            let ids: Vec<Uuid> =
                numbered.passthrough.keys().filter_map(|id| Uuid::parse_str(id).ok()).collect();
            for id in ids {
                numbered.number(id, |_| {});
            }
        }
    }
    let plays: Vec<Value> =
        played.map(|played| play(&played, &mut players, &mut locations, &mut games)).collect();
    let mut file = rest;
    file.entry("about").or_insert_with(|| json!(ABOUT));
    file.insert("players".to_owned(), Value::Array(players.list));
    file.insert("locations".to_owned(), Value::Array(locations.list));
    file.insert("games".to_owned(), Value::Array(games.list));
    file.insert("plays".to_owned(), Value::Array(plays));
    file.entry("userInfo").or_insert_with(|| json!({"meRefId": 0}));
    serde_json::to_string_pretty(&Value::Object(file)).unwrap_or_default() + "\n"
}

fn play(
    played: &ExternalPlay,
    players: &mut Numbered,
    locations: &mut Numbered,
    games: &mut Numbered,
) -> Value {
    let said = played.said.as_ref().filter(|said| said["source"] == SOURCE);
    let id_in = |value: &Value| value.as_str().and_then(|id| Uuid::parse_str(id).ok());
    let own = said.and_then(|said| id_in(&said["game"]));
    let game = own.unwrap_or_else(|| named_id(&["game", &played.game, &played.name]));
    let game = games.number(game, |thing| {
        if own.is_none() {
            fill(
                thing,
                [
                    ("name", json!(played.name)),
                    ("highestWins", json!(played.scoring != BestIs::Lowest)),
                    ("noPoints", json!(played.scoring == BestIs::Unscored)),
                    ("cooperative", json!(played.together())),
                    ("usesTeams", json!(played.teams())),
                    ("bggId", json!(0)),
                    ("isBaseGame", json!(1)),
                    ("isExpansion", json!(0)),
                ],
            );
        }
    });
    let place = played.place.as_ref().map(|name| {
        // The place of its own file, as long as the play is still said to be there.
        let id = said.and_then(|said| id_in(&said["location"]));
        let id = id.filter(|id| locations.name_of(*id).is_some_and(|said| said.trim() == name));
        let id = id.unwrap_or_else(|| named_id(&["location", name]));
        locations.number(id, |thing| {
            thing.entry("name").or_insert_with(|| json!(name));
        })
    });
    let seats: Vec<i64> = played
        .seats
        .iter()
        .map(|seat| {
            players.number(seat.person, |thing| {
                thing.insert("name".to_owned(), json!(seat.name));
                thing.entry("isAnonymous").or_insert(json!(false));
            })
        })
        .collect();
    match said.and_then(|said| said["play"].as_object()) {
        Some(play) => again(play.clone(), played, game, place, &seats),
        None => first(played, game, place, &seats),
    }
}

/// Its own play, under this file's numbers.
fn again(
    mut play: Passthrough,
    played: &ExternalPlay,
    game: i64,
    place: Option<i64>,
    seats: &[i64],
) -> Value {
    play.insert("gameRefId".to_owned(), json!(game));
    match place {
        Some(place) => play.insert("locationRefId".to_owned(), json!(place)),
        None => play.remove("locationRefId"),
    };
    // What was too long for a note here is said whole, unless the note was changed since.
    let said = play.get("comments").and_then(Value::as_str);
    if said.map(note_of).unwrap_or_default() != played.note {
        play.insert("comments".to_owned(), json!(played.note));
    }
    if let Some(scores) = play.get_mut("playerScores").and_then(Value::as_array_mut) {
        for (score, seat) in scores.iter_mut().zip(seats) {
            // Whatever a file said is said again, also what is no object.
            if let Some(score) = score.as_object_mut() {
                score.insert("playerRefId".to_owned(), json!(seat));
            }
        }
    }
    Value::Object(play)
}

/// One of our sessions.
fn first(played: &ExternalPlay, game: i64, place: Option<i64>, seats: &[i64]) -> Value {
    let stamp = local_stamp(played.ended);
    let scores = played.seats.iter().zip(seats).enumerate().map(|(at, (seat, number))| {
        let mut score = json!({
            "playerRefId": number,
            "score": if played.scoring == BestIs::Unscored { String::new() } else { sum(played, at) },
            "winner": seat.won,
            "startPlayer": played.first == Some(at),
            "newPlayer": false,
            "rank": seat.place.unwrap_or(0),
            "seatOrder": at + 1,
        });
        if played.teams() {
            score["team"] = json!((seat.side + 1).to_string());
        }
        if let Some(role) = &seat.role {
            score["role"] = json!(role);
        }
        score
    });
    let mut play = json!({
        "uuid": played.session,
        "gameRefId": game,
        "playDate": stamp,
        "playDateYmd": stamp[..10].replace('-', "").parse::<i64>().unwrap_or_default(),
        "entryDate": stamp,
        "modificationDate": stamp,
        "durationMin": (played.played_ms + 30_000) / 60_000,
        "usesTeams": played.teams(),
        "manualWinner": played.settled(),
        "ignored": false,
        "rounds": played.rounds.len(),
        "rating": 0,
        "scoringSetting": 0,
        "bggId": 0,
        "importPlayId": 0,
        "nemestatsId": 0,
        "playImages": "[]",
        "expansionPlays": [],
        "playerScores": scores.collect::<Vec<_>>(),
    });
    if let Some(place) = place {
        play["locationRefId"] = json!(place);
    }
    if let Some(board) = &played.board {
        play["board"] = json!(board);
    }
    if !played.note.is_empty() {
        play["comments"] = json!(played.note);
    }
    play
}

/// The rounds as a sum, so that they stay in sight there; what they come to where that is too long, or
/// where they come to something else.
fn sum(played: &ExternalPlay, seat: usize) -> String {
    let points = played.seats[seat].points.unwrap_or(0);
    let rounds: Vec<i32> =
        played.rounds.iter().filter_map(|round| round.get(seat).copied()).collect();
    let total: i64 = rounds.iter().copied().map(i64::from).sum();
    let read = |points: i32| Decimal { n: points.into(), decimals: played.decimals }.to_string();
    let mut text = String::new();
    for (at, points) in rounds.iter().enumerate() {
        if at > 0 && *points >= 0 {
            text.push('+');
        }
        text += &read(*points);
    }
    if rounds.is_empty() || total != i64::from(points) || text.len() > LONGEST_SUM {
        return read(points);
    }
    text
}

fn fill<const N: usize>(thing: &mut Passthrough, fields: [(&str, Value); N]) {
    for (name, value) in fields {
        thing.entry(name).or_insert(value);
    }
}
