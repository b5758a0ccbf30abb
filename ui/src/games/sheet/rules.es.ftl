### Las reglas de la casa de un juego de un archivo.

rule-option-sheet-game = El juego
rule-option-sheet-house = Reglas de la casa
rule-option-sheet-sides = Quién juega con quién

rule-minute-sheet =
    Elige un juego y di quién juega.
    Apunta lo que pide el juego, ronda a ronda o casilla a casilla; Tapete calcula los puntos y dice por qué.
    Lo que no puede ser se rechaza, con el motivo. Un número equivocado se corrige después, y todo lo posterior se vuelve a calcular.
    Termina sola donde lo dice su archivo; en el menú puedes terminarla cuando quieras.
sheet-own = { $what }, otro número
