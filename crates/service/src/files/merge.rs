//! Merge of an imported file with the database: the same result, whichever came first.

use super::edits::{edit, edits_before, session_edits_before};
use super::form::{FileContext, ForeignForm, SessionForm};
use super::import_journal::Folded;
use super::lines::Choice;
use super::merge_people::{choose_same, identities, put_people, root, united};
use super::session_check::{Checked, Replayed, check, is_same, other_session};
use super::shown_line::{is_deleted, put_lines};
use super::{FileChoices, ImportReport, LeftOut, SessionFault};
use crate::ServiceError;
use crate::session::live::text;
use crate::session::sitter_names::name_in_journal;
use kernel::{Grain, Knowledge, Options, PIECES, Rulebook, Setup, Standing};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use store::{
    COUNTS_AS, Edit, EditKind, ExportOutcome, ExportPerson, FieldValue, ForeignSession, Head,
    ImportTx, NewSession, NewStep, Passthrough, SeatRow, SessionMeta,
};
use uuid::Uuid;

pub(super) type Done<T> = Result<T, ServiceError>;

/// Files that are being taken in.
pub(super) struct Merge<'a> {
    pub(super) tx: &'a ImportTx<'a>,
    pub(super) taken: ImportReport,
    /// Everybody, known before or of the file.
    pub(super) people: BTreeSet<Uuid>,
    /// Who those are in the end who turned out to be another person.
    roots: BTreeMap<Uuid, Uuid>,
    /// People who sit at one table of the file, though they were taken for one.
    apart: Vec<BTreeSet<Uuid>>,
    /// Which of ours stands for a venue of theirs.
    pub(super) venues: HashMap<Uuid, Uuid>,
    /// Sessions of which an edit was taken, whether they are in the file or not.
    edited: BTreeSet<Uuid>,
    /// Whether the file says nothing of edits.
    old: bool,
}

