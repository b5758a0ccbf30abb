SELECT count(*) FROM (
    SELECT 1 FROM events GROUP BY session, seq, position HAVING min(n) <> 0 OR max(n) <> count(*) - 1
)
