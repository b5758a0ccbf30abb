//! Import of a BG Stats file; what is not understood is passed through.

use super::SOURCE;
use super::form::{BgStatsFile, Passthrough, Play, Score, Thing, id_of, moment_of, note_of};
use super::score::worth;
use crate::files::{
    FileContext, FileFault, ForeignForm, LeftOut, OutcomeForm, PlayerForm, ReadSession, ResultForm,
    SeatForm, SessionFault, SessionFlaw, SessionForm, VenueForm, iso, named_id,
};
use crate::history::past_game::ELSEWHERE;
use crate::people::names::Name;
use kernel::{BySeat, Options, PIECES, Place, Seat, Standing, Timestamp};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use uuid::Uuid;

/// A thing, with the id that it has in every file.
struct Known {
    id: Uuid,
    thing: Thing,
}

/// Reads such a file; `utc` says that its times are UTC and not those of this device.
pub(crate) fn read(text: &str, utc: bool) -> Result<(FileContext, Vec<ReadSession>), FileFault> {
    let file: BgStatsFile = serde_json::from_str(text.trim_start_matches('\u{feff}'))?;
    let players = known("player", &file.players)?;
    let locations = known("location", &file.locations)?;
    let games = known("game", &file.games)?;
    let mut around = FileContext::default();
    let mut reader = Reader {
        players: &players,
        locations: &locations,
        games: &games,
        utc,
        seen: BTreeSet::new(),
        more: BTreeMap::new(),
    };
    let plays = (1..).zip(&file.plays);
    let sessions: Vec<ReadSession> = plays
        .map(|(number, play)| {
            reader.session(play).map_err(|fault| reader.left_out(number, play, fault))
        })
        .collect();
    let taken = sessions.iter().flatten();
    let created = taken.map(|session| session.started).min().unwrap_or_default();
    let person = |at: usize, id: Uuid, name: &str| PlayerForm {
        id,
        name: named(name, "?"),
        piece: at as u8 % PIECES,
        created,
        changed: 0,
        archived: None,
        same_as: None,
    };
    // In the order of the file, whose numbers may say anything.
    let order = |known: &HashMap<i64, Known>, list: &[Passthrough]| -> Vec<i64> {
        let ids = list.iter().filter_map(|passthrough| passthrough.get("id")?.as_i64());
        ids.filter(|id| known.contains_key(id)).collect()
    };
    for (at, id) in order(&players, &file.players).into_iter().enumerate() {
        let Known { id, thing } = &players[&id];
        around.players.push(person(at, *id, &thing.name));
    }
    for (at, (id, name)) in reader.more.iter().enumerate() {
        around.players.push(person(at, *id, name));
    }
    for id in order(&locations, &file.locations) {
        let Known { id, thing } = &locations[&id];
        let name = named(&thing.name, "?");
        around.venues.push(VenueForm { id: *id, name, created, changed: 0 });
    }
    around.players.sort_by_key(|player| player.id);
    around.players.dedup_by_key(|player| player.id);
    let things = [("player", &players, &file.players), ("location", &locations, &file.locations)];
    for (kind, known, list) in things.into_iter().chain([("game", &games, &file.games)]) {
        for passthrough in list {
            let number = passthrough.get("id").and_then(Value::as_i64).unwrap_or_default();
            if let Some(known) = known.get(&number) {
                around.foreign.push(foreign(kind, &known.id.to_string(), json!(passthrough)));
            }
        }
    }
    for (key, said) in file.rest {
        around.foreign.push(foreign("rest", &key, said));
    }
    Ok((around, sessions))
}

fn foreign(kind: &str, id: &str, said: Value) -> ForeignForm {
    ForeignForm { source: SOURCE.to_owned(), kind: kind.to_owned(), id: id.to_owned(), said }
}

fn known(kind: &str, list: &[Passthrough]) -> Result<HashMap<i64, Known>, FileFault> {
    let mut found = HashMap::new();
    for passthrough in list {
        let thing = Thing::deserialize(&Value::Object(passthrough.clone()))?;
        let id = id_of(kind, thing.uuid.as_deref(), &thing.name);
        found.insert(thing.id, Known { id, thing });
    }
    Ok(found)
}

/// A name that can be taken, as near as possible to what stands there.
fn named(name: &str, otherwise: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).take(64).collect();
    let tried = [name, &plain, otherwise].into_iter().find_map(|name| Name::new(name).ok());
    tried.map_or_else(|| otherwise.to_owned(), |name| name.shown)
}

struct Reader<'a> {
    players: &'a HashMap<i64, Known>,
    locations: &'a HashMap<i64, Known>,
    games: &'a HashMap<i64, Known>,
    utc: bool,
    seen: BTreeSet<Uuid>,
    /// An anonymous player, the second time at one table.
    more: BTreeMap<Uuid, String>,
}

