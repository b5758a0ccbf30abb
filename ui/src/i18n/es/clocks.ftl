### Relojes para cualquier mesa.

clock-table = La mesa
clock-set-title = Poner un reloj
clock-set = Poner: { $form }
clock-time = Tiempo
clock-time-other = otro
clock-extras = Orden, fichas de tiempo, qué pasa al acabar
clock-needs-people = Elige antes quién juega
clock-form = Qué mide
clock-form-each = Un reloj cada uno
clock-form-each-note = El tuyo baja solo mientras te toca.
clock-form-turn = Un tiempo por turno
clock-form-turn-note = Cada turno empieza de nuevo. Al acabar, avisa.
clock-form-hourglass = Reloj de arena
clock-form-hourglass-note = Lo que gastas se lo das a los demás.
clock-form-countdown = Cuenta atrás
clock-form-countdown-note = Para todos a la vez.
clock-form-stopwatch = Cronómetro
clock-form-stopwatch-note = Cuenta cuánto se tarda.
clock-note-stopwatch = cuenta hacia arriba
clock-note-increment = +{ $time } por turno
clock-note-delay = pasados { $time }
clock-seconds = { $s } s
clock-minutes = { $min } min
clock-minutes-seconds = { $min } min { $s } s
clock-in-minutes = Minutos
clock-in-seconds = Segundos
clock-less = Menos
clock-more = Más
clock-increment = Se recupera por turno
clock-delay = Gratis al empezar el turno
clock-order = Quién sigue
clock-order-clockwise = Como el reloj
clock-order-counter_clockwise = Al revés
clock-order-free = Quien se toque
clock-tokens-each = Fichas de tiempo, cada uno
clock-token-gives = Una ficha da
clock-tokens =
    { $n ->
        [one] 1 ficha de tiempo
       *[other] { $n } fichas de tiempo
    }
clock-token-use =
    { $n ->
        [one] Gastar una ficha de tiempo, queda 1
       *[other] Gastar una ficha de tiempo, quedan { $n }
    }
clock-penalty = Al agotarse
clock-penalty-hint = Con palabras propias: «3 fichas y sigue». Vacío si nada.
clock-signal = Salida: 3, 2, 1
clock-signal-note = El reloj empieza al acabar la cuenta.

clock-start = Empezar
clock-on = Seguir
clock-pause = Pausa
clock-paused = en pausa
clock-elsewhere = sigue en otro lugar
clock-elsewhere-said = Este reloj sigue donde estaba la mesa. Aquí no se cuenta hasta que se anote algo aquí.
clock-nobody = No es turno de nadie
clock-nobodys-turn = Turno de nadie
clock-nobodys-note = toca a quien siga
clock-tap-start = toca para empezar
clock-tap-start-with = empieza: toca
clock-tap-end = toca al terminar
clock-tap-turn = su turno: toca
clock-next = sigue
clock-turn-n = turno { $n }
clock-half = va la mitad
clock-last = últimos { $n } s
clock-out = se acabó
clock-out-said = Se acabó el tiempo. { $penalty }
clock-left-said = { $who }: { $time }
clock-sheet = Sobre este reloj
clock-open = Abrir el reloj
clock-pass = Acabar el turno
clock-faces-turn = Girar cada reloj hacia su lado
clock-faces-note = Para un dispositivo en medio de la mesa.
clock-more-time = Más tiempo en este turno
clock-give = Dar { $time }
clock-take = Quitar { $time }
clock-times = Tiempos
clock-who = Quién
clock-took = tardó
clock-turns = turnos
clock-a-turn = por turno
clock-together = { $time } en total; turno de nadie { $idle }. Las pausas no cuentan para nadie.
clock-warnings = Avisos en este dispositivo
clock-warn-half = A la mitad
clock-warn-15 = A los 15 s
clock-warn-10 = A los 10 s
clock-voice = Decir nombres
clock-voice-note = Una voz dice a quién le toca y quién sigue.
clock-another = Poner otro reloj
clock-clear = Quitar el reloj
clock-voice-turn = Le toca a { $who }
clock-voice-ten = Diez segundos.
clock-voice-ten-next = Diez segundos. Después, { $who }.

# A clock for two, where nobody is named.
clock-side-one = Uno
clock-side-two = Dos
clock-two-sides = Sin nombres tiene dos lados, Uno y Dos. Para más personas, di quién juega.
