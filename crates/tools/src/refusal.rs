//! Refusals: each with its code, its parameters and its rule.

use kernel::AskedSeat;

kernel::refusals! {
    /// Why a tool refuses.
    pub enum Refusal {
        "TL_E_UNKNOWN_PLAYER" ["TL-3"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not at this table.";
        "TL_E_DIE" ["TL-2"] Die {} "There is no such die.";
        "TL_E_DIE_FACES" ["TL-2"] DieFaces { n: usize, most: usize }
            "The die has {n} faces: {most} are the most.";
        "TL_E_LONG_FACE" ["TL-2"] LongFace { begins: String, n: usize, most: usize }
            "The face {begins}… has {n} letters: {most} are the most.";
        "TL_E_TRAY" ["TL-3"] Tray { most: usize } "A tray holds 1 to {most} dice.";
        "TL_E_NO_DICE" ["TL-4"] NoDice {} "No dice lie there.";
        "TL_E_KEEP" ["TL-4"] Keep {} "A die is kept that was not rolled, or that is not there.";
        "TL_E_NOTHING_TO_ROLL" ["TL-4"] NothingToRoll {} "Every die is kept.";
        "TL_E_FACES" ["TL-5"] Faces { n: usize, dice: usize }
            "{n} faces were typed for {dice} dice, or one is not on its die.";
        "TL_E_CLOCK" ["TL-12"] Clock {}
            "A clock takes 1 second to 24 hours, its extras up to 1 hour.";
        "TL_E_NO_CLOCK" ["TL-11"] NoClock {} "No clock lies on this table.";
        "TL_E_CLOCK_SO" ["TL-17"] ClockSo {} "The clock runs already, or stands already.";
        "TL_E_WHO_NEXT" ["TL-13"] WhoNext {} "In free order somebody says who is next.";
        "TL_E_TIME_LEFT" ["TL-18"] TimeLeft {} "There is time left.";
        "TL_E_TIME" ["TL-20"] Time {} "Nobody's time can be changed so.";
        "TL_E_NO_TOKEN" ["TL-19"] NoToken { player: AskedSeat } "Player {player} has no token left.";
        "TL_E_AMONG" ["TL-21"] Among {}
            "One person at least is needed to choose from, each of them once.";
        "TL_E_TEAMS" ["TL-23"] Teams { n: usize, teams: u8 }
            "{n} people cannot make {teams} teams.";
 "TL_E_PIECE" ["TL-25"] Piece {} "There is no such piece.";
        "TL_E_SITS_ALREADY" ["TL-25"] SitsAlready { name: String } "{name} sits at this table already.";
        "TL_E_SEATS_OVER" ["TL-26"] SeatsOver {}
            "The game is over: nobody can go on with a seat.";
        "TL_E_SEATS_FIXED" ["TL-27"] SeatsFixed {} "In this game nobody sits down later.";
        "TL_E_NOT_YOURS" ["TL-29"] NotYours { player: AskedSeat }
            "Player {player} says this for nobody else: it is the keeper's.";
        "TL_E_CLEARED" ["TL-24"] Cleared {} "Everything was cleared away.";
    }
}
