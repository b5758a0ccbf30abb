//! View of a table for one viewer, and its standing.

use super::ending;
use super::kind::Kind;
use super::model::{End, EndedBy};
use super::possible::Held;
use super::state::{Challenge, Phase, State};
use super::wire::{
    ChallengeView, EndedChallenge, KindView, SeatView, SetView, Show, SideView, TieView, View,
};
use kernel::{BySeat, Grain, Line, Param, Place, Seat, Standing, Viewer};

/// The table as this viewer may see it (CYA-11).
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let round = &state.round;
    let fine = round.grain == Grain::Card;
    let tie = state.tie.as_ref().filter(|_| state.has_open_tie());
    View {
        phase: state.phase(),
        round: number(state),
        extra: round.extra,
        dealer: round.dealer,
        next_dealer: state.next_dealer(),
        turn: state.turn(),
        grain: round.grain,
        knowledge: state.knowledge,
        hand_size: state.hand_size(),
        kinds: kinds(state),
        deck_value: state.deck.total(),
        step: state.deck.step(),
        draw: fine.then_some(round.draw_left),
        discard: state.deck.cards(&round.discard),
        seats: round.in_hand.seats().map(|seat| seat_view(state, seat, viewer)).collect(),
        challenge: round.challenge.as_ref().map(|open| challenge(state, open, viewer)),
        last_challenge: last_challenge(state),
        sheet: state.sheet.iter().map(|row| (&**row).into()).collect(),
        tie: tie.map(|tie| TieView { seats: tie.seats.clone(), by: tie.by, rule: EndedBy::Tie }),
        target: (state.config.end == End::Million).then_some(state.config.target),
        config: state.config.clone(),
    }
}

/// The round that is open; once it is over, the last one that was played.
fn number(state: &State) -> u16 {
    if state.is_played_out() { state.sheet.len() as u16 } else { state.round.number }
}

fn kinds(state: &State) -> Vec<KindView> {
    let hides = state.hides_wilds();
    let printed = state.deck.kinds().iter();
    printed
        .map(|printed| KindView {
            kind: printed.card.clone(),
            value: printed.value,
            copies: printed.copies,
            wild: printed.wild,
            left: (!hides).then(|| state.unseen(printed.kind)),
        })
        .collect()
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let round = &state.round;
    let stack = &round.stacks[seat];
    let total = state.total(seat);
    SeatView {
        in_hand: (round.grain == Grain::Card).then(|| round.in_hand[seat]),
        hand: (state.deals() && viewer.sees(seat)).then(|| hand(state, seat)),
        stack: stack
            .sets()
            .enumerate()
            .map(|(at, (kind, cards))| set_view(state, kind, cards, at == 0))
            .collect(),
        stack_value: (!state.hides_wilds()).then(|| state.deck.worth(stack.cards())),
        total,
        missing: ending::missing(total, &state.config),
        wins: state.wins(seat),
        left: !state.stays(seat),
    }
}

/// The hand in counting order, equal cards as often as they are held.
fn hand(state: &State, seat: Seat) -> Vec<super::kind::Card> {
    let held = &state.round.hands[seat];
    let of_kind = |kind: Kind| held.iter().filter(move |card| **card == kind);
    let sorted = state.deck.kinds().iter().flat_map(|printed| of_kind(printed.kind));
    sorted.map(|kind| state.deck.card(*kind)).collect()
}

fn set_view(state: &State, kind: Kind, cards: &[Kind], safe: bool) -> SetView {
    let shows = !state.hides_wilds();
    SetView {
        kind: state.deck.card(kind),
        size: cards.len() as u16,
        cards: shows.then(|| state.deck.cards(cards)),
        value: shows.then(|| state.deck.worth(cards)),
        safe,
    }
}

fn shows(state: &State, challenge: &Challenge) -> Vec<Show> {
    let shows = challenge.shows.iter().enumerate();
    shows
        .map(|(at, card)| Show { seat: challenge.shown_by(at), card: state.deck.card(*card) })
        .collect()
}

fn challenge(state: &State, challenge: &Challenge, viewer: Viewer) -> ChallengeView {
    let stack = &state.round.stacks[challenge.defender];
    let set = stack.top();
    let worth = state.deck.worth(set).saturating_add(state.deck.worth(&challenge.shows));
    ChallengeView {
        challenger: side(state, challenge, challenge.challenger, viewer),
        defender: side(state, challenge, challenge.defender, viewer),
        next: challenge.next,
        leads: challenge.leads(),
        set: set_view(state, challenge.kind, set, stack.len() == 1),
        shows: shows(state, challenge),
        size: (set.len() + challenge.shows.len()) as u16,
        value: (!state.hides_wilds()).then_some(worth),
    }
}

