//! Answers of the judge.

use super::super::model::{Card, Config, EndedBy, PLAYERS, TO_WIN_ZONE, ZONES, Zone, Zones};
use super::super::record::{self, DealCount};
use super::super::refusal::Refusal;
use super::super::wire::{Battle, BonusPart};
use super::super::{battle, deal, ending};
use super::question::{Letter, Question, ZoneAsked};
use super::situation::{self, ZoneTold, check_fifth, check_fifth_here, check_open, check_state};
use kernel::{BySeat, Misfit, Whole};
use serde::Serialize;
use ts_rs::TS;

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// What a battle came to (R7-25).
    Zone {
        /// Both players' points.
        points: Vec<u8>,
        /// Who won; none in a tie.
        winner: Option<Letter>,
        /// The zone after it.
        zone: ZoneTold,
        /// The cards that go away, the lowest first.
        discarded: Vec<Card>,
    },
    /// What a battle came to, with the sums that lead to it (R7-25, R7-26).
    Battle(Battle),
    /// What a turn came to (R7-25, R7-28, R7-29).
    Turn {
        /// The zones after it.
        zones: Vec<ZoneTold>,
        over: bool,
        winner: Option<Letter>,
        /// Cards dealt to each; 0 when it is over.
        deal: u8,
        /// Cards left over; 0 when it is over.
        left: u8,
    },
    /// The values of the deck, the lowest first (R7-1).
    Values {
        /// One card of each.
        values: Vec<Card>,
        /// How many captured cards win a zone (R7-10).
        to_win: u8,
    },
    /// What captured cards add, and which of them (R7-26).
    Bonus {
        /// The sum.
        bonus: u8,
        /// The cards that add something.
        parts: Vec<BonusPart>,
    },
    /// Whether a zone is won, and by whom (R7-27).
    ZoneWon {
        won: bool,
        by: Option<Letter>,
        /// Captured cards that are still wanting.
        wanting: u8,
    },
    /// Who has won, and by which rule (R7-28).
    Winner {
        /// Not yet when none.
        winner: Option<Letter>,
        rule: Option<EndedBy>,
    },
    /// How many cards are dealt; all 0 when the game is over (R7-29).
    Deal {
        /// Cards dealt to each.
        deal: u8,
        /// Cards in each hand then.
        hand: u8,
        /// Cards shuffled before.
        shuffle: u8,
        /// Cards left over.
        left: u8,
    },
    /// The smallest card that wins; none when no card does (R7-30).
    Least { value: Option<u8> },
    /// The same, with the battle that shows it.
    LeastShown {
        value: Option<u8>,
        /// Fought with that card, or with the highest one where none wins; none where there is no such card left.
        battle: Option<Battle>,
    },
}

/// What the judge makes of a question.
type Judged = Result<Answer, Misfit<Refusal>>;

/// Answers a question (R7-25 to R7-30).
///
/// # Errors
/// A refusal by the rules, or invalid when there can be no such situation.
pub fn judge(question: Question, config: &Config) -> Judged {
    if config.max_turns.last().is_some() {
        return Err(Misfit::Invalid("the judge knows no max_turns".to_owned()));
    }
    Ok(match question {
        Question::Zone { zone, a, b } => one(&zone, [a, b], config)?,
        Question::Battle { zone, a, b } => {
            Answer::Battle((&fought(&zone.into(), [a, b], config)?).into())
        }
        Question::Turn { zones, a, b } => turn(&zones, &a, &b, config)?,
        Question::Values {} => {
            Answer::Values { values: config.deck.values().collect(), to_win: TO_WIN_ZONE as u8 }
        }
        Question::Bonus { captured } => bonus(captured, config)?,
        Question::ZoneWon { zone } => {
            let zone = single(&zone, &[], config)?.0;
            let wanting = TO_WIN_ZONE.saturating_sub(zone.captured.len()) as u8;
            let by = zone.won_by.map(Letter::of);
            Answer::ZoneWon { won: by.is_some(), by, wanting }
        }
        Question::Winner { zones } => {
            let zones = situation::between_turns(&zones, config)?;
            let outcome = ending::ended(&zones, config);
            let winner = outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
            let rule = outcome.map(|outcome| outcome.by);
            Answer::Winner { winner: winner.map(Letter::of), rule }
        }
        Question::Deal { zones } => {
            let DealCount { each, hand, shuffle, left, .. } =
                dealt(&situation::between_turns(&zones, config)?, config);
            Answer::Deal { deal: each, hand, shuffle, left }
        }
        Question::Least { zone, side, against } => {
            Answer::Least { value: least(&zone, side, against, config)? }
        }
        Question::LeastShown { zone, side, against } => {
            let zone = zone.into();
            let value = least(&zone, side, against, config)?;
            let own = Whole(value.unwrap_or(Card::HIGHEST).into());
            let cards = match side {
                Letter::A => [own, against],
                Letter::B => [against, own],
            };
            let battle = fought(&zone, cards, config).ok();
            Answer::LeastShown { value, battle: battle.as_ref().map(Battle::from) }
        }
    })
}

