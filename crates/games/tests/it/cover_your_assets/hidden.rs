//! What a seat may not see of another's cards (CYA-11).

use super::evening::{begun, play, setup};
use games::cover_your_assets::CoverYourAssets;
use games::cover_your_assets::model::Config;
use games::cover_your_assets::state::State;
use kernel::{Game, Knowledge, Seat, Switch, Viewer};

fn table(config: &Config, steps: u64) -> State {
    let mut state = begun(&setup(3, Knowledge::Dealt, config), 4);
    play(&mut state, 4, steps, |_, _, _| {});
    state
}

fn seen(state: &State, viewer: Viewer) -> String {
    let view = serde_json::to_string(&CoverYourAssets::view(state, viewer)).expect("JSON");
    let prompts = serde_json::to_string(&CoverYourAssets::prompts(state, viewer)).expect("JSON");
    let standing = serde_json::to_string(&CoverYourAssets::standing(state)).expect("JSON");
    [view, prompts, standing].join("\n")
}

#[test]
fn other_hands_and_the_draw_pile_make_no_difference() {
    for steps in 0..160 {
        let state = table(&Config::default(), steps);
        for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
            // What others hold and what lies in the draw pile changes places: as many cards as before.
            let mut other = state.clone();
            let hidden: Vec<Seat> = (0..3).map(Seat).filter(|seat| !viewer.sees(*seat)).collect();
            let mut cards = std::mem::take(&mut other.round.draw);
            for seat in &hidden {
                cards.append(&mut other.round.hands[*seat]);
            }
            cards.reverse();
            for seat in &hidden {
                let n = usize::from(other.round.in_hand[*seat]);
                other.round.hands[*seat] = cards.split_off(cards.len() - n);
            }
            other.round.draw = cards;
            assert_eq!(seen(&state, viewer), seen(&other, viewer), "after {steps} steps");
        }
    }
}

#[test]
fn a_hidden_wild_makes_no_difference() {
    let config = Config { reveal_wilds: Switch::Off, ..Config::default() };
    let mut covered = 0;
    for steps in 0..160 {
        let state = table(&config, steps);
        let mut other = state.clone();
        let wilds: Vec<_> = state.deck.wilds().collect();
        // Every Gold in a set becomes a Silver, and the other way round.
        for seat in (0..3).map(Seat) {
            let mut stack = games::cover_your_assets::stack::Stack::default();
            for (kind, cards) in state.round.stacks[seat].sets() {
                let other = |card| match card {
                    card if card == wilds[0] => wilds[1],
                    card if card == wilds[1] => wilds[0],
                    card => card,
                };
                stack.push(kind, cards.iter().map(|card| other(*card)));
            }
            covered += usize::from(stack != state.round.stacks[seat]);
            other.round.stacks[seat] = stack;
        }
        for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            assert_eq!(seen(&state, viewer), seen(&other, viewer), "after {steps} steps");
        }
    }
    assert!(covered > 20, "hardly a wild was laid");
}
