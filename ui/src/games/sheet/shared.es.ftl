### What other screens say of this game: loaded with the language.

game-sheet = Un juego de la estantería
game-note-sheet = cartas, dados, tableros
game-freeform = Puntos
