//! Tables and zones to try the laws at.

use games::rush7::Rush7;
use games::rush7::cards::Cards;
use games::rush7::command::Command;
use games::rush7::model::{Card, Config, Deck, FiveThrees, MaxTurns, WonCards, Zone};
use games::rush7::state::State;
use kernel::{Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Timestamp};
use proptest::prelude::*;

pub(crate) fn luck(seed: u8, step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([seed; 32]), step) }
}

pub(crate) fn open(config: &Config, knowledge: Knowledge) -> State {
    let setup = Setup {
        names: BySeat::new(["Ana", "Bruno"].map(str::to_owned).to_vec()),
        knowledge,
        grain: Grain::Card,
        first: None,
        config: config.clone(),
        decks: Vec::new(),
    };
    State::open(&setup).expect("two people can play")
}

/// The table after the command; it has to be accepted.
pub(crate) fn play(state: &mut State, command: Command, cx: &mut Ctx) {
    let told = format!("{command:?}");
    let events = Rush7::decide(state, Actor::Keeper, command, cx);
    let events = events.unwrap_or_else(|why| panic!("{told}: {why}"));
    events.iter().for_each(|event| Rush7::evolve(state, event));
}

/// Every set of house rules that can be, without a last turn.
pub(crate) fn configs() -> Vec<Config> {
    let mut found = Vec::new();
    for deck in [Deck::ZeroToSeven, Deck::OneToSeven] {
        for five_threes in [FiveThrees::AutomaticEnd, FiveThrees::PlayOn] {
            for won_cards in [WonCards::Stay, WonCards::Return] {
                if deck == Deck::ZeroToSeven || five_threes == FiveThrees::AutomaticEnd {
                    let max_turns = MaxTurns::None;
                    found.push(Config { five_threes, deck, won_cards, max_turns });
                }
            }
        }
    }
    found
}

/// All 32 cards in any order.
pub(crate) fn pack() -> impl Strategy<Value = Vec<Card>> {
    Just(Deck::ZeroToSeven.all().iter().collect::<Vec<_>>()).prop_shuffle()
}

/// An open zone with cards from the top of the pack.
pub(crate) fn zone(pack: &mut Vec<Card>, captured: usize, controller: u8) -> Zone {
    if captured == 0 {
        return Zone::default();
    }
    Zone::held(Seat(controller % 2), pack.split_off(pack.len() - captured).into())
}

pub(crate) fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    cards.into_iter().collect::<Cards>().iter().collect()
}
