//! Export: everything, or one session, as a file of ours.

use super::edits::edit_form;
use super::form::{
    EndingForm, FORMAT, FileContext, ForeignForm, GroupForm, PlayerForm, RulesForm, SessionForm,
    VERSION, VenueForm,
};
use super::lines::{Line, lines};
use super::session_form::{iso, json, session_form, step_form};
use super::{ExternalPlay, FileFault};
use crate::files::bg_stats;
use crate::jobs::Progress;
use crate::service::SessionService;
use crate::session::live::text;
use crate::{BgStatsLink, Clock, ServiceError};
use serde::Serialize;
use std::io::Write;
use store::{Edit, ExportPerson, ExportVenue, SessionSet, Status, StoreError};
use uuid::Uuid;

/// How many sessions are asked for at once.
const PAGE: u32 = 200;

/// A file with one session, for people as much as for programs.
#[derive(Serialize)]
struct Single<'a> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    around: FileContext,
    sessions: [&'a SessionForm; 1],
}

impl<C: Clock> SessionService<C> {
    /// Exports everything: lossless, and the same bytes for the same content. A session that does not hold together is
    /// left out, as in every export; `progress` says how many.
    ///
    /// # Errors
    /// When it cannot be read or written, or it was stopped.
    pub fn export(&self, out: &mut dyn Write, progress: &Progress) -> Result<(), ServiceError> {
        let io = |error: std::io::Error| ServiceError::from(FileFault::from(error));
        write!(out, "{{\"format\":\"{FORMAT}\",\"version\":{VERSION}").map_err(io)?;
        out.write_all(b",\n\"sessions\":[").map_err(io)?;
        let mut first = true;
        self.every_session(SessionSet::Used, progress, |id| {
            let form = self.session_form(id)?;
            let line = text(&form);
            out.write_all(if first { b"\n" } else { b",\n" }).map_err(io)?;
            first = false;
            out.write_all(line.as_bytes()).map_err(io)
        })?;
        out.write_all(b"\n]").map_err(io)?;
        // After the sessions: who sits down while these are written is in the file, too.
        let around = self.surroundings()?;
        let lists = [
            ("players", text(&around.players)),
            ("venues", text(&around.venues)),
            ("groups", text(&around.groups)),
            ("house_rules", text(&around.house_rules)),
            ("foreign", text(&around.foreign)),
            ("edits", text(&around.edits)),
        ];
        for (name, list) in lists {
            write!(out, ",\n\"{name}\":{list}").map_err(io)?;
        }
        out.write_all(b"}\n").map_err(io)?;
        out.flush().map_err(io)
    }

    /// Exports one session: the text of its file.
    pub fn session_file(&self, session: Uuid) -> Result<String, ServiceError> {
        let whole = self.store.export_session(session)?;
        let all = self.store.export_people()?;
        let aside = self.store.aside(session)?;
        let steps = whole.session.steps.iter().map(|step| &step.what);
        let events = steps.chain(aside.iter().map(|step| &step.what)).flat_map(|step| &step.events);
        let later = events.filter_map(|event| Some(tools::reseated(&event.payload)?.person));
        let opening = whole.session.fixed.seats.iter().map(|seat| seat.person);
        let mut wanted: Vec<Uuid> = opening.chain(later).collect();
        // Those they turned out to be belong to them.
        let mut at = 0;
        while at < wanted.len() {
            let found = all.iter().find(|person| person.id == wanted[at]);
            wanted.extend(found.and_then(|person| person.merged_into));
            at += 1;
        }
        let venues = self.store.export_venues()?;
        let venue = venues.into_iter().filter(|venue| Some(venue.id) == whole.venue);
        let mut around = FileContext {
            players: all.into_iter().filter(|p| wanted.contains(&p.id)).map(player).collect(),
            venues: venue.map(place).collect(),
            ..FileContext::default()
        };
        let named = |edit: &Edit| {
            wanted.contains(&edit.id) || edit.id == session || Some(edit.id) == whole.venue
        };
        around.edits =
            self.store.export_edits()?.into_iter().filter(named).map(edit_form).collect();
        let form = self.session_form(session)?;
        let file = Single { format: FORMAT, version: VERSION, around, sessions: [&form] };
        let text = serde_json::to_string_pretty(&file);
        Ok(text.map_err(|error| ServiceError::Internal(error.to_string()))? + "\n")
    }

