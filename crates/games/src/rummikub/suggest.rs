//! Random play: a command that `decide` accepts; quick, not good.

use super::command::{Command, RackLeft, StartDraw};
use super::meld::{Kind, Ways, check};
use super::model::MatchEnd;
use super::opening::{sum_of, worth};
use super::record::{Ended, Laid};
use super::state::{Phase, State};
use super::tiles::{Colour, HIGHEST, Heap, Tile, Tiles};
use kernel::{Chance, Grain, Seat};

/// What this seat could do now; none when it is not its moment.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let round = &state.round;
    let fresh = !round.is_under_way() && round.ended.is_none();
    if state.is_over() {
        return None;
    }
    // The evening has to end some time.
    let enough = !state.sheet.is_empty() && fresh && state.config.match_end == MatchEnd::Manual;
    if enough && seat == Seat(0) && chance.below(2) == 0 {
        return Some(Command::FinishMatch {});
    }
    match state.phase() {
        Phase::Counting => count(state, seat, chance),
        _ if round.grain == Grain::Round => (seat == Seat(0)).then(|| result(state, chance)),
        Phase::Starting => round.awaited.contains(&seat).then(|| {
            let n = chance.below(Heap::whole().len());
            let tile = Heap::whole().iter().nth(n).filter(|tile| !tile.is_joker());
            // No other seat has drawn this one: the seat's own number keeps them apart.
            let colour = Colour::ALL[seat.index() % Colour::ALL.len()];
            let number = tile.and_then(Tile::number).unwrap_or(HIGHEST);
            let tile = Tile::Number(colour, number);
            Command::DrawStart { draws: vec![StartDraw { seat, tile }] }
        }),
        Phase::Playing => (round.turn == seat).then(|| turn(state, seat, chance)),
        Phase::Finished => None,
    }
}

fn turn(state: &State, seat: Seat, chance: &mut Chance) -> Command {
    let round = &state.round;
    let rack = &round.racks[seat];
    let played = match &rack.tiles {
        Some(own) => known(state, seat, own),
        None => seen(state, seat, chance),
    };
    let otherwise = match round.pool_left {
        0 => Command::Pass { seat },
        _ => Command::Draw { seat, tile: None, table: None },
    };
    played.unwrap_or(otherwise)
}

fn table_with(state: &State, new: Vec<Tiles>) -> Vec<Tiles> {
    state.round.table.iter().map(|laid| laid.tiles.clone()).chain(new).collect()
}

fn play(seat: Seat, after: Vec<Tiles>) -> Command {
    Command::Play { seat, after, kinds: Vec::new(), opening: None }
}

/// New melds from the rack, else tiles added to melds of the table.
fn known(state: &State, seat: Seat, own: &Heap) -> Option<Command> {
    let opened = state.round.opened[seat];
    let new = melds_of(own);
    if !opened {
        let laid: Vec<Laid> = new.iter().map(|tiles| Laid::written(tiles.clone(), None)).collect();
        let enough = sum_of(&laid, &state.config) >= u32::from(state.config.initial_min);
        return (!new.is_empty() && enough).then(|| play(seat, table_with(state, new)));
    }
    if !new.is_empty() {
        return Some(play(seat, table_with(state, new)));
    }
    let mut left = own.clone();
    let mut added: Vec<(usize, Tile)> = Vec::new();
    for (at, laid) in state.round.table.iter().enumerate() {
        added.extend(fitting(laid).filter(|tile| left.take(*tile)).map(|tile| (at, tile)));
    }
    if added.is_empty() {
        return None;
    }
    let mut after = table_with(state, Vec::new());
    for (at, tile) in added {
        let meld = &mut after[at].0;
        let first = state.round.table[at].kind == Kind::Run && meld.first() > Some(&tile);
        meld.insert(if first { 0 } else { meld.len() }, tile);
    }
    Some(play(seat, after))
}

