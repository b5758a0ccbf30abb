SELECT f.session FROM session_files AS f
WHERE EXISTS (SELECT 1 FROM steps WHERE steps.session = f.session AND instr(steps.events, ?1) > 0)
