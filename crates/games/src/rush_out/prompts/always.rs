//! Prompts of a person or a team besides their dice.

use super::super::catalogue::cards::{Does, Magic};
use super::super::decide::abilities::cost;
use super::super::model::{Class, Colour, Die, Removes, Symbol, Team};
use super::super::record::{Pending, Target};
use super::super::state::{DiePlace, Phase, State};
use super::super::view;
use super::super::wire::{Buyable, Prompt, Wanted};
use kernel::{Seat, Viewer};

/// What waits for this person, and what they can use.
pub(super) fn person(state: &State, seat: Seat, asked: &mut Vec<Prompt>) {
    if state.phase == Phase::Ready && state.round == 1 && state.is_hero(seat) {
        asked.push(heroes_to_choose(state, seat));
    }
    if state.phase != Phase::Running {
        return;
    }
    if seat == state.sorcerer {
        sorcerer(state, seat, asked);
    } else {
        hero(state, seat, asked);
    }
}

pub(in super::super) fn heroes_to_choose(state: &State, seat: Seat) -> Prompt {
    let others = || (0..).zip(&state.players).filter(|(own, _)| Seat(*own) != seat);
    let classes = Class::ALL.into_iter();
    let colours = Colour::OF_HEROES.into_iter();
    Prompt::ChooseHero {
        seat,
        classes: classes
            .filter(|class| !others().any(|(_, other)| other.class == Some(*class)))
            .collect(),
        colours: colours
            .filter(|colour| !others().any(|(_, other)| other.colour == *colour))
            .collect(),
    }
}

fn sorcerer(state: &State, seat: Seat, asked: &mut Vec<Prompt>) {
    if let Some(pending) = state.pending {
        let card = state.pending_name(pending);
        if let Some(wanted) = wanted(state, pending) {
            asked.push(Prompt::ResolveSpell { seat, card, wanted });
        }
        return;
    }
    for at in state.scrolls() {
        let Some(own) = state.cards.scrolls.get(usize::from(at)) else { continue };
        let scroll = own.id.clone();
        match own.magic {
            Magic::Flip(faces) => {
                let turns = |die: &Die| matches!(state.at(*die), DiePlace::Hand(Some(face)) if faces.contains(&face));
                let dice: Vec<Die> = state.dice_of(seat).filter(turns).collect();
                if !dice.is_empty() {
                    asked.push(Prompt::FlipDie { seat, scroll, dice });
                }
            }
            Magic::SwapTop if state.is_full() => {
                let row = state.spells.row.iter().flatten();
                let cards = row.map(|card| state.cards.id(*card).to_owned()).collect();
                asked.push(Prompt::SwapTopSpell { seat, scroll, cards });
            }
            _ => {}
        }
    }
    if !state.curses.is_empty() && state.reminder.is_none() {
        let cards = state.curses.iter().map(|card| state.cards.id(*card).to_owned());
        asked.push(Prompt::RemindCurse { seat, cards: cards.collect() });
    }
}

/// What a completed spell can be aimed at (RO-50).
pub(in super::super) fn wanted(state: &State, pending: Pending) -> Option<Wanted> {
    let does = match pending {
        Pending::Sweep(_) => Does::Confusion(Removes::All),
        Pending::Spell(card) => state.does(card)?,
    };
    let open = || {
        let dice = |target: Target| -> Vec<Die> {
            state.lying(target, Team::Heroes).map(|(die, _)| die).collect()
        };
        let each = state.targets(Team::Heroes).map(move |target| (target, dice(target)));
        each.filter(|(target, dice)| !dice.is_empty() && !state.is_filled(*target, Team::Heroes))
    };
    let heroes = |unhurt: bool| -> Vec<Seat> {
        let may = |seat: &Seat| !unhurt || state.player(*seat).is_some_and(|own| !own.wounded);
        state.heroes().filter(may).collect()
    };
    Some(match does {
        Does::Confusion(Removes::One) => Wanted::Die {
            targets: open().map(|(target, dice)| (state.name(target), dice)).collect(),
        },
        Does::Confusion(Removes::All) => {
            Wanted::Target { targets: open().map(|(target, _)| state.name(target)).collect() }
        }
        Does::Doom { wound, .. } => {
            let heroes = heroes(true);
            let count = usize::from(wound).min(heroes.len()) as u8;
            Wanted::Heroes { heroes, count }
        }
        _ => Wanted::Heroes { heroes: heroes(false), count: 1 },
    })
}

