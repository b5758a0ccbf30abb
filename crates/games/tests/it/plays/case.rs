//! One case: a table that is set up, played and looked at.

use super::relaxed::Reader;
use super::tongue::{Found, Tongue, tongue};
use super::{looks, questions};
use kernel::{
    Actor, BySeat, Chance, Ctx, Grain, Knowledge, Line, Options, Refused, Rejection, Rulebook,
    Seat, Seed, Setup, Shown, Table, Timestamp, Viewer,
};
use serde_json::Value;

/// What a line does not hold.
pub(crate) type Checked = Result<(), String>;

/// A case in play.
pub(crate) struct Case {
    pub(crate) rules: &'static dyn Rulebook,
    tongue: Tongue,
    title: String,
    pub(crate) setup: Setup<Options>,
    /// The commands that were accepted, to be played again when one is amended.
    played: Vec<(Actor, Value)>,
    table: Option<Box<dyn Table>>,
    /// The sentences of the last step.
    pub(crate) lines: Vec<Line>,
    /// A refusal that no line has expected yet.
    refused: Option<Rejection>,
    checks: usize,
}

impl Case {
    pub(crate) fn new(rules: &'static dyn Rulebook, title: &str) -> Case {
        let setup = Setup {
            names: BySeat::new(Vec::new()),
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            first: None,
            config: Options::new(),
            decks: Vec::new(),
        };
        Case {
            rules,
            tongue: tongue(rules.meta().id),
            title: title.to_owned(),
            setup,
            played: Vec::new(),
            table: None,
            lines: Vec::new(),
            refused: None,
            checks: 0,
        }
    }

    /// A fresh case of the same game.
    pub(crate) fn another(&self, title: &str) -> Case {
        Case::new(self.rules, title)
    }

    /// The case is over: a refusal must have been expected, and something must have been looked at.
    pub(crate) fn end(&self) -> Checked {
        if let Some(rejection) = &self.refused {
            return Err(format!("{}: refused: {rejection}", self.title));
        }
        let empty = self.checks == 0 && self.title != "before the first case";
        if empty { Err(format!("{}: looks at nothing", self.title)) } else { Ok(()) }
    }

    pub(crate) fn line(&mut self, line: &str) -> Checked {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "refuse" {
            return self.refuse(rest.trim());
        }
        if let Some(rejection) = self.refused.take() {
            return Err(format!("the line before was refused: {rejection}"));
        }
        match word {
            "expect" => {
                self.checks += 1;
                looks::check(self, rest.trim())
            }
            "judge" => {
                self.checks += 1;
                questions::check(self, rest.trim())
            }
            "amend" => self.amend(rest.trim()),
            _ if self.table.is_none() && self.set_up(word, rest.trim())? => Ok(()),
            _ => {
                if let Some(checked) = (self.tongue.question)(self, word, rest.trim()) {
                    self.checks += 1;
                    return checked;
                }
                let (by, command) = self.read(line)?;
                self.play(by, command);
                Ok(())
            }
        }
    }

    /// Reads `[as NAME: ]COMMAND`.
    fn read(&mut self, line: &str) -> Result<(Actor, Value), String> {
        match line.strip_prefix("as ") {
            Some(said) => {
                let (name, line) = said.split_once(": ").ok_or("as NAME: COMMAND")?;
                Ok((Actor::Seat(self.seat(name)?), self.command(line)?))
            }
            None => Ok((Actor::Keeper, self.command(line)?)),
        }
    }

    /// A command in the game's own words, as JSON (`say {…}`), or in the general language:
    /// `[NAME ]VERB field=value …`.
    fn command(&mut self, line: &str) -> Result<Value, String> {
        if let Some(said) = line.strip_prefix("say ") {
            return serde_json::from_str(said).map_err(|why| why.to_string());
        }
        if let Some(command) = (self.tongue.command)(self, line) {
            return command;
        }
        let mut words = Reader::new(line, &self.setup.names);
        let mut verb = words.word();
        let seat = words.seat(verb);
        if seat.is_some() {
            verb = words.word();
        }
        let mut fields = words.fields()?;
        fields.insert("do".to_owned(), verb.into());
        if let Some(seat) = seat {
            fields.insert("seat".to_owned(), serde_json::json!(seat));
        }
        Ok(fields.into())
    }

    /// What is expected in the game's own words.
    pub(crate) fn own_look(
        &mut self,
        what: &str,
        viewer: Viewer,
        rest: &str,
    ) -> Option<Result<Found, String>> {
        (self.tongue.look)(self, what, viewer, rest)
    }

