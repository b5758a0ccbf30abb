WITH sat (session, person) AS (
    SELECT session, person FROM session_seats UNION SELECT session, person FROM seated
)
SELECT EXISTS (
    SELECT 1
    FROM people AS a
    JOIN sat AS one ON one.person = a.id
    JOIN sat AS other ON other.session = one.session
    JOIN people AS b ON b.id = other.person
    WHERE coalesce(a.root, a.id) = ?1 AND coalesce(b.root, b.id) = ?2)
