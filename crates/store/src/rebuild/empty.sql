DELETE FROM circle_sessions;
DELETE FROM facts;
DELETE FROM tallies;
DELETE FROM meetings;
DELETE FROM plays;
DELETE FROM listed_people;
DELETE FROM listed;
