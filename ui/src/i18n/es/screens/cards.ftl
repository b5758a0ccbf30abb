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
