SELECT count(*) FROM steps
LEFT JOIN steps AS after ON after.session = steps.session AND after.seq = steps.seq + 1
WHERE steps.number < 1 OR after.number <= steps.number
