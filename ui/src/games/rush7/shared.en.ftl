### What other screens say of this game: loaded with the language.

game-rush7 = Rush 7
game-note-rush7 = five zones
