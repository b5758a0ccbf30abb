SELECT kept.value FROM edits AS kept
LEFT JOIN edits AS gone ON gone.kind = 'game' AND gone.id = kept.id AND gone.field = 'deleted'
WHERE kept.kind = 'game' AND kept.field = 'text' AND gone.value IS NULL
ORDER BY kept.stamp, kept.id
