### El juez de Rummikub, y poner fichas.

word-rummikub-kind-run = Escalera
word-rummikub-kind-group = Serie
rummikub-run-or-group = Escalera o serie
rummikub-worth = vale { $n }
rummikub-worth-joker =
    { $jokers ->
        [one] vale { $n }, o { $face } con su comodín
       *[other] vale { $n }, o { $face } con sus comodines
    }
rummikub-worth-range =
    { $jokers ->
        [one] vale { $n }, o de { $min } a { $max } con su comodín
       *[other] vale { $n }, o de { $min } a { $max } con sus comodines
    }
rummikub-so-many =
    { $n ->
        [one] Va 1 ficha
       *[other] Van { $n } fichas
    }
rummikub-go-on-laying = Una combinación tiene al menos tres. Sigue poniendo.
rummikub-go-on = sigue poniendo
rummikub-not-a-meld = No vale
word-rummikub-short-EMPTY = sin fichas
word-rummikub-short-TOO_SHORT = al menos tres
word-rummikub-short-TOO_MANY_COPIES =
    { $n ->
        [2] más de un comodín
       *[other] una tercera igual
    }
word-rummikub-short-ONLY_JOKERS = solo comodines
word-rummikub-short-MIXED = ni número ni color
word-rummikub-short-DUPLICATE_TILE = dos fichas iguales
word-rummikub-short-GROUP_DUP_COLOR = color repetido
word-rummikub-short-GROUP_TOO_LONG = más de cuatro
word-rummikub-short-RUN_DUP_NUMBER = número repetido
word-rummikub-short-RUN_TOO_LONG = más de trece
word-rummikub-short-RUN_WRAP = tras el 13 no va el 1
word-rummikub-short-RUN_GAP = falta un número
word-rummikub-short-RUN_ORDER = sin orden
word-rummikub-mend-reorder = En este orden
word-rummikub-mend-drop = Sin el { $gone }
word-rummikub-mend-split = En dos combinaciones
word-rummikub-mend-add = Con el { $piece }
word-rummikub-mend-swap = { $piece } en lugar de { $gone }
rummikub-would-do = Así sí valdría

rummikub-melds = Combinaciones
rummikub-meld-n = Combinación { $n }
rummikub-go-on-with = Seguir con la combinación { $n }
rummikub-used-up = { $tile }, ya están las dos
rummikub-joker-left =
    { $n ->
        [one] comodín, queda 1
       *[other] comodín, quedan { $n }
    }
rummikub-erase = Quitar la última ficha
rummikub-another = Otra combinación
rummikub-readings = Se puede leer de { $n } maneras:
rummikub-reading = { $kind }: { $tiles }, vale { $n }
rummikub-put-in-order = Poner en orden
rummikub-lay-tiles = Toca fichas, escríbelas (R5 R6 J) o pégalas. Una coma o Intro empieza otra combinación.
rummikub-pasted-unknown =
    { $n ->
        [one] No es una ficha: { $words }
       *[other] No son fichas: { $words }
    }
rummikub-pasted-over = Son más que las { $n } fichas de la caja: no se puso ninguna
rummikub-opening-needs = Para abrir hacen falta { $n }
rummikub-joker-zero = El comodín cuenta 0 en la apertura
rummikub-joker-face = El comodín cuenta lo que sustituye

rummikub-judge-what = Qué se pregunta
rummikub-judge-meld = Combinación
rummikub-judge-turn = Turno entero
rummikub-judge-play = ¿Qué juego?
rummikub-judge-rules = Con qué reglas

rummikub-which-tiles = Qué fichas
rummikub-table-before = Antes
rummikub-table-after = Después
rummikub-rack = Soporte
rummikub-rack-unknown = Puede quedar vacío: entonces se enseñan las fichas añadidas para que todos asientan.
rummikub-as-before = Como estaba antes
rummikub-has-opened = Ya abrió
rummikub-has-opened-note = Bajó sus primeras combinaciones en un turno anterior.
rummikub-turn-wins = Vale, y el soporte queda vacío: Rummikub.
rummikub-turn-holds = El turno vale.
rummikub-from-rack = Del soporte: { $tiles }.
rummikub-opens-with = Abre con { $n }.
rummikub-turn-how = Pon la mesa como estaba, y luego como queda tras el turno.
rummikub-colours = Colores
rummikub-move-to = Llevarla a la combinación { $n }
