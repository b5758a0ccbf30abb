//! Narration: what is completed, cast, bought and won, as sentences. Rolls, single dice and anything
//! that would reveal decks and discards have none (RO-119).

use super::catalogue::cards::{CardNo, Does};
use super::event::Event;
use super::model::{ByTeam, Row, Team};
use super::record::{After, CardPlace, Pending, Target};
use super::state::State;
use kernel::{Line, Param, Seat, Viewer};

/// An event in sentences, told from the table before it.
pub(super) fn narrate(before: &State, event: &Event, _: Viewer) -> Vec<Line> {
    let seat = |key: &str, seat: Seat| Line::new(key).seat("who", seat);
    let told = match event {
        Event::RoundBegun { round, .. } => {
            Line::new("rush_out-round").number("n", *round).by_rule("RO-22")
        }
        Event::HeroChosen { seat: who, class, colour } => seat("rush_out-chosen", *who)
            .word("class", class.word())
            .word("colour", colour.word())
            .by_rule("RO-4"),
        Event::Started { .. } => Line::new("rush_out-started").by_rule("RO-25"),
        Event::Completed { target, seats, .. } => completed(before, *target, seats),
        Event::Waits { target, helpers } => Line::new("rush_out-waits")
            .word("kind", kind(before, *target))
            .with("who", Param::Seats(helpers.clone()))
            .by_rule("RO-90"),
        Event::Moved { card, to } => return moved(before, *card, to).into_iter().collect(),
        Event::TopDiscarded { row } => {
            let key = match row {
                Row::Task => "rush_out-top-task",
                Row::Spell => "rush_out-top-spell",
            };
            Line::new(key).by_rule("RO-77")
        }
        Event::DragonMoved { to } => {
            let back = *to < before.dragon;
            let key = if back { "rush_out-dragon-back" } else { "rush_out-dragon-on" };
            Line::new(key).number("n", *to).by_rule(if back { "RO-61" } else { "RO-58" })
        }
        Event::Wounded { seat: who } => seat("rush_out-wounded", *who).by_rule("RO-93"),
        Event::Healed { seat: who } => seat("rush_out-healed", *who).by_rule("RO-97"),
        Event::SoulsLeft { left } => {
            Line::new("rush_out-souls").number("n", *left).by_rule("RO-96")
        }
        Event::LifeLeft { left } => Line::new("rush_out-life").number("n", *left).by_rule("RO-98"),
        Event::EffectSettled { pending, heroes, target, .. } => {
            settled(before, *pending, heroes, *target)
        }
        Event::VortexPending { seat: who, pending: true } => {
            seat("rush_out-vortex", *who).by_rule("RO-69")
        }
        Event::Reminded { card } => {
            let curse = before.card(*card).and_then(|card| card.effect.curse);
            Line::new("rush_out-reminded")
                .word("curse", curse.map_or("", |curse| curse.word()))
                .by_rule("RO-91")
        }
        Event::ReminderAnswered { agree: false } => {
            Line::new("rush_out-reminder-denied").by_rule("RO-91")
        }
        Event::Paused { .. } => Line::new("rush_out-paused").by_rule("RO-121"),
        Event::Resumed { .. } => Line::new("rush_out-resumed").by_rule("RO-121"),
        Event::Bought { team, item, hero, duplicate, .. } => {
            return bought(before, *team, *item, *hero, *duplicate);
        }
        Event::MarketFinished { team } => {
            Line::new("rush_out-market-left").word("team", team.word()).by_rule("RO-82")
        }
        Event::CurseSet { curse, cards } => Line::new("rush_out-curse-set")
            .word("curse", curse.word())
            .number("n", *cards)
            .by_rule("RO-89"),
        Event::GoldSet { team, cards } => Line::new("rush_out-gold-set")
            .word("team", team.word())
            .number("n", *cards)
            .by_rule("RO-75"),
        Event::RoundOver { row, next, .. } => {
            let line = match next {
                After::Nothing => won(before, "rush_out-match-won"),
                After::Round | After::Market(_) => Line::new("rush_out-round-won"),
            };
            line.word("team", row.winner.word())
                .word("reason", row.reason.word())
                .by_rule(row.reason.rule(row.winner))
        }
        Event::EndedEarly { winners } => early(winners, before.trophies),
        _ => return Vec::new(),
    };
    vec![told]
}

