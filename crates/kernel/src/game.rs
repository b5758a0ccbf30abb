use crate::{
    Actor, Chance, Die, Grain, HouseRule, Knowledge, Line, Points, Record, Refuse, Seat, Setup,
    Standing, Stat, StatName, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;

/// A timestamp: milliseconds since 1970-01-01T00:00:00Z by the wall clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

/// House rules (options): name to value; an absent one has its default.
pub type Options = Map<String, Value>;

/// A type that is sent to a screen.
pub trait Wire: Serialize + TS + Clone + std::fmt::Debug + 'static {}
impl<T: Serialize + TS + Clone + std::fmt::Debug + 'static> Wire for T {}

/// The static description of a game: id, seats, knowledges, grains, rules.
#[derive(Debug)]
pub struct Meta {
    /// The stable id, such as `rage`: the folder's name, and the key of everything stored.
    pub id: &'static str,
    /// The fewest and the most people under any option.
    pub seats: (u8, u8),
    /// Raised whenever `decide` would answer an old command differently.
    pub rules_version: u16,
    /// Which knowledges it can be played in, the usual one first.
    pub knowledges: &'static [Knowledge],
    /// Which grains it can be written down in, the usual one first.
    pub grains: &'static [Grain],
    /// Whether everybody acts at once: commands then count in the order of arrival, each as the rules
    /// find the table, whatever revision its sender saw.
    pub real_time: bool,
    /// The numbered rules in English and in Spanish, as Markdown.
    pub rules: Rules,
}

/// The text of a game's numbered rules, each rule a paragraph that begins with its number in bold.
#[derive(Debug)]
pub struct Rules {
    /// English.
    pub en: &'static str,
    /// Spanish.
    pub es: &'static str,
}

/// House rules under a name, such as a publisher's edition.
#[derive(Clone, Debug, Serialize)]
pub struct Preset<C> {
    /// The stable id; the name is the catalogue's.
    pub id: &'static str,
    /// What it sets.
    pub config: C,
}

/// Why options or a question were not accepted.
#[derive(Debug)]
pub enum Misfit<R> {
    /// The rules refuse it.
    Refused(R),
    /// It makes no sense: an unknown name, a wrong type, a situation that cannot be.
    Invalid(String),
}

impl<R> From<R> for Misfit<R> {
    fn from(refusal: R) -> Self {
        Misfit::Refused(refusal)
    }
}

/// Time and luck, handed to a decision.
pub struct Ctx {
    /// When the command arrived.
    pub now: Timestamp,
    /// The luck of this step.
    pub chance: Chance,
}

/// A die that was rolled, as the log of rolls keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Whose; none for the table's.
    pub seat: Option<Seat>,
    /// What die it was.
    pub die: Arc<Die>,
    /// What came up, from 0.
    pub face: u16,
    /// Whether it was a real die, typed in.
    pub typed: bool,
}

