### What other screens say of this game: loaded with the language.

game-sheet = Otro juego
game-note-sheet = cartas, dados, tableros
game-freeform = Puntos
