DELETE FROM tallies
WHERE scope = ?1 AND person = ?2 AND game = ?3 AND title = ?4 AND contest = ?5 AND scoring = ?6 AND seats = ?7
    AND sides = ?8 AND alone = ?9 AND plays = 0
