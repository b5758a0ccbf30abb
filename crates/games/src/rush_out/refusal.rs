//! Refusals: each with its code, its parameters and its rule (RO-124).

use super::catalogue::Broken;
use super::model::{Class, Colour, Mode, Symbol};
use kernel::AskedSeat;

kernel::refusals! {
    /// Why Rush Out! refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        // Who sends it.
        "NO_SUCH_SEAT" ["RO-1"] NoSuchSeat { player: AskedSeat } "Nobody sits at seat {player}.";
        "NOT_YOUR_SEAT" ["RO-27"] NotYourSeat { player: AskedSeat }
            "That is for player {player} to say.";
        "SORCERER_ONLY" ["RO-27"] SorcererOnly { player: AskedSeat } "Only the sorcerer does that.";
        "HEROES_ONLY" ["RO-27"] HeroesOnly { player: AskedSeat } "Only a hero does that.";
        "KEEPER_ONLY" ["RO-27"] KeeperOnly {} "Only who keeps the table does that.";
        "NOT_IN_MODE" ["RO-123"] NotInMode { mode: Mode } "That is not done in the mode {mode:?}.";
        "NOT_IN_SETUP" ["RO-16"] NotInSetup {} "This setup has none.";

        // When.
        "PAUSED" ["RO-121"] Paused {} "The round is paused.";
        "NOT_PAUSED" ["RO-121"] NotPaused {} "The round is not paused.";
        "ROUND_OVER" ["RO-108"] RoundOver {} "The round is over.";
        "ROUND_RUNNING" ["RO-116"] RoundRunning {} "The round is not over.";
        "ROUND_BEGUN" ["RO-25"] RoundBegun {} "The round has begun.";
        "ONE_ROUND" ["RO-130"] OneRound {} "A training is one round.";
        "NO_TROPHY" ["RO-130"] NoTrophy {} "No round is decided yet.";
        "ROUND_UNFINISHED" ["RO-130"] RoundUnfinished {} "The match ends between two rounds.";
        "MARKET_OPEN" ["RO-116"] MarketOpen {} "The market is open.";
        "WAIT_FOR_SORCERER" ["RO-25"] WaitForSorcerer {}
            "The sorcerer's first roll starts the round.";
        "EFFECT_PENDING" ["RO-46"] EffectPending {} "A spell waits for the sorcerer's choice.";
        "NO_EFFECT_PENDING" ["RO-50"] NoEffectPending {} "No spell waits for a choice.";
        "VORTEX_DIE_REQUIRED" ["RO-69"] VortexDieRequired {}
            "A die for the vortex has to be chosen first.";
        "NO_VORTEX_PENDING" ["RO-69"] NoVortexPending {} "No die for a vortex has to be chosen.";

        // Dice.
        "ROLL_TOO_SOON" ["RO-122"] RollTooSoon { wait_ms: i64 }
            "The next roll is possible in {wait_ms} ms.";
        "NOTHING_TO_ROLL" ["RO-28"] NothingToRoll {} "No die is in hand.";
        "BAD_FACES" ["RO-28"] BadFaces { dice: u8 }
            "{dice} dice were rolled; these are no faces of theirs.";
        "NOT_YOUR_DIE" ["RO-3"] NotYourDie {} "That die is not this player's.";
        "DIE_NOT_PLACED" ["RO-29"] DieNotPlaced {} "That die is not placed.";
        "DIE_ALREADY_PLACED" ["RO-11"] DieAlreadyPlaced {} "That die is placed.";
        "DIE_NOT_ROLLED" ["RO-11"] DieNotRolled {} "That die is not rolled.";
        "DIE_LOCKED" ["RO-73"] DieLocked {} "That die is in the vortex.";

        // Targets.
        "TARGET_NOT_AVAILABLE" ["RO-33"] TargetNotAvailable {}
            "That is not in play for this player.";
        "TARGET_COMPLETE" ["RO-53"] TargetComplete {} "That is complete.";
        "NO_SUCH_SLOT" ["RO-30"] NoSuchSlot {} "There is no such slot.";
        "SLOT_OCCUPIED" ["RO-30"] SlotOccupied {} "A die lies there.";
        "SYMBOL_MISMATCH" ["RO-7"] SymbolMismatch { face: Symbol, slot: Symbol }
            "{} does not go on {}.", face.word(), slot.word();
        "NO_PLACE" ["RO-30"] NoPlace { face: Symbol, wild: Vec<Symbol> }
            "No free slot asks for {}.", face.word();
        "SEVERAL_PLACES" ["RO-30"] SeveralPlaces {} "It can go to several places.";
        "SYMBOL_FORBIDDEN" ["RO-71"] SymbolForbidden { slot: Symbol }
            "A dispel forbids {}.", slot.word();
        "DICE_ON_OTHER_TARGET" ["RO-35"] DiceOnOtherTarget {}
            "This player's dice lie on another card.";
        "ONE_TARGET_PER_ROLL" ["RO-32"] OneTargetPerRoll {} "One card a roll.";
        "TOO_MANY_COLOURS" ["RO-36"] TooManyColours {} "Two heroes' dice lie there.";
        "INVALID_TARGET" ["RO-50"] InvalidTarget {} "That cannot be chosen.";

        // Curses.
        "NOTHING_TO_ACK" ["RO-90"] NothingToAck {} "This hero has no hands to clap.";
        "NO_ACTIVE_CURSE" ["RO-91"] NoActiveCurse {} "That curse is not in play.";
        "AWAITING_CONFIRM" ["RO-91"] AwaitingConfirm {} "A hero has to confirm the last one first.";
        "NOTHING_TO_CONFIRM" ["RO-91"] NothingToConfirm {} "Nothing has to be confirmed.";

        // Gold and market.
        "NO_GOLD_IN_SETUP" ["RO-77"] NoGoldInSetup {} "This setup has no gold.";
        "NOT_ENOUGH_GOLD" ["RO-77"] NotEnoughGold { cards: u8 }
            "Two gold cards are needed; the team has {cards}.";
        "NOT_MARKET" ["RO-80"] NotMarket {} "The market is closed.";
        "WRONG_TEAM_ITEM" ["RO-80"] WrongTeamItem {} "The other team buys that.";
        "OUT_OF_STOCK" ["RO-80"] OutOfStock {} "There is none left.";
        "NOT_ENOUGH_COINS" ["RO-80"] NotEnoughCoins { cost: u8, coins: u8 }
            "It costs {cost}; the team has {coins}.";
        "HERO_REQUIRED" ["RO-80"] HeroRequired {} "A hero has to be named.";
        "NO_SUCH_HERO" ["RO-80"] NoSuchHero { player: AskedSeat } "Seat {player} is no hero.";
        "SCROLL_NOT_OWNED" ["RO-85"] ScrollNotOwned {} "The sorcerer does not own that scroll.";
        "FACE_NOT_ELIGIBLE" ["RO-85"] FaceNotEligible {} "The scroll does not turn that face.";

        // Experience.
        "NO_XP_IN_SETUP" ["RO-106"] NoXpInSetup {} "This setup has no experience.";
        "NO_PENDING_XP" ["RO-104"] NoPendingXp {} "No such task waits for who keeps it.";
        "NOT_A_HELPER" ["RO-104"] NotAHelper { player: AskedSeat } "Player {player} did not help.";
        "NOT_ENOUGH_XP" ["RO-106"] NotEnoughXp { cost: u8, xp: u8 }
            "It costs {cost} experience; the hero has {xp}.";
        "NOT_WOUNDED" ["RO-106"] NotWounded { player: AskedSeat } "That hero is not wounded.";
        "DRAGON_AT_HOME" ["RO-106"] DragonAtHome {} "The dragon is at home.";

        // Real cards and what the table keeps.
        "SPACE_FILLED" ["RO-123"] SpaceFilled {} "Nothing is missing there.";
        "CARD_NOT_POSSIBLE" ["RO-123"] CardNotPossible { card: String }
            "{card} cannot come up there.";
        "OUT_OF_RANGE" ["RO-123"] OutOfRange { n: i64, min: i64, max: i64 }
            "{n} is out of range: {min} to {max}.";

        // Sitting down.
        "BAD_PLAYER_COUNT" ["RO-1"] BadPlayerCount { n: u64 } "Three to five people play, not {n}.";
        "PLAYER_NAMES" ["RO-13"] PlayerNames {} "Everybody needs a name of their own.";
        "DUPLICATE_CLASS" ["RO-4"] DuplicateClass { class: Class }
            "Somebody else is the {}.", class.word();
        "DUPLICATE_COLOUR" ["RO-4"] DuplicateColour { colour: Colour }
            "Somebody else has {colour:?}.";
        "BAD_CATALOGUE" ["RO-127"] BadCatalogue(broken: Box<Broken>)
            "These cards cannot be played with: {0}.";
        "OPTION" ["RO-13"] Option { name: String, value: String } "{name} cannot be {value}.";
    }
}
