### Lo que dice Rummikub: fichas, el registro y por qué no.

word-rummikub-colour-K = negro
word-rummikub-colour-R = rojo
word-rummikub-colour-B = azul
word-rummikub-colour-Y = amarillo
rummikub-tile =
    { $colour ->
        [K] { $n } negro
        [R] { $n } rojo
        [B] { $n } azul
       *[Y] { $n } amarillo
    }
rummikub-joker = comodín
rummikub-joker-as = comodín como { $tile }

line-rummikub-game = Juego { $game }: { $hand } fichas cada uno, { $pool } en el montón
line-rummikub-start-drawn = { $who } saca { $tile } para empezar
line-rummikub-start-again = Sacan otra vez: { $who }
line-rummikub-starter = Empieza { $who }
line-rummikub-redeal = { $who } enseña tres parejas: { $tiles }. Se reparte de nuevo
line-rummikub-rack-set =
    { $n ->
        [one] Se conoce el soporte de { $who }: 1 ficha
       *[other] Se conoce el soporte de { $who }: { $n } fichas
    }
line-rummikub-turn-begun = Corre el tiempo de { $who }
line-rummikub-opened = { $who } abre con { $sum }: { $tiles }
line-rummikub-played = { $who } baja { $tiles }
line-rummikub-played-late = A { $who } se le acabó el tiempo y la mesa valía
line-rummikub-out = { $who } se queda sin fichas: Rummikub
line-rummikub-drew =
    { $n ->
        [0] { $who } no roba
        [one] { $who } roba
       *[other] { $who } roba { $n } fichas
    }
line-rummikub-drew-own = { $who } roba { $tiles }
line-rummikub-passed = { $who } pasa
line-rummikub-gave-up =
    { $n ->
        [0] { $who } deshace su turno
        [one] { $who } deshace su turno y roba
       *[other] { $who } deshace su turno y roba { $n } fichas
    }
line-rummikub-timed-out =
    { $n ->
        [0] A { $who } se le acaba el tiempo
        [one] A { $who } se le acaba el tiempo: una ficha
       *[other] A { $who } se le acaba el tiempo: { $n } fichas
    }
line-rummikub-clock-paused = El reloj se para
line-rummikub-clock-resumed = El reloj sigue
line-rummikub-time-added = { $who } toma { $seconds } segundos más, fichas de tiempo: { $left }
line-rummikub-blocked = Nadie puede seguir
line-rummikub-game-won =
    { $who_count ->
        [one] { $who } gana el juego { $game }
       *[other] { $who } comparten el juego { $game }
    }
line-rummikub-points = { $who } { $points }
line-rummikub-edited = Juego { $game } corregido: { $what }
line-rummikub-edited-off = Juego { $game } corregido: { $what }. Los puntos suman { $sum }, no 0
line-rummikub-edited-same = Juego { $game } corregido
rummikub-not-zero-sum = Los puntos suman { $sum }, no 0
line-rummikub-keep-round = Desde el próximo juego se anotan solo los resultados
line-rummikub-keep-card = Desde el próximo juego se anota cada turno
line-rummikub-won =
    { $who_count ->
        [one] { $who } gana la partida
       *[other] { $who } comparten la partida
    }

refusal-rummikub-EMPTY = Aún no hay fichas. Pon tres o más.
refusal-rummikub-TOO_SHORT = Faltan fichas. Una combinación necesita al menos 3.
refusal-rummikub-TOO_MANY_COPIES =
    { $n ->
        [2] No es combinación. En esta mesa solo puede haber un comodín en cada combinación.
       *[other] Solo hay dos fichas iguales: { $piece }. Esta sería la número { $n }: mira qué hay en la mesa.
    }
