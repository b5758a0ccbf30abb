//! Groups of people who often play together.

use crate::people::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, Group, ServiceError};
use store::GroupRow;
use uuid::Uuid;

const MOST_PEOPLE: usize = 100;

impl<C: Clock> SessionService<C> {
    /// Every group, in the order they were created.
    pub fn groups(&self) -> Result<Vec<Group>, ServiceError> {
        Ok(self.store.groups()?.into_iter().map(Group::from).collect())
    }

    /// Saves a new group.
    ///
    /// # Errors
    /// When the name cannot be taken, it has fewer than two people, a person is unknown, or it cannot be
    /// written.
    pub fn create_group(
        &self,
        name: &str,
        people: &[Uuid],
        hide_rates: bool,
    ) -> Result<Group, ServiceError> {
        self.save_group(Uuid::now_v7(), name, people, hide_rates)
    }

    /// Gives a group another name, other people, or another wish about rates.
    pub fn change_group(
        &self,
        id: Uuid,
        name: &str,
        people: &[Uuid],
        hide_rates: bool,
    ) -> Result<Group, ServiceError> {
        self.group(id)?;
        self.save_group(id, name, people, hide_rates)
    }

    /// Deletes a group; nothing else goes with it.
    pub fn delete_group(&self, id: Uuid) -> Result<(), ServiceError> {
        self.store.delete_group(id, Some(self.clock.now().0))?;
        self.notify(&Change::Lists);
        Ok(())
    }

    /// Brings a deleted group back.
    ///
    /// # Errors
    /// When another one has its name by now, there never was such a group, or it cannot be written.
    pub fn restore_group(&self, id: Uuid) -> Result<Group, ServiceError> {
        self.store.delete_group(id, None)?;
        self.notify(&Change::Lists);
        self.group(id)
    }

    pub(crate) fn group(&self, id: Uuid) -> Result<Group, ServiceError> {
        let group = self.store.groups()?.into_iter().find(|group| group.id == id);
        group.map(Group::from).ok_or(ServiceError::NotFound("group"))
    }

    fn save_group(
        &self,
        id: Uuid,
        name: &str,
        people: &[Uuid],
        hide_rates: bool,
    ) -> Result<Group, ServiceError> {
        let name = Name::new(name).map_err(ServiceError::Name)?;
        let mut people = people.to_vec();
        people.sort_unstable();
        people.dedup();
        if !(2..=MOST_PEOPLE).contains(&people.len()) {
            return Err(ServiceError::invalid("group_size", "a group has 2 to 100 people"));
        }
        let group = GroupRow { id, name: name.shown, people, hide_rates };
        self.store.put_group(&group, &name.key, self.clock.now().0)?;
        self.notify(&Change::Lists);
        self.group(id)
    }
}

impl From<GroupRow> for Group {
    fn from(row: GroupRow) -> Self {
        Group { id: row.id, name: row.name, people: row.people, hide_rates: row.hide_rates }
    }
}
