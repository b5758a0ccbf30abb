//! What each command does: asks the service, as the host says who asks.

mod dice;
mod files;
mod past;

pub(crate) use dice::*;
pub(crate) use files::*;
pub(crate) use past::*;

use crate::rules::rule_in;
use crate::{
    AmendRequest, App, AtRevision, ChangePerson, ChangePreset, CreatePerson, DraftRequest,
    ErrorKind, GameCard, Host, ImportPreset, JudgeRequest, LookAt, MomentRequest, Nothing,
    OrderRequest, PlayRequest, PresetCard, PresetsRequest, RuleRequest, RuleText, SavePreset,
    ThatPreset, TryAmendRequest, TryRequest, Verdict, Welcome, WireError,
};
use kernel::{Actor, Refused, Rejection, Rulebook, Rules, Seat, Viewer};
use service::{
    NewTable, PastState, Person, Preview, SavedPreset, SessionCard, Settings, TableState, TextFile,
};

type Answer<T> = Result<T, WireError>;

pub(crate) fn welcome(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Welcome> {
    // Asked first: what is ready after this has no problem that was not seen.
    let preparing = app.preparing();
    Ok(Welcome {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        settings: app.kept().settings()?,
        folder: app.folder().display().to_string(),
        notices: app.kept().notices(),
        preparing,
        problem: app.problem().cloned(),
        now: app.clock().now(),
    })
}

pub(crate) fn games(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Vec<GameCard>> {
    let card = |rules: &&dyn Rulebook| {
        let meta = rules.meta();
        let presets = rules.presets().into_iter();
        GameCard {
            id: meta.id.to_owned(),
            min_seats: meta.seats.0,
            max_seats: meta.seats.1,
            knowledges: meta.knowledges.to_vec(),
            grains: meta.grains.to_vec(),
            presets: presets.map(|(id, config)| PresetCard { id: id.to_owned(), config }).collect(),
        }
    };
    Ok(app.games().iter().map(card).collect())
}

pub(crate) fn people(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Vec<Person>> {
    Ok(app.service()?.people()?)
}

pub(crate) fn create_person(app: &App, _host: &dyn Host, ask: CreatePerson) -> Answer<Person> {
    Ok(app.service()?.create_person(&ask.name, ask.piece)?)
}

pub(crate) fn change_person(app: &App, _host: &dyn Host, ask: ChangePerson) -> Answer<Person> {
    Ok(app.service()?.change_person(ask.id, &ask.name, ask.piece)?)
}

pub(crate) fn change_settings(app: &App, _host: &dyn Host, ask: Settings) -> Answer<Settings> {
    Ok(app.service()?.change_settings(ask)?)
}

pub(crate) fn order(app: &App, _host: &dyn Host, ask: OrderRequest) -> Answer<Vec<u8>> {
    app.service()?;
    Ok(service::order(ask.count)?)
}

pub(crate) fn presets(
    app: &App,
    _host: &dyn Host,
    ask: PresetsRequest,
) -> Answer<Vec<SavedPreset>> {
    Ok(app.service()?.presets(&ask.game)?)
}

pub(crate) fn save_preset(app: &App, _host: &dyn Host, ask: SavePreset) -> Answer<SavedPreset> {
    Ok(app.service()?.save_preset(&ask.game, &ask.name, &ask.config)?)
}

pub(crate) fn change_preset(app: &App, _host: &dyn Host, ask: ChangePreset) -> Answer<SavedPreset> {
    Ok(app.service()?.change_preset(ask.id, &ask.name, &ask.config)?)
}

pub(crate) fn delete_preset(app: &App, _host: &dyn Host, ask: ThatPreset) -> Answer<Nothing> {
    app.service()?.delete_preset(ask.id)?;
    Ok(Nothing {})
}

pub(crate) fn restore_preset(app: &App, _host: &dyn Host, ask: ThatPreset) -> Answer<SavedPreset> {
    Ok(app.service()?.restore_preset(ask.id)?)
}

pub(crate) fn export_preset(app: &App, _host: &dyn Host, ask: ThatPreset) -> Answer<TextFile> {
    Ok(app.service()?.export_preset(ask.id)?)
}

pub(crate) fn import_preset(app: &App, _host: &dyn Host, ask: ImportPreset) -> Answer<SavedPreset> {
    Ok(app.service()?.import_preset(&ask.text)?)
}

pub(crate) fn try_setup(app: &App, _host: &dyn Host, ask: NewTable) -> Answer<Option<Refused>> {
    Ok(app.service()?.try_setup(&ask)?)
}

pub(crate) fn open_table(app: &App, host: &dyn Host, ask: NewTable) -> Answer<TableState> {
    Ok(app.service()?.open_table(&ask, host.actor())?)
}

pub(crate) fn tables(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Vec<SessionCard>> {
    Ok(app.service()?.tables()?)
}

pub(crate) fn table(app: &App, host: &dyn Host, ask: LookAt) -> Answer<TableState> {
    Ok(app.service()?.table(ask.session, viewer(host, ask.seat)?)?)
}

pub(crate) fn play(app: &App, host: &dyn Host, ask: PlayRequest) -> Answer<TableState> {
    Ok(app.service()?.play(ask.session, ask.revision, host.actor(), &ask.command)?)
}

pub(crate) fn try_play(app: &App, host: &dyn Host, ask: TryRequest) -> Answer<Preview> {
    Ok(app.service()?.try_play(ask.session, host.actor(), &ask.command)?)
}

pub(crate) fn undo(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.undo(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn redo(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.redo(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn amend(app: &App, host: &dyn Host, ask: AmendRequest) -> Answer<TableState> {
    Ok(app.service()?.amend(ask.session, ask.revision, host.actor(), &ask.corrections)?)
}

pub(crate) fn try_amend(app: &App, host: &dyn Host, ask: TryAmendRequest) -> Answer<Preview> {
    Ok(app.service()?.try_amend(ask.session, host.actor(), &ask.corrections)?)
}

pub(crate) fn moment(app: &App, host: &dyn Host, ask: MomentRequest) -> Answer<PastState> {
    let viewer = if ask.hands { Viewer::LookingBack } else { viewer(host, None)? };
    Ok(app.service()?.view_at(ask.session, ask.position, viewer)?)
}

pub(crate) fn keep_draft(app: &App, _host: &dyn Host, ask: DraftRequest) -> Answer<Nothing> {
    app.service()?.keep_draft(ask.session, ask.draft)?;
    Ok(Nothing {})
}

pub(crate) fn pause(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.pause(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn resume(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.resume(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn abandon(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.abandon(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn judge(app: &App, _host: &dyn Host, ask: JudgeRequest) -> Answer<Verdict> {
    match rules(app, &ask.game)?.judge(&ask.question.to_string(), &ask.options) {
        Ok(answer) => Ok(Verdict::Answer { answer }),
        Err(Rejection::Refused(refused)) => Ok(Verdict::Refused { refused }),
        Err(malformed) => Err(malformed.into()),
    }
}

pub(crate) fn rule(app: &App, _host: &dyn Host, ask: RuleRequest) -> Answer<RuleText> {
    // The tools beside every table have rules of their own.
    let tools = ask.rule.starts_with("TL-");
    let rules: &Rules =
        if tools { &tools::BARE.meta().rules } else { &rules(app, &ask.game)?.meta().rules };
    let text = match ask.language.as_str() {
        "es" => rules.es,
        "en" => rules.en,
        _ => return Err(WireError::new(ErrorKind::Invalid, "", "rules are told in es and en")),
    };
    let found = rule_in(text, &ask.rule);
    let text = found.ok_or_else(|| missing("rule"))?;
    Ok(RuleText { rule: ask.rule, text })
}

fn rules(app: &App, game: &str) -> Answer<&'static dyn Rulebook> {
    let bare: &'static dyn Rulebook = &tools::BARE;
    let mut known = app.games().iter().copied().chain([bare]);
    known.find(|rules| rules.meta().id == game).ok_or_else(|| missing("game"))
}

fn missing(what: &'static str) -> WireError {
    service::ServiceError::NotFound(what).into()
}

/// Whose eyes a look is for: a person sees their own hand; the keeper's device may be lent.
fn viewer(host: &dyn Host, lent: Option<Seat>) -> Answer<Viewer> {
    match (lent, host.actor()) {
        (Some(seat), _) if host.lends(seat) => Ok(Viewer::Seat(seat)),
        (Some(_), _) => {
            Err(WireError::new(ErrorKind::Invalid, "seat_not_lent", "this hand is not lent here"))
        }
        (None, Actor::Seat(seat)) => Ok(Viewer::Seat(seat)),
        (None, Actor::Keeper) => Ok(Viewer::Table),
    }
}
