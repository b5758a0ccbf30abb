//! Answers of the judge.

use super::super::books::{Dealt, Written};
use super::super::ending::best;
use super::super::model::{Card, Config, FinalTie, RoundPlan, Scoring, Teams};
use super::super::record;
use super::super::refusal::{Field, Refusal};
use super::super::score::{self, Tally};
use super::super::seating::{self, MOST_CARDS};
use super::super::trick;
use super::super::wire::Part;
use super::question::{Question, Row, Total};
use super::situation::{self, Trick};
use kernel::{AskedSeat, BySeat, Misfit, Points, Seat, Switch, Whole};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// What a trick came to (RG-65).
    Trick(situation::Taken),
    /// Which cards may be played (RG-67).
    LegalCards(situation::Legal),
    /// Whether one card may be played, else what may; so also for a card that was played although
    /// it could not be (RG-66, RG-72).
    MayPlay {
        may: bool,
        /// What may be played, and the led colour.
        #[serde(flatten)]
        instead: situation::Legal,
    },
    /// What is announced with a card (RG-32, RG-35, RG-36).
    Announced {
        /// The cards with which a colour is announced.
        announced: Vec<Card>,
        /// Those of them with which a value is announced, too.
        valued: Vec<Card>,
    },
    /// The led colour (RG-68).
    Led(situation::Led),
    /// What a round is worth to one person (RG-69).
    Score {
        /// The sum.
        points: Points,
    },
    /// What a round is worth to one person, with the addends (RG-69).
    Parts {
        /// The sum.
        points: Points,
        /// The addends.
        parts: Vec<Part>,
    },
    /// What a round is worth to everybody (RG-69).
    Round {
        /// By seat.
        points: BTreeMap<String, Points>,
    },
    /// Whether there are enough cards (RG-70).
    Enough {
        /// Whether one is left to be turned for trump.
        enough: bool,
        /// Cards left for the pile.
        pile: u64,
        /// Number cards that are in it for certain.
        certain: u64,
    },
    /// Who has won; none when the table plays on (RG-71).
    Winner { winners: Vec<AskedSeat> },
    /// A bid is allowed.
    Legal {
        /// Always true: what is not allowed is refused.
        legal: bool,
    },
}

/// What the judge makes of a question.
type Judged = Result<Answer, Misfit<Refusal>>;

/// Answers a question (RG-65 to RG-72).
///
/// # Errors
/// A refusal by the rules, or invalid when there can be no such situation.
pub fn judge(question: Question, config: &Config) -> Judged {
    available(config)?;
    Ok(match question {
        Question::Trick { plays, trump, turned } => {
            let trick = Trick::read(&plays, turned.iter().flatten(), config)?;
            Answer::Trick(trick.judge(trump, &turned, config)?)
        }
        Question::Legal { hand, plays } => {
            Answer::LegalCards(Trick::read(&plays, hand.iter(), config)?.legal(&hand, config))
        }
        Question::MayPlay { hand, plays, card } => {
            let instead = Trick::read(&plays, hand.iter(), config)?.legal(&hand, config);
            if !hand.contains(&card) {
                return invalid(format!("{card} is not in the hand"));
            }
            Answer::MayPlay { may: instead.legal.contains(&card), instead }
        }
        Question::Announced {} => {
            let (announced, valued) = trick::announcing(config);
            Answer::Announced { announced, valued }
        }
        Question::Led { plays } => Answer::Led(Trick::read(&plays, [].iter(), config)?.led()),
        Question::Score { cards, bid, tricks, bonus, mad } => {
            let parts = parts(cards, bid, [tricks, bonus, mad], config)?;
            Answer::Score { points: score::sum(&parts) }
        }
        Question::Parts { cards, bid, tricks, bonus, mad } => {
            let parts = parts(cards, bid, [tricks, bonus, mad], config)?;
            Answer::Parts {
                points: score::sum(&parts),
                parts: parts.into_iter().map(Part::from).collect(),
            }
        }
        Question::Round { cards, players } => return round(cards, &players, config),
        Question::Enough { players, cards } => {
            let players = u64::try_from(players.0).or_else(|_| invalid("fewer than no players"))?;
            let room = seating::enough(players, cards_of(cards)?, config.deck);
            Answer::Enough { enough: room.enough, pile: room.pile, certain: room.certain }
        }
        Question::Winner { players } => return winner(&players, config),
        Question::Bid { cards, bids, players, n } => {
            let (min, max) = config.player_limit.range();
            let cards = cards_of(cards)?;
            if bids.len() as i64 >= players.0 {
                return invalid("everybody has bid");
            }
            if !(i64::from(min)..=i64::from(max)).contains(&players.0) {
                let n = players.0.unsigned_abs();
                return Err(Refusal::PlayerCount { min, max, n }.into());
            }
            bids.iter().chain([&n]).try_for_each(|bid| bid_of(*bid, cards).map(drop))?;
            Answer::Legal { legal: true }
        }
    })
}

/// The rule behind an answer.
pub fn rule(config: &Config, answer: &Answer) -> Option<&'static str> {
    match answer {
        Answer::LegalCards(legal) => Some(if legal.led.is_some() { "RG-26" } else { "RG-25" }),
        Answer::Score { .. } | Answer::Parts { .. } => Some(match config.scoring {
            Scoring::Fundex => "RG-49",
            Scoring::Alternative => "RG-50",
        }),
        _ => None,
    }
}

