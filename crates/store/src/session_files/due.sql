SELECT s.id, s.revision, f.revision, s.deleted IS NOT NULL
FROM sessions AS s LEFT JOIN session_files AS f ON f.session = s.id
WHERE s.id > ?2 AND s.form = 'kept' AND CASE
    WHEN s.deleted IS NOT NULL THEN f.revision IS NOT NULL
    ELSE s.game <> 'bare' AND (f.revision < s.revision OR (f.revision IS NULL AND s.status = 'finished')) END
ORDER BY s.id
LIMIT ?1
