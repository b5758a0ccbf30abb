SELECT one.person, sum(m.ahead + 1), count(*)
FROM plays AS one
CROSS JOIN plays AS other ON other.session = ?1 AND other.person <> one.person
CROSS JOIN meetings AS m
WHERE one.session = ?1 AND m.person = one.person AND m.other = other.person AND m.ended = one.ended AND m.session = ?1
  AND NOT m.allied
GROUP BY one.person
