### Las reglas de la casa de Rush Out!, una frase cada una, y lo que pide una mesa nueva.

word-rush_out-first-who = Sortear
word-rush_out-first-draw = Sortear quién hechiza
word-rush_out-first-does = hechiza
word-rush_out-first-named = { $name } hechiza
word-rush_out-first-drawn = quién hechiza, por sorteo
word-rush_out-keeping-card-observed =
    { $mode ->
        [tracker] Cartas y dados en la mesa; marcadores y reloj aquí
        [dice] Cartas en la mesa; dados, marcadores y reloj aquí
        [shown] Cartas en la mesa y enseñadas a Tapete; dados aquí
       *[full] Cartas y dados aquí
    }

rule-option-rush_out-setup = Qué se juega
rule-option-rush_out-setup-T1 = Entrenamiento 1
rule-option-rush_out-setup-T1-note = Solo confusión e invocación. Una ronda.
rule-option-rush_out-setup-T2 = Entrenamiento 2
rule-option-rush_out-setup-T2-note = Llega el dragón. Una ronda.
rule-option-rush_out-setup-S1 = Escenario 1
rule-option-rush_out-setup-S1-note = Disipaciones, y dos trofeos para ganar.
rule-option-rush_out-setup-S2 = Escenario 2
rule-option-rush_out-setup-S2-note = Oro, y un mercado entre rondas.
rule-option-rush_out-setup-S3 = Escenario 3
rule-option-rush_out-setup-S3-note = Maldiciones para todos los héroes.
rule-option-rush_out-setup-S4 = Escenario 4
rule-option-rush_out-setup-S4-note = La perdición hiere y toma almas.
rule-option-rush_out-setup-S5 = Escenario 5
rule-option-rush_out-setup-S5-note = Las confrontaciones quitan vida al hechicero.
rule-option-rush_out-setup-S6 = Escenario 6
rule-option-rush_out-setup-S6-note = Experiencia y habilidades.

rule-option-rush_out-mode = Con qué se juega
rule-option-rush_out-mode-full = Todo en la pantalla
rule-option-rush_out-mode-full-note = Tapete baraja, reparte y tira.
rule-option-rush_out-mode-dice = Dados aquí, cartas de verdad
rule-option-rush_out-mode-dice-note = Tapete tira los dados y lleva marcadores y reloj.
rule-option-rush_out-mode-tracker = Cartas y dados de verdad
rule-option-rush_out-mode-tracker-note = Tapete lleva dragón, almas, heridas y reloj.

rule-option-rush_out-easier_for_heroes = Más fácil para los héroes
rule-option-rush_out-easier_for_heroes-note = Dos tareas salen de su mazo sin verlas.

rule-option-rush_out-vortex_auto = El vórtice toma un dado solo
rule-option-rush_out-vortex_auto-note = Uno sin tirar; si no, uno en la mano.

rule-option-rush_out-summon_gives_xp = Una invocación da experiencia
rule-option-rush_out-summon_gives_xp-note = En el escenario 6, como cualquier tarea.

rule-option-rush_out-remind_needs_confirm = Romper una maldición pide un sí
rule-option-rush_out-remind_needs_confirm-note = Un héroe dice si es así.

rule-option-rush_out-s6_confusion = Confusión en el escenario 6
rule-option-rush_out-s6_confusion-3 = Tres cartas
rule-option-rush_out-s6_confusion-3-note = El mazo tiene 25 hechizos, como en los escenarios 4 y 5.
rule-option-rush_out-s6_confusion-0 = Ninguna
rule-option-rush_out-s6_confusion-0-note = Como lo imprime el librillo.

rule-option-rush_out-min_roll_interval_ms = Entre dos tiradas
rule-option-rush_out-min_roll_interval_ms-0 = Tan deprisa como toques
rule-option-rush_out-min_roll_interval_ms-0-note = Nadie espera.
rule-option-rush_out-min_roll_interval_ms-700 = Como una tirada real
rule-option-rush_out-min_roll_interval_ms-700-note = { 0.7 } segundos, igual para todos.
rule-option-rush_out-min_roll_interval_ms-1500 = Despacio
rule-option-rush_out-min_roll_interval_ms-1500-note = { 1.5 } segundos, igual para todos.

rule-preset-rush_out-printed = Como está impreso
rule-preset-rush_out-printed-note = Las reglas del librillo.
rule-option-rush_out-mode-shown = Dados aquí, cartas enseñadas
rule-option-rush_out-mode-shown-note = Se enseña lo que se descubre; Tapete tira y juzga adónde va cada dado.

rule-minute-rush_out =
    Una persona es el hechicero; las demás son héroes y ganan o pierden juntas. Nadie espera turno: todos tiran a la vez.
    La primera tirada del hechicero empieza la ronda. Tira, pon en una carta los dados que encajen y vuelve a tirar el resto.
    Los héroes completan tareas; el hechicero, hechizos. Una carta completa devuelve los dados y se descubre la siguiente.
    Los hechizos estorban a los héroes: el dragón tapa cartas, el vórtice retiene dados, y hay maldiciones y heridas que curar.
    Si se acaba el mazo de tareas, ganan la ronda los héroes; si se acaba el de hechizos, el hechicero.
