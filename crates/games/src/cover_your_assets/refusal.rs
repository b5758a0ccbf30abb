//! Refusals: each with its code, its parameters and its rule.

use super::kind::Card;
use kernel::{AskedSeat, Points, Seat};
use serde::Serialize;
use ts_rs::TS;

/// What is wrong with a table's own deck (CYA-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeckFault {
    /// A name is empty, too long, or there twice.
    Name,
    /// A value is no positive multiple of 1,000.
    Value,
    /// There are no copies, or more than 99.
    Copies,
    /// More kinds, or more money, than the app can keep.
    Many,
    /// No kind is wild.
    NoWild,
    /// Every kind is wild.
    NoAsset,
    /// Too few cards for these people.
    Few,
}

kernel::refusals! {
    /// Why Cover Your Assets refuses. `Display` is for logs and the command line; seats are numbers
    /// there.
    pub enum Refusal {
        "CYA_E_PLAYER_COUNT" ["CYA-5"] PlayerCount { max: u8, n: u64 }
            "Cover Your Assets needs 2 to {max} players; got {n}.";
        "CYA_E_SEATS_DEALT" ["CYA-66"] SeatsDealt {}
            "The app has dealt the next round already; nobody comes or leaves.";
        "CYA_E_TIE_OPEN" ["CYA-66"] TieOpen {} "While a tie is played for, nobody comes or leaves.";
        "CYA_E_ROUND_BEGUN" ["CYA-66"] RoundBegun { round: u16 } "Round {round} has begun.";
        "CYA_E_HAS_LEFT" ["CYA-67"] HasLeft { player: AskedSeat } "Player {player} has left.";
        "CYA_E_PLAYER_NAMES" ["CYA-42"] PlayerNames {}
            "Player names must be different and not empty.";
        "CYA_E_OPTION" ["CYA-42"] Option { name: String, value: String }
            "Unknown value {value} for option {name}.";
        "CYA_E_DECK" ["CYA-3"] Deck {
            fault: DeckFault,
            /// The kind that is wrong, where it is one.
            kind: Option<String>,
            least: u64,
        }
            "The custom deck needs wilds and assets, positive values and at least {least} cards.";
        "CYA_E_GAME_OVER" ["CYA-38"] GameOver {} "The game is finished.";
        "CYA_E_CHALLENGE_OPEN" ["CYA-23"] ChallengeOpen { turn: AskedSeat }
            "Finish the challenge first: player {turn} must show a card or stop.";
        "CYA_E_UNKNOWN_PLAYER" ["CYA-42"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not in this game.";
        "CYA_E_NOT_YOUR_TURN" ["CYA-23" if *challenge, "CYA-12"] NotYourTurn {
            turn: AskedSeat,
            /// Whether a challenge waits for that person's answer.
            challenge: bool,
        }
            "{}", not_your_turn(*turn, *challenge);
        "CYA_E_CARD_NOT_IN_HAND" ["CYA-43"] CardNotInHand { player: AskedSeat, card: Card }
            "Player {player} does not hold {card}.";
        "CYA_E_TWO_WILDS" ["CYA-15"] TwoWilds {} "Two wilds cannot form a set.";
        "CYA_E_NOT_A_PAIR" ["CYA-15"] NotAPair { card: Card, other_card: Card }
            "{card} and {other_card} do not match.";
        "CYA_E_DISCARD_EMPTY" ["CYA-18"] DiscardEmpty {} "The discard pile is empty.";
        "CYA_E_WILD_DISCARD_DEAD" ["CYA-19"] WildDiscardDead { card: Card }
            "At this table a wild on the discard pile cannot be taken.";
        "CYA_E_SELF_TARGET" ["CYA-21"] SelfTarget {} "You cannot challenge yourself.";
        "CYA_E_NO_OWN_SET" ["CYA-21"] NoOwnSet {
            /// None where only the numbers were said.
            player: Option<AskedSeat>,
        }
            "{} needs a set of their own before challenging.", whom(*player);
        "CYA_E_TARGET_PROTECTED" ["CYA-22"] TargetProtected {
            /// None where only the numbers were said.
            player: Option<AskedSeat>,
            /// How many sets that person has: none, or one.
            sets: u8,
        }
            "{}", protected(*player, *sets);
        "CYA_E_NO_MATCH" ["CYA-21" if *opening, "CYA-23"] NoMatch {
            card: Card,
            kind: Card,
            /// Whether it would have opened the challenge.
            #[serde(skip)]
            opening: bool,
        }
            "{card} does not match {kind} and is not wild.";
        "CYA_E_NO_CHALLENGE" ["CYA-23"] NoChallenge {} "There is no challenge.";
        "CYA_E_TURN_FIRST" ["CYA-7"] TurnFirst {}
            "The discard pile begins with a card that is turned first.";
        "CYA_E_NOTHING_TO_TURN" ["CYA-7"] NothingToTurn {} "Nothing is to be turned now.";
        "CYA_E_NOTHING_SCORED" ["CYA-65"] NothingScored {} "No round is complete yet.";
        "CYA_E_NO_TIE" ["CYA-50"] NoTie {} "There is no tie to decide.";
        "CYA_E_NOT_TIED" ["CYA-50"] NotTied { player: AskedSeat }
            "Player {player} is not among the tied players.";
        "CYA_E_TIE_WORDS" ["CYA-50"] TieWords { max: u8 }
            "At most {max} characters say how it was decided.";
        "CYA_E_BOOK_ROUND" ["CYA-53"] BookRound { round: u16 } "Round {round} is not open.";
        "CYA_E_BOOK_INCOMPLETE" ["CYA-51"] BookIncomplete { players: Vec<Seat> }
            "Amounts are missing for players {players:?}.";
        "CYA_E_BOOK_TWICE" ["CYA-51"] BookTwice { player: AskedSeat }
            "Player {player} is written down twice.";
        "CYA_E_BOOK_AMOUNT" ["CYA-51"] BookAmount { player: AskedSeat, amount: i64, step: Points }
            "{amount} is not possible: amounts go in steps of {step}.";
        "CYA_E_BOOK_TOO_MUCH" ["CYA-51"] BookTooMuch { sum: i64, deck: Points }
            "Together the players hold {sum}, but the whole deck is worth {deck}.";
        "CYA_E_UNKNOWN_KIND" ["CYA-52"] UnknownKind { kind: Card } "{kind} is not in this deck.";
        "CYA_E_BOOK_RANGE" ["CYA-52"] BookRange { player: AskedSeat, kind: Card }
            "The number of {kind} must be a whole number from 0.";
        "CYA_E_BOOK_COPIES" ["CYA-52"] BookCopies { kind: Card, copies: u16, n: i64 }
            "There are only {copies} {kind}; you entered {n}.";
        "CYA_E_BOOK_WILDS_ONLY" ["CYA-52"] BookWildsOnly { player: AskedSeat }
            "A stack cannot consist of wilds only.";
        "CYA_E_BOOK_SINGLE_CARD" ["CYA-52"] BookSingleCard { player: AskedSeat }
            "A stack holds at least two cards.";
        "CYA_E_BOOK_HAND" ["CYA-53"] BookHand { player: AskedSeat, max: u8 }
            "A hand has 0 to {max} cards.";
        "CYA_E_BOOK_HANDS" ["CYA-53"] BookHands { n: u16, left: u16 }
            "The hands hold {n} cards; {left} lie nowhere in the open, and somebody holds one.";
        "CYA_E_KEPT_BY_TOTALS" ["CYA-53"] KeptByTotals { round: u16 }
            "Round {round} is kept by what it comes to.";
        "CYA_E_APP_DEALS" ["CYA-53"] AppDeals {}
            "Tapete deals at this table; its rounds are played card by card.";
        "CYA_E_KEEPER_ONLY" ["CYA-53"] KeeperOnly {}
            "Only the keeper writes that down.";
    }
}

fn not_your_turn(turn: AskedSeat, challenge: bool) -> String {
    if challenge {
        format!("Player {turn} must show a card or stop.")
    } else {
        format!("It is player {turn}'s turn.")
    }
}

fn whom(player: Option<AskedSeat>) -> String {
    player.map_or_else(|| "That person".to_owned(), |player| format!("Player {player}"))
}

fn protected(player: Option<AskedSeat>, sets: u8) -> String {
    let who = whom(player);
    match sets {
        0 => format!("{who} has nothing to steal."),
        _ => format!("{who}'s first set is safe."),
    }
}
