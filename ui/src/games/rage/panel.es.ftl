### Lo que dice el panel de Rage. Los nombres de las cartas van como están impresos.

rage-n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
rage-trump = triunfo
rage-no-trump = sin triunfo
rage-dealer = reparte { $who }
rage-sheet = Hoja de rondas
rage-cards = Cartas
rage-legend = total · bazas/apuesta · ✓ exacta
rage-tricks-of-bid = { $tricks }/{ $bid }
rage-exact = exacta
rage-cell-away = { $who }, ronda { $round }, total { $total }, sin estar en la mesa
rage-cell = { $who }, ronda { $round }, total { $total } { $tricks }/{ $bid } bazas
rage-why = ¿Por qué { $points }?
rage-why-nothing = Nada que contar
rage-points = puntos
rage-bids = Apuestas
rage-bid = apuesta
rage-bid-of = { $who }, apuesta
rage-bid-less = { $who } apuesta una menos
rage-bid-more = { $who } apuesta una más
rage-bid-cell = { $who } { $bid }, apuesta
rage-hidden-bid = ?
rage-bid-was = apostó { $n }
rage-face-asks-bid = ¿Cuántas bazas apuestas?
rage-face-asks-tricks = Apostaste { $bid }: ¿cuántas bazas?
rage-asks-bid = { $who } apuesta
rage-n-of = { $n } de { $of }
rage-forbidden = no permitido
rage-results-first = Primero los resultados
rage-tricks-won = Bazas ganadas
rage-tricks = bazas
rage-tricks-of = { $who }, bazas
rage-one-less = { $who }: una menos
rage-one-more = { $who }: una más
rage-rage-cards = cartas Rage
rage-bonus = Bonus
rage-mad = Mad
rage-bonus-key =
    { $n ->
        [0] +5
        [1] +5
       *[other] { $n } × +5
    }
rage-mad-key =
    { $n ->
        [0] { "\u2212" }5
        [1] { "\u2212" }5
       *[other] { $n } × { "\u2212" }5
    }
rage-bonus-of = { $who }, Bonus { $key }: { $n }
rage-mad-of = { $who }, Mad { $key }: { $n }
rage-close = Cerrar la ronda { $round }
rage-stands = Así está bien
rage-take-one-names = Quita una a …
rage-give-one-names = Da una a …
rage-fits = Cuadra.
rage-fits-why =
    { $n ->
        [one] La única baza tiene dueño.
       *[other] Las { $n } bazas tienen dueño.
    }
rage-take-one-from = quita una a
rage-give-one-to = da una a
rage-tricks-over =
    { $n ->
        [one] Sobra una baza.
       *[other] Sobran { $n } bazas.
    }
rage-tricks-short =
    { $n ->
        [one] Falta una baza.
       *[other] Faltan { $n } bazas.
    }
rage-fix = { $label } { $who }
rage-n-tricks =
    { $n ->
        [one] { $n } baza
       *[other] { $n } bazas
    }
rage-tap-tricks =
    { $n ->
        [one] { $who } { $n } baza
       *[other] { $who } { $n } bazas
    }
rage-tap-bonus =
    { $n ->
        [0] { $who } sin Bonus
        [1] { $who } lleva una Bonus
       *[other] { $who } lleva { $n } Bonus
    }
rage-tap-mad =
    { $n ->
        [0] { $who } sin Mad
        [1] { $who } lleva un Mad
       *[other] { $who } lleva { $n } Mad
    }

rage-keep-cards = Anotar cada carta
rage-keep-rounds = Anotar solo resultados
rage-keep-note = Desde esta ronda si aún no salió ninguna carta; si no, desde la siguiente.
rage-rescore = Otra edición
rage-rescore-note = Se vuelven a contar todas las rondas.
rage-rescore-choose = Elige la otra edición
rage-sweep = Pleno doble
rage-sweep-note = Quien gana todas las bazas de la ronda recibe 2 por cada una.
rage-cancel = Cancelar
rage-accept = Aceptar

rage-set-trump = Triunfo de la ronda { $round }
rage-set-trump-note = El que está en la mesa. Solo lo recuerda: ningún punto depende de él.
rage-trump-ask = triunfo

rage-set-cards = Cartas de la ronda { $round }
rage-set-cards-note = Por si la mesa reparte otra cantidad esta vez.
rage-set-cards-less = Una carta menos
rage-set-cards-more = Una carta más
rage-set-cards-same = Las mismas de ahora
rage-set-cards-save =
    { $n ->
        [one] Repartir { $n } carta
       *[other] Repartir { $n } cartas
    }

