//! Dice: what is rolled, what is refused, and whether they are fair (TL-1 to TL-10, TL-21 to TL-23).

use crate::people;
use kernel::{AskedSeat, Chance, Ctx, Die, Seat, Seed, Timestamp};
use std::collections::BTreeMap;
use tools::{Command, Event, Reading, Refusal, Tools, decide, fairness, trial};

fn cx(position: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([9; 32]), position) }
}

fn play(tools: &mut Tools, position: u64, command: Command) -> Event {
    let event = decide(tools, command, &mut cx(position)).expect("it is allowed");
    tools.evolve(&event);
    event
}

fn set(owner: Option<u8>, dice: &[u16]) -> Command {
    let dice = dice.iter().map(|sides| Die::numbered(*sides)).collect();
    Command::SetDice { owner: owner.map(Seat), dice }
}

fn roll(owner: Option<u8>, keep: &[u8]) -> Command {
    Command::Roll { owner: owner.map(Seat), keep: keep.to_vec() }
}

fn typed(keep: &[u8], faces: &[u16]) -> Command {
    Command::TypeRoll { owner: None, keep: keep.to_vec(), faces: faces.to_vec() }
}

fn faced(name: &str, faces: &[&str]) -> Die {
    Die::Faced { name: name.into(), faces: faces.iter().map(ToString::to_string).collect() }
}

/// Two people, the table's two d6 rolled once.
fn rolled() -> Tools {
    let mut tools = Tools::none(people(2));
    play(&mut tools, 1, set(None, &[6, 6]));
    play(&mut tools, 2, roll(None, &[]));
    tools
}

#[test]
fn what_is_kept_stays_and_the_rest_is_rolled() {
    let mut tools = rolled();
    let before = tools.tray(None).unwrap().dice.clone();
    for position in 3..40 {
        let event = play(&mut tools, position, roll(None, &[0]));
        assert!(matches!(event, Event::Rolled { rolled, .. } if rolled == [1]));
        assert_eq!(tools.tray(None).unwrap().dice[0], before[0]);
    }
    assert_eq!(tools.tray(None).unwrap().rolls, 38);
}

#[test]
fn typed_faces_lie_in_the_tray_and_are_marked() {
    let mut tools = rolled();
    let event = play(&mut tools, 3, typed(&[], &[5, 0]));
    assert!(matches!(event, Event::Rolled { typed: true, .. }));
    assert_eq!(tools.tray(None).unwrap().sum(), Some(7));
    play(&mut tools, 4, typed(&[0], &[2]));
    assert_eq!(tools.tray(None).unwrap().sum(), Some(9));
}

#[test]
fn a_sum_counts_numbers_only() {
    let mut tools = Tools::none(people(0));
    let dice = vec![faced("double", &["2", "4", "8"]), Die::numbered(4)];
    play(&mut tools, 1, Command::SetDice { owner: None, dice });
    assert_eq!(tools.tray(None).unwrap().sum(), None, "nothing was rolled");
    play(&mut tools, 2, typed(&[], &[2, 3]));
    assert_eq!(tools.tray(None).unwrap().sum(), Some(12));
    let dice = vec![faced("mood", &["good", "bad"])];
    play(&mut tools, 3, Command::SetDice { owner: None, dice });
    play(&mut tools, 4, roll(None, &[]));
    assert_eq!(tools.tray(None).unwrap().sum(), None);
}

#[test]
fn everybody_has_a_tray_and_the_tables_lies_first() {
    let mut tools = Tools::none(people(3));
    play(&mut tools, 1, set(Some(2), &[20]));
    play(&mut tools, 2, set(None, &[6]));
    play(&mut tools, 3, set(Some(0), &[8, 8]));
    play(&mut tools, 4, set(Some(2), &[12]));
    let owners: Vec<_> = tools.view().trays.iter().map(|tray| tray.tray.owner).collect();
    assert_eq!(owners, [None, Some(Seat(0)), Some(Seat(2))]);
    play(&mut tools, 5, Command::ClearDice { owner: Some(Seat(0)) });
    assert_eq!(tools.view().trays.len(), 2);
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let long = "x".repeat(25);
    let many: Vec<&str> = (0..31).map(|_| "f").collect();
    let odd = |die| Command::SetDice { owner: None, dice: vec![die] };
    let who = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Vec<_>>();
    let cases = [
        (set(Some(2), &[6]), Refusal::UnknownPlayer { player: AskedSeat(2) }),
        (set(None, &[]), Refusal::Tray { most: 20 }),
        (set(None, &[6; 21]), Refusal::Tray { most: 20 }),
        (set(None, &[1]), Refusal::Die {}),
        (set(None, &[1_001]), Refusal::Die {}),
        (odd(faced("", &["a", "b"])), Refusal::Die {}),
        (odd(faced("a", &["a"])), Refusal::Die {}),
        (
            odd(faced("a", &["a", &long])),
            Refusal::LongFace { begins: "x".repeat(24), n: 25, most: 24 },
        ),
        (odd(faced(&long, &["a", "b"])), Refusal::Die {}),
        (odd(faced("a", &["a", " b"])), Refusal::Die {}),
        (odd(faced("a", &["a", "\u{0}"])), Refusal::Die {}),
        (odd(faced("a", &many)), Refusal::DieFaces { n: 31, most: 30 }),
        (roll(Some(1), &[]), Refusal::NoDice {}),
        (roll(Some(7), &[]), Refusal::UnknownPlayer { player: AskedSeat(7) }),
        (Command::ClearDice { owner: Some(Seat(1)) }, Refusal::NoDice {}),
        (roll(None, &[2]), Refusal::Keep {}),
        (roll(None, &[0, 1]), Refusal::NothingToRoll {}),
        (typed(&[], &[0]), Refusal::Faces { n: 1, dice: 2 }),
        (typed(&[], &[0, 6]), Refusal::Faces { n: 2, dice: 2 }),
        (typed(&[0], &[0, 0]), Refusal::Faces { n: 2, dice: 1 }),
        (Command::Choose { among: who(&[]) }, Refusal::Among {}),
        (Command::Choose { among: who(&[0, 0]) }, Refusal::Among {}),
        (Command::Shuffle { among: who(&[1, 1]) }, Refusal::Among {}),
        (Command::Choose { among: who(&[2]) }, Refusal::UnknownPlayer { player: AskedSeat(2) }),
        (Command::DrawTeams { among: who(&[0, 1]), teams: 1 }, Refusal::Teams { n: 2, teams: 1 }),
        (Command::DrawTeams { among: who(&[0, 1]), teams: 3 }, Refusal::Teams { n: 2, teams: 3 }),
    ];
    let tools = rolled();
    for (command, refusal) in cases {
        assert_eq!(decide(&tools, command.clone(), &mut cx(9)), Err(refusal), "{command:?}");
    }
    let mut fresh = Tools::none(people(1));
    play(&mut fresh, 1, set(None, &[6]));
    assert_eq!(
        decide(&fresh, roll(None, &[0]), &mut cx(2)),
        Err(Refusal::Keep {}),
        "not rolled yet"
    );
}