refusal-rummikub-ONLY_JOKERS = No es combinación. Hace falta al menos una ficha con número.
refusal-rummikub-MIXED = No es combinación. Las fichas no comparten número ni color; { $piece } no encaja.
refusal-rummikub-DUPLICATE_TILE = No es combinación. Dos fichas iguales no caben juntas: { $piece } está dos veces.
refusal-rummikub-GROUP_DUP_COLOR = No es combinación. En una serie no se repite el color, y { $piece } está dos veces.
refusal-rummikub-GROUP_TOO_LONG = No es combinación. Una serie tiene como máximo 4 fichas, y estas son { $n }.
refusal-rummikub-RUN_DUP_NUMBER = No es combinación. En una escalera no se repite el número, y { $piece } está dos veces.
refusal-rummikub-RUN_TOO_LONG = No es combinación. Una escalera tiene como máximo 13 fichas: al comodín no le queda nada que ser.
refusal-rummikub-RUN_WRAP = No es combinación. El 1 no sigue al { $piece }.
refusal-rummikub-RUN_GAP =
    { $jokers ->
        [0] { $pieces_count ->
            [one] No es combinación. En la escalera falta { $pieces }.
           *[other] No es combinación. En la escalera faltan { $pieces }.
        }
       *[other] { $n ->
            [one] No es combinación. En la escalera falta una de estas: { $pieces }.
           *[other] No es combinación. En la escalera faltan { $n } de estas: { $pieces }.
        }
    }
refusal-rummikub-RUN_ORDER = No están en orden. En esta mesa las escaleras se dicen en orden: { $pieces }.
refusal-rummikub-NOT_YOUR_TURN = Es el turno de { $turn }. Espera, o mira quién empezó.
refusal-rummikub-GAME_OVER = La partida terminó. Deshaz el último paso para seguir.
refusal-rummikub-TILE_VANISHED = Faltan fichas de la mesa. Devuelve { $pieces }.
refusal-rummikub-JOKER_KEPT = Un comodín liberado se queda en la mesa. Ponlo en algún lugar en este turno.
refusal-rummikub-TILE_NOT_ON_RACK = No es de este soporte. { $pieces } no estaba ni en la mesa ni en el soporte.
refusal-rummikub-NOTHING_PLAYED = No salió nada del soporte. Baja al menos una ficha, o roba.
refusal-rummikub-INVALID_MELD = Una combinación no vale. { $error ->
        [TOO_SHORT] Necesita al menos 3 fichas
        [TOO_MANY_COPIES] En esta mesa solo puede haber un comodín en cada combinación
        [MIXED] Sus fichas no comparten número ni color
        [DUPLICATE_TILE] Tiene dos fichas iguales
        [GROUP_DUP_COLOR] Se repite un color
        [GROUP_TOO_LONG] Una serie tiene como máximo 4 fichas
        [RUN_DUP_NUMBER] Se repite un número
        [RUN_TOO_LONG] Una escalera tiene como máximo 13 fichas
        [RUN_WRAP] El 1 no sigue al 13
        [RUN_GAP] Faltan números
        [RUN_ORDER] Sus fichas no están en orden
       *[other] No es combinación
    }: { $pieces }.
refusal-rummikub-OPENING_TABLE_TOUCHED = La mesa no se toca al abrir. { $pieces } cambió: déjala como estaba.
refusal-rummikub-OPENING_UNDER_MIN =
    { $single ->
        [true] { $short ->
            [one] Te falta 1 punto para abrir.
           *[other] Te faltan { $short } puntos para abrir.
        } Una sola combinación tiene que sumar { $min }, y la mejor suma { $sum }.
       *[other] { $short ->
            [one] Te falta 1 punto para abrir.
           *[other] Te faltan { $short } puntos para abrir.
        } Llevas { $sum } y hacen falta { $min }: añade otra combinación.
    }
refusal-rummikub-JOKER_NOT_REPLACED =
    { $both ->
        [true] Antes hay que reemplazar el comodín. Añade las dos fichas que faltan: { $pieces }.
       *[other] { $pieces_count ->
            [one] Antes hay que reemplazar el comodín. Vale por { $pieces }: pon esa ficha en su lugar.
           *[other] Antes hay que reemplazar el comodín. Vale por una de estas: { $pieces }; pon una de ellas en su lugar.
        }
    }
refusal-rummikub-JOKER_USE =
    { $from_rack ->
        [0] Un comodín liberado va a una combinación nueva. Ponlo con fichas que antes no estaban juntas.
       *[other] Un comodín liberado va a una combinación nueva. Ponlo con { $from_rack } fichas del soporte o más.
    }
