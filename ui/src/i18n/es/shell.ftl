### Lo que rodea a las pantallas: problemas, atajos, palabras comunes.

close = Cerrar
back = Atrás
save = Guardar
pending = Guardando
won = gana
lost = Partida perdida
scores = Puntos
round-short = { $n } / { $of }
round-sheet = una hoja
round-count =
    { $counts ->
        [turns] { $n ->
            [0] sin turnos terminados
            [one] 1 turno
           *[other] { $n } turnos
        }
        [games] { $n ->
            [0] sin juegos terminados
            [one] 1 juego
           *[other] { $n } juegos
        }
       *[rounds] { $n ->
            [0] sin rondas terminadas
            [one] 1 ronda
           *[other] { $n } rondas
        }
    }
duration-seconds = { $n }{ "\u00A0" }s
duration-minutes = { $n }{ "\u00A0" }min
duration-hours = { $h }{ "\u00A0" }h{ "\u00A0" }{ $m }
rule-said = regla { $rule }

preparing-sessions =
    { $n ->
        [one] Actualizando tu partida…
       *[other] Actualizando tus { $n } partidas…
    }
preparing-why = Solo pasa una vez después de una actualización. Tapete se abre solo al terminar. Si lo cierras, no se pierde nada.

trouble-read-only = En esta carpeta no se puede escribir.
trouble-read-only-why = Tapete guarda aquí las mesas y no tiene permiso. Dale permiso de escritura, o deja espacio en el disco, y abre Tapete otra vez. Nada se ha perdido.
trouble-newer = Estas mesas son de un Tapete más nuevo.
trouble-newer-why = Se guardaron con la versión { $found } y este Tapete conoce hasta la { $known }. Actualiza Tapete para abrirlas. No se ha tocado nada.
trouble-locked = Otro programa tiene abiertas las mesas.
trouble-locked-why = Puede leerlas una copia de seguridad, un antivirus u otro Tapete. Tapete vuelve a probar durante un minuto por sí solo. Nada se ha perdido.
trouble-storage = Las mesas guardadas no se pueden abrir.
trouble-storage-why = El sistema no deja leerlas. Comprueba el disco y abre Tapete otra vez. No se ha borrado nada.
trouble-storage-page = El navegador no deja leerlas, o no queda sitio en este dispositivo. Haz sitio y prueba otra vez. No se ha borrado nada.
trouble-unreachable = Tapete no contesta.
trouble-again = Probar otra vez
trouble-save = Guardar el archivo con todo
trouble-saved = Entregado: { $name }. En la carpeta de datos de Tapete en un ordenador, se abre allí.

open-refused = No se ha abierto
failure-link_strange = Este enlace no abre nada en Tapete. No se ha cambiado nada.
failure-link_long = Este enlace es demasiado largo para ser de Tapete. No se ha cambiado nada.
failure-link_unknown = Este enlace lleva a una partida que no está en este dispositivo. Si está en otro, tráela como archivo.

failure-refused = Las reglas no lo permiten.
failure-stale = Alguien ha cambiado la mesa en otra ventana. Mira cómo está ahora y vuelve a probar.
failure-not_found = Esto ya no está.
failure-invalid = Esto no se entiende así. Cámbialo y vuelve a probar.
failure-forbidden = Este dispositivo no puede hacerlo. Puede quien lleva la mesa.
failure-database_moved = No se puede guardar nada: el archivo se ha movido, cambiado o borrado. Devuélvelo a su sitio, o cierra Tapete y ábrelo otra vez.
failure-storage = No se pudo guardar. Comprueba el disco y vuelve a probar. Lo escrito sigue aquí.
failure-preparing = Tapete aún está actualizando sus listas. Vuelve a probar en un momento.
failure-internal = Algo de Tapete ha fallado. Vuelve a probar. Lo guardado está a salvo.
failure-no_files = Este navegador no da a Tapete dónde escribir: en una ventana privada no lo hace, y los antiguos no pueden. Abre Tapete en una ventana normal de un navegador actual.
failure-open_elsewhere = Tapete está abierto en otra pestaña y el navegador la ha dormido. Ve a ella o ciérrala e inténtalo otra vez.
failure-unreachable = Tapete no contesta. Si lo has cerrado, ábrelo otra vez.
failure-person_name_empty = Escribe un nombre que se pueda ver.
failure-person_name_too_long = El nombre es demasiado largo: caben 64 letras.
failure-person_name_characters = En el nombre hay signos que no se pueden mostrar.
failure-person_name_taken = Ya hay alguien con ese nombre. Añade algo que lo distinga.
failure-preset_name_empty = Escribe un nombre que se pueda ver.
failure-preset_name_too_long = El nombre es demasiado largo: caben 64 letras.
failure-preset_name_characters = En el nombre hay signos que no se pueden mostrar.
failure-preset_name_taken = Otras reglas de la casa de este juego ya se llaman así. Elige otro nombre.
failure-preset_too_large = Este archivo es demasiado grande para ser de reglas de la casa. No se ha cambiado nada.
failure-preset_foreign = Este archivo no es de reglas de la casa, o le falta una parte. No se ha cambiado nada.
failure-preset_newer = Este archivo viene de un Tapete más nuevo. Actualiza este y vuelve a abrirlo.
failure-preset_game = Este archivo es de un juego que este Tapete no conoce. No se ha cambiado nada.
failure-file_not_saved = No se pudo guardar el archivo. ¿Queda espacio donde van las descargas?
failure-file_unread = No se ha podido leer el archivo. Si está en una nube, descárgalo antes a este dispositivo.
failure-work_lost = El trabajo terminó antes de tiempo y no se sabe hasta dónde llegó. Mira lo que hay y prueba otra vez.
failure-preset_option = Este archivo tiene una regla de la casa que este Tapete no conoce. No se ha cambiado nada.

keys-title = Teclas
keys-replay = una ronda atrás o adelante, al repasar
keys-search = buscar
