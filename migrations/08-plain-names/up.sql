-- Plain names: a group is a group, a step is a step, and what a finished game says for statistics is a stat.
DROP TRIGGER circles_changed;
DROP TRIGGER places_changed;
DROP INDEX circles_by_name;
DROP INDEX circle_sessions_by_session;

ALTER TABLE circles RENAME TO groups;
ALTER TABLE circle_people RENAME TO group_people;
ALTER TABLE group_people RENAME COLUMN circle TO group_id;
ALTER TABLE circle_sessions RENAME TO group_sessions;
ALTER TABLE group_sessions RENAME COLUMN circle TO group_id;
ALTER TABLE tallies RENAME COLUMN circle TO group_id;
ALTER TABLE records RENAME COLUMN circle TO group_id;
ALTER TABLE meeting_sums RENAME COLUMN circle TO group_id;
ALTER TABLE fact_sums RENAME TO stat_sums;
ALTER TABLE stat_sums RENAME COLUMN circle TO group_id;
ALTER TABLE facts RENAME TO stats;
ALTER TABLE sessions RENAME COLUMN facts TO stats;

-- What a file of another program said, passed on word for word when we write one for it.
ALTER TABLE aliens RENAME TO passthrough;
ALTER TABLE sessions RENAME COLUMN alien TO passthrough;

-- Which revision of a session the file in the folder that people see was written at.
ALTER TABLE shelved RENAME TO session_files;

-- `steps.number` has no gap from 1 to `database_state.steps`, but for the steps of sessions that were removed.
ALTER TABLE steps RENAME COLUMN fact TO number;
ALTER TABLE ledger RENAME TO database_state;
ALTER TABLE database_state RENAME COLUMN facts TO steps;
ALTER TABLE database_state RENAME COLUMN removed TO removed_steps;
ALTER TABLE database_state RENAME COLUMN projected TO projection_version;

CREATE UNIQUE INDEX groups_by_name ON groups (name_key) WHERE deleted IS NULL;
CREATE INDEX group_sessions_by_session ON group_sessions (session);
CREATE TRIGGER groups_changed AFTER UPDATE OF name, hide_rates, deleted ON groups
BEGIN UPDATE groups SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;
CREATE TRIGGER venues_changed AFTER UPDATE OF name ON venues
BEGIN UPDATE venues SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;
