### Las reglas de una libreta.

rule-preset-freeform-points = Puntos
rule-preset-freeform-points-note = Ronda a ronda, gana el total más alto, y tú dices cuándo termina.
rule-preset-freeform-race = Carrera
rule-preset-freeform-race-note = Termina cuando alguien llega a un total; gana el más alto.
rule-preset-freeform-penalty = Penalización
rule-preset-freeform-penalty-note = Termina cuando alguien llega a un total; gana el más bajo.
rule-preset-freeform-rounds = Rondas
rule-preset-freeform-rounds-note = Unas rondas, y gana el total más alto.
rule-preset-freeform-sheet = Hoja
rule-preset-freeform-sheet-note = Filas con nombre; cada uno rellena cada una una vez, en cualquier orden.

rule-option-freeform-title = ¿A qué se juega?
rule-option-freeform-title-note = Está encima de la hoja y en el historial.
rule-option-freeform-wins = Quién gana
rule-option-freeform-wins-high = El más alto
rule-option-freeform-wins-low = El más bajo
rule-option-freeform-rows = Filas
rule-option-freeform-end = El final
rule-option-freeform-end-open = Al gusto
rule-option-freeform-end-open-note = El menú de la mesa termina la partida.
rule-option-freeform-end-rounds = Rondas
rule-option-freeform-end-target = Un total
rule-option-freeform-teams = Equipos
rule-option-freeform-teams-none = Ninguno
rule-option-freeform-teams-none-note = Cada uno por su cuenta.
rule-option-freeform-teams-two = Dos
rule-option-freeform-teams-two-note = Dos equipos; juega junto un asiento de cada dos.
rule-option-freeform-teams-three = Tres
rule-option-freeform-teams-three-note = Tres equipos; juega junto un asiento de cada tres.
rule-option-freeform-teams-four = Cuatro
rule-option-freeform-teams-four-note = Cuatro equipos; juega junto un asiento de cada cuatro.
rule-option-freeform-teams-five = Cinco
rule-option-freeform-teams-five-note = Cinco equipos; juega junto un asiento de cada cinco.
rule-option-freeform-final_tie = Un empate al final
rule-option-freeform-final_tie-share = Compartido
rule-option-freeform-final_tie-share-note = Ganan quienes tienen el mejor total.
rule-option-freeform-final_tie-extra_round = Una ronda más
rule-option-freeform-final_tie-extra_round-note = Se sigue jugando hasta que se rompa el empate.
rule-option-freeform-final_tie-table = Lo decide la mesa
rule-option-freeform-final_tie-table-note = La mesa dice quién ha ganado.
rule-option-freeform-lowest = Número más bajo
rule-option-freeform-highest = Número más alto
rule-option-freeform-step = De cuánto en cuánto

freeform-rows-plain = Rondas
freeform-rows-named = Filas con nombre
freeform-rows-gone = Rondas en lugar de filas
freeform-end-rows = La partida termina cuando están escritas todas las casillas.
freeform-row-name = Fila { $n }
freeform-row-new = Fila nueva
freeform-row-add = Añadir
freeform-row-twice = Ya hay una fila con ese nombre.
freeform-row-up = Subir { $name }
freeform-row-down = Bajar { $name }
freeform-row-drag = Arrastrar { $name }
freeform-row-remove = Quitar { $name }
freeform-row-gone = Se ha quitado { $name }
freeform-row-moved = { $name } es la fila { $n }
freeform-whole-number = Escribe un número entero.

word-freeform-keeping-round-observed = Solo números, con nuestro juego
word-freeform-first-who = Sortear
word-freeform-first-draw = Sortear quién empieza
word-freeform-first-does = empieza
word-freeform-first-named = empieza { $name }
word-freeform-first-drawn = se sortea quién empieza

rule-minute-freeform =
    Ponle nombre al juego y di quién juega.
    Tras cada ronda escribe los puntos de cada uno; la app suma.
    Un número equivocado se corrige después y todo lo que sigue se vuelve a calcular.
    La partida termina cuando quieras, tras un número de rondas o al llegar a unos puntos. Gana el total más alto, o el más bajo si así lo elegiste.
