### Palabras del marco, en todas las pantallas.

app-name = Tapete
nav-main = Principal
nav-tables = Mesas
nav-history = Historial
nav-people = Personas
nav-judge = Juez
judge-game = De qué juego
nav-settings = Ajustes
screen-new = Mesa nueva
screen-editor = Un juego propio
screen-table = Mesa
screen-session = Una partida
screen-evening = Una jornada de juegos

voice-none = En este dispositivo no hay voz.
voice-foreign = Ninguna voz de este dispositivo habla español.

# 1.º, 2.º, 3.º: el puesto de alguien en la mesa.
place = { $n }.º

nav-statistics = Estadísticas
screen-game = Estadísticas de un juego
screen-person = Una persona
screen-pair = Dos personas
screen-group = Un grupo
screen-year = El año { $year }
