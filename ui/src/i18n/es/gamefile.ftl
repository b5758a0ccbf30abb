### Un archivo de juego que alguien envió, y enviar uno.

gamefile-title = Un juego
gamefile-leave = Dejarlo
gamefile-add = Guardar el juego
gamefile-take = Ponerlo en lugar del mío
gamefile-both = Guardar los dos
gamefile-play = Jugarlo
gamefile-added = { $name } está entre tus juegos.
gamefile-faulty = Este juego no se puede jugar así.
gamefile-unchanged = No se ha cambiado nada.
gamefile-column = columna { $n }
gamefile-same = Ya tienes este juego.
gamefile-on-shelf = Este juego ya viene con Tapete.
gamefile-older = Ya tienes una edición más nueva: la { $here }; esta es la { $this }.
gamefile-newer = La edición { $this } ocupa el lugar de tu edición { $here }. Las mesas empezadas siguen con la suya.
gamefile-shelf = Un juego con este id viene con Tapete y puntúa de otra manera: { $differs }. Este recibe un nombre propio.
gamefile-other = Tienes otro juego con este id, y puntúa de otra manera: { $differs }. Las mesas empezadas siguen con el suyo.
gamefile-differs-seats = cuánta gente
gamefile-differs-rounds = las rondas
gamefile-differs-fields = lo que se anota
gamefile-differs-parts = lo que vale
gamefile-differs-checks = lo que no puede ser
gamefile-differs-ending = el final
gamefile-differs-counters = lo que se cuenta aparte
gamefile-differs-house = las reglas de la casa
gamefile-differs-other = otras cosas
gamefile-people = Gente
gamefile-seats =
    { $exactly ->
        [yes] { $max ->
            [one] en solitario
           *[other] { $max }
        }
       *[no] de { $min } a { $max }
    }
gamefile-by = Hecho por
gamefile-writes = Qué se anota
gamefile-worth = Qué vale
gamefile-if = si { $when }
gamefile-word = «{ $word }»
gamefile-and = y
gamefile-or = o
gamefile-examples = Ejemplos
gamefile-held =
    { $of ->
        [0] No trae ninguno.
        [one] Sale { $held } de 1.
       *[other] Salen { $held } de { $of }.
    }
gamefile-open = Abrir un archivo de juego
gamefile-paste = Pegar un juego
gamefile-pasted = El enlace, o el texto del archivo
gamefile-pasted-hint = Un enlace empieza por tapete://game/
gamefile-nothing-pasted = Aún no hay nada pegado
gamefile-look = Mirarlo
gamefile-send = Enviar { $name }
gamefile-send-this = Enviar este juego
gamefile-send-this-note = Un código, un enlace o un archivo
gamefile-delete = Borrar { $name }
gamefile-change = Cambiar { $name }
gamefile-unreadable = No se puede jugar aquí.
gamefile-mend = Arreglar { $name }
gamefile-gone = { $name }: borrado
gamefile-scan = La cámara de otro teléfono lo lee, si tiene Tapete.
gamefile-code = { $name } como código
gamefile-too-long = Este juego es demasiado largo para un código. Envía el archivo.
gamefile-save = Como archivo
gamefile-saved = Guardado: { $where }
gamefile-copy = Copiar el enlace
gamefile-copied = El enlace está copiado.
gamefile-by-hand = Cópialo a mano
gamefile-send-note = Quien lo recibe ve qué hace antes de que se guarde nada. Los ejemplos viajan solo con el archivo.
example-person = Persona { $n }
