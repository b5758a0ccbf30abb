//! `evolve`: assigns an event to the state; holds no rules.

use super::catalogue::cards::{CardNo, Cards, UNSEEN};
use super::event::Event;
use super::model::{Colour, Die, Row, SPACES, Team};
use super::record::{After, CardPlace, Hero, Target};
use super::state::{
    DiePlace, Market, PendingXp, Phase, Player, Pool, Purchase, Side, State, Waiting,
};
use kernel::Seat;
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Opened { sorcerer, catalogue, heroes, tasks, spells } => {
            let n = state.players.len();
            let scenario = state.config().setup;
            state.cards = Arc::new(Cards::ready(catalogue, scenario, n));
            state.pool = Arc::new(Pool { tasks: tasks.clone(), spells: spells.clone() });
            state.sorcerer = *sorcerer;
            for player in &mut state.players {
                (player.class, player.colour) = (None, Colour::Black);
            }
            for hero in heroes {
                hero_chosen(state, *hero);
            }
        }
        Event::RoundBegun { round, tasks, spells, souls, life } => {
            round_begun(state, *round, tasks, spells);
            state.souls = *souls;
            state.life = *life;
        }
        Event::HeroChosen { seat, class, colour } => {
            hero_chosen(state, Hero { seat: *seat, class: *class, colour: *colour });
        }
        Event::Started { at } | Event::Resumed { at } => {
            state.phase = Phase::Running;
            state.since = Some(*at);
        }
        Event::Paused { elapsed_ms } => {
            state.phase = Phase::Paused;
            state.elapsed_ms = *elapsed_ms;
            state.since = None;
        }
        Event::Rolled { seat, at, faces, .. } => {
            for (die, face) in faces {
                state.dice[die.index()] = DiePlace::Hand(Some(*face));
            }
            if let Some(player) = player(state, *seat) {
                player.target_this_roll = None;
                player.rolled_at = Some(*at);
            }
        }
        Event::Returned { dice } => returned(state, dice),
        Event::Placed { seat, die, target, slot } => {
            state.dice[die.index()] = DiePlace::Slot(*target, *slot);
            if let Some(player) = player(state, *seat) {
                player.target_this_roll = Some(*target);
            }
        }
        Event::SetAside { die } => state.dice[die.index()] = DiePlace::Aside,
        Event::Completed { target, dice, .. } => {
            returned(state, dice);
            wait_over(state, *target);
        }
        Event::Waits { target, helpers } => {
            state.waiting.push(Waiting { target: *target, helpers: helpers.clone() });
        }
        Event::Acked { seat } => {
            for waiting in &mut state.waiting {
                waiting.helpers.retain(|helper| helper != seat);
            }
        }
        Event::WaitOver { target } => wait_over(state, *target),
        Event::Moved { card, to } => moved(state, *card, to),
        Event::Drawn { row, space, card } => {
            let side = side(state, *row);
            side.deck.pop();
            lay(side, *space, *card);
        }
        Event::TurnedUp { row, space, card } => lay(side(state, *row), *space, *card),
        Event::TopDiscarded { row } => {
            let side = side(state, *row);
            if let Some(card) = side.deck.pop() {
                side.discard.push(card);
            }
        }
        Event::DragonMoved { to } => state.dragon = *to,
        Event::Wounded { seat } => {
            if let Some(player) = player(state, *seat) {
                player.wounded = true;
            }
        }
        Event::Healed { seat } => {
            if let Some(player) = player(state, *seat) {
                player.wounded = false;
            }
        }
        Event::SoulsLeft { left } => state.souls = *left,
        Event::LifeLeft { left } => state.life = *left,
        Event::EffectWaits { pending } => state.pending = Some(*pending),
        Event::EffectSettled { dice, .. } => {
            state.pending = None;
            returned(state, dice);
        }
        Event::VortexPending { seat, pending } => {
            if let Some(player) = player(state, *seat) {
                player.vortex_pending = *pending;
            }
        }
        Event::Locked { seat, die } => {
            state.dice[die.index()] = DiePlace::Vortex;
            if let Some(player) = player(state, *seat) {
                player.vortex_pending = false;
            }
        }
        Event::Turned { die, face } => state.dice[die.index()] = DiePlace::Hand(Some(*face)),
        Event::Reminded { card } => state.reminder = Some(*card),
        Event::ReminderAnswered { .. } => state.reminder = None,
        Event::XpSpent { seat, cards } => xp_spent(state, *seat, cards),
        Event::Bought { team, item, hero, cost, .. } => {
            bought(state, Purchase { team: *team, item: *item, hero: *hero }, *cost);
        }
        Event::MarketFinished { team } => {
            if let Some(market) = &mut state.market {
                *market.finished.of_mut(*team) = true;
            }
        }
        Event::CurseSet { curse, cards } => state.curse_marks[*curse as usize] = *cards,
        Event::GoldSet { team, cards } => {
            state.gold.of_mut(*team).resize(usize::from(*cards), UNSEEN);
        }
        Event::RoundOver { row, trophies, marker, next } => {
            state.elapsed_ms = row.elapsed_ms;
            state.since = None;
            state.trophies = *trophies;
            state.marker = *marker;
            state.rounds.push(*row);
            (state.phase, state.market) = match next {
                After::Round => (Phase::Over, None),
                After::Nothing => (Phase::Finished, None),
                After::Market(coins) => {
                    (Phase::Market, Some(Market { coins: *coins, finished: Default::default() }))
                }
            };
        }
        Event::EndedEarly { winners } => {
            state.phase = Phase::Finished;
            state.market = None;
            // A round that was only dealt is none: the last one is the one that was decided last.
            state.round = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
            state.elapsed_ms = state.rounds.last().map_or(0, |row| row.elapsed_ms);
            state.ended_early = Some(winners.clone());
        }
    }
}

