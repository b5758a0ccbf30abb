### La mesa, sea cual sea el juego.

table-round = { $counts ->
    [turns] turno
    [games] juego
   *[rounds] ronda
  } { $n }
table-round-of = { $counts ->
    [turns] turno
    [games] juego
   *[rounds] ronda
  } { $n } de { $of }
table-round-brief = { $n }/{ $of }
table-scores = Puntos
table-moved = { $before } → { $after }
table-amend-save = Guardar la corrección
table-amend-nothing = Aún no cambias nada
table-amend-check = Todavía no cuadra
table-amend-breaks = Esto ya no encaja: { $what }
table-amend-unchanged = No se ha cambiado nada.
table-their-turn = le toca
table-back = Volver a las mesas
table-more = Más
table-close = Cerrar
table-tools = Herramientas
table-log = Registro
table-time =
    { $h ->
        [0] { $min } min
       *[other] { $h } h { $min }
    }
table-glance = Ver los puntos desde lejos
table-glance-turn = Girar los puntos hacia otro lado
table-read = Leer los puntos en voz alta
table-read-line = { $place }: { $who }, { $points }.
table-read-alone = { $who }, { $points }.
table-pause = Poner en pausa
table-pause-note = El reloj se detiene hasta que sigas.
table-resume = Seguir jugando
table-finish = Terminar la partida ahora
table-finish-note = Gana quien va por delante tras las rondas completas.
table-abandon = Abandonar la mesa
table-abandon-hint = Mantén pulsado para dejarla sin resultado. Queda en el historial.
table-undo = Deshacer: { $what }
table-undo-list = Deshacer hasta
table-undo-nothing = Nada que deshacer
table-redo = Rehacer: { $what }
table-taken-back = Deshecho: { $what }
table-redo-plain = Rehacer
table-may-sleep = Si la pantalla se apaga, nada se pierde.
table-saving = Guardando
table-seen = Entendido
table-again = Probar otra vez
table-overtaken = Alguien más cambió la mesa.
table-overtaken-why = La ves tal como está ahora; tu último toque no contó.
table-not-kept = No se pudo anotar.
table-not-kept-why = Lo que ves es lo último que quedó guardado.
table-not-found = Esa mesa no existe
table-not-read = No se pudo abrir la mesa
table-not-read-note = Las demás siguen intactas.
table-coming = Ya viene la mesa
table-log-empty = Todavía no ha pasado nada.
table-log-earlier = Lo de antes
table-undone = deshecho
table-corrected = corregido
table-rule-coming = Ya viene la regla
table-rule-missing = No hay texto para esta regla.
word-heard = { $who } { $round ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, total { $total }.
word-heard-leads = { $who } { $round ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, total { $total }, va en cabeza.
table-face = En medio de la mesa
table-face-note =
    { $n ->
        [9] Cada uno tiene un lado de la pantalla. Con tanta gente ayuda otro dispositivo.
        [10] Cada uno tiene un lado de la pantalla. Con tanta gente ayuda otro dispositivo.
       *[other] Cada uno tiene su lado de la pantalla, vuelto hacia sí.
    }
table-face-leave = Salir de este modo
table-face-turn = Girar la mesa un asiento
table-undo-plain = Deshacer
table-keys = Teclas
table-key-digits = escribir ese número
table-key-arrows = pasar a la persona de al lado
table-key-step = una más, una menos; + suma a la cantidad que se escribe
table-key-enter = pulsar el botón grande
table-key-undo = deshacer
table-key-redo = rehacer

word-fact-open = Se abre la mesa
word-fact-play = Anotado
word-fact-amend = Corregido
word-fact-undo = Deshecho
word-fact-redo = Rehecho
word-fact-pause = Pausa
word-fact-resume = Se sigue jugando
word-fact-abandon = Abandonada
table-on-phone = { $who } lo tiene en su teléfono
table-give-to = Pasa el dispositivo a { $who }
word-table-look = Ver tu mano
table-look-hint = Solo mira { $who }. Mantén pulsado para ver.
table-cover = Tapar
table-over = La partida terminó
table-totals = Totales
table-total-before = antes
table-total-after = después

table-see-result = Ver el resultado
table-settle-tie = Resolver el empate
table-tap-to-correct = toca para corregir
table-tap-for-why = toca para ver por qué
table-tie = Empatan { $who }
table-tie-share = Compartir la victoria
table-tie-extra = Jugar otra ronda
table-tie-decides = Lo decide la mesa
table-tie-words = Cómo se decidió
table-tie-words-hint = En pocas palabras, si quieres.
table-tie-choose = Elige quién ganó
table-tie-decide = Ganó { $who }

pad-erase = Borrar una cifra
pad-sign = Más o menos
pad-plus = Sumar
pad-whole = Solo números enteros.
pad-only = Solo cifras, + y −.
pad-mark = Separador decimal
pad-decimals =
    { $n ->
        [one] Un decimal como máximo.
       *[other] { $n } decimales como máximo.
    }
pad-only-decimals = Solo cifras, decimales, + y −.

## Rules

rules-title = Reglas
rules-of = Reglas: { $game }
rules-all = Todas las reglas
rules-of-game = Reglas del juego
rules-search = Buscar en las reglas
rules-search-hint = Palabras, o un número como 26
rules-minute = Cómo se juega
rules-contents = Contenido
rule-named = «{ $name }»
rule-on = sí
rule-off = no
example-right = Esto vale.
layout-title = Qué preparar
rules-of-table = Reglas de esta mesa
rules-of-table-note = Lo que vale en esta mesa.
rules-changeable = Lo que tiene una tecla al lado aún se puede cambiar; lo demás se queda así hasta el final.
rules-fixed = Nada de esto cambia una vez empezada la partida.
rules-change = Cambiar: { $rule }
rules-change-key = Cambiar
rules-was = { $before } → { $after }
rules-found =
    { $n ->
        [0] Ninguna regla dice eso.
        [one] 1 regla
       *[other] { $n } reglas
    }
line-step-corrected = corrección { $counts ->
    [turns] del turno
    [games] del juego
   *[rounds] de la ronda
  } { $round }
line-step-corrected-plain = corrección
table-correction = { $name }: { $what }

seats-who = Quién está dónde
seats-who-note = Alguien se sentó por error, u otra persona sigue.
seats-note = Toca un nombre para dar el asiento a otra persona. Es un paso que se puede deshacer.
seats-instead = En lugar de { $before }
seats-until = { $name } (hasta: { $time })
seats-before = Antes: { $who }
seats-took-over = { $who } tomó el asiento. Antes: { $before }
seats-from-start = Era { $who } desde el principio
seats-from-start-note = { $before } se anotó por error. Los puntos y los turnos se quedan como están, y cuentan para { $who }.
seats-goes-on = { $who } sigue desde aquí
seats-goes-on-note = { $before } jugó hasta ahora. Los puntos se quedan como están, y el resultado cuenta para { $who }.
seats-over = La partida ha terminado: nadie puede seguir desde aquí.
seats-come = Alguien se sienta
seats-come-who = ¿Quién se sienta?
seats-come-note = Se sienta detrás del último asiento y empieza como empezaron todos.
seats-leave = { $who } se va
seats-leave-note = Los puntos quedan en la hoja; no se le pide nada más, y quienes se quedan van por delante.
seats-away = se fue
seats-give = O da el asiento a otra persona:
seats-left = { $who } se ha ido
seats-swap = Cambiar de asiento con { $who }
seats-swap-note = Cambiar de asiento, si se anotaron al revés. Los puntos y los turnos se quedan con los asientos.

milestone-line = { $who }: { $what }
milestone-games = partida número { $n }
milestone-games-of = partida número { $n } de { $game }
milestone-evenings = jornada número { $n }
milestone-first-win = primera victoria contra otros
milestone-run = racha más larga hasta ahora, { $n } victorias
