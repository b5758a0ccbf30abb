### Lo que dicen las cifras.

word-rush7-mean-turns = turnos por partida
word-rush7-share-five_threes = terminadas con cinco treses
word-rush7-mean-zones = zonas por partida
word-rush7-facts-zone = Zonas ganadas
word-rush7-share-zone = zona { $dim }
