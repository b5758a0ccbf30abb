### What other screens say of this game: loaded with the language.

game-rummikub = Rummikub
game-note-rummikub = fichas y comodines
