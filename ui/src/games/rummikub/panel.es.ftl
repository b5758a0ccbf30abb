### Lo que dice la mesa de Rummikub.

line-rummikub-next-count = Contar los soportes del juego { $round }
line-rummikub-next-turn = Sigue { $who }
line-rummikub-next-begin = Juego { $round }: ¿quién empieza?
line-rummikub-next-result = Juego { $round }: ¿quién cierra?
line-rummikub-next-start = ¿Quién empieza el juego { $round }?
line-rummikub-over =
    { $who_count ->
        [one] Gana { $who } con { $points }
       *[other] Comparten { $who } con { $points }
    }
line-rummikub-over-games =
    { $who_count ->
        [one] Gana { $who } con { $games ->
            [one] 1 juego ganado
           *[other] { $games } juegos ganados
        }
       *[other] Comparten { $who } con { $games ->
            [one] 1 juego ganado
           *[other] { $games } juegos ganados
        } y { $points } puntos cada uno
    }
line-rummikub-over-tie-break =
    { $who_count ->
        [one] { $who } gana el desempate: { $games } a { $games } juegos con { $others }; más puntos, { $points } a { $less }
       *[other] { $who } ganan el desempate: { $games } a { $games } juegos con { $others }; más puntos, { $points } a { $less }
    }

rummikub-sheet = Juegos
rummikub-game = Juego
rummikub-legend = total · puntos del juego · ✓ lo ganó
rummikub-won = lo ganó
rummikub-cell = { $who }, juego { $game }, total { $total }, { $points }
rummikub-game-n = Juego { $game }: { $who }
rummikub-out-said = Lo que tenían los demás es de quien cerró.
rummikub-blocked = Nadie podía seguir: gana el soporte más bajo.
rummikub-typed = Estos puntos se escribieron a mano.
rummikub-rack-came = { $n } en el soporte