fn side(state: &State, challenge: &Challenge, seat: Seat, viewer: Viewer) -> SideView {
    let cards = |held: Held| state.deck.cards(&held.shows(state, challenge.kind));
    SideView {
        seat,
        in_hand: state.round.in_hand[seat],
        could: cards(Held::thinkable(state, seat)),
        can: (state.deals() && viewer.sees(seat)).then(|| cards(Held::dealt(state, seat))),
    }
}

fn last_challenge(state: &State) -> Option<EndedChallenge> {
    let ended = state.round.last.as_ref()?;
    let challenge = &ended.challenge;
    Some(EndedChallenge {
        challenger: challenge.challenger,
        defender: challenge.defender,
        winner: ended.winner,
        kind: state.deck.card(challenge.kind),
        shows: shows(state, challenge),
        size: ended.size,
        value: (!state.hides_wilds()).then_some(ended.value),
    })
}

/// Where the table stands.
pub(super) fn standing(state: &State) -> Standing {
    let outcome = state.outcome.as_ref();
    let places = state.places();
    let won = |seat| outcome.is_some_and(|outcome| outcome.winners.contains(&seat));
    let totals = state.totals();
    Standing {
        game: None,
        over: state.is_over(),
        round: number(state),
        of: ending::planned(state.config.end),
        places: totals
            .each()
            .map(|(seat, points)| Place { points: *points, place: places[seat], won: won(seat) })
            .collect::<BySeat<_>>(),
        rounds: state.sheet.iter().map(|row| row.cells.map(|cell| cell.amount)).collect(),
        next: Some(next(state).in_round(number(state))),
        rule: outcome.map(|outcome| outcome.rule.rule().to_owned()),
        left: state.left.clone(),
        ..Standing::default()
    }
}

/// What comes next, or how it ended.
fn next(state: &State) -> Line {
    let round = &state.round;
    match state.phase() {
        Phase::Booking => {
            // No person is named: all count at once, and one who is named first is marked as awaited.
            Line::new("cover_your_assets-next-book").by_rule("CYA-51")
        }
        Phase::Turning => {
            Line::new("cover_your_assets-next-turn-up").seat("who", round.dealer).by_rule("CYA-7")
        }
        Phase::Turn => turn(state),
        Phase::Challenge => answers(state),
        Phase::Tie => {
            let tied = state.tie.as_ref().map(|tie| tie.seats.clone()).unwrap_or_default();
            Line::new("cover_your_assets-next-tie")
                .with("who", Param::Seats(tied))
                .by_rule("CYA-50")
        }
        Phase::Finished => ended(state),
    }
}

fn turn(state: &State) -> Line {
    Line::new("cover_your_assets-next-turn").seat("who", state.round.turn).by_rule("CYA-12")
}

fn answers(state: &State) -> Line {
    match &state.round.challenge {
        Some(open) if open.next == open.defender => {
            Line::new("cover_your_assets-next-defend").seat("who", open.next).by_rule("CYA-23")
        }
        Some(open) => {
            Line::new("cover_your_assets-next-press").seat("who", open.next).by_rule("CYA-24")
        }
        None => turn(state),
    }
}

/// With what the win came by: the total, or the rounds won (CYA-40); and that the table settled a tie (CYA-50).
fn ended(state: &State) -> Line {
    let Some(outcome) = &state.outcome else {
        let nobody = Param::Seats(Vec::new());
        return Line::new("cover_your_assets-over").with("who", nobody).points("points", 0);
    };
    let settled = outcome.rule == EndedBy::Tie && outcome.winners.len() == 1;
    let line = Line::new(match (state.config.end == End::TwoRoundWins, settled) {
        (false, false) => "cover_your_assets-over",
        (false, true) => "cover_your_assets-over-settled",
        (true, false) => "cover_your_assets-over-rounds",
        (true, true) => "cover_your_assets-over-rounds-settled",
    });
    let (points, rounds) =
        outcome.winners.first().map_or((0, 0), |seat| (state.total(*seat), state.wins(*seat)));
    line.with("who", Param::Seats(outcome.winners.clone()))
        .points("points", points)
        .number("rounds", rounds)
        .by_rule(outcome.rule.rule())
}
