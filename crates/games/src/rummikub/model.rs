//! House rules of Rummikub.

use kernel::Switch;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::choice! {
    /// What a joker adds to the sum of an opening (RK-22).
    pub enum JokerValue {
        /// Nothing.
        Zero = "zero",
        /// The number it stands for.
        Face = "face",
    }

    /// What has to reach the minimum of an opening (RK-23).
    pub enum OpeningScope {
        /// All melds of that turn together.
        Total = "total",
        /// One meld alone.
        Single = "single",
    }

    /// What becomes of the table in an opening turn (RK-24).
    pub enum OpeningTable {
        /// Every meld stays as it is.
        Locked = "locked",
        /// It may be used once the opening is shown.
        AfterOpening = "after_opening",
    }

    /// When a joker may leave its place (RK-31).
    pub enum JokerRelease {
        /// Whenever the final table is valid.
        Free = "free",
        /// When the tile it stands for is there, from the rack or from the table.
        Replace = "replace",
        /// When the tile it stands for is played from the rack.
        ReplaceRack = "replace_rack",
        /// Only so, and until then its meld may only grow.
        Frozen = "frozen",
    }

    /// What replaces a joker in a group of three (RK-32).
    pub enum JokerGroup3 {
        /// Either missing colour.
        Either = "either",
        /// Both missing colours.
        Both = "both",
    }

    /// Where a freed joker may go (RK-33).
    pub enum FreedJokerUse {
        /// Anywhere on the table.
        Any = "any",
        /// Into a meld that did not exist before.
        NewSet = "new_set",
        /// Into such a meld, with two tiles or more from the rack.
        NewSetTwoFromRack = "new_set_two_from_rack",
    }

    /// How a blocked game is scored (RK-44).
    pub enum BlockedScoring {
        /// Like any other game.
        Full = "full",
        /// Everybody's difference to the winner.
        Difference = "difference",
        /// Losers their own points, the winner the differences.
        Mixed = "mixed",
    }

    /// When the match is over (RK-46).
    pub enum MatchEnd {
        /// When the table says so.
        Manual = "manual",
        /// After so many games.
        Games = "games",
        /// When a person has so many points.
        Target = "target",
    }

    /// Who wins the match (RK-46).
    pub enum MatchWinner {
        /// Most points.
        Points = "points",
        /// Most games won, points break a tie.
        GamesWon = "games_won",
    }

    /// How long a turn may take: as long as it takes, or so many seconds (RK-36).
    #[derive(Copy)]
    pub enum TurnSeconds {
        None = "none",
        _ => Seconds(u16),
    }
}

/// Every house rule of Rummikub (the table at the end of RULES.md).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Tiles that everybody begins with (RK-3).
    pub hand_size: u8,
    /// What an opening has to come to (RK-22).
    pub initial_min: u8,
    /// What a joker adds to it (RK-22).
    pub initial_joker_value: JokerValue,
    /// Whether one meld alone has to reach it (RK-23).
    pub initial_scope: OpeningScope,
    /// Whether the table may be used in the opening turn (RK-24).
    pub initial_table: OpeningTable,
    /// Whether a run has to be written in its order (RK-14).
    pub strict_order: Switch,
    /// How many jokers a meld may hold (RK-12).
    pub max_jokers_per_meld: u8,
    /// When a joker may leave its place (RK-31).
    pub joker_release: JokerRelease,
    /// What replaces a joker in a group of three (RK-32).
    pub joker_group3: JokerGroup3,
    /// Where a freed joker may go (RK-33).
    pub freed_joker_use: FreedJokerUse,
    /// Tiles drawn when a turn is given up (RK-35).
    pub failed_turn_draw: u8,
    /// How long a turn may take (RK-36).
    pub turn_seconds: TurnSeconds,
    /// Tiles drawn when the time is over (RK-36).
    pub timeout_penalty: u8,
    /// What a joker counts on a rack (RK-42).
    pub joker_points: u8,
    /// How a blocked game is scored (RK-44).
    pub blocked_scoring: BlockedScoring,
    /// When the match is over (RK-46).
    pub match_end: MatchEnd,
    /// After how many games, with `match_end` = `games` (RK-46).
    pub match_games: u16,
    /// At how many points, with `match_end` = `target` (RK-46).
    pub match_target: u16,
    /// Who wins the match (RK-46).
    pub match_winner: MatchWinner,
    /// Whether three pairs on the first rack may ask for a new deal (RK-6).
    pub three_pairs_redeal: Switch,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            hand_size: 14,
            initial_min: 30,
            initial_joker_value: JokerValue::Zero,
            initial_scope: OpeningScope::Total,
            initial_table: OpeningTable::Locked,
            strict_order: Switch::Off,
            max_jokers_per_meld: 2,
            joker_release: JokerRelease::Free,
            joker_group3: JokerGroup3::Either,
            freed_joker_use: FreedJokerUse::Any,
            failed_turn_draw: 1,
            turn_seconds: TurnSeconds::None,
            timeout_penalty: 3,
            joker_points: 30,
            blocked_scoring: BlockedScoring::Full,
            match_end: MatchEnd::Manual,
            match_games: 4,
            match_target: 100,
            match_winner: MatchWinner::Points,
            three_pairs_redeal: Switch::Off,
        }
    }
}
