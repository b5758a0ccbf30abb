//! Clocks: a value, never a count of ticks (TL-11 to TL-20).

use crate::people;
use kernel::{AskedSeat, BySeat, Chance, Ctx, Seat, Seed, Timestamp};
use proptest::prelude::*;
use tools::{ClockRules, Command, Event, Form, Order, Refusal, Tools, decide};

struct Play {
    tools: Tools,
    now: i64,
}

impl Play {
    fn with(seats: u8, form: Form, order: Order) -> Play {
        let rules = ClockRules { form, order, tokens: 2, token_ms: 30_000, penalty: None };
        let mut play = Play { tools: Tools::none(people(seats)), now: 1_000_000 };
        play.at(0, Command::SetClock { rules });
        play
    }

    fn asked(&self, command: Command) -> Result<Event, Refusal> {
        let chance = Chance::new(&Seed::from_bytes([0; 32]), 0);
        decide(&self.tools, command, &mut Ctx { now: Timestamp(self.now), chance })
    }

    /// How many milliseconds later.
    fn at(&mut self, later: i64, command: Command) {
        self.now += later;
        let event = self.asked(command).expect("it is allowed");
        self.tools.evolve(&event);
    }

    /// What everybody's clock shows so many milliseconds later.
    fn shown(&self, later: i64) -> Vec<i64> {
        let now = self.now + later;
        let clock = self.tools.view().clock.expect("a clock");
        let reading = |hand: &tools::Hand| {
            let ran = hand.from.map_or(0, |from| (now - from.0).max(0));
            hand.ms + (hand.rate * ran as f64).floor() as i64
        };
        clock.hands.iter().map(reading).collect()
    }
}

fn start(seat: u8) -> Command {
    Command::StartClock { turn: Some(Seat(seat)), signal: false }
}

const PASS: Command = Command::PassTurn { to: None };
const EACH: Form = Form::Each { ms: 60_000, increment: 20_000, delay: 3_000 };

#[test]
fn a_clock_each_runs_after_the_delay_and_gains_the_increment() {
    let mut play = Play::with(3, EACH, Order::Clockwise);
    play.at(0, start(1));
    assert_eq!(play.shown(2_000), [60_000, 60_000, 60_000], "within the delay");
    assert_eq!(play.shown(5_000), [60_000, 58_000, 60_000]);
    play.at(10_000, PASS);
    assert_eq!(play.shown(0), [60_000, 73_000, 60_000]);
    play.at(1_000, PASS);
    assert_eq!(play.shown(0), [60_000, 73_000, 80_000], "shorter than the delay costs nothing");
    let clock = play.tools.clock().unwrap();
    assert_eq!(clock.turn, Some(Seat(0)));
    assert_eq!(clock.spent.as_slice(), [0, 10_000, 1_000]);
}

#[test]
fn without_people_two_sides_pass_the_turn_to_each_other() {
    let mut play = Play::with(0, EACH, Order::Clockwise);
    assert_eq!(play.shown(0), [60_000, 60_000]);
    play.at(0, start(1));
    play.at(10_000, PASS);
    assert_eq!(play.shown(8_000), [55_000, 73_000]);
    play.at(8_000, PASS);
    assert_eq!(play.shown(0), [75_000, 73_000]);
    let third = Command::PassTurn { to: Some(Seat(2)) };
    assert!(matches!(play.asked(third), Err(Refusal::UnknownPlayer { .. })));
}

#[test]
fn the_order_says_who_is_next() {
    let mut play = Play::with(3, Form::Turn { ms: 60_000 }, Order::CounterClockwise);
    play.at(0, start(0));
    play.at(1, PASS);
    assert_eq!(play.tools.clock().unwrap().turn, Some(Seat(2)));
    let mut play = Play::with(3, Form::Turn { ms: 60_000 }, Order::Free);
    play.at(0, start(0));
    assert_eq!(play.asked(PASS), Err(Refusal::WhoNext {}));
    play.at(1, Command::PassTurn { to: Some(Seat(1)) });
    assert_eq!(play.tools.clock().unwrap().turn, Some(Seat(1)));
}

