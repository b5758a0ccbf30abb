### What other screens say of this game: loaded with the language.

game-sheet = A game from the shelf
game-note-sheet = cards, dice, boards
game-freeform = Points
