use crate::{
    Actor, Chance, Ctx, Game, HouseRule, Line, Meta, Misfit, Options, Points, Record, Refuse,
    Refused, Rolled, Seat, Setup, Shown, Sitter, Standing, Stat, StatName, Timestamp, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// Why a command or a question was not accepted.
#[derive(Clone, Debug, PartialEq)]
pub enum Rejection {
    /// The rules refuse it.
    Refused(Refused),
    /// It could not be understood: not this game's words.
    Malformed(String),
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rejection::Refused(refused) => refused.fmt(f),
            Rejection::Malformed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Rejection {}

/// A stored event that this game cannot read: the store was damaged or written by another version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged(pub String);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "an event cannot be read: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// Sentences and dice of an applied event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Narration {
    /// It as sentences for everybody.
    pub lines: Vec<Line>,
    /// The dice that it rolled.
    pub rolled: Vec<Rolled>,
    /// The round that it belongs to.
    pub round: Option<u16>,
}

/// Events and sentences of a command, and the table after them; only previews read `next`.
pub struct Decision {
    /// The events, each as [`stored_json`].
    pub events: Vec<String>,
    /// The events as sentences for everybody.
    pub lines: Vec<Line>,
    /// The table after them.
    pub next: Box<dyn Table>,
}

/// A live table of any game: takes and gives JSON.
pub trait Table: Send + Sync {
    /// What happens by itself at the start.
    fn begin(&self, cx: &mut Ctx) -> Decision;
    /// What a command brings about.
    ///
    /// # Errors
    /// When the rules refuse the command or it is not one of this game's.
    fn decide(&self, by: Actor, command: &str, cx: &mut Ctx) -> Result<Decision, Rejection>;
    /// What each seat would score by a command that is refused, as far as its part stands by itself; empty where
    /// the game does not say.
    fn partial(&self, _command: &str) -> Vec<Option<Points>> {
        Vec::new()
    }
    /// Applies a stored event and narrates it.
    ///
    /// # Errors
    /// When the event is not one of this game's; the table is as before.
    fn apply_narrated(&mut self, event: &str) -> Result<Narration, Damaged>;
    /// Applies a stored event; the dice that it rolled.
    ///
    /// # Errors
    /// When the event is not one of this game's; the table is as before.
    fn apply(&mut self, event: &str) -> Result<Vec<Rolled>, Damaged>;
    /// What this viewer may ask for next.
    fn prompts(&self, viewer: Viewer) -> Shown;
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Shown;
    /// What lies beside the game, for everybody: dice, clocks; `elsewhere` where the clock goes on at another device. A
    /// bare game has nothing there.
    fn tools(&self, _elsewhere: bool) -> Shown {
        Shown::of(&())
    }
    /// When a clock beside the game will have run out, if nothing happens before.
    fn deadline(&self) -> Option<Timestamp> {
        None
    }
    /// The commands by which the keeper stops the clocks that run, the game's own and the one beside it.
    fn clock_stops(&self) -> Vec<String> {
        Vec::new()
    }
    /// Who sits where, from seat 0. A bare game knows no people.
    fn sitters(&self) -> &[Sitter] {
        &[]
    }
    /// Where the table stands.
    fn standing(&self) -> Standing;
    /// The game whose screens draw it, with the options they know; none where they are its own.
    fn shown_as(&self) -> Option<(&'static str, Options)> {
        None
    }
    /// A stored command in the words that screens know; none where it is in them.
    fn command_now(&self, _command: &str) -> Option<String> {
        None
    }
    /// What the statistics of its game remember of it, once it is over.
    fn stats(&self) -> Vec<Stat>;
    /// Names of the stats by their keys, where the catalogues have none.
    fn stat_names(&self) -> BTreeMap<String, StatName> {
        BTreeMap::new()
    }
    /// A command that is accepted from this seat now.
    fn suggest(&self, seat: Seat, chance: &mut Chance) -> Option<String>;
    /// The same table again.
    fn copy(&self) -> Box<dyn Table>;
    /// Whether the other table is in exactly the same state.
    fn same(&self, other: &dyn Table) -> bool;
    /// For [`same`](Table::same): the concrete table.
    fn as_any(&self) -> &dyn Any;
}

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The game's answer.
    pub answer: Value,
    /// The number of the rule behind it, where the answer itself does not say why.
    pub rule: Option<&'static str>,
}

