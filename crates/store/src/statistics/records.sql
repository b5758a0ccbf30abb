SELECT game, title, scoring, what, rank, ended, session, holder
FROM records
WHERE scope = ?5 AND person = ?4 AND (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR title = ?2) AND (?3 IS NULL OR seats = ?3)
