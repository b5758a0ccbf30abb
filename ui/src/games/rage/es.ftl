### Rage: lo que pasó, lo que sigue, por qué no, y las palabras de las cartas.

## Lo que pasó

line-rage-dealer-drawn = El azar eligió a { $who } para repartir primero.
line-rage-round =
    { $cards ->
        [one] Empieza una ronda de 1 carta. Reparte { $who }.
       *[other] Empieza una ronda de { $cards } cartas. Reparte { $who }.
    }
line-rage-round-extra =
    { $cards ->
        [one] Otra ronda, de 1 carta, por el empate. Reparte { $who }.
       *[other] Otra ronda, de { $cards } cartas, por el empate. Reparte { $who }.
    }
line-rage-bid = { $who } apuesta { $n }.
line-rage-bid-changed = { $who } apuesta { $n }, no { $was }.
line-rage-bid-hidden = { $who } ya escribió su apuesta.
line-rage-play = { $who } juega { $card }.
line-rage-play-wild = { $who } juega { $card } como { $colour }.
line-rage-play-wild-value = { $who } juega { $card } como { $colour } { $value }.
line-rage-play-change-named = { $who } juega { $card }: el triunfo es { $colour }.
line-rage-trump =
    { $aside ->
        [0] Sale { $card }: el triunfo es { $colour }.
        [one] Sale { $card }, tras apartar 1 carta Rage: el triunfo es { $colour }.
       *[other] Sale { $card }, tras apartar { $aside } cartas Rage: el triunfo es { $colour }.
    }
line-rage-trump-none = En el mazo no quedan cartas de número: no hay triunfo.
line-rage-trump-changed =
    { $aside ->
        [0] Para { $who } sale { $card }: el triunfo es { $colour }.
        [one] Para { $who } sale { $card }, tras apartar 1 carta Rage: el triunfo es { $colour }.
       *[other] Para { $who } sale { $card }, tras apartar { $aside } cartas Rage: el triunfo es { $colour }.
    }
line-rage-trump-unchanged = En el mazo no quedan cartas de número: para { $who } el triunfo sigue como estaba.
line-rage-trump-new =
    { $aside ->
        [0] Tras la Out Rage de { $who } sale { $card }: el triunfo es { $colour }.
        [one] Tras la Out Rage de { $who } sale { $card }, con 1 carta Rage apartada: el triunfo es { $colour }.
       *[other] Tras la Out Rage de { $who } sale { $card }, con { $aside } cartas Rage apartadas: el triunfo es { $colour }.
    }
line-rage-trump-out = { $who } quita el triunfo: { $colour } ya no manda.
line-rage-trump-restored = Pasó la Out Rage: el triunfo vuelve a ser { $colour }.
line-rage-trump-noted = El triunfo es { $colour }.
line-rage-trump-noted-none = Ahora no hay triunfo.
line-rage-trick =
    { $bonus ->
        [0] { $mad ->
            [0] { $who } gana la baza { $trick }.
            [one] { $who } gana la baza { $trick } con una Mad Rage.
           *[other] { $who } gana la baza { $trick } con { $mad } Mad Rage.
        }
        [one] { $mad ->
            [0] { $who } gana la baza { $trick } con una Bonus Rage.
           *[other] { $who } gana la baza { $trick } con una Bonus Rage y { $mad } Mad Rage.
        }
       *[other] { $mad ->
            [0] { $who } gana la baza { $trick } con { $bonus } Bonus Rage.
           *[other] { $who } gana la baza { $trick } con { $bonus } Bonus Rage y { $mad } Mad Rage.
        }
    }
line-rage-revoke = { $who } no siguió { $led } en la baza { $trick } ({ $played }) y tenía { $shown }.
line-rage-left = { $who } se va de la partida.
line-rage-results = Resultados de la ronda { $round }.
line-rage-result =
    { $tricks ->
        [one] { $who } ganó 1 baza
       *[other] { $who } ganó { $tricks } bazas
    }{ $bonus ->
        [0] { "" }
        [one] , una Bonus Rage
       *[other] , { $bonus } Bonus Rage
    }{ $mad ->
        [0] { "" }
        [one] , una Mad Rage
       *[other] , { $mad } Mad Rage
    }.
