SELECT c.ended, c.session
FROM group_sessions AS c
CROSS JOIN listed AS l ON l.sorted = c.ended AND l.session = c.session
WHERE c.group_id = :group AND (c.ended, c.session) < (:sorted, :id) AND c.ended >= :since
