SELECT id FROM sessions
WHERE status IN ('live', 'paused') AND deleted IS NULL AND archived IS NULL AND game <> 'bare'
    AND (touched, id) < (:touched, :id)
ORDER BY touched DESC, id DESC
LIMIT :count
