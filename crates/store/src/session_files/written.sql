INSERT INTO session_files (session, revision) VALUES (?1, ?2)
ON CONFLICT (session) DO UPDATE SET revision = excluded.revision WHERE revision = ?3