fn hero(state: &State, seat: Seat, asked: &mut Vec<Prompt>) {
    let Some(own) = state.player(seat) else { return };
    if own.vortex_pending {
        let goes = |die: &Die| match state.at(*die) {
            DiePlace::Slot(target, _) => !state.is_waiting(target),
            _ => true,
        };
        let dice = state.dice_of(seat).filter(goes).collect();
        asked.push(Prompt::ChooseVortexDie { seat, dice });
    }
    if state.waiting.iter().any(|waiting| waiting.helpers.contains(&seat)) {
        asked.push(Prompt::AckHighFive { seat });
    }
    let curse = state.reminder.and_then(|card| state.card(card)?.effect.curse);
    if let Some(curse) = curse {
        asked.push(Prompt::ConfirmReminder { seat, curse });
    }
    for waiting in view::pending_xp(state) {
        if waiting.helpers.contains(&seat) {
            asked.push(Prompt::AssignXp { seat, waiting });
        }
    }
    asked.extend(ability(state, seat));
}

/// An ability that the hero can pay and that has something to do (RO-106).
pub(in super::super) fn ability(state: &State, seat: Seat) -> Option<Prompt> {
    let own = state.player(seat)?;
    let class = own.class.filter(|class| {
        state.is_full() && state.cards.setup.xp && own.xp.len() >= usize::from(cost(*class))
    })?;
    let (mut heroes, mut cards, mut dice) = (Vec::new(), Vec::new(), Vec::new());
    let useful = match class {
        Class::Bard => {
            heroes = state
                .heroes()
                .filter(|seat| state.player(*seat).is_some_and(|own| own.wounded))
                .collect();
            !heroes.is_empty()
        }
        Class::Ranger => {
            let all = state.dispels.iter().map(|(card, _)| card).chain(&state.curses);
            cards = all.map(|card| state.cards.id(*card).to_owned()).collect();
            !cards.is_empty()
        }
        Class::Warrior => state.dragon > 0,
        Class::Cleric => {
            let turns = |die: &Die| matches!(state.at(*die), DiePlace::Hand(Some(face)) if face != Symbol::Wild);
            dice = state.heroes().flat_map(|hero| state.dice_of(hero)).filter(turns).collect();
            !dice.is_empty()
        }
    };
    useful.then_some(Prompt::UseAbility { seat, class, heroes, cards, dice })
}

/// What a team can do with its gold.
pub(super) fn teams(state: &State, viewer: Viewer, asked: &mut Vec<Prompt>) {
    let mine = |team: Team| match viewer {
        Viewer::Table => true,
        Viewer::Seat(seat) => state.player(seat).is_some() && state.team(seat) == team,
        Viewer::LookingBack => false,
    };
    for team in [Team::Heroes, Team::Sorcerer].into_iter().filter(|team| mine(*team)) {
        if state.phase == Phase::Running && state.gold.of(team).len() >= 2 {
            asked.push(Prompt::SpendGoldPair { team });
        }
        let open = state.market.filter(|market| !market.finished.of(team));
        if let Some(market) = open {
            let items = buyable(state, team, *market.coins.of(team));
            if !items.is_empty() {
                asked.push(Prompt::Buy { team, items });
            }
            asked.push(Prompt::FinishMarket { team });
        }
    }
}

/// What a team can pay, with the person who has it already (RO-80, RO-83).
pub(in super::super) fn buyable(state: &State, team: Team, coins: u8) -> Vec<Buyable> {
    let all: Vec<(&String, u8)> = match team {
        Team::Heroes => state.cards.gear.iter().map(|item| (&item.id, item.cost)).collect(),
        Team::Sorcerer => state.cards.scrolls.iter().map(|item| (&item.id, item.cost)).collect(),
    };
    let paid = (0..).zip(all).filter(|(at, (_, cost))| *cost <= coins && state.left(team, *at) > 0);
    paid.map(|(at, (id, cost))| {
        let own = state.bought.iter().filter(|own| (own.team, own.item) == (team, at));
        let owners = own.map(|own| own.hero.unwrap_or(state.sorcerer)).collect();
        Buyable { item: id.clone(), cost, owners }
    })
    .collect()
}
