### Copiar las cartas de Rush Out!

rule-option-rush_out-catalogue = Cartas
rule-option-rush_out-catalogue-null = Cartas provisionales
rule-option-rush_out-catalogue-null-note = Símbolos inventados por nosotros. No son los de tu caja.
rule-option-rush_out-catalogue-own = Nuestras cartas
rule-option-rush_out-catalogue-own-note = Los símbolos de las cartas propias: { $n } de { $of } comprobadas.

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
