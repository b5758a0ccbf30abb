//! `decide`: every rule of the tools. A command and the state before it give events, or a refusal.

use crate::clock::{Clock, LONGEST_MS, Order, SIGNAL_MS};
use crate::command::Command;
use crate::dice::{MOST_DICE, Tray, check};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Tools;
use kernel::{Actor, Chance, Ctx, PIECES, Seat, Timestamp};
use uuid::Uuid;

/// Whether an actor may ask for this: the keeper for everything, a person for their own dice, those of the table, their
/// own turn and the clock's pause (TL-29).
pub(crate) fn check_speaker(tools: &Tools, by: Actor, command: &Command) -> Result<(), Refusal> {
    let Actor::Seat(own) = by else { return Ok(()) };
    let runs = || tools.clock.as_ref().and_then(|clock| clock.turn) == Some(own);
    let may = match command {
        Command::SetDice { owner, .. }
        | Command::ClearDice { owner }
        | Command::Roll { owner, .. }
        | Command::TypeRoll { owner, .. } => owner.is_none_or(|owner| owner == own),
        Command::PassTurn { .. } | Command::SpendToken => runs(),
        Command::PauseClock | Command::ResumeClock => true,
        Command::SetClock { .. }
        | Command::ClearClock
        | Command::StartClock { .. }
        | Command::NobodysTurn
        | Command::AddTime { .. }
        | Command::RunOut
        | Command::Choose { .. }
        | Command::Shuffle { .. }
        | Command::DrawTeams { .. }
        | Command::Come { .. }
        | Command::Reseat { .. } => false,
    };
    if may { Ok(()) } else { Err(Refusal::NotYours { player: own.into() }) }
}

/// What a command brings about; one event.
///
/// # Errors
/// The first rule that forbids it.
pub fn decide(tools: &Tools, command: Command, cx: &mut Ctx) -> Result<Event, Refusal> {
    match command {
        Command::SetDice { owner, dice } => {
            known(tools, owner)?;
            if dice.is_empty() || dice.len() > MOST_DICE {
                return Err(Refusal::Tray { most: MOST_DICE });
            }
            dice.iter().try_for_each(check)?;
            Ok(Event::DiceSet { owner, dice })
        }
        Command::ClearDice { owner } => {
            tray(tools, owner)?;
            Ok(Event::DiceCleared { owner })
        }
        Command::Roll { owner, keep } => {
            let tray = tray(tools, owner)?;
            let rolled = loose(tray, &keep)?;
            let roll = |at: &u8| tray.dice[usize::from(*at)].die.roll(&mut cx.chance);
            let faces = rolled.iter().map(roll).collect();
            Ok(Event::Rolled { owner, rolled, faces, typed: false })
        }
        Command::TypeRoll { owner, keep, faces } => {
            let tray = tray(tools, owner)?;
            let rolled = loose(tray, &keep)?;
            let on_die = |(at, face): (&u8, &u16)| *face < tray.dice[usize::from(*at)].die.sides();
            if faces.len() != rolled.len() || !rolled.iter().zip(&faces).all(on_die) {
                return Err(Refusal::Faces { n: faces.len(), dice: rolled.len() });
            }
            Ok(Event::Rolled { owner, rolled, faces, typed: true })
        }
        Command::SetClock { rules } if rules.sound() => Ok(Event::ClockSet { rules }),
        Command::SetClock { .. } => Err(Refusal::Clock {}),
        Command::Choose { among } => {
            people(tools, &among)?;
            let seat = *cx.chance.pick(&among).ok_or(Refusal::Among {})?;
            Ok(Event::Chosen { among, seat })
        }
        Command::Shuffle { mut among } => {
            people(tools, &among)?;
            cx.chance.shuffle(&mut among);
            Ok(Event::Shuffled { seats: among })
        }
        Command::DrawTeams { among, teams } => {
            people(tools, &among)?;
            Ok(Event::TeamsDrawn { teams: draw_teams(among, teams, &mut cx.chance)? })
        }
        Command::Come { person, name, piece } => {
            new_here(tools, person, &name, piece)?;
            Ok(Event::Came { person, name, piece })
        }
        Command::Reseat { seat, person, name, piece, from_start } => {
            known(tools, Some(seat))?;
            let other = tools.sitters.iter().position(|sitter| sitter.person == person);
            match other.map(|at| Seat(at as u8)).filter(|other| *other != seat) {
                Some(other) if from_start => return Ok(Event::Swapped { one: seat, other }),
                _ => new_here(tools, person, &name, piece)?,
            }
            let since = (!from_start).then_some(cx.now);
            Ok(Event::Reseated { seat, person, name, piece, since })
        }
        timed => {
            let clock = tools.clock.as_ref().ok_or(Refusal::NoClock {})?;
            time(clock, timed, cx.now)
        }
    }
}

