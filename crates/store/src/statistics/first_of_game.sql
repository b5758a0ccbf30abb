SELECT min(first) FROM tallies WHERE person = zeroblob(16) AND game = ?1 AND title = ?2
