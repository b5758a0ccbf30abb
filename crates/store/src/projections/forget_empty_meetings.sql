DELETE FROM meeting_sums
WHERE meetings = 0 AND person IN (SELECT person FROM plays WHERE session = ?1)
    AND other IN (SELECT person FROM plays WHERE session = ?1)
