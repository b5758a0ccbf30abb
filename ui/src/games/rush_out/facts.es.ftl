### Lo que dicen las cifras.

word-rush_out-mean-round_seconds = segundos por ronda
word-rush_out-facts-won_by = Cómo se ganaron las rondas
word-rush_out-share-won_by = { $dim ->
    [heroes_deck] héroes, última tarea
    [heroes_life] héroes, última vida
    [sorcerer_deck] hechicero, último hechizo
    [sorcerer_dragon] hechicero, el dragón
   *[sorcerer_souls] hechicero, todas las almas
  }
