INSERT INTO records (scope, person, game, title, seats, scoring, what, rank, ended, session, holder)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
ON CONFLICT DO UPDATE SET rank = excluded.rank, ended = excluded.ended, session = excluded.session,
    holder = excluded.holder
WHERE (excluded.rank, excluded.ended) > (records.rank, records.ended)
    OR ((excluded.rank, excluded.ended) = (records.rank, records.ended)
        AND (excluded.session, excluded.holder) < (records.session, records.holder))
