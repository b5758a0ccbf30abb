### La hoja: qué ha pasado, qué viene y por qué no.

## Qué ha pasado

line-sheet-counting = Las rondas están completas: ahora la hoja.
line-sheet-entered = { $team }: { $what }
line-sheet-left-open = { $team }: en blanco
line-sheet-entered-person = { $what }: { $whom }
line-sheet-entered-nobody = { $what }: nadie
line-sheet-entered-table = { $what }
line-sheet-scored = { $team }: { $points } ({ $what }). Total { $total }.
line-sheet-scored-nothing = { $team }: { $points }. Total { $total }.
line-sheet-counted = { $team }: { $what } { $n }
line-sheet-counted-table = { $what }: { $n }
line-sheet-out =
    { $team_count ->
        [one] { $team } queda fuera con { $points }.
       *[other] { $team } quedan fuera con { $points }.
    }
line-sheet-back =
    { $team_count ->
        [one] { $team } vuelve con { $points }.
       *[other] { $team } vuelven con { $points }.
    }
line-sheet-stays-out =
    { $team_count ->
        [one] { $team } no vuelve.
       *[other] { $team } no vuelven.
    }
line-sheet-leg = { $team }: 1 { $what }
line-sheet-note = Nota a la ronda { $round }: { $text }
line-sheet-note-gone = La nota a la ronda { $round } ya no está.
line-sheet-box-note = Nota a { $who }, ronda { $round }: { $text }
line-sheet-box-note-gone = La nota a { $who }, ronda { $round }, ya no está.
line-sheet-note-whole = Nota a la hoja: { $text }
line-sheet-note-gone-whole = La nota a la hoja ya no está.
line-sheet-box-note-whole = Nota para { $who }: { $text }
line-sheet-box-note-gone-whole = La nota de { $who } ya no está.
line-sheet-note-field = Nota en { $what }: { $text }
line-sheet-note-gone-field = La nota de { $what } ya no está.
line-sheet-box-note-field = Nota para { $who }, { $what }: { $text }
line-sheet-box-note-gone-field = La nota de { $who }, { $what }, ya no está.
line-sheet-left = { $who } deja la partida.
line-sheet-house = Desde ahora: { $what }
line-sheet-goes-on = La partida sigue.
line-sheet-file-taken = Una versión más nueva del juego: { $now } → { $to }
line-sheet-counted-again = { $team }: { $was } → { $now }
line-sheet-finished = La mesa acaba la partida.
line-sheet-played-on = { $who } empatan: una ronda más.
line-sheet-nobody = Partida perdida.
line-sheet-unwon = Nadie ha ganado.
line-sheet-won =
    { $who_count ->
        [one] Gana { $who }.
       *[other] Ganan { $who }.
    }
line-sheet-shared = { $who } comparten la victoria.
line-sheet-tie-share = { $who } comparten la victoria.
line-sheet-tie-table =
    { $who_count ->
        [one] Lo decide la mesa: gana { $who }.
       *[other] Lo decide la mesa: ganan { $who }.
    }
line-sheet-tie-words =
    { $who_count ->
        [one] Lo decide la mesa: gana { $who }. { $words }
       *[other] Lo decide la mesa: ganan { $who }. { $words }
    }

## Qué viene

line-sheet-next-enter = Ronda { $round }, { $what }: { $who }
line-sheet-next-turn = Turno { $round }, { $what }: { $who }
line-sheet-next-extra = Ronda { $round }, por el empate: { $who }
line-sheet-next-sheet = La hoja: { $who }
line-sheet-next-table = { $what }
line-sheet-next-end = Al final: { $what }
line-sheet-next-count = Se cuenta
line-sheet-next-back =
    { $who_count ->
        [one] ¿Vuelve { $who }?
       *[other] ¿Vuelven { $who }?
    }
line-sheet-next-tie = { $who } empatan
line-sheet-over =
    { $who_count ->
        [one] Gana { $who } con { $points }
       *[other] Ganan { $who } con { $points }
    }
