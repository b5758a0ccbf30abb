//! View of a match, the same for everybody, and its standing.

use super::catalogue::cards::{CardNo, Gear, Magic, Printed, Slots, Spellbook};
use super::model::{Curse, Effect, Removes, Symbol, Symbols, Team};
use super::narrate::{early, won};
use super::record::Target;
use super::state::{DiePlace, Phase, State};
use super::wire::{
    ByTeam, Clock, CurseView, DieAt, DieView, DragonView, MarketView, Reminder, SeatView, SlotView,
    Stock, TargetKind, TargetView, View, XpWaiting,
};
use kernel::{BestIs, BySeat, Counts, Line, Place, Points, Seat, Standing, Viewer};

/// What everybody sees.
pub(super) fn view(state: &State, _: Viewer) -> View {
    let setup = &state.cards.setup;
    let row = |row: &[Option<u8>; 3]| row.map(|card| Some(target(state, Target::Card(card?))));
    View {
        setup: state.config().setup,
        mode: state.config().mode,
        stand_in: state.is_full() && state.cards.stand_in,
        phase: state.phase,
        round: state.round,
        to_win: setup.trophies_to_win,
        trophies: state.trophies.into(),
        clock: Clock { elapsed_ms: state.elapsed_ms, running_since: state.since },
        earlier_ms: earlier(state),
        sorcerer: state.sorcerer,
        drawn: state.settled.named.is_none(),
        decks: state.is_full().then(|| ByTeam {
            heroes: left(&state.tasks.deck),
            sorcerer: left(&state.spells.deck),
        }),
        seats: (0..state.players.len() as u8).map(|seat| person(state, Seat(seat))).collect(),
        task_row: row(&state.tasks.row),
        spell_row: row(&state.spells.row),
        targets: others(state).map(|other| target(state, other)).collect(),
        banners: state.banners().each().collect(),
        dragon: setup.dragon.then(|| DragonView {
            at: state.dragon,
            tile: state.is_full().then(|| target(state, Target::DragonTile)),
        }),
        curses: curses(state),
        souls: setup.souls.then_some(state.souls),
        life: setup.life.then_some(state.life),
        gold: setup.gold.then_some(ByTeam {
            heroes: state.gold.heroes.len() as u8,
            sorcerer: state.gold.sorcerer.len() as u8,
        }),
        marker: state.marker,
        scrolls: state
            .scrolls()
            .map(|at| state.cards.scrolls[usize::from(at)].id.clone())
            .collect(),
        pending: state.pending.map(|pending| state.pending_name(pending)),
        reminder: state.reminder.and_then(|card| {
            let curse = state.cards.get(card)?.effect.curse?;
            Some(Reminder { card: state.cards.id(card).to_owned(), curse })
        }),
        pending_xp: pending_xp(state),
        market: market(state),
        rounds: state.rounds.iter().map(|row| (*row).into()).collect(),
        winner: match state.winners()[..] {
            [winner] => Some(winner),
            _ => None,
        },
        ended_early: state.ended_early.is_some(),
    }
}

fn left(deck: &[CardNo]) -> u8 {
    u8::try_from(deck.len()).unwrap_or(u8::MAX)
}

fn earlier(state: &State) -> i64 {
    let decided = matches!(state.phase, Phase::Over | Phase::Market | Phase::Finished);
    let before = state.rounds.len() - usize::from(decided && !state.rounds.is_empty());
    state.rounds[..before].iter().fold(0, |sum, row| sum.saturating_add(row.elapsed_ms))
}

fn person(state: &State, seat: Seat) -> SeatView {
    let player = &state.players[seat.index()];
    let gear = (0..).zip(&state.cards.gear).filter(|(at, _)| player.gear & (1 << at) != 0);
    SeatView {
        seat,
        team: state.team(seat),
        class: player.class,
        colour: player.colour,
        wild: state.wild(seat).each().collect(),
        forbidden: state.forbidden(seat).each().collect(),
        wounded: player.wounded,
        vortex_pending: player.vortex_pending,
        xp: player.xp.len() as u8,
        equipment: gear.map(|(_, item)| item.id.clone()).collect(),
        dice: state
            .dice_of(seat)
            .map(|die| {
                let (at, face, on) = match state.at(die) {
                    DiePlace::Hand(face) => (DieAt::Hand, face, None),
                    DiePlace::Slot(target, slot) => (DieAt::Slot, None, Some((target, slot))),
                    DiePlace::Vortex => (DieAt::Vortex, None, None),
                    DiePlace::Aside => (DieAt::Aside, None, None),
                };
                let target = on.map(|(target, _)| state.name(target));
                DieView { die, face, at, target, slot: on.map(|(_, slot)| slot) }
            })
            .collect(),
    }
}

