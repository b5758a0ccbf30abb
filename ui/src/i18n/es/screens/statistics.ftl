### Cifras: primero las frases, al lado los números.

statistics-period = Periodo
statistics-always = Siempre
statistics-this-month = Este mes
statistics-this-year = Este año
statistics-days = De un día a otro
statistics-from = Desde
statistics-to = Hasta
statistics-from-to = { $from } a { $to }
statistics-days-show = Ver estos días
statistics-days-missing = Elige los dos días
statistics-players = Jugadores
statistics-group = Grupo
statistics-any-group = Todo el mundo
statistics-sizes = Cuántos jugaban
statistics-any-size = Cualquier número
statistics-empty = Aquí no hay partidas terminadas
statistics-empty-note = Las estadísticas aparecen solas con la primera partida que se termine.
statistics-overview =
    { $plays ->
        [one] **1 partida terminada**, { $time } de mesa.
       *[other] **{ $plays } partidas terminadas** de { $games ->
            [one] un juego
           *[other] { $games } juegos
        }, { $time } de mesa.
    }
statistics-h =
    Al menos { $h } juegos tienen { $h } partidas o más cada uno. { $missing ->
        [one] Con una partida más serían { $next }, { $next } veces cada uno.
       *[other] Con { $missing } partidas más serían { $next }, { $next } veces cada uno.
    }
statistics-games = Juegos
statistics-plays =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
statistics-people-note = Lleno: ganadas. Vacío: no ganadas. Al lado, lo que tocaría a partes iguales.
statistics-rate-even = { $rate }, a partes iguales { $even }
statistics-alone =
    { $plays ->
        [one] A solas contra el resto: { $wins } de 1 partida.
       *[other] A solas contra el resto: { $wins } de { $plays } partidas.
    }
statistics-among =
    { $plays ->
        [one] En grupo contra una persona: { $wins } de 1 partida.
       *[other] En grupo contra una persona: { $wins } de { $plays } partidas.
    }
statistics-cooperative =
    { $plays ->
        [one] En equipo contra el juego: { $wins } de 1 partida.
       *[other] En equipo contra el juego: { $wins } de { $plays } partidas.
    }
statistics-facts = Datos del juego
statistics-facts-of = { $game }
statistics-range = de { $least } a { $most }
statistics-mean = media { $mean }
statistics-best = mejor { $best }
statistics-key-won = ganadas de jugadas
statistics-key-plays = jugadas
statistics-table = Tabla
statistics-two = Dos personas
statistics-one = Una
statistics-other = La otra
statistics-nobody = Nadie
statistics-compare = ¿Quién va por delante?

person-edit = Editar
person-played =
    { $n ->
        [one] ha jugado **1 partida**.
       *[other] ha jugado **{ $n } partidas**.
    }
person-won =
    { $plays ->
        [one] ha ganado **{ $wins } de 1** partida, { $rate }. A partes iguales habría sido { $even }.
       *[other] ha ganado **{ $wins } de { $plays }** partidas, { $rate }. A partes iguales, en esas mesas habría sido { $even }.
    }
person-shared =
    { $n ->
        [one] Una victoria fue compartida.
       *[other] { $n } victorias fueron compartidas.
    }
person-since = { $time } de mesa desde { $when }.
person-also = Consta también como { $names }.
person-last =
    { $n ->
        [one] La última partida
       *[other] Las últimas { $n } partidas
    }
person-form = { $wins } ganadas de las últimas { $n }.
person-key-won = ganada
person-key-lost = no ganada
person-key-last = la última, a la derecha
person-longest = Racha más larga: { $n } seguidas, { $when }.
person-current = Ganadas las últimas { $n }.
person-drought = Espera más larga: { $n } sin ganar.
person-place = Puesto medio { $place }.
person-head = Cara a cara
person-head-key = { $who } por delante, a la par (rayado), por detrás; según el puesto en la misma partida
person-nemesis = La bestia negra es { $who }: por delante de { $of } en { $behind } de { $met } partidas.
person-rival = El rival más parejo es { $who }: nadie con tres partidas o más está más a la par.
person-course = Victorias en el tiempo
person-course-note = Ganadas de las últimas veinte partidas.
person-course-day = día
person-course-plays = jugadas
person-course-wins = ganadas
person-course-last = de las últimas 20

pair-and = y
pair-turn = Desde el otro lado
pair-never = { $one } y { $other } aún no han acabado una partida en contra.
pair-even =
    { $n ->
        [one] **Empate:** { $one } y { $other }, una vez por delante cada uno.
       *[other] **Empate:** { $one } y { $other }, { $n } veces por delante cada uno.
    }
pair-leads = **{ $who } va por delante, { $most } a { $least }.**
pair-rate =
    { $n ->
        [one] { $who } quedó por delante en el { $rate } de 1 partida.
       *[other] { $who } quedó por delante en el { $rate } de { $n } partidas.
    }
pair-ties =
    { $n ->
        [one] Una vez compartieron puesto.
       *[other] { $n } veces compartieron puesto.
    }
