### Lo que dicen las cifras.

word-cover_your_assets-facts-rounds = Rondas hasta el final
word-cover_your_assets-mean-rounds = rondas, { $dim }
word-cover_your_assets-rounds-million = hasta el millón
word-cover_your_assets-rounds-two_round_wins = a dos rondas ganadas
word-cover_your_assets-share-challenges = retos ganados
