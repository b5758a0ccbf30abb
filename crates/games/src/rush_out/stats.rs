//! Stats of Rush Out!, and its dice for the log of rolls.

use super::event::Event;
use super::model::{Colour, Reason, Symbol, Team};
use super::state::State;
use kernel::{Die, Rolled, Stat};
use std::sync::{Arc, LazyLock};

/// Every way to win a round (RO-109), and the word it has in the statistics.
const WAYS: [(Team, Reason, &str); 5] = [
    (Team::Heroes, Reason::Deck, "heroes_deck"),
    (Team::Heroes, Reason::Life, "heroes_life"),
    (Team::Sorcerer, Reason::Deck, "sorcerer_deck"),
    (Team::Sorcerer, Reason::Dragon, "sorcerer_dragon"),
    (Team::Sorcerer, Reason::Souls, "sorcerer_souls"),
];

/// What a match that is over says of the whole table: each way to win that its setup has as `won_by`, out of its rounds, and
/// how long a round took as `round_seconds`.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    let rounds = state.rounds.len() as i64;
    if !state.is_over() || rounds == 0 {
        return Vec::new();
    }
    let won = |(team, reason, word): (Team, Reason, &str)| {
        let so = state.rounds.iter().filter(|row| row.winner == team && row.reason == reason);
        Stat::table("won_by", so.count() as i64).out_of(rounds).dim(word)
    };
    // A way that cannot happen in this setup says nothing.
    let setup = &state.cards.setup;
    let happens = |(_, reason, _): &(Team, Reason, &str)| match reason {
        Reason::Dragon => setup.dragon,
        Reason::Souls => setup.souls,
        Reason::Life => setup.life,
        _ => true,
    };
    let whole: i64 = state.rounds.iter().map(|row| row.elapsed_ms).sum();
    let length = Stat::table("round_seconds", whole / 1_000 / rounds);
    WAYS.into_iter().filter(happens).map(won).chain([length]).collect()
}

static HERO: LazyLock<Arc<Die>> = LazyLock::new(|| die("hero", &Symbol::HERO));
static SORCERER: LazyLock<Arc<Die>> = LazyLock::new(|| die("sorcerer", &Symbol::SORCERER));

fn die(name: &str, faces: &[Symbol]) -> Arc<Die> {
    let faces = faces.iter().map(|face| face.word().to_owned()).collect();
    Arc::new(Die::Faced { name: name.to_owned(), faces })
}

/// The dice of a roll (RO-28); of real ones too, which are marked.
pub(super) fn rolled(event: &Event) -> Vec<Rolled> {
    let Event::Rolled { seat, faces, typed, .. } = event else { return Vec::new() };
    let one = |(own, face): &(super::model::Die, Symbol)| {
        let at = own.faces().iter().position(|side| side == face)?;
        let die = if own.colour() == Colour::Black { &*SORCERER } else { &*HERO };
        let (die, face) = (Arc::clone(die), u16::try_from(at).ok()?);
        Some(Rolled { seat: Some(*seat), die, face, typed: *typed })
    };
    faces.iter().filter_map(one).collect()
}