/// What fits on to a meld: the missing colour, or a tile at either end. A meld with a joker is left as it
/// is: nothing can be wrong with that.
fn fitting(laid: &Laid) -> impl Iterator<Item = Tile> {
    let tiles = &laid.tiles.0;
    let plain = !tiles.contains(&Tile::Joker);
    let ends = match (tiles.first(), tiles.last()) {
        (Some(Tile::Number(colour, low)), Some(Tile::Number(_, high))) if plain => {
            Some((*colour, *low, *high))
        }
        _ => None,
    };
    let here = tiles.iter().fold(0u8, |here, tile| match tile.colour() {
        Some(colour) => here | 1 << colour as u8,
        None => here,
    });
    let (run, group) = (laid.kind == Kind::Run, laid.kind == Kind::Group);
    ends.into_iter().flat_map(move |(colour, low, high)| {
        let missing = Colour::ALL.into_iter().filter(move |c| group && here & (1 << *c as u8) == 0);
        let below = (run && low > 1).then(|| Tile::Number(colour, low - 1));
        let above = (run && high < HIGHEST).then(|| Tile::Number(colour, high + 1));
        missing.map(move |c| Tile::Number(c, low)).chain(below).chain(above)
    })
}

/// Melds without jokers that the rack holds, none sharing a tile: the longest runs, then groups.
fn melds_of(own: &Heap) -> Vec<Tiles> {
    let mut left = own.clone();
    let mut found = Vec::new();
    let mut lay = |tiles: &mut dyn Iterator<Item = Tile>, left: &mut Heap| {
        let tiles: Tiles = tiles.filter(|tile| left.take(*tile)).collect();
        found.push(tiles);
    };
    for colour in Colour::ALL {
        let mut n = 1;
        while n <= HIGHEST {
            let length = left.run_from(colour, n);
            if length >= 3 {
                lay(&mut (n..n + length).map(|n| Tile::Number(colour, n)), &mut left);
            }
            n += length.max(1);
        }
    }
    for n in 1..=HIGHEST {
        let all = Colour::ALL.map(|colour| Tile::Number(colour, n));
        if all.iter().filter(|tile| left.count(**tile) > 0).count() >= 3 {
            lay(&mut all.into_iter(), &mut left);
        }
    }
    found
}

/// A seat whose rack is not known lays, now and then, a meld that was not seen yet.
fn seen(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let round = &state.round;
    let gone = round.table_heap().plus(&state.known_elsewhere(seat));
    let unseen = Heap::whole().minus(&gone);
    let length = 3 + chance.below(3);
    if chance.below(3) > 0 || length > usize::from(round.racks[seat].count) {
        return None;
    }
    let colour = *chance.pick(&Colour::ALL)?;
    let begin = chance.below(usize::from(HIGHEST) + 1 - length) as u8 + 1;
    let run: Tiles = (begin..).take(length).map(|n| Tile::Number(colour, n)).collect();
    let there = run.0.iter().all(|tile| unseen.count(*tile) > 0);
    let laid = Laid::written(run.clone(), None);
    let sound = check(&run.0, Ways::from(&state.config)).ok()?;
    let min = if round.opened[seat] { 0 } else { state.config.initial_min };
    let enough = worth(&laid, &sound, &state.config) >= u32::from(min);
    (there && enough).then(|| play(seat, table_with(state, vec![run])))
}

/// The racks are counted by the seat that went out, or by the first seat.
fn count(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    match state.round.ended {
        Some(Ended::Out { seat: winner }) => (winner == seat)
            .then(|| Command::ScoreWin { winner, racks: racks(state, Some(winner), chance) }),
        _ => (seat == Seat(0)).then(|| Command::ScoreBlocked { racks: racks(state, None, chance) }),
    }
}

fn result(state: &State, chance: &mut Chance) -> Command {
    if chance.below(6) == 0 {
        return Command::ScoreBlocked { racks: racks(state, None, chance) };
    }
    let winner = Seat(chance.below(state.seats) as u8);
    Command::ScoreWin { winner, racks: racks(state, Some(winner), chance) }
}

fn racks(state: &State, winner: Option<Seat>, chance: &mut Chance) -> Vec<RackLeft> {
    let others = state.tokens.seats().filter(|seat| Some(*seat) != winner);
    let left = others.map(|seat| {
        let points = Some(1 + chance.below(60) as i64);
        RackLeft { seat, tiles: None, points, count: Some(1 + chance.below(9) as i64) }
    });
    left.collect()
}
