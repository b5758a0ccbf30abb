### What other screens say of this game: loaded with the language.

game-freeform = Libre