impl Reader<'_> {
    fn session(&mut self, passthrough: &Passthrough) -> Result<SessionForm, SessionFault> {
        let said = Value::Object(passthrough.clone());
        let play = Play::deserialize(&said).map_err(SessionFault::broken)?;
        let strange = |what: &str| SessionFault::broken(format!("a play with an unknown {what}"));
        let game = self.games.get(&play.game_ref_id).ok_or_else(|| strange("game"))?;
        let location = play.location_ref_id.filter(|id| *id != 0);
        let location = location.and_then(|id| self.locations.get(&id));
        let ended = moment_of(&play.play_date, self.utc).ok_or_else(|| strange("date"))?;
        let id = id_of("play", play.uuid.as_deref(), &said.to_string());
        if !self.seen.insert(id) {
            return Err(SessionFault::broken(format!("play {id} twice")));
        }
        let mut seats: Vec<SeatForm> = Vec::new();
        let mut players = Vec::new();
        let sides = sides(&game.thing, &play);
        for (at, score) in play.player_scores.iter().enumerate() {
            let player = self.players.get(&score.player_ref_id).ok_or_else(|| strange("player"))?;
            let again = seats.iter().filter(|seat| seat.player == player.id).count();
            let person = if again == 0 {
                player.id
            } else {
                let id = named_id(&[SOURCE, "again", &player.id.to_string(), &at.to_string()]);
                self.more.insert(id, player.thing.name.clone());
                id
            };
            seats.push(SeatForm { player: person, piece: at as u8 % PIECES });
            players.push(outcome(score, person, &player.thing, &game.thing, sides[at]));
        }
        if seats.is_empty() {
            return Err(SessionFault::new(SessionFlaw::Players, "a play without players"));
        }
        let played_ms =
            play.duration_min.unwrap_or(0).clamp(0, crate::files::LONGEST_PLAYED_MS / 60_000)
                * 60_000;
        let started = ended.saturating_sub(played_ms);
        let scoring = match (game.thing.no_points, game.thing.highest_wins) {
            (Some(true), _) => "unscored",
            (_, Some(false)) => "lowest",
            _ => "highest",
        };
        let refs = json!({
            "source": SOURCE,
            "game": game.id,
            "location": location.map(|location| location.id),
            "players": seats.iter().map(|seat| seat.player).collect::<Vec<_>>(),
            "play": said,
        });
        Ok(SessionForm {
            id,
            game: ELSEWHERE.to_owned(),
            foreign: true,
            title: named(&game.thing.name, "?"),
            engine_version: 0,
            started,
            edition: Options::new(),
            setup: None,
            venue: location.map(|location| location.id),
            note: play.comments.as_deref().map(note_of).unwrap_or_default(),
            archived: None,
            changed: 0,
            draft: None,
            result: ResultForm {
                status: "finished".to_owned(),
                started_at: iso(started),
                ended_at: Some(iso(ended)),
                ended,
                played_ms,
                venue: location.map(|location| location.thing.name.clone()),
                contest: contest(&sides),
                scoring: scoring.to_owned(),
                players,
                rounds: Vec::new(),
                rule: None,
            },
            seats,
            events: Vec::new(),
            digest: None,
            endings: Vec::new(),
            said: Some(refs),
        })
    }
}

impl Reader<'_> {
    /// Names a play that is left out, by as much of it as can be read.
    fn left_out(&self, number: u32, play: &Passthrough, fault: SessionFault) -> LeftOut {
        let of = |list: &HashMap<i64, Known>, id: Option<&Value>| {
            Some(list.get(&id?.as_i64()?)?.thing.name.clone())
        };
        let scores = play.get("playerScores").and_then(Value::as_array).into_iter().flatten();
        let date = play.get("playDate").and_then(Value::as_str);
        LeftOut {
            number,
            game: of(self.games, play.get("gameRefId")).unwrap_or_default(),
            started: date.and_then(|date| moment_of(date, self.utc)).map(Timestamp),
            people: scores.filter_map(|score| of(self.players, score.get("playerRefId"))).collect(),
            flaw: fault.flaw,
            why: fault.why,
        }
    }
}

/// Rank 0 is none; a score that is no sum stays with what the program said.
fn outcome(score: &Score, person: Uuid, player: &Thing, game: &Thing, side: u8) -> OutcomeForm {
    let worth = match &score.score {
        Some(Value::String(text)) => worth(text),
        Some(Value::Number(number)) => number.as_f64(),
        _ => None,
    };
    let points = worth.map(f64::round).filter(|n| n.abs() <= f64::from(i32::MAX));
    let points = points.map(|n| n as i32).filter(|_| game.no_points != Some(true));
    OutcomeForm {
        player: person,
        name: named(&player.name, "?"),
        score: points,
        place: score.rank.and_then(|rank| u8::try_from(rank).ok()).filter(|rank| *rank > 0),
        winner: score.winner.unwrap_or(false),
        side,
    }
}

/// Who plays together: everybody where no person wins alone, else those who name the same team, or has the
/// same role where teams have no names.
fn sides(game: &Thing, play: &Play) -> Vec<u8> {
    let scores = &play.player_scores;
    if game.cooperative == Some(true) {
        return vec![0; scores.len()];
    }
    let teams = play.uses_teams.or(game.uses_teams).unwrap_or(false);
    let mut names: Vec<String> = Vec::new();
    let side = |(at, score): (usize, &Score)| {
        let named = |said: &Option<Value>| match said {
            Some(Value::String(said)) if teams && !said.is_empty() => Some(said.clone()),
            Some(Value::Number(said)) if teams => Some(said.to_string()),
            _ => None,
        };
        let team = named(&score.team).or_else(|| named(&score.role));
        let team = team.unwrap_or_else(|| format!("\u{0}{at}"));
        let known = names.iter().position(|name| *name == team);
        let at = known.unwrap_or_else(|| {
            names.push(team);
            names.len() - 1
        });
        u8::try_from(at).unwrap_or(u8::MAX)
    };
    scores.iter().enumerate().map(side).collect()
}

fn contest(sides: &[u8]) -> String {
    let mut groups: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for (seat, side) in sides.iter().enumerate() {
        groups.entry(*side).or_default().push(Seat(seat as u8));
    }
    let place = Place { points: 0, place: 1, won: false };
    let standing = Standing {
        places: BySeat::filled(sides.len(), place),
        sides: groups.into_values().collect(),
        ..Standing::default()
    };
    json!(standing.contest()).as_str().unwrap_or("each").to_owned()
}
