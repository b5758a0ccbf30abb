//! What travels to a screen is read back as the same thing.

use games::rage::Rage;
use games::rage::model::Config;
use games::rage::state::State;
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Record, Seat, Seed, Setup, Timestamp,
    Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn again<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("what travels is JSON");
    let read: T = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(&read, value);
}

fn stored<T: Record>(event: &T) {
    let text = serde_json::to_string(event).expect("what is stored is JSON");
    assert_eq!(&T::read(&text).unwrap_or_else(|why| panic!("{text}: {why}")), event);
}

#[test]
fn everything_survives_the_wire() {
    for knowledge in [Knowledge::Dealt, Knowledge::Observed] {
        let setup = Setup {
            names: BySeat::new(["Ana", "Bruno", "Carla"].map(str::to_owned).to_vec()),
            knowledge,
            grain: Grain::Card,
            first: None,
            config: Config::default(),
            decks: Vec::new(),
        };
        again(&setup.config);
        let mut state = State::open(&setup).expect("three people can play");
        let cx =
            |step| Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([8; 32]), step) };
        let mut events = Rage::begin(&state, &mut cx(0));
        for step in 1..600 {
            for event in events.drain(..) {
                stored(&event);
                Rage::evolve(&mut state, &event);
            }
            for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
                again(&Rage::view(&state, viewer));
                again(&Rage::prompts(&state, viewer));
            }
            let mut cx = cx(step);
            let seats = (0..3).map(Seat);
            let Some(command) =
                seats.into_iter().find_map(|seat| Rage::suggest(&state, seat, &mut cx.chance))
            else {
                break;
            };
            stored(&command);
            events = Rage::decide(&state, Actor::Keeper, command, &mut cx).expect("suggested");
        }
        assert!(state.is_over(), "{knowledge:?}");
    }
}