    /// A finished session as BG Stats takes it: a link, and the same as a code to be photographed.
    ///
    /// # Errors
    /// When there is no such session, or it is not over.
    pub fn bg_stats_link(&self, session: Uuid) -> Result<BgStatsLink, ServiceError> {
        bg_stats::link_of(&self.external_play(session)?)
    }

    /// A finished session, for other programs.
    pub(crate) fn external_play(&self, session: Uuid) -> Result<ExternalPlay, ServiceError> {
        let whole = self.store.export_session(session)?;
        if whole.session.status != Status::Finished {
            return Err(ServiceError::invalid("table_not_over", "the table is not over"));
        }
        let rules = self.rules(&whole.session.fixed.game).ok();
        ExternalPlay::read(whole, rules)
    }

    /// Each session of a set, in order, but for those that are deleted meanwhile or do not hold together.
    pub(crate) fn every_session(
        &self,
        set: SessionSet,
        progress: &Progress,
        mut each: impl FnMut(Uuid) -> Result<(), ServiceError>,
    ) -> Result<(), ServiceError> {
        progress.begin(self.store.session_count(set)?);
        let mut after = None;
        loop {
            let page = self.store.sessions_after(set, after, PAGE)?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(*last);
            for id in page {
                progress.step()?;
                match each(id) {
                    // It was deleted meanwhile.
                    Err(ServiceError::NotFound("session")) => {}
                    // It keeps no other one from being taken along; the check names it.
                    Err(ServiceError::Storage(StoreError::Damaged(_))) => progress.leave_out(),
                    done => done?,
                }
            }
        }
    }

    fn surroundings(&self) -> Result<FileContext, ServiceError> {
        let groups = self.store.export_groups()?.into_iter();
        let presets = self.store.export_presets()?.into_iter();
        let passthrough = self.store.passthrough()?.into_iter();
        Ok(FileContext {
            players: self.store.export_people()?.into_iter().map(player).collect(),
            venues: self.store.export_venues()?.into_iter().map(place).collect(),
            groups: groups
                .map(|group| GroupForm {
                    id: group.id,
                    name: group.name,
                    hide_rates: group.hide_rates,
                    created: group.created,
                    changed: 0,
                    players: group.people,
                })
                .collect(),
            house_rules: presets
                .map(|row| {
                    let config = json(&row.config)?;
                    let store::PresetRow { id, game, name, created, .. } = row;
                    Ok(RulesForm { id, game, name, config, created })
                })
                .collect::<Result<_, ServiceError>>()?,
            foreign: passthrough
                .map(|passthrough| {
                    let said = json(&passthrough.said)?;
                    Ok(ForeignForm {
                        source: passthrough.source,
                        kind: passthrough.kind,
                        id: passthrough.id,
                        said,
                    })
                })
                .collect::<Result<_, ServiceError>>()?,
            edits: self.store.export_edits()?.into_iter().map(edit_form).collect(),
            version: VERSION,
        })
    }

    /// A session with every line of it.
    fn session_form(&self, session: Uuid) -> Result<SessionForm, ServiceError> {
        let whole = self.store.export_session(session)?;
        let aside = self.store.aside(session)?;
        if aside.is_empty() {
            return session_form(whole);
        }
        let steps = whole.session.steps.iter().map(|step| step.what.clone()).collect();
        let fixed = whole.session.fixed.clone();
        let mut form = session_form(whole)?;
        let shown = Line::of(&fixed, steps);
        for line in lines(&fixed, &shown, &aside).into_iter().filter(|line| *line != shown) {
            let after = line.shared(&shown);
            let events = line.steps[after..].iter().map(step_form).collect::<Result<_, _>>()?;
            let after = u32::try_from(after).unwrap_or(u32::MAX);
            let digest = line.end().map(|digest| digest.to_string());
            form.endings.push(EndingForm { after, events, digest });
        }
        Ok(form)
    }
}

fn player(person: ExportPerson) -> PlayerForm {
    let ExportPerson { id, name, piece, created, archived, merged_into } = person;
    PlayerForm { id, name, piece, created, changed: 0, archived, same_as: merged_into }
}

fn place(venue: ExportVenue) -> VenueForm {
    let ExportVenue { id, name, created } = venue;
    VenueForm { id, name, created, changed: 0 }
}

/// What a session's own file is called: its day, its game, and enough of its id to be the only one.
pub fn session_file_name(started: i64, game: &str, session: Uuid) -> String {
    let day = iso(started);
    let id = session.simple().to_string();
    format!("{} {game} {}.tapete.json", &day[..day.len().min(10)], &id[id.len() - 8..])
}