rage-amend =
    { $cards ->
        [one] Ronda { $round }, { $cards } carta
       *[other] Ronda { $round }, { $cards } cartas
    }
rage-amend-whole = Apuesta y cartas
rage-amend-whole-of = Apuesta y cartas: { $who }
rage-amend-cards = Cartas jugadas
rage-amend-other = Otra carta
rage-amend-replace = Otra carta: { $what }
rage-card-less = { $who }: un { $card } menos
rage-card-more = { $who }: un { $card } más

rage-tie-rulebook-says = Según el reglamento gana quien tiene más apuestas exactas: { $who }.
rage-tie-rulebook = Como dice el reglamento

rage-suits = Colores
rage-gone = { $card }, ya salió
rage-turn-trump = Descubre el triunfo
rage-turn-new = Descubre otro triunfo
rage-turn-back = Quitar una
rage-pile-empty = No quedan números
rage-asks-card = { $who } juega
rage-which-colour = ¿Qué color?
rage-which-value = ¿Qué valor?
rage-other-card = Otra carta
rage-trick = Baza
rage-takes = { $who } gana la baza
rage-revoke = { $who } no siguió el color en la baza { $trick }:
rage-hand-of = { $who }, tus cartas
rage-may-not = { $card }, ahora no se puede
rage-card-number = { $n } { $colour }
rage-card-announced = { $card }, { $colour }
rage-take-away = Quitar { $card }

rage-judge-what = ¿De qué se trata?
rage-judge-trick = ¿Quién la gana?
rage-judge-legal = ¿Puedo jugarla?
rage-judge-score = ¿Cuánto vale?
rage-judge-plays = En la mesa, por orden
rage-judge-plays-empty = Añade las cartas como se jugaron.
rage-judge-plays-none = Aún no se ha jugado nada.
rage-judge-hand = En la mano
rage-judge-hand-empty = Añade las cartas de la mano.
rage-judge-into = ¿Dónde va la carta?
rage-judge-turned = Descubiertas del mazo
rage-judge-player = carta { $n }
rage-judge-somebody = esta persona
rage-judge-takes = Gana la baza: { $card }.
rage-judge-bonus =
    { $n ->
        [one] Se lleva una Bonus.
       *[other] Se lleva { $n } Bonus.
    }
rage-judge-mad =
    { $n ->
        [one] Se lleva un Mad.
       *[other] Se lleva { $n } Mad.
    }
rage-judge-trump-now = Desde aquí el triunfo es { $colour }.
rage-judge-trump-gone = Desde aquí no hay triunfo.
rage-judge-all-legal = Se puede jugar cualquier carta.
rage-judge-legal-are = Solo se puede jugar { $cards }.
rage-judge-led = Se salió de { $colour }.
rage-judge-not-led = Aún no hay color de salida.
rage-judge-points =
    { $n ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
rage-less = { $what }: una menos
rage-more = { $what }: una más

word-rage-because-RG-43 = Es el triunfo más alto.
word-rage-because-RG-44 = Es la carta más alta del color de salida, { $led }.
word-rage-because-RG-45 = Ninguna carta tiene color, así que la gana quien salió.
word-rage-colour-R = rojo
word-rage-colour-O = naranja
word-rage-colour-Y = amarillo
word-rage-colour-G = verde
word-rage-colour-B = azul
word-rage-colour-P = morado
word-rage-colour-none = sin triunfo
word-rage-card-WILD = Wild Rage
word-rage-card-CHANGE = Change Rage
word-rage-card-OUT = Out Rage
word-rage-card-BONUS = Bonus Rage
word-rage-card-MAD = Mad Rage
word-rage-short-WILD = Wild
word-rage-short-CHANGE = Change
word-rage-short-OUT = Out
word-rage-short-BONUS = Bonus
word-rage-short-MAD = Mad
word-rage-part-tricks =
    { $n ->
        [one] { $n } baza ganada
       *[other] { $n } bazas ganadas
    }
word-rage-part-sweep = todas, cuentan doble
word-rage-part-exact = apuesta exacta
word-rage-part-exact_zero = apuesta exacta de cero
word-rage-part-miss = apuesta fallada
word-rage-part-bonus =
    { $n ->
        [one] una Bonus
       *[other] { $n } Bonus
    }
word-rage-part-mad =
    { $n ->
        [one] un Mad
       *[other] { $n } Mad
    }

seats-late-rage = Entre dos rondas alguien puede sentarse o irse del todo, con cartas de verdad. No en equipos, ni mientras se juega un desempate, ni donde reparte Tapete.
