SELECT l.sorted, l.session
FROM listed AS l
WHERE (l.sorted, l.session) < (:sorted, :id) AND l.sorted >= :since
