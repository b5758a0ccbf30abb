//! Figures of hand-computed sets: every definition of `docs/statistics.md`.

use crate::common::Device;
use kernel::Timestamp;
use serde_json::{Value, json};
use service::{PastGame, PastResult, PersonStatistics, Scope, ServiceError};
use uuid::Uuid;

struct Table {
    device: Device,
    people: Vec<Uuid>,
}

const ANA: usize = 0;
const BRUNO: usize = 1;
const CARLA: usize = 2;
const DANI: usize = 3;

impl Table {
    fn new() -> Table {
        let device = Device::new();
        let people = device.people(&["Ana", "Bruno", "Carla", "Dani"]);
        Table { device, people }
    }

    fn play(&self, seats: &[usize], points: &[i64], config: Value) -> Timestamp {
        let people: Vec<_> = seats.iter().map(|seat| self.people[*seat]).collect();
        let session = self.device.finished(&people, points, config).session;
        self.device.service.card(session).unwrap().ended
    }

    fn of(&self, who: usize) -> PersonStatistics {
        self.scoped(who, Scope::default())
    }

    fn scoped(&self, who: usize, scope: Scope) -> PersonStatistics {
        self.device.service.person_statistics(self.people[who], &scope).unwrap()
    }
}

fn round(number: f64) -> f64 {
    (number * 1_000.0).round() / 1_000.0
}

#[test]
fn every_tied_winner_has_won_and_an_even_share_is_told() {
    let table = Table::new();
    table.play(&[ANA, BRUNO, CARLA], &[9, 9, 2], json!({}));
    table.play(&[ANA, BRUNO], &[1, 4], json!({}));
    table.play(&[CARLA, ANA, BRUNO, DANI], &[7, 8, 1, 1], json!({}));
    let ana = table.of(ANA).record.competitive;
    assert_eq!((ana.plays, ana.wins, ana.shared), (3, 2, 1));
    assert_eq!(round(ana.even), round(1.0 / 3.0 + 1.0 / 2.0 + 1.0 / 4.0));
    let bruno = table.of(BRUNO).record.competitive;
    assert_eq!((bruno.plays, bruno.wins, bruno.shared), (3, 2, 1));
    assert_eq!(table.of(CARLA).record.competitive.wins, 0);
    // Places 1, 2, 1 of Ana.
    assert_eq!(table.of(ANA).mean_place.map(round), Some(1.333));
}

#[test]
fn one_against_many_teams_and_together_are_never_blended() {
    let table = Table::new();
    let against = json!({"sides": [[0], [1, 2, 3]]});
    table.play(&[ANA, BRUNO, CARLA, DANI], &[5, 1, 1, 1], against.clone());
    table.play(&[BRUNO, ANA, CARLA, DANI], &[1, 5, 5, 5], against);
    table.play(&[ANA, BRUNO, CARLA, DANI], &[5, 2, 5, 2], json!({"sides": [[0, 2], [1, 3]]}));
    table.play(&[ANA, BRUNO], &[3, 3], json!({"sides": [[0, 1]]}));
    table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    let ana = table.of(ANA);
    let count = |t: service::Tally| (t.plays, t.wins);
    assert_eq!(count(ana.record.competitive), (2, 1));
    assert_eq!(count(ana.record.alone), (1, 1));
    assert_eq!(count(ana.record.among), (1, 1));
    assert_eq!(count(ana.record.cooperative), (1, 1));
    assert_eq!(round(ana.record.competitive.even), 1.0);
    assert_eq!(ana.streaks.longest.length, 1);
    assert_eq!(ana.form.len(), 2);
    let met = |who: usize, other: usize| {
        let person = table.people[other];
        let rivals = table.of(who).rivals;
        let one = rivals.into_iter().find(|one| one.person == person).unwrap();
        (one.ahead, one.level, one.behind, one.allied, one.apart)
    };
    assert_eq!(met(ANA, BRUNO), (1, 0, 1, 1, 2));
    // With Carla: once apart, once among the many, once partners.
    assert_eq!(met(ANA, CARLA), (0, 0, 0, 2, 1));
    let service = &table.device.service;
    let (ana, bruno, carla) = (table.people[ANA], table.people[BRUNO], table.people[CARLA]);
    let pair = service.pair_statistics(ana, bruno, &Scope::default()).unwrap();
    assert_eq!((count(pair.apart), count(pair.cooperative)), ((2, 2), (1, 1)));
    let pair = service.pair_statistics(ana, carla, &Scope::default()).unwrap();
    assert_eq!(
        (count(pair.partners), count(pair.among), count(pair.apart)),
        ((1, 1), (1, 1), (1, 1))
    );
    let game = Scope { game: Some("tally".into()), ..Scope::default() };
    let game = service.game_statistics(&game).unwrap();
    assert_eq!((game.plays, count(game.alone)), (5, (2, 1)));
    assert_eq!(game.people.iter().map(|p| p.record.plays()).sum::<u32>(), 16);
}