pair-longest = Racha más larga de { $who }: { $n } seguidas, { $when }.
pair-current = { $who } quedó por delante las últimas { $n } veces.
pair-nemesis = { $who } es la bestia negra de { $of }.
pair-rival = Son rivales: nadie está más a la par.
pair-apart-title = Aparte
pair-partners =
    { $plays ->
        [one] En el mismo equipo: { $wins } de 1 partida ganada.
       *[other] En el mismo equipo: { $wins } de { $plays } partidas ganadas.
    }
pair-cooperative =
    { $plays ->
        [one] En equipo contra el juego: { $wins } de 1 partida ganada.
       *[other] En equipo contra el juego: { $wins } de { $plays } partidas ganadas.
    }
pair-among =
    { $plays ->
        [one] En grupo contra una persona: { $wins } de 1 partida ganada.
       *[other] En grupo contra una persona: { $wins } de { $plays } partidas ganadas.
    }
pair-apart =
    { $plays ->
        [one] En bandos distintos de uno contra todos: { $who } ganó { $wins } de 1 partida.
       *[other] En bandos distintos de uno contra todos: { $who } ganó { $wins } de { $plays } partidas.
    }
pair-figures = { $ahead } a { $behind }
pair-level-count = { $n } a la par
pair-allied-count = { $n } en el mismo bando
pair-apart-count = { $n } uno contra todos
pair-last = Las últimas veces
pair-together = en el mismo bando
pair-together-won = en el mismo bando, ganada
pair-shared-place = a la par
pair-was-ahead = { $who } por delante

game-said =
    { $n ->
        [one] Se ha jugado **una vez**, { $time } de mesa.
       *[other] Se ha jugado **{ $n } veces**, { $time } de mesa.
    }
game-mean =
    { $n ->
        [one] El resultado medio es de **{ $mean }** punto.
       *[other] El resultado medio es de **{ $mean }** puntos.
    }
game-lead =
    { $n ->
        [one] Quien gana saca de media { $points } punto de ventaja.
       *[other] Quien gana saca de media { $points } puntos de ventaja.
    }
game-gap =
    { $n ->
        [one] Quien no gana queda de media a { $points } punto.
       *[other] Quien no gana queda de media a { $points } puntos.
    }
game-alone = Quien juega a solas ganó **{ $wins } de { $plays }**, { $rate }.
record-title = Marcas
record-best = Mejor resultado
record-round = Mejor ronda
record-worst = Peor resultado
record-widest = Victoria más amplia
record-closest = Victoria más ajustada
record-longest = Partida más larga
record-shortest = Partida más corta

year-note = El año en frases, y en una imagen para enviar
year-empty = En este año no se terminó ninguna partida
year-said = **{ $plays ->
        [one] 1 partida
       *[other] { $plays } partidas
    }** en { $days ->
        [one] un día
       *[other] { $days } días
    }, { $time } de mesa: { $people ->
        [one] una persona
       *[other] { $people } personas
    }, { $games ->
        [one] un juego
       *[other] { $games } juegos
    }.
year-favourite =
    { $n ->
        [one] Lo más jugado: **{ $game }**, una vez.
       *[other] Lo más jugado: **{ $game }**, { $n } veces.
    }
year-winner = Más victorias: **{ $who }**, { $wins } de { $plays }.
year-streak = Racha más larga: **{ $who }**, { $n } seguidas.
year-pair = Más veces en la misma mesa: **{ $one } y { $other }**, { $n }.
year-longest = Partida más larga: { $time }, el { $day }.
year-closest =
    { $n ->
        [0] Victoria más ajustada en { $game }: **{ $who }** con los mismos puntos, por desempate, el { $day }.
        [one] Victoria más ajustada en { $game }: **{ $who }** por un punto, el { $day }.
       *[other] Victoria más ajustada en { $game }: **{ $who }** por { $n } puntos, el { $day }.
    }
year-widest =
    { $n ->
        [one] Victoria más amplia en { $game }: **{ $who }** por un punto, el { $day }.
       *[other] Victoria más amplia en { $game }: **{ $who }** por { $n } puntos, el { $day }.
    }
year-new =
    { $n ->
        [one] Un juego era nuevo.
       *[other] { $n } juegos eran nuevos.
    }
year-busiest = Más partidas en una jornada: **{ $n }**, el { $day }.
year-regulars = Más veces en la mesa

milestone-title = Hitos
milestone-earlier = { $n } anteriores

evening-share = { $who } { $points }
evening-apart = Cuenta aparte: no fue cada uno por su cuenta ni por equipos.
evening-none = En esta jornada no se jugó nada en contra.
evening-hidden = Este grupo no habla de quién gana.
evening-rule = Por cada partida, la parte de rivales a los que se gana: 1 si se gana a todos, 0 si a ninguno, medio rival por un puesto compartido. Los puntos de los juegos no se suman.

same-games =
    { $plays ->
        [one] { $from } se jugó una vez y parece el mismo juego que { $into }.
       *[other] { $from } se jugó { $plays } veces y parece el mismo juego que { $into }.
    }
same-games-count = Contarlos como uno
same-games-done = { $from } cuenta como { $into }.
same-games-here = { $from } cuenta como este juego.
same-games-apart = Contarlo aparte
