# Dispositivos propios en una mesa: invitar, unirse y jugar con el teléfono.
invite = Todos con su teléfono
invite-note = Sin instalar nada, sin cuenta y sin internet.
invite-how = Apunta con la cámara. O escribe en el navegador
invite-say = y di
invite-words-note = Con las palabras, dejas pasar con un toque.
invite-knocks = Quién quiere entrar
invite-knock = Un teléfono en { $language } ha dicho las palabras y quiere entrar.
invite-let-in = Dejar pasar
invite-turn-away = No dejar pasar
guest-words = ¿Qué palabras te han dicho?
guest-words-note = Las tres palabras están debajo del código de la mesa.
guest-words-field = Tres palabras
guest-words-three = Escribe las tres palabras
guest-words-wrong = Ninguna mesa tiene esas palabras. Míralas otra vez.
guest-words-full = Ya esperan muchos teléfonos. Prueba dentro de un momento.
guest-knock = Pedir que me dejen pasar
guest-knocked = Has llamado a la puerta
guest-knocked-note = Quien lleva la mesa te deja pasar con un toque.
guest-not-let-in = No te han dejado pasar. Pregunta en la mesa.
invite-open = Abrir la puerta
invite-closed = La puerta está cerrada: nadie puede entrar hasta que la abras.
invite-end = Cerrar la puerta
invite-end-note = { $n ->
    [0] Nadie ha entrado todavía.
    [one] Se irá un dispositivo.
   *[other] Se irán { $n } dispositivos.
  }
invite-plain = Se cierra sola. Va sin cifrar: quien esté en la red podría leerlo.
invite-come = { $n ->
    [0] Nadie ha venido todavía
    [one] Ha venido 1
   *[other] Han venido { $n }
  }
invite-none = sin teléfono: se anota por { $who }
invite-here = su teléfono, en { $language }
invite-away = su teléfono no está ahora: puedes anotar por { $who }
invite-watcher = Alguien que mira
invite-dismiss = Echar a { $who }
invite-dismiss-hint = Mantén pulsado
invite-network = Por la red { $name }
invite-other-network = Cambiar de red
invite-trouble = ¿No se abre?
invite-trouble-why = El teléfono tiene que estar en la misma red que este dispositivo. En las redes de invitados los aparatos no se ven entre sí.
invite-trouble-hotspot = Comparte internet desde un teléfono y pon este dispositivo y los demás en esa red: vale sin datos.
invite-trouble-alone = O sigue sin teléfonos: este dispositivo puede anotar por todos.
invite-trouble-snapshot = O deja que los demás se lleven los puntos como están ahora.
invite-snapshot = Los puntos como código
invite-snapshot-note = Lo abre Tapete en otro dispositivo, con la cámara. Muestra los puntos de ahora y no sigue a la mesa.
invite-snapshot-long = Son demasiados puntos para un código.
invite-tv = Para la tele: abre ahí { $link }
invite-all-tables = Todas las mesas en una tele
invite-all-tables-how = Abre esto en la tele: { $link }. Muestra los puntos de todas las mesas de las últimas horas, y ninguna mano.
tv-tables = { $n ->
    [one] una mesa
   *[other] { $n } mesas
}
tv-people = { $n ->
    [one] una persona
   *[other] { $n } personas
}
tv-no-tables = En las últimas horas no se ha jugado en ninguna mesa.
tv-over = terminada
tv-paused = en pausa
tv-since = Inicio: { $time }
tv-clock = { $who }, { $time }
invite-failed = No se puede abrir: { $why }
invite-no-network = Este dispositivo no está en ninguna red local. Conéctalo a un wifi o comparte internet desde un teléfono.
invite-not-here = Aquí no se puede invitar. Abre Tapete en su ventana, o con tapete serve --lan.

guest-join = ¿Cuál es tu asiento?
guest-join-note = Toca tu nombre en la mesa de { $game }.
guest-seat-free = libre
guest-seat-taken = ya está
guest-full = No quedan asientos libres
guest-full-note = Quien lleva la mesa puede dejar libre un asiento.
guest-was = Este teléfono fue { $who }
guest-new = Se elige una vez y queda guardado
guest-i-am = Soy { $who }
guest-choose = Elige tu asiento
guest-watch = Solo mirar
guest-taken-now = Alguien acaba de sentarse ahí.
guest-private = Se queda en este teléfono. Nadie más ve tu mano.
guest-lost = No llego a la mesa
guest-lost-why = Hace unos segundos que no contesta. Pon este teléfono en la misma red; esta página sigue sola en cuanto llegue.
guest-lost-safe = Lo que ya llegó está guardado en la mesa; lo que toques ahora cuenta si la mesa sigue como la ves.
guest-not-counted = La mesa ya había seguido: ese toque no ha contado.
guest-lost-short = Sin conexión: sigue sola
guest-again = Probar otra vez
guest-gone = Esta mesa ya no te espera
guest-gone-why = Quien lleva la mesa ha cerrado la puerta o este enlace ya no vale. Pide que te vuelvan a enseñar el código.
guest-coming = Ahora viene la mesa…
guest-language = Idioma
guest-leave = Cambiar de asiento
guest-pencil = Tienes el lápiz: ahora anotas por todos.
guest-pencil-gone = El lápiz vuelve a quien lleva la mesa.
guest-whole-table = Anotar por todos
guest-own-side = Mi lado
guest-return-pencil = Devolver el lápiz
guest-paused = La mesa está en pausa
guest-others = Los demás
guest-say = Avisar: { $what }
guest-said = { $what }: ya lo tiene quien lleva la mesa
guest-finger-lay = Pon un dedo aquí y no lo muevas
guest-finger-you = Empiezas tú
guest-hand = Tu mano
guest-your-turn = Te toca
guest-you-won = Ganaste
guest-your-place = Tu puesto: { $place }
guest-your-number = Tu número
guest-not-yet = Aún no te toca
guest-choose-card = Elige una carta de tu mano
guest-play = Jugar
guest-play-card = Jugar { $card }
language-es = español
language-en = inglés
invite-who-writes = Quién escribe
invite-everybody = Todos anotan lo suyo
invite-keeper = Quien lleva la mesa acepta
invite-everybody-note = Lo que alguien toca se anota en el acto. Puedes corregir cualquier cosa.
invite-keeper-note = Lo que alguien toca espera aquí hasta que lo aceptes.
invite-give-pencil = Dar el lápiz a { $who }
invite-take-pencil = Recuperar el lápiz
invite-has-pencil = { $who } tiene el lápiz y anota por todos.
invite-proposals = Lo que quieren anotar los teléfonos
invite-proposed = desde su teléfono, { $time }
invite-said = desde su teléfono
invite-said-mine = aquí está { $mine }
invite-accept = Aceptar
invite-leave-it = Dejarlo
guest-waits = { $what } Espera a quien lleva la mesa.
guest-withdraw = Quitarlo
snapshot = Los puntos de una mesa
snapshot-at = Como estaba el { $time }. No es una mesa para seguir jugando.
snapshot-round = { $counts ->
    [turns] Turno
    [games] Juego
    [sheet] Hoja
   *[rounds] Ronda
  }
snapshot-fault-cut = Este enlace no está entero. Cópialo otra vez, o mira el código de nuevo.
snapshot-fault-newer = Esto viene de un Tapete más nuevo.
