SELECT c.ended, c.session
FROM scope_sessions AS c
CROSS JOIN listed AS l ON l.sorted = c.ended AND l.session = c.session
WHERE c.scope = :group AND (c.ended, c.session) < (:sorted, :id) AND c.ended >= :since
