//! A round kept card by card and the same round kept by its counts or amounts end alike (CYA-53).

use super::evening::{BOUND, begun, cx, fold, play, setup};
use games::cover_your_assets::CoverYourAssets;
use games::cover_your_assets::command::{BookedAmount, BookedCounts, Command};
use games::cover_your_assets::counts::Counts;
use games::cover_your_assets::model::Config;
use games::cover_your_assets::record::SheetRow;
use games::cover_your_assets::state::State;
use kernel::{Actor, Game, Knowledge};

fn say(state: &mut State, command: Command) {
    let events = CoverYourAssets::decide(state, Actor::Keeper, command, &mut cx(1, 1))
        .expect("what was played can be written down");
    fold(state, &events);
}

fn counts(row: &SheetRow) -> Command {
    let counts = row.cells.each().map(|(seat, cell)| {
        let cards = cell.counts.iter().flatten();
        let cards = cards.map(|counted| (counted.kind.clone(), i64::from(counted.n))).collect();
        BookedCounts { seat, cards: Counts(cards) }
    });
    Command::BookCounts { round: row.round, counts: counts.collect() }
}

fn amounts(row: &SheetRow) -> Command {
    let amounts =
        row.cells.each().map(|(seat, cell)| BookedAmount { seat, amount: i64::from(cell.amount) });
    Command::BookTotals { round: row.round, amounts: amounts.collect() }
}

#[test]
fn every_way_of_keeping_a_round_ends_in_the_same_numbers() {
    for (seed, people) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 4)] {
        let knowledge = if seed % 2 == 0 { Knowledge::Dealt } else { Knowledge::Observed };
        let mut played = begun(&setup(people, knowledge, &Config::default()), seed);
        play(&mut played, seed, BOUND, |_, _, _| {});
        for write in [counts, amounts] {
            let mut written = begun(&setup(people, Knowledge::Observed, &Config::default()), seed);
            for row in &played.sheet {
                say(&mut written, write(row));
            }
            assert_eq!(written.totals(), played.totals());
            assert_eq!(written.outcome, played.outcome);
            for (one, other) in written.sheet.iter().zip(&played.sheet) {
                assert_eq!(one.dealer, other.dealer);
                let bare =
                    |row: &SheetRow| row.cells.map(|cell| (cell.amount, cell.total, cell.won));
                assert_eq!(bare(one), bare(other));
            }
        }
    }
}
