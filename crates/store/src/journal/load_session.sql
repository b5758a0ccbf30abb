SELECT revision, head, status, played_ms, running_since,
    (SELECT draft FROM drafts WHERE session = sessions.id)
FROM sessions WHERE id = ?1 AND deleted IS NULL
