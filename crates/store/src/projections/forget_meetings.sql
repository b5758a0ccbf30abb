DELETE FROM meetings
WHERE session = ?1
  AND person IN (SELECT person FROM plays WHERE session = ?1)
  AND other IN (SELECT person FROM plays WHERE session = ?1)
  AND ended = (SELECT ended FROM plays WHERE session = ?1)
