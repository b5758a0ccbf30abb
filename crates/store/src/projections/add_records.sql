INSERT INTO records (person, game, title, seats, scoring, what, rank, ended, session, holder)
SELECT iif(everybody.so, zeroblob(16), m.holder), m.game, m.title, m.seats, m.scoring, m.what, m.rank, m.ended,
    m.session, m.holder
FROM marks AS m CROSS JOIN (SELECT 0 AS so UNION ALL SELECT 1) AS everybody
WHERE m.session = ?1 AND m.rank IS NOT NULL AND (everybody.so OR m.what NOT IN ('shortest', 'longest'))
ON CONFLICT DO UPDATE SET rank = excluded.rank, ended = excluded.ended, session = excluded.session,
    holder = excluded.holder
WHERE (excluded.rank, excluded.ended) > (records.rank, records.ended)
    OR ((excluded.rank, excluded.ended) = (records.rank, records.ended)
        AND (excluded.session, excluded.holder) < (records.session, records.holder))
