### Rush 7: lo que pasó, lo que sigue, por qué no.

## Lo que pasó

line-rush7-deal =
    { $keep ->
        [0] Se barajan las { $shuffle } cartas y se reparten { $each } a cada uno.
       *[other] Cada uno guarda sus dos cartas, se barajan las otras { $shuffle } y se reparten { $each } a cada uno; sobran { $left }.
    }
line-rush7-dealt =
    { $keep ->
        [0] Se reparten { $each } cartas a cada uno.
       *[other] Se barajan { $shuffle } cartas y se reparten { $each } a cada uno; sobran { $left }.
    }
line-rush7-placed = { $who } pone una carta boca abajo en cada zona abierta.
line-rush7-withdrawn = { $who } retira sus cartas.
line-rush7-sums =
    Zona { $zone }: { $a } { $a_bonus ->
        [0] { $a_points }
       *[other] { $a_card } + { $a_bonus } por { $a_from } en la zona = { $a_points }
    }, { $b } { $b_bonus ->
        [0] { $b_points }
       *[other] { $b_card } + { $b_bonus } por { $b_from } en la zona = { $b_points }
    }.
line-rush7-tie = Empate en la zona { $zone }: todo sigue igual.
line-rush7-taken = { $who } toma la zona { $zone } y captura el { $card }.
line-rush7-added =
    { $count ->
        [4] { $who } defiende la zona { $zone } y captura el { $card }, la cuarta.
       *[other] { $who } defiende la zona { $zone } y captura el { $card }.
    }
line-rush7-retaken = { $who } conquista la zona { $zone } y captura el { $card }; lo que había se descarta.
line-rush7-zone-won = { $who } ganó la zona { $zone }.
line-rush7-turn-ends = Acaba el turno { $turn }.
line-rush7-stands = Zonas ganadas: { $a } { $a_zones }, { $b } { $b_zones }.
line-rush7-zone-set = La zona { $zone } queda así: { $who } tiene { $cards }.
line-rush7-zone-set-won = La zona { $zone } queda así: { $who } la ganó con { $cards }.
line-rush7-zone-cleared = La zona { $zone } queda así: no es de nadie.
line-rush7-entry-dropped = Se borra lo anotado en la zona { $zone } en este turno.
line-rush7-keep-card = Desde ahora se anotan las dos cartas.
line-rush7-keep-round = Desde ahora se anota solo el resultado.
line-rush7-next-place =
    { $who_count ->
        [one] falta que ponga { $who }
       *[other] { $who } ponen sus cartas
    }
line-rush7-next-zones =
    { $zones_count ->
        [one] cartas de la zona { $zones }
       *[other] cartas de las zonas { $zones }
    }
line-rush7-next-end = el turno puede acabar
line-rush7-over = Gana { $who } por { $own } zonas a { $other }
line-rush7-over-threes = Cinco treses: gana { $who } por { $own } zonas a { $other }
line-rush7-over-limit =
    { $own ->
        [one] Se acabó el último turno: gana { $who }, { $own } zona ganada a { $other }
       *[other] Se acabó el último turno: gana { $who }, { $own } zonas ganadas a { $other }
    }
line-rush7-over-limit-held =
    { $own ->
        [one] Se acabó el último turno: gana { $who }, { $own } zona abierta a { $other }
       *[other] Se acabó el último turno: gana { $who }, { $own } zonas abiertas a { $other }
    }
line-rush7-over-limit-cards =
    { $own ->
        [one] Se acabó el último turno: gana { $who }, { $own } carta capturada a { $other }
       *[other] Se acabó el último turno: gana { $who }, { $own } cartas capturadas a { $other }
    }
line-rush7-over-draw = Se acabó el último turno: { $who } comparten la victoria
line-rush7-over-early =
    { $own ->
        [one] Final anticipado: gana { $who }, { $own } zona ganada a { $other }
       *[other] Final anticipado: gana { $who }, { $own } zonas ganadas a { $other }
    }
line-rush7-over-early-held =
    { $own ->
        [one] Final anticipado: gana { $who }, { $own } zona abierta a { $other }
       *[other] Final anticipado: gana { $who }, { $own } zonas abiertas a { $other }
    }
line-rush7-over-early-cards =
    { $own ->
        [one] Final anticipado: gana { $who }, { $own } carta capturada a { $other }
       *[other] Final anticipado: gana { $who }, { $own } cartas capturadas a { $other }
    }
