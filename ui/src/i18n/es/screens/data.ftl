### La página de los datos: copias, traer y llevar, comprobar, borrar.

data-note = Todo se queda en este dispositivo mientras no te lo lleves.
data-size = { $mb } MB
data-stop = Parar

data-backups = Copias de seguridad
data-backups-note = Tapete hace una cada día que lo usas y guarda los últimos días, semanas y meses.
data-back-up = Copiar ahora
data-backing-up = Copiando…
data-backed-up = Copia hecha
data-restore = Volver a esta
data-restore-of = Volver a la copia del { $when }
data-restore-note = Todo quedará como entonces. Lo que hay ahora se guarda antes como copia, así que puedes regresar.
data-restored = Hecho. Lo que había está en la copia del { $when }.
data-delete = Borrar
data-delete-of = Borrar la copia del { $when }
data-delete-note = Solo se borra esta copia: lo que hay ahora queda como está. No se puede recuperar.
data-delete-hint = Mantén pulsado para borrarla
data-backup-deleted = Copia borrada
data-all-backups = Las { $n } copias
word-backup-day = diaria
word-backup-hand = hecha por ti
word-backup-update = antes de actualizar
word-backup-restore = antes de volver atrás
word-backup-erase = antes de borrar
word-backup-import = antes de importar

data-import = Traer un archivo
data-import-note = Una exportación de Tapete, el archivo de una partida o uno de BG Stats. Las partidas que ya están aquí quedan como están.
data-choose = Elegir un archivo
data-laying = Leyendo…
data-preview = { $kind ->
    [bg_stats] De BG Stats:
   *[tapete] De Tapete:
  } { $sessions ->
    [one] una partida,
   *[other] { $sessions } partidas,
  } { $new ->
    [0] ninguna nueva.
    [one] una nueva.
   *[other] { $new } nuevas.
  }
data-preview-people = { $n ->
    [one] Hay una persona nueva.
   *[other] Hay { $n } personas nuevas.
  }
data-preview-replaces = Las cartas propias de { $game } copiadas aquí son anteriores a las del archivo, y se sustituyen. Antes se hace una copia de seguridad.
data-preview-dates = Primera: { $from }. Última: { $to }.
data-namesake = Ya conoces a { $name }. ¿Es la misma persona?
data-same = La misma
data-other = Otra persona
data-undecided = Di antes quién es quién
data-zone = Las horas de este archivo son
data-zone-here = de este dispositivo
data-zone-utc = en UTC
data-take = { $n ->
    [0] Traerlo igualmente
    [one] Traer la partida
   *[other] Traer { $n } partidas
  }
data-taken = { $new ->
    [0] Nada nuevo.
    [one] Hay una partida nueva.
   *[other] Hay { $new } partidas nuevas.
  }{ $longer ->
    [0] { "" }
    [one] { " " }Una había seguido.
   *[other] { " " }{ $longer } habían seguido.
  }{ $known ->
    [0] { "" }
    [one] { " " }Una ya estaba.
   *[other] { " " }{ $known } ya estaban.
  }

data-taken-parted = { $n ->
    [one] Una siguió en dos sitios: cuenta la terminada o la más larga.
   *[other] { $n } siguieron en dos sitios: cuentan las terminadas o las más largas.
  }
data-taken-parted-look = ¿Cuál cuenta?
data-taken-deleted = { $n ->
    [one] Una estaba borrada y sigue así.
   *[other] { $n } estaban borradas y siguen así.
  }

data-left-out =
    { $n ->
        [one] Una partida de este archivo no encaja y se deja fuera. Las demás se pueden traer.
       *[other] { $n } partidas de este archivo no encajan y se dejan fuera. Las demás se pueden traer.
    }
data-left-out-which = Cuáles y por qué
data-left-out-one = { $game }, número { $number } del archivo
word-flaw-unknown_game = Este Tapete no conoce el juego.
word-flaw-players = No tiene jugadores, o tiene algunos que el archivo no nombra.
word-flaw-broken = Lo que dice no encaja.
word-flaw-other_session = Aquí hay otra partida con el mismo número.

data-export = Llevarse todo
data-export-note = Cada partida terminada se escribe además en un archivo propio, legible sin Tapete, en esta carpeta:
word-export-tapete = Todo
word-export-note-tapete = Un archivo. Tráelo en otro dispositivo o guárdalo.
word-export-csv = Tablas (CSV)
word-export-note-csv = Partidas, resultados, rondas y hechos, para una hoja de cálculo.
word-export-csv_semicolons = Tablas con punto y coma
word-export-note-csv_semicolons = Para hojas de cálculo que escriben 1,5 con coma.
word-export-bg_stats = Para BG Stats
word-export-note-bg_stats = Cada partida terminada, con las rondas a la vista.
data-not-exported = { $n ->
    [one] Una partida está dañada y se ha dejado fuera
   *[other] { $n } partidas están dañadas y se han dejado fuera
  }
data-not-exported-note = Todo lo demás está. «Comprobar ahora» dice más, y quizá una copia anterior esté entera.
word-work-export = Escribiendo…
word-work-preview = Leyendo el archivo…
word-work-import = Trayéndolo…
word-work-check = Comprobando…
word-work-rebuild = Calculándolo de nuevo…

data-check = ¿Está todo entero?
data-check-note = Lo calcula todo de nuevo con lo jugado y lo compara con lo guardado.
data-check-now = Comprobar ahora
data-whole = Está todo entero
data-faults = { $n ->
    [one] Hay una cosa que no encaja
   *[other] Hay { $n } cosas que no encajan
  }
data-faults-note = No se ha cambiado nada. Quizá una copia anterior esté entera.
data-rebuild = Calcularlo de nuevo
data-rebuild-note = Las listas y las estadísticas se calculan de nuevo con lo jugado. No cambia ninguna jugada.
data-erase = Borrar todo
data-erase-note = Personas, partidas y reglas de la casa. Los archivos de tu carpeta y las copias se quedan.
data-erase-ask = Se quitan de Tapete todas las partidas y todas las personas. Antes se hace una copia, que queda en la lista de copias.
data-erase-word = borrar
data-erase-type = Escribe «{ $word }»
data-erased = Todo está borrado. La copia de antes está en la lista.
