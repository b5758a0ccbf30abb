//! What holds of every pad.

use games::freeform::Freeform;
use games::freeform::command::{Amount, Command, Entry};
use games::freeform::event::Event;
use games::freeform::model::{Config, MOST_AMOUNT, MOST_ROUNDS};
use games::freeform::state::State;
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Timestamp, Viewer,
};
use proptest::prelude::*;

fn open(people: usize, config: Config) -> State {
    let names: BySeat<String> = (0..people).map(|i| format!("P{i}")).collect();
    let (knowledge, grain) = (Knowledge::Observed, Grain::Round);
    let setup = Setup { names, knowledge, grain, first: None, config, decks: Vec::new() };
    State::open(&setup).expect("so many can keep a pad")
}

fn say(state: &mut State, command: Command) -> Vec<Event> {
    let mut cx = Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([5; 32]), 0) };
    let events = Freeform::decide(state, Actor::Keeper, command, &mut cx).expect("it is allowed");
    events.iter().for_each(|event| Freeform::evolve(state, event));
    events
}

fn one(row: usize, seat: usize, amount: i32) -> Command {
    let amount = Some(Amount(i64::from(amount)));
    Command::Book { row: row as u16 + 1, entries: vec![Entry { seat: Seat(seat as u8), amount }] }
}

/// Two to five columns of one to eight rows, and the boxes in some order.
fn sheets() -> impl Strategy<Value = (Vec<Vec<i32>>, Vec<(usize, usize)>)> {
    (2usize..=5, 1usize..=8).prop_flat_map(|(people, rows)| {
        let column = proptest::collection::vec(-MOST_AMOUNT..=MOST_AMOUNT, rows);
        let boxes: Vec<_> = (0..rows).flat_map(|r| (0..people).map(move |p| (r, p))).collect();
        (proptest::collection::vec(column, people), Just(boxes).prop_shuffle())
    })
}

fn named(rows: usize) -> Config {
    Config { rows: (0..rows).map(|row| format!("row {row}")).collect(), ..Config::default() }
}

proptest! {
    /// FF-11, FF-16: totals are sums, in whatever order the boxes are filled.
    #[test]
    fn the_order_of_writing_never_matters((columns, order) in sheets()) {
        let mut by_box = open(columns.len(), named(columns[0].len()));
        for (row, seat) in &order {
            let events = say(&mut by_box, one(*row, *seat, columns[*seat][*row]));
            // What was worked out stands in the event.
            let Some(Event::Booked { totals, .. }) = events.first() else { panic!("{events:?}") };
            prop_assert_eq!(totals, &by_box.totals());
        }
        let mut by_row = open(columns.len(), named(columns[0].len()));
        for row in 0..columns[0].len() {
            let entry = |seat: usize| {
                let amount = Some(Amount(i64::from(columns[seat][row])));
                Entry { seat: Seat(seat as u8), amount }
            };
            let entries = (0..columns.len()).map(entry).collect();
            say(&mut by_row, Command::Book { row: row as u16 + 1, entries });
        }
        prop_assert_eq!(&by_box, &by_row);
        prop_assert!(by_box.is_over());
        let sums: Vec<i32> = columns.iter().map(|column| column.iter().sum()).collect();
        prop_assert_eq!(by_box.totals(), sums);
    }

    /// The last line of the sheet is the totals, and the rounds add up to the points.
    #[test]
    fn the_sheet_the_standing_and_the_totals_agree(
        (columns, order) in sheets(),
        written in 1usize..40,
    ) {
        let mut state = open(columns.len(), named(columns[0].len()));
        for (row, seat) in order.iter().take(written) {
            say(&mut state, one(*row, *seat, columns[*seat][*row]));
        }
        if !state.is_over() {
            say(&mut state, Command::Finish {});
        }
        let view = Freeform::view(&state, Viewer::Table);
        let standing = Freeform::standing(&state);
        for (at, column) in view.columns.iter().enumerate() {
            prop_assert_eq!(view.rows.last().map(|row| row.cells[at].total), Some(column.total));
            let rounds: i32 = standing.rounds.iter().map(|row| row.as_slice()[at]).sum();
            prop_assert_eq!(rounds, column.total);
            prop_assert_eq!(standing.places.as_slice()[at].points, column.total);
        }
        prop_assert_eq!(standing.places.iter().map(|place| place.place).min(), Some(1));
    }
}

/// FF-5, FF-7: the longest pad of the largest numbers still adds up exactly.
#[test]
fn no_pad_is_too_large_to_add_up() {
    let mut state = open(2, Config::default());
    for row in 0..usize::from(MOST_ROUNDS) {
        say(&mut state, one(row, 0, MOST_AMOUNT));
        say(&mut state, one(row, 1, -MOST_AMOUNT));
    }
    let most = i32::from(MOST_ROUNDS) * MOST_AMOUNT;
    assert_eq!(state.totals(), [most, -most]);
    assert_eq!(Freeform::view(&state, Viewer::Table).columns[1].behind, 2 * i64::from(most));
    assert!(state.open_rows().is_empty(), "there is no round left");
    say(&mut state, Command::Finish {});
    assert_eq!(state.leaders(), [Seat(0)]);
}