line-rush7-over-early-draw = Final anticipado: { $who } comparten la victoria

## Por qué no

refusal-rush7-R7_E_PLAYER_COUNT = Rush 7 es para dos. En esta mesa hay { $n }.
refusal-rush7-R7_E_PLAYER_NAMES = Dos personas, dos nombres. Dale a cada una el suyo.
refusal-rush7-R7_E_OPTION =
    { $value ->
        [play_on] Con 28 cartas, cinco treses acaban la partida. Faltaría una carta para repartir: deja que acabe ahí, o toma la baraja del 0 al 7.
       *[other] Esta regla no tiene esa opción: «{ $value }». Elige otra.
    }
refusal-rush7-R7_E_GAME_OVER = La partida terminó. Para seguir, deshaz el último paso.
refusal-rush7-R7_E_UNKNOWN_PLAYER = Ahí no hay nadie. Rush 7 tiene dos asientos.
refusal-rush7-R7_E_OTHER_HAND = Esas cartas son de { $player }. Solo las pone { $player }.
refusal-rush7-R7_E_ALREADY_PLACED = { $player } ya puso sus cartas en este turno. Para cambiarlas, retíralas antes.
refusal-rush7-R7_E_UNKNOWN_ZONE = No hay zona { $zone }. Las zonas van del 1 al 5.
refusal-rush7-R7_E_ZONE_WON =
    { $zone ->
        [one] La zona { $zone } ya está ganada. Ahí no se juegan más cartas.
        [other] La zona { $zone } ya está ganada. Ahí no se juegan más cartas.
       *[none] Esa zona ya está ganada. Ahí no se juegan más cartas.
    }
refusal-rush7-R7_E_ZONES_INCOMPLETE = Cada zona abierta lleva una carta. Son { $zones }.
refusal-rush7-R7_E_UNKNOWN_CARD = El { $card } no está en esta baraja. Mira qué carta es.
refusal-rush7-R7_E_CARD_NOT_IN_HAND = { $player } no tiene eso. Falta en la mano: { $cards }.
refusal-rush7-R7_E_NOTHING_PLACED = { $player } aún no puso nada. No hay nada que retirar.
refusal-rush7-R7_E_BATTLE_DONE = La zona { $zone } ya está anotada. Para corregirla, toca una de sus cartas.
refusal-rush7-R7_E_TOO_MANY_COPIES =
    Solo hay cuatro { $value ->
        [0] ceros
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
       *[other] sietes
    }. { $zones_count ->
        [0] Este sería el quinto: revisa las cartas.
        [one] Este sería el quinto, los otros están en la zona { $zones }: revísala, o esta carta.
       *[other] Este sería el quinto, los otros están en las zonas { $zones }: revísalas, o esta carta.
    }
refusal-rush7-R7_E_CAPTURE_REQUIRED = ¿Qué carta se captura en la zona { $zone }? Quien gana se queda con la carta del otro.
refusal-rush7-R7_E_CAPTURE_ON_TIE = Un empate no captura nada. Quita la carta, o di quién ganó.
refusal-rush7-R7_E_TURN_INCOMPLETE =
    { $zones_count ->
        [one] Falta la zona { $zones }. Anótala y acaba el turno.
       *[other] Faltan las zonas { $zones }. Anótalas y acaba el turno.
    }
refusal-rush7-R7_E_ZONE_STATE = Una zona así no puede ser. La de alguien tiene de 1 a 4 cartas capturadas, la de nadie ninguna.
refusal-rush7-R7_E_NO_TURN = Aún no hay nada que terminar. Se puede terminar antes una vez acabado un turno.
refusal-rush7-R7_E_TURN_OPEN = Este turno ya empezó. Acábalo, o retira lo puesto o anotado, y termina la partida.
refusal-rush7-R7_E_KEEPER_ONLY = Eso lo anota quien lleva la mesa. Pídeselo.
refusal-rush7-R7_E_APP_DEALS = En esta mesa reparte Tapete. Es quien descubre las cartas, así que no se anota nada a mano.
refusal-rush7-R7_E_TABLE_DEALS = Esta mesa juega con sus propias cartas. Anota lo que muestran.

## Palabras

word-rush7-five_threes = cinco treses
word-rush7-deck = la baraja
word-rush7-won_cards = las zonas ganadas
word-rush7-max_turns = la partida más larga
