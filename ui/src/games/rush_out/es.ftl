### Lo que dice Rush Out!: el registro, y por qué no.

word-rush_out-fire = fuego
word-rush_out-sword = espada
word-rush_out-footprint = huella
word-rush_out-key = llave
word-rush_out-heart = corazón
word-rush_out-plant = planta
word-rush_out-water = agua
word-rush_out-air = aire
word-rush_out-lightning = rayo
word-rush_out-wild = comodín

line-rush_out-round = La ronda { $n } está lista
line-rush_out-chosen = { $who }: { $class } con los dados de color { $colour }
line-rush_out-started = Empieza la ronda
line-rush_out-completed = { $who }: { $kind }, completo
line-rush_out-waits = Lleno: { $kind }. { $who } chocan palmas
line-rush_out-summoned = Una invocación espera encima de las tareas
line-rush_out-swapped = Un hechizo vuelve a su mazo
line-rush_out-gold = Oro: { $team }
line-rush_out-gold-set =
    { $n ->
        [one] { $team }: una carta de oro
       *[other] { $team }: { $n } cartas de oro
    }
line-rush_out-xp = { $who } gana experiencia
line-rush_out-cursed = Una maldición: { $curse }
line-rush_out-curse-set =
    { $n ->
        [0] Sin maldición: { $curse }
        [one] Una maldición: { $curse }
       *[other] { $n } maldiciones: { $curse }
    }
line-rush_out-top-task = La tarea de arriba se descarta sin mirarla
line-rush_out-top-spell = El hechizo de arriba se descarta sin mirarlo
line-rush_out-dragon-on =
    { $n ->
        [4] El dragón llega al mazo
       *[other] El dragón avanza a la tarea { $n }
    }
line-rush_out-dragon-back =
    { $n ->
        [0] El dragón vuelve a casa
       *[other] El dragón retrocede a la tarea { $n }
    }
line-rush_out-wounded = { $who } tiene una herida
line-rush_out-healed = { $who } se cura
line-rush_out-souls = Almas que quedan: { $n }
line-rush_out-life = Vida del hechicero: { $n }
line-rush_out-confused = Confusión: vuelven dados de «{ $kind }»
line-rush_out-dispel-vortex = Un vórtice ante { $who }
line-rush_out-dispel-forbids = { $who } no puede usar { $symbol }
line-rush_out-regressed = { $who } pierde experiencia
line-rush_out-doomed = Perdición para { $who }
line-rush_out-declined = El hechizo no hace nada
line-rush_out-vortex = { $who } elige un dado para el vórtice
line-rush_out-reminded = El hechicero vio romper una maldición: { $curse }
line-rush_out-reminder-denied = Los héroes cumplieron la maldición
line-rush_out-paused = Todos esperan
line-rush_out-resumed = Todos siguen
line-rush_out-bought = { $who } consigue: { $item }
line-rush_out-duplicate-item = { $who } ya lo tenía: { $item }
line-rush_out-market-left = Fuera del mercado: { $team }
line-rush_out-round-won = Victoria en la ronda: { $team } ({ $reason })
line-rush_out-training-won = { $setup }, victoria: { $team } ({ $reason })
line-rush_out-match-won = Victoria en la partida: { $team } ({ $reason })
line-rush_out-early =
    { $own ->
        [one] Victoria en la partida: { $team } (final anticipado, { $own } trofeo a { $other })
       *[other] Victoria en la partida: { $team } (final anticipado, { $own } trofeos a { $other })
    }
line-rush_out-early-shared =
    { $own ->
        [one] Victoria compartida (final anticipado, { $own } trofeo por equipo)
       *[other] Victoria compartida (final anticipado, { $own } trofeos por equipo)
    }
line-rush_out-next-ready = { $sorcerer } empieza con la primera tirada
line-rush_out-next-running = Todos tiran
line-rush_out-next-paused = Todos esperan
line-rush_out-next-round = La siguiente ronda
line-rush_out-next-market = El mercado está abierto
line-rush_out-next-won = Victoria en la partida: { $team } ({ $reason })