/// The rule behind an answer.
pub fn rule(answer: &Answer) -> Option<&'static str> {
    matches!(answer, Answer::Least { .. } | Answer::LeastShown { .. }).then_some("R7-30")
}

/// A zone with cards played there: possible, of the deck's cards, no card five times.
fn single(
    asked: &ZoneAsked,
    played: &[Whole],
    config: &Config,
) -> Result<(Zone, Vec<Card>), Refusal> {
    check_state(asked)?;
    if !played.is_empty() {
        check_open(asked, None)?;
    }
    let zone = situation::zone(asked, config)?;
    let cards = played.iter().map(|value| situation::card(*value, config));
    let cards = cards.collect::<Result<Vec<Card>, _>>()?;
    check_fifth_here(&zone, &cards)?;
    Ok((zone, cards))
}

fn fought(
    asked: &ZoneAsked,
    played: [Whole; 2],
    config: &Config,
) -> Result<record::Battle, Refusal> {
    let (zone, cards) = single(asked, &played, config)?;
    Ok(battle::fight(1, &zone, [cards[0], cards[1]]))
}

fn one(asked: &ZoneAsked, played: [Whole; 2], config: &Config) -> Result<Answer, Refusal> {
    let battle = fought(asked, played, config)?;
    let points = battle.sides.iter().flat_map(BySeat::iter).map(|side| side.points).collect();
    Ok(Answer::Zone {
        points,
        winner: battle.winner.map(Letter::of),
        zone: ZoneTold::of(&battle.after),
        discarded: battle.discarded.to_vec(),
    })
}

fn turn(
    asked: &[ZoneAsked; ZONES],
    a: &[Option<Whole>; ZONES],
    b: &[Option<Whole>; ZONES],
    config: &Config,
) -> Result<Answer, Refusal> {
    asked.iter().try_for_each(check_state)?;
    situation::check_running(asked, config)?;
    let played = (1u8..).zip(asked).zip(a.iter().zip(b));
    for ((number, zone), (a, b)) in played.clone() {
        if a.is_some() || b.is_some() {
            check_open(zone, Some(number))?;
        }
    }
    let open = (1u8..).zip(asked).filter(|(_, zone)| zone.won_by.is_none());
    let open: Vec<u8> = open.map(|(number, _)| number).collect();
    let at = |number: &u8| usize::from(*number) - 1;
    let pairs: Vec<(u8, Whole, Whole)> =
        open.iter().filter_map(|number| Some((*number, a[at(number)]?, b[at(number)]?))).collect();
    if pairs.len() < open.len() {
        return Err(Refusal::ZonesIncomplete { zones: open });
    }
    let mut zones = situation::zones(asked, config)?;
    let mut fights: Vec<(u8, [Card; 2])> = Vec::with_capacity(pairs.len());
    for (number, a, b) in pairs {
        let cards = [situation::card(a, config)?, situation::card(b, config)?];
        fights.push((number, cards));
    }
    let played: Vec<(u8, Card)> =
        fights.iter().flat_map(|(number, cards)| cards.map(|card| (*number, card))).collect();
    check_fifth(&zones, &played, config)?;
    for (number, cards) in fights {
        let zone = &mut zones[usize::from(number) - 1];
        *zone = battle::fight(number, zone, cards).after;
    }
    let outcome = ending::ended(&zones, config);
    let deal = dealt(&zones, config);
    let winner = outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    Ok(Answer::Turn {
        zones: zones.iter().map(ZoneTold::of).collect(),
        over: outcome.is_some(),
        winner: winner.map(Letter::of),
        deal: deal.each,
        left: deal.left,
    })
}

fn bonus(captured: Vec<Whole>, config: &Config) -> Result<Answer, Refusal> {
    if captured.len() > TO_WIN_ZONE {
        return Err(Refusal::ZoneState {});
    }
    let cards = captured.into_iter().map(|value| situation::card(value, config));
    let cards = cards.collect::<Result<Vec<Card>, _>>()?;
    Ok(Answer::Bonus {
        bonus: battle::bonus(&cards),
        parts: BonusPart::each(&battle::bonus_parts(&cards)),
    })
}

/// What is dealt for the next turn; nothing when the game is over (R7-12, R7-29).
fn dealt(zones: &Zones, config: &Config) -> DealCount {
    match ending::ended(zones, config) {
        Some(_) => DealCount::default(),
        None => deal::count(zones, config, false),
    }
}

/// The smallest card whose points are higher than the other side's (R7-30).
fn least(
    asked: &ZoneAsked,
    side: Letter,
    against: Whole,
    config: &Config,
) -> Result<Option<u8>, Refusal> {
    let (zone, cards) = single(asked, &[against], config)?;
    let own = side.seat();
    let other = own.left(1, PLAYERS);
    let enemy: u8 = cards.iter().map(|card| card.value()).sum();
    let wanted = enemy + battle::bonus_of(&zone, other) + 1;
    let least = wanted.saturating_sub(battle::bonus_of(&zone, own)).max(config.deck.lowest());
    Ok((least <= Card::HIGHEST).then_some(least))
}
