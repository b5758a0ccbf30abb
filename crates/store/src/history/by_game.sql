SELECT l.sorted, l.session
FROM listed AS l
WHERE l.game = :game AND (l.sorted, l.session) < (:sorted, :id) AND l.sorted >= :since