impl<'a> Merge<'a> {
    /// Takes people, venues, groups, house rules and foreign words in.
    pub(super) fn begin(
        tx: &'a ImportTx<'a>,
        around: &FileContext,
        choices: &FileChoices,
    ) -> Done<Merge<'a>> {
        let mut merge = Merge {
            tx,
            taken: ImportReport::default(),
            people: BTreeSet::new(),
            roots: BTreeMap::new(),
            apart: Vec::new(),
            venues: HashMap::new(),
            edited: BTreeSet::new(),
            old: around.version < 2,
        };
        let edits = if merge.old {
            edits_before(around)
        } else {
            around.edits.iter().map(edit).collect::<Result<_, _>>()?
        };
        // What an edit says of a session's venue is read when it is known which venues are the same.
        let (later, now): (Vec<_>, Vec<_>) =
            edits.iter().partition(|edit| edit.kind == EditKind::Session);
        now.into_iter().try_for_each(|edit| merge.put_edit(edit))?;
        merge.people(around, choices)?;
        merge.venues(around)?;
        later.into_iter().try_for_each(|edit| merge.put_edit(edit))?;
        tx.delete_edited()?;
        merge.groups(&around.groups)?;
        merge.house_rules(&around.house_rules)?;
        tx.restore_edited()?;
        for ForeignForm { source, kind, id, said } in &around.foreign {
            let (source, kind, id) = (source.clone(), kind.clone(), id.clone());
            tx.put_passthrough(&Passthrough { source, kind, id, said: said.to_string() })?;
        }
        tx.forget_passthrough()?;
        Ok(merge)
    }

    /// Ends it; `left_out` are the sessions that were not taken.
    pub(super) fn end(
        mut self,
        left_out: Vec<LeftOut>,
        rules: impl Fn(&str) -> Option<&'static dyn Rulebook>,
    ) -> Done<ImportReport> {
        for session in std::mem::take(&mut self.edited) {
            // A file may say of the lines of a session what it does not hold.
            if self.choice(session)? != Choice::default()
                && let Some((opened, ..)) = self.tx.session(session)?
                && let Some(rules) = rules(&opened.game)
            {
                put_lines(self.tx, opened, Vec::new(), rules)?;
            }
            self.meta(session)?;
        }
        self.tx.recount_groups()?;
        Ok(ImportReport { left_out, ..self.taken })
    }

    fn choice(&self, session: Uuid) -> Done<Choice> {
        Ok(Choice::of(&self.tx.edits_of(EditKind::Session, session)?))
    }

    fn put_edit(&mut self, edit: &Edit) -> Done<()> {
        let mut edit = edit.clone();
        if let FieldValue::Id(id) = &mut edit.value
            && edit.field == "venue"
        {
            *id = self.venues.get(id).copied().unwrap_or(*id);
        }
        if edit.kind == EditKind::Game && edit.field == COUNTS_AS {
            return Ok(self.tx.put_game_root(&edit)?);
        }
        if self.tx.put_edit(&edit)? && edit.kind == EditKind::Session {
            self.edited.insert(edit.id);
        }
        Ok(())
    }

    fn people(&mut self, around: &FileContext, choices: &FileChoices) -> Done<()> {
        let before: BTreeMap<Uuid, ExportPerson> =
            self.tx.people()?.into_iter().map(|person| (person.id, person)).collect();
        choose_same(self.tx, &before, around, choices)?;
        let mut all = united(&before, around)?;
        let new = all.len() - before.len();
        self.taken.people = u32::try_from(new).unwrap_or(u32::MAX);
        for person in all.values_mut() {
            for (field, value) in self.tx.edits_of(EditKind::Person, person.id)? {
                match (field.as_str(), value) {
                    ("name", FieldValue::Text(name)) => person.name = name,
                    ("piece", FieldValue::Number(piece)) => {
                        person.piece = piece.clamp(0, i64::from(PIECES) - 1) as u8;
                    }
                    ("archived", FieldValue::Number(at)) => person.archived = Some(at),
                    ("archived", _) => person.archived = None,
                    _ => {}
                }
            }
        }
        self.people = all.keys().copied().collect();
        self.identify(&before, all)
    }

    fn identify(
        &mut self,
        before: &BTreeMap<Uuid, ExportPerson>,
        mut all: BTreeMap<Uuid, ExportPerson>,
    ) -> Done<()> {
        identities(self.tx, &mut all, &self.apart)?;
        let merged = all.values().filter(|person| person.merged_into.is_some());
        self.roots = merged.filter_map(|one| Some((one.id, root(&all, one.id)?))).collect();
        put_people(self.tx, before, &all)
    }

    /// Those who were taken for one and sit at one table are two.
    fn tell_apart(&mut self, sitters: BTreeSet<Uuid>) -> Done<()> {
        let roots: BTreeSet<_> =
            sitters.iter().map(|one| self.roots.get(one).unwrap_or(one)).collect();
        if roots.len() == sitters.len() {
            return Ok(());
        }
        self.apart.push(sitters);
        let before: BTreeMap<Uuid, ExportPerson> =
            self.tx.people()?.into_iter().map(|person| (person.id, person)).collect();
        self.identify(&before, before.clone())
    }

    /// Takes a session in, or says why it is left out; then nothing of it was taken.
    pub(super) fn session(
        &mut self,
        form: SessionForm,
        replayed: Result<Option<Replayed>, SessionFault>,
    ) -> Done<Result<(), SessionFault>> {
        let checked =
            check(&form, replayed, &self.people, |venue| self.venues.contains_key(&venue));
        let checked = match checked {
            Ok(checked) => checked,
            Err(fault) => return Ok(Err(fault)),
        };
        let known = self.tx.session(form.id)?;
        if let (Checked::Journal(folded, ..), Some((opened, ..))) = (&checked, &known)
            && !is_same(opened, &folded.session)
        {
            return Ok(Err(other_session()));
        }
        if self.old {
            session_edits_before(&form).iter().try_for_each(|edit| self.put_edit(edit))?;
        }
        if known.is_none() && is_deleted(self.tx, form.id)? {
            self.taken.deleted += 1;
            return Ok(Ok(()));
        }
        let mut sitters: BTreeSet<Uuid> = form.seats.iter().map(|seat| seat.player).collect();
        if let Checked::Journal(folded, endings, _) = &checked {
            for line in std::iter::once(&**folded).chain(endings) {
                sitters.extend(line.projection.seats.iter().map(|seat| seat.person));
            }
        }
        self.tell_apart(sitters)?;
        match checked {
            Checked::Foreign(standing) => self.foreign(&form, &standing)?,
            Checked::Journal(folded, endings, rules) => {
                self.merge_journal(&form, *folded, endings, known, rules)?;
            }
        }
        self.edited.remove(&form.id);
        self.meta(form.id)?;
        Ok(Ok(()))
    }

    /// Writes what the edits of a session say.
    fn meta(&self, id: Uuid) -> Done<()> {
        let Some(known) = self.tx.session_meta(id)? else { return Ok(()) };
        let mut meta = SessionMeta::default();
        for (field, value) in self.tx.edits_of(EditKind::Session, id)? {
            match (field.as_str(), value) {
                ("venue", FieldValue::Id(venue)) => {
                    meta.venue = self.venues.get(&venue).copied();
                }
                ("note", FieldValue::Text(note)) => meta.note = note,
                ("archived", FieldValue::Number(at)) => meta.archived = Some(at),
                ("deleted", FieldValue::Number(at)) => meta.deleted = Some(at),
                _ => {}
            }
        }
        if known != meta {
            self.tx.put_session_meta(id, &meta)?;
        }
        Ok(())
    }

    fn merge_journal(
        &mut self,
        form: &SessionForm,
        folded: Folded,
        endings: Vec<Folded>,
        known: Option<(NewSession, Head, Vec<NewStep>)>,
        rules: &'static dyn Rulebook,
    ) -> Done<()> {
        let id = form.id;
        let simple = endings.is_empty()
            && self.tx.aside(id)?.is_empty()
            && self.choice(id)? == Choice::default();
        match &known {
            None if simple => {
                self.taken.new += 1;
                let Folded { session, steps, projection } = &folded;
                let draft = form.draft.as_deref();
                self.tx.create(session, steps, projection, draft, &SessionMeta::default())?;
                return Ok(());
            }
            Some((.., steps)) if simple && steps.starts_with(&folded.steps) => {
                self.taken.known += 1;
                return Ok(());
            }
            Some((_, head, steps)) if simple && folded.steps.starts_with(steps) => {
                self.taken.longer += 1;
                let more = &folded.steps[steps.len()..];
                self.tx.append(id, *head, more, &folded.projection)?;
                return Ok(());
            }
            _ => {}
        }
        let head = known.map(|(_, head, _)| head);
        let theirs = std::iter::once(folded.steps);
        let every = theirs.chain(endings.into_iter().map(|ending| ending.steps)).collect();
        let parted = put_lines(self.tx, folded.session, every, rules)?;
        let now = self.tx.session(id)?.map(|(_, head, _)| head);
        match head {
            _ if head == now => self.taken.known += 1,
            None => self.taken.new += 1,
            Some(_) => self.taken.longer += 1,
        }
        let told = &mut self.taken.parted;
        told.extend(parted.into_iter().filter(|id| !told.contains(id)).collect::<Vec<_>>());
        Ok(())
    }

    fn foreign(&mut self, form: &SessionForm, standing: &Standing) -> Done<()> {
        if self.tx.session(form.id)?.is_some() {
            self.taken.known += 1;
            return Ok(());
        }
        let result = &form.result;
        let setup = Setup {
            names: form.seats.iter().map(|seat| name_in_journal(seat.player)).collect(),
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
            // What was played for longer than a year is a mistake, and would spoil every sum.
            played_ms: result.played_ms.clamp(0, super::LONGEST_PLAYED_MS),
            contest: result.contest.clone(),
            scoring: result.scoring.clone(),
            standing: text(standing),
            seats: form
                .seats
                .iter()
                .map(|seat| SeatRow { person: seat.player, piece: seat.piece.min(PIECES - 1) })
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
        Ok(())
    }
}
