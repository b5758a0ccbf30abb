//! What every registered game keeps to, checked through the erased table alone.

mod hidden;
mod playout;
mod refusals;
mod tables;
mod written;

use games::GAMES;
use kernel::{Actor, Viewer};
use playout::Playout;
use std::sync::LazyLock;
use tables::{Opening, openings, viewers};

/// More steps than any game under test needs.
const BOUND: usize = 6_000;

/// Every opening of every game, played at random to its end; played once for all tests.
static PLAYOUTS: LazyLock<Vec<(Opening, Playout)>> = LazyLock::new(|| {
    let all = GAMES.iter().flat_map(|game| openings(*game)).enumerate();
    all.map(|(at, opening)| {
        let playout = Playout::run(&opening, at as u64 + 1, BOUND);
        (opening, playout)
    })
    .collect()
});

fn each_playout(mut check: impl FnMut(&Opening, &Playout)) {
    PLAYOUTS.iter().for_each(|(opening, playout)| check(opening, playout));
}

#[test]
fn a_random_game_ends() {
    each_playout(|opening, playout| {
        assert!(playout.last().standing().over, "{opening} did not end in {BOUND} steps");
        assert!(!playout.last().standing().winners().is_empty(), "{opening}: nobody won");
    });
}

#[test]
fn folding_the_stored_events_gives_the_same_table() {
    each_playout(|opening, playout| {
        let mut folded = opening.open();
        for (step, table) in playout.steps() {
            for event in step {
                folded.evolve(event).expect("a game reads its own events");
            }
            // Undo is the fold of a prefix: every table on the way is one.
            assert!(folded.same(table), "{opening}: folding gives another table");
        }
    });
}

#[test]
fn the_sentences_are_the_same_when_they_are_told_again() {
    each_playout(|opening, playout| {
        let mut folded = opening.open();
        for ((step, _), lines) in playout.steps().zip(playout.lines()) {
            let told: Vec<_> = step
                .iter()
                .flat_map(|event| folded.evolve(event).expect("a game reads its own events").lines)
                .collect();
            assert_eq!(&told, lines, "{opening}");
        }
    });
}

#[test]
fn the_same_luck_gives_the_same_events() {
    for game in GAMES {
        for opening in openings(*game).into_iter().take(6) {
            let (one, other) = (Playout::run(&opening, 7, BOUND), Playout::run(&opening, 7, BOUND));
            assert_eq!(one.events(), other.events(), "{opening}");
        }
    }
}

#[test]
fn what_is_shown_survives_json() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(17) {
            let standing = table.standing();
            let text = serde_json::to_string(&standing).expect("a standing is JSON");
            assert_eq!(standing, serde_json::from_str(&text).expect("and back"), "{opening}");
            for viewer in viewers(opening.seats()) {
                for value in [table.view(viewer), table.prompts(viewer)] {
                    assert!(!value.is_null(), "{opening}: a view or prompts that are no JSON");
                    let text = value.to_string();
                    let again: serde_json::Value = serde_json::from_str(&text).expect("JSON");
                    assert_eq!(value, again, "{opening}");
                }
            }
        }
    });
}

#[test]
fn places_and_winners_fit_together() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps() {
            let standing = table.standing();
            assert_eq!(standing.places.len(), opening.seats(), "{opening}");
            assert!(standing.next.is_some() || standing.over, "{opening}: nothing comes next");
            assert_eq!(standing.over, standing.rule.is_some(), "{opening}: no rule decided");
            for (_, place) in standing.places.each() {
                assert!(!place.won || (standing.over && place.place == 1), "{opening}");
            }
        }
    });
}

#[test]
fn a_seat_asks_for_no_more_than_the_keeper() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(11) {
            let all = table.prompts(Viewer::Table);
            let all = all.as_array().expect("prompts are a list").len();
            for viewer in viewers(opening.seats()) {
                let own = table.prompts(viewer);
                assert!(own.as_array().expect("prompts are a list").len() <= all, "{opening}");
            }
        }
    });
}

#[test]
fn a_suggested_command_is_accepted() {
    each_playout(|opening, playout| {
        for (at, (_, table)) in playout.steps().enumerate().step_by(7) {
            for seat in opening.all_seats() {
                let mut cx = opening.luck(at as u64);
                if let Some(command) = table.suggest(seat, &mut cx.chance) {
                    table.decide(Actor::Keeper, &command, &mut cx).unwrap_or_else(|why| {
                        panic!("{opening}: {command} was suggested but refused: {why}")
                    });
                }
            }
        }
    });
}
