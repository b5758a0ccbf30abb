//! Questions to the judge, as the rules write them down.

use super::commands::number;
use crate::plays::case::{Case, Checked, expected};
use serde_json::{Value, json};

/// A `trick`, `legal` or `score` line.
pub(crate) fn own(case: &Case, word: &str, rest: &str) -> Option<Checked> {
    ["trick", "legal", "score"].contains(&word).then(|| check(case, word, rest))
}

fn check(case: &Case, word: &str, rest: &str) -> Checked {
    let (question, wanted) = match (word, rest.split_once("=>")) {
        ("score", None) => rest.split_once('=').ok_or("score CARDS: B/T/B/M = POINTS")?,
        (_, Some(halves)) => halves,
        (_, None) => return Err("a question needs => and its answer".to_owned()),
    };
    let (question, wanted) = (question.trim(), wanted.trim());
    let asked = match word {
        "trick" => trick(question)?,
        "legal" => legal(question)?,
        _ => score(question)?,
    };
    let judged =
        case.rules.judge(&asked, &case.setup.config, &|| false).map(|judged| judged.answer);
    match (judged, wanted.strip_prefix("refuse ")) {
        (Err(rejection), Some(refusal)) => expected(&rejection, refusal, &case.setup.names),
        (Err(rejection), None) => expected(&rejection, wanted, &case.setup.names),
        (Ok(answer), Some(_)) => Err(format!("answered {answer}")),
        (Ok(answer), None) => {
            let holds = match word {
                "trick" => taken(&answer, wanted)?,
                "legal" => may(&answer, wanted),
                _ => answer == json!({"points": number(wanted)?}),
            };
            if holds { Ok(()) } else { Err(format!("answered {answer}")) }
        }
    }
}

/// `R, pile MAD G8 - | A B9, B WILD(R)`: the trump, what is turned (`-`: used up), the cards.
fn trick(text: &str) -> Result<String, String> {
    let (before, plays) = text.split_once('|').ok_or("trick TRUMP | PLAYS")?;
    let (trump, pile) = before.split_once(", pile").unwrap_or((before, ""));
    let trump = match trump.trim() {
        "none" => Value::Null,
        colour => colour.into(),
    };
    let turned: Vec<Value> = pile
        .split_whitespace()
        .map(|card| if card == "-" { Value::Null } else { card.into() })
        .collect();
    let plays = self::plays(plays)?;
    Ok(json!({"ask": "trick", "plays": plays, "trump": trump, "turned": turned}).to_string())
}

/// `B2 R7 WILD | B9, C R3`: the hand and the trick so far.
fn legal(text: &str) -> Result<String, String> {
    let (hand, plays) = text.split_once('|').ok_or("legal HAND | PLAYS")?;
    let hand: Vec<&str> = hand.split_whitespace().collect();
    Ok(json!({"ask": "legal", "hand": hand, "plays": self::plays(plays)?}).to_string())
}

/// `4: 2/1/0/0`: the cards, then bid, tricks, Bonus and Mad Rage.
fn score(text: &str) -> Result<String, String> {
    let (cards, numbers) = text.split_once(':').ok_or("score CARDS: B/T/B/M")?;
    let numbers = numbers.trim().split('/').map(number).collect::<Result<Vec<_>, _>>()?;
    let [bid, tricks, bonus, mad] = numbers[..] else { return Err("B/T/B/M".to_owned()) };
    let cards = number(cards.trim())?;
    let ask = "score";
    Ok(json!({"ask": ask, "cards": cards, "bid": bid, "tricks": tricks, "bonus": bonus, "mad": mad})
        .to_string())
}

/// `A B9, B WILD(R), C WILD(B,9)`; A is seat 0, B seat 1. Without a letter the next seat.
fn plays(text: &str) -> Result<Vec<Value>, String> {
    text.split(", ")
        .map(str::trim)
        .filter(|play| !play.is_empty())
        .enumerate()
        .map(|(at, play)| {
            let (seat, card) = match play.split_once(' ') {
                Some((letter, card)) => (seat(letter)?, card),
                None => (at, play),
            };
            let (card, said) = card.split_once('(').unwrap_or((card, ""));
            let mut play = json!({"seat": seat, "card": card});
            for word in said.trim_end_matches(')').split(',').filter(|word| !word.is_empty()) {
                match word.parse::<i64>() {
                    Ok(value) => play["value"] = value.into(),
                    Err(_) => play["colour"] = word.into(),
                }
            }
            Ok(play)
        })
        .collect()
}

fn seat(letter: &str) -> Result<usize, String> {
    let found = "ABCDEFGH".find(letter).filter(|_| letter.len() == 1);
    found.ok_or_else(|| format!("{letter:?} is no seat"))
}

/// `B RG-44 led B then R +1b +1m`; what is not said is not asked about.
fn taken(answer: &Value, wanted: &str) -> Result<bool, String> {
    let mut words = wanted.split_whitespace();
    let mut holds = answer["winner"] == json!(seat(words.next().unwrap_or(""))?);
    let colour = |word: Option<&str>| match word {
        Some("none") | None => Value::Null,
        Some(letter) => letter.into(),
    };
    while let Some(word) = words.next() {
        holds &= match word {
            "led" => answer["led"] == colour(words.next()),
            "then" => answer["trump_after"] == colour(words.next()),
            _ => match (word.strip_suffix('b'), word.strip_suffix('m')) {
                (Some(n), _) => answer["bonus"] == json!(number(n)?),
                (_, Some(n)) => answer["mad"] == json!(number(n)?),
                _ => answer["rule"] == word,
            },
        };
    }
    Ok(holds)
}

/// `B2 WILD led B`.
fn may(answer: &Value, wanted: &str) -> bool {
    let (cards, led) = wanted.split_once("led").unwrap_or((wanted, ""));
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let led = led.trim();
    let led_holds = match led {
        "" => true,
        "none" => answer["led"].is_null(),
        letter => answer["led"] == letter,
    };
    answer["legal"] == json!(cards) && led_holds
}