    /// The table, opened and begun when this is the first look at it.
    pub(crate) fn table(&mut self) -> Result<&dyn Table, String> {
        if self.table.is_none() {
            match self.rules.open(&self.setup) {
                Ok(opened) => {
                    let begun = opened.begin(&mut luck(0));
                    self.lines = begun.lines;
                    self.table = Some(begun.next);
                }
                Err(rejection) => {
                    let why = format!("does not open: {rejection}");
                    self.refused = Some(rejection);
                    return Err(why);
                }
            }
        }
        self.table.as_deref().ok_or_else(|| "no table".to_owned())
    }

    /// What this viewer may see.
    pub(crate) fn view(&mut self, viewer: Viewer) -> Result<Value, String> {
        json(&self.table()?.view(viewer))
    }

    /// What this viewer may ask for next.
    pub(crate) fn prompts(&mut self, viewer: Viewer) -> Result<Value, String> {
        json(&self.table()?.prompts(viewer))
    }

    /// A seat by its person's name, or by its number.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, String> {
        let named = self.setup.names.each().find(|(_, own)| own.as_str() == name);
        let seat = named.map(|(seat, _)| seat).or_else(|| name.parse().ok().map(Seat));
        seat.ok_or_else(|| format!("nobody is called {name:?}"))
    }

    fn set_up(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let words = || rest.split_whitespace();
        match word {
            "table" => {
                self.setup.names = words().map(|name| name.replace('_', " ")).collect();
                // The last one deals first, so that the first one leads.
                self.setup.first = self.setup.names.seats().next_back();
            }
            "option" => {
                let (name, value) = rest.split_once(' ').ok_or("an option has a value")?;
                let value = Reader::value(value, &self.setup.names)?;
                self.setup.config.insert(name.to_owned(), value);
            }
            "preset" => {
                let preset = self.rules.presets().into_iter().find(|(id, _)| *id == rest);
                self.setup.config = preset.ok_or("no such preset")?.1;
            }
            "dealt" => self.setup.knowledge = Knowledge::Dealt,
            "cards" => self.setup.grain = Grain::Card,
            "first" if rest == "by chance" => self.setup.first = None,
            "first" => self.setup.first = Some(self.seat(rest)?),
            "deck" => self.setup.decks.push(words().map(str::to_owned).collect()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(crate) fn play(&mut self, by: Actor, command: Value) {
        let step = self.played.len() as u64 + 1;
        let decided = match self.table() {
            Ok(table) => table.decide(by, &command.to_string(), &mut luck(step)),
            Err(_) => return,
        };
        match decided {
            Ok(decision) => {
                self.played.push((by, command));
                self.lines = decision.lines;
                self.table = Some(decision.next);
            }
            Err(rejection) => self.refused = Some(rejection),
        }
    }

    /// Puts another command in the place of an earlier one and plays all of them again.
    fn amend(&mut self, rest: &str) -> Checked {
        let (at, line) = rest.split_once(' ').ok_or("amend N COMMAND")?;
        let at: usize = at.parse().map_err(|_| "amend N COMMAND")?;
        let command = self.read(line)?;
        let mut commands = self.played.clone();
        *commands.get_mut(at.wrapping_sub(1)).ok_or("no such command")? = command;
        let before = (self.played.clone(), self.table.take(), self.lines.clone());
        self.played = Vec::new();
        for (by, command) in commands {
            if self.refused.is_none() {
                self.play(by, command);
            }
        }
        if self.refused.is_some() {
            (self.played, self.table, self.lines) = before;
        }
        Ok(())
    }

    fn refuse(&mut self, rest: &str) -> Checked {
        self.checks += 1;
        if self.refused.is_none() && self.table.is_none() {
            // Nothing was played: the table itself is refused.
            self.table().err();
        }
        match self.refused.take() {
            Some(rejection) => expected(&rejection, rest, &self.setup.names),
            None => Err("nothing was refused".to_owned()),
        }
    }
}

/// Whether a rejection is `CODE RULE {params}`, or `bad` for what is no command or question.
pub(crate) fn expected(rejection: &Rejection, text: &str, names: &BySeat<String>) -> Checked {
    let refused = match rejection {
        Rejection::Malformed(_) if text == "bad" => return Ok(()),
        Rejection::Malformed(why) => return Err(format!("was no command or question: {why}")),
        Rejection::Refused(refused) => refused,
    };
    let Refused { code, rule, params, .. } = refused;
    let mut words = text.splitn(3, ' ');
    let wanted = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if (code.as_str(), rule.as_str()) != wanted {
        return Err(format!("refused with {code} {rule}: {refused}"));
    }
    let found = Value::Object(params.clone());
    match words.next() {
        Some(wanted) if Reader::value(wanted, names)? != found => {
            Err(format!("refused with {found}"))
        }
        _ => Ok(()),
    }
}

fn luck(step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([9; 32]), step) }
}

fn json(shown: &Shown) -> Result<Value, String> {
    serde_json::from_str(shown.text()).map_err(|why| why.to_string())
}
