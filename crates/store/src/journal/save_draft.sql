INSERT INTO drafts (session, draft) VALUES (?1, ?2)
ON CONFLICT (session) DO UPDATE SET draft = excluded.draft
