### Lo que dice la mesa de Rush Out!

word-rush_out-colour-green = verde
word-rush_out-colour-brown = marrón
word-rush_out-colour-blue = azul
word-rush_out-colour-white = blanco
word-rush_out-colour-black = negro
word-rush_out-class-warrior = guerrero
word-rush_out-class-ranger = explorador
word-rush_out-class-cleric = clérigo
word-rush_out-class-bard = bardo
word-rush_out-team-heroes = héroes
word-rush_out-team-sorcerer = hechicero
word-rush_out-setup-T1 = Entrenamiento 1
word-rush_out-setup-T2 = Entrenamiento 2
word-rush_out-setup-S1 = Escenario 1
word-rush_out-setup-S2 = Escenario 2
word-rush_out-setup-S3 = Escenario 3
word-rush_out-setup-S4 = Escenario 4
word-rush_out-setup-S5 = Escenario 5
word-rush_out-setup-S6 = Escenario 6
word-rush_out-kind-task = Tarea
word-rush_out-kind-gold = Oro
word-rush_out-kind-confrontation = Confrontación
word-rush_out-kind-confusion = Confusión
word-rush_out-kind-summon = Invocación
word-rush_out-kind-dracology = Dracología
word-rush_out-kind-dispel = Disipación
word-rush_out-kind-curse = Maldición
word-rush_out-kind-doom = Perdición
word-rush_out-kind-regression = Regresión
word-rush_out-kind-dragon_tile = Dragón
word-rush_out-kind-hero_tile = Herida
word-rush_out-kind-scroll = Pergamino
word-rush_out-curse-silence = Silencio
word-rush_out-curse-one_hand = Una mano
word-rush_out-curse-high_five = Choca esos cinco
word-rush_out-reason-deck = su propio mazo se acabó
word-rush_out-reason-dragon = el dragón llegó al mazo
word-rush_out-reason-souls = no quedan almas
word-rush_out-reason-life = no le queda vida
word-rush_out-reason-table = lo decidió la mesa
word-rush_out-ability-warrior = Hacer retroceder al dragón
word-rush_out-ability-ranger = Descartar una disipación o maldición
word-rush_out-ability-cleric = Poner un dado en comodín
word-rush_out-ability-bard = Curar a alguien
word-rush_out-item-EQ-FIRE = El comodín también es fuego
word-rush_out-item-EQ-FOOTPRINT = El comodín también es huella
word-rush_out-item-EQ-KEY = El comodín también es llave
word-rush_out-item-EQ-SWORD = El comodín también es espada
word-rush_out-item-EQ-HEART = El comodín también es corazón
word-rush_out-item-EQ-ANY = El comodín es lo que sea
word-rush_out-item-SC-PLANT-WATER = Girar planta y agua
word-rush_out-item-SC-PLANT-AIR = Girar planta y aire
word-rush_out-item-SC-SWAP-TOP = Cambiar un hechizo
word-rush_out-item-SC-WILD-PLANT = El comodín también es planta
word-rush_out-item-SC-SWEEP = Barrido
word-rush_out-item-SC-DRAGON = Llamar al dragón

rush_out-board = El lado de cada uno en la mesa
rush_out-sorcerer = hechicero
rush_out-roll = Tirar { $n }
rush_out-roll-of =
    { $n ->
        [0] { $who }: no hay dados que tirar
        [one] { $who }: tirar 1 dado
       *[other] { $who }: tirar { $n } dados
    }
rush_out-start = Empezar: 3, 2, 1
rush_out-wild-is = El comodín vale por { $symbols }
rush_out-where-to = ¿Adónde?
rush_out-to = { $target }, { $symbol }
rush_out-dice-of = Dados de { $who }
rush_out-whose-dice = De quién son los dados
rush_out-die-name = dado { $colour } { $n }
rush_out-die-to-roll = { $die }, por tirar
rush_out-die-shows = { $die }, { $symbol }
rush_out-die-placed = { $die }, en { $target }
rush_out-die-aside = { $die }, en una carta
rush_out-die-locked = { $die }, en el vórtice
rush_out-card = { $kind } { $id }
rush_out-dragon-tile = loseta del dragón
rush_out-hero-tile = loseta de { $hero }
rush_out-wounded = con herida
rush_out-xp = experiencia

rush_out-takes-one = quita un dado
rush_out-takes-all = quita todos los dados
rush_out-dragon-steps = dragón +{ $n }
rush_out-vortex = vórtice
rush_out-forbids = sin { $symbol }
rush_out-wounds =
    { $souls ->
        [yes] hiere a { $n }, toma almas
       *[no] hiere a { $n }
    }
rush_out-all-lose = todos pierden experiencia
rush_out-one-loses = uno pierde experiencia

rush_out-tasks = Tareas
rush_out-spells = Hechizos
rush_out-in-play = En juego
rush_out-slot =
    { $state ->
        [taken] { $symbol }, ocupado
       *[free] { $symbol }{ $team ->
            [sorcerer] , del hechicero
           *[hero] { "" }
        }
    }
rush_out-banner = estandarte { $symbols }
rush_out-held = la retiene el dragón
rush_out-dragon-here = aquí está el dragón
rush_out-claps-left =
    { $n ->
        [one] falta una palmada
       *[other] faltan { $n } palmadas
    }