refusal-rush_out-NO_SUCH_SEAT = Ahí no hay nadie. En la mesa hay menos personas.
refusal-rush_out-NOT_YOUR_SEAT = No son tuyos. Eso lo hace { $player } o la mesa.
refusal-rush_out-SORCERER_ONLY = Solo el hechicero. Eso lo hace { $player }.
refusal-rush_out-HEROES_ONLY = Solo los héroes. { $player } lleva al hechicero.
refusal-rush_out-KEEPER_ONLY = Solo la mesa. Eso lo hace quien la lleva.
refusal-rush_out-NOT_IN_MODE = Aquí no. Esta mesa lo hace con las piezas reales.
refusal-rush_out-NOT_IN_SETUP = No se juega. Este entrenamiento o escenario no lo tiene.
refusal-rush_out-PAUSED = En pausa. Todos esperan hasta que la mesa siga.
refusal-rush_out-NOT_PAUSED = Sin pausa. La ronda sigue en marcha.
refusal-rush_out-ROUND_OVER = La ronda ha terminado. Se decidió hace un momento.
refusal-rush_out-ROUND_RUNNING = Aún se juega. La siguiente ronda viene después.
refusal-rush_out-ROUND_BEGUN = Ya empezó. Eso se decide antes de la primera tirada.
refusal-rush_out-ONE_ROUND = Una sola ronda. Un entrenamiento termina cuando se decide.
refusal-rush_out-NO_TROPHY = Aún sin trofeos. Se puede terminar antes una vez decidida una ronda.
refusal-rush_out-ROUND_UNFINISHED = No a media ronda. Acaba esta y termina la partida.
refusal-rush_out-MARKET_OPEN = Antes, el mercado. Salen ambos equipos y se reparte la siguiente ronda.
refusal-rush_out-WAIT_FOR_SORCERER = Aún no empieza. La primera tirada del hechicero empieza la ronda.
refusal-rush_out-EFFECT_PENDING = Antes, el hechizo. Elige qué hace el hechizo completado.
refusal-rush_out-NO_EFFECT_PENDING = Ningún hechizo espera. Completa uno primero.
refusal-rush_out-VORTEX_DIE_REQUIRED = Antes, el vórtice. Elige el dado que va en él.
refusal-rush_out-NO_VORTEX_PENDING = Ningún vórtice espera. No hay que elegir nada.
refusal-rush_out-ROLL_TOO_SOON = Demasiado pronto. Tu próxima tirada, en { SECONDS($wait_ms) } s.
refusal-rush_out-NOTHING_TO_ROLL = No quedan dados. Retira alguno para tirar otra vez.
refusal-rush_out-BAD_FACES = Revisa las caras. Tiraste { $dice } dados: una cara cada uno.
refusal-rush_out-NOT_YOUR_DIE = No es tuyo. Cada uno tira los de su color.
refusal-rush_out-DIE_NOT_PLACED = Sin colocar. Ese dado está en la mano.
refusal-rush_out-DIE_ALREADY_PLACED = Ya está colocado. Retíralo y tíralo antes.
refusal-rush_out-DIE_NOT_ROLLED = Aún sin tirar. Tíralo antes de usarlo.
refusal-rush_out-DIE_LOCKED = En el vórtice. Completa la disipación para liberarlo.
refusal-rush_out-TARGET_NOT_AVAILABLE = No para ti. No está en juego, o es de los otros.
refusal-rush_out-TARGET_COMPLETE = Completa. Una carta llena no se toca.
refusal-rush_out-NO_SUCH_SLOT = No hay hueco. La carta tiene menos.
refusal-rush_out-SLOT_OCCUPIED = Hueco ocupado. Ahí hay un dado.
refusal-rush_out-SYMBOL_MISMATCH = Otro símbolo. El dado muestra { $face }; el hueco pide { $slot }.
refusal-rush_out-SYMBOL_FORBIDDEN = Símbolo prohibido. Una disipación te impide { $slot }.
refusal-rush_out-DICE_ON_OTHER_TARGET = Una sola carta. Tus dados están en otra: retíralos antes.
refusal-rush_out-ONE_TARGET_PER_ROLL = Tira otra vez. Una tirada sirve a una carta.
refusal-rush_out-TOO_MANY_COLOURS = Ya hay dos. En una carta no ayuda un tercer héroe.
refusal-rush_out-INVALID_TARGET = No se puede. Elige otra cosa.
refusal-rush_out-NOTHING_TO_ACK = Nada que chocar. Ninguna carta llena te espera.
refusal-rush_out-NO_ACTIVE_CURSE = No hay maldición. Esa no está en juego.
refusal-rush_out-AWAITING_CONFIRM = Falta la respuesta. Un héroe dice si lo anterior es así.
refusal-rush_out-NOTHING_TO_CONFIRM = Nada que responder. El hechicero no dijo nada.
refusal-rush_out-NO_GOLD_IN_SETUP = Aquí sin oro. Llega con el escenario 2.
refusal-rush_out-NOT_ENOUGH_GOLD = Dos de oro. Tu equipo tiene { $cards }.
refusal-rush_out-NOT_MARKET = Mercado cerrado. Abre entre rondas.
refusal-rush_out-WRONG_TEAM_ITEM = Para los otros. Los héroes compran equipo; el hechicero, pergaminos.
refusal-rush_out-OUT_OF_STOCK = No queda. Elige otra cosa.
refusal-rush_out-NOT_ENOUGH_COINS = Demasiado caro. Cuesta { $cost } y tu equipo tiene { $coins }.
refusal-rush_out-HERO_REQUIRED = ¿Para quién? Nombra a un héroe.
refusal-rush_out-NO_SUCH_HERO = No es héroe. Nombra a uno de los héroes.
refusal-rush_out-SCROLL_NOT_OWNED = Sin ese pergamino. El hechicero no lo ha comprado.
refusal-rush_out-FACE_NOT_ELIGIBLE = Otra cara. El pergamino no gira esa.
refusal-rush_out-NO_XP_IN_SETUP = Aquí sin experiencia. Llega con el escenario 6.
refusal-rush_out-NO_PENDING_XP = Nada que repartir. Ninguna tarea espera a quien la guarde.
refusal-rush_out-NOT_A_HELPER = No ayudó. { $player } no tenía dados ahí.
refusal-rush_out-NOT_ENOUGH_XP = Poca experiencia. Cuesta { $cost } y tienes { $xp }.
refusal-rush_out-NOT_WOUNDED = Sin herida. { $player } no necesita cura.
refusal-rush_out-DRAGON_AT_HOME = Dragón en casa. No retrocede más.
refusal-rush_out-SPACE_FILLED = No falta nada. Ahí ya hay una carta.
refusal-rush_out-CARD_NOT_POSSIBLE = Esa no. Está en otro sitio, o no es de este mazo.
refusal-rush_out-OUT_OF_RANGE = Fuera de rango. Va de { $min } a { $max }.
refusal-rush_out-BAD_PLAYER_COUNT = De tres a cinco. En esta mesa hay { $n }.
refusal-rush_out-PLAYER_NAMES = Nombres, por favor. Cada persona necesita uno propio.
refusal-rush_out-DUPLICATE_CLASS = Clase ocupada. Otra persona es { $class }.
refusal-rush_out-DUPLICATE_COLOUR = Color ocupado. Otra persona tiene { $colour }.
refusal-rush_out-OPTION = Regla desconocida. { $name } no puede ser «{ $value }».
refusal-rush_out-NO_PLACE =
    { $wild_count ->
        [0] Sin sitio para tu { $face }. Ningún hueco libre lo pide ahora.
       *[other] Sin sitio para tu comodín. Vale { $wild }; ningún hueco libre lo pide ahora.
    }
refusal-rush_out-SEVERAL_PLACES = ¿Adónde? Puede ir a varios sitios: elige uno.
