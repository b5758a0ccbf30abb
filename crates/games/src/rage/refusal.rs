//! Refusals: each with its code, its parameters and its rule.

use super::model::{Card, Colour};
use super::state::Phase;
use kernel::{Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it; the judge's may have any number.
pub type Player = u64;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    u64::from(seat.0)
}

/// Which number of a written result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Cards for each person.
    Cards,
    /// Tricks won.
    Tricks,
    /// Bonus Rage cards won.
    Bonus,
    /// Mad Rage cards won.
    Mad,
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Field::Cards => "cards",
            Field::Tricks => "tricks",
            Field::Bonus => "bonus",
            Field::Mad => "mad",
        })
    }
}

/// Why Rage refuses. `Display` is for logs and the command line; seats are numbers there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    #[error("Rage needs {min} to {max} players with these options; got {n}.")]
    #[serde(rename = "RG_E_PLAYER_COUNT")]
    PlayerCount { min: u8, max: u8, n: u64 },
    #[error("Player names must be different and not empty.")]
    #[serde(rename = "RG_E_PLAYER_NAMES")]
    PlayerNames {},
    #[error("Teams of {size} are not possible with {n} players.")]
    #[serde(rename = "RG_E_TEAM_LAYOUT")]
    TeamLayout { size: u8, n: u64 },
    #[error("{n} players cannot be dealt {cards} cards from {deck} and leave a trump card.")]
    #[serde(rename = "RG_E_DECK_TOO_SMALL")]
    DeckTooSmall { n: u64, cards: u8, deck: u64 },
    #[error("Unknown value {value} for option {name}.")]
    #[serde(rename = "RG_E_OPTION")]
    Option { name: String, value: String },
    #[error("The game is finished.")]
    #[serde(rename = "RG_E_GAME_OVER")]
    GameOver {},
    #[error("{}", wrong_phase(*phase))]
    #[serde(rename = "RG_E_WRONG_PHASE")]
    WrongPhase { phase: Phase },
    #[error("Player {player} is not in this game.")]
    #[serde(rename = "RG_E_UNKNOWN_PLAYER")]
    UnknownPlayer { player: Player },
    #[error("Player {player} has already bid {n}; a bid is final.")]
    #[serde(rename = "RG_E_ALREADY_BID")]
    AlreadyBid { player: Player, n: u8 },
    #[error("It is player {turn}'s turn.")]
    #[serde(rename = "RG_E_NOT_YOUR_TURN")]
    NotYourTurn { turn: Player },
    #[error("A bid must be between 0 and {cards}.")]
    #[serde(rename = "RG_E_BID_RANGE")]
    BidRange { cards: u8 },
    #[error("The last bid may not be {n}: the bids would add up to {cards}.")]
    #[serde(rename = "RG_E_BID_HOOK")]
    BidHook { n: u8, cards: u8 },
    #[error("Player {player} does not hold {card}.")]
    #[serde(rename = "RG_E_CARD_NOT_IN_HAND")]
    CardNotInHand { player: Player, card: Card },
    #[error("Player {player} must follow {led}.")]
    #[serde(rename = "RG_E_MUST_FOLLOW")]
    MustFollow { player: Player, led: Colour },
    #[error("{card} needs a colour.")]
    #[serde(rename = "RG_E_COLOUR_REQUIRED")]
    ColourRequired { card: Card },
    #[error("{colour} is not a Rage colour.")]
    #[serde(rename = "RG_E_UNKNOWN_COLOUR")]
    UnknownColour { colour: String },
    #[error("{card} does not take a colour.")]
    #[serde(rename = "RG_E_COLOUR_NOT_ALLOWED")]
    ColourNotAllowed { card: Card },
    #[error(
        "A value from 0 to 16 goes with Wild Rage, at tables that announce it, and only there."
    )]
    #[serde(rename = "RG_E_WILD_VALUE")]
    WildValue {},
    #[error("Round {round} is not open.")]
    #[serde(rename = "RG_E_BOOK_ROUND")]
    BookRound { round: u16 },
    #[error("Enter every bid of round {round} first.")]
    #[serde(rename = "RG_E_BOOK_BIDS_MISSING")]
    BookBidsMissing { round: u16 },
    #[error("Results are missing for players {players:?}.")]
    #[serde(rename = "RG_E_BOOK_INCOMPLETE")]
    BookIncomplete { players: Vec<Seat> },
    #[error("{field} of player {player:?} must be a whole number up to {max}.")]
    #[serde(rename = "RG_E_BOOK_RANGE")]
    BookRange { field: Field, player: Option<Player>, max: u8 },
    #[error("The tricks add up to {sum}; this round has {cards}.")]
    #[serde(rename = "RG_E_BOOK_TRICK_SUM")]
    BookTrickSum { sum: u64, cards: u8 },
    #[error("The deck has only {k} Bonus Rage cards.")]
    #[serde(rename = "RG_E_BOOK_BONUS_LIMIT")]
    BookBonusLimit { k: u8 },
    #[error("The deck has only {k} Mad Rage cards.")]
    #[serde(rename = "RG_E_BOOK_MAD_LIMIT")]
    BookMadLimit { k: u8 },
    #[error("Player {player} won no trick and cannot hold Bonus or Mad cards.")]
    #[serde(rename = "RG_E_BOOK_CARDS_WITHOUT_TRICK")]
    BookCardsWithoutTrick { player: Player },
    #[error("Player {player} cannot hold that many Rage cards in {t} tricks.")]
    #[serde(rename = "RG_E_BOOK_TOO_MANY_CARDS")]
    BookTooManyCards { player: Player, t: u8 },
    #[error("Player {player} is written down twice.")]
    #[serde(rename = "RG_E_BOOK_TWICE")]
    BookTwice { player: Player },
    #[error("Player {player} has already {counted} {field} from the cards of this round.")]
    #[serde(rename = "RG_E_BOOK_BELOW_COUNTED")]
    BookBelowCounted { player: Player, field: Field, counted: u8 },
    #[error("Which colour was turned for the Change Rage played by player {player}?")]
    #[serde(rename = "RG_E_ASK_TURNED_COLOUR")]
    AskTurnedColour { player: Player },
    #[error("{}", shown(*card, *player, *trick))]
    #[serde(rename = "RG_E_CARD_SHOWN")]
    CardShown {
        card: Card,
        /// Nobody when it was turned from the pile.
        player: Option<Player>,
        /// 0 when it was turned from the pile.
        trick: u8,
    },
    #[error("The deck has only {copies} of {card}.")]
    #[serde(rename = "RG_E_TOO_MANY_COPIES")]
    TooManyCopies { card: Card, copies: u8 },
    #[error("The trump is turned before the first card is played.")]
    #[serde(rename = "RG_E_TRUMP_FIRST")]
    TrumpFirst {},
    #[error("Nothing is to be turned now.")]
    #[serde(rename = "RG_E_NOTHING_TO_TURN")]
    NothingToTurn {},
    #[error("Rage cards are turned until one number card shows, or until the pile is used up.")]
    #[serde(rename = "RG_E_TURN_LIST")]
    TurnList {},
    #[error("The pile has {left} cards left.")]
    #[serde(rename = "RG_E_PILE_COUNT")]
    PileCount { left: u8 },
    #[error("Round {round} is kept by its results.")]
    #[serde(rename = "RG_E_KEPT_BY_RESULTS")]
    KeptByResults { round: u16 },
    #[error("The app deals at this table; its rounds are played card by card.")]
    #[serde(rename = "RG_E_APP_DEALS")]
    AppDeals {},
    #[error("Only the keeper of the table writes that down.")]
    #[serde(rename = "RG_E_KEEPER_ONLY")]
    KeeperOnly {},
    #[error("Nobody is tied for the win.")]
    #[serde(rename = "RG_E_NO_TIE")]
    NoTie {},
    #[error("The winners must be among the tied players {tied:?}.")]
    #[serde(rename = "RG_E_TIE_WINNERS")]
    TieWinners { tied: Vec<Seat> },
    #[error("At most {max} characters say how it was decided.")]
    #[serde(rename = "RG_E_TIE_WORDS")]
    TieWords { max: u8 },
}

