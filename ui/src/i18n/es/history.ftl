### El historial, y una partida que se repasa.

history-game = Juego
history-all-games = Todos los juegos
history-person = Con quién
history-everybody = Todos
history-place = Lugar
history-everywhere = En todas partes
history-sessions =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
history-year = Año
history-always = Todos los años
history-month = Mes
history-whole-year = Todo el año
history-result = Resultado
history-any-result = Cualquier resultado
history-clear = Quitar
history-filters = Filtros
history-search = Buscar nombre, nota o lugar
history-in-year =
    { $n ->
        [one] 1 partida en { $year }
       *[other] { $n } partidas en { $year }
    }
history-archive = Archivo
history-archive-empty = No hay nada archivado
history-archive-note = Lo que archivas se queda aquí y sigue contando.
history-more-of = Más: { $game }
history-empty = Aún no hay partidas
history-empty-note = Aparecen solas cuando se abre una mesa.
history-none = Ninguna partida así
history-none-note = Quita algún filtro para ver más.

session-when = { $day }, { $time }
session-rounds = { $counts ->
    [turns] Turnos
    [games] Juegos
    [sheet] Hoja
   *[rounds] Rondas
  }
session-log = Registro
session-rematch = Revancha
session-table = Ver la mesa
session-undone = deshecho
session-amended = corregido
session-more = Más
session-describe = Lugar y nota
session-place = Dónde fue
session-places = Lugares conocidos
session-note = Nota
session-reopen = Reabrir
session-reopen-note = Se sigue jugando donde acabó. El resultado que había se guarda junto al nuevo.
session-archive = Archivar
session-unarchive = Sacar del archivo
session-archived = Archivada
session-unarchived = De vuelta en el historial
session-delete = Borrar
session-deleted = Borrada
undo = Deshacer

word-status-live = en juego
word-status-paused = en pausa
word-status-finished = terminada
word-status-abandoned = sin acabar
word-status-won = ganada
word-status-shared = victoria compartida
word-status-lost = no ganada

review-course = { $counts ->
    [turns] Turno a turno
    [games] Juego a juego
    [sheet] Paso a paso
    [nothing] Paso a paso
   *[rounds] Ronda a ronda
  }
review-chart =
    { $game }, los totales tras cada { $counts ->
        [turns] turno
        [games] juego
       *[rounds] ronda
    }. La tabla de abajo dice lo mismo.
review-table = { $counts ->
    [turns] Tabla de los turnos
    [games] Tabla de los juegos
   *[rounds] Tabla de las rondas
  }
review-round = { $counts ->
    [turns] turno
    [games] juego
   *[rounds] ronda
  }
review-total = total
review-slider = Momento de la partida
review-moment = { $counts ->
    [turns] turno
    [games] juego
   *[rounds] ronda
  } { $n }, { $time }
review-play = Verla otra vez
review-stop = Parar
review-then = Así estaba, { $time }
review-to-end = Al final
review-by = anotado por { $who }
review-log-earlier = { $n } antes
review-log-later = { $n } más
review-corrected = Correcciones
review-was = Antes:
review-is = Ahora:
review-now = ahora
review-same-totals = Los totales no cambiaron.
review-table-then = La mesa en ese momento
review-open = Mostrar lo que estaba oculto
review-hands = Manos
review-hand-of = Lo que tenía { $who }
review-hand-empty = no queda nada
failure-hands_hidden = Lo que estaba oculto se puede ver cuando termine la partida.
review-rolls = Todas las tiradas
review-roll-round = { $counts ->
    [turns] Turno
    [games] Juego
   *[rounds] Ronda
  } { $n }
review-dice-rolled =
    { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }
review-dice-sum =
    { $n ->
        [one] 1 dado, suma { $sum }
       *[other] { $n } dados, suma { $sum }, media { $mean }
    }
review-foreign = Anotada después o jugada con otro programa: solo se conoce el resultado.
review-former = Otro resultado valió hasta el { $time }
review-times = Tiempo de cada uno
review-times-note = Mientras la mesa esperaba solo a esa persona.
review-times-table = A varias personas o a nadie: { $time }.
review-facts = Datos de la partida
review-facts-count =
    { $n ->
        [one] Ver 1 dato
       *[other] Ver { $n } datos
    }

share-title = Compartir
share-send = Enviar
share-picture = Guardar una imagen
share-picture-note = Nombres, puntos, puestos, edición y fecha; nada más.
share-copy = Copiar como texto
share-copied = Copiado
share-link = Copiar un enlace
share-link-note = Abre esta partida en Tapete, en los dispositivos que la tienen.
share-by-hand = Cópialo de aquí
share-saved = Guardada: { $where }
share-print = Imprimir
share-house-rules = Reglas de la casa

past-title = Partida pasada
past-game = Qué se jugó
past-day = Cuándo
past-minutes = Cuánto duró, en minutos
past-result = Cómo acabó
word-past-points = Por puntos
word-past-places = Por puestos
word-past-winners = Quién ganó
word-past-together = Juntos
word-past-one_against_many = Uno contra todos
word-past-of-points = Puntos de { $who }
word-past-of-places = Puesto de { $who }
past-lowest = Gana quien tiene menos puntos
past-one = Quién jugó solo
past-won = Resultado
past-was-won = Ganada
past-was-lost = Perdida
past-remove = Quitar a { $who }
past-no-title = Di qué se jugó
past-no-day = Di qué día
past-no-people = Di quién jugó
past-places-alone = Para puestos hacen falta dos personas
past-winners-alone = Hacen falta dos personas
past-no-winner = Di quién ganó
past-wins = Ganó { $who }
past-winner = Ganó
past-few = Hacen falta tres personas
word-past-number-missing =
    { $kind ->
        [places] Falta el puesto de { $who }
       *[points] Faltan los puntos de { $who }
    }
word-past-number-no-whole = El número de { $who } no es entero
word-past-number-large = El número de { $who } llega a { $most }, arriba o abajo
past-save = Anotarla
past-goes-on = Esto es lo que habías empezado.
past-start-over = Empezar de cero
failure-past_in_future = Ese día no ha llegado todavía.
failure-past_too_long = Una partida dura una semana como mucho.
failure-past_people = Juegan de una a cien personas.
failure-past_result = El resultado no encaja con estas personas: los puestos van de 1 a cuantos jugaron, y alguien fue primero.

endings-title = Esta partida siguió en dos sitios
endings-note = La que cuenta está en el historial y en las estadísticas; las demás esperan aquí. Quien intercambie archivos contigo ve lo mismo.
endings-one = { $over ->
    [yes] { $played }, terminada, hasta el { $day }
   *[no] { $played }, hasta el { $day }
  }
endings-counts = Cuenta esta
endings-choose = Que cuente esta
endings-both = Las dos son partidas

statistics-won-of = { $wins } de { $plays }
statistics-fact-with = con { $dim }
statistics-fact-of = { $name }, con { $dim }
evening-open = Liga de la jornada
evening-league = Liga
evening-games =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