rummikub-who-out = ¿Quién cierra?
rummikub-out = cierra
rummikub-went-out = Cerró { $who }
rummikub-nobody-out = Nadie puede seguir
rummikub-tap-who-out = Un toque en quien se quedó sin fichas.
rummikub-racks = Soportes
rummikub-on-rack = suma
rummikub-empty-rack = cerró
rummikub-rack-missing = Falta el soporte de { $who }
rummikub-rack-is = { $who }, soporte { $n }
rummikub-tiles-left = fichas
rummikub-tiles-of = { $who }, fichas que quedan
rummikub-tile-less = { $who }: una ficha menos
rummikub-tile-more = { $who }: una ficha más
rummikub-tiles-missing = Faltan las fichas de { $who }
rummikub-asks-tiles = ¿Cuántas fichas le quedan a { $who }?
rummikub-n-tiles =
    { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
rummikub-tiles-unsaid = ¿fichas?
rummikub-points = puntos
rummikub-sum = Los puntos suman { $sum }.
rummikub-asks-rack = ¿Qué le queda a { $who }?
rummikub-rack-of = Soporte de { $who }
rummikub-take = Anotar { $n }
rummikub-take-then = Anotar { $n }, sigue { $who }
rummikub-joker-costs = Solo cuentan los números; un comodín son { $n }.
rummikub-by-tiles = Número a número
rummikub-no-tiles = Ninguna ficha aún
rummikub-take-tiles =
    { $tiles ->
        [one] Anotar 1 ficha: { $n }
       *[other] Anotar { $tiles } fichas: { $n }
    }
rummikub-write = Anotar el juego { $game }
rummikub-finish = Terminar la partida
rummikub-finish-note = Gana quien va delante ahora.
rummikub-keep-turns = Anotar cada turno
rummikub-keep-results = Anotar solo resultados
rummikub-keep-note = Desde este juego si aún no hay nada en la mesa; si no, desde el siguiente.

rummikub-edit = Juego { $game }, puntos
rummikub-edit-total = total { $n }
rummikub-edit-save = Guardar los puntos
rummikub-edit-nothing = Nada ha cambiado
rummikub-edit-check = Aún no encaja
rummikub-edit-next = Seguir con { $who }
rummikub-edit-anyway = Un juego suma 0; se puede guardar igual.

rummikub-holds =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
rummikub-pool = montón
rummikub-to-target = a { $n }
rummikub-games-won = juegos ganados: { $games }
rummikub-game-at = juego { $game }

rummikub-opened = abrió
rummikub-not-opened = aún no
rummikub-drawn = robó
rummikub-draws = roba
rummikub-draws-again = otra vez
rummikub-or-says = inicia
rummikub-starts = Empieza { $who }
rummikub-asks-start = { $who } roba para empezar
rummikub-asks-turn = Turno de { $who }
rummikub-checking = Se está mirando
rummikub-restore = Restaurar la mesa
rummikub-lay =
    { $n ->
        [one] Bajar 1 ficha
       *[other] Bajar { $n } fichas
    }
rummikub-draw = { $who } roba una ficha
rummikub-pass = { $who } pasa
rummikub-give-up =
    { $n ->
        [0] Dejar el turno
        [one] Dejar el turno y robar 1
       *[other] Dejar el turno y robar { $n }
    }
rummikub-begin =
    { $s ->
        [0] Empieza { $who }
       *[other] Empieza { $who }: { $s } s
    }
rummikub-time-over =
    { $n ->
        [one] Se acabó: 1 ficha
       *[other] Se acabó: { $n } fichas
    }
rummikub-clock = { $min }:{ $s }
rummikub-time-left = A { $who } le quedan { $s } segundos
rummikub-time-out =
    { $n ->
        [one] Se acabó el tiempo: 1 ficha por robar
       *[other] Se acabó el tiempo: { $n } fichas por robar
    }
rummikub-last-seconds = últimos { $n } s
rummikub-clock-paused = en pausa
rummikub-clock-pause = Pausa
rummikub-clock-on = Seguir
rummikub-then = después { $who }
rummikub-more-time = +{ $s } s
rummikub-tokens-left = , quedan { $n }
rummikub-no-token = Sin fichas de tiempo
rummikub-voice-next = Diez segundos. Después, { $who }.
rummikub-voice-turn = Le toca a { $who }
rummikub-voice = Decir los nombres
rummikub-voice-note = Dice en voz alta a quién le toca y quién sigue.
rummikub-who-starts = ¿Quién empieza?

rummikub-face-won = Ganaste
rummikub-face-over = Se acabó la partida
rummikub-face-out = Cerraste
rummikub-face-others-count = Los demás cuentan lo que tienen.
rummikub-face-not-out = No he cerrado
rummikub-face-count = ¿Cuánto tienes?
rummikub-face-tiles = ¿Cuántas fichas tienes?
rummikub-face-tie = Empate en el soporte más bajo: gana quien tiene menos fichas.
rummikub-face-again = Contar otra vez
rummikub-face-all-counted = Se anota en el medio.
rummikub-face-wait = Faltan los demás.
rummikub-face-play = Pon fichas, o roba una
rummikub-face-laid = Los turnos los pone quien lleva la mesa.
rummikub-face-next = Sigues tú, después de { $who }
rummikub-face-prepare = Ve preparando tu jugada.
rummikub-face-after = Vas detrás de { $who }
rummikub-face-turns = Faltan { $n } turnos para el tuyo.
rummikub-face-begins = Empiezas tú
rummikub-face-game = Juego { $game }
rummikub-face-out-how = Quien se quede sin fichas toca su botón.
rummikub-face-done = Terminé mi turno
rummikub-face-start = Empezar: { $s } s
rummikub-face-no-tiles = Sin fichas

seats-late-rummikub = Llegar tarde e irse: no en una partida empezada. Lo que gana quien cierra es lo que pierden todos los demás.
word-rummikub-table-look = Ver tu soporte
