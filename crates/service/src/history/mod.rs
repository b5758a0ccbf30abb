//! The history: lists of sessions, what people say about them, and taking one up again.

mod wire;

pub use wire::*;

use crate::service::SessionService;
use crate::{Clock, ServiceError, SessionCard, TableState};
use kernel::{Actor, Moment};
use uuid::Uuid;

fn later<T>() -> Result<T, ServiceError> {
    Err(ServiceError::NotFound("answer yet"))
}

impl<C: Clock> SessionService<C> {
    pub fn history_counts(
        &self,
        _: &HistoryFilter,
        _: &[Moment],
    ) -> Result<Vec<u32>, ServiceError> {
        later()
    }
    pub fn card(&self, _: Uuid) -> Result<SessionCard, ServiceError> {
        later()
    }
    pub fn describe(&self, _: Uuid, _: Option<&str>, _: &str) -> Result<SessionCard, ServiceError> {
        later()
    }
    pub fn archive(&self, _: Uuid, _: bool) -> Result<SessionCard, ServiceError> {
        later()
    }
    pub fn delete(&self, _: Uuid) -> Result<(), ServiceError> {
        later()
    }
    pub fn restore(&self, _: Uuid) -> Result<SessionCard, ServiceError> {
        later()
    }
    pub fn reopen(&self, _: Uuid, _: u32, _: Actor) -> Result<TableState, ServiceError> {
        later()
    }
    pub fn venues(&self) -> Result<Vec<Venue>, ServiceError> {
        later()
    }
    pub fn rename_venue(&self, _: Uuid, _: &str) -> Result<Venue, ServiceError> {
        later()
    }
    pub fn archive_person(&self, _: Uuid, _: bool) -> Result<crate::Person, ServiceError> {
        later()
    }
    pub fn merge_people(&self, _: Uuid, _: Uuid) -> Result<crate::Person, ServiceError> {
        later()
    }
    pub fn split_person(&self, _: Uuid) -> Result<crate::Person, ServiceError> {
        later()
    }
    pub fn groups(&self) -> Result<Vec<Group>, ServiceError> {
        later()
    }
    pub fn create_group(&self, _: &str, _: &[Uuid], _: bool) -> Result<Group, ServiceError> {
        later()
    }
    pub fn change_group(
        &self,
        _: Uuid,
        _: &str,
        _: &[Uuid],
        _: bool,
    ) -> Result<Group, ServiceError> {
        later()
    }
    pub fn delete_group(&self, _: Uuid) -> Result<(), ServiceError> {
        later()
    }
    pub fn restore_group(&self, _: Uuid) -> Result<Group, ServiceError> {
        later()
    }
    pub fn review(&self, _: Uuid) -> Result<crate::Review, ServiceError> {
        later()
    }
    pub fn log_page(
        &self,
        _: Uuid,
        _: Option<u32>,
        _: Option<u32>,
    ) -> Result<crate::LogPage, ServiceError> {
        later()
    }
    pub fn overview(&self, _: &crate::Scope) -> Result<crate::Overview, ServiceError> {
        later()
    }
    pub fn person_statistics(
        &self,
        _: Uuid,
        _: &crate::Scope,
    ) -> Result<crate::PersonStatistics, ServiceError> {
        later()
    }
    pub fn pair_statistics(
        &self,
        _: Uuid,
        _: Uuid,
        _: &crate::Scope,
    ) -> Result<crate::PairStatistics, ServiceError> {
        later()
    }
    pub fn game_statistics(&self, _: &crate::Scope) -> Result<crate::GameStatistics, ServiceError> {
        later()
    }
    pub fn recap(
        &self,
        _: &crate::Scope,
        _: Option<Uuid>,
        _: &[Moment],
    ) -> Result<crate::Recap, ServiceError> {
        later()
    }
}