fn shown(card: Card, player: Option<Player>, trick: u8) -> String {
    match player {
        Some(player) => format!("Player {player} showed {card} in trick {trick}."),
        None => format!("{card} was turned from the pile in this round."),
    }
}

fn wrong_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "Bidding is not finished.",
        Phase::Playing => "Bids are closed for this round.",
        Phase::Finished => "The game is finished.",
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::CardShown { .. } | R::UnknownColour { .. } => "RG-1",
            R::TooManyCopies { .. } => "RG-2",
            R::PlayerCount { .. } => "RG-6",
            R::DeckTooSmall { .. } => "RG-7",
            R::UnknownPlayer { .. } | R::NotYourTurn { .. } => "RG-8",
            R::TeamLayout { .. } => "RG-9",
            R::TrumpFirst {} => "RG-13",
            R::TurnList {} => "RG-14",
            R::AlreadyBid { .. } => "RG-17",
            R::BidRange { .. } => "RG-18",
            R::BidHook { .. } => "RG-19",
            R::MustFollow { .. } => "RG-26",
            R::WildValue {} => "RG-35",
            R::ColourRequired { card: Card::Change } => "RG-36",
            R::ColourRequired { .. } | R::ColourNotAllowed { .. } => "RG-32",
            R::NothingToTurn {} => "RG-36",
            R::PileCount { .. } => "RG-37",
            R::GameOver {} => "RG-54",
            R::NoTie {} => "RG-55",
            R::TieWinners { .. } | R::TieWords { .. } => "RG-56",
            R::PlayerNames {} | R::Option { .. } => "RG-57",
            R::WrongPhase { phase: Phase::Bidding } => "RG-59",
            R::WrongPhase { .. } => "RG-58",
            R::CardNotInHand { .. } => "RG-59",
            R::KeeperOnly {} => "RG-60",
            R::BookRound { .. } | R::BookBidsMissing { .. } => "RG-61",
            R::AppDeals {} | R::KeptByResults { .. } => "RG-61",
            R::BookRange { field: Field::Cards, .. } => "RG-64",
            R::BookIncomplete { .. }
            | R::BookRange { .. }
            | R::BookTrickSum { .. }
            | R::BookBonusLimit { .. }
            | R::BookMadLimit { .. }
            | R::BookCardsWithoutTrick { .. }
            | R::BookTooManyCards { .. }
            | R::BookTwice { .. }
            | R::BookBelowCounted { .. } => "RG-62",
            R::AskTurnedColour { .. } => "RG-65",
        }
    }
}
