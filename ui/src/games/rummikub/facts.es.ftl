### Lo que dicen las cifras.

word-rummikub-share-games = manos ganadas
word-rummikub-mean-left = fichas en la mano al perder
word-rummikub-mean-turns = turnos por mano
word-rummikub-share-blocked = manos que nadie pudo cerrar
