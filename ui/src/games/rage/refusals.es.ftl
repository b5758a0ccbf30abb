### Por qué Rage dice que no: lo que basta, y luego los números y cómo arreglarlo.

refusal-RG_E_PLAYER_COUNT = No cuadra cuántos sois.
refusal-RG_E_PLAYER_COUNT-why = Sois { $n }; con estas reglas juegan de { $min } a { $max }. Cambia quién se sienta, o la regla de cuántos pueden jugar.
refusal-RG_E_PLAYER_NAMES = Hay dos nombres iguales.
refusal-RG_E_TEAM_LAYOUT = Los equipos no salen.
refusal-RG_E_TEAM_LAYOUT-why = Con { $n } personas no hay equipos de { $size }. Jugad cada cual por su lado, o cambia quién se sienta.
refusal-RG_E_DECK_TOO_SMALL = No hay cartas bastantes.
refusal-RG_E_DECK_TOO_SMALL-why = { $n } personas con { $cards } cartas no dejan carta de triunfo de { $deck }.
refusal-RG_E_OPTION = Una regla tiene un valor que nadie conoce.
refusal-RG_E_OPTION-why = Con rondas a vuestra manera, cada una tiene de 1 a 10 cartas, y hay de 1 a 30 rondas.
refusal-RG_E_GAME_OVER = La partida ha acabado.
refusal-RG_E_WRONG_PHASE = Ahora no toca eso.
refusal-RG_E_UNKNOWN_PLAYER = Ahí no se sienta nadie.
refusal-RG_E_ALREADY_BID = { $player } ya ha apostado.
refusal-RG_E_ALREADY_BID-why = Son { $n }, y lo apostado queda.
refusal-RG_E_NOT_YOUR_TURN = Le toca a { $turn }.
refusal-RG_E_BID_RANGE = No hay tantas bazas.
refusal-RG_E_BID_RANGE-why = Se apuesta de 0 a { $cards }.
refusal-RG_E_BID_HOOK = La última apuesta no puede ser { $n }.
refusal-RG_E_BID_HOOK-why = Las apuestas sumarían las { $cards } bazas que hay. Elige otro número.
refusal-RG_E_CARD_NOT_IN_HAND = { $player } no tiene { $card }.
refusal-RG_E_MUST_FOLLOW = { $player } tiene que servir { $led }.
refusal-RG_E_COLOUR_REQUIRED = Di qué color.
refusal-RG_E_COLOUR_REQUIRED-why = { $card } necesita uno.
refusal-RG_E_UNKNOWN_COLOUR = { $colour } no es un color de Rage.
refusal-RG_E_COLOUR_NOT_ALLOWED = { $card } no lleva color.
refusal-RG_E_WILD_VALUE = Con Wild Rage va un valor de 0 a 16, donde se anuncia, y solo ahí.
refusal-RG_E_BOOK_ROUND = La ronda { $round } no está abierta.
refusal-RG_E_BOOK_BIDS_MISSING = Faltan apuestas.
refusal-RG_E_BOOK_BIDS_MISSING-why = Anota antes todas las de la ronda { $round }.
refusal-RG_E_BOOK_INCOMPLETE = { $players }: falta anotar.
refusal-RG_E_BOOK_RANGE = Ese número no cabe.
refusal-RG_E_BOOK_RANGE-why = { $player } { $field }: de 0 a { $max }.
refusal-RG_E_BOOK_TRICK_SUM = Las bazas no cuadran.
refusal-RG_E_BOOK_TRICK_SUM-why =
    { $cards ->
        [one] Suman { $sum } y en esta ronda hay una.
       *[other] Suman { $sum } y en esta ronda hay { $cards }.
    }
refusal-RG_E_BOOK_BONUS_LIMIT = Sobran cartas Bonus.
refusal-RG_E_BOOK_BONUS_LIMIT-why = El mazo tiene { $k }.
refusal-RG_E_BOOK_MAD_LIMIT = Sobran cartas Mad.
refusal-RG_E_BOOK_MAD_LIMIT-why = El mazo tiene { $k }.
refusal-RG_E_BOOK_CARDS_WITHOUT_TRICK = { $player } no tiene ninguna baza.
refusal-RG_E_BOOK_CARDS_WITHOUT_TRICK-why = Así que no puede tener Bonus ni Mad.
refusal-RG_E_BOOK_TOO_MANY_CARDS = { $player } tiene demasiadas cartas Rage.
refusal-RG_E_BOOK_TOO_MANY_CARDS-why =
    { $t ->
        [one] No caben en una baza.
       *[other] No caben en { $t } bazas.
    }
refusal-RG_E_BOOK_TWICE = { $player } sale dos veces.
refusal-RG_E_BOOK_BELOW_COUNTED = { $player } ya tiene más.
refusal-RG_E_BOOK_BELOW_COUNTED-why = Las cartas de esta ronda dieron { $counted } { $field }.
refusal-RG_E_ASK_TURNED_COLOUR = ¿Qué color se descubrió con el Change Rage de { $player }?
refusal-RG_E_CARD_SHOWN = { $card } ya ha salido.
refusal-RG_E_CARD_SHOWN-why =
    { $trick ->
        [0] Se descubrió del mazo.
       *[other] { $player } la jugó en la baza { $trick }.
    }
refusal-RG_E_TOO_MANY_COPIES = Demasiadas { $card }.
refusal-RG_E_TOO_MANY_COPIES-why = El mazo tiene { $copies }.
refusal-RG_E_TRUMP_FIRST = Antes se descubre el triunfo.
refusal-RG_E_NOTHING_TO_TURN = Ahora no hay nada que descubrir.
refusal-RG_E_TURN_LIST = Descubre cartas hasta que una tenga número.
refusal-RG_E_TURN_LIST-why = Solo si el mazo se acaba puede no haberla.
refusal-RG_E_PILE_COUNT = En el mazo no hay tantas cartas.
refusal-RG_E_PILE_COUNT-why = Tiene { $left }.
refusal-RG_E_KEPT_BY_RESULTS = La ronda { $round } se lleva por resultados.
refusal-RG_E_APP_DEALS = En esta mesa reparte Tapete.
refusal-RG_E_APP_DEALS-why = Sus rondas se juegan carta a carta.
refusal-RG_E_KEEPER_ONLY = Eso lo anota solo quien lleva la mesa.
refusal-RG_E_NO_TIE = Nadie empata por ganar.
refusal-RG_E_TIE_WINNERS = Quien gana tiene que estar en el empate.
refusal-RG_E_TIE_WINNERS-why = { $tied }.
refusal-RG_E_TIE_WORDS = Demasiadas palabras.
refusal-RG_E_TIE_WORDS-why = Caben { $max } letras.

word-rage-field-cards = cartas
word-rage-field-tricks = bazas
word-rage-field-bonus = Bonus
word-rage-field-mad = Mad