#[test]
fn runs_are_counted_in_their_order_and_the_latest_of_equal_ones_is_told() {
    let table = Table::new();
    let mut ends = Vec::new();
    for won in [true, true, false, true, true, false, false, false, true] {
        let points = if won { [2, 1] } else { [1, 2] };
        ends.push(table.play(&[ANA, BRUNO], &points, json!({})));
    }
    let streaks = table.of(ANA).streaks;
    assert_eq!((streaks.current.length, streaks.drought.length), (1, 0));
    assert_eq!(streaks.longest.length, 2);
    assert_eq!((streaks.longest.since, streaks.longest.until), (Some(ends[3]), Some(ends[4])));
    let drought = streaks.longest_drought;
    assert_eq!((drought.length, drought.since, drought.until), (3, Some(ends[5]), Some(ends[7])));
    let form: Vec<bool> = table.of(ANA).form.iter().map(|point| point.won).collect();
    assert_eq!(form, [true, true, false, true, true, false, false, false, true]);
    let course = table.of(ANA).course;
    assert_eq!(course.len(), 9);
    assert_eq!((course[8].plays, course[8].wins, course[8].of_last, course[8].last), (9, 5, 5, 9));
    let service = &table.device.service;
    let pair =
        service.pair_statistics(table.people[BRUNO], table.people[ANA], &Scope::default()).unwrap();
    assert_eq!((pair.record.ahead, pair.record.behind, pair.current), (4, 5, -1));
    assert_eq!((pair.longest_ahead.length, pair.longest_behind.length), (3, 2));
    assert_eq!(pair.last.len(), 9);
    assert_eq!(pair.last[0].ended, ends[8]);
}

#[test]
fn points_margins_and_records_are_of_the_sessions_that_have_them() {
    let table = Table::new();
    table.play(&[ANA, BRUNO, CARLA], &[10, 4, 2], json!({}));
    table.play(&[ANA, BRUNO], &[7, 7], json!({}));
    table.play(&[ANA, BRUNO], &[3, 8], json!({}));
    table.play(&[ANA, CARLA], &[6, 5], json!({}));
    let ana = table.of(ANA);
    let points = &ana.games[0].points;
    assert_eq!(points.mean, Some(6.5));
    let value = |mark: Option<service::Mark>| mark.map(|mark| mark.value);
    assert_eq!((value(points.best), value(points.worst)), (Some(10), Some(3)));
    assert_eq!((value(points.widest), value(points.closest)), (Some(6), Some(1)));
    // Ahead by 6 and by 1; behind by 5 once. A shared win is neither.
    assert_eq!((points.mean_lead, points.mean_gap), (Some(3.5), Some(5.0)));
    assert_eq!(value(points.best_round), Some(10));
    let game = Scope { game: Some("tally".into()), ..Scope::default() };
    let game = table.device.service.game_statistics(&game).unwrap();
    let best = game.points.best.unwrap();
    assert_eq!((best.value, best.person), (10, table.people[ANA]));
    assert_eq!(value(game.points.widest), Some(6));
    assert_eq!(value(game.longest), Some(60_000));
    let stats: Vec<_> =
        game.stats.iter().map(|f| (f.key.as_str(), f.value, f.of, f.most)).collect();
    assert_eq!(stats, [("points", 52, 9, 16), ("rounds", 4, 4, 1)]);
    let stats: Vec<_> = ana.stats.iter().map(|f| (f.sessions, f.value, f.least, f.most)).collect();
    assert_eq!(stats, [(4, 26, 3, 10)]);
}

#[test]
fn where_the_fewest_points_win_the_fewest_are_best() {
    let table = Table::new();
    let low = json!({"low": true, "title": "Golf"});
    table.play(&[ANA, BRUNO], &[30, 40], low.clone());
    table.play(&[ANA, BRUNO], &[55, 35], low);
    let ana = table.of(ANA);
    let points = &ana.games[0].points;
    assert_eq!(ana.games[0].title, "Golf");
    let value = |mark: Option<service::Mark>| mark.map(|mark| mark.value);
    assert_eq!((value(points.best), value(points.worst)), (Some(30), Some(55)));
    assert_eq!((value(points.widest), points.mean_gap), (Some(10), Some(20.0)));
    assert_eq!(points.best_round, None);
}

