### What other screens say of this game: loaded with the language.

game-cover_your_assets = Cover Your Assets
game-note-cover_your_assets = hasta el millón
