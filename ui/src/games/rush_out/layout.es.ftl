## Qué se prepara de la caja real

line-rush_out-layout-heroes = { $n } héroes: cada uno toma una loseta de héroe, por el lado sano, y los tres dados de un color.
line-rush_out-layout-sorcerer = El hechicero toma los cinco dados negros.
line-rush_out-layout-spells = { $kind }: { $n ->
        [one] una carta
       *[other] { $n } cartas
    }{ $rest ->
        [0] {""}
       *[other] , elegidas sin mirar; { $rest } se quedan en la caja
    }.
line-rush_out-layout-spell-deck = Baraja estos { $n } hechizos: el mazo del hechicero.
line-rush_out-layout-tasks = Las tareas normales{ $n ->
        [0] , todas.
       *[other] , sin las que piden en el dorso más de { $n } personas.
    }
line-rush_out-layout-more-tasks = Y todas las cartas de esta clase: { $kind }.
line-rush_out-layout-task-deck = Baraja las tareas: el mazo de los héroes.{ $easier ->
        [1] {" "}Quita dos sin mirar.
       *[other] {""}
    }
line-rush_out-layout-rows = Descubre tres tareas y tres hechizos en sus filas.{ $mixed ->
        [1] {" "}Las tres tareas son normales; las otras vuelven al mazo.
       *[other] {""}
    }
line-rush_out-layout-dragon = El dragón está en su loseta, por el lado de { $n } personas.
line-rush_out-layout-market = En el centro: { $gear } piezas de equipo y { $scrolls } pergaminos, para el mercado entre dos rondas.
line-rush_out-layout-marker = La ficha de oro está en el tablero; la toma quien pierde una ronda.
line-rush_out-layout-souls = Un montón de { $n } almas.
line-rush_out-layout-life = La vida del hechicero: { $n } fichas.
line-rush_out-layout-abilities = Cada héroe toma la loseta de habilidad de su clase.
line-rush_out-layout-wins = { $n ->
        [1] Decide una sola ronda.
       *[other] Ten a mano los trofeos: el segundo gana la partida.
    }
