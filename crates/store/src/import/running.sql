SELECT hex(id), hex(head) FROM sessions WHERE deadline IS NOT NULL
