//! Answers of the judge.

use super::super::books::{check_amounts, check_counts};
use super::super::counts::Counts;
use super::super::decide::draw_order;
use super::super::deck::Deck;
use super::super::ending::{best, planned};
use super::super::kind::{Card, Kind};
use super::super::matching;
use super::super::model::{Config, End, OwnKind, Printing};
use super::super::refusal::Refusal;
use super::question::{Question, Row, Total};
use kernel::{AskedSeat, Misfit, Points, Seat, Whole};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// A side of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Challenger,
    Defender,
}

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// Who has the set, and what became of it (CYA-59).
    Duel { winner: Side, kind: Card, cards: usize, value: i64 },
    /// The set that two cards make (CYA-55, CYA-56).
    Set { kind: Card, value: Points },
    /// What cards are worth (CYA-60).
    Value {
        /// Together.
        value: i64,
    },
    /// It may be done.
    Legal {
        /// Always true: what is not allowed is refused.
        legal: bool,
    },
    /// Whether the round is over (CYA-61).
    Over {
        /// Whether no seat holds a card.
        over: bool,
    },
    /// What a round brings to everybody (CYA-51, CYA-52).
    Round {
        /// By seat.
        points: BTreeMap<String, Points>,
    },
    /// Who has won: none while the game goes on, several when they are tied (CYA-62).
    Winner { winners: Vec<AskedSeat> },
    /// Who draws, in order (CYA-63).
    DrawOrder { order: Vec<AskedSeat> },
    /// The kinds of a deck, wilds first (CYA-54).
    Kinds {
        /// Each with its value and how many there are.
        kinds: Vec<OwnKind>,
    },
    /// How many cards a hand has (CYA-64).
    HandSize { cards: u8 },
}

/// What the judge makes of a question.
type Judged = Result<Answer, Misfit<Refusal>>;

/// Answers a question (CYA-55 to CYA-64).
///
/// # Errors
/// A refusal by the rules, or invalid when there can be no such situation.
pub fn judge(question: Question, config: &Config) -> Judged {
    if let Printing::Custom(_) = config.deck {
        let (name, value) = ("deck".to_owned(), "custom".to_owned());
        return Err(Refusal::Option { name, value }.into());
    }
    let deck = Deck::of(&config.deck, 0)?;
    Ok(match question {
        Question::Pair { cards: [one, other] } => {
            let (one, other) = (deck.find(&one)?, deck.find(&other)?);
            set(&deck, matching::pair(&deck, one, other)?)
        }
        Question::DiscardPair { card, top } => {
            let card = deck.find(&card)?;
            let top = top.map(|top| deck.find(&top)).transpose()?;
            let top = top.ok_or(Refusal::DiscardEmpty {})?;
            set(&deck, matching::with_discard(&deck, config, card, top)?)
        }
        Question::Challenge { own_sets, target_sets, kind, card } => {
            let card = deck.find(&card)?;
            let kind = kind.map(|kind| asset(&deck, &kind)).transpose()?;
            if kind.is_none() && target_sets.0 != 0 {
                return invalid("a set has a kind");
            }
            matching::check_sets((None, own_sets.0), (None, target_sets.0))?;
            if let Some(kind) = kind {
                matching::check_fits(&deck, kind, card, true)?;
            }
            Answer::Legal { legal: true }
        }
        Question::Show { kind, card } => {
            let (kind, card) = (asset(&deck, &kind)?, deck.find(&card)?);
            matching::check_fits(&deck, kind, card, false)?;
            Answer::Legal { legal: true }
        }
        Question::Duel { set, shows } => return duel(&deck, &set, &shows),
        Question::Value { cards } => Answer::Value { value: worth(&deck, &deck.find_all(&cards)?) },
        Question::RoundOver { hands } => return round_over(&hands, config),
        Question::Round { players } => return round(&deck, &players),
        Question::Winner { players } => return winner(&players, config),
        Question::DrawOrder { players, challenger, defender } => {
            return order(players, challenger, defender, config);
        }
        Question::Kinds {} => Answer::Kinds { kinds: deck.as_list() },
        Question::OwnDeck {} => Answer::Kinds { kinds: Deck::to_change().as_list() },
        Question::HandSize { players } => {
            Answer::HandSize { cards: config.hand_size.cards(people(players, config)?) }
        }
    })
}

/// The rule behind an answer.
pub fn rule(question: &Question) -> Option<&'static str> {
    match question {
        Question::Pair { .. } => Some("CYA-15"),
        Question::DiscardPair { .. } => Some("CYA-18"),
        Question::Challenge { .. } => Some("CYA-21"),
        Question::Duel { .. } => Some("CYA-25"),
        Question::Value { .. } => Some("CYA-36"),
        _ => None,
    }
}

fn invalid<T>(why: impl ToString) -> Result<T, Misfit<Refusal>> {
    Err(Misfit::Invalid(why.to_string()))
}

fn set(deck: &Deck, cards: [Kind; 2]) -> Answer {
    Answer::Set { kind: deck.card(cards[0]), value: deck.worth(&cards) }
}

