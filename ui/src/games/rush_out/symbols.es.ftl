### Los símbolos de los dados y las cartas de Rush Out!

rush_out-symbol-fire = fuego
rush_out-symbol-sword = espada
rush_out-symbol-footprint = huella
rush_out-symbol-key = llave
rush_out-symbol-heart = corazón
rush_out-symbol-plant = planta
rush_out-symbol-water = agua
rush_out-symbol-air = aire
rush_out-symbol-lightning = rayo
rush_out-symbol-wild = comodín
