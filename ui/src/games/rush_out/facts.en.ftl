### What the statistics say of it.

word-rush_out-mean-round_seconds = seconds a round
word-rush_out-facts-won_by = How rounds were won
word-rush_out-share-won_by = { $dim ->
    [heroes_deck] heroes, last task
    [heroes_life] heroes, last life
    [sorcerer_deck] sorcerer, last spell
    [sorcerer_dragon] sorcerer, the dragon
   *[sorcerer_souls] sorcerer, all souls
  }
