SELECT EXISTS (
    SELECT 1 FROM session_files AS f JOIN sessions AS s ON s.id = f.session
    WHERE f.revision < 0 OR s.deleted IS NOT NULL)
