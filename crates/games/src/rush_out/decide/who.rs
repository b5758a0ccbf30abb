//! Checks before every command: who sends it, in which mode, at what time (RO-27).

use super::super::model::Die;
use super::super::refusal::Refusal;
use super::super::state::{Phase, Player, State};
use super::Course;
use kernel::{Actor, Seat, Timestamp};

/// A command's table, who sent it, and when it came.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) state: &'a State,
    /// Who sent it.
    pub(super) by: Actor,
    /// When it came.
    pub(super) now: Timestamp,
}

impl<'a> Asked<'a> {
    /// A chain of events that begins now.
    pub(super) fn course(self) -> Course<'a> {
        Course::new(self.state, self.now)
    }

    /// A person at this table, and the sender may speak for them.
    pub(super) fn person(self, seat: Seat) -> Result<&'a Player, Refusal> {
        let own = self.state.player(seat).ok_or(Refusal::NoSuchSeat { player: seat.into() })?;
        if self.by.speaks_for(seat) {
            return Ok(own);
        }
        Err(Refusal::NotYourSeat { player: seat.into() })
    }

    /// The sorcerer.
    pub(super) fn sorcerer(self, seat: Seat) -> Result<(), Refusal> {
        self.person(seat)?;
        if seat == self.state.sorcerer {
            return Ok(());
        }
        Err(Refusal::SorcererOnly { player: self.state.sorcerer.into() })
    }

    /// A hero.
    pub(super) fn hero(self, seat: Seat) -> Result<&'a Player, Refusal> {
        let own = self.person(seat)?;
        if seat != self.state.sorcerer {
            return Ok(own);
        }
        Err(Refusal::HeroesOnly { player: seat.into() })
    }

    /// Who keeps the table.
    pub(super) fn keeper(self) -> Result<(), Refusal> {
        if self.by == Actor::Keeper { Ok(()) } else { Err(Refusal::KeeperOnly {}) }
    }

    /// The app plays with the catalogue's cards (RO-123).
    pub(super) fn full(self) -> Result<(), Refusal> {
        let mode = self.state.config().mode;
        if self.state.is_full() { Ok(()) } else { Err(Refusal::NotInMode { mode }) }
    }

    /// The cards are on the table (RO-123).
    pub(super) fn real_cards(self) -> Result<(), Refusal> {
        let mode = self.state.config().mode;
        if self.state.is_full() { Err(Refusal::NotInMode { mode }) } else { Ok(()) }
    }

    /// The round is neither paused nor over.
    pub(super) fn open(self) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Ready | Phase::Running => Ok(()),
            Phase::Paused => Err(Refusal::Paused {}),
            Phase::Over | Phase::Market | Phase::Finished => Err(Refusal::RoundOver {}),
        }
    }

    /// The round runs.
    pub(super) fn running(self) -> Result<(), Refusal> {
        self.open()?;
        if self.state.phase == Phase::Running { Ok(()) } else { Err(Refusal::WaitForSorcerer {}) }
    }

    /// The round runs, or it is the sorcerer who may start it (RO-25).
    pub(super) fn moment(self, seat: Seat) -> Result<(), Refusal> {
        if seat == self.state.sorcerer { self.open() } else { self.running() }
    }

    /// No completed spell waits for a choice (RO-46).
    pub(super) fn nothing_pending(self) -> Result<(), Refusal> {
        if self.state.pending.is_none() { Ok(()) } else { Err(Refusal::EffectPending {}) }
    }

    /// One of this person's dice.
    pub(super) fn own_die(self, seat: Seat, die: Option<Die>) -> Result<Die, Refusal> {
        let colour = self.state.player(seat).map(|player| player.colour);
        die.filter(|die| Some(die.colour()) == colour).ok_or(Refusal::NotYourDie {})
    }
}
