### What other screens say of this game: loaded with the language.

game-freeform = Otro juego
game-note-freeform = le pones nombre y suma
