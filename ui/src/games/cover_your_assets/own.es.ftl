### Lo que lee cada persona en su dispositivo.

cya-own-your-stack = Cuenta tu montón
cya-own-your-turn = Te toca
cya-own-defend = { $who } te reta: enseña una o deja que se los lleve
cya-own-go-on = Te han respondido: enseña otra o déjalo
