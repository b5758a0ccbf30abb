### Las reglas de la casa de Rage, una frase cada una.

rule-preset-rage-seed = Clásica
rule-preset-rage-seed-note = Un cero exacto vale 5 y fallar no quita nada.
rule-preset-rage-leaflet = Folleto
rule-preset-rage-leaflet-note = Como la clásica, hasta ocho personas.
rule-preset-rage-amigo = Amigo
rule-preset-rage-amigo-note = 112 cartas. Un cero exacto vale 10 y fallar quita 5.

rage-plan-own = Cartas de cada ronda
rage-plan-own-hint = Números del 1 al 10 separados por espacios, como 5 4 3 2 1; hasta 30 rondas.
rage-plan-rounds = Cartas por ronda: { $rounds }.

rule-option-rage-scoring = Puntuación
rule-option-rage-scoring-fundex = Clásica
rule-option-rage-scoring-fundex-note = Diez por acertar la apuesta, cinco si era cero; fallar no quita nada.
rule-option-rage-scoring-alternative = Con castigo
rule-option-rage-scoring-alternative-note = Diez por acertar la apuesta, también cero; fallar quita cinco.
rule-option-rage-dealer_hook = El último no cuadra
rule-option-rage-dealer_hook-note = La última apuesta no puede hacer que sumen las bazas que hay.
rule-option-rage-sweep_double = Pleno doble
rule-option-rage-sweep_double-note = Llevarse todas las bazas cuenta dos por baza.
rule-option-rage-secret_bids = Apuestas secretas
rule-option-rage-secret_bids-note = Ninguna apuesta se ve hasta que acaba la ronda.
rule-option-rage-round_plan = Rondas
rule-option-rage-round_plan-down = De diez a una
rule-option-rage-round_plan-down-note = Diez rondas, de diez cartas a una.
rule-option-rage-round_plan-up = De una a diez
rule-option-rage-round_plan-up-note = Diez rondas, de una carta a diez.
rule-option-rage-round_plan-flat10 = Siempre diez
rule-option-rage-round_plan-flat10-note = Diez rondas de diez cartas.
rule-option-rage-round_plan-own = A nuestra manera
rule-option-rage-round_plan-own-note = La mesa dice cuántas cartas tiene cada ronda.
rule-option-rage-deck = Mazo
rule-option-rage-deck-fundex110 = Fundex, 110 cartas
rule-option-rage-deck-fundex110-note = 110 cartas, con 14 cartas Rage entre ellas.
rule-option-rage-deck-amigo112 = Amigo, 112 cartas
rule-option-rage-deck-amigo112-note = 112 cartas: un tercer Bonus y un tercer Mad.
rule-option-rage-deck-amigo1985 = Primera alemana, 108 cartas
rule-option-rage-deck-amigo1985-note = 108 cartas: tres Change y tres Out.
rule-option-rage-player_limit = Cuántos pueden jugar
rule-option-rage-player_limit-seed = De 2 a 6
rule-option-rage-player_limit-seed-note = De dos a seis personas.
rule-option-rage-player_limit-leaflet = De 2 a 8
rule-option-rage-player_limit-leaflet-note = De dos a ocho personas, como dice el folleto.
rule-option-rage-player_limit-amigo = De 3 a 8
rule-option-rage-player_limit-amigo-note = De tres a ocho personas, como dice Amigo.
rule-option-rage-player_limit-max = De 2 a 10
rule-option-rage-player_limit-max-note = De dos a diez personas; con diez el mazo puede acabarse.
rule-option-rage-teams = Equipos
rule-option-rage-teams-none = Cada uno por su lado
rule-option-rage-teams-none-note = Cada uno juega por su cuenta.
rule-option-rage-teams-pairs = Parejas
rule-option-rage-teams-pairs-note = La pareja se sienta enfrente y suma apuestas y bazas.
rule-option-rage-teams-threes = Tríos
rule-option-rage-teams-threes-note = Dos equipos de tres, un asiento sí y otro no.
rule-option-rage-out_rage = Out Rage
rule-option-rage-out_rage-round = Toda la ronda
rule-option-rage-out_rage-round-note = No hay triunfo hasta que acaba la ronda.
rule-option-rage-out_rage-trick_then_new = Esa baza, y luego otro
rule-option-rage-out_rage-trick_then_new-note = Esa baza va sin triunfo; después se descubre uno nuevo.
rule-option-rage-out_rage-trick_then_restore = Esa baza, y luego el de antes
rule-option-rage-out_rage-trick_then_restore-note = Esa baza va sin triunfo; después vuelve el de antes.
rule-option-rage-change_rage = Change Rage
rule-option-rage-change_rage-pile = Del mazo
rule-option-rage-change_rage-pile-note = El triunfo nuevo se descubre del mazo.
rule-option-rage-change_rage-player_names = Se dice
rule-option-rage-change_rage-player_names-note = Quien la juega dice el triunfo nuevo.
rule-option-rage-second_wild = Dos Wild Rage de un color
rule-option-rage-second_wild-first = La primera
rule-option-rage-second_wild-first-note = De dos Wild Rage iguales manda la primera.
rule-option-rage-second_wild-second = La segunda
rule-option-rage-second_wild-second-note = De dos Wild Rage iguales manda la segunda.
rule-option-rage-wild_value = Wild Rage
rule-option-rage-wild_value-top = La más alta
rule-option-rage-wild_value-top-note = Es la carta más alta de su color.
rule-option-rage-wild_value-announced = Se anuncia
rule-option-rage-wild_value-announced-note = Quien la juega dice qué valor tiene.
rule-option-rage-rage_any_time = Cartas Rage siempre
rule-option-rage-rage_any_time-note = Se puede jugar una carta Rage aunque se pueda servir color.
rule-option-rage-final_tie = Empate hasta el final
rule-option-rage-final_tie-share = Se comparte
rule-option-rage-final_tie-share-note = Iguales en puntos y en apuestas exactas: comparten la victoria.
rule-option-rage-final_tie-extra_round = Otra ronda
rule-option-rage-final_tie-extra_round-note = Iguales en puntos y en apuestas exactas: rondas de una carta hasta deshacerlo.

rule-minute-rage =
    Una partida tiene diez rondas: diez cartas cada uno en la primera y una menos en cada ronda. Se descubre una carta y su color es triunfo.
    Por turno, cada uno dice cuántas bazas espera hacer. La apuesta no se cambia.
    Quien sale juega la carta que quiera; los demás, una carta numerada de ese color si la tienen. Las cartas Rage cambian o quitan el triunfo, o dan puntos.
    Gana la baza el triunfo más alto; si no hay, la carta más alta del color de salida.
    Cada baza vale un punto y una apuesta exacta, diez más (un cero exacto, cinco). Tras la última ronda gana el total más alto.
