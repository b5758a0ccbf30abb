//! Merge of an imported file with the database: the same result, whichever came first.

use super::form::{FileContext, ForeignForm, GroupForm, RulesForm, SessionForm};
use super::import_journal::{Folded, fold, replay_projection};
use super::{FileChoices, FileFault, ImportReport, named_id};
use crate::ServiceError;
use crate::people::PIECES;
use crate::people::names::Name;
use crate::session::live::text;
use kernel::{Contest, Grain, Knowledge, Options, Place, Rulebook, Scoring, Seat, Setup, Standing};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use store::{
    ExportGroup, ExportOutcome, ExportPerson, ExportVenue, ForeignSession, ImportTx, NewStep,
    Passthrough, PresetRow, SeatRow, SessionMeta,
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

    pub(super) fn end(self) -> Done<ImportReport> {
        self.tx.recount_groups()?;
        Ok(self.taken)
    }

    fn people(&mut self, around: &FileContext, choices: &FileChoices, now: i64) -> Done<()> {
        let before: BTreeMap<Uuid, ExportPerson> =
            self.tx.people()?.into_iter().map(|person| (person.id, person)).collect();
        let mut all = before.clone();
        for player in &around.players {
            let name = Name::new(&player.name).map_err(FileFault::foreign)?;
            if player.piece >= PIECES {
                return Err(FileFault::foreign("a piece that does not exist").into());
            }
            let said = ExportPerson {
                id: player.id,
                name: name.shown,
                piece: player.piece,
                created: player.created,
                changed: player.changed,
                archived: player.archived,
                merged_into: player.same_as,
            };
            self.taken.people += u32::from(!before.contains_key(&said.id));
            // The later word counts; where both are as old, the same one on every device.
            let order = |p: &ExportPerson| (p.changed, p.name.clone(), p.piece, p.archived);
            let known = all.get(&said.id);
            if known.is_none_or(|known| order(known) < order(&said)) {
                all.insert(said.id, said);
            }
        }
        let ids: BTreeSet<Uuid> = all.keys().copied().collect();
        if all.values().any(|p| p.merged_into.is_some_and(|into| !ids.contains(&into))) {
            return Err(FileFault::foreign("somebody is nobody").into());
        }
        same_people(&mut all, &before, choices, now)?;
        let roots = all.keys().map(|id| Some((*id, root(&all, *id)?)));
        let roots = roots.collect::<Option<BTreeMap<_, _>>>();
        self.people =
            roots.ok_or_else(|| FileFault::foreign("somebody is themselves in a circle"))?;
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

    /// Takes a session in.
    pub(super) fn session(
        &mut self,
        mut form: SessionForm,
        rules: impl Fn(&str) -> Option<&'static dyn Rulebook>,
    ) -> Done<()> {
        let off = |why: &str| FileFault::Session { session: form.id, why: why.to_owned() };
        if form.seats.is_empty() || form.seats.len() > 100 {
            return Err(off("nobody sits there").into());
        }
        let mut seated = BTreeSet::new();
        for seat in &form.seats {
            let who = self.people.get(&seat.player).ok_or_else(|| off("nobody sits there"))?;
            if !seated.insert(who) {
                return Err(off("somebody sits there twice").into());
            }
        }
        form.venue = match form.venue {
            Some(venue) => Some(*self.venues.get(&venue).ok_or_else(|| off("it was nowhere"))?),
            None => None,
        };
        let said = SessionMeta {
            venue: form.venue,
            note: form.note.clone(),
            archived: form.archived,
            changed: form.changed,
        };
        self.tx.bring_back(form.id)?;
        let id = if form.foreign {
            self.foreign(&form)?
        } else {
            let rules = rules(&form.game).ok_or(FileFault::Game { game: form.game.clone() })?;
            self.merge_journal(&form, &said, rules)?
        };
        let order = |s: &SessionMeta| (s.changed, s.note.clone(), s.venue, s.archived);
        let known = self.tx.session_meta(id)?;
        if known.is_some_and(|known| order(&known) < order(&said)) {
            self.tx.put_session_meta(id, &said)?;
        }
        Ok(())
    }

    fn merge_journal(
        &mut self,
        form: &SessionForm,
        meta: &SessionMeta,
        rules: &'static dyn Rulebook,
    ) -> Done<Uuid> {
        let folded = fold(form, rules)?;
        let off = |why: &str| FileFault::Session { session: form.id, why: why.to_owned() };
        let Some((opened, head, steps)) = self.tx.session(form.id)? else {
            self.taken.new += 1;
            let Folded { session, steps, projection } = &folded;
            self.tx.create(session, steps, projection, form.draft.as_deref(), meta)?;
            return Ok(form.id);
        };
        let ours = opened.setup == folded.session.setup && opened.seed == folded.session.seed;
        if !ours || opened.game != folded.session.game {
            return Err(off("here it is another session").into());
        }
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

    fn foreign(&mut self, form: &SessionForm) -> Done<Uuid> {
        if self.tx.session(form.id)?.is_some() {
            self.taken.known += 1;
            return Ok(form.id);
        }
        let off = |why: String| FileFault::Session { session: form.id, why };
        let result = &form.result;
        if result.players.len() != form.seats.len() {
            return Err(off("its results are not those of its seats".to_owned()).into());
        }
        let standing = standing(form).map_err(off)?;
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
            standing: text(&standing),
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

/// Where a foreign session stood at its end.
fn standing(form: &SessionForm) -> Result<Standing, String> {
    let word = |word: &str| serde_json::Value::String(word.to_owned());
    let result = &form.result;
    let scoring: Scoring =
        serde_json::from_value(word(&result.scoring)).map_err(|error| error.to_string())?;
    let contest: Contest =
        serde_json::from_value(word(&result.contest)).map_err(|error| error.to_string())?;
    let mut sides: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for (seat, player) in result.players.iter().enumerate() {
        sides.entry(player.side).or_default().push(Seat(seat as u8));
    }
    let places = result.players.iter().map(|player| Place {
        points: player.score.unwrap_or(0),
        place: player.place.unwrap_or(0),
        won: player.winner,
    });
    Ok(Standing {
        over: true,
        places: places.collect(),
        sides: if contest == Contest::Each { Vec::new() } else { sides.into_values().collect() },
        scoring,
        title: Some(form.title.clone()).filter(|title| !title.is_empty()),
        ..Standing::default()
    })
}

/// Namesakes who are the same person: whoever has the older number stands for both.
fn same_people(
    all: &mut BTreeMap<Uuid, ExportPerson>,
    before: &BTreeMap<Uuid, ExportPerson>,
    choices: &FileChoices,
    now: i64,
) -> Result<(), FileFault> {
    let mut named: HashMap<String, Uuid> = HashMap::new();
    for person in before.values().filter(|person| person.merged_into.is_none()) {
        let name = Name::new(&person.name).map_err(FileFault::foreign)?;
        named.entry(name.key).or_insert(person.id);
    }
    for theirs in &choices.same {
        let Some(person) = all.get(theirs) else { continue };
        let name = Name::new(&person.name).map_err(FileFault::foreign)?;
        let Some(ours) = named.get(&name.key) else { continue };
        let (Some(one), Some(other)) = (root(all, *theirs), root(all, *ours)) else { continue };
        let (older, younger) = (one.min(other), one.max(other));
        if older == younger {
            continue;
        }
        if let Some(younger) = all.get_mut(&younger) {
            younger.merged_into = Some(older);
            younger.changed = now;
        }
    }
    Ok(())
}

/// The person that a merged person leads to in the end; none where the merges form a circle.
fn root(all: &BTreeMap<Uuid, ExportPerson>, id: Uuid) -> Option<Uuid> {
    let mut at = id;
    for _ in 0..=all.len() {
        match all.get(&at)?.merged_into {
            Some(into) => at = into,
            None => return Some(at),
        }
    }
    None
}

/// Different people with the same name: whoever has the oldest number keeps it bare.
fn number_namesakes(all: &mut BTreeMap<Uuid, ExportPerson>) -> Result<(), FileFault> {
    let mut taken = BTreeSet::new();
    for person in all.values_mut().filter(|person| person.merged_into.is_none()) {
        let (name, key) = free_name(&person.name, &taken)?;
        taken.insert(key);
        person.name = name;
    }
    Ok(())
}

/// The name, with a number behind it where it is taken, and its key.
fn free_name(name: &str, taken: &BTreeSet<String>) -> Result<(String, String), FileFault> {
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
