//! Refusals: each with its code, its parameters and its rule.

use super::kind::Card;
use kernel::{Points, Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it; the judge's may have any number.
pub type Player = u64;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    u64::from(seat.0)
}

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

/// Why Cover Your Assets refuses. `Display` is for logs and the command line; seats are numbers
/// there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    #[error("Cover Your Assets needs 2 to {max} players; got {n}.")]
    #[serde(rename = "CYA_E_PLAYER_COUNT")]
    PlayerCount { max: u8, n: u64 },
    #[error("Player names must be different and not empty.")]
    #[serde(rename = "CYA_E_PLAYER_NAMES")]
    PlayerNames {},
    #[error("Unknown value {value} for option {name}.")]
    #[serde(rename = "CYA_E_OPTION")]
    Option { name: String, value: String },
    #[error("The custom deck needs wilds and assets, positive values and at least {least} cards.")]
    #[serde(rename = "CYA_E_DECK")]
    Deck {
        fault: DeckFault,
        /// The kind that is wrong, where it is one.
        kind: Option<String>,
        least: u64,
    },
    #[error("The game is finished.")]
    #[serde(rename = "CYA_E_GAME_OVER")]
    GameOver {},
    #[error("Finish the challenge first: player {turn} must show a card or stop.")]
    #[serde(rename = "CYA_E_CHALLENGE_OPEN")]
    ChallengeOpen { turn: Player },
    #[error("Player {player} is not in this game.")]
    #[serde(rename = "CYA_E_UNKNOWN_PLAYER")]
    UnknownPlayer { player: Player },
    #[error("{}", not_your_turn(*turn, *challenge))]
    #[serde(rename = "CYA_E_NOT_YOUR_TURN")]
    NotYourTurn {
        turn: Player,
        /// Whether a challenge waits for that person's answer.
        challenge: bool,
    },
    #[error("Player {player} does not hold {card}.")]
    #[serde(rename = "CYA_E_CARD_NOT_IN_HAND")]
    CardNotInHand { player: Player, card: Card },
    #[error("Two wilds cannot form a set.")]
    #[serde(rename = "CYA_E_TWO_WILDS")]
    TwoWilds {},
    #[error("{card} and {other_card} do not match.")]
    #[serde(rename = "CYA_E_NOT_A_PAIR")]
    NotAPair { card: Card, other_card: Card },
    #[error("The discard pile is empty.")]
    #[serde(rename = "CYA_E_DISCARD_EMPTY")]
    DiscardEmpty {},
    #[error("At this table a wild on the discard pile cannot be taken.")]
    #[serde(rename = "CYA_E_WILD_DISCARD_DEAD")]
    WildDiscardDead { card: Card },
    #[error("You cannot challenge yourself.")]
    #[serde(rename = "CYA_E_SELF_TARGET")]
    SelfTarget {},
    #[error("Player {player:?} needs a set of their own before challenging.")]
    #[serde(rename = "CYA_E_NO_OWN_SET")]
    NoOwnSet {
        /// Nobody where only the numbers were said.
        player: Option<Player>,
    },
    #[error("{}", protected(*player, *sets))]
    #[serde(rename = "CYA_E_TARGET_PROTECTED")]
    TargetProtected {
        /// Nobody where only the numbers were said.
        player: Option<Player>,
        /// How many sets that person has: none, or one.
        sets: u8,
    },
    #[error("{card} does not match {kind} and is not wild.")]
    #[serde(rename = "CYA_E_NO_MATCH")]
    NoMatch {
        card: Card,
        kind: Card,
        /// Whether it would have opened the challenge.
        #[serde(skip)]
        opening: bool,
    },
    #[error("There is no challenge.")]
    #[serde(rename = "CYA_E_NO_CHALLENGE")]
    NoChallenge {},
    #[error("The discard pile begins with a card that is turned first.")]
    #[serde(rename = "CYA_E_TURN_FIRST")]
    TurnFirst {},
    #[error("Nothing is to be turned now.")]
    #[serde(rename = "CYA_E_NOTHING_TO_TURN")]
    NothingToTurn {},
    #[error("There is no tie to decide.")]
    #[serde(rename = "CYA_E_NO_TIE")]
    NoTie {},
    #[error("Player {player} is not among the tied players.")]
    #[serde(rename = "CYA_E_NOT_TIED")]
    NotTied { player: Player },
    #[error("At most {max} characters say how it was decided.")]
    #[serde(rename = "CYA_E_TIE_WORDS")]
    TieWords { max: u8 },
    #[error("Round {round} is not open.")]
    #[serde(rename = "CYA_E_BOOK_ROUND")]
    BookRound { round: u16 },
    #[error("Amounts are missing for players {players:?}.")]
    #[serde(rename = "CYA_E_BOOK_INCOMPLETE")]
    BookIncomplete { players: Vec<Seat> },
    #[error("Player {player} is written down twice.")]
    #[serde(rename = "CYA_E_BOOK_TWICE")]
    BookTwice { player: Player },
    #[error("{amount} is not possible: amounts go in steps of {step}.")]
    #[serde(rename = "CYA_E_BOOK_AMOUNT")]
    BookAmount { player: Player, amount: i64, step: Points },
    #[error("Together the players hold {sum}, but the whole deck is worth {deck}.")]
    #[serde(rename = "CYA_E_BOOK_TOO_MUCH")]
    BookTooMuch { sum: i64, deck: Points },
    #[error("{kind} is not in this deck.")]
    #[serde(rename = "CYA_E_UNKNOWN_KIND")]
    UnknownKind { kind: Card },
    #[error("The number of {kind} must be a whole number from 0.")]
    #[serde(rename = "CYA_E_BOOK_RANGE")]
    BookRange { player: Player, kind: Card },
    #[error("There are only {copies} {kind}; you entered {n}.")]
    #[serde(rename = "CYA_E_BOOK_COPIES")]
    BookCopies { kind: Card, copies: u16, n: i64 },
    #[error("A stack cannot consist of wilds only.")]
    #[serde(rename = "CYA_E_BOOK_WILDS_ONLY")]
    BookWildsOnly { player: Player },
    #[error("A stack holds at least two cards.")]
    #[serde(rename = "CYA_E_BOOK_SINGLE_CARD")]
    BookSingleCard { player: Player },
    #[error("A hand has 0 to {max} cards.")]
    #[serde(rename = "CYA_E_BOOK_HAND")]
    BookHand { player: Player, max: u8 },
    #[error("The hands hold {n} cards; {left} lie nowhere in the open, and somebody holds one.")]
    #[serde(rename = "CYA_E_BOOK_HANDS")]
    BookHands { n: u16, left: u16 },
    #[error("Round {round} is kept by what it comes to.")]
    #[serde(rename = "CYA_E_KEPT_BY_TOTALS")]
    KeptByTotals { round: u16 },
    #[error("The app deals at this table; its rounds are played card by card.")]
    #[serde(rename = "CYA_E_APP_DEALS")]
    AppDeals {},
    #[error("Only the keeper of the table writes that down.")]
    #[serde(rename = "CYA_E_KEEPER_ONLY")]
    KeeperOnly {},
}

