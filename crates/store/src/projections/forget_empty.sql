DELETE FROM tallies
WHERE plays = 0 AND person IN (SELECT person FROM plays WHERE session = ?1 UNION ALL SELECT zeroblob(16))
