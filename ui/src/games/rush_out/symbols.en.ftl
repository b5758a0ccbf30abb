### The symbols of Rush Out!'s dice and cards.

rush_out-symbol-fire = fire
rush_out-symbol-sword = sword
rush_out-symbol-footprint = footprint
rush_out-symbol-key = key
rush_out-symbol-heart = heart
rush_out-symbol-plant = plant
rush_out-symbol-water = water
rush_out-symbol-air = air
rush_out-symbol-lightning = lightning
rush_out-symbol-wild = wild
