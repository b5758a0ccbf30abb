### Cover Your Assets: lo que pasó, lo que sigue, por qué no, y cómo se llaman las cartas.

rule-preset-cover_your_assets-classic = Clásica
rule-preset-cover_your_assets-classic-note = 110 cartas, con joyas, sellos y cromos.
rule-preset-cover_your_assets-modern = Caja actual
rule-preset-cover_your_assets-modern-note = 104 cartas, con cómics, un piano y un tren de juguete.

## Lo que pasó

line-cover_your_assets-left = { $who } se va de la partida.
line-cover_your_assets-dealer-drawn = El azar eligió a { $who } para repartir primero.
line-cover_your_assets-round = Empieza una ronda. Reparte { $who }.
line-cover_your_assets-round-extra = Otra ronda, por el empate. Reparte { $who }.
line-cover_your_assets-turned = El descarte empieza con { $card }.
line-cover_your_assets-position =
    { $draw ->
        [0] Desde aquí, carta a carta: le toca a { $who } y no queda mazo.
        [one] Desde aquí, carta a carta: le toca a { $who } y queda 1 carta en el mazo.
       *[other] Desde aquí, carta a carta: le toca a { $who } y quedan { $draw } cartas en el mazo.
    }
line-cover_your_assets-pair = { $who } baja { $cards } por { $value }: un conjunto de { $kind }.
line-cover_your_assets-pair-hidden = { $who } baja una pareja de { $kind }.
line-cover_your_assets-pair-discard = { $who } toma { $top } del descarte: { $cards } por { $value }, un conjunto de { $kind }.
line-cover_your_assets-pair-discard-hidden = { $who } toma { $top } del descarte para un conjunto de { $kind }.
line-cover_your_assets-challenge = { $who } reta a { $rival } por { $kind } y enseña { $card }.
line-cover_your_assets-defends = { $who } defiende con { $card }.
line-cover_your_assets-presses = { $who } insiste con { $card }.
line-cover_your_assets-stolen = { $who } le quita { $kind } a { $rival }: { $cards } cartas por { $value }.
line-cover_your_assets-stolen-hidden = { $who } le quita { $kind } a { $rival }: { $cards } cartas.
line-cover_your_assets-kept = { $who } defiende { $kind } de { $rival }: { $cards } cartas por { $value }.
line-cover_your_assets-kept-hidden = { $who } defiende { $kind } de { $rival }: { $cards } cartas.
line-cover_your_assets-discard = { $who } descarta { $card }.
line-cover_your_assets-draw-empty = Se acabó el mazo. Ya nadie roba.
line-cover_your_assets-skipped =
    { $who_count ->
        [one] { $who } no tiene cartas y se salta su turno.
       *[other] { $who } no tienen cartas y se salta su turno.
    }
line-cover_your_assets-results = Resultados de la ronda { $round }.
line-cover_your_assets-brought = { $who } suma { $amount } en la ronda { $round }.
line-cover_your_assets-brought-corrected = { $who } { $amount }
line-cover_your_assets-scored =
    { $who_count ->
        [one] Va primero { $who } con { $points }.
       *[other] Van primero { $who } con { $points } cada uno.
    }
line-cover_your_assets-keep-round = Desde aquí se anota solo lo que suma cada ronda.
line-cover_your_assets-keep-card = Desde aquí se anota cada carta.
line-cover_your_assets-tied = Empatan arriba { $who }.
line-cover_your_assets-tie-extra = El empate se juega.
line-cover_your_assets-tie-share = El empate queda en empate.
line-cover_your_assets-tie-table = El empate lo decide la mesa.
line-cover_your_assets-shared = Comparten la victoria { $who } con { $points } cada uno.
line-cover_your_assets-table-winner = La mesa decidió: gana { $who } con { $points }.
line-cover_your_assets-table-winner-words = La mesa decidió, «{ $words }»: gana { $who } con { $points }.
line-cover_your_assets-won-rounds = { $who } ganó dos rondas, con { $points } en total.
line-cover_your_assets-won = Gana { $who } con { $points }.

## Lo que sigue

line-cover_your_assets-next-book = A contar la ronda
line-cover_your_assets-next-turn-up = { $who } descubre la primera carta
line-cover_your_assets-next-turn = Juega { $who }
line-cover_your_assets-next-defend = Defiende { $who }
line-cover_your_assets-next-press = { $who } insiste o para
line-cover_your_assets-next-tie = Empate entre { $who }
line-cover_your_assets-over =
    { $who_count ->
        [one] Ganó { $who } con { $points }
       *[other] Ganaron { $who } con { $points } cada uno
    }
