SELECT saved.value FROM edits AS saved
LEFT JOIN edits AS gone ON gone.kind = 'game' AND gone.id = saved.id AND gone.field = 'deleted'
WHERE saved.kind = 'game' AND saved.field = 'text' AND gone.value IS NULL
ORDER BY saved.stamp, saved.id
