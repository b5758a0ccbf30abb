### ¿Qué puedo jugar? La mejor jugada, dicha para que una mano la siga.

rummikub-table = Mesa
rummikub-your-rack = Tu soporte
rummikub-find = Buscar la mejor jugada
rummikub-no-rack = Pon antes tu soporte
rummikub-looking = Mirando todas las maneras…
rummikub-stop-looking = Dejar de buscar
rummikub-given-up = Parado antes de mirarlo todo. Con menos fichas va más rápido.
rummikub-aim = Qué cuenta
rummikub-most-tiles = Más fichas
rummikub-most-points = Más puntos
rummikub-play-n-of = Juega { $n } de { $of }
rummikub-all-can-go = Sale todo: Rummikub
rummikub-nothing-to-play = No se puede jugar nada
rummikub-opening-out-of-reach = Con este soporte no se llega a abrir.
rummikub-points-played =
    { $n ->
        [one] Sale 1 punto del soporte.
       *[other] Salen { $n } puntos del soporte.
    }
rummikub-proven = Ninguna jugada es mejor: se miraron todas.
rummikub-not-fewest = Quizá se podría hacer tocando menos combinaciones.
rummikub-not-proven = Lo mejor que se encontró en el tiempo que hay; no se miró todo.
rummikub-hint = Empieza con { $tiles }.
rummikub-hint-plain = Cabe sin mover nada.
rummikub-hint-moves = También hay que mover algo de la mesa.
rummikub-show-play = Mostrar la jugada
rummikub-only-a-hint = Mostrar solo una pista
rummikub-put-on-table = Ponerla en la mesa
rummikub-table-now = La mesa como está
rummikub-table-then = La mesa tras la jugada
rummikub-which-table = Qué mesa
rummikub-from-your-rack = de tu soporte
rummikub-moved = movida en la mesa
rummikub-all-still-there = Todas las fichas de la mesa siguen en ella
rummikub-rack-has =
    { $opened ->
        [true] { $n ->
            [one] 1 ficha, ya abriste
           *[other] { $n } fichas, ya abriste
        }
       *[other] { $n ->
            [one] 1 ficha, aún sin abrir
           *[other] { $n } fichas, aún sin abrir
        }
    }
rummikub-change-tiles = Cambiar fichas
rummikub-points-left = puntos quedan
word-rummikub-new-group = serie nueva
word-rummikub-new-run = escalera nueva
rummikub-new-group = Una serie nueva
rummikub-new-run = Una escalera nueva
rummikub-the-tile = el { $tile }
rummikub-new-with = { $what } con { $tiles } de la mesa
rummikub-the-group = la serie de { $n }
rummikub-the-run =
    { $colour ->
        [K] la escalera negra de { $from } a { $to }
        [R] la escalera roja de { $from } a { $to }
        [B] la escalera azul de { $from } a { $to }
       *[Y] la escalera amarilla de { $from } a { $to }
    }
rummikub-joins =
    { $n ->
        [one] a { $meld }
       *[other] a { $meld }
    }
rummikub-joins-frees =
    { $n ->
        [one] { $joins }, y queda libre { $tiles }
       *[other] { $joins }, y quedan libres { $tiles }
    }
refusal-rummikub-TABLE_INVALID = La mesa no vale. Una combinación no lo es y ninguna jugada lo arregla: revisa lo que hay.
refusal-rummikub-NO_BEST_PLAY =
    { $name ->
        [joker_group3] Sin respuesta para esto. La búsqueda no conoce la regla del comodín en una serie de tres.
        [joker_release] Sin respuesta para esto. La búsqueda no conoce la regla de los comodines congelados.
        [freed_joker_use] Sin respuesta para esto. La búsqueda no conoce la regla de los comodines liberados.
        [max_jokers_per_meld] Sin respuesta para esto. La búsqueda no conoce la regla de un comodín por combinación.
       *[other] Sin respuesta a tiempo. Hay demasiadas maneras: prueba con menos fichas.
    }
