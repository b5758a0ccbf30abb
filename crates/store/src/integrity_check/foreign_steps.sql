SELECT count(*) FROM sessions WHERE form = 'foreign' AND revision > 0