#[test]
fn an_hourglass_gives_what_one_uses_to_the_others_and_loses_no_millisecond() {
    let mut play = Play::with(4, Form::Hourglass { ms: 10_000 }, Order::Clockwise);
    play.at(0, start(1));
    play.at(1_000, PASS);
    assert_eq!(play.shown(0), [10_333, 9_000, 10_334, 10_333]);
    play.at(1, PASS);
    assert_eq!(play.shown(0).iter().sum::<i64>(), 40_000);
}

#[test]
fn a_pause_counts_for_no_person() {
    let mut play = Play::with(2, Form::Turn { ms: 60_000 }, Order::Clockwise);
    play.at(0, start(0));
    play.at(20_000, Command::PauseClock);
    assert_eq!(play.shown(240_000)[0], 40_000);
    play.at(240_000, Command::ResumeClock);
    play.at(5_000, PASS);
    assert_eq!(play.tools.clock().unwrap().spent.as_slice(), [25_000, 0]);
    assert_eq!(play.shown(0), [60_000, 60_000]);
}

#[test]
fn a_turn_of_no_person_costs_no_time() {
    let mut play = Play::with(2, EACH, Order::Clockwise);
    play.at(0, start(0));
    play.at(1_000, Command::NobodysTurn);
    let before = play.shown(0);
    assert_eq!(play.tools.clock().unwrap().deadline(), None);
    assert_eq!(play.asked(PASS), Err(Refusal::WhoNext {}));
    play.at(90_000, Command::PassTurn { to: Some(Seat(1)) });
    assert_eq!(play.shown(0), before);
    assert_eq!(play.tools.clock().unwrap().idle, 90_000);
}

#[test]
fn running_out_is_written_once_and_the_turn_goes_on_below_zero() {
    let mut play = Play::with(2, Form::Turn { ms: 60_000 }, Order::Clockwise);
    play.at(0, start(0));
    play.now += 59_999;
    assert_eq!(play.asked(Command::RunOut), Err(Refusal::TimeLeft {}), "never early");
    play.at(51, Command::RunOut);
    assert_eq!(play.asked(Command::RunOut), Err(Refusal::TimeLeft {}), "said already");
    assert_eq!(play.shown(10_000)[0], -10_050);
    play.at(10_000, PASS);
    assert_eq!(play.tools.clock().unwrap().deadline(), Some(Timestamp(play.now + 60_000)));
}

#[test]
fn time_that_ran_out_is_not_written_down_again_at_the_next_turn() {
    let mut play = Play::with(2, Form::Countdown { ms: 60_000 }, Order::Clockwise);
    play.at(0, start(0));
    play.at(60_000, Command::RunOut);
    play.at(5_000, PASS);
    assert_eq!(play.tools.clock().unwrap().deadline(), None, "one clock for all");
    let mut play = Play::with(2, EACH, Order::Clockwise);
    play.at(0, start(0));
    play.at(63_000, Command::RunOut);
    play.at(30_000, PASS);
    assert!(play.tools.clock().unwrap().deadline().is_some(), "the other has time");
    play.at(1_000, PASS);
    assert_eq!(
        play.tools.clock().unwrap().deadline(),
        None,
        "still below zero, with the increment"
    );
}

#[test]
fn more_time_silences_the_alarm_until_it_runs_out_again() {
    let mut play = Play::with(2, Form::Turn { ms: 60_000 }, Order::Clockwise);
    play.at(0, start(0));
    play.at(60_000, Command::RunOut);
    play.at(0, Command::SpendToken);
    assert_eq!(play.shown(0)[0], 30_000);
    assert_eq!(play.tools.clock().unwrap().tokens.as_slice(), [1, 2]);
    assert_eq!(play.tools.clock().unwrap().deadline(), Some(Timestamp(play.now + 30_000)));
    play.at(0, Command::AddTime { ms: -20_000 });
    assert_eq!(play.shown(0)[0], 10_000);
    play.at(0, Command::SpendToken);
    assert_eq!(play.asked(Command::SpendToken), Err(Refusal::NoToken { player: AskedSeat(0) }));
}

#[test]
fn the_start_signal_counts_three_seconds_and_then_it_runs() {
    let mut play = Play::with(2, EACH, Order::Clockwise);
    play.at(0, Command::StartClock { turn: Some(Seat(0)), signal: true });
    assert_eq!(play.shown(3_000 + 3_000)[0], 60_000, "three of the signal, three of the delay");
    assert_eq!(play.shown(3_000 + 4_000)[0], 59_000);
}