/// A single trick or round is judged without the table around it: its own list of rounds and the
/// dealer's hook are not for the judge.
fn available(config: &Config) -> Result<(), Misfit<Refusal>> {
    if let RoundPlan::Custom(_) = config.round_plan {
        let (name, value) = ("round_plan".to_owned(), "custom".to_owned());
        return Err(Refusal::Option { name, value }.into());
    }
    if config.dealer_hook == Switch::On {
        return invalid("the judge knows no dealer_hook");
    }
    Ok(())
}

fn invalid<T>(why: impl ToString) -> Result<T, Misfit<Refusal>> {
    Err(Misfit::Invalid(why.to_string()))
}

fn cards_of(Whole(n): Whole) -> Result<u8, Refusal> {
    let cards = u8::try_from(n).ok().filter(|cards| (1..=MOST_CARDS).contains(cards));
    cards.ok_or(Refusal::BookRange { field: Field::Cards, player: None, max: MOST_CARDS })
}

fn bid_of(Whole(n): Whole, cards: u8) -> Result<u8, Refusal> {
    u8::try_from(n).ok().filter(|n| *n <= cards).ok_or(Refusal::BidRange { cards })
}

fn table(config: &Config) -> score::Table {
    score::Table { scoring: config.scoring, sweep_double: config.sweep_double }
}

/// The addends of one person's round.
fn parts(
    cards: Whole,
    bid: Whole,
    won: [Whole; 3],
    config: &Config,
) -> Result<Vec<record::Part>, Refusal> {
    let cards = cards_of(cards)?;
    let bid = bid_of(bid, cards)?;
    let [tricks, bonus, mad] = won.map(|whole| whole.0);
    // How many play is not said: as many as the house rules allow.
    let players = u64::from(config.player_limit.range().1);
    let dealt = Dealt { cards, players, deck: config.deck };
    let row = [Written { player: AskedSeat(0), tricks, bonus, mad }];
    dealt.check_numbers(&row)?;
    let taken = dealt.check_cards(&row)?.first().copied().unwrap_or_default();
    Ok(Tally { bid, taken }.parts(cards, table(config)).to_vec())
}

fn round(cards: Whole, players: &[Row], config: &Config) -> Judged {
    let seats = check_seats(players.iter().map(|row| row.seat))?;
    if players.len() < 2 {
        return invalid("a round is played by two or more");
    }
    let sides = sides(&seats, config)?;
    let cards = cards_of(cards)?;
    let count = players.len() as u64;
    seating::check_deck(count, cards, config.deck)?;
    let bids = players.iter().map(|row| bid_of(row.bid, cards)).collect::<Result<Vec<u8>, _>>()?;
    let rows: Vec<Written> = players
        .iter()
        .map(|row| Written {
            player: row.seat,
            tricks: row.tricks.0,
            bonus: row.bonus.0,
            mad: row.mad.0,
        })
        .collect();
    let dealt = Dealt { cards, players: count, deck: config.deck };
    dealt.check_numbers(&rows)?;
    dealt.check_sum(&rows)?;
    let taken = dealt.check_cards(&rows)?;
    let tallies: BySeat<Tally> =
        bids.into_iter().zip(taken).map(|(bid, taken)| Tally { bid, taken }).collect();
    let cells = score::cells(&tallies, cards, table(config), &sides, |_| 0);
    let named = players.iter().zip(cells.iter());
    let points = named.map(|(row, cell)| (row.seat.0.to_string(), cell.points)).collect();
    Ok(Answer::Round { points })
}

fn winner(players: &[Total], config: &Config) -> Judged {
    let seats = check_seats(players.iter().map(|row| row.seat))?;
    if players.is_empty() {
        return invalid("no person played");
    }
    let sides = sides(&seats, config)?;
    let score = |seat: &Seat| (players[seat.index()].total.0, players[seat.index()].exact.0);
    if sides.iter().any(|side| side.iter().any(|seat| score(seat) != score(&side[0]))) {
        return invalid("the members of a team have the team's points");
    }
    let scores: Vec<(i64, i64)> = sides.iter().map(|side| score(&side[0])).collect();
    let best = best(&scores);
    let played_on = best.winners.len() > 1 && config.final_tie == FinalTie::ExtraRound;
    let won = |at: usize| best.winners.iter().any(|side| sides[*side].contains(&Seat(at as u8)));
    let asked = players.iter().enumerate().filter(|(at, _)| !played_on && won(*at));
    Ok(Answer::Winner { winners: asked.map(|(_, row)| row.seat).collect() })
}

/// A seat may be asked about once, and no more of them than a table can have.
fn check_seats(seats: impl Iterator<Item = AskedSeat>) -> Result<Vec<AskedSeat>, Misfit<Refusal>> {
    let seats: Vec<AskedSeat> = seats.collect();
    if let Some(at) = (1..seats.len()).find(|at| seats[..*at].contains(&seats[*at])) {
        return invalid(format!("seat {} is there twice", seats[at]));
    }
    if seats.len() > usize::from(u8::MAX) {
        return invalid("no table has so many people");
    }
    Ok(seats)
}

/// Who plays with whom, as positions in the list that was asked about; with teams the seats must be
/// those from 0 on (RG-9).
fn sides(seats: &[AskedSeat], config: &Config) -> Result<Vec<Vec<Seat>>, Refusal> {
    let n = seats.len();
    let mut sides = seating::sides(config.teams, n)?;
    if config.teams == Teams::None {
        return Ok(sides);
    }
    for seat in sides.iter_mut().flatten() {
        let at = seats.iter().position(|asked| *asked == AskedSeat::from(*seat));
        let size = if config.teams == Teams::Pairs { 2 } else { 3 };
        *seat = Seat(at.ok_or(Refusal::TeamLayout { size, n: n as u64 })? as u8);
    }
    Ok(sides)
}
