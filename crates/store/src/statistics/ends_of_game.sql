SELECT (SELECT min(ended) FROM plays WHERE game = ?1 AND title = ?2),
    (SELECT max(ended) FROM plays WHERE game = ?1 AND title = ?2)