fn player(state: &mut State, seat: Seat) -> Option<&mut Player> {
    state.players.get_mut(seat.index())
}

fn hero_chosen(state: &mut State, hero: Hero) {
    if let Some(player) = player(state, hero.seat) {
        player.class = Some(hero.class);
        player.colour = hero.colour;
    }
}

fn side(state: &mut State, row: Row) -> &mut Side {
    match row {
        Row::Task => &mut state.tasks,
        Row::Spell => &mut state.spells,
    }
}

fn returned(state: &mut State, dice: &[Die]) {
    for die in dice {
        state.dice[die.index()] = DiePlace::Hand(None);
    }
}

fn wait_over(state: &mut State, target: Target) {
    state.waiting.retain(|waiting| waiting.target != target);
}

/// A card comes into a space; one that was not seen yet leaves it empty.
fn lay(side: &mut Side, space: u8, card: CardNo) {
    if let Some(at) = side.row.get_mut(usize::from(space)) {
        *at = (card != UNSEEN).then_some(card);
    }
}

/// A fresh row and deck; the cards are given from the first space to the bottom of the deck.
fn dealt(cards: &[CardNo]) -> Side {
    let mut dealt = Side::default();
    for (space, card) in (0..).zip(cards.iter().take(SPACES)) {
        lay(&mut dealt, space, *card);
    }
    dealt.deck = cards.iter().skip(SPACES).rev().copied().collect();
    dealt
}

fn round_begun(state: &mut State, round: u16, tasks: &[CardNo], spells: &[CardNo]) {
    state.round = round;
    state.phase = Phase::Ready;
    state.tasks = dealt(tasks);
    state.spells = dealt(spells);
    state.dice = [DiePlace::Hand(None); Die::COUNT];
    for player in &mut state.players {
        player.wounded = false;
        player.vortex_pending = false;
        player.target_this_roll = None;
        player.rolled_at = None;
        player.xp.clear();
    }
    state.dragon = 0;
    state.dispels.clear();
    state.curses.clear();
    state.curse_marks = [0; 3];
    state.pending = None;
    state.waiting.clear();
    state.pending_xp.clear();
    state.reminder = None;
    state.gold = Default::default();
    state.marker = None;
    state.elapsed_ms = 0;
    state.since = None;
    state.market = None;
}

/// Takes the card from wherever it lies open and puts it where it goes.
fn moved(state: &mut State, card: CardNo, to: &CardPlace) {
    for space in state.tasks.row.iter_mut().chain(&mut state.spells.row) {
        if *space == Some(card) {
            *space = None;
        }
    }
    state.dispels.retain(|(own, _)| *own != card);
    state.curses.retain(|own| *own != card);
    state.pending_xp.retain(|waiting| waiting.card != card);
    for team in [Team::Heroes, Team::Sorcerer] {
        state.gold.of_mut(team).retain(|own| *own != card);
    }
    match to {
        CardPlace::DeckTop(row) => side(state, *row).deck.push(card),
        CardPlace::Discard(row) => side(state, *row).discard.push(card),
        CardPlace::Gold(team) => state.gold.of_mut(*team).push(card),
        CardPlace::Xp(seat) => {
            if let Some(player) = player(state, *seat) {
                player.xp.push(card);
            }
        }
        CardPlace::PendingXp(helpers) => {
            state.pending_xp.push(PendingXp { card, helpers: helpers.clone() });
        }
        CardPlace::Dispel(seat) => state.dispels.push((card, *seat)),
        CardPlace::Curse => state.curses.push(card),
    }
}

fn xp_spent(state: &mut State, seat: Seat, cards: &[(CardNo, Row)]) {
    for (card, row) in cards {
        if let Some(player) = player(state, seat) {
            player.xp.retain(|own| own != card);
        }
        side(state, *row).discard.push(*card);
    }
}

fn bought(state: &mut State, purchase: Purchase, cost: u8) {
    if let Some(market) = &mut state.market {
        let coins = market.coins.of_mut(purchase.team);
        *coins = coins.saturating_sub(cost);
    }
    if let (Team::Heroes, Some(hero)) = (purchase.team, purchase.hero)
        && let Some(player) = player(state, hero)
    {
        player.gear |= 1u32.checked_shl(u32::from(purchase.item)).unwrap_or(0);
    }
    state.bought.push(purchase);
}
