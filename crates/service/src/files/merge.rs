//! Merge of an imported file with the database: the same result, whichever came first.

use super::form::{FileContext, ForeignForm, GroupForm, RulesForm, SessionForm};
use super::import_journal::{Folded, replay_projection};
use super::merge_people::{number_namesakes, roots, same_people, united};
use super::session_check::{Checked, check, is_same, other_session};
use super::{FileChoices, FileFault, ImportReport, LeftOut, SessionFault, named_id};
use crate::ServiceError;
use crate::people::names::Name;
use crate::session::live::text;
use kernel::{Grain, Knowledge, Options, Rulebook, Setup, Standing};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use store::{
    ExportGroup, ExportOutcome, ExportPerson, ExportVenue, ForeignSession, Head, ImportTx,
    NewSession, NewStep, Passthrough, PresetRow, SeatRow, SessionMeta,
};
use uuid::Uuid;

type Done<T> = Result<T, ServiceError>;

/// Files that are being taken in.
pub(super) struct Merge<'a> {
    tx: &'a ImportTx<'a>,
    taken: ImportReport,
    /// Who everybody is in the end.
    people: BTreeMap<Uuid, Uuid>,
    /// Which of ours stands for a venue of theirs.
    venues: HashMap<Uuid, Uuid>,
}