/// A question that was read, with the house rules it is asked under: answers it. A search asks now and then whether to
/// stop.
pub type ReadQuestion = Box<dyn FnOnce(&dyn Fn() -> bool) -> Result<Judged, Rejection>>;

/// A game's rules, erased: opens tables and answers questions.
pub trait Rulebook: Sync {
    /// What the game is.
    fn meta(&self) -> &'static Meta;
    /// The editions a table can start from, each `{id, config}` with every option said.
    fn presets(&self) -> Vec<(&'static str, Options)>;
    /// Every house rule with its values, in the order of the form.
    fn house_rules(&self) -> &'static [HouseRule];
    /// House rules with every option said.
    ///
    /// # Errors
    /// When an option or a value is unknown.
    fn configure(&self, words: &Options) -> Result<Options, Rejection>;
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules.
    fn open(&self, setup: &Setup<Options>) -> Result<Box<dyn Table>, Rejection>;
    /// Reads a question (`{"ask": …, fields}` as JSON) about a situation that is only described.
    ///
    /// # Errors
    /// When it is no question of this game, or a house rule is unknown.
    fn question(&self, question: &str, options: &Options) -> Result<ReadQuestion, Rejection>;
    /// Reads a question and answers it.
    ///
    /// # Errors
    /// When the rules refuse it or it makes no sense.
    fn judge(
        &self,
        question: &str,
        options: &Options,
        stop: &dyn Fn() -> bool,
    ) -> Result<Judged, Rejection> {
        self.question(question, options)?(stop)
    }
    /// What those of each side are, as words in the order of `Standing::sides`; none where sides are only
    /// told apart.
    fn roles(&self) -> &'static [&'static str];
}

/// A game bound into the registry.
pub struct Bound<G>(PhantomData<fn() -> G>);

impl<G> Bound<G> {
    /// The game's rulebook.
    pub const RULES: Bound<G> = Bound(PhantomData);
}

impl<G: Game> Bound<G> {
    fn config(words: &Options) -> Result<G::Config, Rejection> {
        G::configure(words).map_err(reject)
    }
}

impl<G: Game> Rulebook for Bound<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn roles(&self) -> &'static [&'static str] {
        G::roles()
    }

    fn presets(&self) -> Vec<(&'static str, Options)> {
        G::presets().into_iter().map(|p| (p.id, words_of(&p.config))).collect()
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        G::house_rules()
    }

    fn configure(&self, words: &Options) -> Result<Options, Rejection> {
        Ok(words_of(&Self::config(words)?))
    }

    fn open(&self, setup: &Setup<Options>) -> Result<Box<dyn Table>, Rejection> {
        let setup = Setup {
            names: setup.names.clone(),
            knowledge: setup.knowledge,
            grain: setup.grain,
            first: setup.first,
            config: Self::config(&setup.config)?,
            decks: setup.decks.clone(),
        };
        let state = G::open(&setup).map_err(|r| Rejection::Refused(Refused::of(&r)))?;
        Ok(Box::new(Live::<G> { state }))
    }

    fn question(&self, question: &str, options: &Options) -> Result<ReadQuestion, Rejection> {
        let question: G::Question =
            serde_json::from_str(question).map_err(|e| Rejection::Malformed(e.to_string()))?;
        let config = Self::config(options)?;
        Ok(Box::new(move |stop| {
            let answer = G::judge_until(question.clone(), &config, stop).map_err(reject)?;
            let rule = G::answer_rule(&question, &config, &answer);
            Ok(Judged { answer: json(&answer), rule })
        }))
    }
}

/// A live table of the game `G`.
pub struct Live<G: Game> {
    /// The state the events add up to.
    pub state: G::State,
}

impl<G: Game> Live<G> {
    fn narrated(before: &G::State, event: &G::Event) -> (Vec<Line>, Option<u16>) {
        let mut lines = G::narrate(before, event, Viewer::Table);
        let round = G::round(before, event);
        lines.iter_mut().for_each(|line| line.round = round);
        (lines, round)
    }

