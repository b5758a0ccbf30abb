### Lo que dicen las cifras.

word-rummikub-share-games = juegos ganados
word-rummikub-mean-left = fichas en el soporte al perder
word-rummikub-mean-turns = turnos por juego
word-rummikub-share-blocked = juegos que nadie pudo cerrar
