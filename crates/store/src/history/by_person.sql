SELECT who.sorted, who.session
FROM listed_people AS who
CROSS JOIN listed AS l ON l.sorted = who.sorted AND l.session = who.session
WHERE who.person = :person AND (who.sorted, who.session) < (:sorted, :id) AND who.sorted >= :since
