SELECT (SELECT min(ended) FROM plays WHERE person = ?1), (SELECT max(ended) FROM plays WHERE person = ?1)
