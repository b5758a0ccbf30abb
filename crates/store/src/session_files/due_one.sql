SELECT s.id, s.revision, f.revision
FROM sessions AS s LEFT JOIN session_files AS f ON f.session = s.id
WHERE s.id = ?1 AND s.deleted IS NULL AND s.form = 'kept'
    AND (f.revision < s.revision OR (f.revision IS NULL AND s.status = 'finished'))
