//! Events of a Rage table: stored for ever, with everything that a rule worked out.

use super::command::TieBreak;
use super::model::{Card, Colour, Scoring};
use super::record::{Outcome, Played, Revoke, SheetRow, Taken};
use super::trick::WonBy;
use super::trump::TurnedFor;
use kernel::{BySeat, Grain, Seat, Switch};
use std::sync::Arc;

kernel::tagged! {
    tag: "is";

    /// One thing that happened.
    pub enum Event {
        /// No person was named as the first dealer and chance chose (RG-11).
        DealerDrawn {
            /// Who deals first.
            dealer: Seat,
        },
        /// A round begins (RG-10, RG-11).
        RoundOpened {
            /// Which, from 1.
            round: u16,
            /// Cards for each person.
            cards: u8,
            dealer: Seat,
            grain: Grain,
            /// Whether the plan had no such round: it is played to break a tie (RG-56).
            extra: bool,
        },
        /// The app dealt (RG-12).
        Dealt {
            /// Everybody's hand.
            hands: BySeat<Vec<Card>>,
            /// The pile, top card first.
            pile: Vec<Card>,
        },
        /// A seat's bid (RG-17, RG-61).
        Bid {
            seat: Seat,
            /// The tricks they expect.
            n: u8,
            /// The bid that this one corrects.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            was: Option<u8>,
        },
        /// A card was played (RG-22).
        Played {
            /// The card, and what was announced with it.
            play: Played,
            /// The led colour that it did not follow, where that proves a hand without it (RG-72).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            strayed: Option<Colour>,
        },
        /// A card of a colour came out that its player had not followed earlier (RG-72).
        RevokeFound(Revoke),
        /// The table has to turn cards and say which.
        TurnAwaited {
            why: TurnedFor,
            /// Who played the card that turns them.
            by: Seat,
        },
        /// Cards were turned from the pile (RG-13, RG-14, RG-36, RG-38).
        TrumpTurned {
            why: TurnedFor,
            /// Who played the card that turned them.
            by: Option<Seat>,
            /// Rage cards set aside.
            aside: Vec<Card>,
            /// The number card, unless the pile is used up.
            card: Option<Card>,
            /// The trump from now on.
            trump: Option<Colour>,
        },
        /// A Change Rage whose player named the trump (RG-36).
        TrumpNamed {
            by: Seat,
            /// The trump from now on.
            colour: Colour,
        },
        /// An Out Rage took the trump away (RG-38).
        TrumpOut {
            by: Seat,
            /// The trump until now.
            before: Colour,
        },
        /// The trump before the Out Rage returned after the trick (RG-38).
        TrumpRestored {
            /// The trump from now on.
            colour: Colour,
        },
        /// A trick is complete (RG-47).
        TrickTaken {
            /// Who took it and leads next.
            winner: Seat,
            rule: WonBy,
            /// Bonus Rage cards in it.
            bonus: u8,
            /// Mad Rage cards in it.
            mad: u8,
        },
        /// What everybody won was written down (RG-62).
        ResultsBooked {
            /// Each person's tricks and cards.
            taken: BySeat<Taken>,
        },
        /// A round is complete and scored (RG-48).
        RoundScored {
            row: Arc<SheetRow>,
        },
        /// Another number of cards for a round (RG-64).
        CardsSet {
            /// Which round, from 1.
            round: u16,
            /// Cards for each person.
            cards: u8,
        },
        /// The table said its trump, in a round that is kept by its results (RG-76).
        TrumpNoted {
            /// The trump from now on.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            colour: Option<Colour>,
        },
        GrainKept {
            grain: Grain,
            /// Whether it holds for the open round already.
            now: bool,
        },
        /// Every round is scored by another table (RG-48).
        Rescored {
            scoring: Scoring,
            /// Whether a sweep counts double (RG-52).
            sweep_double: Switch,
            /// The completed rounds with their new points.
            sheet: Vec<Arc<SheetRow>>,
        },
        /// One more person sits down behind the last seat (RG-74).
        Came {
            seat: Seat,
        },
        /// A person has left for good (RG-75).
        Left {
            seat: Seat,
            /// Who deals the open round now.
            dealer: Seat,
        },
        /// The game is over (RG-54 to RG-56).
        GameOver {
            outcome: Box<Outcome>,
        },
        /// The table settled a tie (RG-55, RG-56).
        TieSettled {
            how: TieBreak,
            /// How it ended then.
            outcome: Box<Outcome>,
        },
    }
}