/// What was won: the match, or where one round decides it the training by its name (RO-115).
pub(super) fn won(state: &State, of_match: &str) -> Line {
    if state.is_one_round() {
        Line::new("rush_out-training-won").word("setup", state.config().setup.word())
    } else {
        Line::new(of_match)
    }
}

/// The match that the table ended between two rounds (RO-130): the trophies, the winner's first.
pub(super) fn early(winners: &[Team], trophies: ByTeam<u8>) -> Line {
    let line = match *winners {
        [winner] => Line::new("rush_out-early")
            .word("team", winner.word())
            .number("own", *trophies.of(winner))
            .number("other", *trophies.of(winner.other())),
        _ => Line::new("rush_out-early-shared").number("own", trophies.heroes),
    };
    line.by_rule("RO-130")
}

/// The round that an event belongs to.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    Some(match event {
        Event::RoundBegun { round, .. } => *round,
        _ => before.round,
    })
}

/// What a target is, as a word.
fn kind(before: &State, target: Target) -> &'static str {
    match target {
        Target::DragonTile => "dragon_tile",
        Target::HeroTile(_) => "hero_tile",
        Target::Scroll(_) => "scroll",
        Target::Card(card) => before.card(card).map_or("task", |card| card.kind.word()),
    }
}

fn completed(before: &State, target: Target, seats: &[Seat]) -> Line {
    Line::new("rush_out-completed")
        .word("kind", kind(before, target))
        .with("who", Param::Seats(seats.to_vec()))
        .by_rule(if seats.contains(&before.sorcerer) { "RO-45" } else { "RO-41" })
}

fn moved(before: &State, card: CardNo, to: &CardPlace) -> Option<Line> {
    Some(match to {
        CardPlace::DeckTop(Row::Task) => Line::new("rush_out-summoned").by_rule("RO-54"),
        CardPlace::DeckTop(Row::Spell) => Line::new("rush_out-swapped").by_rule("RO-86"),
        CardPlace::Gold(team) => {
            Line::new("rush_out-gold").word("team", team.word()).by_rule("RO-75")
        }
        CardPlace::Xp(seat) => Line::new("rush_out-xp").seat("who", *seat).by_rule("RO-103"),
        CardPlace::Curse => {
            let curse = before.card(card).and_then(|card| card.effect.curse);
            Line::new("rush_out-cursed")
                .word("curse", curse.map_or("", |curse| curse.word()))
                .by_rule("RO-89")
        }
        // The dispel is told with its choice; discards are hidden.
        CardPlace::Dispel(_) | CardPlace::PendingXp(_) | CardPlace::Discard(_) => return None,
    })
}

fn settled(before: &State, pending: Pending, heroes: &[Seat], target: Option<Target>) -> Line {
    let who = || Param::Seats(heroes.to_vec());
    let does = match pending {
        Pending::Spell(card) => before.does(card),
        Pending::Sweep(_) => None,
    };
    match (does, target) {
        (_, Some(target)) => {
            Line::new("rush_out-confused").word("kind", kind(before, target)).by_rule("RO-51")
        }
        (Some(Does::Vortex), _) => {
            Line::new("rush_out-dispel-vortex").with("who", who()).by_rule("RO-68")
        }
        (Some(Does::Forbid(symbol)), _) => Line::new("rush_out-dispel-forbids")
            .with("who", who())
            .word("symbol", symbol.word())
            .by_rule("RO-71"),
        (Some(Does::Regression(_)), _) => {
            Line::new("rush_out-regressed").with("who", who()).by_rule("RO-107")
        }
        (Some(Does::Doom { .. }), _) if !heroes.is_empty() => {
            Line::new("rush_out-doomed").with("who", who()).by_rule("RO-93")
        }
        _ => Line::new("rush_out-declined").by_rule("RO-49"),
    }
}

fn bought(before: &State, team: Team, item: u8, hero: Option<Seat>, duplicate: bool) -> Vec<Line> {
    let at = usize::from(item);
    let id = match team {
        Team::Heroes => before.cards.gear.get(at).map(|item| &item.id),
        Team::Sorcerer => before.cards.scrolls.get(at).map(|item| &item.id),
    };
    let item = |key: &str| {
        Line::new(key)
            .seat("who", hero.unwrap_or(before.sorcerer))
            .word("item", id.map_or("?", String::as_str))
    };
    let mut told = vec![item("rush_out-bought").by_rule("RO-80")];
    if duplicate {
        told.push(item("rush_out-duplicate-item").by_rule("RO-83"));
    }
    told
}
