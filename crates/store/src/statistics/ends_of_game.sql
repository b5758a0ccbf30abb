SELECT
    (SELECT ended FROM plays WHERE game = ?1 AND title = ?2 AND (?3 IS NULL OR seats = ?3)
        ORDER BY ended LIMIT 1),
    (SELECT ended FROM plays WHERE game = ?1 AND title = ?2 AND (?3 IS NULL OR seats = ?3)
        ORDER BY ended DESC LIMIT 1)
