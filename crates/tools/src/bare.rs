//! A table without a game: dice, clocks and lots for anything the app has no rules for.

use crate::refusal::Refusal;
use kernel::{
    Actor, BestIs, BySeat, Chance, Ctx, Damaged, Decision, Grain, HouseRule, Knowledge, Line, Meta,
    Narration, Options, ReadQuestion, Refused, Rejection, Rolled, Rulebook, Rules, Seat, Setup,
    Shown, Standing, Stat, Table, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::any::Any;

/// The rulebook of a table without a game. It is in no list of games.
pub static BARE: Bare = Bare;

/// A table without a game (TL-24): nothing can be won at it.
#[derive(Debug)]
pub struct Bare;

static META: Meta = Meta {
    id: "bare",
    seats: (0, 8),
    rules_version: 1,
    knowledges: &[Knowledge::Observed],
    grains: &[Grain::Round],
    real_time: false,
    rules: Rules { en: include_str!("../RULES.md"), es: include_str!("../RULES.es.md") },
};

/// What can be asked of it and what can happen to it is one thing: that it is cleared away.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Clear {
    Clear {},
}

#[derive(Clone, PartialEq)]
struct BareTable {
    cleared: bool,
}

impl Rulebook for Bare {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn roles(&self) -> &'static [&'static str] {
        &[]
    }

    fn presets(&self) -> Vec<(&'static str, Options)> {
        Vec::new()
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[]
    }

    fn configure(&self, words: &Options) -> Result<Options, Rejection> {
        match words.keys().next() {
            None => Ok(Options::new()),
            Some(option) => Err(Rejection::Malformed(format!("unknown option {option}"))),
        }
    }

    fn open(&self, setup: &Setup<Options>) -> Result<Box<dyn Table>, Rejection> {
        if setup.names.len() > usize::from(META.seats.1) {
            return Err(Rejection::Malformed("at most eight people sit at it".to_owned()));
        }
        self.configure(&setup.config)?;
        Ok(Box::new(BareTable { cleared: false }))
    }

    fn question(&self, _: &str, _: &Options) -> Result<ReadQuestion, Rejection> {
        Err(Rejection::Malformed("there is nothing to judge".to_owned()))
    }
}

impl Table for BareTable {
    fn begin(&self, _: &mut Ctx) -> Decision {
        Decision { events: Vec::new(), lines: Vec::new(), next: self.copy() }
    }

    fn decide(&self, by: Actor, command: &str, _: &mut Ctx) -> Result<Decision, Rejection> {
        let command: Clear =
            serde_json::from_str(command).map_err(|e| Rejection::Malformed(e.to_string()))?;
        if let Actor::Seat(player) = by {
            return Err(refused(&Refusal::NotYours { player: player.into() }));
        }
        if self.cleared {
            return Err(refused(&Refusal::Cleared {}));
        }
        let events = vec![json!(command).to_string()];
        Ok(Decision { events, lines: vec![cleared()], next: Box::new(BareTable { cleared: true }) })
    }

    fn apply_narrated(&mut self, event: &str) -> Result<Narration, Damaged> {
        let rolled = self.apply(event)?;
        Ok(Narration { lines: vec![cleared()], rolled, round: None })
    }

    fn apply(&mut self, event: &str) -> Result<Vec<Rolled>, Damaged> {
        let Clear::Clear {} = serde_json::from_str(event).map_err(|e| Damaged(e.to_string()))?;
        self.cleared = true;
        Ok(Vec::new())
    }

    fn prompts(&self, _: Viewer) -> Shown {
        Shown::of(&json!([]))
    }

    fn view(&self, _: Viewer) -> Shown {
        Shown::of(&json!({}))
    }

    fn standing(&self) -> Standing {
        let next = if self.cleared { cleared() } else { Line::new("tool-bare-open") };
        Standing {
            game: None,
            over: self.cleared,
            round: 1,
            places: BySeat::new(Vec::new()),
            next: Some(next),
            rule: self.cleared.then(|| "TL-24".to_owned()),
            scoring: BestIs::Unscored,
            ..Standing::default()
        }
    }

    fn stats(&self) -> Vec<Stat> {
        Vec::new()
    }

    fn suggest(&self, _: Seat, _: &mut Chance) -> Option<String> {
        (!self.cleared).then(|| json!(Clear::Clear {}).to_string())
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Table) -> bool {
        other.as_any().downcast_ref::<BareTable>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn cleared() -> Line {
    Line::new("tool-bare-cleared").by_rule("TL-24")
}

fn refused(refusal: &Refusal) -> Rejection {
    Rejection::Refused(Refused::of(refusal))
}
