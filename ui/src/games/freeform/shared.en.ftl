### What other screens say of this game: loaded with the language.

game-freeform = Another game
game-note-freeform = you name it, it adds up
