//! Chain of the events of one command, each decided on the state that the last one left.

use super::super::event::Event;
use super::super::evolve::evolve;
use super::super::model::{ByTeam, Reason, Team};
use super::super::record::{After, RoundRow};
use super::super::state::{Phase, State};
use kernel::Timestamp;

/// A chain of events. The table ahead is only worked out when something follows from it.
pub(super) struct Course<'a> {
    base: &'a State,
    ahead: Option<State>,
    events: Vec<Event>,
    now: Timestamp,
}

impl<'a> Course<'a> {
    /// Nothing has happened yet.
    pub(super) fn new(base: &'a State, now: Timestamp) -> Self {
        Course { base, ahead: None, events: Vec::new(), now }
    }

    /// The table as it is by now.
    pub(super) fn state(&self) -> &State {
        self.ahead.as_ref().unwrap_or(self.base)
    }

    /// This happens next.
    pub(super) fn then(&mut self, event: Event) {
        evolve(self.ahead.get_or_insert_with(|| self.base.clone()), &event);
        self.events.push(event);
    }

    /// Everything that happened.
    pub(super) fn events(self) -> Vec<Event> {
        self.events
    }

    /// Whether the round is decided: then nothing follows any more (RO-108, RO-117).
    pub(super) fn is_decided(&self) -> bool {
        matches!(self.state().phase, Phase::Over | Phase::Market | Phase::Finished)
    }

    /// A team wins the round: the trophy, the marker, and what comes next (RO-78, RO-79, RO-115, RO-116).
    pub(super) fn win(&mut self, winner: Team, reason: Reason) {
        if self.is_decided() {
            return;
        }
        let state = self.state();
        let setup = &state.cards.setup;
        let row = RoundRow { winner, reason, elapsed_ms: state.elapsed(self.now) };
        let mut trophies = state.trophies;
        *trophies.of_mut(winner) = trophies.of(winner).saturating_add(1);
        let last = *trophies.of(winner) >= setup.trophies_to_win;
        let marker = (setup.gold && !last).then(|| winner.other());
        let coins = |team: Team| {
            let cards = state.gold.of(team).len() as u8;
            cards.saturating_add(u8::from(marker == Some(team)))
        };
        let next = match (last, setup.gold) {
            (true, _) => After::Nothing,
            (false, false) => After::Round,
            (false, true) => After::Market(ByTeam {
                heroes: coins(Team::Heroes),
                sorcerer: coins(Team::Sorcerer),
            }),
        };
        self.then(Event::RoundOver { row, trophies, marker, next });
    }
}
