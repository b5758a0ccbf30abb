SELECT EXISTS (
    SELECT 1
    FROM people AS a
    JOIN session_seats AS one ON one.person = a.id
    JOIN session_seats AS other ON other.session = one.session
    JOIN people AS b ON b.id = other.person
    WHERE coalesce(a.root, a.id) = ?1 AND coalesce(b.root, b.id) = ?2)
