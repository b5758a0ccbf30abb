//! What holds after every step of a game, whatever was played.

use super::hidden;
use super::playout::Step;
use super::tables::viewers;
use kernel::{Actor, Table, Viewer};
use serde_json::Value;

/// A check, and how often it is made: at every step, or at one of so many where it takes long.
type Check = (usize, fn(&Step));

const CHECKS: [Check; 5] = [
    (1, places_and_winners_fit_together),
    (7, a_suggested_command_is_accepted),
    (11, a_seat_asks_for_no_more_than_the_keeper),
    (13, hidden::each_seat_sees_its_own_and_no_more),
    (17, what_is_shown_survives_json),
];

pub(crate) fn check(step: &Step) {
    let due = CHECKS.iter().filter(|(every, _)| step.at.is_multiple_of(*every));
    due.for_each(|(_, check)| check(step));
}

/// Folds the stored events of a step into the table before it. Undo is the fold of a prefix: every table
/// on the way is one.
pub(crate) fn folding_gives_the_same_table_and_sentences(folded: &mut dyn Table, step: &Step) {
    let Step { opening, events, lines, table, .. } = step;
    let told: Vec<_> = events
        .iter()
        .flat_map(|event| folded.apply_narrated(event).expect("a game reads its own events").lines)
        .collect();
    assert!(folded.same(*table), "{opening}: folding gives another table");
    assert_eq!(&told, lines, "{opening}: told again it is another story");
}

fn places_and_winners_fit_together(step: &Step) {
    let Step { opening, table, .. } = step;
    let standing = table.standing();
    assert_eq!(standing.places.len(), opening.seats(), "{opening}");
    assert!(standing.next.is_some() || standing.over, "{opening}: nothing comes next");
    if let Some(next) = standing.next.as_ref().filter(|_| !standing.over) {
        let rule =
            next.rule.as_deref().unwrap_or_else(|| panic!("{opening}: {} has no rule", next.key));
        let paragraph = format!("**{rule}**");
        assert!(
            opening.game.meta().rules.en.contains(&paragraph),
            "{opening}: no paragraph {rule}"
        );
    }
    assert_eq!(standing.over, standing.rule.is_some(), "{opening}: no rule decided");
    for (_, place) in standing.places.each() {
        // Who wins alone, or with everybody, is compared with no one.
        assert!(!place.won || (standing.over && place.place <= 1), "{opening}");
    }
}

fn a_suggested_command_is_accepted(step: &Step) {
    let Step { opening, at, table, .. } = step;
    for seat in opening.all_seats() {
        let mut cx = opening.luck(*at as u64);
        if let Some(command) = table.suggest(seat, &mut cx.chance) {
            table.decide(Actor::Keeper, &command, &mut cx).unwrap_or_else(|why| {
                panic!("{opening}: {command} was suggested but refused: {why}")
            });
        }
    }
}

fn a_seat_asks_for_no_more_than_the_keeper(step: &Step) {
    let Step { opening, table, .. } = step;
    let asked = |viewer| {
        let prompts = table.prompts(viewer);
        serde_json::from_str::<Vec<Value>>(prompts.text()).expect("prompts are a list").len()
    };
    let all = asked(Viewer::Table);
    for viewer in viewers(opening.seats()) {
        assert!(asked(viewer) <= all, "{opening}");
    }
}

fn what_is_shown_survives_json(step: &Step) {
    let Step { opening, table, .. } = step;
    let standing = table.standing();
    let text = serde_json::to_string(&standing).expect("a standing is JSON");
    assert_eq!(standing, serde_json::from_str(&text).expect("and back"), "{opening}");
    for viewer in viewers(opening.seats()) {
        for shown in [table.view(viewer), table.prompts(viewer)] {
            let value: Value = serde_json::from_str(shown.text()).expect("JSON");
            assert!(!value.is_null(), "{opening}: a view or prompts that are no JSON");
        }
    }
}
