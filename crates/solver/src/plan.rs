//! Plan: the moves of a play, with few melds touched, one meld at a time.
//!
//! Which melds are left untouched decides how hard a play is to follow. An untouched meld's tiles
//! are taken out of the task; the fewest touched melds are found by trying none, each one,
//! each two, and so on, until the rest of the table is enough for the best play. A try that is not
//! enough mostly ends at its first bound. An answer found by leaving melds alone one after the
//! other goes before, and stands when there are too many tries.

use crate::problem::weight;
use crate::query::{Limits, Play, Query};
use crate::reading::{Reading, read};
use crate::solve;
use crate::tile::{Meld, Tile};
use crate::turn::Laid;
use std::cmp::Reverse;

/// A best play with as few touched melds as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// As good as the play it was made from. Its table begins with what became of the melds before, in
    /// their order; new melds follow.
    pub play: Play,
    /// The melds before that are not there unchanged, ascending.
    pub touched: Vec<usize>,
    /// Whether no play as good touches fewer; `false` when that took too many tries.
    pub fewest: bool,
    /// What to do, in this order.
    pub moves: Vec<Move>,
}

/// One meld is laid or added to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The meld as it lies in the end, in the play's table.
    pub meld: usize,
    /// The meld before that it grows out of; `None` for a new one.
    pub grows: Option<usize>,
    /// What comes to it.
    pub pieces: Vec<Piece>,
}

/// A tile that comes to a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// The meld before that it is taken from; `None` for the rack.
    pub from: Option<usize>,
    /// What a joker in a run becomes; `None` in a group, where it is every missing colour.
    pub becomes: Option<Tile>,
}

/// How many states of the limits a try counts for.
const STATES_A_TRY: usize = 10;

/// Works out how to make a play, or one as good, with as few touched melds as possible.
///
/// `play` is an answer to the same `query`. The limits allow one try of a set of melds for each
/// ten states.
pub fn plan(query: &Query, play: &Play, limits: &Limits) -> Plan {
    let table = query.table.as_slice();
    let score = |played: &[Tile]| played.iter().map(|tile| weight(query.objective, *tile)).sum();
    let target: u32 = score(&play.played);
    let mut tries = limits.states / STATES_A_TRY;
    // Whether a part of the table is enough; `None` when that cannot be said any more.
    let mut enough = |touched: &[usize]| -> Option<Option<Laid>> {
        tries = tries.checked_sub(1).filter(|_| !(limits.stop)())?;
        let melds: Vec<Meld> = touched.iter().map(|at| table[*at].clone()).collect();
        let laid = solve(query, &melds, target.checked_sub(1), limits).ok()?;
        match laid {
            Some(laid) if laid.score >= target => Some(Some(laid)),
            Some(laid) if !laid.proven => None,
            _ => Some(None),
        }
    };
    // Melds that are none have to be touched.
    let illegal: Vec<usize> = (0..table.len()).filter(|at| read(&table[*at]).is_none()).collect();
    if play.played.is_empty() && illegal.is_empty() {
        return written(query, Vec::new(), Vec::new(), play.proven);
    }
    let mut touched: Vec<usize> = (0..table.len()).collect();
    let mut melds = play.table.clone();
    let mut fewest = true;
    for at in (0..table.len()).filter(|at| !illegal.contains(at)) {
        let fewer: Vec<usize> = touched.iter().copied().filter(|other| *other != at).collect();
        match enough(&fewer) {
            Some(Some(laid)) => (touched, melds) = (fewer, laid.melds),
            Some(None) => {}
            None => fewest = false,
        }
    }
    let free: Vec<usize> = (0..table.len()).filter(|at| !illegal.contains(at)).collect();
    'sizes: for size in 0..touched.len().saturating_sub(illegal.len()) {
        let mut chosen: Vec<usize> = (0..size).collect();
        loop {
            let mut fewer: Vec<usize> = chosen.iter().map(|at| free[*at]).collect();
            fewer.extend(&illegal);
            fewer.sort_unstable();
            match enough(&fewer) {
                Some(None) => {}
                Some(Some(laid)) => {
                    (touched, melds) = (fewer, laid.melds);
                    break 'sizes;
                }
                None => {
                    fewest = false;
                    break 'sizes;
                }
            }
            if !next_choice(&mut chosen, free.len()) {
                break;
            }
        }
    }
    let melds = settled(query, &touched, melds);
    written(query, touched, melds, fewest && play.proven)
}