/// More cards than any deck has can be asked about.
fn worth(deck: &Deck, cards: &[Kind]) -> i64 {
    cards.iter().map(|kind| i64::from(deck.value(*kind))).sum()
}

/// The kind of a set, which is never a wild (CYA-20).
fn asset(deck: &Deck, card: &Card) -> Result<Kind, Misfit<Refusal>> {
    let kind = deck.find(card)?;
    if deck.is_wild(kind) {
        return invalid(format!("no set is of kind {card}"));
    }
    Ok(kind)
}

fn duel(deck: &Deck, set: &[Card], shows: &[Card]) -> Judged {
    let (set, shows) = (deck.find_all(set)?, deck.find_all(shows)?);
    let Some(kind) = matching::kind_of(deck, &set) else {
        return invalid("a set has two or more cards, all of one kind but for wilds");
    };
    if shows.is_empty() {
        return invalid("a challenge is opened with a card");
    }
    for (at, card) in shows.iter().enumerate() {
        matching::check_fits(deck, kind, *card, at == 0)?;
    }
    // The side that showed the last card (CYA-25).
    let winner = if shows.len() % 2 == 1 { Side::Challenger } else { Side::Defender };
    let (cards, value) = (set.len() + shows.len(), worth(deck, &set) + worth(deck, &shows));
    Ok(Answer::Duel { winner, kind: deck.card(kind), cards, value })
}

fn people(Whole(n): Whole, config: &Config) -> Result<usize, Refusal> {
    let max = config.max_players;
    let players = u8::try_from(n).ok().filter(|n| (2..=max).contains(n));
    players.map(usize::from).ok_or(Refusal::PlayerCount { max, n: u64::try_from(n).unwrap_or(0) })
}

fn round_over(hands: &[Whole], config: &Config) -> Judged {
    let players = people(Whole(hands.len() as i64), config)?;
    let most = i64::from(config.hand_size.cards(players));
    if let Some(hand) = hands.iter().find(|hand| !(0..=most).contains(&hand.0)) {
        return invalid(format!("no hand has {} cards", hand.0));
    }
    Ok(Answer::Over { over: hands.iter().all(|hand| hand.0 == 0) })
}

fn round(deck: &Deck, players: &[Row]) -> Judged {
    check_seats(players.iter().map(|row| row.seat))?;
    let amounts: Option<Vec<(AskedSeat, i64)>> =
        players.iter().map(|row| Some((row.seat, row.amount?.0))).collect();
    let counts: Option<Vec<(AskedSeat, &Counts)>> =
        players.iter().map(|row| Some((row.seat, row.counts.as_ref()?))).collect();
    let said = |row: &Row| usize::from(row.amount.is_some()) + usize::from(row.counts.is_some());
    if players.iter().any(|row| said(row) != 1) {
        return invalid("everybody has either an amount or counts");
    }
    let points: Vec<Points> = match (amounts, counts) {
        (Some(rows), _) => check_amounts(deck, &rows)?,
        (_, Some(rows)) => check_counts(deck, &rows)?
            .iter()
            .map(|cards| cards.iter().map(|counted| counted.value).sum())
            .collect(),
        _ => return invalid("a round is written in amounts or in counts"),
    };
    let named = players.iter().zip(points);
    Ok(Answer::Round { points: named.map(|(row, n)| (row.seat.0.to_string(), n)).collect() })
}

fn winner(players: &[Total], config: &Config) -> Judged {
    check_seats(players.iter().map(|row| row.seat))?;
    if config.end == End::TwoRoundWins {
        return invalid("totals do not say who has won two rounds");
    }
    let totals: Vec<i64> = players.iter().map(|row| row.total.0).collect();
    // It is asked after the last round.
    let rounds = planned(config.end).unwrap_or(1);
    let best = best(&totals, rounds, config);
    let seats = best.into_iter().filter_map(|at| players.get(at));
    Ok(Answer::Winner { winners: seats.map(|row| row.seat).collect() })
}

/// At least one person is asked about, and none twice.
fn check_seats(seats: impl Iterator<Item = AskedSeat>) -> Result<(), Misfit<Refusal>> {
    let mut seats: Vec<AskedSeat> = seats.collect();
    if seats.is_empty() {
        return invalid("no person played");
    }
    seats.sort_unstable();
    match seats.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => invalid(format!("seat {} is there twice", pair[0])),
        None => Ok(()),
    }
}

fn order(players: Whole, challenger: AskedSeat, defender: AskedSeat, config: &Config) -> Judged {
    let players = people(players, config)?;
    let seat = |player: AskedSeat| {
        let seat = u8::try_from(player.0).ok().filter(|n| usize::from(*n) < players);
        seat.map(Seat).ok_or(Refusal::UnknownPlayer { player })
    };
    let (challenger, defender) = (seat(challenger)?, seat(defender)?);
    if challenger == defender {
        return Err(Refusal::SelfTarget {}.into());
    }
    let order = draw_order(players, challenger, Some(defender));
    Ok(Answer::DrawOrder { order: order.map(AskedSeat::from).collect() })
}
