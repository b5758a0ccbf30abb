### Las reglas de la casa de Cover Your Assets, en una frase cada una.

rule-option-cover_your_assets-deck = Mazo
rule-option-cover_your_assets-deck-classic110 = Clásico
rule-option-cover_your_assets-deck-classic110-note = 110 cartas, doce clases, { 1360000 } en total.
rule-option-cover_your_assets-deck-modern104 = Caja actual
rule-option-cover_your_assets-deck-modern104-note = 104 cartas sin las del juego avanzado, { 1385000 } en total.
rule-option-cover_your_assets-deck-own = El nuestro
rule-option-cover_your_assets-deck-own-note = Mandan los valores impresos en sus cartas.
rule-option-cover_your_assets-hand_size = Cartas en la mano
rule-option-cover_your_assets-hand_size-auto = Según la mesa
rule-option-cover_your_assets-hand_size-auto-note = Cinco entre dos o tres personas, cuatro entre más.
rule-option-cover_your_assets-hand_size-4 = Cuatro
rule-option-cover_your_assets-hand_size-4-note = Cada uno lleva cuatro cartas.
rule-option-cover_your_assets-hand_size-5 = Cinco
rule-option-cover_your_assets-hand_size-5-note = Cada uno lleva cinco cartas.
rule-option-cover_your_assets-max_players = Cuántas personas
rule-option-cover_your_assets-max_players-6 = Hasta seis
rule-option-cover_your_assets-max_players-6-note = Como dice la caja.
rule-option-cover_your_assets-max_players-7 = Hasta siete
rule-option-cover_your_assets-max_players-7-note = Una más de las que dice la caja.
rule-option-cover_your_assets-max_players-8 = Hasta ocho
rule-option-cover_your_assets-max_players-8-note = Dos más de las que dice la caja.
rule-option-cover_your_assets-wild_on_discard = Un comodín en el descarte
rule-option-cover_your_assets-wild_on_discard-takeable = Se puede tomar
rule-option-cover_your_assets-wild_on_discard-takeable-note = Un bien de la mano se lo lleva, como cualquier pareja.
rule-option-cover_your_assets-wild_on_discard-dead = Bloquea el descarte
rule-option-cover_your_assets-wild_on_discard-dead-note = Nadie se lo lleva hasta que otra carta lo tape.
rule-option-cover_your_assets-reveal_wilds = Comodines a la vista
rule-option-cover_your_assets-reveal_wilds-note = La pantalla enseña los comodines de cada conjunto; si no, solo cuántas cartas tiene.
rule-option-cover_your_assets-end = El final
rule-option-cover_your_assets-end-million = Al llegar a la meta
rule-option-cover_your_assets-end-million-note = Gana quien más tiene cuando alguien llega a la meta.
rule-option-cover_your_assets-end-one_round = Una ronda
rule-option-cover_your_assets-end-one_round-note = Una sola mano: gana el total más alto.
rule-option-cover_your_assets-end-three_rounds = Tres rondas
rule-option-cover_your_assets-end-three_rounds-note = Gana el total más alto tras tres rondas.
rule-option-cover_your_assets-end-two_round_wins = Dos rondas ganadas
rule-option-cover_your_assets-end-two_round_wins-note = Quien más suma gana la ronda; dos rondas ganan la partida.
rule-option-cover_your_assets-target = Meta
rule-option-cover_your_assets-tie = Empate arriba
rule-option-cover_your_assets-tie-extra_round = Otra ronda
rule-option-cover_your_assets-tie-extra_round-note = Se juega una ronda más y se vuelven a mirar los totales.
rule-option-cover_your_assets-tie-share = Compartida
rule-option-cover_your_assets-tie-share-note = Ganan todas las personas empatadas.
rule-option-cover_your_assets-tie-table = Decide la mesa
rule-option-cover_your_assets-tie-table-note = Tapete pregunta quién ganó.

cya-target-is = { $amount }
cya-target-note = La partida acaba tras la ronda en que alguien tiene { $amount }.
cya-target-own = Otra meta, en miles
cya-target-own-hint = De 5 en 5: 750 son { 750000 }.

cya-deck-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
cya-deck-sum = { $sum } en total
cya-deck-name = Nombre
cya-deck-value = Valor, en miles
cya-deck-copies = Copias
cya-deck-wild = Comodín
cya-deck-add = Otra clase
cya-deck-remove = Quitar { $name }
cya-deck-new = Clase { $n }
cya-deck-row = Fila { $n }: { $name }

rule-minute-cover_your_assets =
    En tu turno haz una sola cosa: una pareja de tu mano, una pareja con el descarte, un reto o descartar una carta. Después completa la mano.
    Una pareja son dos bienes iguales, o un bien y un comodín. Va encima de tu montón.
    Un reto es por el conjunto de arriba de alguien: enseñas una carta igual o un comodín; responde con otra o se rinde. El conjunto va a quien gana, con todas las cartas enseñadas.
    El primer conjunto de cada montón está a salvo.
    Cuando nadie tiene cartas, cada uno cuenta su montón. Quien llega al millón tras una ronda termina la partida; gana el total más alto.
