SELECT s.id, s.revision, f.revision
FROM sessions AS s LEFT JOIN session_files AS f ON f.session = s.id
WHERE s.deleted IS NULL AND s.form = 'kept' AND s.game <> 'bare'
    AND (f.revision < s.revision OR (f.revision IS NULL AND s.status = 'finished'))
LIMIT ?1
