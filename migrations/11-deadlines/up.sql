-- When the running clock of a table runs out: a projection, so that no clock is forgotten with a table that left memory.
ALTER TABLE sessions ADD COLUMN deadline INTEGER;

CREATE INDEX sessions_by_deadline ON sessions (deadline) WHERE deadline IS NOT NULL;
