### El historial y una noche.

history-game = Juego
history-all-games = Todos los juegos
history-person = Con quién
history-everybody = Todos
history-more = Más atrás
history-empty = Aún no hay noches
history-empty-note = Aparecen solas cuando se abre una mesa.
history-none = Ninguna noche así
history-none-note = Quita el filtro para verlas todas.

session-when = { $day }, { $time }, { $long }
session-rounds = Rondas
session-log = Registro
session-rematch = Revancha
session-table = Ver la mesa
session-before = antes: { $what }
session-undone = deshecho
session-amended = corregido

word-status-live = en juego
word-status-paused = en pausa
word-status-finished = acabada
word-status-abandoned = sin acabar
