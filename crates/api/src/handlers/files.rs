//! Commands about files, copies, and work that takes a while.

use super::Answer;
use crate::{
    App, EraseRequest, ErrorKind, ExportKind, ExportRequest, FilePart, Host, Nothing, Opening,
    Shelf, TakeFile, ThatBackup, ThatFile, ThatSession, WireError, WorkKind, WorkOutcome,
    WorkState, Written, incoming,
};
use service::{Backup, BgStatsLink, ServiceError};

/// What a screen says once somebody has typed that they mean it.
const SURE: &str = "erase everything";

pub(crate) fn shelf(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Shelf> {
    let backups = app.service()?.backups()?;
    Ok(Shelf { folder: app.shelf().display().to_string(), backups })
}

pub(crate) fn back_up(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Backup> {
    Ok(app.service()?.back_up()?)
}

pub(crate) fn restore_backup(app: &App, _host: &dyn Host, ask: ThatBackup) -> Answer<Backup> {
    Ok(app.service()?.restore_backup(&ask.name)?)
}

pub(crate) fn erase_all(app: &App, _host: &dyn Host, ask: EraseRequest) -> Answer<Backup> {
    if ask.sure != SURE {
        return Err(WireError::new(ErrorKind::Invalid, "erase_unsure", "nobody said it is meant"));
    }
    Ok(app.service()?.erase()?)
}

pub(crate) fn bg_stats_link(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<BgStatsLink> {
    Ok(app.service()?.bg_stats_link(ask.session)?)
}

pub(crate) fn bg_stats_play(app: &App, _host: &dyn Host, ask: ThatSession) -> Answer<Written> {
    let path = app.service()?.export_play_to(app.shelf(), ask.session)?;
    Ok(Written { path: path.display().to_string() })
}

pub(crate) fn lay_file(app: &App, _host: &dyn Host, ask: FilePart) -> Answer<ThatFile> {
    app.service()?;
    let file = incoming::lay(app.folder(), ask.file, ask.size, &ask.text);
    Ok(ThatFile { file: file.map_err(ServiceError::from)? })
}

pub(crate) fn look_into_file(app: &App, _host: &dyn Host, ask: ThatFile) -> Answer<Nothing> {
    let service = app.shared()?;
    let path = incoming::path_of(app.folder(), ask.file);
    app.works().begin(WorkKind::Look, move |progress| {
        Ok(WorkOutcome::Looked { preview: service.preview_import(&path, progress)? })
    })?;
    Ok(Nothing {})
}

pub(crate) fn take_file(app: &App, _host: &dyn Host, ask: TakeFile) -> Answer<Nothing> {
    let service = app.shared()?;
    let data = app.folder().to_owned();
    app.works().begin(WorkKind::Take, move |progress| {
        let path = incoming::path_of(&data, ask.file);
        let taken = service.import_file(&path, &ask.choices, progress)?;
        incoming::clear(&data);
        Ok(WorkOutcome::Taken { taken })
    })?;
    Ok(Nothing {})
}

pub(crate) fn export_all(app: &App, _host: &dyn Host, ask: ExportRequest) -> Answer<Nothing> {
    let service = app.shared()?;
    let shelf = app.shelf().to_owned();
    app.works().begin(WorkKind::Export, move |progress| {
        let path = match ask.kind {
            ExportKind::Tapete => service.export_to(&shelf, progress),
            ExportKind::Csv => service.export_csv_to(&shelf, false, progress),
            ExportKind::CsvSemicolons => service.export_csv_to(&shelf, true, progress),
            ExportKind::BgStats => service.export_bg_stats_to(&shelf, progress),
        }?;
        Ok(WorkOutcome::Written { path: path.display().to_string() })
    })?;
    Ok(Nothing {})
}

pub(crate) fn check_all(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Nothing> {
    let service = app.shared()?;
    app.works().begin(WorkKind::Check, move |progress| {
        Ok(WorkOutcome::Checked { findings: service.full_integrity_check(progress)? })
    })?;
    Ok(Nothing {})
}

pub(crate) fn work(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Option<WorkState>> {
    Ok(app.preparing().or_else(|| app.works().state()))
}

pub(crate) fn stop_work(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Nothing> {
    app.works().stop();
    Ok(Nothing {})
}

pub(crate) fn opening(app: &App, _host: &dyn Host, _: Nothing) -> Answer<Option<Opening>> {
    Ok(app.door().take())
}
