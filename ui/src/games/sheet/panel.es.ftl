### Un juego de un archivo, en la mesa.

sheet-sheet = Hoja
sheet-gutter = Ronda
sheet-gutter-boxes = Casilla
sheet-round = ronda { $n }
sheet-turn = turno { $n }
sheet-legend = el total y los puntos { $counts ->
    [turns] del turno
   *[other] de la ronda
  }
sheet-legend-boxes = lo anotado
sheet-cell = { $who }, { $row }: total { $total } { $points }
sheet-cell-open = { $who }, { $row }, sin completar: { $value }
sheet-box = { $who }, { $what }: { $value }
sheet-noted = nota: { $text }
sheet-points = Puntos
sheet-why = { $who }, { $row }
sheet-yes = sí
sheet-no = no
sheet-everybody = Toda la mesa
sheet-nobody = nadie
sheet-out = fuera
sheet-legs = lleva { $n }
sheet-fact-deals = reparte { $who }
sheet-fact-marker = { $what }: { $who }
sheet-fact-low = gana el total más bajo
sheet-fact-extra = una ronda más por el empate

sheet-asks = { $who }: { $what }
sheet-left = { $what }: { $n ->
    [one] queda 1
   *[other] quedan { $n }
  }
sheet-less = Uno menos: { $what }
sheet-more = Uno más: { $what }
sheet-which-counter = Qué número
sheet-up = { $what }: { $n } más
sheet-down = { $what }: { $n } menos
sheet-put = Poner { $n }
sheet-likely = Números probables
sheet-of-most = de { $n }
sheet-between = de { $min } a { $max }
sheet-step = de { $n } en { $n }
sheet-write = Anotar
sheet-write-n = Anotar { $n }
sheet-write-then = Anotar, luego { $who }
sheet-then = Luego { $what }
sheet-missing = Falta: { $what }
sheet-boxes = Qué casilla de { $who }
sheet-choose-box = { $who }: elige una casilla.
sheet-other-box = Otra casilla de { $who }, ahora { $what }
sheet-all-the-same = Anotar igual
sheet-face-number = { $what }: ¿qué número?
sheet-face-all = { $row }: todo dicho, apúntalo
sheet-face-take = Tomar { $n }
sheet-face-open = Toca y anota: { $row }
sheet-face-box = Elige una casilla
sheet-face-again = { $n } otra vez lo anota igualmente
sheet-back = ¿Vuelve { $who }?
sheet-back-yes = Vuelve con { $n }
sheet-back-no = Queda fuera

sheet-sharing = { $what } de cada uno
sheet-right-number = El número correcto
sheet-stands = ahora { $n }
sheet-correct = Corregir
sheet-leave-open = Dejar en blanco

sheet-note = Nota
sheet-note-note = Unas palabras junto a una ronda o un número. Tecla N.
sheet-note-of = Nota: { $row }
sheet-note-whose = Junto a qué
sheet-note-row = Toda la ronda
sheet-note-sheet = Toda la hoja
sheet-note-hint = Hasta 200 caracteres; en blanco la quita.
sheet-note-save = Guardar la nota
sheet-note-remove = Quitar la nota

sheet-finish = Acabar la partida
sheet-finish-note = Gana quien va primero. Deshacer lo devuelve.

sheet-newer = Una versión más nueva de este juego ({ $now } → { $to })
sheet-newer-note = Qué cambia, y si las rondas de antes se cuentan de nuevo.
sheet-newer-differs = Lo que cambia: { $differs }.
sheet-newer-alike = Puntúa como antes: solo cambian nombres y textos.
sheet-newer-when = Desde cuándo cuenta
sheet-newer-next = Desde la próxima ronda
sheet-newer-again = Contar de nuevo
sheet-newer-take = Tomar esta versión
sheet-newer-waits = No sirve para esta mesa
sheet-house = Otras reglas de la casa
sheet-house-note = Tras tantas rondas, con un total: lo que la mesa acuerde ahora.
sheet-agree = De acuerdo

word-sheet-sides-each = Cada uno
word-sheet-sides-two = Dos equipos
word-sheet-sides-three = Tres equipos
word-sheet-sides-four = Cuatro equipos
word-sheet-sides-five = Cinco equipos
word-sheet-sides-free = Equipos libres
word-sheet-sides-one = Uno contra el resto
word-sheet-sides-together = Todos juntos

word-sheet-keeping-round-observed = Anotado en la hoja

seats-late-sheet = Entre dos rondas alguien puede sentarse o irse del todo, mientras queden tantos como admite el archivo. No en equipos ni mientras se juega un desempate.