impl<'a> Merge<'a> {
    /// Takes people, venues, groups, house rules and foreign words in.
    pub(super) fn begin(
        tx: &'a ImportTx<'a>,
        around: &FileContext,
        choices: &FileChoices,
        now: i64,
    ) -> Done<Merge<'a>> {
        let mut merge = Merge {
            tx,
            taken: ImportReport::default(),
            people: BTreeMap::new(),
            venues: HashMap::new(),
        };
        merge.people(around, choices, now)?;
        merge.venues(around)?;
        merge.groups(&around.groups)?;
        merge.house_rules(&around.house_rules)?;
        for ForeignForm { source, kind, id, said } in &around.foreign {
            let (source, kind, id) = (source.clone(), kind.clone(), id.clone());
            tx.put_passthrough(&Passthrough { source, kind, id, said: said.to_string() })?;
        }
        Ok(merge)
    }

    /// Ends it; `left_out` are the sessions that were not taken.
    pub(super) fn end(self, left_out: Vec<LeftOut>) -> Done<ImportReport> {
        self.tx.recount_groups()?;
        Ok(ImportReport { left_out, ..self.taken })
    }

    fn people(&mut self, around: &FileContext, choices: &FileChoices, now: i64) -> Done<()> {
        let before: BTreeMap<Uuid, ExportPerson> =
            self.tx.people()?.into_iter().map(|person| (person.id, person)).collect();
        let mut all = united(&before, around)?;
        let new = all.keys().filter(|id| !before.contains_key(id)).count();
        self.taken.people = u32::try_from(new).unwrap_or(u32::MAX);
        same_people(&mut all, &before, choices, now)?;
        self.people = roots(&all)?;
        number_namesakes(&mut all)?;
        let changed: Vec<_> = all.values().filter(|p| before.get(&p.id) != Some(p)).collect();
        self.tx.put_people(&changed, &|person| key_of(person))?;
        Ok(())
    }

    fn venues(&mut self, around: &FileContext) -> Done<()> {
        let mut ours: BTreeMap<String, ExportVenue> = BTreeMap::new();
        for venue in self.tx.venues()? {
            ours.insert(place_key(&venue.name)?, venue);
        }
        for form in &around.venues {
            let name = Name::new(&form.name).map_err(FileFault::foreign)?;
            let known = ours.values().find(|venue| venue.id == form.id).cloned();
            let said = ExportVenue {
                id: form.id,
                name: name.shown,
                created: form.created,
                changed: form.changed,
            };
            let same = ours.get(&name.key).cloned();
            match (known, same) {
                (Some(known), same) => {
                    let later = (known.changed, &known.name) < (said.changed, &said.name);
                    if later && same.is_none_or(|same| same.id == said.id) {
                        self.tx.put_venue(&said, &name.key)?;
                        ours.retain(|_, venue| venue.id != said.id);
                        ours.insert(name.key, said);
                    }
                    self.venues.insert(form.id, form.id);
                }
                // The same place under another number: the older number stays.
                (None, Some(same)) if same.id < said.id => {
                    self.venues.insert(form.id, same.id);
                }
                (None, same) => {
                    if let Some(same) = &same {
                        self.tx.replace_venue(same.id, &said, &name.key)?;
                        self.venues.insert(same.id, said.id);
                    } else {
                        self.tx.put_venue(&said, &name.key)?;
                    }
                    self.venues.insert(said.id, said.id);
                    ours.insert(name.key, said);
                }
            }
        }
        Ok(())
    }

    fn groups(&mut self, groups: &[GroupForm]) -> Done<()> {
        let mut known = self.tx.groups()?;
        for form in groups {
            let mut people = form.players.clone();
            people.sort_unstable();
            people.dedup();
            if people.iter().any(|person| !self.people.contains_key(person)) {
                return Err(FileFault::foreign("a group of nobody").into());
            }
            let said = ExportGroup {
                id: form.id,
                name: form.name.clone(),
                hide_rates: form.hide_rates,
                created: form.created,
                changed: form.changed,
                people,
            };
            let order = |c: &ExportGroup| (c.changed, c.name.clone(), c.people.clone());
            let old = known.iter().position(|group| group.id == said.id);
            if old.is_some_and(|at| order(&known[at]) >= order(&said)) {
                continue;
            }
            old.map(|at| known.remove(at));
            known.push(said);
        }
        known.sort_by_key(|group| group.id);
        let mut taken = BTreeSet::new();
        for group in &mut known {
            let (name, key) = free_name(&group.name, &taken)?;
            taken.insert(key);
            group.name = name;
        }
        self.tx.put_groups(&known, &|group| place_key(&group.name).unwrap_or_default())?;
        Ok(())
    }

    fn house_rules(&mut self, rules: &[RulesForm]) -> Done<()> {
        let mut known = self.tx.presets()?;
        for form in rules {
            let row = PresetRow {
                id: form.id,
                game: form.game.clone(),
                name: form.name.clone(),
                config: text(&form.config),
                created: form.created,
            };
            if known.iter().all(|old| old.id != row.id) {
                known.push(row);
            }
        }
        known.sort_by_key(|row| row.id);
        let mut taken: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in &mut known {
            let names = taken.entry(row.game.clone()).or_default();
            let (name, key) = free_name(&row.name, names)?;
            names.insert(key);
            row.name = name;
        }
        self.tx.put_presets(&known, &|row| place_key(&row.name).unwrap_or_default())?;
        Ok(())
    }

    /// Takes a session in, or says why it is left out; then nothing of it was taken.
    pub(super) fn session(
        &mut self,
        mut form: SessionForm,
        rules: impl Fn(&str) -> Option<&'static dyn Rulebook>,
    ) -> Done<Result<(), SessionFault>> {
        let checked = check(&form, &self.people, |venue| self.venues.contains_key(&venue), &rules);
        let checked = match checked {
            Ok(checked) => checked,
            Err(fault) => return Ok(Err(fault)),
        };
        form.venue = form.venue.and_then(|venue| self.venues.get(&venue).copied());
        let said = SessionMeta {
            venue: form.venue,
            note: form.note.clone(),
            archived: form.archived,
            changed: form.changed,
        };
        let id = match checked {
            Checked::Foreign(standing) => {
                self.tx.bring_back(form.id)?;
                self.foreign(&form, &standing)?
            }
            Checked::Journal(folded, rules) => {
                let known = self.tx.session(form.id)?;
                if known.as_ref().is_some_and(|(opened, ..)| !is_same(opened, &folded.session)) {
                    return Ok(Err(other_session()));
                }
                self.tx.bring_back(form.id)?;
                self.merge_journal(&form, *folded, known, &said, rules)?
            }
        };
        let order = |s: &SessionMeta| (s.changed, s.note.clone(), s.venue, s.archived);
        let known = self.tx.session_meta(id)?;
        if known.is_some_and(|known| order(&known) < order(&said)) {
            self.tx.put_session_meta(id, &said)?;
        }
        Ok(Ok(()))
    }

    fn merge_journal(
        &mut self,
        form: &SessionForm,
        folded: Folded,
        known: Option<(NewSession, Head, Vec<NewStep>)>,
        meta: &SessionMeta,
        rules: &'static dyn Rulebook,
    ) -> Done<Uuid> {
        let Some((_, head, steps)) = known else {
            self.taken.new += 1;
            let Folded { session, steps, projection } = &folded;
            self.tx.create(session, steps, projection, form.draft.as_deref(), meta)?;
            return Ok(form.id);
        };
        if steps.starts_with(&folded.steps) {
            self.taken.known += 1;
            return Ok(form.id);
        }
        if folded.steps.starts_with(&steps) {
            self.taken.longer += 1;
            let more = &folded.steps[steps.len()..];
            self.tx.append(form.id, head, more, &folded.projection)?;
            return Ok(form.id);
        }
        self.parted(folded, &steps, rules)
    }

    /// Two devices went on with the same table: the one that went further keeps its number, the other
    /// one is kept beside it under a number that follows from what it holds.
    fn parted(
        &mut self,
        theirs: Folded,
        ours: &[NewStep],
        rules: &'static dyn Rulebook,
    ) -> Done<Uuid> {
        let id = theirs.session.id;
        let order = |steps: &[NewStep]| (steps.len(), format!("{steps:?}"));
        if order(&theirs.steps) < order(ours) {
            return self.beside(theirs);
        }
        let mut session = theirs.session.clone();
        session.id = id;
        let projection = replay_projection(&session, ours, rules).map_err(ServiceError::damaged)?;
        let own = Folded { session, steps: ours.to_vec(), projection };
        // What was said here is said of what was played here.
        let said = self.tx.session_meta(id)?.unwrap_or_default();
        let beside = self.beside(own)?;
        self.tx.put_session_meta(beside, &said)?;
        self.tx.replace(&theirs.session, &theirs.steps, &theirs.projection)?;
        self.tx
            .put_session_meta(id, &SessionMeta { changed: i64::MIN, ..SessionMeta::default() })?;
        self.taken.longer += 1;
        Ok(id)
    }

    fn beside(&mut self, mut folded: Folded) -> Done<Uuid> {
        let held = format!("{:?}", folded.steps);
        let id = named_id(&["parted", &folded.session.id.to_string(), &held]);
        folded.session.id = id;
        if self.tx.session(id)?.is_some() {
            self.taken.known += 1;
            return Ok(id);
        }
        self.taken.new += 1;
        let Folded { session, steps, projection } = &folded;
        self.tx.create(session, steps, projection, None, &SessionMeta::default())?;
        Ok(id)
    }

    fn foreign(&mut self, form: &SessionForm, standing: &Standing) -> Done<Uuid> {
        if self.tx.session(form.id)?.is_some() {
            self.taken.known += 1;
            return Ok(form.id);
        }
        let result = &form.result;
        let setup = Setup {
            names: result.players.iter().map(|player| player.name.clone()).collect(),
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            first: None,
            config: Options::new(),
            decks: Vec::new(),
        };
        self.taken.new += 1;
        self.tx.create_foreign(&ForeignSession {
            id: form.id,
            game: form.game.clone(),
            title: form.title.clone(),
            setup: text(&setup),
            started: form.started,
            ended: result.ended,
            played_ms: result.played_ms.max(0),
            contest: result.contest.clone(),
            scoring: result.scoring.clone(),
            standing: text(standing),
            seats: form
                .seats
                .iter()
                .map(|seat| SeatRow { person: seat.player, piece: seat.piece.min(7) })
                .collect(),
            outcomes: result
                .players
                .iter()
                .map(|player| ExportOutcome {
                    points: player.score,
                    place: player.place,
                    won: player.winner,
                    side: player.side,
                })
                .collect(),
            passthrough: form.said.as_ref().map(ToString::to_string),
        })?;
        Ok(form.id)
    }
}

