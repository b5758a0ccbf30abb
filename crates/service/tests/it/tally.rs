//! A game of nothing but numbers, for tests: in turn, people add a number or roll a die.

use kernel::{
    Actor, BestIs, BySeat, Chance, Ctx, Game, Grain, HouseRule, Knowledge, Line, Meta, Misfit,
    Options, Place, Points, Preset, Refuse, Rules, Seat, Setup, Standing, Stat, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cell::Cell;
use ts_rs::TS;

/// The game: one after the other, or everybody at once.
pub(crate) struct Tally<const REAL_TIME: bool = false>;

/// House rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// Who gets this far ends the table; none when nothing is said.
    pub target: Option<Points>,
    /// Whether points may fall below nothing.
    pub debts: bool,
    /// Who plays together; everybody for themselves when nothing is said.
    pub sides: Vec<Vec<Seat>>,
    /// Whether the fewest points win.
    pub low: bool,
    /// What the people call it.
    pub title: Option<String>,
}

thread_local! {
    /// Events that were folded, standings that were worked out and tables that were copied on this thread.
    #[allow(dead_code, reason = "not every program that plays this game counts")]
    pub(crate) static WORK: Cell<usize> = const { Cell::new(0) };
}

fn work() {
    WORK.set(WORK.get() + 1);
}

/// Counts the copies of what it is a part of.
#[derive(Debug, PartialEq)]
struct Copied;

impl Clone for Copied {
    fn clone(&self) -> Copied {
        work();
        Copied
    }
}

/// Everything there is to know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    copied: Copied,
    config: Config,
    turn: Seat,
    first: Seat,
    points: BySeat<Points>,
    rounds: Vec<BySeat<Points>>,
    row: BySeat<Points>,
    settled: bool,
}

kernel::tagged! {
    tag: "do";

    /// What a person does.
    #[derive(TS)]
    pub(crate) enum Command {
        /// Adds a number.
        Add {
            /// The number.
            n: i64,
        },
        /// Rolls a die of a thousand faces.
        Roll,
        /// Ends the table with these points, in one round.
        Settle {
            /// Everybody's.
            points: BySeat<Points>,
        },
        /// Meets an internal error.
        Panic,
    }
}

kernel::tagged! {
    tag: "is";

    /// What happened.
    pub(crate) enum Event {
        /// Who begins.
        Began { first: Seat },
        /// A number was added.
        Added { seat: Seat, n: i64 },
        /// A face came up.
        Rolled { seat: Seat, face: u16 },
        /// The table was ended with these points.
        Settled { points: BySeat<Points> },
    }
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub(crate) enum Refusal {
    /// Points would fall below nothing.
    #[error("{seat:?} has only {has}")]
    #[serde(rename = "TL_E_SHORT")]
    Short {
        /// Who.
        seat: Seat,
        /// What they have.
        has: Points,
    },
    /// The table is over.
    #[error("the table is over")]
    #[serde(rename = "TL_E_OVER")]
    Over {},
    /// No person plays alone.
    #[error("two or more play")]
    #[serde(rename = "TL_E_SEATS")]
    Seats {},
}

impl Refuse for Refusal {
    const CODES: &'static [(&'static str, &'static [&'static str])] =
        &[("TL_E_SHORT", &["TL-1"]), ("TL_E_OVER", &["TL-2"]), ("TL_E_SEATS", &["TL-3"])];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::Short { .. } => "TL-1",
            Refusal::Over {} => "TL-2",
            Refusal::Seats {} => "TL-3",
        }
    }
}

impl State {
    fn give(&mut self, seat: Seat, n: i64) {
        let n = n.clamp(i64::from(Points::MIN), i64::from(Points::MAX)) as Points;
        self.points[seat] = self.points[seat].saturating_add(n);
        self.row[seat] = n;
        self.turn = seat.left(1, self.points.len());
        if self.turn == self.first && self.config.target.is_some() {
            self.rounds.push(self.row.clone());
        }
    }

    fn over(&self) -> bool {
        self.settled
            || self.config.target.is_some_and(|target| self.points.iter().any(|p| *p >= target))
    }
}

impl<const REAL_TIME: bool> Game for Tally<REAL_TIME> {
    const META: Meta = Meta {
        id: if REAL_TIME { "race" } else { "tally" },
        seats: (2, 8),
        rules_version: 1,
        knowledges: &[Knowledge::Observed],
        grains: &[Grain::Round],
        real_time: REAL_TIME,
        rules: Rules { en: "**TL-1** No debts.\n", es: "**TL-1** Sin deudas.\n" },
    };
    type Config = Config;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Prompt = String;
    type View = (Seat, Vec<Points>);
    type Refusal = Refusal;
    type Question = bool;
    type Answer = bool;

