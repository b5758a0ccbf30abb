//! Events of a Rush Out! table: stored for ever, with everything that a rule worked out. Cards are
//! numbers of the catalogue that the first event holds.

use super::catalogue::cards::CardNo;
use super::model::{ByTeam, Catalogue, Class, Colour, Curse, Die, Row, Symbol, Team};
use super::record::{After, CardPlace, Hero, Pending, RoundRow, Target};
use kernel::{Seat, Timestamp};

kernel::tagged! {
    tag: "is";

    /// One thing that happened.
    pub enum Event {
        /// The match begins: the catalogue it is played with, and the cards of all its rounds.
        Opened {
            sorcerer: Seat,
            /// What is printed on the cards.
            catalogue: Box<Catalogue>,
            /// Everybody else: the heroes.
            heroes: Vec<Hero>,
            /// Every task card (RO-17).
            tasks: Vec<CardNo>,
            /// Every spell, as picked (RO-18).
            spells: Vec<CardNo>,
        },
        /// A round is set up (RO-20 to RO-23).
        RoundBegun {
            /// Which, from 1.
            round: u16,
            /// The tasks: the row, then the deck from its top; unseen where the cards are real.
            tasks: Vec<CardNo>,
            /// The spells likewise.
            spells: Vec<CardNo>,
            /// Souls in the pile, 0 where there is none (RO-96).
            souls: u8,
            /// The sorcerer's life, 0 where it does not count (RO-98).
            life: u8,
        },
        /// Another class and colour (RO-4).
        HeroChosen {
            seat: Seat,
            class: Class,
            colour: Colour,
        },
        /// The round runs (RO-25).
        Started {
            /// Since when.
            at: Timestamp,
        },
        /// A roll of all dice in hand (RO-28).
        Rolled {
            seat: Seat,
            at: Timestamp,
            /// What each shows now.
            faces: Vec<(Die, Symbol)>,
            /// Whether real dice were read.
            typed: bool,
        },
        /// Dice are back with their owners, unrolled (RO-12).
        Returned {
            dice: Vec<Die>,
        },
        /// A die was put on a slot (RO-30, RO-31).
        Placed {
            seat: Seat,
            die: Die,
            target: Target,
            slot: u8,
        },
        /// A die was put on a real card (RO-123).
        SetAside {
            die: Die,
        },
        /// A set of slots was completed; its dice return (RO-41, RO-45).
        Completed {
            target: Target,
            seats: Vec<Seat>,
            /// The dice that return, also the other half's where it goes with them.
            dice: Vec<Die>,
        },
        /// A full set waits for clapping hands (RO-90).
        Waits {
            target: Target,
            helpers: Vec<Seat>,
        },
        /// A helper clapped hands (RO-90).
        Acked {
            seat: Seat,
        },
        /// A full set does not wait any more (RO-72, RO-97).
        WaitOver {
            target: Target,
        },
        /// A card goes somewhere else.
        Moved {
            card: CardNo,
            to: CardPlace,
        },
        /// The top of a deck comes into an empty space (RO-43, RO-45).
        Drawn {
            row: Row,
            space: u8,
            /// The card, unseen where it is real and not known.
            card: CardNo,
        },
        /// A real card was shown to the app (RO-123).
        TurnedUp {
            row: Row,
            space: u8,
            card: CardNo,
        },
        /// The top of a deck is discarded unseen (RO-77, RO-91).
        TopDiscarded {
            /// Whose deck.
            row: Row,
        },
        /// The dragon moved (RO-58, RO-61).
        DragonMoved {
            to: u8,
        },
        /// A hero is wounded (RO-93, RO-94).
        Wounded {
            seat: Seat,
        },
        /// A hero is healed (RO-97).
        Healed {
            seat: Seat,
        },
        /// Souls were taken or given back (RO-96).
        SoulsLeft {
            left: u8,
        },
        /// Life was taken or given back (RO-98).
        LifeLeft {
            /// How many markers are left.
            left: u8,
        },
        /// A completed spell waits for the sorcerer's choice (RO-46).
        EffectWaits {
            pending: Pending,
        },
        /// The sorcerer has chosen (RO-50).
        EffectSettled {
            pending: Pending,
            heroes: Vec<Seat>,
            target: Option<Target>,
            /// Hero dice that return.
            dice: Vec<Die>,
        },
        /// A hero has to choose a die for the vortex, or does not any more (RO-69, RO-72).
        VortexPending {
            seat: Seat,
            /// Whether it has to be chosen.
            pending: bool,
        },
        /// A die is in the vortex (RO-69).
        Locked {
            seat: Seat,
            die: Die,
        },
        /// A die in hand was turned (RO-85, RO-106).
        Turned {
            die: Die,
            /// What it shows now.
            face: Symbol,
        },
        /// The sorcerer says that a curse was broken (RO-91).
        Reminded {
            card: CardNo,
        },
        /// A hero's answer (RO-91).
        ReminderAnswered {
            agree: bool,
        },
        /// Experience was spent or lost (RO-105, RO-107).
        XpSpent {
            seat: Seat,
            /// The cards, each with the discard pile that it goes to.
            cards: Vec<(CardNo, Row)>,
        },
        /// Everybody stops (RO-121).
        Paused {
            /// Milliseconds of the round so far.
            elapsed_ms: i64,
        },
        /// Everybody goes on (RO-121).
        Resumed {
            /// Since when.
            at: Timestamp,
        },
        /// Something was bought (RO-80).
        Bought {
            team: Team,
            /// The item's position among the team's.
            item: u8,
            hero: Option<Seat>,
            cost: u8,
            /// Whether the owner had it already: `DUPLICATE_ITEM` (RO-83).
            duplicate: bool,
        },
        /// A team leaves the market (RO-82).
        MarketFinished {
            team: Team,
        },
        /// How many cards of a curse are in play, as the table says (RO-123).
        CurseSet {
            curse: Curse,
            cards: u8,
        },
        /// How many gold cards a team holds, as the table says (RO-123).
        GoldSet {
            team: Team,
            cards: u8,
        },
        /// A round is decided (RO-108).
        RoundOver {
            row: RoundRow,
            /// The trophies now (RO-115).
            trophies: ByTeam<u8>,
            /// Who takes the gold marker (RO-78).
            marker: Option<Team>,
            next: After,
        },
        /// The table ended the match between two rounds (RO-130).
        EndedEarly {
            /// The team with more trophies; both where they are equal.
            winners: Vec<Team>,
        },
    }
}