#[test]
fn a_nemesis_takes_three_losses_and_a_rival_three_meetings() {
    let table = Table::new();
    for _ in 0..2 {
        table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    }
    assert_eq!(table.of(ANA).nemesis, None);
    table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    assert_eq!(table.of(ANA).nemesis, Some(table.people[BRUNO]));
    assert_eq!(table.of(BRUNO).nemesis, None);
    // Four losses out of six to Carla are a smaller share than three out of three to Bruno.
    for points in [[1, 2], [1, 2], [1, 2], [1, 2], [2, 1], [2, 1]] {
        table.play(&[ANA, CARLA], &points, json!({}));
    }
    assert_eq!(table.of(ANA).nemesis, Some(table.people[BRUNO]));
    assert_eq!(table.of(ANA).rival, None);
    // Three to three with Dani: as often lost as won is no nemesis, and a rival.
    for points in [[1, 2], [2, 1], [1, 1], [2, 1], [1, 2]] {
        table.play(&[ANA, DANI], &points, json!({}));
    }
    assert_eq!(table.of(ANA).rival, Some(table.people[DANI]));
    assert_eq!(table.of(DANI).rival, Some(table.people[ANA]));
    // Seven to six with Bruno, far more often met: Dani is still closer to even.
    for at in 0..10 {
        let points = if at < 7 { [2, 1] } else { [1, 2] };
        table.play(&[ANA, BRUNO], &points, json!({}));
    }
    let rivals = table.of(ANA).rivals;
    let bruno = rivals.iter().find(|one| one.person == table.people[BRUNO]).unwrap();
    assert_eq!((bruno.ahead, bruno.behind), (7, 6));
    assert_eq!(table.of(ANA).rival, Some(table.people[DANI]));
    for _ in 0..8 {
        table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    }
    let service = &table.device.service;
    let pair = |one: usize, other: usize| {
        let (one, other) = (table.people[one], table.people[other]);
        service.pair_statistics(one, other, &Scope::default()).unwrap()
    };
    assert!(pair(ANA, BRUNO).nemesis && !pair(ANA, BRUNO).nemesis_of);
    assert!(pair(BRUNO, ANA).nemesis_of && pair(ANA, DANI).rival);
}

#[test]
fn the_h_index_tells_how_far_the_next_one_is() {
    let table = Table::new();
    let titles = ["A", "A", "A", "A", "B", "B", "B", "C", "C", "D"];
    for title in titles {
        table.play(&[ANA, BRUNO], &[1, 2], json!({"title": title}));
    }
    // Plays 4, 3, 2, 1: h is 2; for 3 one play of C is missing: 3 - 1/5.
    let index = table.of(ANA).h_index;
    assert_eq!((index.h, index.missing, round(index.exact)), (2, 1, 2.8));
    let overview = table.device.service.overview(&Scope::default()).unwrap();
    assert_eq!(overview.h_index, index);
    let played: Vec<_> = overview.games.iter().map(|g| (g.title.as_str(), g.plays)).collect();
    assert_eq!(played, [("A", 4), ("B", 3), ("C", 2), ("D", 1)]);
    let beginner = table.of(CARLA).h_index;
    assert_eq!((beginner.h, beginner.missing, beginner.exact), (0, 1, 0.0));
}

#[test]
fn a_scope_counts_what_it_says_by_whatever_way_it_is_read() {
    let table = Table::new();
    let start = table.play(&[ANA, BRUNO], &[2, 1], json!({"title": "A"}));
    table.play(&[ANA, BRUNO, CARLA], &[2, 1, 1], json!({"title": "B"}));
    table.play(&[ANA, DANI], &[2, 1], json!({"title": "B"}));
    let end = table.play(&[BRUNO, CARLA], &[2, 1], json!({"title": "A"}));
    let service = &table.device.service;
    let group = service.create_group("Three", &table.people[..3], false).unwrap().id;
    let all = Scope::default();
    let count = |scope: &Scope| service.overview(scope).unwrap().plays;
    // Of all time from tallies, of a period from plays: the same figures.
    let period = Scope { since: Some(start), until: Some(Timestamp(end.0 + 1)), ..all.clone() };
    assert_eq!(service.overview(&all).unwrap(), service.overview(&period).unwrap());
    let titled = |scope: &Scope| Scope { title: Some("B".into()), ..scope.clone() };
    assert_eq!(
        service.overview(&titled(&all)).unwrap(),
        service.overview(&titled(&period)).unwrap()
    );
    assert_eq!(count(&Scope { until: Some(end), ..all.clone() }), 3);
    assert_eq!(count(&titled(&all)), 2);
    assert_eq!(count(&Scope { seats: Some(2), ..all.clone() }), 3);
    assert_eq!(count(&Scope { group: Some(group), ..all.clone() }), 3);
    let ana = |scope: Scope| table.scoped(ANA, scope).record.competitive.plays;
    assert_eq!(ana(all.clone()), 3);
    assert_eq!(ana(Scope { seats: Some(3), ..all.clone() }), 1);
    assert_eq!(ana(Scope { group: Some(group), ..all.clone() }), 2);
    assert_eq!(ana(Scope { since: Some(end), ..all.clone() }), 0);
    let none = Scope { group: Some(Uuid::now_v7()), ..all.clone() };
    assert!(matches!(service.overview(&none), Err(ServiceError::NotFound("group"))));
    assert!(service.game_statistics(&all).is_err());
    let game = Scope { game: Some("tally".into()), group: Some(group), ..all };
    assert_eq!(service.game_statistics(&game).unwrap().plays, 3);
}