/// The commands of a clock that stands on the table.
fn time(clock: &Clock, command: Command, now: Timestamp) -> Result<Event, Refusal> {
    let runs = clock.since.is_some();
    match command {
        Command::ClearClock => Ok(Event::ClockCleared),
        Command::StartClock { turn, signal } => {
            seated(clock, turn)?;
            if clock.begun {
                return Err(Refusal::ClockSo {});
            }
            let wait = if signal { SIGNAL_MS } else { 0 };
            Ok(Event::ClockStarted { turn, at: Timestamp(now.0.saturating_add(wait)) })
        }
        Command::PassTurn { to } => {
            seated(clock, to)?;
            match to.or(clock.next()) {
                Some(to) => pass(clock, Some(to), now),
                None if clock.rules.order == Order::Free || clock.turn.is_none() => {
                    Err(Refusal::WhoNext {})
                }
                None => pass(clock, None, now),
            }
        }
        Command::NobodysTurn => pass(clock, None, now),
        Command::PauseClock if runs => Ok(Event::ClockPaused { past: clock.elapsed(now) }),
        Command::ResumeClock if clock.begun && !runs => Ok(Event::ClockResumed { at: now }),
        Command::PauseClock | Command::ResumeClock => Err(Refusal::ClockSo {}),
        Command::AddTime { ms } => {
            let whole = ms != 0 && ms.unsigned_abs() <= LONGEST_MS;
            let counts = clock.begun && clock.hand(clock.turn.unwrap_or(Seat(0))).rate < 0.0;
            if !(whole && counts) {
                return Err(Refusal::Time {});
            }
            Ok(Event::TimeAdded { ms: i64::from(ms), token: false })
        }
        Command::SpendToken => {
            let seat = clock.turn.ok_or(Refusal::Time {})?;
            if clock.tokens[seat] == 0 {
                return Err(Refusal::NoToken { player: seat.into() });
            }
            if clock.hand(seat).rate >= 0.0 {
                return Err(Refusal::Time {});
            }
            Ok(Event::TimeAdded { ms: i64::from(clock.rules.token_ms), token: true })
        }
        Command::RunOut => match clock.deadline() {
            Some(end) if end <= now => Ok(Event::RanOut { late: now.0.saturating_sub(end.0) }),
            _ => Err(Refusal::TimeLeft {}),
        },
        // The others were answered before a clock was looked for.
        _ => Err(Refusal::NoClock {}),
    }
}

fn pass(clock: &Clock, to: Option<Seat>, now: Timestamp) -> Result<Event, Refusal> {
    if !clock.begun {
        return Err(Refusal::ClockSo {});
    }
    let spent = clock.elapsed(now);
    Ok(Event::TurnPassed { spent, left: clock.left_after(spent), to, at: now })
}

fn known(tools: &Tools, seat: Option<Seat>) -> Result<(), Refusal> {
    match seat {
        Some(seat) if seat.index() >= tools.sitters.len() => {
            Err(Refusal::UnknownPlayer { player: seat.into() })
        }
        _ => Ok(()),
    }
}

/// A person who does not sit at this table, with a piece that there is.
fn new_here(tools: &Tools, person: Uuid, name: &str, piece: u8) -> Result<(), Refusal> {
    if piece >= PIECES {
        return Err(Refusal::Piece {});
    }
    if tools.sitters.iter().any(|sitter| sitter.person == person) {
        return Err(Refusal::SitsAlready { name: name.to_owned() });
    }
    Ok(())
}

fn seated(clock: &Clock, seat: Option<Seat>) -> Result<(), Refusal> {
    match seat {
        Some(seat) if !clock.spent.contains(seat) => {
            Err(Refusal::UnknownPlayer { player: seat.into() })
        }
        _ => Ok(()),
    }
}

fn tray(tools: &Tools, owner: Option<Seat>) -> Result<&Tray, Refusal> {
    known(tools, owner)?;
    tools.tray(owner).ok_or(Refusal::NoDice {})
}

/// The places of the dice that are not kept.
fn loose(tray: &Tray, keep: &[u8]) -> Result<Vec<u8>, Refusal> {
    let rolled = |at: &u8| tray.dice.get(usize::from(*at)).is_some_and(|lies| lies.face.is_some());
    if !keep.iter().all(rolled) {
        return Err(Refusal::Keep {});
    }
    let loose: Vec<u8> = (0..tray.dice.len() as u8).filter(|at| !keep.contains(at)).collect();
    if loose.is_empty() { Err(Refusal::NothingToRoll {}) } else { Ok(loose) }
}

/// At least one person, each once, all of this table.
fn people(tools: &Tools, among: &[Seat]) -> Result<(), Refusal> {
    among.iter().try_for_each(|seat| known(tools, Some(*seat)))?;
    let twice = among.iter().enumerate().any(|(at, seat)| among[..at].contains(seat));
    if among.is_empty() || twice { Err(Refusal::Among {}) } else { Ok(()) }
}

fn draw_teams(
    mut among: Vec<Seat>,
    teams: u8,
    chance: &mut Chance,
) -> Result<Vec<Vec<Seat>>, Refusal> {
    if teams < 2 || usize::from(teams) > among.len() {
        return Err(Refusal::Teams { n: among.len(), teams });
    }
    chance.shuffle(&mut among);
    let mut drawn = vec![Vec::new(); usize::from(teams)];
    for (at, seat) in among.into_iter().enumerate() {
        drawn[at % usize::from(teams)].push(seat);
    }
    Ok(drawn)
}
