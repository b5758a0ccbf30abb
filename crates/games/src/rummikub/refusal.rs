//! Refusals: each with its code, its parameters and its rule.

use super::fault::Fault;
use super::meld::Reason;
use super::tiles::Tile;
use kernel::{Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it; the judge's may have any number.
pub type Player = u64;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    u64::from(seat.0)
}

/// Why Rummikub refuses. `Display` is for logs and the command line; seats are numbers there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    // Tiles that are no meld (RK-10 to RK-14).
    #[error("There are no tiles.")]
    #[serde(rename = "EMPTY")]
    Empty(Box<Fault>),
    #[error("A meld needs at least 3 tiles.")]
    #[serde(rename = "TOO_SHORT")]
    TooShort(Box<Fault>),
    #[error("There are only two equal tiles, and two jokers.")]
    #[serde(rename = "TOO_MANY_COPIES")]
    MeldCopies(Box<Fault>),
    #[error("Neither a group (one number) nor a run (one colour).")]
    #[serde(rename = "MIXED")]
    Mixed(Box<Fault>),
    #[error("Two equal tiles do not fit into one meld.")]
    #[serde(rename = "DUPLICATE_TILE")]
    DuplicateTile(Box<Fault>),
    #[error("A group has no colour twice.")]
    #[serde(rename = "GROUP_DUP_COLOR")]
    GroupDupColor(Box<Fault>),
    #[error("A group has at most 4 tiles.")]
    #[serde(rename = "GROUP_TOO_LONG")]
    GroupTooLong(Box<Fault>),
    #[error("A run has no number twice.")]
    #[serde(rename = "RUN_DUP_NUMBER")]
    RunDupNumber(Box<Fault>),
    #[error("A run has at most 13 tiles.")]
    #[serde(rename = "RUN_TOO_LONG")]
    RunTooLong(Box<Fault>),
    #[error("The 1 does not follow the 13.")]
    #[serde(rename = "RUN_WRAP")]
    RunWrap(Box<Fault>),
    #[error("Numbers are missing in the run.")]
    #[serde(rename = "RUN_GAP")]
    RunGap(Box<Fault>),
    #[error("The tiles are not in order.")]
    #[serde(rename = "RUN_ORDER")]
    RunOrder(Box<Fault>),

    // A turn (RK-20 to RK-34), in the order in which it is checked.
    #[error("It is player {turn}'s turn.")]
    #[serde(rename = "NOT_YOUR_TURN")]
    NotYourTurn { turn: Player },
    #[error("The game is over.")]
    #[serde(rename = "GAME_OVER")]
    GameOver {},
    #[error("{} of the table are missing.", list(pieces))]
    #[serde(rename = "TILE_VANISHED")]
    TileVanished { pieces: Vec<Tile> },
    #[error("{count} jokers of the table are missing; a freed joker stays on the table.")]
    #[serde(rename = "JOKER_KEPT")]
    JokerKept { count: u64 },
    #[error("{} were neither on the table nor on the rack.", list(pieces))]
    #[serde(rename = "TILE_NOT_ON_RACK")]
    TileNotOnRack { pieces: Vec<Tile> },
    #[error("No tile of the rack was laid.")]
    #[serde(rename = "NOTHING_PLAYED")]
    NothingPlayed {},
    #[error("Meld {meld} does not hold: {error:?}.")]
    #[serde(rename = "INVALID_MELD")]
    InvalidMeld {
        /// Which meld of the table after the turn, from 0.
        meld: u64,
        /// The first reason.
        error: Reason,
        /// Its tiles as they lie.
        pieces: Vec<Tile>,
        /// Everything about it.
        fault: Box<Fault>,
    },
    #[error("The table stays as it is in the turn in which somebody opens.")]
    #[serde(rename = "OPENING_TABLE_TOUCHED")]
    OpeningTableTouched {
        /// Which meld of the table before the turn, from 0.
        meld: u64,
        /// Its tiles.
        pieces: Vec<Tile>,
    },
    #[error("The opening comes to {sum}; it needs {min}.")]
    #[serde(rename = "OPENING_UNDER_MIN")]
    OpeningUnderMin {
        sum: u64,
        min: u8,
        short: u64,
        /// Whether one meld alone has to reach it.
        single: bool,
    },
    #[error("The joker of meld {meld} has to be replaced first: it stands for {}.", list(pieces))]
    #[serde(rename = "JOKER_NOT_REPLACED")]
    JokerNotReplaced {
        /// Which meld of the table before the turn, from 0.
        meld: u64,
        /// The joker's place in it, from 0.
        at: u64,
        /// What it may stand for.
        pieces: Vec<Tile>,
        /// Whether all of them are needed (RK-32).
        both: bool,
    },
    #[error("A freed joker has to go into a new meld.")]
    #[serde(rename = "JOKER_USE")]
    JokerUse {
        /// Which meld of the table after the turn, from 0.
        meld: u64,
        /// The joker's place in it, from 0.
        at: u64,
        /// How many tiles of the rack have to be with it.
        from_rack: u8,
    },

    // Sitting down (RK-2).
    #[error("Rummikub is for {min} to {max} players; got {n}.")]
    #[serde(rename = "PLAYERS_RANGE")]
    PlayersRange { min: u8, max: u8, n: u64 },
    #[error("A player has no name.")]
    #[serde(rename = "NAME_EMPTY")]
    NameEmpty {},
    #[error("Two players are called {name}.")]
    #[serde(rename = "NAME_DUP")]
    NameDup { name: String },
    #[error("Unknown value {value} for option {name}.")]
    #[serde(rename = "OPTION_RANGE")]
    OptionRange { name: String, value: String },

    // The start (RK-1 to RK-6).
    #[error("Player {player} is not at this table.")]
    #[serde(rename = "UNKNOWN_PLAYER")]
    UnknownPlayer { player: Player },
    #[error("It is known who starts.")]
    #[serde(rename = "ALREADY_STARTED")]
    AlreadyStarted {},
    #[error("Player {player} has no tile to draw for the start.")]
    #[serde(rename = "NO_DRAW_DUE")]
    NoDrawDue { player: Player },
    #[error("Nobody knows yet who starts.")]
    #[serde(rename = "NOT_STARTED")]
    NotStarted {},
    #[error("There are only two of {piece}; {n} would be in play.")]
    #[serde(rename = "TOO_MANY_COPIES")]
    Copies { piece: Tile, n: u64 },
    #[error("The rack has {count} tiles, not {n}.")]
    #[serde(rename = "RACK_COUNT")]
    RackCount { count: u8, n: u64 },
    #[error("Three pairs bring no new deal at this table, or the game is under way.")]
    #[serde(rename = "NO_REDEAL")]
    NoRedeal {},
    #[error("Those are not three pairs of the rack.")]
    #[serde(rename = "NO_THREE_PAIRS")]
    NoThreePairs {},

    // Drawing, passing and the clock (RK-35, RK-36, RK-41).
    #[error("This turn has begun.")]
    #[serde(rename = "TURN_BEGUN")]
    TurnBegun {},
    #[error("The pool is empty.")]
    #[serde(rename = "POOL_EMPTY")]
    PoolEmpty {},
    #[error("Put the table back as it was before you draw.")]
    #[serde(rename = "WORKSPACE_DIRTY")]
    WorkspaceDirty {},
    #[error("The pool has {left} tiles: draw one.")]
    #[serde(rename = "POOL_NOT_EMPTY")]
    PoolNotEmpty { left: u8 },
    #[error("No turn has begun.")]
    #[serde(rename = "NO_TURN")]
    NoTurn {},
    #[error("No clock runs at this table.")]
    #[serde(rename = "NO_TIMER")]
    NoTimer {},
    #[error("{seconds} seconds are left.")]
    #[serde(rename = "TIME_LEFT")]
    TimeLeft { seconds: u64 },
    #[error("The clock stands still already, or runs already.")]
    #[serde(rename = "CLOCK_SO")]
    ClockSo {},
    #[error("No token for more time is left.")]
    #[serde(rename = "NO_TOKEN")]
    NoToken {},

    // Scores (RK-42 to RK-47).
    #[error("Points are missing for players {players:?}.")]
    #[serde(rename = "POINTS_MISSING")]
    PointsMissing { players: Vec<Seat> },
    #[error("The points of player {player} are below zero.")]
    #[serde(rename = "POINTS_NEGATIVE")]
    PointsNegative { player: Player },
    #[error("Player {player} cannot have so many points; {max} is the most.")]
    #[serde(rename = "POINTS_RANGE")]
    PointsRange { player: Player, max: u64 },
    #[error("Player {player} went out and holds nothing.")]
    #[serde(rename = "WINNER_HAS_POINTS")]
    WinnerHasPoints { player: Player },
    #[error("Player {player} is there twice.")]
    #[serde(rename = "PLAYER_TWICE")]
    PlayerTwice { player: Player },
    #[error("Players {players:?} have the same points: how many tiles do they hold?")]
    #[serde(rename = "COUNT_MISSING")]
    CountMissing { players: Vec<Seat> },
    #[error("There is no game {game}; {games} are written down.")]
    #[serde(rename = "UNKNOWN_GAME")]
    UnknownGame { game: i64, games: u16 },
    #[error("No game is written down yet.")]
    #[serde(rename = "NO_GAMES")]
    NoGames {},

    // The best play (RK-26 to RK-31).
    #[error("No way leaves every tile of the table in a meld.")]
    #[serde(rename = "TABLE_INVALID")]
    TableInvalid {
        /// Which meld of the table is none, from 0, where the best play depends on it.
        meld: Option<u64>,
    },
    #[error(
        "The best play is not known under this house rule, or the search took too long: {name:?}."
    )]
    #[serde(rename = "NO_BEST_PLAY")]
    NoBestPlay {
        /// The option that the search does not know; none when it took too long.
        name: Option<String>,
    },

    // The table itself.
    #[error("Only the keeper of the table writes that down.")]
    #[serde(rename = "KEEPER_ONLY")]
    KeeperOnly {},
    #[error("This game is kept by its result.")]
    #[serde(rename = "KEPT_BY_RESULTS")]
    KeptByResults {},
    #[error("The app deals at this table and knows every tile.")]
    #[serde(rename = "APP_DEALS")]
    AppDeals {},
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

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::Empty(fault)
            | R::TooShort(fault)
            | R::MeldCopies(fault)
            | R::Mixed(fault)
            | R::DuplicateTile(fault)
            | R::GroupDupColor(fault)
            | R::GroupTooLong(fault)
            | R::RunDupNumber(fault)
            | R::RunTooLong(fault)
            | R::RunWrap(fault)
            | R::RunGap(fault)
            | R::RunOrder(fault) => fault.marks.first().map_or("RK-14", |first| first.rule),
            R::Copies { .. } => "RK-1",
            R::PlayersRange { .. }
            | R::NameEmpty {}
            | R::NameDup { .. }
            | R::OptionRange { .. }
            | R::UnknownPlayer { .. }
            | R::KeeperOnly {}
            | R::AppDeals {}
            | R::KeptByResults {} => "RK-2",
            R::RackCount { .. } => "RK-3",
            R::AlreadyStarted {} | R::NoDrawDue { .. } | R::NotStarted {} => "RK-4",
            R::NotYourTurn { .. } => "RK-5",
            R::NoRedeal {} | R::NoThreePairs {} => "RK-6",
            R::NothingPlayed {} | R::WorkspaceDirty {} => "RK-20",
            R::OpeningUnderMin { single: false, .. } => "RK-22",
            R::OpeningUnderMin { single: true, .. } => "RK-23",
            R::OpeningTableTouched { .. } => "RK-24",
            R::TileNotOnRack { .. } | R::InvalidMeld { .. } | R::TableInvalid { .. } => "RK-27",
            R::TileVanished { .. } => "RK-29",
            R::JokerKept { .. } => "RK-30",
            R::JokerNotReplaced { both: false, .. } | R::NoBestPlay { .. } => "RK-31",
            R::JokerNotReplaced { both: true, .. } => "RK-32",
            R::JokerUse { .. } => "RK-33",
            R::NoTurn {} => "RK-35",
            R::TurnBegun {}
            | R::NoTimer {}
            | R::TimeLeft { .. }
            | R::ClockSo {}
            | R::NoToken {} => "RK-36",
            R::PoolEmpty {} | R::PoolNotEmpty { .. } => "RK-41",
            R::PointsMissing { .. }
            | R::PointsNegative { .. }
            | R::PointsRange { .. }
            | R::WinnerHasPoints { .. }
            | R::PlayerTwice { .. } => "RK-43",
            R::CountMissing { .. } => "RK-45",
            R::GameOver {} | R::NoGames {} => "RK-46",
            R::UnknownGame { .. } => "RK-47",
        }
    }
}
