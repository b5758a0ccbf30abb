//! Places, evenings with their league, and milestones, of hand-computed sets.

use crate::common::Device;
use kernel::Timestamp;
use serde_json::{Value, json};
use service::{Evening, Milestone, Reached, Scope};
use uuid::Uuid;

const HOUR: i64 = 3_600_000;

fn round(number: f64) -> f64 {
    (number * 1_000.0).round() / 1_000.0
}

struct Table {
    device: Device,
    people: Vec<Uuid>,
}

impl Table {
    fn new() -> Table {
        let device = Device::new();
        let people = device.people(&["Ana", "Bruno", "Carla", "Dani"]);
        Table { device, people }
    }

    fn play(&self, seats: &[usize], points: &[i64], config: Value) -> Uuid {
        let people: Vec<_> = seats.iter().map(|seat| self.people[*seat]).collect();
        self.device.finished(&people, points, config).session
    }

    fn at(&self, session: Uuid, venue: &str) -> Uuid {
        self.device.service.describe(session, Some(venue), "").unwrap().venue.unwrap().id
    }

    fn evening(&self, session: Uuid, scope: &Scope) -> Evening {
        self.device.service.evening(session, scope).unwrap()
    }

    /// Who, place, points and games of each line of a league.
    fn league(&self, evening: &Evening) -> Vec<(usize, u32, f64, u32)> {
        let who = |person| self.people.iter().position(|one| *one == person).unwrap();
        let line =
            |row: &service::LeagueRow| (who(row.person), row.place, round(row.points), row.games);
        evening.league.iter().map(line).collect()
    }
}

#[test]
fn a_place_counts_the_same_from_sums_and_from_rows() {
    let table = Table::new();
    let home = table.at(table.play(&[0, 1], &[2, 1], json!({"title": "A"})), "Home");
    table.at(table.play(&[0, 1, 2], &[2, 1, 1], json!({"title": "B"})), "Home");
    let club = table.at(table.play(&[0, 3], &[2, 1], json!({"title": "B"})), "Club");
    table.play(&[0, 1], &[1, 2], json!({"title": "A"}));
    let service = &table.device.service;
    let [ana, bruno, ..] = table.people[..] else { unreachable!() };
    let group = service.create_group("Two", &[ana, bruno], false).unwrap().id;
    let at = |venue| Scope { venue: Some(venue), ..Scope::default() };
    let always = |scope: &Scope| Scope {
        since: Some(Timestamp(0)),
        until: Some(Timestamp(i64::MAX - 1)),
        ..scope.clone()
    };
    for (scope, plays) in [
        (at(home), 2),
        (at(club), 1),
        (Scope { group: Some(group), ..at(home) }, 1),
        (Scope { group: Some(group), ..at(club) }, 0),
        (Scope { seats: Some(3), ..at(home) }, 1),
    ] {
        let overview = service.overview(&scope).unwrap();
        assert_eq!(overview.plays, plays, "{scope:?}");
        assert_eq!(overview, service.overview(&always(&scope)).unwrap());
        let person = service.person_statistics(ana, &scope).unwrap();
        assert_eq!(person.record.plays(), plays);
        assert_eq!(person, service.person_statistics(ana, &always(&scope)).unwrap());
        let pair = service.pair_statistics(ana, bruno, &scope).unwrap();
        assert_eq!(pair, service.pair_statistics(ana, bruno, &always(&scope)).unwrap());
        let game = Scope { game: Some("tally".into()), ..scope };
        let figures = service.game_statistics(&game).unwrap();
        assert_eq!(figures, service.game_statistics(&always(&game)).unwrap());
    }
    // Another place, and the session counts there.
    let session = service.history(None, &Default::default()).unwrap().sessions[0].session;
    table.at(session, "Club");
    assert_eq!(service.overview(&at(club)).unwrap().plays, 2);
    table.at(session, "Home");
    assert_eq!(service.overview(&at(club)).unwrap().plays, 1);
    assert_eq!(service.overview(&at(home)).unwrap().plays, 3);
}

#[test]
fn an_evening_ends_where_six_hours_pass_without_a_game() {
    let table = Table::new();
    let first = table.play(&[0, 1], &[2, 1], json!({}));
    table.device.clock.forward(6 * HOUR - 60_000);
    let second = table.play(&[0, 1], &[2, 1], json!({}));
    table.device.clock.forward(6 * HOUR - 60_000 + 1);
    let third = table.play(&[0, 1], &[2, 1], json!({}));
    let of = |session| {
        let evening = table.evening(session, &Scope::default());
        evening.games.iter().map(|game| game.session).collect::<Vec<_>>()
    };
    assert_eq!(of(first), [first, second]);
    assert_eq!(of(second), [first, second]);
    assert_eq!(of(third), [third]);
    let busiest = |person| {
        let recap = table.device.service.recap(&Scope::default(), person, &[]).unwrap();
        recap.busiest.map(|one| (one.session, one.plays))
    };
    assert_eq!(busiest(None), Some((second, 2)));
    assert_eq!(busiest(Some(table.people[2])), None);
}

