//! Refusals: each with its code, its parameters and its rule.

use super::model::{Card, Colour, Phase};
use kernel::{AskedSeat, Seat};
use serde::Serialize;
use ts_rs::TS;

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

kernel::refusals! {
    /// Why Rage refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        "RG_E_PLAYER_COUNT" ["RG-6"] PlayerCount { min: u8, max: u8, n: u64 }
            "Rage needs {min} to {max} players with these options; got {n}.";
        "RG_E_PLAYER_NAMES" ["RG-57"] PlayerNames {}
            "Player names must be different and not empty.";
        "RG_E_TEAM_LAYOUT" ["RG-9"] TeamLayout { size: u8, n: u64 }
            "Teams of {size} are not possible with {n} players.";
        "RG_E_DECK_TOO_SMALL" ["RG-7"] DeckTooSmall { n: u64, cards: u8, deck: u64 }
            "{n} players cannot be dealt {cards} cards from {deck} and leave a trump card.";
        "RG_E_OPTION" ["RG-57"] Option { name: String, value: String }
            "Unknown value {value} for option {name}.";
        "RG_E_GAME_OVER" ["RG-54"] GameOver {} "The game is finished.";
        "RG_E_WRONG_PHASE" ["RG-59" if *phase == Phase::Bidding, "RG-58"]
            WrongPhase { phase: Phase }
            "{}", wrong_phase(*phase);
        "RG_E_UNKNOWN_PLAYER" ["RG-8"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not in this game.";
        "RG_E_ALREADY_BID" ["RG-17"] AlreadyBid { player: AskedSeat, n: u8 }
            "Player {player} has already bid {n}; a bid is final.";
        "RG_E_NOT_YOUR_TURN" ["RG-8"] NotYourTurn { turn: AskedSeat } "It is player {turn}'s turn.";
        "RG_E_BID_RANGE" ["RG-18"] BidRange { cards: u8 } "A bid must be between 0 and {cards}.";
        "RG_E_BID_HOOK" ["RG-19"] BidHook { n: u8, cards: u8 }
            "The last bid may not be {n}: the bids would add up to {cards}.";
        "RG_E_CARD_NOT_IN_HAND" ["RG-59"] CardNotInHand { player: AskedSeat, card: Card }
            "Player {player} does not hold {card}.";
        "RG_E_MUST_FOLLOW" ["RG-26"] MustFollow { player: AskedSeat, led: Colour }
            "Player {player} must follow {led}.";
        "RG_E_COLOUR_REQUIRED" ["RG-36" if *card == Card::Change, "RG-32"]
            ColourRequired { card: Card }
            "{card} needs a colour.";
        "RG_E_UNKNOWN_COLOUR" ["RG-1"] UnknownColour { colour: String }
            "{colour} is not a Rage colour.";
        "RG_E_COLOUR_NOT_ALLOWED" ["RG-32"] ColourNotAllowed { card: Card }
            "{card} does not take a colour.";
        "RG_E_WILD_VALUE" ["RG-35"] WildValue {}
            "A value from 0 to 16 goes with Wild Rage, at tables that announce it, and only there.";
        "RG_E_BOOK_ROUND" ["RG-61"] BookRound { round: u16 } "Round {round} is not open.";
        "RG_E_BOOK_BIDS_MISSING" ["RG-61"] BookBidsMissing { round: u16 }
            "Enter every bid of round {round} first.";
        "RG_E_BOOK_INCOMPLETE" ["RG-62"] BookIncomplete { players: Vec<Seat> }
            "Results are missing for players {players:?}.";
        "RG_E_BOOK_RANGE" ["RG-64" if *field == Field::Cards, "RG-62"]
            BookRange { field: Field, player: Option<AskedSeat>, max: u8 }
            "{field} of {} must be a whole number up to {max}.", whom(*player);
        "RG_E_BOOK_TRICK_SUM" ["RG-62"] BookTrickSum { sum: u64, cards: u8 }
            "The tricks add up to {sum}; this round has {cards}.";
        "RG_E_BOOK_BONUS_LIMIT" ["RG-62"] BookBonusLimit { k: u8 }
            "The deck has only {k} Bonus Rage cards.";
        "RG_E_BOOK_MAD_LIMIT" ["RG-62"] BookMadLimit { k: u8 }
            "The deck has only {k} Mad Rage cards.";
        "RG_E_BOOK_CARDS_WITHOUT_TRICK" ["RG-62"] BookCardsWithoutTrick { player: AskedSeat }
            "Player {player} won no trick and cannot hold Bonus or Mad cards.";
        "RG_E_BOOK_TOO_MANY_CARDS" ["RG-62"] BookTooManyCards { player: AskedSeat, t: u8 }
            "Player {player} cannot hold that many Rage cards in {t} tricks.";
        "RG_E_BOOK_TWICE" ["RG-62"] BookTwice { player: AskedSeat }
            "Player {player} is written down twice.";
        "RG_E_BOOK_BELOW_COUNTED" ["RG-62"]
            BookBelowCounted { player: AskedSeat, field: Field, counted: u8 }
            "Player {player} has already {counted} {field} from the cards of this round.";
        "RG_E_ASK_TURNED_COLOUR" ["RG-65"] AskTurnedColour { player: AskedSeat }
            "Which colour was turned for the Change Rage played by player {player}?";
        "RG_E_CARD_SHOWN" ["RG-1"] CardShown {
            card: Card,
            /// None when it was turned from the pile.
            player: Option<AskedSeat>,
            /// 0 when it was turned from the pile.
            trick: u8,
        }
            "{}", shown(*card, *player, *trick);
        "RG_E_TOO_MANY_COPIES" ["RG-2"] TooManyCopies { card: Card, copies: u8 }
            "The deck has only {copies} of {card}.";
        "RG_E_TRUMP_FIRST" ["RG-13"] TrumpFirst {}
            "The trump is turned before the first card is played.";
        "RG_E_NOTHING_TO_TURN" ["RG-36"] NothingToTurn {} "Nothing is to be turned now.";
        "RG_E_TURN_LIST" ["RG-14"] TurnList {}
            "Rage cards are turned until one number card shows, or until the pile is used up.";
        "RG_E_PILE_COUNT" ["RG-37"] PileCount { left: u8 } "The pile has {left} cards left.";
        "RG_E_KEPT_BY_RESULTS" ["RG-61"] KeptByResults { round: u16 }
            "Round {round} is kept by its results.";
        "RG_E_KEPT_BY_CARDS" ["RG-76"] KeptByCards { round: u16 }
            "Round {round} is kept card by card; its trump is turned from the pile.";
        "RG_E_APP_DEALS" ["RG-61"] AppDeals {}
            "Tapete deals at this table; its rounds are played card by card.";
        "RG_E_KEEPER_ONLY" ["RG-60"] KeeperOnly {} "Only the keeper writes that down.";
        "RG_E_SEATS_DEALT" ["RG-74"] SeatsDealt {}
            "The app has dealt the next round already; nobody comes or leaves.";
        "RG_E_TEAMS_STAY" ["RG-74"] TeamsStay {} "Where teams play, nobody comes later or leaves.";
        "RG_E_TIE_OPEN" ["RG-74"] TieOpen {} "While a tie is played for, nobody comes or leaves.";
        "RG_E_ROUND_BEGUN" ["RG-74"] RoundBegun { round: u16 } "Round {round} has begun.";
        "RG_E_HAS_LEFT" ["RG-75"] HasLeft { player: AskedSeat } "Player {player} has left.";
        "RG_E_NOTHING_SCORED" ["RG-73"] NothingScored {} "No round is complete yet.";
        "RG_E_NO_TIE" ["RG-55"] NoTie {} "Nobody is tied for the win.";
        "RG_E_TIE_WINNERS" ["RG-56"] TieWinners { tied: Vec<Seat> }
            "The winners must be among the tied players {tied:?}.";
        "RG_E_TIE_WORDS" ["RG-56"] TieWords { max: u8 }
            "At most {max} characters say how it was decided.";
    }
}

fn whom(player: Option<AskedSeat>) -> String {
    player.map_or_else(|| "a player".to_owned(), |player| format!("player {player}"))
}

fn shown(card: Card, player: Option<AskedSeat>, trick: u8) -> String {
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