/// Of plays that are as good and touch the same melds one that moves fewer tiles: a tile that can stay with
/// the meld it lay in goes back there. Jokers, and what lies beside them, stay as they were found.
fn settled(query: &Query, touched: &[usize], mut melds: Vec<Meld>) -> Vec<Meld> {
    if query.opening.is_some() {
        return melds;
    }
    while let Some(fewer) = one_back(&query.table, touched, &melds) {
        melds = fewer;
    }
    melds
}

/// The same melds with one tile back where it lay, if one can go.
fn one_back(before: &[Meld], touched: &[usize], melds: &[Meld]) -> Option<Vec<Meld>> {
    let plain = |meld: &Meld| !meld.iter().any(|tile| tile.is_joker());
    let grows = heirs(before, touched, melds);
    let kept = |place: usize| grows[place].map_or(&[][..], |at| before[at].as_slice());
    for (place, meld) in melds.iter().enumerate().filter(|(_, meld)| plain(meld)) {
        for tile in less(meld, kept(place)) {
            for (home, heir) in melds.iter().enumerate().filter(|(_, heir)| plain(heir)) {
                if home == place || !less(kept(home), heir).contains(&tile) {
                    continue;
                }
                let (rest, mut whole) = (less(meld, &[tile]), heir.clone());
                whole.push(tile);
                whole.sort();
                if read(&rest).is_none() || read(&whole).is_none() {
                    continue;
                }
                let mut fewer = melds.to_vec();
                (fewer[place], fewer[home]) = (rest, whole);
                if moved(before, touched, &fewer) < moved(before, touched, melds) {
                    return Some(fewer);
                }
            }
        }
    }
    None
}

/// How many tiles of the table lie in another meld than before.
fn moved(before: &[Meld], touched: &[usize], melds: &[Meld]) -> usize {
    let grows = heirs(before, touched, melds);
    let stay = |at: &usize| {
        let heir = melds.iter().zip(&grows).find(|(_, grows)| **grows == Some(*at));
        heir.map_or(0, |(heir, _)| before[*at].len() - less(&before[*at], heir).len())
    };
    let all: usize = touched.iter().map(|at| before[*at].len()).sum();
    all - touched.iter().map(stay).sum::<usize>()
}

/// The next choice of so many out of `n`, in order; whether there is one.
fn next_choice(chosen: &mut [usize], n: usize) -> bool {
    let size = chosen.len();
    let Some(at) = (0..size).rev().find(|at| chosen[*at] < n - size + at) else { return false };
    chosen[at] += 1;
    for later in at + 1..size {
        chosen[later] = chosen[later - 1] + 1;
    }
    true
}