    fn after(&self, events: Vec<G::Event>) -> Decision {
        let mut state = self.state.clone();
        let mut lines = Vec::new();
        let mut stored = Vec::with_capacity(events.len());
        for event in &events {
            lines.extend(Self::narrated(&state, event).0);
            G::evolve(&mut state, event);
            stored.push(stored_json(event));
        }
        Decision { events: stored, lines, next: Box::new(Live::<G> { state }) }
    }
}

impl<G: Game> Table for Live<G> {
    fn begin(&self, cx: &mut Ctx) -> Decision {
        self.after(G::begin(&self.state, cx))
    }

    fn decide(&self, by: Actor, command: &str, cx: &mut Ctx) -> Result<Decision, Rejection> {
        let command = G::Command::read(command).map_err(|e| Rejection::Malformed(e.to_string()))?;
        let events = G::decide(&self.state, by, command, cx)
            .map_err(|r| Rejection::Refused(Refused::of(&r)))?;
        Ok(self.after(events))
    }

    fn partial(&self, command: &str) -> Vec<Option<Points>> {
        G::Command::read(command)
            .map_or_else(|_| Vec::new(), |command| G::partial(&self.state, &command))
    }

    fn apply_narrated(&mut self, event: &str) -> Result<Narration, Damaged> {
        let event = G::Event::read(event).map_err(|e| Damaged(e.to_string()))?;
        let (lines, round) = Self::narrated(&self.state, &event);
        let rolled = G::rolled(&self.state, &event);
        G::evolve(&mut self.state, &event);
        Ok(Narration { lines, rolled, round })
    }

    fn apply(&mut self, event: &str) -> Result<Vec<Rolled>, Damaged> {
        let event = G::Event::read(event).map_err(|e| Damaged(e.to_string()))?;
        let rolled = G::rolled(&self.state, &event);
        G::evolve(&mut self.state, &event);
        Ok(rolled)
    }

    fn prompts(&self, viewer: Viewer) -> Shown {
        Shown::of(&G::prompts(&self.state, viewer))
    }

    fn view(&self, viewer: Viewer) -> Shown {
        Shown::of(&G::view(&self.state, viewer))
    }

    fn standing(&self) -> Standing {
        G::standing(&self.state)
    }

    fn shown_as(&self) -> Option<(&'static str, Options)> {
        G::shown_as(&self.state)
    }

    fn command_now(&self, command: &str) -> Option<String> {
        let command = G::Command::read(command).ok()?;
        G::command_now(&self.state, command).map(|command| stored_json(&command))
    }

    fn clock_stops(&self) -> Vec<String> {
        G::clock_stop(&self.state).iter().map(stored_json).collect()
    }

    fn stats(&self) -> Vec<Stat> {
        G::stats(&self.state)
    }

    fn stat_names(&self) -> BTreeMap<String, StatName> {
        G::stat_names(&self.state)
    }

    fn suggest(&self, seat: Seat, chance: &mut Chance) -> Option<String> {
        G::suggest(&self.state, seat, chance).map(|command| stored_json(&command))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Live::<G> { state: self.state.clone() })
    }

    fn same(&self, other: &dyn Table) -> bool {
        other.as_any().downcast_ref::<Live<G>>().is_some_and(|o| o.state == self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn reject<R: Refuse>(misfit: Misfit<R>) -> Rejection {
    match misfit {
        Misfit::Refused(refusal) => Rejection::Refused(Refused::of(&refusal)),
        Misfit::Invalid(why) => Rejection::Malformed(why),
    }
}

fn words_of(config: &impl Serialize) -> Options {
    match json(config) {
        Value::Object(words) => words,
        _ => Options::new(),
    }
}

/// JSON as a journal stores it: keys in alphabetical order, no blanks.
///
/// A session file holds the same as JSON, which other programs may lay out otherwise. Only because the text has one
/// form is a step that was exported and imported again the same step, with the same digest.
pub fn stored_json(value: &(impl Serialize + ?Sized)) -> String {
    json(value).to_string()
}

/// Serialising a game's own types cannot fail: they hold no maps with keys other than text.
fn json(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
