### La mesa nueva.

new-game = Juego
new-no-game = Elige un juego
new-seats = Quién se sienta dónde
new-nobody = Toca a quien juega, en el orden en que se sientan.
new-nobody-known = Escribe quién juega, en el orden en que se sientan.
new-shuffle = Barajar asientos
word-first-who = Sortear
word-first-draw = Sortear quién reparte
word-first-does = reparte
new-get-up = Quitar de la mesa
new-move-back = Mover a { $name } un asiento atrás
new-move-on = Mover a { $name } un asiento adelante
new-known = Gente conocida
new-add = Sentar a { $name }
new-add-button = Añadir
new-hidden =
    { $n ->
        [one] y 1 más: escribe su nombre
       *[other] y { $n } más: escribe su nombre
    }
new-name = Nombre nuevo
new-name-or-search = Buscar, o nombre nuevo
new-sits = { $name } se sienta
new-full = La mesa está completa con { $n }.
new-rules = Reglas
new-edition = Edición
new-preset =
    { $n ->
        [0] { $name }
        [one] { $name }, 1 cambio
       *[other] { $name }, { $n } cambios
    }
new-rules-own = Reglas propias
new-rules-save = Guardar estas reglas como…
new-rules-name = Cómo se llaman
new-rules-name-hint = Como se diga en casa: «Las del domingo»
new-rules-kept = { $name }: guardadas
new-rules-keep = Guardar los cambios en { $name }
new-rules-share = Compartir en un archivo
new-rules-shared = Guardado: { $where }
new-rules-rename = Cambiar el nombre
new-rules-delete = Borrar
new-rules-gone = { $name }: borradas
new-rules-back = Deshacer
new-rules-open = Abrir un archivo
new-rules-taken = { $name }: ya están aquí
new-changed = cambiada
new-more-rules = Más reglas
new-more-changed =
    { $n ->
        [one] 1 cambiada
       *[other] { $n } cambiadas
    }
new-less = Menos
new-more = Más
new-keeping = Cómo se lleva
new-grain = Qué se anota
new-knowledge = Con qué se juega
new-change = Cambiar
new-missing =
    { $n ->
        [one] Falta 1 persona
       *[other] Faltan { $n } personas
    }
new-start = Empezar
new-to-start = Directo a empezar
word-first-named = reparte { $name }
word-first-drawn = se sortea quién reparte

word-keeping-round-observed = Solo puntos, con nuestras cartas
word-keeping-card-observed = Cada carta, con nuestras cartas
word-keeping-round-dealt = Solo puntos, reparte Tapete
word-keeping-card-dealt = Cada carta, reparte Tapete
word-grain-round = Solo puntos
word-grain-round-note = Se anota lo que sale de cada ronda. Se puede cambiar a media partida.
word-grain-card = Cada carta
word-grain-card-note = Se anota cada carta que cae, y Tapete dice si se podía jugar.
word-knowledge-observed = Las nuestras
word-knowledge-observed-note = Se reparte a mano. Tapete solo sabe lo que se ve en la mesa.
word-knowledge-dealt = Las de Tapete
word-knowledge-dealt-note = Tapete reparte. Cada uno ve su mano en su teléfono o, por turnos, en esta pantalla.
new-more-games = { $n } juegos más
new-find-game = Buscar un juego
new-no-such-game = Ningún juego se llama así. «Puntos» suma los de cualquiera.
new-make-game = No está: hacerlo en dos minutos
new-make-named = Otro juego que se llama «{ $name }»
