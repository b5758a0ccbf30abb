SELECT game, rules_version, setup, seed, started FROM sessions WHERE id = ?1
