//! Gold and the market (RO-77 to RO-83).

use super::super::event::Event;
use super::super::model::{Reason, Row, Team};
use super::super::record::CardPlace;
use super::super::refusal::Refusal;
use super::super::state::{Market, State};
use super::who::Asked;
use super::{Decided, dealing};
use kernel::{Chance, Seat};

/// Two gold cards for the top card of the team's own deck, unseen (RO-77).
pub(super) fn spend_pair(asked: Asked<'_>, seat: Seat) -> Decided {
    asked.person(seat)?;
    asked.running()?;
    let state = asked.state;
    if !state.cards.setup.gold {
        return Err(Refusal::NoGoldInSetup {});
    }
    let team = state.team(seat);
    let gold = state.gold.of(team);
    let cards = gold.len() as u8;
    let [first, second, ..] = gold.as_slice() else {
        return Err(Refusal::NotEnoughGold { cards });
    };
    if !state.is_full() {
        return Ok(vec![Event::GoldSet { team, cards: cards - 2 }]);
    }
    let mut course = asked.course();
    for card in [*first, *second] {
        course.then(Event::Moved { card, to: CardPlace::Discard(Row::Task) });
    }
    let row = match team {
        Team::Heroes => Row::Task,
        Team::Sorcerer => Row::Spell,
    };
    course.then(Event::TopDiscarded { row });
    let side = match team {
        Team::Heroes => &course.state().tasks,
        Team::Sorcerer => &course.state().spells,
    };
    if side.deck.is_empty() {
        course.win(team, Reason::Deck);
    }
    Ok(course.events())
}

/// The market, while this team still shops.
fn open(state: &State, team: Team) -> Result<Market, Refusal> {
    state.market.filter(|market| !market.finished.of(team)).ok_or(Refusal::NotMarket {})
}

/// Something from the market (RO-80).
pub(super) fn buy(asked: Asked<'_>, seat: Seat, item: &str, hero: Option<Seat>) -> Decided {
    asked.person(seat)?;
    let state = asked.state;
    let team = state.team(seat);
    let market = open(state, team)?;
    let gear = state.cards.gear.iter().position(|own| own.id == item);
    let scroll = state.cards.scrolls.iter().position(|own| own.id == item);
    let (sold_to, at, cost) = match (gear, scroll) {
        (Some(at), _) => (Team::Heroes, at, state.cards.gear[at].cost),
        (None, Some(at)) => (Team::Sorcerer, at, state.cards.scrolls[at].cost),
        (None, None) => return Err(Refusal::OutOfStock {}),
    };
    if sold_to != team {
        return Err(Refusal::WrongTeamItem {});
    }
    let item = at as u8;
    if state.left(team, item) == 0 {
        return Err(Refusal::OutOfStock {});
    }
    let coins = *market.coins.of(team);
    if coins < cost {
        return Err(Refusal::NotEnoughCoins { cost, coins });
    }
    let hero = match team {
        Team::Sorcerer => None,
        Team::Heroes => {
            let hero = hero.ok_or(Refusal::HeroRequired {})?;
            if !state.is_hero(hero) {
                return Err(Refusal::NoSuchHero { player: hero.into() });
            }
            Some(hero)
        }
    };
    let duplicate =
        state.bought.iter().any(|own| (own.team, own.item, own.hero) == (team, item, hero));
    Ok(vec![Event::Bought { team, item, hero, cost, duplicate }])
}

/// The team has bought what it wants; after both the next round is dealt (RO-82).
pub(super) fn finish(asked: Asked<'_>, seat: Seat, chance: &mut Chance) -> Decided {
    asked.person(seat)?;
    let state = asked.state;
    let team = state.team(seat);
    let market = open(state, team)?;
    let finished = Event::MarketFinished { team };
    if *market.finished.of(team.other()) {
        return Ok(vec![finished, dealing::next(state, chance)]);
    }
    Ok(vec![finished])
}