line-cover_your_assets-over-settled = Ganó { $who } con { $points }; la mesa resolvió el empate
line-cover_your_assets-over-rounds =
    { $who_count ->
        [one] Ganó { $who } con { $rounds ->
            [one] 1 ronda ganada
           *[other] { $rounds } rondas ganadas
        } y { $points } en total
       *[other] Ganaron { $who } con { $rounds ->
            [one] 1 ronda ganada
           *[other] { $rounds } rondas ganadas
        } cada uno
    }
line-cover_your_assets-over-rounds-settled =
    Ganó { $who } con { $rounds ->
        [one] 1 ronda ganada
       *[other] { $rounds } rondas ganadas
    } y { $points } en total; la mesa resolvió el empate

## Por qué no

refusal-cover_your_assets-CYA_E_SEATS_DEALT = La ronda siguiente ya está repartida. Donde reparte Tapete, nadie llega más tarde ni se va.
refusal-cover_your_assets-CYA_E_TIE_OPEN = Se está jugando un desempate. Hasta que se decida, nadie llega ni se va.
refusal-cover_your_assets-CYA_E_ROUND_BEGUN = La ronda { $round } ya ha empezado. Cuando esté completa, alguien podrá llegar o irse.
refusal-cover_your_assets-CYA_E_HAS_LEFT = { $player } se ha ido. No se le anota nada más.
refusal-cover_your_assets-CYA_E_PLAYER_COUNT =
    { $n ->
        [one] Una persona no basta para Cover Your Assets. Con estas reglas juegan de 2 a { $max }: sienta a alguien.
       *[other] Con estas reglas no pueden jugar { $n }. Juegan de 2 a { $max }: cambia quién juega o el límite.
    }
refusal-cover_your_assets-CYA_E_PLAYER_NAMES = Dos personas se llaman igual, o una no tiene nombre. Pon a cada una un nombre propio.
refusal-cover_your_assets-CYA_E_OPTION =
    { $name ->
        [target] Esta meta no puede ser. Va de 5 en 5, desde 5: { $value } no es una de ellas.
       *[other] Esta regla no tiene esa opción: «{ $value }». Elige otra.
    }
refusal-cover_your_assets-CYA_E_DECK =
    { $fault ->
        [name] Este nombre no sirve. Cada clase tiene un nombre propio, de 40 letras como mucho.
        [value] Este valor no sirve. Una carta vale mil o más.
        [copies] Este número de copias no sirve. Va de 1 a 99.
        [many] El mazo es demasiado grande. Quita clases o copias.
        [no_wild] Ninguna clase es comodín. Marca al menos una.
        [no_asset] Todas las clases son comodines. Al menos una tiene que ser un bien.
       *[few] El mazo se queda corto. Hacen falta { $least } cartas: añade copias o clases.
    }
refusal-cover_your_assets-CYA_E_GAME_OVER = La partida terminó. Deshaz el último paso para seguir.
refusal-cover_your_assets-CYA_E_CHALLENGE_OPEN = Primero va el reto. { $turn } enseña una carta o para.
refusal-cover_your_assets-CYA_E_UNKNOWN_PLAYER = Ahí no hay nadie. Elige a alguien de la mesa.
refusal-cover_your_assets-CYA_E_NOT_YOUR_TURN =
    { $challenge ->
        [true] Le toca responder a { $turn }. Se enseña una carta o se para.
       *[other] Le toca a { $turn }. Espera su turno.
    }
refusal-cover_your_assets-CYA_E_CARD_NOT_IN_HAND = { $player } no tiene { $card }. Elige una carta que pueda estar en esa mano.
refusal-cover_your_assets-CYA_E_TWO_WILDS = Dos comodines no hacen conjunto. Un comodín va con un bien.
refusal-cover_your_assets-CYA_E_NOT_A_PAIR = { $card } y { $other_card } no hacen pareja. La hacen dos iguales, o un bien y un comodín.
refusal-cover_your_assets-CYA_E_DISCARD_EMPTY = No hay descarte. Baja una pareja de la mano, reta o descarta.
refusal-cover_your_assets-CYA_E_WILD_DISCARD_DEAD = En esta mesa no se toma { $card } del descarte. Bloquea el montón hasta que otra carta lo tape.
refusal-cover_your_assets-CYA_E_SELF_TARGET = Nadie se reta a sí mismo. Elige a otra persona.
refusal-cover_your_assets-CYA_E_NO_OWN_SET = A { $player } le falta un conjunto. Sin uno propio no se puede retar.
refusal-cover_your_assets-CYA_E_TARGET_PROTECTED =
    { $sets ->
        [0] { $player } no tiene nada que quitar. Aún no hay conjunto.
       *[other] El primer conjunto de { $player } está a salvo. Solo hay ese: aún no se puede retar.
    }