line-sheet-over-unscored =
    { $who_count ->
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
line-sheet-over-settled =
    { $who_count ->
        [one] Gana { $who } con { $points }; la mesa resolvió el empate
       *[other] Ganan { $who } con { $points }; la mesa resolvió el empate
    }
line-sheet-over-unscored-settled =
    { $who_count ->
        [one] Gana { $who }; la mesa resolvió el empate
       *[other] Ganan { $who }; la mesa resolvió el empate
    }
line-sheet-over-tie-break =
    { $who_count ->
        [one] { $who } gana el desempate: { $points } a { $points } con { $others }; { $by }
       *[other] { $who } ganan el desempate: { $points } a { $points } con { $others }; { $by }
    }
line-sheet-over-nobody = Partida perdida
line-sheet-over-unwon = Nadie ha ganado

## Por qué no

refusal-sheet-SH_E_FILE = Este archivo de juego no se puede jugar. { $path }: { $what }
refusal-sheet-SH_E_PLAYER_COUNT = { $exactly ->
    [true] A esto juegan { $min } personas. Aquí hay { $n }.
   *[false] A esto juegan de { $min } a { $max } personas. Aquí hay { $n }.
  }
refusal-sheet-SH_E_PLAYER_NAMES = Cada persona necesita un nombre propio.
refusal-sheet-SH_E_OPTION = Eso no puede ser: { $name } { $value }. Elige otro valor.
refusal-sheet-SH_E_SIDES = Estas personas no pueden jugar juntas así. Elige otros equipos.
refusal-sheet-SH_E_GAME_OVER = La partida ha acabado. Deshaz, si no es así.
refusal-sheet-SH_E_ROW = La ronda { $row } no está abierta. Una ronda completa se corrige: toca su casilla.
refusal-sheet-SH_E_PHASE = { $name } viene después. Falta algo de antes.
refusal-sheet-SH_E_EMPTY = No hay nada que anotar. Di algo primero.
refusal-sheet-SH_E_UNKNOWN_PLAYER = Esa persona no está en esta mesa.
refusal-sheet-SH_E_OUT = { $player } está fuera. Ahora no se anota nada suyo.
refusal-sheet-SH_E_NOT_YOURS = { $player } solo escribe sus casillas.
refusal-sheet-SH_E_KEEPER_ONLY = Eso solo lo hace quien lleva la mesa.
refusal-sheet-SH_E_TWICE = { $player } está dos veces.
refusal-sheet-SH_E_FILLED = { $name } ya está anotado. Toca la casilla para corregirlo.
refusal-sheet-SH_E_FIELD = Eso no se pregunta aquí. { $field }
refusal-sheet-SH_E_KIND = Ese valor no es de { $name }.
refusal-sheet-SH_E_RANGE = { $name }: solo de { $lowest } a { $highest }. Ese número se sale.
refusal-sheet-SH_E_STEP = { $name }: solo de { $step } en { $step }. Escribe un múltiplo de { $step }.
refusal-sheet-SH_E_VALUES = { $name } tiene otros valores. Puede ser: { $values }.
refusal-sheet-SH_E_ADDS_TO = { $name }: { $got } de { $want }. Juntos suman { $want }.
refusal-sheet-SH_E_CHECK = { $say }
refusal-sheet-SH_E_SUM = No se pueden calcular los puntos. { $cause }
refusal-sheet-SH_E_COUNTER = { $name } va de { $lowest } a { $highest }.
refusal-sheet-SH_E_BACK = { $player } no puede volver ahora.
refusal-sheet-SH_E_TEAMS_STAY = Los equipos se quedan como están. Nadie llega tarde ni se va.
refusal-sheet-SH_E_TIE_OPEN = Se está jugando un desempate. Hasta que se decida, nadie llega ni se va.
refusal-sheet-SH_E_ROW_OPEN = La ronda { $row } tiene casillas abiertas. Complétala antes.
refusal-sheet-SH_E_FILE_OTHER = Ese es otro juego: { $name }.
refusal-sheet-SH_E_FILE_OLD = Esa versión no es más nueva. La mesa juega la versión { $now }.
refusal-sheet-SH_E_FILE_FIT =
    { $part ->
        [seats] Esta versión no sirve para la mesa. Es para otro número de personas.
        [sides] Esta versión no sirve para la mesa. En ella juegan juntos otros.
        [mode] Esta versión no sirve para la mesa. Se anota en otro orden.
        [counters] Esta versión no sirve para la mesa. Le falta algo que aquí se cuenta.
       *[decimals] Esta versión no sirve para la mesa. Tiene otros decimales.
    }
refusal-sheet-SH_E_HOUSE_ROW = La ronda { $row } tiene casillas abiertas. Complétala primero: las otras reglas valen desde la ronda siguiente.
refusal-sheet-SH_E_FILE_ROW = La ronda { $row } tiene casillas abiertas. Complétala antes.
refusal-sheet-SH_E_AGAIN = Las rondas no se pueden contar de nuevo. Los puntos decidieron quién seguía.
refusal-sheet-SH_E_FULL = No hay sitio para otra columna. Como mucho { $max } personas tienen una.
refusal-sheet-SH_E_TOO_FEW = Quedan al menos { $min } personas. Mejor acaba la partida.
refusal-sheet-SH_E_NOTE = La nota es demasiado larga. Tiene hasta { $max } caracteres.
refusal-sheet-SH_E_NOTHING_WRITTEN = Aún no hay nada anotado. Una partida acaba cuando hay algo.
refusal-sheet-SH_E_NO_TIE = Nadie empata por la victoria.
refusal-sheet-SH_E_TIE_WINNERS = Solo pueden ganar quienes empatan: { $tied }.
refusal-sheet-SH_E_TIE_WORDS = Es demasiado largo. Dilo en hasta { $max } caracteres.
refusal-sheet-SH_E_NO_ROW = No cabe otra ronda. La victoria se comparte, o la mesa la decide.
