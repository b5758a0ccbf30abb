SELECT min(first) FROM tallies WHERE circle = zeroblob(16) AND person = zeroblob(16) AND game = ?1 AND title = ?2