#[test]
fn a_countdown_and_a_stopwatch_are_the_tables() {
    let mut play = Play::with(0, Form::Countdown { ms: 60_000 }, Order::Clockwise);
    play.at(0, Command::StartClock { turn: None, signal: false });
    assert_eq!(play.tools.clock().unwrap().deadline(), Some(Timestamp(play.now + 60_000)));
    let mut play = Play::with(2, Form::Stopwatch, Order::Clockwise);
    play.at(0, start(0));
    assert_eq!(play.shown(7_000), [7_000, 7_000]);
    play.at(7_000, PASS);
    assert_eq!(play.shown(1_000), [8_000, 8_000]);
    assert_eq!(play.tools.clock().unwrap().deadline(), None);
}

#[test]
fn a_wall_clock_that_was_put_back_takes_nothing_away() {
    let mut play = Play::with(2, Form::Turn { ms: 60_000 }, Order::Clockwise);
    play.at(0, start(0));
    assert_eq!(play.shown(-3_600_000)[0], 60_000);
    play.at(-3_600_000, PASS);
    assert_eq!(play.tools.clock().unwrap().spent.as_slice(), [0, 0]);
}

#[test]
fn what_a_clock_cannot_do_is_refused() {
    let rules = |form, tokens, token_ms, penalty: Option<&str>| Command::SetClock {
        rules: ClockRules {
            form,
            order: Order::Free,
            tokens,
            token_ms,
            penalty: penalty.map(str::to_owned),
        },
    };
    let turn = Form::Turn { ms: 60_000 };
    let bare = Play { tools: Tools::none(people(2)), now: 0 };
    let mut set = Play::with(2, turn, Order::Clockwise);
    let odd = [
        rules(Form::Turn { ms: 999 }, 0, 0, None),
        rules(Form::Countdown { ms: 86_400_001 }, 0, 0, None),
        rules(Form::Each { ms: 60_000, increment: 3_600_001, delay: 0 }, 0, 0, None),
        rules(Form::Each { ms: 60_000, increment: 0, delay: 3_600_001 }, 0, 0, None),
        rules(turn, 21, 30_000, None),
        rules(turn, 1, 0, None),
        rules(turn, 0, 3_600_001, None),
        rules(turn, 0, 0, Some(" ")),
        rules(turn, 0, 0, Some(&"x".repeat(41))),
    ];
    for command in odd {
        assert_eq!(bare.asked(command.clone()), Err(Refusal::Clock {}), "{command:?}");
    }
    for command in [PASS, Command::ClearClock, start(0), Command::RunOut, Command::SpendToken] {
        assert_eq!(bare.asked(command.clone()), Err(Refusal::NoClock {}), "{command:?}");
    }
    assert_eq!(set.asked(start(2)), Err(Refusal::UnknownPlayer { player: AskedSeat(2) }));
    for command in [Command::NobodysTurn, Command::PauseClock, Command::ResumeClock] {
        assert_eq!(set.asked(command.clone()), Err(Refusal::ClockSo {}), "{command:?}");
    }
    assert_eq!(set.asked(Command::AddTime { ms: 1 }), Err(Refusal::Time {}), "it does not run");
    assert_eq!(set.asked(Command::SpendToken), Err(Refusal::Time {}), "between turns");
    set.at(0, start(0));
    assert_eq!(set.asked(start(0)), Err(Refusal::ClockSo {}));
    assert_eq!(set.asked(Command::ResumeClock), Err(Refusal::ClockSo {}));
    assert_eq!(set.asked(Command::AddTime { ms: 0 }), Err(Refusal::Time {}));
    assert_eq!(set.asked(Command::AddTime { ms: i32::MIN }), Err(Refusal::Time {}));
    set.at(0, Command::PauseClock);
    assert_eq!(set.asked(Command::PauseClock), Err(Refusal::ClockSo {}));
    set.at(0, Command::ClearClock);
    assert_eq!(set.tools.view().clock, None);
}

