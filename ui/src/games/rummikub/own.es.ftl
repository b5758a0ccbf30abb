### Lo que lee cada persona en su dispositivo.

rummikub-own-draw = Saca una ficha: la más alta empieza
rummikub-own-begin = Empezar mi turno
rummikub-own-ends = Cuando acaba el juego
rummikub-own-out = Cerré yo
rummikub-own-rack = Contar mi soporte
