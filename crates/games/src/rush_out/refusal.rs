//! Refusals: each with its code, its parameters and its rule (RO-124).

use super::catalogue::Broken;
use super::model::{Class, Colour, Mode, Symbol};
use kernel::{Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it.
pub type Player = u8;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    seat.0
}

/// Why Rush Out! refuses. `Display` is for logs and the command line; seats are numbers there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    // Who asks.
    #[error("Nobody sits at seat {player}.")]
    #[serde(rename = "NO_SUCH_SEAT")]
    NoSuchSeat { player: Player },
    #[error("That is for player {player} to say.")]
    #[serde(rename = "NOT_YOUR_SEAT")]
    NotYourSeat { player: Player },
    #[error("Only the sorcerer does that.")]
    #[serde(rename = "SORCERER_ONLY")]
    SorcererOnly { player: Player },
    #[error("Only a hero does that.")]
    #[serde(rename = "HEROES_ONLY")]
    HeroesOnly { player: Player },
    #[error("Only who keeps the table does that.")]
    #[serde(rename = "KEEPER_ONLY")]
    KeeperOnly {},
    #[error("That is not done in the mode {mode:?}.")]
    #[serde(rename = "NOT_IN_MODE")]
    NotInMode { mode: Mode },
    #[error("This setup has none.")]
    #[serde(rename = "NOT_IN_SETUP")]
    NotInSetup {},

    // When.
    #[error("The round is paused.")]
    #[serde(rename = "PAUSED")]
    Paused {},
    #[error("The round is not paused.")]
    #[serde(rename = "NOT_PAUSED")]
    NotPaused {},
    #[error("The round is over.")]
    #[serde(rename = "ROUND_OVER")]
    RoundOver {},
    #[error("The round is not over.")]
    #[serde(rename = "ROUND_RUNNING")]
    RoundRunning {},
    #[error("The round has begun.")]
    #[serde(rename = "ROUND_BEGUN")]
    RoundBegun {},
    #[error("The market is open.")]
    #[serde(rename = "MARKET_OPEN")]
    MarketOpen {},
    #[error("The sorcerer's first roll starts the round.")]
    #[serde(rename = "WAIT_FOR_SORCERER")]
    WaitForSorcerer {},
    #[error("A spell waits for the sorcerer's choice.")]
    #[serde(rename = "EFFECT_PENDING")]
    EffectPending {},
    #[error("No spell waits for a choice.")]
    #[serde(rename = "NO_EFFECT_PENDING")]
    NoEffectPending {},
    #[error("A die for the vortex has to be chosen first.")]
    #[serde(rename = "VORTEX_DIE_REQUIRED")]
    VortexDieRequired {},
    #[error("No die for a vortex has to be chosen.")]
    #[serde(rename = "NO_VORTEX_PENDING")]
    NoVortexPending {},

    // Dice.
    #[error("The next roll is possible in {wait_ms} ms.")]
    #[serde(rename = "ROLL_TOO_SOON")]
    RollTooSoon { wait_ms: i64 },
    #[error("No die is in hand.")]
    #[serde(rename = "NOTHING_TO_ROLL")]
    NothingToRoll {},
    #[error("{dice} dice were rolled; these are no faces of theirs.")]
    #[serde(rename = "BAD_FACES")]
    BadFaces { dice: u8 },
    #[error("That die is not this player's.")]
    #[serde(rename = "NOT_YOUR_DIE")]
    NotYourDie {},
    #[error("That die is not placed.")]
    #[serde(rename = "DIE_NOT_PLACED")]
    DieNotPlaced {},
    #[error("That die is placed.")]
    #[serde(rename = "DIE_ALREADY_PLACED")]
    DieAlreadyPlaced {},
    #[error("That die is not rolled.")]
    #[serde(rename = "DIE_NOT_ROLLED")]
    DieNotRolled {},
    #[error("That die is in the vortex.")]
    #[serde(rename = "DIE_LOCKED")]
    DieLocked {},

    // Targets.
    #[error("That is not in play for this player.")]
    #[serde(rename = "TARGET_NOT_AVAILABLE")]
    TargetNotAvailable {},
    #[error("That is complete.")]
    #[serde(rename = "TARGET_COMPLETE")]
    TargetComplete {},
    #[error("There is no such slot.")]
    #[serde(rename = "NO_SUCH_SLOT")]
    NoSuchSlot {},
    #[error("A die lies there.")]
    #[serde(rename = "SLOT_OCCUPIED")]
    SlotOccupied {},
    #[error("{} does not go on {}.", face.word(), slot.word())]
    #[serde(rename = "SYMBOL_MISMATCH")]
    SymbolMismatch { face: Symbol, slot: Symbol },
    #[error("A dispel forbids {}.", slot.word())]
    #[serde(rename = "SYMBOL_FORBIDDEN")]
    SymbolForbidden { slot: Symbol },
    #[error("This player's dice lie on another card.")]
    #[serde(rename = "DICE_ON_OTHER_TARGET")]
    DiceOnOtherTarget {},
    #[error("One card a roll.")]
    #[serde(rename = "ONE_TARGET_PER_ROLL")]
    OneTargetPerRoll {},
    #[error("Two heroes' dice lie there.")]
    #[serde(rename = "TOO_MANY_COLOURS")]
    TooManyColours {},
    #[error("That cannot be chosen.")]
    #[serde(rename = "INVALID_TARGET")]
    InvalidTarget {},

    // Curses.
    #[error("This hero has no hands to clap.")]
    #[serde(rename = "NOTHING_TO_ACK")]
    NothingToAck {},
    #[error("That curse is not in play.")]
    #[serde(rename = "NO_ACTIVE_CURSE")]
    NoActiveCurse {},
    #[error("A hero has to confirm the last one first.")]
    #[serde(rename = "AWAITING_CONFIRM")]
    AwaitingConfirm {},
    #[error("Nothing has to be confirmed.")]
    #[serde(rename = "NOTHING_TO_CONFIRM")]
    NothingToConfirm {},

    // Gold and market.
    #[error("This setup has no gold.")]
    #[serde(rename = "NO_GOLD_IN_SETUP")]
    NoGoldInSetup {},
    #[error("Two gold cards are needed; the team has {cards}.")]
    #[serde(rename = "NOT_ENOUGH_GOLD")]
    NotEnoughGold { cards: u8 },
    #[error("The market is closed.")]
    #[serde(rename = "NOT_MARKET")]
    NotMarket {},
    #[error("The other team buys that.")]
    #[serde(rename = "WRONG_TEAM_ITEM")]
    WrongTeamItem {},
    #[error("There is none left.")]
    #[serde(rename = "OUT_OF_STOCK")]
    OutOfStock {},
    #[error("It costs {cost}; the team has {coins}.")]
    #[serde(rename = "NOT_ENOUGH_COINS")]
    NotEnoughCoins { cost: u8, coins: u8 },
    #[error("A hero has to be named.")]
    #[serde(rename = "HERO_REQUIRED")]
    HeroRequired {},
    #[error("Seat {player} is no hero.")]
    #[serde(rename = "NO_SUCH_HERO")]
    NoSuchHero { player: Player },
    #[error("The sorcerer does not own that scroll.")]
    #[serde(rename = "SCROLL_NOT_OWNED")]
    ScrollNotOwned {},
    #[error("The scroll does not turn that face.")]
    #[serde(rename = "FACE_NOT_ELIGIBLE")]
    FaceNotEligible {},

    // Experience.
    #[error("This setup has no experience.")]
    #[serde(rename = "NO_XP_IN_SETUP")]
    NoXpInSetup {},
    #[error("No such task waits for who keeps it.")]
    #[serde(rename = "NO_PENDING_XP")]
    NoPendingXp {},
    #[error("Player {player} did not help.")]
    #[serde(rename = "NOT_A_HELPER")]
    NotAHelper { player: Player },
    #[error("It costs {cost} experience; the hero has {xp}.")]
    #[serde(rename = "NOT_ENOUGH_XP")]
    NotEnoughXp { cost: u8, xp: u8 },
    #[error("That hero is not wounded.")]
    #[serde(rename = "NOT_WOUNDED")]
    NotWounded { player: Player },
    #[error("The dragon is at home.")]
    #[serde(rename = "DRAGON_AT_HOME")]
    DragonAtHome {},

    // Real cards and what the table keeps.
    #[error("Nothing is missing there.")]
    #[serde(rename = "SPACE_FILLED")]
    SpaceFilled {},
    #[error("{card} cannot come up there.")]
    #[serde(rename = "CARD_NOT_POSSIBLE")]
    CardNotPossible { card: String },
    #[error("{n} is out of range: {min} to {max}.")]
    #[serde(rename = "OUT_OF_RANGE")]
    OutOfRange { n: i64, min: i64, max: i64 },

    // Sitting down.
    #[error("Three to five people play, not {n}.")]
    #[serde(rename = "BAD_PLAYER_COUNT")]
    BadPlayerCount { n: u64 },
    #[error("Everybody needs a name of their own.")]
    #[serde(rename = "PLAYER_NAMES")]
    PlayerNames {},
    #[error("Somebody else is the {}.", class.word())]
    #[serde(rename = "DUPLICATE_CLASS")]
    DuplicateClass { class: Class },
    #[error("Somebody else has {colour:?}.")]
    #[serde(rename = "DUPLICATE_COLOUR")]
    DuplicateColour { colour: Colour },
    #[error("These cards cannot be played with: {0}.")]
    #[serde(rename = "BAD_CATALOGUE")]
    BadCatalogue(Box<Broken>),
    #[error("{name} cannot be {value}.")]
    #[serde(rename = "OPTION")]
    Option { name: String, value: String },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat { .. } | Refusal::BadPlayerCount { .. } => "RO-1",
            Refusal::PlayerNames {} | Refusal::Option { .. } => "RO-13",
            Refusal::NotYourSeat { .. }
            | Refusal::SorcererOnly { .. }
            | Refusal::HeroesOnly { .. }
            | Refusal::KeeperOnly {} => "RO-27",
            Refusal::NotInMode { .. } | Refusal::OutOfRange { .. } => "RO-123",
            Refusal::NotInSetup {} => "RO-16",
            Refusal::Paused {} | Refusal::NotPaused {} => "RO-121",
            Refusal::RoundOver {} => "RO-108",
            Refusal::RoundRunning {} | Refusal::MarketOpen {} => "RO-116",
            Refusal::RoundBegun {} | Refusal::WaitForSorcerer {} => "RO-25",
            Refusal::EffectPending {} => "RO-46",
            Refusal::NoEffectPending {} => "RO-50",
            Refusal::VortexDieRequired {} | Refusal::NoVortexPending {} => "RO-69",
            Refusal::RollTooSoon { .. } => "RO-122",
            Refusal::NothingToRoll {} | Refusal::BadFaces { .. } => "RO-28",
            Refusal::NotYourDie {} => "RO-3",
            Refusal::DieNotPlaced {} => "RO-29",
            Refusal::DieAlreadyPlaced {} | Refusal::DieNotRolled {} => "RO-11",
            Refusal::DieLocked {} => "RO-73",
            Refusal::TargetNotAvailable {} => "RO-33",
            Refusal::TargetComplete {} => "RO-53",
            Refusal::NoSuchSlot {} | Refusal::SlotOccupied {} => "RO-30",
            Refusal::SymbolMismatch { .. } => "RO-7",
            Refusal::SymbolForbidden { .. } => "RO-71",
            Refusal::DiceOnOtherTarget {} => "RO-35",
            Refusal::OneTargetPerRoll {} => "RO-32",
            Refusal::TooManyColours {} => "RO-36",
            Refusal::InvalidTarget {} => "RO-50",
            Refusal::NothingToAck {} => "RO-90",
            Refusal::NoActiveCurse {}
            | Refusal::AwaitingConfirm {}
            | Refusal::NothingToConfirm {} => "RO-91",
            Refusal::NoGoldInSetup {} | Refusal::NotEnoughGold { .. } => "RO-77",
            Refusal::NotMarket {}
            | Refusal::WrongTeamItem {}
            | Refusal::OutOfStock {}
            | Refusal::NotEnoughCoins { .. }
            | Refusal::HeroRequired {}
            | Refusal::NoSuchHero { .. } => "RO-80",
            Refusal::ScrollNotOwned {} | Refusal::FaceNotEligible {} => "RO-85",
            Refusal::NoXpInSetup {}
            | Refusal::NotEnoughXp { .. }
            | Refusal::NotWounded { .. }
            | Refusal::DragonAtHome {} => "RO-106",
            Refusal::NoPendingXp {} | Refusal::NotAHelper { .. } => "RO-104",
            Refusal::SpaceFilled {} | Refusal::CardNotPossible { .. } => "RO-123",
            Refusal::DuplicateClass { .. } | Refusal::DuplicateColour { .. } => "RO-4",
            Refusal::BadCatalogue { .. } => "RO-127",
        }
    }
}
