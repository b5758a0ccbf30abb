### Lo que dicen las cifras.

word-rage-facts-bid = Apuestas cumplidas, por tamaño
word-rage-share-bid = apuesta { $dim }
word-rage-facts-cards = Apuestas cumplidas, por cartas repartidas
word-rage-share-cards =
    { $dim ->
        [one] { $dim } carta
       *[other] { $dim } cartas
    }
word-rage-mean-bonus = Bonus Rage por ronda
word-rage-mean-mad = Mad Rage por ronda
