### La pantalla de las mesas.

home-next = Sigue: { $what }
home-go-on = Seguir jugando
home-paused = en pausa, { $when }
home-rematch = Otra vez con los mismos
home-tools = Herramientas, sin abrir mesa
home-evenings = Últimas partidas
home-first = La cuenta, el juez, los dados y los relojes de tu mesa.
home-first-note = Para las cartas, fichas y dados que ya tienes en casa. Sin registro y sin internet: nada sale de aquí.
home-more-tables = y { $n } más
home-table-more = Más: { $game }
home-games = Juegos

notice-set-aside = Lo guardado estaba dañado y se ha apartado.
notice-set-aside-why = Tapete empieza de nuevo. El archivo de antes sigue entero en { $path }.
notice-damaged = El archivo donde se guarda todo está dañado.
notice-damaged-why = Cierra Tapete y vuelve a abrirlo: el archivo se aparta entero y se puede volver a una copia. Lo que se juegue hasta entonces puede perderse.
notice-moved = El archivo donde se guarda todo ya no está en su sitio.
notice-moved-why = Se ha movido, cambiado o borrado con Tapete abierto. No se puede escribir nada hasta que vuelva, o hasta que cierres Tapete y lo abras otra vez.
notice-log-set-aside = En el sitio donde se guardaba todo hay otro archivo.
notice-log-set-aside-why = Tapete usa el que hay ahora. Lo que al otro le faltaba por escribir se ha apartado entero en { $path }.
notice-no-backup = No hay copia desde el { $when }.
notice-no-backup-ever = Todavía no hay ninguna copia.
notice-no-session-files = No hay archivos de partidas desde el { $when }.
notice-no-copy-why = No se pudo escribir: { $why }. Tapete vuelve a probar por sí solo.
notice-missing =
    { $n ->
        [one] Falta 1 anotación que ya estaba guardada.
       *[other] Faltan { $n } anotaciones que ya estaban guardadas.
    }
notice-missing-why = El disco las ha perdido. La última era de { $when }. Mira la mesa y anota lo que falte.
notice-read = Entendido
notice-save = Guardar ese archivo

page-newer = Hay un Tapete más nuevo.
page-newer-why = Se abre con un toque; cada mesa sigue como está.
page-update = Actualizar ahora
page-unsafe = Lo que se juega está solo en este navegador.
page-unsafe-why = El navegador puede borrarlo cuando falta espacio o si no vuelves en un tiempo; una ventana privada lo borra al cerrarse. Añade Tapete a la pantalla de inicio desde el menú del navegador, o guarda una exportación después de jugar.
page-unsafe-why-apart = Safari lo borra si no vuelves en una semana; una pestaña privada lo borra al cerrarse. Tapete en la pantalla de inicio se queda, pero empieza vacío: guarda aquí una exportación y tráela allí.
page-apart = Antes de la primera partida: añade Tapete a la pantalla de inicio.
page-apart-why = Toca Compartir y luego Añadir a pantalla de inicio. Lo que se juega allí se queda; Safari borra lo que se juega aquí si no vuelves en una semana.

# A review to look at before the first own game.
sample-open = Ver una partida de ejemplo
sample-title = Una partida de ejemplo.
sample-note = No la jugó nadie: las personas y los puntos son inventados. No se guarda en ningún sitio ni cuenta para nada.
sample-leave = Tirarla
