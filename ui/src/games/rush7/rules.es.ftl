### Las reglas de la casa de Rush 7, en una frase cada una.

rule-preset-rush7-manual = Manual
rule-preset-rush7-manual-note = Como lo escribió su autor.

rule-option-rush7-five_threes = Cinco treses
rule-option-rush7-five_threes-automatic_end = La partida acaba
rule-option-rush7-five_threes-automatic_end-note = Con tres cartas en cada una de las cinco zonas se acaba; gana quien tenga más zonas.
rule-option-rush7-five_threes-play_on = Se sigue jugando
rule-option-rush7-five_threes-play_on-note = Solo acaba quien gane tres zonas.
rule-option-rush7-deck = Baraja
rule-option-rush7-deck-0-7 = Del 0 al 7, 32 cartas
rule-option-rush7-deck-0-7-note = Cuatro de cada valor, del 0 al 7.
rule-option-rush7-deck-1-7 = Del 1 al 7, 28 cartas
rule-option-rush7-deck-1-7-note = Sin ceros; cinco treses acaban siempre la partida.
rule-option-rush7-won_cards = Cartas de una zona ganada
rule-option-rush7-won_cards-stay = Se quedan ahí
rule-option-rush7-won_cards-stay-note = Las cuatro cartas de una zona ganada quedan fuera del juego.
rule-option-rush7-won_cards-return = Se barajan
rule-option-rush7-won_cards-return-note = Las cuatro cartas de una zona ganada vuelven al mazo.
rule-option-rush7-max_turns = Partida más larga
rule-option-rush7-max_turns-none = Sin límite
rule-option-rush7-max_turns-none-note = Se juega hasta que alguien gane.
rule-option-rush7-max_turns-some = Unos turnos
rule-option-rush7-max_turns-some-note = Tras el último turno gana quien haya ganado más zonas, luego quien domine más, luego quien tenga más cartas capturadas.
rush7-turns-most = Turnos
rush7-turns-less = Un turno menos
rush7-turns-more = Un turno más
rush7-turns-end = Tras el turno { $n } gana quien haya ganado más zonas, luego quien domine más, luego quien tenga más cartas capturadas.

rule-minute-rush7 =
    Dos personas, cinco zonas entre ellas y siete cartas cada una.
    Ambas ponen una carta boca abajo en cada zona abierta y guardan dos. Después se descubren todas.
    La carta más alta gana la batalla de la zona y captura la otra; si son iguales, nada cambia. Las cartas capturadas ayudan a quien controla la zona: 3, 4 y 5 dan un punto; 6 y 7 dan dos.
    Perder una zona que controlas vacía todo lo capturado en ella. Cuatro cartas capturadas ganan la zona para siempre.
    Gana quien gana tres zonas.
