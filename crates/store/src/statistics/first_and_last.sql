SELECT
    (SELECT ended FROM plays AS p WHERE p.person = ?1 AND (?2 IS NULL OR p.game = ?2)
        AND (?3 IS NULL OR p.title = ?3) AND (?4 IS NULL OR p.seats = ?4) ORDER BY p.ended LIMIT 1),
    (SELECT ended FROM plays AS p WHERE p.person = ?1 AND (?2 IS NULL OR p.game = ?2)
        AND (?3 IS NULL OR p.title = ?3) AND (?4 IS NULL OR p.seats = ?4) ORDER BY p.ended DESC LIMIT 1)
