INSERT INTO session_files (session, revision)
SELECT s.id, -1 FROM sessions AS s LEFT JOIN session_files AS f ON f.session = s.id
WHERE s.id = ?1 AND s.form = 'kept' AND (f.revision IS NOT NULL OR s.status = 'finished')
ON CONFLICT (session) DO UPDATE SET revision = min(revision, 0) - 1
