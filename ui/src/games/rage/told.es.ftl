### Lo que ha pasado y lo que sigue en una mesa de Rage.

line-rage-next-bid = { $who } apuesta
line-rage-next-bids = apuestas de { $who }
line-rage-next-turn = descubrir el triunfo
line-rage-next-turn-change = descubrir el triunfo por el Change Rage de { $who }
line-rage-next-turn-out = descubrir el triunfo tras el Out Rage de { $who }
line-rage-next-play = { $who } juega
line-rage-next-results = anotar las bazas
line-rage-next-tie = empate de { $who }
line-rage-over =
    { $who_count ->
        [one] { $who } gana con { $points }
       *[other] { $who } comparten la victoria con { $points }
    }

line-rage-dealer-drawn = { $who } reparte primero, por sorteo
line-rage-round =
    { $cards ->
        [one] ronda { $round }, una carta: reparte { $who }
       *[other] ronda { $round }, { $cards } cartas: reparte { $who }
    }
line-rage-round-extra =
    { $cards ->
        [one] ronda de más con una carta: reparte { $who }
       *[other] ronda de más con { $cards } cartas: reparte { $who }
    }
line-rage-bid = { $who } apuesta { $n }
line-rage-bid-changed = { $who } apuesta { $n }, antes { $was }
line-rage-bid-hidden = { $who } ha apostado
line-rage-play = { $who } juega { $card }
line-rage-play-wild = { $who } juega { $card }, { $colour }
line-rage-play-wild-value = { $who } juega { $card }, { $colour } { $value }
line-rage-play-change-named = { $who } juega { $card }: triunfo { $colour }
line-rage-trump =
    { $aside ->
        [0] triunfo { $colour }: { $card }
        [one] triunfo { $colour }: { $card }, una carta apartada
       *[other] triunfo { $colour }: { $card }, { $aside } cartas apartadas
    }
line-rage-trump-none =
    { $aside ->
        [0] el mazo no tiene números: sin triunfo
       *[other] el mazo no tiene números ({ $aside } apartadas): sin triunfo
    }
line-rage-trump-changed =
    { $aside ->
        [0] el triunfo pasa a { $colour }: { $card }
        [one] el triunfo pasa a { $colour }: { $card }, una carta apartada
       *[other] el triunfo pasa a { $colour }: { $card }, { $aside } cartas apartadas
    }
line-rage-trump-unchanged =
    { $aside ->
        [0] el mazo no tiene números: el triunfo no cambia
       *[other] el mazo no tiene números ({ $aside } apartadas): el triunfo no cambia
    }
line-rage-trump-new =
    { $aside ->
        [0] triunfo nuevo, { $colour }: { $card }
        [one] triunfo nuevo, { $colour }: { $card }, una carta apartada
       *[other] triunfo nuevo, { $colour }: { $card }, { $aside } cartas apartadas
    }
line-rage-trump-out = { $who } quita el triunfo, que era { $colour }
line-rage-trump-restored = vuelve el triunfo { $colour }
line-rage-trick =
    { $bonus ->
        [0] { $mad ->
            [0] { $who } se lleva la baza { $trick }
           *[other] { $who } se lleva la baza { $trick }, con { $mad } Mad
        }
       *[other] { $mad ->
            [0] { $who } se lleva la baza { $trick }, con { $bonus } Bonus
           *[other] { $who } se lleva la baza { $trick }, con { $bonus } Bonus y { $mad } Mad
        }
    }
line-rage-revoke = { $who } no sirvió { $led } en la baza { $trick }: jugó { $played } y luego salió { $shown }
line-rage-results = ronda { $round }: bazas anotadas
line-rage-scored =
    { $who_count ->
        [one] ronda { $round } cerrada: va por delante { $who } con { $points }
       *[other] ronda { $round } cerrada: van por delante { $who } con { $points }
    }, { $exact ->
        [0] ninguna apuesta exacta
        [one] una apuesta exacta
       *[other] { $exact } apuestas exactas
    }
line-rage-cards-set =
    { $cards ->
        [one] la ronda { $round } se juega con una carta
       *[other] la ronda { $round } se juega con { $cards } cartas
    }
line-rage-keep-round = la ronda { $round } se lleva por resultados
line-rage-keep-card = la ronda { $round } se lleva carta a carta
line-rage-rescored = la puntuación pasa a ser { $scoring }, pleno doble { $sweep }
line-rage-won =
    { $tied ->
        [0] gana { $who }
        [one] gana { $who }
       *[other] { $who } gana el empate de { $tied }
    }
line-rage-shared = { $who } comparten la victoria
line-rage-tie-rulebook = empate resuelto por las reglas: { $who }
line-rage-tie-share = empate compartido: { $who }
line-rage-tie-table = empate decidido en la mesa: { $who }
line-rage-tie-words = empate decidido en la mesa: { $who } ({ $words })
line-rage-tie-extra = empate de { $who }: otra ronda

word-rage-R = rojo
word-rage-O = naranja
word-rage-Y = amarillo
word-rage-G = verde
word-rage-B = azul
word-rage-P = morado
word-rage-none = ninguno
word-rage-fundex = la clásica
word-rage-alternative = la de castigo
word-rage-on = sí
word-rage-off = no