/// Puts the table in order and says what comes from where.
fn written(query: &Query, touched: Vec<usize>, melds: Vec<Meld>, fewest: bool) -> Plan {
    let before = query.table.as_slice();
    let grows = heirs(before, &touched, &melds);
    let heir = |at: usize| melds.iter().zip(&grows).find(|(_, grows)| **grows == Some(at));
    let mut table: Vec<(Option<usize>, Meld)> = Vec::new();
    for (at, meld) in before.iter().enumerate() {
        if !touched.contains(&at) {
            table.push((Some(at), meld.clone()));
        } else if let Some((heir, _)) = heir(at) {
            table.push((Some(at), heir.clone()));
        }
    }
    let new = melds.iter().zip(&grows).filter(|(_, grows)| grows.is_none());
    table.extend(new.map(|(meld, _)| (None, meld.clone())));

    let same = |a: &[Tile], b: &[Tile]| a.len() == b.len() && less(a, b).is_empty();
    let changed = |at: &usize| heir(*at).is_none_or(|(heir, _)| !same(heir, &before[*at]));
    let changed: Vec<usize> = touched.iter().copied().filter(changed).collect();

    // What the melds before give away.
    let mut given: Vec<(usize, Tile)> = Vec::new();
    for at in &touched {
        let kept = heir(*at).map_or(Vec::new(), |(heir, _)| heir.clone());
        given.extend(less(&before[*at], &kept).into_iter().map(|tile| (*at, tile)));
    }
    let mut moves: Vec<Move> = Vec::new();
    for (place, (grows, meld)) in table.iter().enumerate() {
        let kept = grows.map_or(&[][..], |at| before[at].as_slice());
        let pieces: Vec<Piece> = less(meld, kept)
            .into_iter()
            .map(|tile| {
                let giver = given.iter().position(|(_, other)| *other == tile);
                let from = giver.map(|at| given.swap_remove(at).0);
                Piece { tile, from, becomes: None }
            })
            .collect();
        if !pieces.is_empty() {
            moves.push(Move { meld: place, grows: *grows, pieces });
        }
    }
    for step in &mut moves {
        name_jokers(step, &table[step.meld].1);
    }
    let melds = table.into_iter().map(|(_, meld)| meld).collect();
    let laid = Laid::new(melds, before, query.objective);
    Plan { play: laid.into(), touched: changed, fewest, moves: in_turn(moves) }
}

/// For each meld after, the touched meld before that it shares most with, two tiles at least.
fn heirs(before: &[Meld], touched: &[usize], after: &[Meld]) -> Vec<Option<usize>> {
    let mut pairs: Vec<(usize, usize, usize, usize)> = Vec::new();
    for at in touched {
        for (place, meld) in after.iter().enumerate() {
            let shared = meld.len() - less(meld, &before[*at]).len();
            if shared > 1 {
                pairs.push((shared, meld.len(), *at, place));
            }
        }
    }
    pairs.sort_by_key(|(shared, len, at, place)| (Reverse(*shared), *len, *at, *place));
    let mut grows = vec![None; after.len()];
    for (_, _, at, place) in pairs {
        if grows[place].is_none() && !grows.contains(&Some(at)) {
            grows[place] = Some(at);
        }
    }
    grows
}

/// The tiles that are left without some others.
fn less(tiles: &[Tile], gone: &[Tile]) -> Vec<Tile> {
    let mut gone = gone.to_vec();
    let stays = |tile: &Tile| match gone.iter().position(|other| other == tile) {
        Some(at) => {
            gone.swap_remove(at);
            false
        }
        None => true,
    };
    tiles.iter().copied().filter(stays).collect()
}

/// Says what jokers in a run become.
fn name_jokers(step: &mut Move, meld: &[Tile]) {
    let Some(Reading::Run { colour, low }) = read(meld) else { return };
    let all = (0..meld.len()).filter(|i| meld[*i].is_joker()).map(|i| Tile::at(colour, low + i));
    let jokers = step.pieces.iter_mut().filter(|piece| piece.tile.is_joker());
    // When only one of two is new, it is the one further along.
    let all: Vec<Tile> = all.collect();
    for (piece, tile) in jokers.rev().zip(all.into_iter().rev()) {
        piece.becomes = Some(tile);
    }
}

/// A meld is mended before others take what it no longer needs; what comes from the rack alone goes
/// first.
fn in_turn(mut left: Vec<Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    left.sort_by_key(|step| step.pieces.iter().any(|piece| piece.from.is_some()));
    while !left.is_empty() {
        let waits = |step: &Move| {
            let mut givers = step.pieces.iter().filter_map(|piece| piece.from);
            givers.any(|giver| left.iter().any(|other| other != step && other.grows == Some(giver)))
        };
        let next = left.iter().position(|step| !waits(step)).unwrap_or(0);
        moves.push(left.remove(next));
    }
    moves
}
