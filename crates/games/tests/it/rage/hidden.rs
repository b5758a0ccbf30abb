//! What a seat may not see of another's cards and of hidden bids (RG-16, RG-21).

use games::rage::Rage;
use games::rage::model::{Card, Config};
use games::rage::state::State;
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Switch, Timestamp,
    Viewer,
};

fn cx(step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([4; 32]), step) }
}

/// A dealt table after some random cards.
fn table(config: &Config, steps: u64) -> State {
    let setup = Setup {
        names: BySeat::new(["Ana", "Bruno", "Carla"].map(str::to_owned).to_vec()),
        knowledge: Knowledge::Dealt,
        grain: Grain::Card,
        first: Some(Seat(0)),
        config: config.clone(),
        decks: Vec::new(),
    };
    let mut state = State::open(&setup).expect("three people can play");
    for event in Rage::begin(&state, &mut cx(0)) {
        Rage::evolve(&mut state, &event);
    }
    for step in 1..=steps {
        let mut cx = cx(step);
        let seats = (0..3).map(Seat);
        let Some(command) =
            seats.into_iter().find_map(|s| Rage::suggest(&state, s, &mut cx.chance))
        else {
            break;
        };
        let events = Rage::decide(&state, Actor::Keeper, command, &mut cx).expect("suggested");
        for event in &events {
            Rage::evolve(&mut state, event);
        }
    }
    state
}

fn seen(state: &State, viewer: Viewer) -> String {
    let view = serde_json::to_string(&Rage::view(state, viewer)).expect("a view is JSON");
    let prompts = serde_json::to_string(&Rage::prompts(state, viewer)).expect("prompts are JSON");
    let standing = serde_json::to_string(&Rage::standing(state)).expect("a standing is JSON");
    [view, prompts, standing].join("\n")
}

#[test]
fn other_hands_and_the_pile_make_no_difference() {
    for steps in [0, 2, 3, 5, 9, 20, 33, 60, 90, 120] {
        let state = table(&Config::default(), steps);
        for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
            // Two others change hands, and the pile is turned round: nothing to see for this one.
            let mut other = state.clone();
            let hidden: Vec<Seat> = (0..3).map(Seat).filter(|seat| !viewer.sees(*seat)).collect();
            let (one, two) = (hidden[0], hidden[1]);
            let swapped = (other.round.hands[two], other.round.hands[one]);
            (other.round.hands[one], other.round.hands[two]) = swapped;
            let turned = other.round.turned;
            other.round.pile[turned..].reverse();
            assert_eq!(seen(&state, viewer), seen(&other, viewer), "after {steps} steps");
        }
    }
}

#[test]
fn no_card_of_a_hand_is_shown_to_another() {
    for steps in [0, 3, 7, 25, 40] {
        let state = table(&Config::default(), steps);
        for viewer in [Viewer::Table, Viewer::Seat(Seat(1))] {
            let text = seen(&state, viewer);
            for (seat, hand) in state.round.hands.each().filter(|(seat, _)| !viewer.sees(*seat)) {
                for card in hand.iter().filter(|card| matches!(card, Card::Number(..))) {
                    let shown = text.contains(&format!("\"{card}\""));
                    assert!(!shown, "{viewer:?} sees {card} of {seat:?} after {steps} steps");
                }
            }
        }
    }
}

#[test]
fn hidden_bids_make_no_difference() {
    let config = Config { secret_bids: Switch::On, ..Config::default() };
    for steps in [1, 2, 3, 8, 20] {
        let state = table(&config, steps);
        let mut other = state.clone();
        other.round.bids[Seat(1)] = state.round.bids[Seat(1)].map(|n| (n + 1) % 11);
        for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
            assert_eq!(seen(&state, viewer), seen(&other, viewer), "after {steps} steps");
        }
    }
}

#[test]
fn a_sentence_tells_no_hidden_bid() {
    let config = Config { secret_bids: Switch::On, ..Config::default() };
    let state = table(&config, 0);
    let command = Rage::suggest(&state, Seat(1), &mut cx(1).chance).expect("everybody may bid");
    let events = Rage::decide(&state, Actor::Seat(Seat(1)), command, &mut cx(1)).expect("a bid");
    let told = |viewer| Rage::narrate(&state, &events[0], viewer).pop().expect("a bid is told");
    let line = told(Viewer::Table);
    assert_eq!(line.key, "rage-bid-hidden");
    assert!(!line.params.contains_key("n"), "{line:?}");
    assert_eq!(told(Viewer::Seat(Seat(1))).key, "rage-bid");
}
