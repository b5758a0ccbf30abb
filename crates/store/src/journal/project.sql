UPDATE sessions
SET status = ?2, touched = ?3, played_ms = ?4, running_since = ?5, standing = ?6, ended = ?7, title = ?8,
    contest = ?9, scoring = ?10, stats = ?11, deadline = ?12
WHERE id = ?1
