### Las reglas de la casa de Rummikub, una frase cada una.

rule-preset-rummikub-seed = Reglas de la casa
rule-preset-rummikub-seed-note = Treinta para abrir; los comodines cuentan 0 y se mueven como otra ficha. Sin reloj.
rule-preset-rummikub-oficial = Oficial
rule-preset-rummikub-oficial-note = El comodín vale lo que sustituye y se queda hasta que lo reemplazan. Un minuto por turno, tres fichas si se acaba.

rule-option-rummikub-match_games = Juegos de la partida
rule-option-rummikub-match_target = Puntos que acaban la partida

rule-option-rummikub-initial_min = Apertura
rule-option-rummikub-initial_min-30 = Treinta
rule-option-rummikub-initial_min-30-note = La primera bajada tiene que sumar 30.
rule-option-rummikub-initial_min-50 = Cincuenta
rule-option-rummikub-initial_min-50-note = La primera bajada tiene que sumar 50, como en folletos antiguos.
rule-option-rummikub-initial_min-0 = Lo que sea
rule-option-rummikub-initial_min-0-note = Cualquier combinación abre.
rule-option-rummikub-initial_joker_value = Comodín en la apertura
rule-option-rummikub-initial_joker_value-zero = Cuenta 0
rule-option-rummikub-initial_joker_value-zero-note = El comodín ayuda a abrir, pero no suma.
rule-option-rummikub-initial_joker_value-face = Cuenta su número
rule-option-rummikub-initial_joker_value-face-note = El comodín suma el número que sustituye.
rule-option-rummikub-joker_release = Tomar un comodín
rule-option-rummikub-joker_release-free = Como otra ficha
rule-option-rummikub-joker_release-free-note = El comodín se mueve si al final la mesa vale.
rule-option-rummikub-joker_release-replace = Antes se reemplaza
rule-option-rummikub-joker_release-replace-note = La ficha que sustituye ocupa su lugar, del soporte o de la mesa.
rule-option-rummikub-joker_release-replace_rack = Se reemplaza desde el soporte
rule-option-rummikub-joker_release-replace_rack-note = La ficha que sustituye tiene que salir del soporte.
rule-option-rummikub-joker_release-frozen = Su combinación se congela
rule-option-rummikub-joker_release-frozen-note = Una combinación con comodín solo crece hasta reemplazarlo desde el soporte.
rule-option-rummikub-turn_seconds = Tiempo por turno
rule-option-rummikub-turn_seconds-none = Sin reloj
rule-option-rummikub-turn_seconds-none-note = Un turno dura lo que dura.
rule-option-rummikub-turn_seconds-15 = 15 segundos
rule-option-rummikub-turn_seconds-15-note = Un cuarto de minuto por turno.
rule-option-rummikub-turn_seconds-30 = 30 segundos
rule-option-rummikub-turn_seconds-30-note = Medio minuto por turno.
rule-option-rummikub-turn_seconds-60 = 1 minuto
rule-option-rummikub-turn_seconds-60-note = Un minuto por turno, como en el reglamento oficial.
rule-option-rummikub-turn_seconds-120 = 2 minutos
rule-option-rummikub-turn_seconds-120-note = Dos minutos por turno.
rule-option-rummikub-match_end = Final de la partida
rule-option-rummikub-match_end-manual = Cuando digamos
rule-option-rummikub-match_end-manual-note = Los juegos se suman hasta que la mesa termina.
rule-option-rummikub-match_end-games = Tras varios juegos
rule-option-rummikub-match_end-games-note = La partida acaba tras un número de juegos.
rule-option-rummikub-match_end-target = Al llegar a un total
rule-option-rummikub-match_end-target-note = La partida acaba cuando alguien llega a un total.
rule-option-rummikub-initial_scope = Dónde cuenta la apertura
rule-option-rummikub-initial_scope-total = Todas juntas
rule-option-rummikub-initial_scope-total-note = Varias combinaciones del mismo turno suman la apertura.
rule-option-rummikub-initial_scope-single = Una sola
rule-option-rummikub-initial_scope-single-note = Una combinación tiene que llegar sola.
rule-option-rummikub-initial_table = La mesa en el turno de abrir
rule-option-rummikub-initial_table-locked = No se toca
rule-option-rummikub-initial_table-locked-note = Quien abre deja la mesa como está hasta el turno siguiente.
rule-option-rummikub-initial_table-after_opening = Abrir y seguir
rule-option-rummikub-initial_table-after_opening-note = Tras bajar la apertura, el mismo turno puede usar la mesa.
rule-option-rummikub-joker_group3 = Comodín en una serie de tres
rule-option-rummikub-joker_group3-either = Lo libera un color
rule-option-rummikub-joker_group3-either-note = Una de las dos fichas que faltan ocupa su lugar.
rule-option-rummikub-joker_group3-both = Lo liberan los dos
rule-option-rummikub-joker_group3-both-note = Hay que añadir las dos fichas que faltan.
rule-option-rummikub-freed_joker_use = Un comodín liberado
rule-option-rummikub-freed_joker_use-any = Va donde sea
rule-option-rummikub-freed_joker_use-any-note = El comodín liberado va a cualquier lugar de la mesa.
rule-option-rummikub-freed_joker_use-new_set = A una combinación nueva
rule-option-rummikub-freed_joker_use-new_set-note = El comodín liberado va a una combinación que antes no estaba.
rule-option-rummikub-freed_joker_use-new_set_two_from_rack = A una nueva con dos propias
rule-option-rummikub-freed_joker_use-new_set_two_from_rack-note = El comodín liberado va a una combinación nueva con dos fichas del soporte.
rule-option-rummikub-max_jokers_per_meld = Comodines por combinación
rule-option-rummikub-max_jokers_per_meld-2 = Los dos
rule-option-rummikub-max_jokers_per_meld-2-note = Los dos comodines pueden ir juntos.
rule-option-rummikub-max_jokers_per_meld-1 = Uno
rule-option-rummikub-max_jokers_per_meld-1-note = Una combinación lleva un comodín como mucho.
rule-option-rummikub-strict_order = Escaleras en orden escrito
rule-option-rummikub-strict_order-note = Las fichas de una escalera se dicen en orden, con el comodín en su sitio.
rule-option-rummikub-failed_turn_draw = Si un turno no sale
rule-option-rummikub-failed_turn_draw-0 = No se roba
rule-option-rummikub-failed_turn_draw-0-note = La mesa vuelve a como estaba, y ya.
rule-option-rummikub-failed_turn_draw-1 = Se roba una
rule-option-rummikub-failed_turn_draw-1-note = La mesa vuelve a como estaba y se roba una ficha.
rule-option-rummikub-failed_turn_draw-3 = Se roban tres
rule-option-rummikub-failed_turn_draw-3-note = La mesa vuelve a como estaba y se roban tres fichas.
rule-option-rummikub-timeout_penalty = Si se acaba el tiempo
rule-option-rummikub-timeout_penalty-1 = Se roba una
rule-option-rummikub-timeout_penalty-1-note = Una ficha por agotar el tiempo.
rule-option-rummikub-timeout_penalty-3 = Se roban tres
rule-option-rummikub-timeout_penalty-3-note = Tres fichas por agotar el tiempo.
rule-option-rummikub-joker_points = Un comodín en el soporte
rule-option-rummikub-joker_points-20 = 20 puntos
rule-option-rummikub-joker_points-20-note = Un comodín en el soporte cuesta 20.
rule-option-rummikub-joker_points-25 = 25 puntos
rule-option-rummikub-joker_points-25-note = Un comodín en el soporte cuesta 25.
rule-option-rummikub-joker_points-30 = 30 puntos
rule-option-rummikub-joker_points-30-note = Un comodín en el soporte cuesta 30.
rule-option-rummikub-blocked_scoring = Si nadie puede seguir
rule-option-rummikub-blocked_scoring-full = Todo para el menor
rule-option-rummikub-blocked_scoring-full-note = El soporte más bajo gana lo que tienen los demás.
rule-option-rummikub-blocked_scoring-difference = Solo la diferencia
rule-option-rummikub-blocked_scoring-difference-note = Cada uno paga al más bajo la diferencia con él.
rule-option-rummikub-blocked_scoring-mixed = Lo propio, se gana la diferencia
rule-option-rummikub-blocked_scoring-mixed-note = Quien pierde resta lo que tiene y el más bajo gana las diferencias: no suma cero.
rule-option-rummikub-match_winner = Quién gana la partida
rule-option-rummikub-match_winner-points = Más puntos
rule-option-rummikub-match_winner-points-note = Más puntos tras todos los juegos.
rule-option-rummikub-match_winner-games_won = Más juegos
rule-option-rummikub-match_winner-games_won-note = Más juegos ganados; los puntos desempatan.
rule-option-rummikub-three_pairs_redeal = Tres parejas
rule-option-rummikub-three_pairs_redeal-note = Tres parejas entre las primeras fichas permiten pedir otro reparto.
word-rummikub-hand_size = Fichas al empezar

