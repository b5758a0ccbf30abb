//! Opening a table: who may sit down, and who plays together (SH-2, SH-4).

use super::file::{self, Rules};
use super::form::{For, GameFile, Sides};
use super::model::{Config, SidesChosen};
use super::names::Names;
use super::refusal::Refusal;
use super::shelf;
use super::state::{Row, State};
use kernel::{BySeat, Seat, Setup};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

impl State {
    /// The table before anything was written.
    ///
    /// # Errors
    /// When these people cannot play this game.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let rules = rules_of(&setup.config.game)?;
        check_people(&setup.names, rules.file.seats)?;
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        if let Some(code) = setup.decks.iter().flatten().next() {
            return Err(Refusal::Option { name: "decks".to_owned(), value: code.clone() });
        }
        let seats = setup.names.len();
        let sides = sides(&rules, setup.config.sides.as_ref(), seats)?;
        Ok(State::new(rules, Arc::new(setup.config.clone()), sides, seats, setup.first))
    }

    /// A table of these sides.
    pub(super) fn new(
        rules: Arc<Rules>,
        config: Arc<Config>,
        sides: Vec<Vec<Seat>>,
        seats: usize,
        first: Option<Seat>,
    ) -> State {
        let columns = sides.len();
        let all = (0..columns as u8).collect();
        let only_sheet = rules.file.round.is_none();
        let mut state = State {
            config,
            earlier: Vec::new(),
            seats,
            sides,
            first,
            rows: Vec::new(),
            sheet: Arc::new(Row::default()),
            counting: only_sheet && rules.file.sheet.is_some(),
            totals: vec![0; columns],
            legs: vec![0; columns],
            out: vec![None; columns],
            left: Vec::new(),
            may_return: BTreeMap::new(),
            backs: vec![0; columns],
            carry: vec![vec![0; rules.file.carry.len()]; columns],
            table_carry: vec![0; rules.file.carry.len()],
            counters: Vec::new(),
            playing_on: Vec::new(),
            outcome: None,
            rules: Arc::clone(&rules),
        };
        state.sheet = Arc::new(Row { columns: all, ..state.blank(true) });
        let start = |plan| Names::of(&state).number_or(plan, 0).unwrap_or(0);
        let total = start(rules.plan.start.as_ref());
        let carry: Vec<i64> =
            rules.plan.carry.iter().map(|(plan, _)| start(plan.as_ref())).collect();
        let counters =
            rules.file.counters.iter().zip(&rules.plan.counters).map(|(counter, plan)| {
                let many = if counter.whose == For::Table { 1 } else { seats };
                let usual = plan.min.as_ref().map_or(0, |_| start(plan.min.as_ref()).max(0));
                vec![plan.start.as_ref().map_or(usual, |plan| start(Some(plan))); many]
            });
        let counters = counters.collect();
        state.totals = vec![total; columns];
        state.carry = vec![carry.clone(); columns];
        state.table_carry = carry;
        state.counters = counters;
        state
    }
}

/// The expressions of a file: those of the shelf are read once.
pub(super) fn rules_of(game: &GameFile) -> Result<Arc<Rules>, Refusal> {
    if let Some(rules) = shelf::same_as(game) {
        return Ok(rules);
    }
    Ok(file::check_stored(game.clone())?)
}

/// Who shares a column (SH-4).
pub(super) fn sides(
    rules: &Rules,
    chosen: Option<&SidesChosen>,
    n: usize,
) -> Result<Vec<Vec<Seat>>, Refusal> {
    let ways = rules.file.ways_to_side();
    let seats = || (0..n as u8).map(Seat);
    let in_turn = |teams: u8| {
        if usize::from(teams) >= n {
            return Err(Refusal::Sides {});
        }
        Ok((0..teams).map(|team| seats().filter(|seat| seat.0 % teams == team).collect()).collect())
    };
    let way = match chosen {
        None => ways[0],
        Some(SidesChosen::Way(way)) if ways.contains(way) => *way,
        Some(SidesChosen::Picked(sides)) => {
            let may = ways.iter().any(|way| matches!(way, Sides::Free | Sides::One));
            let all: Vec<Seat> = sides.iter().flatten().copied().collect();
            let whole =
                all.len() == n && all.iter().copied().collect::<BTreeSet<_>>() == seats().collect();
            if may && whole && sides.iter().all(|side| !side.is_empty()) {
                return Ok(sides.clone());
            }
            return Err(Refusal::Sides {});
        }
        Some(SidesChosen::Way(_)) => return Err(Refusal::Sides {}),
    };
    match way {
        Sides::Each => Ok(seats().map(|seat| vec![seat]).collect()),
        Sides::Two | Sides::Free if n == 2 => Ok(seats().map(|seat| vec![seat]).collect()),
        Sides::Two | Sides::Free => in_turn(2),
        Sides::Three => in_turn(3),
        Sides::Four => in_turn(4),
        Sides::Five => in_turn(5),
        Sides::One if n > 1 => Ok(vec![vec![Seat(0)], seats().skip(1).collect()]),
        Sides::One | Sides::Together => Ok(vec![seats().collect()]),
    }
}

/// Whether as many people sit there as the file allows, with different names that are not blank (SH-2).
fn check_people(names: &BySeat<String>, (min, max): (u8, u8)) -> Result<(), Refusal> {
    let n = names.len();
    if !(usize::from(min)..=usize::from(max)).contains(&n) {
        return Err(Refusal::PlayerCount { min, max, exactly: min == max, n: n as u64 });
    }
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    if trimmed.iter().enumerate().any(|(i, name)| name.is_empty() || trimmed[..i].contains(name)) {
        return Err(Refusal::PlayerNames {});
    }
    Ok(())
}
