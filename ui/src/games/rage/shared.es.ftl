### What other screens say of this game: loaded with the language.

game-rage = Rage
game-note-rage = apuestas y bazas