### Lo que pide una mesa nueva: aquí nadie reparte, y no hay cartas.

word-rummikub-first-who = Sortear
word-rummikub-first-draw = Sortear quién empieza
word-rummikub-first-does = empieza
word-rummikub-first-named = empieza { $name }
word-rummikub-first-drawn = se sortea quién empieza
word-rummikub-keeping-round-observed = Solo puntos, con nuestras fichas
word-rummikub-keeping-card-observed = Cada turno, con nuestras fichas
word-rummikub-keeping-round-dealt = Solo puntos, fichas en la pantalla
word-rummikub-keeping-card-dealt = Cada turno, fichas en la pantalla
word-rummikub-grain-round-note = Se anota lo que sale de cada juego. Se puede cambiar a media partida.
word-rummikub-grain-card = Cada turno
word-rummikub-grain-card-note = Se pone cada turno como queda en la mesa, y Tapete dice si vale.
word-rummikub-knowledge-observed = Las nuestras
word-rummikub-knowledge-observed-note = Se juega con fichas de verdad. Tapete solo sabe lo que hay en la mesa.
word-rummikub-knowledge-dealt = En la pantalla
word-rummikub-knowledge-dealt-note = Tapete mezcla las fichas. Cada persona mira su soporte en la pantalla.

rule-minute-rummikub =
    Cada uno toma catorce fichas. Empieza quien saca el número más alto; se juega en el sentido del reloj.
    Pon series (un número en colores distintos) o escaleras (números seguidos de un color). La primera vez, lo que pones suma treinta o más.
    Después puedes reordenar todo lo que hay en la mesa, siempre que al final todo encaje.
    Quien no pone nada roba una ficha.
    Quien se queda sin fichas gana los puntos que tienen los demás; un comodín cuenta treinta.