#[test]
fn the_verdict_is_the_one_of_the_hand_worked_example() {
    let report = fairness(Die::numbered(6), &[74, 61, 72, 66, 63, 76]);
    assert_eq!((report.rolls, report.degrees, report.reading), (412, 5, Reading::Usual));
    assert_eq!(format!("{:.2} {:.2}", report.chi_square, report.p.unwrap()), "2.79 0.73");
    let band = report.faces[0];
    assert_eq!(format!("{:.1} {:.1}", band.low, band.high), "53.8 83.5");
}

#[test]
fn nothing_is_said_before_five_are_expected_of_each_face() {
    let early = fairness(Die::numbered(6), &[29, 0, 0, 0, 0, 0]);
    assert_eq!((early.reading, early.p, early.missing), (Reading::TooFew, None, 1));
    assert_eq!(fairness(Die::numbered(6), &[]).rolls, 0);
    let enough = fairness(Die::numbered(6), &[30, 0, 0, 0, 0, 0]);
    assert_eq!((enough.reading, enough.missing), (Reading::Unlikely, 0));
}

#[test]
fn every_die_is_fair_and_both_kinds_of_loaded_ones_are_caught() {
    let mut chance = cx(0).chance;
    for sides in [2, 4, 6, 8, 10, 12, 20, 100] {
        let die = Die::numbered(sides);
        let report = fairness(die.clone(), &trial(&die, 60_000, &mut chance));
        assert_ne!(report.reading, Reading::Unlikely, "d{sides}: p {:?}", report.p);
    }
    let count = |faces: &mut dyn Iterator<Item = usize>| {
        faces.fold(vec![0; 6], |mut counts: Vec<u64>, face| {
            counts[face] += 1;
            counts
        })
    };
    let byte = count(&mut (0..600_000).map(|_| chance.below(256) % 6));
    assert_eq!(fairness(Die::numbered(6), &byte).reading, Reading::Unlikely, "a byte modulo six");
    let mut loaded = || if chance.below(50) == 0 { 5 } else { chance.below(6) };
    let loaded = count(&mut (0..600_000).map(|_| loaded()));
    assert_eq!(fairness(Die::numbered(6), &loaded).reading, Reading::Unlikely, "a loaded six");
    let never = fairness(Die::numbered(6), &[100, 100, 100, 100, 100, 0]);
    assert_eq!(never.reading, Reading::Unlikely, "a die without a six");
}

#[test]
fn everybody_is_as_likely_to_start_and_every_order_and_team_comes() {
    let tools = Tools::none(people(6));
    let among: Vec<Seat> = (0..6).map(Seat).collect();
    let mut first = vec![0; 6];
    let mut orders: BTreeMap<Vec<Seat>, u64> = BTreeMap::new();
    for position in 0..4_000 {
        let command = Command::Choose { among: among.clone() };
        let Ok(Event::Chosen { seat, .. }) = decide(&tools, command, &mut cx(position)) else {
            panic!("a person is chosen")
        };
        first[seat.index()] += 1;
        let command = Command::Shuffle { among: among[..3].to_vec() };
        let Ok(Event::Shuffled { seats }) = decide(&tools, command, &mut cx(position)) else {
            panic!("an order is drawn")
        };
        *orders.entry(seats).or_default() += 1;
    }
    assert_ne!(fairness(Die::numbered(6), &first).reading, Reading::Unlikely);
    let orders: Vec<u64> = orders.into_values().collect();
    assert_ne!(fairness(Die::numbered(6), &orders).reading, Reading::Unlikely);
    let command = Command::DrawTeams { among: among[..5].to_vec(), teams: 2 };
    let Ok(Event::TeamsDrawn { teams }) = decide(&tools, command, &mut cx(0)) else {
        panic!("teams are drawn")
    };
    assert_eq!(teams.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2]);
    let mut all = teams.concat();
    all.sort();
    assert_eq!(all, among[..5]);
}
