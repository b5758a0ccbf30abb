//! Opening a table: who may sit down (FF-2 to FF-4).

use super::Freeform;
use super::model::{Config, End, Teams};
use super::refusal::Refusal;
use super::state::{Row, State};
use kernel::{BySeat, Game, Seat, Setup};

impl Teams {
    /// How many teams there are; none when everybody plays alone.
    fn count(self) -> Option<u8> {
        match self {
            Teams::None => None,
            Teams::Two => Some(2),
            Teams::Three => Some(3),
            Teams::Four => Some(4),
            Teams::Five => Some(5),
        }
    }

    /// Who shares a column: the seats join the teams in turn (FF-4).
    fn sides(self, n: usize) -> Result<Vec<Vec<Seat>>, Refusal> {
        let seats = || (0..n as u8).map(Seat);
        let Some(teams) = self.count() else {
            return Ok(seats().map(|seat| vec![seat]).collect());
        };
        if usize::from(teams) >= n {
            return Err(Refusal::Teams { teams, n: n as u64 });
        }
        Ok((0..teams).map(|team| seats().filter(|seat| seat.0 % teams == team).collect()).collect())
    }
}

impl Config {
    /// How many rows there will be, when that is known (FF-6, FF-20).
    pub fn planned(&self) -> Option<u16> {
        match (self.rows.len(), self.end) {
            (0, End::Rounds) => Some(self.last_round),
            (0, _) => None,
            (named, _) => Some(named as u16),
        }
    }
}

impl State {
    /// The pad before anything was written.
    ///
    /// # Errors
    /// When these people cannot keep it under these rules.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let config = setup.config.clone();
        check_people(&setup.names)?;
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        let seats = setup.names.len();
        let sides = config.teams.sides(seats)?;
        if let Some(code) = setup.decks.iter().flatten().next() {
            return Err(Refusal::Option { name: "decks".to_owned(), value: code.clone() });
        }
        Ok(State {
            seats,
            rows: vec![Row::blank(sides.len()); config.rows.len()],
            planned: config.planned(),
            config,
            sides,
            left: Vec::new(),
            playing_on: Vec::new(),
            outcome: None,
        })
    }
}

/// So many people, with different names that are not blank (FF-2).
fn check_people(names: &BySeat<String>) -> Result<(), Refusal> {
    let n = names.len();
    let (min, max) = Freeform::META.seats;
    if !(usize::from(min)..=usize::from(max)).contains(&n) {
        return Err(Refusal::PlayerCount { min, max, n: n as u64 });
    }
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    if trimmed.iter().enumerate().any(|(i, name)| name.is_empty() || trimmed[..i].contains(name)) {
        return Err(Refusal::PlayerNames {});
    }
    Ok(())
}