proptest! {
    /// Ten minutes of wake-ups at random: what is shown is always what passed, to the millisecond.
    #[test]
    fn looking_never_changes_the_time(looks in prop::collection::vec(1i64..5_000, 1..200)) {
        let mut play = Play::with(2, Form::Turn { ms: 600_000 }, Order::Clockwise);
        play.at(0, start(0));
        let mut passed = 0;
        for look in looks {
            passed += look;
            prop_assert_eq!(play.shown(passed)[0], 600_000 - passed);
        }
    }

    /// However often it is stopped, run, passed and topped up: the parts add up to the whole, exactly.
    #[test]
    fn the_parts_add_up(deeds in prop::collection::vec((0u8..5, 0i64..100_000), 1..300)) {
        let mut play = Play::with(3, Form::Hourglass { ms: 600_000 }, Order::Clockwise);
        play.at(0, start(0));
        let (mut ran, mut added, mut runs) = (0, 0, true);
        for (deed, later) in deeds {
            ran += if runs { later } else { 0 };
            match deed {
                0 => {
                    play.at(later, if runs { Command::PauseClock } else { Command::ResumeClock });
                    runs = !runs;
                }
                1 if runs && play.tools.clock().is_some_and(|clock| clock.turn.is_some()) => {
                    play.at(later, Command::AddTime { ms: 1_000 });
                    added += 1_000;
                }
                2 => play.at(later, Command::PassTurn { to: Some(Seat(2)) }),
                3 if runs => play.at(later, Command::NobodysTurn),
                _ => play.at(later, Command::PassTurn { to: Some(Seat(0)) }),
            }
            let clock = play.tools.clock().expect("a clock");
            let elapsed = clock.elapsed(Timestamp(play.now));
            let spent: i64 = clock.spent.iter().sum();
            prop_assert_eq!(spent + clock.idle + elapsed, ran);
            let left: i64 = clock.left.iter().sum();
            let open = if clock.turn.is_some() { clock.added } else { 0 };
            prop_assert!(left + open <= 1_800_000 + added);
        }
    }
}

#[test]
fn what_a_bent_journal_says_of_people_who_are_not_there_changes_no_turn() {
    let forms = [
        Form::Stopwatch,
        Form::Countdown { ms: 60_000 },
        Form::Turn { ms: 60_000 },
        EACH,
        Form::Hourglass { ms: 60_000 },
    ];
    let (gone, at) = (Some(Seat(9)), Timestamp(1_000_000));
    for (form, seats) in forms.into_iter().flat_map(|form| [(form, 0), (form, 1), (form, 3)]) {
        let set = || Play::with(seats, form, Order::Clockwise);
        let mut begun = set();
        begun.tools.evolve(&Event::ClockStarted { turn: gone, at });
        let mut passed = set();
        passed.at(0, start(0));
        let left = BySeat::filled(7, i64::MIN);
        passed.tools.evolve(&Event::TurnPassed { spent: i64::MAX, left, to: gone, at });
        for play in [&begun, &passed] {
            let clock = play.tools.clock().unwrap();
            assert_eq!(
                (clock.turn, clock.left.len()),
                (None, set().tools.clock().unwrap().left.len())
            );
        }
        // The largest numbers are counted with like any other.
        let mut large = set();
        large.at(0, start(0));
        for ms in [i64::MAX, i64::MIN] {
            let sides = large.tools.clock().unwrap().left.len();
            let left = BySeat::filled(sides, ms);
            let again = Event::TurnPassed { spent: ms, left, to: Some(Seat(0)), at };
            large.tools.evolve(&again);
            large.tools.evolve(&again);
            large.tools.evolve(&Event::TimeAdded { ms, token: false });
            large.tools.evolve(&Event::TimeAdded { ms, token: true });
            for other in [ms, -1_000] {
                large.tools.evolve(&Event::ClockPaused { past: other });
                large.tools.evolve(&Event::ClockResumed { at: Timestamp(ms) });
                for play in [&begun, &passed, &large] {
                    play.tools.view();
                    play.tools.clock().unwrap().deadline();
                    for command in [
                        PASS,
                        Command::PassTurn { to: Some(Seat(0)) },
                        Command::NobodysTurn,
                        Command::PauseClock,
                        Command::SpendToken,
                        Command::RunOut,
                    ] {
                        // Whether it is refused or not, it is answered.
                        let _ = play.asked(command);
                    }
                }
            }
        }
    }
}
