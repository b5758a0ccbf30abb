### What other screens say of this game: loaded with the language.

game-rush_out = Rush Out{ "!" }
game-note-rush_out = todos a la vez

word-tool-die-hero = dado de héroe
word-tool-die-sorcerer = dado de hechicero
word-tool-piece-fire = fuego
word-tool-piece-sword = espada
word-tool-piece-footprint = huella
word-tool-piece-key = llave
word-tool-piece-heart = corazón
word-tool-piece-plant = planta
word-tool-piece-water = agua
word-tool-piece-air = aire
word-tool-piece-lightning = rayo
word-tool-piece-wild = comodín
