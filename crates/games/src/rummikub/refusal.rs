//! Refusals: each with its code, its parameters and its rule.

use super::fault::Fault;
use super::meld::Reason;
use super::tiles::Tile;
use kernel::{AskedSeat, Seat};

kernel::refusals! {
    /// Why Rummikub refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        // Tiles that are no meld (RK-10 to RK-14).
        "EMPTY" (fault.rule()) Empty(fault: Box<Fault>) "There are no tiles.";
        "TOO_SHORT" (fault.rule()) TooShort(fault: Box<Fault>) "A meld needs at least 3 tiles.";
        "TOO_MANY_COPIES" (fault.rule()) MeldCopies(fault: Box<Fault>)
            "There are only two equal tiles, and two jokers.";
        "MIXED" (fault.rule()) Mixed(fault: Box<Fault>)
            "Neither a group (one number) nor a run (one colour).";
        "DUPLICATE_TILE" (fault.rule()) DuplicateTile(fault: Box<Fault>)
            "Two equal tiles do not fit into one meld.";
        "GROUP_DUP_COLOR" (fault.rule()) GroupDupColor(fault: Box<Fault>)
            "A group has no colour twice.";
        "GROUP_TOO_LONG" (fault.rule()) GroupTooLong(fault: Box<Fault>)
            "A group has at most 4 tiles.";
        "RUN_DUP_NUMBER" (fault.rule()) RunDupNumber(fault: Box<Fault>)
            "A run has no number twice.";
        "RUN_TOO_LONG" (fault.rule()) RunTooLong(fault: Box<Fault>) "A run has at most 13 tiles.";
        "RUN_WRAP" (fault.rule()) RunWrap(fault: Box<Fault>) "The 1 does not follow the 13.";
        "RUN_GAP" (fault.rule()) RunGap(fault: Box<Fault>) "Numbers are missing in the run.";
        "RUN_ORDER" (fault.rule()) RunOrder(fault: Box<Fault>) "The tiles are not in order.";

        // A turn (RK-20 to RK-34), in the order in which it is checked.
        "NOT_YOUR_TURN" ["RK-5"] NotYourTurn { turn: AskedSeat } "It is player {turn}'s turn.";
        "GAME_OVER" ["RK-46"] GameOver {} "The game is over.";
        "TILE_VANISHED" ["RK-29"] TileVanished { pieces: Vec<Tile> }
            "{} of the table are missing.", list(pieces);
        "JOKER_KEPT" ["RK-30"] JokerKept { count: u64 }
            "{count} jokers of the table are missing; a freed joker stays on the table.";
        "TILE_NOT_ON_RACK" ["RK-27"] TileNotOnRack { pieces: Vec<Tile> }
            "{} were neither on the table nor on the rack.", list(pieces);
        "NOTHING_PLAYED" ["RK-20"] NothingPlayed {} "No tile of the rack was laid.";
        "INVALID_MELD" ["RK-27"] InvalidMeld {
            /// Which meld of the table after the turn, from 0.
            meld: u64,
            /// The first reason.
            error: Reason,
            /// Its tiles as they lie.
            pieces: Vec<Tile>,
            /// Everything about it.
            fault: Box<Fault>,
        }
            "Meld {meld} does not hold: {error:?}.";
        "OPENING_TABLE_TOUCHED" ["RK-24"] OpeningTableTouched {
            /// Which meld of the table before the turn, from 0.
            meld: u64,
            /// Its tiles.
            pieces: Vec<Tile>,
        }
            "The table stays as it is in the turn in which somebody opens.";
        "OPENING_UNDER_MIN" ["RK-23" if *single, "RK-22"] OpeningUnderMin {
            sum: u64,
            min: u8,
            short: u64,
            /// Whether one meld alone has to reach it.
            single: bool,
        }
            "The opening comes to {sum}; it needs {min}.";
        "JOKER_NOT_REPLACED" ["RK-32" if *both, "RK-31"] JokerNotReplaced {
            /// Which meld of the table before the turn, from 0.
            meld: u64,
            /// The joker's place in it, from 0.
            at: u64,
            /// What it may stand for.
            pieces: Vec<Tile>,
            /// Whether all of them are needed (RK-32).
            both: bool,
        }
            "The joker of meld {meld} has to be replaced first: it stands for {}.", list(pieces);
        "JOKER_USE" ["RK-33"] JokerUse {
            /// Which meld of the table after the turn, from 0.
            meld: u64,
            /// The joker's place in it, from 0.
            at: u64,
            /// How many tiles of the rack have to be with it.
            from_rack: u8,
        }
            "A freed joker has to go into a new meld.";

        // Sitting down (RK-2).
        "PLAYERS_RANGE" ["RK-2"] PlayersRange { min: u8, max: u8, n: u64 }
            "Rummikub is for {min} to {max} players; got {n}.";
        "NAME_EMPTY" ["RK-2"] NameEmpty {} "A player has no name.";
        "NAME_DUP" ["RK-2"] NameDup { name: String } "Two players are called {name}.";
        "OPTION_RANGE" ["RK-2"] OptionRange { name: String, value: String }
            "Unknown value {value} for option {name}.";

        // The start (RK-1 to RK-6).
        "UNKNOWN_PLAYER" ["RK-2"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not at this table.";
        "ALREADY_STARTED" ["RK-4"] AlreadyStarted {} "It is known who starts.";
        "NO_DRAW_DUE" ["RK-4"] NoDrawDue { player: AskedSeat }
            "Player {player} has no tile to draw for the start.";
        "NOT_STARTED" ["RK-4"] NotStarted {} "Nobody knows yet who starts.";
        "TOO_MANY_COPIES" ["RK-1"] Copies { piece: Tile, n: u64 }
            "There are only two of {piece}; {n} would be in play.";
        "RACK_COUNT" ["RK-3"] RackCount { count: u8, n: u64 }
            "The rack has {count} tiles, not {n}.";
        "NO_REDEAL" ["RK-6"] NoRedeal {}
            "Three pairs bring no new deal at this table, or the game is under way.";
        "NO_THREE_PAIRS" ["RK-6"] NoThreePairs {} "Those are not three pairs of the rack.";

        // Drawing, passing and the clock (RK-35, RK-36, RK-41).
        "TURN_BEGUN" ["RK-36"] TurnBegun {} "This turn has begun.";
        "POOL_EMPTY" ["RK-41"] PoolEmpty {} "The pool is empty.";
        "WORKSPACE_DIRTY" ["RK-20"] WorkspaceDirty {}
            "Put the table back as it was before you draw.";
        "POOL_NOT_EMPTY" ["RK-41"] PoolNotEmpty { left: u8 } "The pool has {left} tiles: draw one.";
        "NO_TURN" ["RK-35"] NoTurn {} "No turn has begun.";
        "NO_TIMER" ["RK-36"] NoTimer {} "No clock runs at this table.";
        "TIME_LEFT" ["RK-36"] TimeLeft { seconds: u64 } "{seconds} seconds are left.";
        "CLOCK_SO" ["RK-36"] ClockSo {} "The clock stands still already, or runs already.";
        "NO_TOKEN" ["RK-36"] NoToken {} "No token for more time is left.";

        // Scores (RK-42 to RK-47).
        "POINTS_MISSING" ["RK-43"] PointsMissing { players: Vec<Seat> }
            "Points are missing for players {players:?}.";
        "POINTS_NEGATIVE" ["RK-43"] PointsNegative { player: AskedSeat }
            "The points of player {player} are below zero.";
        "POINTS_RANGE" ["RK-43"] PointsRange { player: AskedSeat, max: u64 }
            "Player {player} cannot have so many points; {max} is the most.";
        "WINNER_HAS_POINTS" ["RK-43"] WinnerHasPoints { player: AskedSeat }
            "Player {player} went out and holds nothing.";
        "PLAYER_TWICE" ["RK-43"] PlayerTwice { player: AskedSeat }
            "Player {player} is there twice.";
        "COUNT_MISSING" ["RK-45"] CountMissing { players: Vec<Seat> }
            "Players {players:?} have the same points: how many tiles do they hold?";
        "UNKNOWN_GAME" ["RK-47"] UnknownGame { game: i64, games: u16 }
            "There is no game {game}; {games} are written down.";
        "NO_GAMES" ["RK-46"] NoGames {} "No game is written down yet.";

        // The best play (RK-26 to RK-31).
        "TABLE_INVALID" ["RK-27"] TableInvalid {
            /// Which meld of the table is none, from 0, where the best play depends on it.
            meld: Option<u64>,
        }
            "No way leaves every tile of the table in a meld.";
        "NO_BEST_PLAY" [
            "RK-12" if name.as_deref() == Some("max_jokers_per_meld"),
            "RK-32" if name.as_deref() == Some("joker_group3"),
            "RK-33" if name.as_deref() == Some("freed_joker_use"),
            "RK-31" if name.is_some(),
            "RK-27"
        ] NoBestPlay {
            /// The option that the search does not know; none when it took too long.
            name: Option<String>,
        }
            "The best play is not known under this house rule, or the search took too long: {name:?}.";

        // The table itself.
        "KEEPER_ONLY" ["RK-2"] KeeperOnly {} "Only the keeper writes that down.";
        "KEPT_BY_RESULTS" ["RK-2"] KeptByResults {} "This game is kept by its result.";
        "APP_DEALS" ["RK-2"] AppDeals {} "Tapete deals at this table and knows every tile.";
    }
}