line-rage-scored =
    { $exact ->
        [0] Ronda puntuada, sin apuestas exactas.
        [one] Ronda puntuada, con 1 apuesta exacta.
       *[other] Ronda puntuada, con { $exact } apuestas exactas.
    } { $who_count ->
        [one] { $who } va por delante con { $points }.
       *[other] { $who } van por delante con { $points }.
    }
line-rage-cards-set =
    { $cards ->
        [one] Esta ronda es de 1 carta.
       *[other] Esta ronda es de { $cards } cartas.
    }
line-rage-keep-round = Desde aquí la mesa anota resultados.
line-rage-keep-card = Desde aquí la mesa anota cada carta.
line-rage-rescored = Todas las rondas se puntúan con { $scoring }. Ganar todas las bazas vale doble: { $sweep }.
line-rage-won =
    { $who_count ->
        [one] Gana { $who }.
       *[other] Ganan juntos { $who }.
    }
line-rage-won-tie =
    { $who_count ->
        [one] Totales iguales; gana { $who } con más apuestas exactas.
       *[other] Totales iguales; ganan { $who } con más apuestas exactas.
    }
line-rage-shared =
    { $who_count ->
        [one] Gana { $who }.
       *[other] { $who } comparten la victoria.
    }
line-rage-tie-rulebook =
    { $who_count ->
        [one] El empate se resuelve por reglamento: gana { $who }.
       *[other] El empate se resuelve por reglamento: ganan { $who }.
    }
line-rage-tie-share =
    { $who_count ->
        [one] El empate queda así: gana { $who }.
       *[other] El empate queda así: { $who } comparten la victoria.
    }
line-rage-tie-table =
    { $who_count ->
        [one] La mesa resolvió el empate: gana { $who }.
       *[other] La mesa resolvió el empate: ganan { $who }.
    }
line-rage-tie-words =
    { $who_count ->
        [one] La mesa resolvió el empate, «{ $words }»: gana { $who }.
       *[other] La mesa resolvió el empate, «{ $words }»: ganan { $who }.
    }
line-rage-tie-extra = El empate se juega.

## Lo que sigue

line-rage-next-bid = Apuesta { $who }
line-rage-next-bids = Faltan las apuestas de { $who }
line-rage-next-turn = Descubre el triunfo
line-rage-next-turn-change = Descubre una carta por la Change Rage de { $who }
line-rage-next-turn-out = Descubre un triunfo nuevo tras la Out Rage de { $who }
line-rage-next-play = Juega { $who }
line-rage-next-results = Resultados de la ronda
line-rage-next-tie = { $who } empatan a { $points }, también en apuestas exactas
line-rage-over =
    { $who_count ->
        [one] Ganó { $who } con { $points }
       *[other] Ganaron { $who } con { $points } cada uno
    }
line-rage-over-exact =
    { $who_count ->
        [one] { $who } gana el desempate: { $points } a { $points } con { $others }; más apuestas exactas, { $exact } a { $less }
       *[other] { $who } ganan el desempate: { $points } a { $points } con { $others }; más apuestas exactas, { $exact } a { $less }
    }
line-rage-over-settled =
    { $who_count ->
        [one] { $who } ganó con { $points }; la mesa resolvió el empate
       *[other] { $who } ganaron con { $points } cada uno; la mesa resolvió el empate
    }

## Por qué no

refusal-rage-RG_E_PLAYER_COUNT =
    { $n ->
        [one] Una persona no basta para jugar a Rage. Con estas reglas juegan de { $min } a { $max }: sienta a alguien o cambia el límite.
       *[other] Con estas reglas no pueden jugar { $n }. Juegan de { $min } a { $max }: cambia quién juega o el límite.
    }
refusal-rage-RG_E_PLAYER_NAMES = Dos personas se llaman igual, o una no tiene nombre. Pon a cada una un nombre propio.
refusal-rage-RG_E_TEAM_LAYOUT = Estos equipos no encajan. Con { $n } personas no salen equipos de { $size }: cambia quién juega o jueguen sin equipos.
refusal-rage-RG_E_DECK_TOO_SMALL = La baraja se queda corta. { $n } personas con { $cards } cartas cada una piden más de sus { $deck }: reparte menos.
refusal-rage-RG_E_OPTION =
    { $name ->
        [round_plan] Esas rondas no pueden ser. Son de 1 a 30, de 1 a 10 cartas cada una.
       *[other] Esta regla no tiene esa opción: «{ $value }». Elige otra.
    }