/// Targets outside the rows and the dragon tile.
fn others(state: &State) -> impl Iterator<Item = Target> + '_ {
    let elsewhere = |target: &Target| match target {
        Target::Card(card) => state.task_space(*card).is_none(),
        Target::DragonTile => false,
        Target::HeroTile(_) | Target::Scroll(_) => true,
    };
    let scrolls = state.targets(Team::Sorcerer).filter(|own| matches!(own, Target::Scroll(_)));
    state.targets(Team::Heroes).filter(elsewhere).chain(scrolls)
}

/// A target as it lies.
pub(super) fn target(state: &State, target: Target) -> TargetView {
    let half = |slots: Slots, team: Team| -> Vec<SlotView> {
        let symbols = slots.symbols().iter().map(|symbol| SlotView { symbol: *symbol, die: None });
        let mut half: Vec<SlotView> = symbols.collect();
        for (die, slot) in state.lying(target, team) {
            if let Some(view) = half.get_mut(usize::from(slot)) {
                view.die = Some(die);
            }
        }
        half
    };
    let printed = match target {
        Target::Card(card) => state.card(card),
        _ => None,
    };
    let awaiting = state.waiting.iter().find(|waiting| waiting.target == target);
    TargetView {
        target: state.name(target),
        kind: match (target, printed) {
            (Target::DragonTile, _) => TargetKind::DragonTile,
            (Target::HeroTile(_), _) => TargetKind::HeroTile,
            (Target::Card(_), Some(card)) => TargetKind::Card(card.kind),
            _ => TargetKind::Scroll,
        },
        hero: half(state.hero_slots(target).unwrap_or(Slots::NONE), Team::Heroes),
        sorcerer: half(state.sorcerer_slots(target).unwrap_or(Slots::NONE), Team::Sorcerer),
        banner: printed.map_or(Symbols::NONE, |card| card.banner).each().collect(),
        effect: match target {
            Target::Scroll(at) => state.cards.scrolls.get(usize::from(at)).and_then(scroll_effect),
            _ => printed.and_then(card_effect),
        },
        owner: match target {
            Target::HeroTile(seat) => Some(seat),
            Target::Card(card) => {
                state.dispels.iter().find(|(own, _)| *own == card).map(|(_, seat)| *seat)
            }
            _ => None,
        },
        held: state.is_held(target) && state.is_filled(target, Team::Heroes),
        awaiting: awaiting.map(|waiting| waiting.helpers.clone()).unwrap_or_default(),
    }
}

/// A card as it is printed, wherever it is.
pub(super) fn printed(card: &Printed) -> TargetView {
    let half = |slots: &Slots| -> Vec<SlotView> {
        slots.symbols().iter().map(|symbol| SlotView { symbol: *symbol, die: None }).collect()
    };
    TargetView {
        target: card.id.clone(),
        kind: TargetKind::Card(card.kind),
        hero: half(&card.hero),
        sorcerer: half(&card.sorcerer),
        banner: card.banner.each().collect(),
        effect: card_effect(card),
        owner: None,
        held: false,
        awaiting: Vec::new(),
    }
}

fn card_effect(card: &Printed) -> Option<Effect> {
    (card.effect != Effect::default()).then(|| card.effect.clone())
}

fn scroll_effect(scroll: &Spellbook) -> Option<Effect> {
    match scroll.magic {
        Magic::Sweep(_) => Some(Effect { remove: Some(Removes::All), ..Effect::default() }),
        Magic::Dragon(_, steps) => Some(Effect { steps: Some(steps), ..Effect::default() }),
        _ => None,
    }
}

fn curses(state: &State) -> Vec<CurseView> {
    let each = Curse::ALL.map(|curse| CurseView { curse, cards: state.curse_count(curse) });
    each.into_iter().filter(|view| view.cards > 0).collect()
}