rush_out-turn-task = Descubrir una tarea
rush_out-turn-spell = Descubrir un hechizo
rush_out-kind = Tipo de carta
rush_out-any-kind = cualquiera
rush_out-read-card = ¿Qué lleva impreso?
rush_out-read-card-note = Un toque por cada símbolo de la carta
rush_out-read-again = Empezar de nuevo
rush_out-no-such-card = Ninguna carta de las que quedan es así.

rush_out-spell-asks = ¿A quién o a qué?
rush_out-take-die = { $die }, de { $target }
rush_out-clear = Todos los dados de { $target }
rush_out-nothing-lies = No hay dados de héroes que quitar.
rush_out-nothing = Nada
rush_out-on-with-it = Seguir
rush_out-choose-vortex = ¿Qué dado va al vórtice?
rush_out-high-five = Chocar los cinco
rush_out-broken = ¿Se rompió { $curse }?
rush_out-yes = Sí
rush_out-no = No
rush_out-who-keeps = ¿Quién se queda la carta?
rush_out-paused = En pausa
rush_out-paused-note = Manos quietas hasta seguir
rush_out-pause = Pausa para todos
rush_out-go-on = Seguir
rush_out-elapsed = { $time } de juego
rush_out-you-win = Ganaste
rush_out-own-deck = se acabó tu mazo
rush_out-you-lose = Ganan los otros
rush_out-your-round = Ronda ganada
rush_out-their-round =
    { $team ->
        [heroes] Ronda para los héroes
       *[sorcerer] Ronda para el hechicero
    }

rush_out-market = Mercado
rush_out-coins =
    { $n ->
        [one] 1 moneda
       *[other] { $n } monedas
    }
rush_out-coins-heroes = para todos los héroes
rush_out-coins-sorcerer = para pergaminos
rush_out-costs =
    { $n ->
        [one] 1 moneda
       *[other] { $n } monedas
    }
rush_out-left =
    { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }
rush_out-yours = ya es tuyo
rush_out-sold-out = agotado
rush_out-too-dear = demasiado caro
rush_out-done-shopping =
    { $team ->
        [heroes] Los héroes terminaron
       *[sorcerer] Compra hecha
    }
rush_out-shopped =
    { $team ->
        [heroes] Falta el hechicero.
       *[sorcerer] Faltan los héroes.
    }

rush_out-which-hero = Héroe
rush_out-which-dice = Dados
rush_out-type-dice = Dados reales, tocados en orden: faltan { $n }
rush_out-spend-pair = Gastar dos cartas de oro
rush_out-spend-pair-note = Se va, sin verla, la primera carta de tu mazo.
rush_out-remind = Se rompió la maldición

rush_out-dragon = Dragón
rush_out-dragon-at =
    { $n ->
        [0] en casa
        [4] mazo
       *[other] { $n }
    }
rush_out-dragon-back = El dragón retrocede
rush_out-dragon-on = El dragón avanza
rush_out-souls = Almas
rush_out-soul-taken = Se toma un alma
rush_out-soul-back = Vuelve un alma
rush_out-life = Vida
rush_out-life-taken = Se quita una vida
rush_out-life-back = Vuelve una vida
rush_out-on-the-table = Lo que hay en la mesa
rush_out-wound = Herir a { $who }
rush_out-heal = Curar a { $who }
rush_out-is-wounded = { $who } tiene una herida
rush_out-less = { $what }: uno menos
rush_out-more-of = { $what }: uno más
rush_out-gold-of = Cartas de oro, { $team }
rush_out-decided = La ronda está decidida
rush_out-round-to =
    { $team ->
        [heroes] La ronda es de los héroes
       *[sorcerer] La ronda es del hechicero
    }
rush_out-round-to-hint = Mantén pulsado

rush_out-round = Ronda { $n }
rush_out-rounds = Rondas
rush_out-no-rounds = Aún no ha acabado ninguna ronda.
rush_out-trophies = Trofeos de { $team }: { $n } de { $of }
rush_out-trophies-both = Trofeos: héroes { $heroes }, hechicero { $sorcerer }
rush_out-gold = Oro: héroes { $heroes }, hechicero { $sorcerer }
rush_out-stand-in = cartas provisionales
rush_out-next-round = Siguiente ronda
rush_out-finish-note = Gana el equipo con más trofeos; si hay los mismos, se comparte.
rush_out-shared = Victoria compartida
rush_out-ended-early =
    { $own ->
        [one] final anticipado, { $own } trofeo a { $other }
       *[other] final anticipado, { $own } trofeos a { $other }
    }
rush_out-again = Repetir
rush_out-again-swapped = Otra vez, con { $who } de hechicero
rush_out-unhurt = sin heridas
rush_out-deeds = Qué más puedes hacer
rush_out-change-hero = cambiar de héroe y de dados
rush_out-whose-die = Dos personas tienen un dado para ella. Toca en tu propio lado adónde va.
rush_out-deck =
    { $team ->
        [heroes] Tareas que quedan: { $n }
       *[sorcerer] Hechizos que quedan: { $n }
    }
word-rush_out-deck-heroes = { $n ->
    [one] tarea
   *[other] tareas
}
word-rush_out-deck-sorcerer = { $n ->
    [one] hechizo
   *[other] hechizos
}

seats-late-rush_out = Llegar tarde e irse: no en este juego. Los héroes se reparten al principio, y el mazo se cuenta para esas personas.
