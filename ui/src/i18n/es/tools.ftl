### Lo que hay junto a cada mesa: lo común, quién empieza, el registro y las negativas.

nav-dice = Dados
nav-clocks = Relojes
nav-starts = Quién empieza
game-bare = Dados y relojes
tool-back-table = Volver a la mesa
tool-people-who = Quién juega
tool-people =
    { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
tool-people-note = Con personas, cada una tiene sus dados y su reloj. Otras personas empiezan otra lista de tiradas.
tool-people-take =
    { $n ->
        [0] Sin personas
        [one] Con 1 persona
       *[other] Con { $n } personas
    }
tool-clear = Cerrar estas tiradas
tool-clear-note = Su sello se abre y cada tirada se puede comprobar. La próxima tirada empieza otra lista.

word-bare-first-who = Quién empieza
word-bare-first-draw = Sortear quién empieza
word-bare-first-does = empieza
word-bare-first-named = Empieza { $name }
word-bare-first-drawn = por sorteo

start-pick = Elige tú
start-an-order = Un orden
start-fingers = Elegir con los dedos
start-order = En este orden
start-teams = Equipos
start-team = Equipo { $n }
start-starts = Empieza { $who }
start-draw-teams = { $n } equipos
start-how-many-teams = Cuántos equipos
start-fewer-teams = Un equipo menos
start-more-teams = Un equipo más
start-two = Hacen falta dos personas
start-nobody = Con los dedos se puede ya. Con personas se sortean también un orden y equipos, y queda anotado.
start-glass-takes =
    { $n ->
        [one] Esta pantalla siente 1 dedo a la vez y están { $people }. El botón sortea entre todos.
       *[other] Esta pantalla siente { $n } dedos a la vez y están { $people }. El botón sortea entre todos.
    }
start-lay = Cada uno pone un dedo en su sitio
start-lay-phones = Cada uno toca su teléfono, o su sitio aquí
start-phone = con su teléfono
start-one-more = Un dedo más
start-hold = Quietos
start-too-many = La pantalla ha perdido la cuenta. Usa el botón.
start-finger-chosen = Elegido

line-tool-dice-set = { $who } saca { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
line-tool-dice-set-by-table = { $dice ->
        [one] Hay 1 dado
       *[other] Hay { $dice } dados
    } en la mesa
line-tool-dice-cleared = { $who } guarda los dados
line-tool-dice-cleared-by-table = Se guardan los dados de la mesa
line-tool-rolled = { $who } saca { $faces }{ $kept ->
        [0] {""}
        [one] , con 1 dado guardado
       *[other] , con { $kept } dados guardados
    }
line-tool-rolled-by-table = Dados de la mesa: { $faces }{ $kept ->
        [0] {""}
        [one] , con 1 dado guardado
       *[other] , con { $kept } dados guardados
    }
line-tool-rolled-typed = { $who } tira dados de verdad: { $faces }{ $kept ->
        [0] {""}
        [one] , con 1 dado guardado
       *[other] , con { $kept } dados guardados
    }
line-tool-rolled-typed-by-table = Dados de verdad: { $faces }{ $kept ->
        [0] {""}
        [one] , con 1 dado guardado
       *[other] , con { $kept } dados guardados
    }
line-tool-clock-set = Hay un reloj en la mesa
line-tool-clock-cleared = Se quita el reloj
line-tool-clock-started = El reloj empieza con { $who }
line-tool-clock-started-by-table = El reloj empieza
line-tool-turn-passed = { $who } acaba un turno de { $seconds } s
line-tool-turn-passed-by-table = El tiempo de nadie acaba a los { $seconds } s
line-tool-clock-paused = El reloj se para
line-tool-clock-resumed = El reloj sigue
line-tool-time-added = { $who } recibe { $seconds } s
line-tool-time-added-by-table = La mesa recibe { $seconds } s
line-tool-token-spent = { $who } gasta una ficha de tiempo: { $seconds } s
line-tool-token-spent-by-table = Se gasta una ficha de tiempo: { $seconds } s
line-tool-ran-out = A { $who } se le acaba el tiempo. { $penalty }
line-tool-ran-out-by-table = Se acaba el tiempo. { $penalty }
line-tool-chosen = Sale { $who } entre { $among }
line-tool-shuffled = Orden sorteado: { $who }
line-tool-team-drawn = Equipo { $team }: { $who }
line-tool-took-over = { $who } toma el asiento de { $before }
line-tool-sat-from-start = { $who } está donde estaba { $before }
line-tool-came = { $who } se sienta
line-tool-changed-places = { $who } y { $other } cambian de asiento
line-tool-bare-open = Dados y relojes a punto
line-tool-bare-cleared = La mesa está recogida

refusal-tools-TL_E_UNKNOWN_PLAYER = { $player } no está en esta mesa.
refusal-tools-TL_E_DIE = No hay un dado así. Necesita un nombre y de 2 a 30 caras, o de 2 a { 1000 } lados.
refusal-tools-TL_E_DIE_FACES = El dado tiene { $n } caras, y puede tener { $most }.
refusal-tools-TL_E_LONG_FACE = La cara «{ $begins }…» tiene { $n } letras, y puede tener { $most }.
refusal-tools-TL_E_TRAY = En una bandeja caben de 1 a { $most } dados. Quita alguno o pon uno.
refusal-tools-TL_E_NO_DICE = Ahí no hay dados. Saca alguno primero.
refusal-tools-TL_E_KEEP = Ese dado aún no se puede guardar. No se ha tirado.
refusal-tools-TL_E_NOTHING_TO_ROLL = Todos los dados están guardados. Toca uno para tirarlo también.
refusal-tools-TL_E_FACES = Las caras no cuadran con los dados. Hay { $n } para { $dice } dados.
refusal-tools-TL_E_CLOCK = No hay un reloj así. Admite de 1 segundo a 24 horas, y sus extras hasta 1 hora.
refusal-tools-TL_E_NO_CLOCK = En esta mesa no hay reloj. Pon uno primero.
refusal-tools-TL_E_CLOCK_SO = El reloj ya hace eso.
refusal-tools-TL_E_WHO_NEXT = ¿Quién sigue? Toca su reloj.
refusal-tools-TL_E_TIME_LEFT = Aún queda tiempo.
refusal-tools-TL_E_TIME = Ahora no corre ningún tiempo. El tiempo se da a un turno que corre.
refusal-tools-TL_E_NO_TOKEN = A { $player } no le quedan fichas de tiempo.
refusal-tools-TL_E_AMONG = Hace falta al menos una persona. Cada una una sola vez.
refusal-tools-TL_E_TEAMS = Con { $n } personas no salen { $teams } equipos.
refusal-tools-TL_E_PIECE = No existe esa ficha.
refusal-tools-TL_E_SITS_ALREADY = { $name } ya está en esta mesa. Nadie ocupa dos asientos.
refusal-tools-TL_E_SEATS_OVER = La partida ha terminado. Nadie puede seguir con un asiento.
refusal-tools-TL_E_SEATS_FIXED = En este juego nadie se sienta más tarde. Otra persona puede tomar un asiento.
refusal-tools-TL_E_NOT_YOURS = Eso solo puede hacerlo quien lleva la mesa.
refusal-tools-TL_E_CLEARED = Esta mesa está recogida. Abre una nueva.