fn not_your_turn(turn: Player, challenge: bool) -> String {
    if challenge {
        format!("Player {turn} must show a card or stop.")
    } else {
        format!("It is player {turn}'s turn.")
    }
}

fn protected(player: Option<Player>, sets: u8) -> String {
    let who = player.map_or_else(|| "That person".to_owned(), |player| format!("Player {player}"));
    match sets {
        0 => format!("{who} has nothing to steal."),
        _ => format!("{who}'s first set is safe."),
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::Deck { .. } => "CYA-3",
            R::PlayerCount { .. } => "CYA-5",
            R::TurnFirst {} | R::NothingToTurn {} => "CYA-7",
            R::NotYourTurn { challenge: false, .. } => "CYA-12",
            R::CardNotInHand { .. } => "CYA-43",
            R::TwoWilds {} | R::NotAPair { .. } => "CYA-15",
            R::DiscardEmpty {} => "CYA-18",
            R::WildDiscardDead { .. } => "CYA-19",
            R::SelfTarget {} | R::NoOwnSet { .. } => "CYA-21",
            R::NoMatch { opening: true, .. } => "CYA-21",
            R::TargetProtected { .. } => "CYA-22",
            R::ChallengeOpen { .. } | R::NotYourTurn { challenge: true, .. } => "CYA-23",
            R::NoMatch { opening: false, .. } | R::NoChallenge {} => "CYA-23",
            R::GameOver {} => "CYA-38",
            R::UnknownPlayer { .. } | R::PlayerNames {} | R::Option { .. } => "CYA-42",
            R::NoTie {} | R::NotTied { .. } | R::TieWords { .. } => "CYA-50",
            R::BookIncomplete { .. } | R::BookTwice { .. } => "CYA-51",
            R::BookAmount { .. } | R::BookTooMuch { .. } => "CYA-51",
            R::UnknownKind { .. }
            | R::BookRange { .. }
            | R::BookCopies { .. }
            | R::BookWildsOnly { .. }
            | R::BookSingleCard { .. } => "CYA-52",
            R::BookRound { .. }
            | R::BookHand { .. }
            | R::BookHands { .. }
            | R::KeptByTotals { .. }
            | R::AppDeals {}
            | R::KeeperOnly {} => "CYA-53",
        }
    }
}
