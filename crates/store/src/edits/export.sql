SELECT e.kind, e.id, e.field, e.value, e.stamp, e.device FROM edits AS e
LEFT JOIN edits AS gone ON gone.kind = e.kind AND gone.id = e.id AND gone.field = 'deleted'
WHERE (gone.value IS NULL OR e.field = 'deleted')
    AND NOT (e.kind = 'session' AND EXISTS (
        SELECT 1 FROM sessions AS s WHERE s.id = e.id AND s.game = 'bare' AND s.revision <= 1))
ORDER BY e.kind, e.id, e.field
