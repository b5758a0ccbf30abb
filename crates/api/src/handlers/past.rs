//! Commands about the past: history, people, review, statistics.

use super::Answer;
use crate::{
    App, ArchivePerson, ArchiveSession, AtRevision, ChangeGroup, CreateGroup, DescribeSession,
    HistoryCountsRequest, HistoryRequest, Host, LogPageRequest, MergePeople, Nothing,
    PairStatisticsRequest, PersonStatisticsRequest, RecapRequest, RenameVenue, ThatGroup,
    ThatPerson, ThatSession,
};
use kernel::Actor;
use service::{
    GameStatistics, Group, HistoryPage, LogPage, Overview, PairStatistics, Person,
    PersonStatistics, Recap, Review, Scope, SessionCard, TableState, Venue,
};

pub(crate) fn history(app: &App, _host: &dyn Host, ask: HistoryRequest) -> Answer<HistoryPage> {
    Ok(app.service()?.history(ask.from.as_deref(), &ask.filter)?)
}

pub(crate) fn history_counts(
    app: &App,
    _host: &dyn Host,
    ask: HistoryCountsRequest,
) -> Answer<Vec<u32>> {
    Ok(app.service()?.history_counts(&ask.filter, &ask.bounds)?)
}

pub(crate) fn session(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<SessionCard> {
    Ok(app.service()?.card(ask.session)?)
}

pub(crate) fn describe_session(
    app: &App,
    _host: &dyn Host,
    ask: DescribeSession,
) -> Answer<SessionCard> {
    Ok(app.service()?.describe(ask.session, ask.venue.as_deref(), &ask.note)?)
}

pub(crate) fn archive_session(
    app: &App,
    _host: &dyn Host,
    ask: ArchiveSession,
) -> Answer<SessionCard> {
    Ok(app.service()?.archive(ask.session, ask.archived)?)
}

pub(crate) fn delete_session(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<Nothing> {
    app.service()?.delete(ask.session)?;
    Ok(Nothing {})
}

pub(crate) fn restore_session(
    app: &App,
    _host: &dyn Host,
    ask: ThatSession,
) -> Answer<SessionCard> {
    Ok(app.service()?.restore(ask.session)?)
}

pub(crate) fn reopen(app: &App, host: &dyn Host, ask: AtRevision) -> Answer<TableState> {
    Ok(app.service()?.reopen(ask.session, ask.revision, host.actor())?)
}

pub(crate) fn venues(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Vec<Venue>> {
    Ok(app.service()?.venues()?)
}

pub(crate) fn rename_venue(app: &App, _host: &dyn Host, ask: RenameVenue) -> Answer<Venue> {
    Ok(app.service()?.rename_venue(ask.id, &ask.name)?)
}

pub(crate) fn archive_person(app: &App, _host: &dyn Host, ask: ArchivePerson) -> Answer<Person> {
    Ok(app.service()?.archive_person(ask.id, ask.archived)?)
}

pub(crate) fn merge_people(app: &App, _host: &dyn Host, ask: MergePeople) -> Answer<Person> {
    Ok(app.service()?.merge_people(ask.into, ask.from)?)
}

pub(crate) fn split_person(app: &App, _host: &dyn Host, ask: ThatPerson) -> Answer<Person> {
    Ok(app.service()?.split_person(ask.id)?)
}

pub(crate) fn groups(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Vec<Group>> {
    Ok(app.service()?.groups()?)
}

pub(crate) fn create_group(app: &App, _host: &dyn Host, ask: CreateGroup) -> Answer<Group> {
    Ok(app.service()?.create_group(&ask.name, &ask.people, ask.hide_rates)?)
}

pub(crate) fn change_group(app: &App, _host: &dyn Host, ask: ChangeGroup) -> Answer<Group> {
    Ok(app.service()?.change_group(ask.id, &ask.name, &ask.people, ask.hide_rates)?)
}

pub(crate) fn delete_group(app: &App, _host: &dyn Host, ask: ThatGroup) -> Answer<Nothing> {
    app.service()?.delete_group(ask.id)?;
    Ok(Nothing {})
}

pub(crate) fn restore_group(app: &App, _host: &dyn Host, ask: ThatGroup) -> Answer<Group> {
    Ok(app.service()?.restore_group(ask.id)?)
}

pub(crate) fn review(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<Review> {
    Ok(app.service()?.review(ask.session)?)
}

pub(crate) fn log_page(app: &App, host: &dyn Host, ask: LogPageRequest) -> Answer<LogPage> {
    let mut page = app.service()?.log_page(ask.session, ask.order, ask.from, ask.count)?;
    if host.actor() != Actor::Keeper {
        // The sentences are for everybody; what was typed may hold somebody's hidden cards.
        page.entries.iter_mut().for_each(|entry| entry.command = None);
    }
    Ok(page)
}

pub(crate) fn statistics(app: &App, _host: &dyn Host, scope: Scope) -> Answer<Overview> {
    Ok(app.service()?.overview(&scope)?)
}

pub(crate) fn person_statistics(
    app: &App,
    _host: &dyn Host,
    ask: PersonStatisticsRequest,
) -> Answer<PersonStatistics> {
    Ok(app.service()?.person_statistics(ask.person, &ask.scope)?)
}

pub(crate) fn pair_statistics(
    app: &App,
    _host: &dyn Host,
    ask: PairStatisticsRequest,
) -> Answer<PairStatistics> {
    Ok(app.service()?.pair_statistics(ask.person, ask.other, &ask.scope)?)
}

pub(crate) fn game_statistics(app: &App, _host: &dyn Host, scope: Scope) -> Answer<GameStatistics> {
    Ok(app.service()?.game_statistics(&scope)?)
}

pub(crate) fn recap(app: &App, _host: &dyn Host, ask: RecapRequest) -> Answer<Recap> {
    Ok(app.service()?.recap(&ask.scope, ask.person, &ask.bounds)?)
}