#[test]
fn the_longest_session_may_have_been_lost_and_of_equal_runs_the_latest_is_told() {
    let table = Table::new();
    table.play(&[ANA, BRUNO], &[2, 1], json!({}));
    table.play(&[ANA, BRUNO], &[2, 1], json!({}));
    table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    let last = table.play(&[ANA, BRUNO], &[1, 2], json!({}));
    let lost = PastGame {
        title: "Pandemic".to_owned(),
        ended: Timestamp(last.0 - 1),
        played_ms: 10_800_000,
        people: table.people[..2].to_vec(),
        result: PastResult::Together { won: false },
        venue: None,
    };
    let service = &table.device.service;
    service.record_past_game(&lost).unwrap();
    let bounds = [Timestamp(0), Timestamp(last.0 + 1)];
    let scope = Scope { since: Some(bounds[0]), until: Some(bounds[1]), ..Scope::default() };
    let recap = service.recap(&scope, None, &bounds).unwrap();
    assert_eq!(recap.longest.map(|mark| mark.value), Some(10_800_000));
    assert_eq!((recap.streak_of, recap.streak.length), (Some(table.people[BRUNO]), 2));
}

#[test]
fn a_recap_has_all_figures_of_its_period() {
    let table = Table::new();
    table.play(&[ANA, BRUNO], &[1, 2], json!({"title": "A"}));
    let since = Some(Timestamp(table.device.look_now() + 1));
    let first = table.play(&[ANA, BRUNO], &[9, 1], json!({"title": "A"}));
    let second = table.play(&[ANA, BRUNO, CARLA], &[5, 4, 4], json!({"title": "B"}));
    let third = table.play(&[CARLA, BRUNO], &[6, 6], json!({"title": "B"}));
    let scope = Scope { since, until: Some(Timestamp(third.0 + 1)), ..Scope::default() };
    let bounds = [first, second, Timestamp(third.0 + 1)];
    let service = &table.device.service;
    let recap = service.recap(&scope, None, &bounds).unwrap();
    assert_eq!((recap.plays, recap.days, recap.people, recap.games), (3, 2, 3, 2));
    assert_eq!(recap.new_games, 1);
    assert_eq!(recap.by_bound, [1, 2, 0]);
    assert_eq!(recap.favourites[0].title, "B");
    assert_eq!(recap.regulars[0].person, table.people[BRUNO]);
    let winners: Vec<_> =
        recap.winners.iter().map(|w| (w.person, w.record.competitive.wins)).collect();
    let [ana, bruno, carla] = [ANA, BRUNO, CARLA].map(|who| table.people[who]);
    assert_eq!(winners, [(ana, 2), (carla, 1), (bruno, 1)]);
    assert_eq!((recap.pair, recap.pair_meetings), (Some((ana.min(bruno), ana.max(bruno))), 2));
    assert_eq!((recap.streak_of, recap.streak.length), (Some(ana), 2));
    // Of B, the most played: the eight points at A are another game's.
    assert_eq!(recap.widest.unwrap().value, 1);
    assert_eq!(recap.closest.unwrap().value, 1);
    assert_eq!(recap.played_ms, 180_000);
    let own = service.recap(&scope, Some(carla), &bounds).unwrap();
    assert_eq!((own.plays, own.people), (2, 3));
    // B is new, but not to a person who was not there.
    let absent = service.recap(&scope, Some(table.people[DANI]), &bounds).unwrap();
    assert_eq!((absent.plays, absent.games, absent.new_games), (0, 0, 0));
    let hidden = service.create_group("Us", &table.people[..3], true).unwrap().id;
    let scope = Scope { group: Some(hidden), ..scope };
    let recap = service.recap(&scope, None, &bounds).unwrap();
    assert!(recap.hide_rates && recap.winners.is_empty() && recap.plays == 3);
}
