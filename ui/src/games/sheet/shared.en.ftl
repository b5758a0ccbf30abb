### What other screens say of this game: loaded with the language.

game-sheet = Another game
game-note-sheet = cards, dice, boards
game-freeform = Points
