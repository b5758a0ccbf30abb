//! Opening a table: who may sit down (RK-2).

use super::model::Config;
use super::refusal::Refusal;
use super::state::{ByTurns, Round, State, TOKENS};
use super::tiles::{Heap, Tile};
use kernel::{BySeat, Grain, Knowledge, Setup};

/// The fewest and the most people (RK-2).
pub(super) const PEOPLE: (u8, u8) = (2, 4);

impl State {
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        check(&setup.names)?;
        let seats = setup.names.len();
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        let decks = setup.decks.iter().map(|deck| fixed(deck)).collect::<Result<_, _>>()?;
        // A deal by the app is played turn by turn.
        let grain = match setup.knowledge {
            Knowledge::Dealt => Grain::Card,
            Knowledge::Observed => setup.grain,
        };
        Ok(State {
            seats,
            config: setup.config.clone(),
            knowledge: setup.knowledge,
            first: setup.first,
            decks,
            deals: 0,
            grain,
            round: Round::new(1, grain, seats, setup.config.hand_size, 0),
            sheet: Vec::new(),
            tokens: BySeat::filled(seats, TOKENS),
            by_turns: ByTurns::default(),
            outcome: None,
        })
    }
}

fn check(names: &BySeat<String>) -> Result<(), Refusal> {
    let n = names.len();
    let (min, max) = PEOPLE;
    if !(usize::from(min)..=usize::from(max)).contains(&n) {
        return Err(Refusal::PlayersRange { min, max, n: n as u64 });
    }
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    if trimmed.iter().any(|name| name.is_empty()) {
        return Err(Refusal::NameEmpty {});
    }
    let twice = trimmed.iter().enumerate().find(|(i, name)| trimmed[..*i].contains(name));
    match twice {
        Some((_, name)) => Err(Refusal::NameDup { name: (*name).to_owned() }),
        None => Ok(()),
    }
}

/// A fixed order of the tiles: what is not named comes after it, by colour and number.
fn fixed(codes: &[String]) -> Result<Vec<Tile>, Refusal> {
    let wrong =
        |code: &String| Refusal::OptionRange { name: "decks".to_owned(), value: code.clone() };
    let mut rest = Heap::whole();
    let mut tiles = Vec::with_capacity(rest.len());
    for code in codes {
        let tile: Tile = code.parse().map_err(|_| wrong(code))?;
        if !rest.take(tile) {
            return Err(wrong(code));
        }
        tiles.push(tile);
    }
    tiles.extend(rest.iter());
    Ok(tiles)
}
