UPDATE sessions
SET status = ?2, touched = ?3, played_ms = ?4, running_since = ?5, standing = ?6, ended = ?7, title = ?8,
    contest = ?9, scoring = ?10, stats = ?11, deadline = ?12,
    revision = coalesce(?13, revision), head = coalesce(?14, head)
WHERE id = ?1
  AND (?13 IS NOT NULL
    OR (status, touched, played_ms, running_since, standing, ended, title, contest, scoring, stats, deadline)
        IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))
