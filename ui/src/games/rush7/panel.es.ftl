### Lo que dice el panel de Rush 7.

rush7-note = turno { $turn }, a { $n } zonas
rush7-note-of = turno { $turn } de { $of }, a { $n } zonas
rush7-to-win = a { $n } zonas
rush7-zones = Zonas
rush7-zones-word =
    { $n ->
        [one] zona
       *[other] zonas
    }
rush7-zones-won =
    { $n ->
        [one] 1 zona ganada
       *[other] { $n } zonas ganadas
    }
rush7-zones-moved = zonas ganadas { $before } → { $after }
rush7-zone = Zona { $zone }
rush7-nobodys = de nadie
rush7-nobody = Nadie
rush7-won-by = ganada por { $who }
rush7-captured =
    { $n ->
        [0] ninguna carta capturada de { $of }
       *[other] { $n } de { $of } capturadas: { $cards }
    }
rush7-sum = { $card } + { $bonus } = { $points }
rush7-field = { $who }, zona { $zone }: { $card }
rush7-field-sum = { $who }, zona { $zone }: { $sum }
rush7-field-empty = { $who }, zona { $zone }: aún sin carta
rush7-field-down = { $who }, zona { $zone }: boca abajo
rush7-card = Carta { $n }
rush7-values = Valores
rush7-none-left = no queda ninguno
rush7-tie = Empate
rush7-tie-why = todo sigue igual
rush7-takes = { $who } la toma
rush7-defends = { $who } la defiende
rush7-wins-zone = { $who } gana la zona
rush7-keeps = captura el { $card }
rush7-why = ¿por qué?
rush7-why-zone = Zona { $zone }: { $what }
rush7-why-card = carta
rush7-why-captured = por el { $card }
rush7-why-idle =
    { $n ->
        [one] por el { $cards }
       *[other] por { $cards }
    }
rush7-why-points = puntos
rush7-why-sum = Cada 3, 4 o 5 en la zona suma 1, cada 6 o 7 suma 2, a quien la domina.
rush7-why-table = Lo decidió la mesa; las cartas no se anotaron.
rush7-why-discarded =
    { $n ->
        [one] Se descarta: { $cards }.
       *[other] Se descartan: { $cards }.
    }
rush7-why-after = La zona queda así:

rush7-asks-card = Carta de { $who } en la zona { $zone }
rush7-others-card = La de { $who } es un { $card }
rush7-asks-winner = ¿Quién gana la zona { $zone }?
rush7-asks-captured = ¿Qué carta captura { $who } en la zona { $zone }?
rush7-other-winner = Ganó otra persona
rush7-half = el { $card } de { $who } en la zona { $zone }
rush7-stands = Está bien así
rush7-turn-whole = Turno { $turn } anotado
rush7-end-turn = Acabar el turno { $turn }
rush7-deal-each =
    { $n ->
        [one] Reparte { $n } carta a cada uno.
       *[other] Reparte { $n } cartas a cada uno.
    }
rush7-shuffle-all = Baraja las { $n }.
rush7-shuffle-others = Baraja las otras { $n }.
rush7-keep-two = Cada uno guarda sus dos cartas.
rush7-zone-is-won = { $who } ganó la zona { $zone }.
rush7-turned-up = Turno { $turn }, descubierto
rush7-rematch = Revancha

rush7-sheet = Turnos
rush7-legend = cartas de las zonas 1 a 5 · zonas ganadas
rush7-tap-for-why = toca para ver las sumas
rush7-turn = Turno { $turn }
rush7-turn-won =
    { $zones ->
        [one] { $zones } zona
       *[other] { $zones } zonas
    }
rush7-correct = Cambiar
rush7-correct-zone = Cambiar la zona { $zone }

rush7-face-card = Zona { $zone }: ¿tu carta?
rush7-face-said = { $card } en la zona { $zone }; falta la otra carta
rush7-keep-cards = Anotar las dos cartas
rush7-keep-results = Anotar solo el resultado
rush7-keep-note = Para mesas que deciden solas; se puede cambiar cuando quieras.
rush7-finish-note = Deciden las zonas ganadas, luego las controladas, luego las cartas capturadas.
rush7-set = Poner una zona a mano
rush7-set-note = Para empezar a mitad de partida, o para corregir una zona.
rush7-set-save = Poner la zona { $zone }
rush7-set-same = La zona { $zone } está como estaba
rush7-set-done = Zona { $zone } puesta
rush7-set-drops = Se borra lo anotado en esta zona en este turno.
rush7-which-zone = Qué zona
rush7-whose = ¿De quién es la zona?
rush7-captured-cards = Cartas capturadas
rush7-take-away = Quitar el { $card }
rush7-add-captured = Añadir una carta capturada

rush7-hand-of = { $who }, tus cartas
rush7-place = Ponerlas boca abajo
rush7-place-hint = Toca una carta y luego una zona; o arrástrala.
rush7-place-missing =
    { $n ->
        [one] Falta carta en 1 zona
       *[other] Falta carta en { $n } zonas
    }
rush7-other-first = Primero mira { $who }
rush7-withdraw = { $who } retira sus cartas

rush7-amend = Turno { $turn }, zona { $zone }

rush7-judge-what = ¿De qué se trata?
rush7-judge-battle = ¿Quién la gana?
rush7-judge-least = Carta mínima
rush7-judge-from = Una zona de esta mesa
rush7-judge-other = Otra
rush7-judge-a = A
rush7-judge-b = B
rush7-judge-who = ¿Quién quiere ganarla?
rush7-judge-cards = Cartas jugadas
rush7-plays = juega un { $card }
rush7-plays-none = aún no juega carta
rush7-judge-sum = { $who } { $sum }
rush7-judge-needs = { $who } necesita un { $card }
rush7-judge-impossible = Ninguna carta la gana para { $who }
rush7-judge-why = ¿Por qué?

seats-late-rush7 = Llegar tarde e irse: no en este juego. Todas las zonas son de una sola partida, y en ellas están las cartas de todos.
word-rush7-heard = { $who } { $round ->
    [one] { $points } zona
   *[other] { $points } zonas
  }, total { $total }.
word-rush7-heard-leads = { $who } { $round ->
    [one] { $points } zona
   *[other] { $points } zonas
  }, total { $total }, va en cabeza.
