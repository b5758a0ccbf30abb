### La libreta en la mesa.

freeform-sheet = Hoja
freeform-row = Fila
freeform-rounds = Ronda
freeform-round = ronda { $n }
freeform-legend = total y lo escrito
freeform-legend-named = lo escrito
freeform-tap-to-correct = toca para corregir, mantén para una nota
freeform-box = { $who }, { $row }: total { $total } { $n }
freeform-box-named = { $who }, { $row }: { $n }
freeform-box-open = { $who }, { $row }: sin escribir
freeform-noted = nota: { $text }
freeform-fact-target = hasta { $n }
freeform-fact-low = gana el total más bajo
freeform-fact-extra = una ronda más por el empate

freeform-pad = { $who }, { $row }
freeform-put = Poner { $n }
freeform-write = Escribir { $n }
freeform-write-then = Escribir { $n } y seguir con { $who }
freeform-missing = Falta el número de { $who }
freeform-likely = Números probables
freeform-hint-between = de { $lowest } a { $highest }
freeform-hint-lowest = { $n } o más
freeform-hint-highest = { $n } o menos
freeform-hint-step = de { $n } en { $n }
freeform-tap-to-write = escribir un número
freeform-undo = Deshacer

freeform-right-number = El número bueno
freeform-right-missing = Falta el número bueno
freeform-stands = ahora { $n }
freeform-same = Eso ya está escrito
freeform-correct = Corregir { $before } por { $after }
freeform-leave-open = Dejar la casilla vacía

freeform-note = Nota
freeform-note-note = Unas palabras junto a una fila o un número. Tecla N.
freeform-note-of = Nota: { $row }
freeform-note-whose = Junto a qué
freeform-note-row = Toda la fila
freeform-note-hint = Hasta 200 caracteres; en blanco se quita.
freeform-note-save = Guardar la nota
freeform-note-remove = Quitar la nota

freeform-finish = Terminar la partida
freeform-finish-note = Gana quien va por delante. Deshacer lo devuelve.
freeform-set-end = Otro final
freeform-set-end-note = Tras unas rondas, al llegar a un total o cuando quieras.
rule-option-freeform-last_round = Cuántas rondas
rule-option-freeform-target = Qué total
freeform-agree = De acuerdo

freeform-judge-what = ¿Cuánto suma? Escribe los números de cada uno, con espacios en medio.
freeform-judge-column = Columna { $n }
freeform-judge-numbers = 12 5 −3
freeform-judge-add = Una columna más
freeform-judge-best = Lo mejor: { $who }, con { $n }.
