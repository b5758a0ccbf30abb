UPDATE sessions
SET revision = ?2, head = ?3, status = ?4, touched = ?5, played_ms = ?6, running_since = ?7, standing = ?8
WHERE id = ?1