    fn house_rules() -> &'static [HouseRule] {
        &[]
    }

    fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
        serde_json::from_value(Value::Object(words.clone()))
            .map_err(|e| Misfit::Invalid(e.to_string()))
    }

    fn presets() -> Vec<Preset<Config>> {
        vec![Preset { id: "plain", config: Config::default() }]
    }

    fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let seats = setup.names.len();
        if seats < 2 {
            return Err(Refusal::Seats {});
        }
        Ok(State {
            copied: Copied,
            config: setup.config.clone(),
            turn: setup.first.unwrap_or(Seat(0)),
            first: setup.first.unwrap_or(Seat(0)),
            points: BySeat::filled(seats, 0),
            rounds: Vec::new(),
            row: BySeat::filled(seats, 0),
            settled: false,
        })
    }

    fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
        vec![Event::Began { first: Seat(cx.chance.below(state.points.len()) as u8) }]
    }

    fn decide(s: &State, _: Actor, command: Command, cx: &mut Ctx) -> Result<Vec<Event>, Refusal> {
        let has = s.points[s.turn];
        match command {
            _ if s.over() => Err(Refusal::Over {}),
            Command::Add { n } if !s.config.debts && i64::from(has).saturating_add(n) < 0 => {
                Err(Refusal::Short { seat: s.turn, has })
            }
            Command::Add { n } => Ok(vec![Event::Added { seat: s.turn, n }]),
            Command::Roll => {
                Ok(vec![Event::Rolled { seat: s.turn, face: cx.chance.below(1_000) as u16 }])
            }
            Command::Settle { points } if points.len() == s.points.len() => {
                Ok(vec![Event::Settled { points }])
            }
            Command::Settle { .. } => Err(Refusal::Seats {}),
            Command::Panic => panic!("asked for"),
        }
    }

    fn evolve(s: &mut State, event: &Event) {
        work();
        match event {
            Event::Began { first } => (s.first, s.turn) = (*first, *first),
            Event::Added { seat, n } => s.give(*seat, *n),
            Event::Rolled { seat, face } => s.give(*seat, i64::from(*face)),
            Event::Settled { points } => {
                s.rounds.push(points.clone());
                s.points = points.clone();
                s.settled = true;
            }
        }
    }

    fn prompts(s: &State, _: Viewer) -> Vec<String> {
        if s.over() { Vec::new() } else { vec!["add".to_owned(), "roll".to_owned()] }
    }

    fn view(s: &State, _: Viewer) -> (Seat, Vec<Points>) {
        (s.turn, s.points.as_slice().to_vec())
    }

    fn standing(s: &State) -> Standing {
        work();
        let sign = if s.config.low { -1 } else { 1 };
        let ranks = Standing::places_by_points(&s.points.map(|points| sign * points));
        let over = s.over();
        let place = |seat| Place {
            points: s.points[seat],
            place: ranks[seat],
            won: over && ranks[seat] == 1,
        };
        Standing {
            game: None,
            over,
            round: s.rounds.len() as u16 + 1,
            of: None,
            places: s.points.seats().map(place).collect(),
            rounds: s.rounds.clone(),
            next: Some(Line::new("tally-next").seat("who", s.turn)),
            rule: None,
            sides: s.config.sides.clone(),
            scoring: if s.config.low { BestIs::Lowest } else { BestIs::Highest },
            title: s.config.title.clone(),
            ..Standing::default()
        }
    }

    fn stats(s: &State) -> Vec<Stat> {
        let own =
            s.points.each().map(|(seat, points)| Stat::seat(seat, "points", *points).dim("all"));
        own.chain([Stat::table("rounds", s.rounds.len() as i64)]).collect()
    }

    fn round(_: &Self::State, _: &Self::Event) -> Option<u16> {
        None
    }

    fn narrate(_: &State, event: &Event, _: Viewer) -> Vec<Line> {
        match *event {
            Event::Began { .. } => Vec::new(),
            Event::Added { seat, n } => {
                vec![Line::new("tally-add").seat("who", seat).number("n", n)]
            }
            Event::Settled { .. } => vec![Line::new("tally-settle")],
            Event::Rolled { seat, face } => {
                vec![Line::new("tally-roll").seat("who", seat).number("n", face)]
            }
        }
    }

    fn suggest(s: &State, seat: Seat, _: &mut Chance) -> Option<Command> {
        (s.turn == seat && !s.over()).then_some(Command::Roll)
    }

    fn judge(question: bool, _: &Config) -> Result<bool, Misfit<Refusal>> {
        Ok(question)
    }
}
