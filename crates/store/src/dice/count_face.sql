INSERT INTO face_counts (session, seat, die, face, count) VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (session, seat, die, face) DO UPDATE SET count = count + excluded.count
