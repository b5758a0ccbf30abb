### What other screens say of this game: loaded with the language.

game-rush_out = Rush Out{ "!" }
game-note-rush_out = all at once

word-tool-die-hero = hero die
word-tool-die-sorcerer = sorcerer’s die
word-tool-piece-fire = fire
word-tool-piece-sword = sword
word-tool-piece-footprint = footprint
word-tool-piece-key = key
word-tool-piece-heart = heart
word-tool-piece-plant = plant
word-tool-piece-water = water
word-tool-piece-air = air
word-tool-piece-lightning = lightning
word-tool-piece-wild = wild