refusal-cover_your_assets-CYA_E_NO_MATCH = { $card } no va con { $kind }. Solo se enseña { $kind } o un comodín.
refusal-cover_your_assets-CYA_E_NO_CHALLENGE = No hay ningún reto. Alguien tiene que empezarlo.
refusal-cover_your_assets-CYA_E_TURN_FIRST = Primero va la primera carta. Descubre la de arriba del mazo y anótala.
refusal-cover_your_assets-CYA_E_NOTHING_TO_TURN = Ahora no se descubre nada. Se descubre una carta una vez, antes del primer turno de la ronda.
refusal-cover_your_assets-CYA_E_NOTHING_SCORED = Ninguna ronda está completa. Cierra una y podrás terminar la partida.
refusal-cover_your_assets-CYA_E_NO_TIE = No hay empate. Ganó el total más alto.
refusal-cover_your_assets-CYA_E_NOT_TIED = { $player } no está en el empate. Elige a alguien que lo esté.
refusal-cover_your_assets-CYA_E_TIE_WORDS = Es mucha historia. Cuéntala en { $max } letras.
refusal-cover_your_assets-CYA_E_BOOK_ROUND = La ronda { $round } no está abierta. Corrígela en la hoja o anota la que está en juego.
refusal-cover_your_assets-CYA_E_BOOK_INCOMPLETE = Faltan importes. Quedan por anotar: { $players }.
refusal-cover_your_assets-CYA_E_BOOK_TWICE = { $player } está dos veces. Deja una sola.
refusal-cover_your_assets-CYA_E_BOOK_AMOUNT = { $amount } no puede ser. Los importes van de { $step } en { $step }: repasa las cartas de { $player }.
refusal-cover_your_assets-CYA_E_BOOK_TOO_MUCH = Es más dinero del que hay. Suman { $sum } y el mazo entero vale { $deck }: busca el importe que se pasa.
refusal-cover_your_assets-CYA_E_UNKNOWN_KIND = { $kind } no está en este mazo. Elige una clase de las cartas de la mesa.
refusal-cover_your_assets-CYA_E_BOOK_RANGE = Ese no es un número de { $kind } para { $player }. Es un número entero desde 0.
refusal-cover_your_assets-CYA_E_BOOK_COPIES = Solo hay { $copies } de { $kind }. En la mesa van { $n }: quita las que sobran.
refusal-cover_your_assets-CYA_E_BOOK_WILDS_ONLY = Un montón no es solo de comodines. A { $player } le falta un bien: añádelo.
refusal-cover_your_assets-CYA_E_BOOK_SINGLE_CARD = Un montón tiene al menos dos cartas. { $player } lleva una: añade la otra o quítala.
refusal-cover_your_assets-CYA_E_BOOK_HAND = Esa no es una mano para { $player }. Tiene de 0 a { $max } cartas.
refusal-cover_your_assets-CYA_E_BOOK_HANDS = Las manos son demasiado grandes. Tienen { $n } cartas y solo { $left } no están a la vista.
refusal-cover_your_assets-CYA_E_KEPT_BY_TOTALS = La ronda { $round } se anota por lo que suma. Para anotar cartas, cambia cómo se lleva la mesa.
refusal-cover_your_assets-CYA_E_APP_DEALS = En esta mesa reparte Tapete. Sus rondas se juegan carta a carta, así que no se anota nada a mano.
refusal-cover_your_assets-CYA_E_KEEPER_ONLY = Eso lo anota quien lleva la mesa. Pídeselo.

## Las cartas

word-cover_your_assets-GOLD = Oro
word-cover_your_assets-SILVER = Plata
word-cover_your_assets-HOME = Casa
word-cover_your_assets-JEWELS = Joyas
word-cover_your_assets-AUTO = Coche
word-cover_your_assets-BANK = Banco
word-cover_your_assets-COINS = Monedas
word-cover_your_assets-STOCKS = Acciones
word-cover_your_assets-BASEBALL = Cromos
word-cover_your_assets-CASH = Colchón
word-cover_your_assets-PIGGY = Hucha
word-cover_your_assets-STAMPS = Sellos
word-cover_your_assets-COMICS = Cómics
word-cover_your_assets-PIANO = Piano
word-cover_your_assets-TRAIN = Tren
word-cover_your_assets-SCOOTER = Patinete
word-cover_your_assets-PLANE = Avión
word-cover_your_assets-CABIN = Cabaña
