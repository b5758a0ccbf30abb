//! What is shown of the tools.

use crate::clock::{Clock, Hand};
use crate::dice::Tray;
use crate::state::Tools;
use crate::wire::{ClockView, TrayView, View};
use kernel::BySeat;

impl Tools {
    /// What is shown of them; nothing of it is hidden.
    pub fn view(&self) -> View {
        let tray = |tray: &Tray| TrayView { tray: tray.clone(), sum: tray.sum() };
        View {
            trays: self.trays.iter().map(tray).collect(),
            clock: self.clock.as_ref().map(clock_view),
            drawn: self.drawn.clone(),
            draws: self.draws,
        }
    }
}

impl View {
    /// With a clock that goes on at another device: it is shown as it stood with its last step.
    pub(crate) fn elsewhere(mut self) -> View {
        if let Some(clock) = &mut self.clock {
            clock.elsewhere = true;
            clock.turn_hand.from = None;
            clock.hands.iter_mut().for_each(|hand| hand.from = None);
        }
        self
    }
}

fn clock_view(clock: &Clock) -> ClockView {
    let hands: BySeat<Hand> = clock.left.seats().map(|seat| clock.hand(seat)).collect();
    ClockView {
        rules: clock.rules.clone(),
        turn: clock.turn,
        next: clock.next(),
        since: clock.since,
        elsewhere: false,
        begun: clock.begun,
        hands,
        turn_hand: Hand { ms: clock.past, from: clock.since, rate: 1.0 },
        rung: clock.rung,
        spent: clock.spent.clone(),
        idle: clock.idle,
        turns: clock.turns.clone(),
        tokens: clock.tokens.clone(),
    }
}