/// Tasks that wait for who keeps them.
pub(super) fn pending_xp(state: &State) -> Vec<XpWaiting> {
    let each = state.pending_xp.iter().map(|waiting| XpWaiting {
        card: state.cards.id(waiting.card).to_owned(),
        helpers: waiting.helpers.clone(),
    });
    each.collect()
}

fn market(state: &State) -> Option<MarketView> {
    let market = state.market?;
    let gear = (0..).zip(&state.cards.gear).map(|(at, item)| goods(state, at, item));
    let scrolls = (0..).zip(&state.cards.scrolls).map(|(at, item)| paper(state, at, item));
    Some(MarketView {
        coins: market.coins.into(),
        finished: market.finished.into(),
        stock: gear.chain(scrolls).collect(),
    })
}

fn goods(state: &State, at: u8, item: &Gear) -> Stock {
    Stock {
        item: item.id.clone(),
        team: Team::Heroes,
        cost: item.cost,
        left: state.left(Team::Heroes, at),
        wild: item.wild.each().collect(),
        symbols: Vec::new(),
        effect: None,
    }
}

fn paper(state: &State, at: u8, item: &Spellbook) -> Stock {
    let symbols: Vec<Symbol> = match &item.magic {
        Magic::Flip(faces) => faces.to_vec(),
        Magic::WildAs(symbol) => vec![*symbol],
        Magic::Sweep(slots) | Magic::Dragon(slots, _) => slots.symbols().to_vec(),
        Magic::SwapTop => Vec::new(),
    };
    Stock {
        item: item.id.clone(),
        team: Team::Sorcerer,
        cost: item.cost,
        left: state.left(Team::Sorcerer, at),
        wild: Vec::new(),
        symbols,
        effect: scroll_effect(item),
    }
}

/// What those of each side are, the sorcerer's first (RO-1).
pub(super) const ROLES: [&str; 2] = ["sorcerer", "hero"];

/// Where the match stands: trophies are the points, the heroes' for each of them (RO-115).
pub(super) fn standing(state: &State) -> Standing {
    let each = |of: &dyn Fn(Team) -> Points| -> BySeat<Points> {
        (0..state.players.len() as u8).map(|seat| of(state.team(Seat(seat)))).collect()
    };
    let points = each(&|team| Points::from(*state.trophies.of(team)));
    let places = Standing::places_by_points(&points);
    let winners = state.winners();
    let seats = points.each().map(|(seat, points)| Place {
        points: *points,
        place: places[seat],
        won: winners.contains(&state.team(seat)),
    });
    Standing {
        game: None,
        over: state.is_over(),
        round: state.round,
        counts: Counts::Rounds,
        of: state.is_one_round().then_some(1),
        places: seats.collect(),
        rounds: state
            .rounds
            .iter()
            .map(|row| each(&|team| Points::from(team == row.winner)))
            .collect(),
        next: next(state),
        rule: ended_by(state).map(str::to_owned),
        sides: vec![vec![state.sorcerer], state.heroes().collect()],
        scoring: BestIs::Unscored,
        ..Standing::default()
    }
}

/// The rule that ended the match, once it is over.
fn ended_by(state: &State) -> Option<&'static str> {
    if state.ended_early.is_some() {
        return Some("RO-130");
    }
    state.rounds.last().filter(|_| state.is_over()).map(|row| row.reason.rule(row.winner))
}

fn next(state: &State) -> Option<Line> {
    Some(
        match state.phase {
            Phase::Ready => {
                Line::new("rush_out-next-ready").seat("sorcerer", state.sorcerer).by_rule("RO-25")
            }
            Phase::Running => Line::new("rush_out-next-running").by_rule("RO-24"),
            Phase::Paused => Line::new("rush_out-next-paused").by_rule("RO-121"),
            Phase::Over => Line::new("rush_out-next-round").by_rule("RO-116"),
            Phase::Market => Line::new("rush_out-next-market").by_rule("RO-79"),
            Phase::Finished => match &state.ended_early {
                Some(winners) => early(winners, state.trophies),
                None => {
                    let row = state.rounds.last()?;
                    won(state, "rush_out-next-won")
                        .word("team", row.winner.word())
                        .word("reason", row.reason.word())
                }
            },
        }
        .in_round(state.round),
    )
}