/// A game: its rules, and nothing else.
///
/// `decide` holds every rule and changes nothing; `evolve` only assigns and cannot fail. What a rule
/// worked out (points, who took the trick) travels inside the event, so that mending a rule never
/// rewrites a stored result.
pub trait Game: Sized + Send + Sync + 'static {
    /// What it is.
    const META: Meta;
    /// Every house rule and variant, and nowhere else.
    type Config: Wire + DeserializeOwned + Default + PartialEq + Send + Sync;
    /// Everything the rules need to know of a table.
    type State: Clone + PartialEq + Send + Sync + std::fmt::Debug;
    /// What is asked of a table.
    type Command: Record + TS + 'static;
    /// What happened.
    type Event: Record;
    /// What may be asked for next, with its bounds.
    type Prompt: Wire;
    /// What one viewer may see.
    type View: Wire;
    /// Why not: a code, its parameters, the rule's number.
    type Refusal: Refuse + TS + 'static;
    /// A question to the judge, without a table.
    type Question: DeserializeOwned + TS + Clone + 'static;
    /// The judge's answer.
    type Answer: Serialize + TS + 'static;

    /// Every house rule with its values, in the order of the form.
    fn house_rules() -> &'static [HouseRule];

    /// House rules from options; an absent option has its default.
    ///
    /// # Errors
    /// A refusal for a value that an option does not have, invalid for an unknown option.
    fn configure(words: &Options) -> Result<Self::Config, Misfit<Self::Refusal>>;

    /// The editions that a table can start from, the usual one first.
    fn presets() -> Vec<Preset<Self::Config>>;

    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules.
    fn open(setup: &Setup<Self::Config>) -> Result<Self::State, Self::Refusal>;

    /// What happens by itself at the start: who deals, the first deal.
    fn begin(state: &Self::State, cx: &mut Ctx) -> Vec<Self::Event>;

    /// What a command brings about.
    ///
    /// # Errors
    /// The first rule that forbids it; then nothing has happened.
    fn decide(
        state: &Self::State,
        by: Actor,
        command: Self::Command,
        cx: &mut Ctx,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What each seat would score by a command that is refused, as far as its part of the command stands by
    /// itself; empty where a command is not written seat by seat.
    fn partial(_state: &Self::State, _command: &Self::Command) -> Vec<Option<Points>> {
        Vec::new()
    }

    /// Writes down what happened.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// What this viewer may ask for next.
    fn prompts(state: &Self::State, viewer: Viewer) -> Vec<Self::Prompt>;

    /// What this viewer may see.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Where the table stands.
    fn standing(state: &Self::State) -> Standing;

    /// What the statistics of this game remember of a table that is over; nothing where it has none.
    fn stats(_: &Self::State) -> Vec<Stat> {
        Vec::new()
    }

    /// Names of the stats by their keys, where the catalogues have none.
    fn stat_names(_: &Self::State) -> BTreeMap<String, StatName> {
        BTreeMap::new()
    }

    /// What those of each side are, as words in the order of `Standing::sides`; none where sides are only
    /// told apart.
    fn roles() -> &'static [&'static str] {
        &[]
    }

    /// An event in sentences for this viewer, told from the state before it; none for the silent ones.
    fn narrate(before: &Self::State, event: &Self::Event, viewer: Viewer) -> Vec<Line>;

    /// The round (turn, game of a match) that an event belongs to, from 1: where its sentences stand in the log
    /// and which part of the score sheet it wrote; none where it belongs to no round.
    fn round(before: &Self::State, event: &Self::Event) -> Option<u16>;

    /// The game whose screens draw this table, with the options they know; none where they are its own.
    fn shown_as(_: &Self::State) -> Option<(&'static str, Options)> {
        None
    }

    /// A stored command in the words that screens know; none where it is in them.
    fn command_now(_: &Self::State, _command: Self::Command) -> Option<Self::Command> {
        None
    }

    /// The command by which the keeper stops the game's own clock; none where none runs.
    fn clock_stop(_: &Self::State) -> Option<Self::Command> {
        None
    }

    /// The dice that an event rolled, for the log of rolls; most games roll none.
    fn rolled(_before: &Self::State, _event: &Self::Event) -> Vec<Rolled> {
        Vec::new()
    }

    /// A command that `decide` accepts from this seat now; none when it is not this seat's moment.
    fn suggest(state: &Self::State, seat: Seat, chance: &mut Chance) -> Option<Self::Command>;

    /// Answers a question about a situation that is only described.
    ///
    /// # Errors
    /// A refusal by the rules, or invalid when no such situation can be.
    fn judge(
        question: Self::Question,
        config: &Self::Config,
    ) -> Result<Self::Answer, Misfit<Self::Refusal>>;

    /// As [`judge`](Self::judge), for games that search for an answer: `stop` is asked now and then, and once it says yes
    /// they answer with what they have, and say so.
    ///
    /// # Errors
    /// Those of [`judge`](Self::judge).
    fn judge_until(
        question: Self::Question,
        config: &Self::Config,
        _stop: &dyn Fn() -> bool,
    ) -> Result<Self::Answer, Misfit<Self::Refusal>> {
        Self::judge(question, config)
    }

    /// The number of the rule behind an answer, for a screen; none where the answer itself says why.
    fn answer_rule(
        _question: &Self::Question,
        _config: &Self::Config,
        _answer: &Self::Answer,
    ) -> Option<&'static str> {
        None
    }
}