#[test]
fn a_league_adds_up_the_share_of_opponents_beaten_and_no_points() {
    let table = Table::new();
    // A thousand points here weigh what one weighs there.
    let first = table.play(&[0, 1, 2, 3], &[1000, 500, 500, 1], json!({"title": "A"}));
    table.play(&[0, 1], &[1, 2], json!({"title": "B"}));
    table.play(&[0, 1, 2, 3], &[3, 1, 3, 1], json!({"sides": [[0, 2], [1, 3]]}));
    let together = table.play(&[0, 1], &[5, 5], json!({"sides": [[0, 1]]}));
    table.play(&[0, 1, 2, 3], &[5, 1, 1, 1], json!({"sides": [[0], [1, 2, 3]]}));
    let evening = table.evening(together, &Scope::default());
    assert_eq!(evening.games.len(), 5);
    let counted: Vec<usize> = evening.games.iter().map(|game| game.shares.len()).collect();
    assert_eq!(counted, [4, 2, 4, 0, 0], "together and one against many are no league");
    let lines = table.league(&evening);
    let ana = (0, 1, round(1.0 + 0.0 + 1.0), 3);
    let carla = (2, 2, round(1.5 / 3.0 + 1.0), 2);
    let bruno = (1, 2, round(1.5 / 3.0 + 1.0 + 0.0), 3);
    assert_eq!(lines[0], ana);
    assert!(lines[1..3].contains(&carla) && lines[1..3].contains(&bruno), "{lines:?}");
    assert_eq!(lines[3], (3, 4, 0.0, 2));
    let service = &table.device.service;
    let group = service.create_group("Us", &table.people[..2], true).unwrap().id;
    let hidden = table.evening(first, &Scope { group: Some(group), ..Scope::default() });
    assert!(hidden.hide_rates && hidden.league.is_empty() && hidden.games.len() == 2);
    let home = table.at(first, "Home");
    let there = table.evening(first, &Scope { venue: Some(home), ..Scope::default() });
    assert_eq!(there.games.len(), 1);
}

#[test]
fn milestones_are_said_when_they_are_reached_and_not_again() {
    let table = Table::new();
    let [ana, bruno, ..] = table.people[..] else { unreachable!() };
    let mut sessions = Vec::new();
    for game in 0..25 {
        if game % 5 == 0 {
            table.device.clock.forward(7 * HOUR);
        }
        // Ana loses once, wins four times, loses once, and then always wins.
        let points = if game == 0 || game == 5 { [1, 2] } else { [2, 1] };
        let title = if game < 10 { "A" } else { "B" };
        sessions.push(table.play(&[0, 1], &points, json!({"title": title})));
    }
    let service = &table.device.service;
    let of = |person: Uuid, session: Uuid| -> Vec<Reached> {
        let all: Vec<Milestone> = service.session_milestones(session).unwrap();
        all.into_iter().filter(|one| one.person == person).map(|one| one.reached).collect()
    };
    let of_game = |title: &str, n| {
        let (game, title) = (String::from("tally"), String::from(title));
        Reached::GamesOf { game, title, n }
    };
    assert_eq!(of(ana, sessions[0]), []);
    assert_eq!(of(bruno, sessions[0]), [Reached::FirstWin]);
    assert_eq!(of(ana, sessions[1]), [Reached::FirstWin]);
    assert_eq!(of(ana, sessions[3]), [Reached::Run { n: 3 }]);
    assert_eq!(of(ana, sessions[8]), [], "three in a row are no more than four");
    assert_eq!(
        of(ana, sessions[9]),
        [Reached::Games { n: 10 }, of_game("A", 10)],
        "four in a row again"
    );
    assert_eq!(of(ana, sessions[10]), [Reached::Run { n: 5 }]);
    let all = service.person_milestones(ana).unwrap();
    let all: Vec<_> = all.into_iter().map(|one| (one.session, one.reached)).collect();
    let longest = (sessions[24], Reached::Run { n: 19 });
    assert_eq!(
        all,
        [
            (sessions[1], Reached::FirstWin),
            (sessions[9], Reached::Games { n: 10 }),
            (sessions[9], of_game("A", 10)),
            (sessions[19], of_game("B", 10)),
            (sessions[24], Reached::Games { n: 25 }),
            longest,
        ]
    );
    // Five more evenings: the tenth, at its first game.
    for _ in 0..5 {
        table.device.clock.forward(7 * HOUR);
        sessions.push(table.play(&[0, 1], &[1, 2], json!({})));
        table.play(&[0, 1], &[1, 2], json!({}));
    }
    assert_eq!(of(bruno, sessions[29])[0], Reached::Evenings { n: 10 });
    assert_eq!(service.person_milestones(table.people[3]).unwrap(), []);
}