refusal-rage-RG_E_GAME_OVER = La partida terminó. Deshaz el último paso para seguir.
refusal-rage-RG_E_WRONG_PHASE =
    { $phase ->
        [bidding] Primero van las apuestas. Falta alguna: anótala y después juega.
       *[other] Las apuestas están cerradas. En esta ronda ya hay cartas jugadas: deshazlas para cambiar una apuesta.
    }
refusal-rage-RG_E_UNKNOWN_PLAYER = Ahí no hay nadie. Esta mesa no tiene el asiento { $player }: elige a alguien de la mesa.
refusal-rage-RG_E_ALREADY_BID = { $player } ya apostó { $n }. La apuesta no se cambia: deshazla o corrígela en la hoja.
refusal-rage-RG_E_NOT_YOUR_TURN = Le toca a { $turn }. Espera su turno o mira quién empezó.
refusal-rage-RG_E_BID_RANGE = La apuesta no cabe en la ronda. Va de 0 a { $cards }: elige una de esas.
refusal-rage-RG_E_BID_HOOK = La última apuesta no puede ser { $n }. Las apuestas sumarían { $cards }, todas las bazas que hay: apuesta una más o una menos.
refusal-rage-RG_E_CARD_NOT_IN_HAND = { $player } no tiene { $card }. Juega una carta de la mano.
refusal-rage-RG_E_MUST_FOLLOW = { $player } tiene que seguir { $led }. En su mano hay { $led }: juega una de esas cartas.
refusal-rage-RG_E_COLOUR_REQUIRED = { $card } necesita un color. Di por cuál de los seis vale.
refusal-rage-RG_E_UNKNOWN_COLOUR = Rage no tiene ese color. «{ $colour }» no es uno de los seis: elige otro.
refusal-rage-RG_E_COLOUR_NOT_ALLOWED = { $card } no lleva color. Juégala tal cual.
refusal-rage-RG_E_WILD_VALUE = El valor anunciado no encaja. Va de 0 a 16, solo con Wild Rage y solo donde la mesa anuncia valores.
refusal-rage-RG_E_BOOK_ROUND = La ronda { $round } no está abierta. Corrígela en la hoja o anota la que está en juego.
refusal-rage-RG_E_BOOK_BIDS_MISSING = Faltan apuestas. Anota primero todas las de la ronda { $round }.
refusal-rage-RG_E_BOOK_INCOMPLETE = Faltan resultados. Quedan por anotar: { $players }.
refusal-rage-RG_E_BOOK_RANGE =
    { $field ->
        [cards] No se pueden repartir tantas cartas. Elige de 1 a { $max }.
        [tricks] Ese no es un número de bazas para { $player }. Va de 0 a { $max }.
       *[other] Ese no es un número de cartas para { $player }. Va de 0 a { $max }.
    }
refusal-rage-RG_E_BOOK_TRICK_SUM = Las bazas no cuadran. Suman { $sum }, y en esta ronda hay { $cards }.
refusal-rage-RG_E_BOOK_BONUS_LIMIT = Sobran Bonus Rage. La baraja tiene { $k }: quita alguna.
refusal-rage-RG_E_BOOK_MAD_LIMIT = Sobran Mad Rage. La baraja tiene { $k }: quita alguna.
refusal-rage-RG_E_BOOK_CARDS_WITHOUT_TRICK = { $player } no ganó ninguna baza. Las Bonus y Mad Rage vienen con las bazas: dale una baza a { $player } o esas cartas a otra persona.
refusal-rage-RG_E_BOOK_TOO_MANY_CARDS =
    { $t ->
        [one] { $player } tiene demasiadas cartas Rage. En 1 baza no caben: revisa quién las ganó.
       *[other] { $player } tiene demasiadas cartas Rage. En { $t } bazas no caben: revisa quién las ganó.
    }