fn list(pieces: &[Tile]) -> String {
    pieces.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
}

impl Refusal {
    /// The refusal of tiles that are no meld, by its first reason.
    pub fn of_meld(fault: Fault) -> Refusal {
        let fault = Box::new(fault);
        match fault.reasons.first() {
            None | Some(Reason::Empty) => Refusal::Empty(fault),
            // Jokers alone are too few, or too many, before they are only jokers.
            Some(Reason::TooShort | Reason::OnlyJokers) => Refusal::TooShort(fault),
            Some(Reason::TooManyCopies) => Refusal::MeldCopies(fault),
            Some(Reason::Mixed) => Refusal::Mixed(fault),
            Some(Reason::DuplicateTile) => Refusal::DuplicateTile(fault),
            Some(Reason::GroupDupColor) => Refusal::GroupDupColor(fault),
            Some(Reason::GroupTooLong) => Refusal::GroupTooLong(fault),
            Some(Reason::RunDupNumber) => Refusal::RunDupNumber(fault),
            Some(Reason::RunTooLong) => Refusal::RunTooLong(fault),
            Some(Reason::RunWrap) => Refusal::RunWrap(fault),
            Some(Reason::RunGap) => Refusal::RunGap(fault),
            Some(Reason::RunOrder) => Refusal::RunOrder(fault),
        }
    }
}