refusal-rummikub-PLAYERS_RANGE = { $n } no pueden jugar a Rummikub. Pueden de { $min } a { $max }: cambia quién juega.
refusal-rummikub-NAME_EMPTY = Alguien no tiene nombre. Ponle uno a cada uno.
refusal-rummikub-NAME_DUP = Dos personas se llaman igual. Da a cada una su nombre: { $name }.
refusal-rummikub-OPTION_RANGE = Esta regla no tiene esa opción: «{ $value }». Elige otra.
refusal-rummikub-UNKNOWN_PLAYER = Ahí no se sienta nadie. Esta mesa no tiene el asiento { $player }: elige a alguien de la mesa.
refusal-rummikub-ALREADY_STARTED = La partida ya empezó. Se sabe quién empieza: deshaz para cambiarlo.
refusal-rummikub-NO_DRAW_DUE = { $player } no saca ahora. Solo sacan otra vez quienes empataron.
refusal-rummikub-NOT_STARTED = Nadie ha empezado aún. Saca fichas, o di quién empieza.
refusal-rummikub-RACK_COUNT = El soporte no cuadra. Tiene { $count } fichas y se anotaron { $n }.
refusal-rummikub-NO_REDEAL = Ahora no se reparte de nuevo. Las tres parejas cuentan solo antes del primer turno, y donde la mesa lo juega.
refusal-rummikub-NO_THREE_PAIRS = No son tres parejas. Enseña tres parejas de fichas iguales del soporte.
refusal-rummikub-TURN_BEGUN = Este turno ya empezó. Síguelo, o deshazlo.
refusal-rummikub-POOL_EMPTY = El montón está vacío. Ya no roba nadie: pasa.
refusal-rummikub-WORKSPACE_DIRTY = La mesa no está como estaba. Déjala como antes de robar.
refusal-rummikub-POOL_NOT_EMPTY =
    { $left ->
        [one] Queda una ficha en el montón. Róbala en lugar de pasar.
       *[other] Quedan { $left } fichas en el montón. Roba una en lugar de pasar.
    }
refusal-rummikub-NO_TURN = No ha empezado ningún turno. Empiézalo primero.
refusal-rummikub-NO_TIMER = Aquí no corre ningún reloj. Elige un tiempo por turno en las reglas de la casa.
refusal-rummikub-TIME_LEFT =
    { $seconds ->
        [one] Aún queda tiempo. El reloj marca 1 segundo.
       *[other] Aún queda tiempo. El reloj marca { $seconds } segundos.
    }
refusal-rummikub-CLOCK_SO = El reloj ya hace eso. Míralo otra vez.
refusal-rummikub-NO_TOKEN = No quedan fichas de tiempo. No hay más tiempo.
refusal-rummikub-POINTS_MISSING = Faltan soportes. Aún no están: { $players }.
refusal-rummikub-POINTS_NEGATIVE = Un soporte nunca baja de 0. Mira qué tiene { $player }.
refusal-rummikub-POINTS_RANGE = No pueden ser tantos puntos. { $player } tiene { $max } como mucho.
refusal-rummikub-WINNER_HAS_POINTS = { $player } cerró y no tiene nada. Deja ese soporte vacío, o elige quién cerró.
refusal-rummikub-PLAYER_TWICE = { $player } está dos veces. Anota cada soporte una vez.
refusal-rummikub-COUNT_MISSING = Empate en el soporte más bajo. Di cuántas fichas tienen: { $players }.
refusal-rummikub-UNKNOWN_GAME = No hay juego { $game }. Hay { $games } anotados.
refusal-rummikub-NO_GAMES = Aún no hay ningún juego anotado. Anota uno antes de terminar.
refusal-rummikub-KEEPER_ONLY = Eso solo lo anota quien lleva la mesa. Pídeselo.
refusal-rummikub-KEPT_BY_RESULTS = Este juego se lleva por resultados. Anota lo que tiene cada uno al final.
refusal-rummikub-APP_DEALS = Aquí reparte Tapete. Ya conoce todas las fichas.
