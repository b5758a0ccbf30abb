//! What every registered game keeps to, checked through the erased table alone.
//!
//! One test a game: it opens every kind of table, plays each once to its end, and checks on the way.

mod hidden;
mod playout;
mod refusals;
mod steps;
mod tables;
pub(crate) mod written;

use games::GAMES;
use kernel::{Contest, Table};
use playout::Sample;
use std::collections::BTreeSet;
use tables::{Opening, openings};

macro_rules! a_test_for_each {
    ($($game:ident)*) => {
        $(#[test]
        fn $game() {
            keeps_to_the_contract(stringify!($game));
        })*

        #[test]
        fn every_game_has_its_test() {
            let offered = GAMES.iter().filter(|game| games::is_offered(**game));
            let registered: Vec<_> = offered.map(|game| game.meta().id).collect();
            assert_eq!(registered, [$(stringify!($game)),*]);
        }
    };
}

a_test_for_each!(rage rush7 cover_your_assets rummikub rush_out sheet);

/// How many of the openings are played twice.
const PLAYED_AGAIN: usize = 6;

fn keeps_to_the_contract(id: &str) {
    let game = games::rulebook(id).expect("a registered game");
    let mut told = BTreeSet::new();
    for (at, opening) in openings(game).iter().enumerate() {
        let mut folded = opening.open();
        let mut sample = Sample::new();
        let mut events = Vec::new();
        let last = playout::play(opening, at as u64 + 1, |step| {
            steps::folding_gives_the_same_table_and_sentences(folded.as_mut(), step);
            steps::check(step);
            sample.see(step);
            let next = step.table.standing().next;
            told.extend(step.lines.iter().chain(next.as_ref()).map(|line| line.key.clone()));
            if at < PLAYED_AGAIN {
                events.extend_from_slice(step.events);
            }
        });
        assert!(last.standing().over, "{opening}: no seat has anything to do");
        // Those who play together may lose together.
        let together = last.standing().contest() == Contest::Cooperative;
        assert!(together || !last.standing().winners().is_empty(), "{opening}: no seat won");
        facts_speak_of_this_table_and_each_is_told_once(opening, last.as_ref());
        refusals::a_refused_command_leaves_the_table_as_it_was(opening, &sample);
        refusals::a_seat_speaks_only_for_itself(opening, &sample);
        if at < PLAYED_AGAIN {
            let mut again = Vec::new();
            playout::play(opening, at as u64 + 1, |step| again.extend_from_slice(step.events));
            assert_eq!(events, again, "{opening}: the same luck gives other events");
        }
    }
    written::every_line_has_a_sentence(id, &told);
}

fn facts_speak_of_this_table_and_each_is_told_once(opening: &Opening, last: &dyn Table) {
    let mut told = BTreeSet::new();
    for fact in &last.stats() {
        let word = |text: &str| {
            let mut letters = text.chars();
            letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        };
        assert!(!fact.key.is_empty() && word(&fact.key), "{opening}: {fact:?}");
        let kind = fact.dim.strip_prefix('-').unwrap_or(&fact.dim);
        assert!(word(kind), "{opening}: {fact:?}");
        assert!(fact.seat.is_none_or(|seat| seat.index() < opening.seats()), "{opening}");
        assert!(fact.of > 0, "{opening}: out of nothing: {fact:?}");
        let which = (fact.seat, fact.key.clone(), fact.dim.clone());
        assert!(told.insert(which), "{opening}: twice: {fact:?}");
    }
}
