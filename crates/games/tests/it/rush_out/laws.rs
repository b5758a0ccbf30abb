//! Every die and every card is in exactly one place, always; and nothing tells of decks and discards.

use super::evenings::{play, setup};
use games::rush_out::RushOut;
use games::rush_out::catalogue::cards::{CardNo, UNSEEN};
use games::rush_out::model::{Config, Die, Mode, Scenario, Team};
use games::rush_out::state::{DiePlace, State};
use kernel::{Game, Seat, Switch, Viewer};
use std::collections::BTreeMap;

/// Every card of the round, wherever it is, known or not.
fn everywhere(state: &State) -> Vec<CardNo> {
    let mut all = Vec::new();
    for side in [&state.tasks, &state.spells] {
        // A space is only empty while a real card lies there that was not shown.
        all.extend(side.row.iter().map(|card| card.unwrap_or(UNSEEN)));
        all.extend(side.deck.iter().chain(&side.discard));
    }
    all.extend(state.dispels.iter().map(|(card, _)| *card));
    all.extend(&state.curses);
    all.extend(state.pending_xp.iter().map(|waiting| waiting.card));
    all.extend(state.gold.heroes.iter().chain(&state.gold.sorcerer));
    all.extend(state.players.iter().flat_map(|player| &player.xp));
    all.sort_unstable();
    all
}

/// Slots hold one die each, exist, and belong to a target in play; sets hold at most two heroes.
fn dice_lie_well(state: &State) {
    let mut slots = BTreeMap::new();
    for die in Die::all() {
        let Some(seat) = state.owner(die.colour()) else {
            assert_eq!(state.at(die), DiePlace::Hand(None), "{die:?} is in no hand");
            continue;
        };
        let team = state.team(seat);
        if let DiePlace::Slot(target, slot) = state.at(die) {
            let open = state.slots(target, team).unwrap_or_else(|| panic!("{die:?} on {target:?}"));
            assert!(usize::from(slot) < open.symbols().len(), "{die:?} on {target:?}, slot {slot}");
            let other = slots.insert((format!("{target:?}"), team.word(), slot), die);
            assert_eq!(other, None, "two dice on one slot of {target:?}");
            assert_eq!(state.target_of(seat), Some(target), "{die:?}: on two targets");
            if team == Team::Heroes {
                assert!(state.helpers(target).len() <= 2, "three colours on {target:?}");
            }
        }
    }
    for hero in state.heroes() {
        let locked = state.dice_of(hero).filter(|die| state.at(*die) == DiePlace::Vortex).count();
        let pending = state.players[hero.index()].vortex_pending;
        assert_eq!(locked + usize::from(pending), state.vortices(hero).min(1), "{hero:?}");
    }
}

#[test]
fn every_die_and_every_card_is_in_one_place() {
    for scenario in Scenario::ALL {
        for (players, mode) in [(3, Mode::Full), (5, Mode::Full), (4, Mode::Shown)] {
            let vortex_auto = if players == 5 { Switch::On } else { Switch::Off };
            let config = Config { setup: scenario, mode, vortex_auto, ..Config::default() };
            let mut cards: Option<(u16, Vec<CardNo>, usize)> = None;
            play(&setup(config, players), 40 + scenario as u8, |state, _| {
                dice_lie_well(state);
                let now = everywhere(state);
                let known: Vec<CardNo> = now.iter().copied().filter(|no| *no != UNSEEN).collect();
                let mut once = known.clone();
                once.dedup();
                assert_eq!(known, once, "a card is in two places");
                match &cards {
                    Some((round, all, count)) if *round == state.round => {
                        assert_eq!(now.len(), *count, "{scenario:?}: a card was lost");
                        if mode == Mode::Full {
                            assert_eq!(&now, all, "{scenario:?}: another card");
                        }
                    }
                    _ => cards = Some((state.round, now.clone(), now.len())),
                }
            });
        }
    }
}

#[test]
fn nothing_tells_of_decks_and_discards() {
    // Two tables that differ only in hidden things look the same to every seat.
    for mode in [Mode::Full, Mode::Shown] {
        nothing_is_told(mode);
    }
}

fn nothing_is_told(mode: Mode) {
    let config = Config { setup: Scenario::S6, mode, ..Config::default() };
    let mut seen = 0;
    play(&setup(config, 4), 5, |state, events| {
        seen += 1;
        if seen % 37 != 0 {
            return;
        }
        let mut other = state.clone();
        for side in [&mut other.tasks, &mut other.spells] {
            side.deck.reverse();
            side.discard.clear();
        }
        let viewers = (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
        for viewer in viewers {
            assert_eq!(RushOut::view(state, viewer), RushOut::view(&other, viewer));
            assert_eq!(RushOut::prompts(state, viewer), RushOut::prompts(&other, viewer));
            for event in events {
                assert_eq!(
                    RushOut::narrate(state, event, viewer),
                    RushOut::narrate(&other, event, viewer)
                );
            }
        }
        assert_eq!(RushOut::standing(state), RushOut::standing(&other));
    });
    assert!(seen > 100);
}

#[test]
fn what_a_screen_gets_is_small() {
    for scenario in [Scenario::T1, Scenario::S6] {
        let config = Config { setup: scenario, ..Config::default() };
        let mut most = 0;
        play(&setup(config, 5), 3, |state, _| {
            let view = RushOut::view(state, Viewer::Table);
            most = most.max(serde_json::to_string(&view).expect("a view is JSON").len());
        });
        assert!(most <= 8_192, "{scenario:?}: a view of {most} bytes");
    }
}
