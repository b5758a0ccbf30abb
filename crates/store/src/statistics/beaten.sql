SELECT p.person, p.company FROM plays AS p WHERE p.session = ?1 ORDER BY p.person
