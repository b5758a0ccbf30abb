//! Prompts: what a viewer may ask for next, with its bounds.

use super::decide::pairs_of;
use super::model::{OpeningScope, OpeningTable};
use super::record::Ended;
use super::state::{Phase, State, TOKEN_SECONDS};
use super::wire::Prompt;
use kernel::{Grain, Seat, Switch, Viewer};

/// Everything this viewer may ask for; the table's own viewer is the keeper. What the game waits
/// for comes first, what the table may change at any time last.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let keeper = viewer == Viewer::Table;
    let mut prompts = Vec::new();
    if !state.is_over() && state.round.ended.is_none() {
        start(state, viewer, &mut prompts);
        turn(state, viewer, &mut prompts);
    }
    if viewer != Viewer::LookingBack {
        // A seat says what it holds, and the keeper writes the game down (RK-43).
        scores(state, &mut prompts);
    }
    if keeper {
        keeping(state, &mut prompts);
    }
    prompts
}

fn speaks(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Table || viewer.sees(seat)
}

fn start(state: &State, viewer: Viewer, prompts: &mut Vec<Prompt>) {
    let round = &state.round;
    let all = || state.tokens.seats();
    if round.starter.is_none() {
        let seats: Vec<Seat> =
            round.awaited.iter().copied().filter(|seat| speaks(viewer, *seat)).collect();
        if !seats.is_empty() {
            prompts.push(Prompt::DrawStart { seats });
        }
        if viewer == Viewer::Table {
            prompts.push(Prompt::SetStarter { seats: all().collect() });
        }
    }
    if round.grain == Grain::Round {
        return;
    }
    if !state.deals() {
        let racks = all().filter(|seat| speaks(viewer, *seat));
        prompts.extend(racks.map(|seat| Prompt::SetRack { seat, count: round.racks[seat].count }));
    }
    if state.config.three_pairs_redeal == Switch::On && !round.is_under_way() {
        // Three pairs are hidden from other seats.
        let holds = |seat: Seat| {
            let rack = round.racks[seat].tiles.as_ref();
            rack.map_or(!state.deals(), |rack| pairs_of(rack).len() >= 3)
        };
        let may = |seat: &Seat| match viewer {
            Viewer::Table => true,
            Viewer::Seat(_) => viewer.sees(*seat) && holds(*seat),
            Viewer::LookingBack => false,
        };
        let seats: Vec<Seat> = all().filter(may).collect();
        if !seats.is_empty() {
            prompts.push(Prompt::Redeal { seats });
        }
    }
}

fn turn(state: &State, viewer: Viewer, prompts: &mut Vec<Prompt>) {
    let round = &state.round;
    let keeper = viewer == Viewer::Table;
    let seat = round.turn;
    let fine = round.grain == Grain::Card;
    if fine && round.starter.is_none() {
        return;
    }
    let seconds = state.seconds();
    if !fine && seconds.is_none() {
        return;
    }
    let next = match (round.begun, fine) {
        (None, _) => Some(seat),
        (Some(_), true) => None,
        (Some(_), false) => Some(state.after(seat)),
    };
    if let Some(next) = next.filter(|next| speaks(viewer, *next)) {
        prompts.push(Prompt::BeginTurn { seat: next, seconds });
    }
    if fine && speaks(viewer, seat) {
        moves(state, seat, prompts);
    }
    let Some(begun) = round.begun.filter(|_| seconds.is_some()) else { return };
    if keeper {
        let paused = begun.paused.is_some();
        prompts.push(if paused { Prompt::Resume {} } else { Prompt::Pause {} });
    }
    if speaks(viewer, seat) {
        let draws = state.config.timeout_penalty.min(round.pool_left);
        prompts.push(Prompt::Timeout { seat, draws });
        let tokens = state.tokens[seat];
        if tokens > 0 {
            prompts.push(Prompt::Extend { seat, seconds: TOKEN_SECONDS, tokens });
        }
    }
}

fn moves(state: &State, seat: Seat, prompts: &mut Vec<Prompt>) {
    let (round, config) = (&state.round, &state.config);
    let opened = round.opened[seat];
    prompts.push(Prompt::Play {
        seat,
        opening_min: (!opened).then_some(config.initial_min),
        single: config.initial_scope == OpeningScope::Single,
        table_free: opened || config.initial_table == OpeningTable::AfterOpening,
        rack_known: round.racks[seat].tiles.is_some(),
    });
    prompts.push(match round.pool_left {
        0 => Prompt::Pass { seat },
        pool => Prompt::Draw { seat, pool },
    });
    if round.begun.is_some() {
        let draws = config.failed_turn_draw.min(round.pool_left);
        prompts.push(Prompt::GiveUp { seat, draws });
    }
}

fn scores(state: &State, prompts: &mut Vec<Prompt>) {
    let round = &state.round;
    if state.is_over() || state.deals() {
        return;
    }
    let (game, joker_points) = (round.number, state.config.joker_points);
    let winner = match round.ended {
        Some(Ended::Out { seat }) => Some(seat),
        _ => None,
    };
    if round.ended != Some(Ended::Blocked) {
        prompts.push(Prompt::ScoreWin { game, winner, joker_points });
    }
    if winner.is_none() {
        let counted = round.grain == Grain::Card;
        let uncounted = state.tokens.seats().filter(|_| !counted).collect();
        prompts.push(Prompt::ScoreBlocked { game, joker_points, uncounted });
    }
}

fn keeping(state: &State, prompts: &mut Vec<Prompt>) {
    if !state.sheet.is_empty() {
        prompts.push(Prompt::EditScore { games: state.sheet.len() as u16 });
        if state.phase() != Phase::Finished {
            prompts.push(Prompt::FinishMatch {});
        }
    }
    if !state.deals() && !state.is_over() {
        let grain = match state.grain {
            Grain::Round => Grain::Card,
            Grain::Card => Grain::Round,
        };
        prompts.push(Prompt::Keep { grain });
    }
}