refusal-rage-RG_E_BOOK_TWICE = { $player } está dos veces. Deja una sola.
refusal-rage-RG_E_BOOK_BELOW_COUNTED =
    { $field ->
        [tricks] { $player } ganó más bazas. Ya lleva { $counted } jugadas: anota esas o más.
        [bonus] { $player } ganó más Bonus Rage. Ya lleva { $counted }: anota esas o más.
       *[other] { $player } ganó más Mad Rage. Ya lleva { $counted }: anota esas o más.
    }
refusal-rage-RG_E_ASK_TURNED_COLOUR = Falta descubrir una carta. { $player } jugó la que obliga a ello: di qué carta salió.
refusal-rage-RG_E_CARD_SHOWN =
    { $trick ->
        [0] { $card } no está en ninguna mano. Salió del mazo en esta ronda: revisa la carta.
       *[other] { $card } ya se jugó. La enseñó { $player } en la baza { $trick }: revisa cuál de las dos era.
    }
refusal-rage-RG_E_TOO_MANY_COPIES = Ya no quedan { $card }. La baraja tiene { $copies } y todas salieron en esta ronda: revisa la carta.
refusal-rage-RG_E_TRUMP_FIRST = Primero va el triunfo. Descubre la primera carta del mazo, anótala y después juega.
refusal-rage-RG_E_NOTHING_TO_TURN = Ahora no se descubre nada. Se descubre una carta para el triunfo, o cuando lo pide una carta Rage.
refusal-rage-RG_E_TURN_LIST = Con estas cartas no se acaba de descubrir el triunfo. Las cartas Rage se apartan hasta que sale una de número: anótalas en ese orden o di que el mazo se agotó.
refusal-rage-RG_E_PILE_COUNT =
    { $left ->
        [0] El mazo está agotado. No queda carta por descubrir: di que está vacío.
        [one] En el mazo queda 1 carta. Revisa lo que se descubrió.
       *[other] En el mazo quedan { $left } cartas. Revisa lo que se descubrió.
    }
refusal-rage-RG_E_KEPT_BY_RESULTS = La ronda { $round } se anota por resultados. Para anotar cartas, cambia cómo se lleva la mesa.
refusal-rage-RG_E_KEPT_BY_CARDS = La ronda { $round } se anota carta por carta: su triunfo es la carta que se descubrió.
refusal-rage-RG_E_APP_DEALS = En esta mesa reparte Tapete. Sus rondas se juegan carta a carta, así que no se anota nada a mano.
refusal-rage-RG_E_KEEPER_ONLY = Eso lo anota quien lleva la mesa. Pídeselo.
refusal-rage-RG_E_SEATS_DEALT = La ronda siguiente ya está repartida. Donde reparte Tapete, nadie llega más tarde ni se va.
refusal-rage-RG_E_TEAMS_STAY = Los equipos se quedan como están. Nadie llega más tarde ni se va.
refusal-rage-RG_E_TIE_OPEN = Se está jugando un desempate. Hasta que se decida, nadie llega ni se va.
refusal-rage-RG_E_ROUND_BEGUN = La ronda { $round } ya ha empezado. Cuando esté completa, alguien podrá llegar o irse.
refusal-rage-RG_E_HAS_LEFT = { $player } se ha ido. No se le anota nada más.
refusal-rage-RG_E_NOTHING_SCORED = Ninguna ronda está completa. Cierra una y podrás terminar la partida.
refusal-rage-RG_E_NO_TIE = No hay empate. Ganó el total más alto.
refusal-rage-RG_E_TIE_WINNERS = Gana alguien del empate. Elige entre { $tied }.
refusal-rage-RG_E_TIE_WORDS = Es mucha historia. Cuéntala en { $max } letras.

## Palabras

word-rage-R = rojo
word-rage-O = naranja
word-rage-Y = amarillo
word-rage-G = verde
word-rage-B = azul
word-rage-P = morado
word-rage-WILD = Wild Rage
word-rage-CHANGE = Change Rage
word-rage-OUT = Out Rage
word-rage-BONUS = Bonus Rage
word-rage-MAD = Mad Rage
word-rage-fundex = la tabla clásica
word-rage-alternative = la tabla con castigo
word-rage-on = sí
word-rage-off = no
word-rage-none = ninguno
word-rage-field-cards = cartas
word-rage-field-tricks = bazas
word-rage-field-bonus = Bonus
word-rage-field-mad = Mad