/// The name, with a number behind it where it is taken, and its key.
pub(super) fn free_name(
    name: &str,
    taken: &BTreeSet<String>,
) -> Result<(String, String), FileFault> {
    let given = Name::new(name).map_err(FileFault::foreign)?;
    if !taken.contains(&given.key) {
        return Ok((given.shown, given.key));
    }
    for n in 2..10_000 {
        let number = format!(" ({n})");
        let mut short = given.shown.clone();
        let tried = loop {
            match Name::new(&format!("{short}{number}")) {
                Ok(tried) => break tried,
                Err(fault) if short.is_empty() => return Err(FileFault::foreign(fault)),
                Err(_) => {
                    short.pop();
                }
            }
        };
        if !taken.contains(&tried.key) {
            return Ok((tried.shown, tried.key));
        }
    }
    Err(FileFault::foreign("ten thousand people of one name"))
}

fn place_key(name: &str) -> Result<String, FileFault> {
    Ok(Name::new(name).map_err(FileFault::foreign)?.key)
}

/// Whoever turned out to be somebody else leaves their name free.
fn key_of(person: &ExportPerson) -> String {
    let key = Name::new(&person.name).map(|name| name.key).unwrap_or_default();
    match person.merged_into {
        // As the store keeps it for those who are told apart again.
        Some(_) => format!("{key}\u{1f}{}", person.id.simple().to_string().to_uppercase()),
        None => key,
    }
}
