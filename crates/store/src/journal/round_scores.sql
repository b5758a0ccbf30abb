SELECT round, seat, points FROM round_scores
WHERE session = ?1 AND (round >= ?2 OR round < 0)
ORDER BY round, seat
