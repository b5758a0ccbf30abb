### Libre: qué ha pasado, qué toca y por qué no.

## Qué ha pasado

line-freeform-booked = { $who }: { $n } en la ronda { $round }.
line-freeform-booked-row = { $who }: { $n } en { $row }.
line-freeform-left-open = { $who } no tiene nada en la ronda { $round }.
line-freeform-left-open-row = { $who } no tiene nada en { $row }.
line-freeform-complete =
    { $who_count ->
        [one] La ronda { $round } está completa. Va por delante { $who } con { $points }.
       *[other] La ronda { $round } está completa. Van por delante { $who } con { $points }.
    }
line-freeform-complete-row =
    { $who_count ->
        [one] { $row } está completa. Va por delante { $who } con { $points }.
       *[other] { $row } está completa. Van por delante { $who } con { $points }.
    }
line-freeform-note = Nota a la ronda { $round }: { $text }
line-freeform-note-row = Nota a { $row }: { $text }
line-freeform-note-gone = La nota a la ronda { $round } se ha quitado.
line-freeform-note-gone-row = La nota a { $row } se ha quitado.
line-freeform-box-note = Nota a { $who }, ronda { $round }: { $text }
line-freeform-box-note-row = Nota a { $who }, { $row }: { $text }
line-freeform-box-note-gone = La nota a { $who }, ronda { $round }, se ha quitado.
line-freeform-box-note-gone-row = La nota a { $who }, { $row }, se ha quitado.
line-freeform-end-open = La mesa termina la partida cuando quiere.
line-freeform-end-rounds =
    { $n ->
        [one] La partida tiene una ronda.
       *[other] La partida tiene { $n } rondas.
    }
line-freeform-end-target = La partida va a { $n }.
line-freeform-left = { $who } deja la partida.
line-freeform-finished = La mesa termina la partida.
line-freeform-played-on = Empatan { $who }: una ronda más.
line-freeform-won =
    { $who_count ->
        [one] Gana { $who }.
       *[other] Ganan { $who }.
    }
line-freeform-shared = Comparten la victoria { $who }.
line-freeform-tie-share = Comparten la victoria { $who }.
line-freeform-tie-table =
    { $who_count ->
        [one] Lo decide la mesa: gana { $who }.
       *[other] Lo decide la mesa: ganan { $who }.
    }
line-freeform-tie-words =
    { $who_count ->
        [one] Lo decide la mesa: gana { $who }. { $words }
       *[other] Lo decide la mesa: ganan { $who }. { $words }
    }

## Qué toca

line-freeform-next-round = Ronda { $round }
line-freeform-next-extra = Ronda { $round }, por el empate
line-freeform-next-missing =
    { $who_count ->
        [one] Ronda { $round }: falta { $who }
       *[other] Ronda { $round }: faltan { $who }
    }
line-freeform-next-row =
    { $who_count ->
        [one] { $row }: falta { $who }
       *[other] { $row }: faltan { $who }
    }
line-freeform-next-sheet = Cualquier fila de la hoja
line-freeform-next-finish = Terminar la partida
line-freeform-next-tie = Empatan { $who }
line-freeform-over =
    { $who_count ->
        [0] La partida ha terminado.
        [one] Gana { $who } con { $points }.
       *[other] Ganan { $who } con { $points }.
    }
line-freeform-over-settled =
    { $who_count ->
        [one] { $who } ganó con { $points }; la mesa resolvió el empate
       *[other] { $who } ganaron con { $points } cada uno; la mesa resolvió el empate
    }

## Por qué no

refusal-freeform-FF_E_PLAYER_COUNT = Llevan una libreta de { $min } a { $max } personas. Aquí hay { $n }.
refusal-freeform-FF_E_PLAYER_NAMES = Cada persona necesita un nombre propio.
refusal-freeform-FF_E_TEAMS = No hay gente bastante. Para { $teams } equipos hacen falta más de { $n }.
refusal-freeform-FF_E_OPTION = Así no puede ser: { $value }. Elige otro valor.
refusal-freeform-FF_E_ROW_NAMES = Cada fila necesita un nombre propio. Hasta { $most } filas de { $letters } caracteres.
refusal-freeform-FF_E_BOUNDS = No cabe ningún número. Entre { $lowest } y { $highest } no hay ningún múltiplo de { $step }.
refusal-freeform-FF_E_UNKNOWN_PLAYER = Esa persona no está en esta mesa.
refusal-freeform-FF_E_GAME_OVER = La partida ha terminado. Deshaz, o elige otro final.
refusal-freeform-FF_E_ROW = Esa fila aún no se puede escribir. La última que se puede es la { $last } y esta es la { $row }.
refusal-freeform-FF_E_EMPTY = No hay nada que escribir. Di antes un número.
refusal-freeform-FF_E_NOT_YOURS = { $player } escribe solo en su columna.
refusal-freeform-FF_E_TWICE = { $player } está dos veces en una fila.
refusal-freeform-FF_E_FILLED = { $player } ya tiene { $amount } en la fila { $row }. Toca la casilla para corregirla.
refusal-freeform-FF_E_RANGE = Ese número se sale de los límites. Va de { $lowest } a { $highest }.
refusal-freeform-FF_E_STEP = Ese número cae entre dos pasos. Es múltiplo de { $step }.
refusal-freeform-FF_E_NOTE = La nota es demasiado larga. Tiene hasta { $max } caracteres.
refusal-freeform-FF_E_KEEPER_ONLY = Eso lo hace solo quien lleva la mesa.
refusal-freeform-FF_E_TEAMS_STAY = Los equipos se quedan como están. Nadie llega más tarde ni se va.
refusal-freeform-FF_E_TIE_OPEN = Se juega por un empate. Hasta que se rompa nadie llega ni se va.
refusal-freeform-FF_E_ROUND_OPEN = La ronda { $row } tiene casillas abiertas. Complétala primero.
refusal-freeform-FF_E_FULL = No cabe otra columna. Como mucho { $max } personas tienen una.
refusal-freeform-FF_E_TOO_FEW = Se quedan al menos { $min } personas. Termina la partida en su lugar.
refusal-freeform-FF_E_HAS_LEFT = { $player } se ha ido. No se escribe nada más en su columna.
refusal-freeform-FF_E_NOTHING_WRITTEN = Aún no hay nada escrito. La partida termina cuando hay algún número.
refusal-freeform-FF_E_LAST_ROUND = Una partida tiene de 1 a { $max } rondas.
refusal-freeform-FF_E_TARGET = La meta va de 1 a { $max }.
refusal-freeform-FF_E_NO_TIE = Nadie empata por la victoria.
refusal-freeform-FF_E_TIE_WINNERS = Solo puede ganar quien empata: { $tied }.
refusal-freeform-FF_E_TIE_WORDS = Es demasiado largo. Dilo en hasta { $max } caracteres.
refusal-freeform-FF_E_NO_ROUND = No cabe otra ronda. Se comparte la victoria o se decide.
