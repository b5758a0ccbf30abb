### Copiar las cartas de Rush Out!

rush_out-cards-other = Otras cartas
rush_out-cards-other-note = Vinieron con estas reglas de casa o con la partida que se repite: { $n } de { $of } comprobadas.
rush_out-cards-name = Nuestras cartas
rush_out-cards-begin = Copiar nuestras cartas
rush_out-cards-go-on =
    { $left ->
        [0] Ver nuestras cartas
       *[other] Seguir con nuestras cartas: { $n } de { $of }
    }
rush_out-cards-anew = Empezar de nuevo con las cartas provisionales
rush_out-cards-save = Guardar en un archivo
rush_out-cards-saved = Las cartas están en { $where }.
rush_out-cards-open = Abrir un archivo de cartas
rush_out-cards-taken = Aquí están las cartas: { $n } de { $of } comprobadas.
rush_out-cards-foreign = En este archivo no hay cartas de Rush Out! No se ha cambiado nada.
rush_out-cards-unchecked =
    { $n ->
        [0] Las { $of } cartas y losetas están comprobadas.
        [one] Falta por comprobar 1 de { $of } cartas y losetas.
       *[other] Faltan por comprobar { $n } de { $of } cartas y losetas.
    }
rush_out-cards-more-broken =
    { $n ->
        [one] Y 1 error más.
       *[other] Y { $n } errores más.
    }
rush_out-cards-kind = Tipo de carta
rush_out-cards-heroes = Héroes
rush_out-cards-equipment = Equipo
rush_out-cards-scrolls = Pergaminos
rush_out-cards-players = { $n } personas
rush_out-cards-row = { $name }: { $what }, { $state ->
        [wrong] no se puede jugar
        [checked] comprobada
       *[open] sin comprobar
    }
rush_out-cards-back = Todas las cartas
rush_out-cards-place = { $n } de { $of } comprobadas
rush_out-cards-does = Qué hace
rush_out-cards-hero-half = Mitad de los héroes
rush_out-cards-sorcerer-half = Mitad del hechicero
rush_out-cards-banner = Estandarte
rush_out-cards-mark = Marca del dorso
rush_out-cards-back-mark =
    { $n ->
        [0] ninguna
        [5] 5
       *[other] { $n }+
    }
rush_out-cards-checked = Comprobada, la siguiente
rush_out-cards-add = { $symbol }, añadir
rush_out-cards-take-away = { $symbol }, símbolo { $n }: quitar
rush_out-cards-no-symbols = Aún sin símbolos
rush_out-cards-skill = Habilidad
rush_out-cards-wounded = Lado herido
rush_out-cards-wilds = Casillas de comodín
rush_out-cards-wilds-less = Un hueco de comodín menos
rush_out-cards-wilds-more = Un hueco de comodín más
rush_out-cards-cost = Monedas
rush_out-cards-cost-less = Una moneda menos
rush_out-cards-cost-more = Una moneda más
rush_out-cards-copies = Copias
rush_out-cards-copies-less = Una copia menos
rush_out-cards-copies-more = Una copia más

refusal-rush_out-BAD_CATALOGUE =
    { $constraint ->
        [form] Esto no es un catálogo de cartas. { $why }
        [schema] Este archivo tiene la versión { $found }. Tapete conoce la { $most }.
        [name] Un nombre no sirve. Tiene de 1 a { $most } caracteres; aquí, { $found }.
        [twice] { $card } está dos veces.
        [unknown] No existe { $card }. Solo se cambian cartas del juego provisional.
        [dice] Los dados no sirven. Cada uno tiene cinco símbolos y el comodín, una vez cada uno.
        [track] El camino del dragón no sirve. Tiene tres espacios y después el mazo.
        [heroes] Cada héroe está una vez. Aquí hay { $found } losetas, no cuatro.
        [skill] { $card }: la habilidad es un símbolo de los héroes.
        [count] { $kind }: hay { $found }, no { $most }.
        [hero_slots] { $card }: la mitad de los héroes tiene { $found } símbolos. Puede tener de { $least } a { $most }.
        [hero_symbol] { $card }: ese no es un símbolo de los héroes.
        [no_hero_half] { $card }: una carta así no tiene mitad de los héroes.
        [sorcerer_slots] { $card }: la mitad del hechicero tiene { $found } símbolos. Puede tener de { $least } a { $most }.
        [sorcerer_symbol] { $card }: ese no es un símbolo del hechicero.
        [no_sorcerer_half] { $card }: una carta así no tiene mitad del hechicero.
        [banner] { $card }: un estandarte muestra símbolos del hechicero, cada uno una vez.
        [back] { $card }: esa marca no está en ningún dorso.
        [effect] { $card }: una carta así hace otra cosa.
        [variants] { $kind }: todas hacen lo mismo. Hay dos variantes.
        [dragon_tile] La loseta del dragón para { $card } personas tiene { $found } huecos de comodín. Puede tener de { $least } a { $most }.
        [setups] { $setup } está incompleto.
        [setup_spells] { $setup } usa { $found } hechizos de un tipo. Hay de { $least } a { $most }.
        [tasks_for_three] Para tres personas solo quedan { $found } tareas. Hacen falta { $least } sin marca.
        [piles] Faltan almas o vidas para algún número de héroes.
        [kinds] Demasiados tipos que comprar. Hay { $found }; como mucho, { $most }.
        [price] { $card }: ese precio o número de copias no puede ser.
        [item] { $card }: eso no se puede comprar.
        [dispel_set] Las disipaciones son poco comunes. Esperamos dos vórtices y una de fuego, espada, huella y llave.
        [curse_set] Las maldiciones son poco comunes. Esperamos dos de cada tipo.
        [equipment_copies] Hay { $found } piezas de equipo. Esperamos { $most }.
        [scroll_copies] Hay { $found } pergaminos. Esperamos { $most }.
        [locked] { $card } quizá no se pueda quitar nunca. Pide más de dos símbolos además de corazones, o lo que prohíbe.
       *[other] Con estas cartas no se puede jugar.
    }
rush_out-cards-like = Comprobada, y otra igual
rush_out-cards-copy =
    { $n ->
        [one] Copiar la última carta
       *[other] Copiar una carta: quedan { $n }
    }
rush_out-cards-done = { $n } de { $of } comprobadas. Toma la carta que tengas en la mano: el orden da igual.
