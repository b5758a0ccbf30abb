### Lo que dice el panel de Cover Your Assets.

cya-of-target = de { $amount }
cya-missing = faltan { $amount }
cya-amount-missing = Falta el importe de { $who }
cya-reached = llegó
cya-wins =
    { $n ->
        [0] aún ninguna ronda
        [one] 1 ronda ganada
       *[other] { $n } rondas ganadas
    }
cya-extra-round = ronda extra
cya-dealer = Reparte { $who }, después { $next }
cya-round = Ronda
cya-round-of = Ronda { $round }
cya-sheet = Hoja de rondas
cya-legend = ronda · total
cya-cell-away = { $who }, ronda { $round }, total { $total }, sin estar en la mesa
cya-cell = { $who }, ronda { $round }, { $amount } { $total } en total

cya-way = Cómo se anota la ronda
cya-way-total = Importes
cya-way-count = Por cartas
cya-amounts = Importes de la ronda { $round }
cya-amount-of = { $who }, ronda { $round }
cya-amount-cell =
    { $wrong ->
        [yes] { $who } { $amount }, importe, no puede ser
       *[no] { $who } { $amount }, importe
    }
cya-steps = de { $step } en { $step }
cya-likely = Importes probables
cya-counts = { $who } cuenta
cya-count-before = La persona anterior
cya-count-after = La persona siguiente
cya-n-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
cya-stack-fine = montón válido
cya-count-more = { $what }, una más
cya-count-less = { $kind }: una menos
cya-gone = agotado
cya-save-and-count = Guardar y seguir con { $who }
cya-save = Guardar { $amount }
cya-save-and-go-on = Guardar { $amount } y seguir con { $who }
cya-floats = { $amount } → { $total }
cya-face-asks = ¿Cuánto vale tu montón?
cya-close = Cerrar la ronda { $round }
cya-close-empty = Cerrar la ronda { $round } con 0 para { $who }
cya-tap-count = { $who }, { $kind } { $n }
cya-tap-amount = { $who } { $amount }
cya-tap-counted = { $who } ya contó

cya-keep-cards = Anotar cada carta
cya-keep-rounds = Anotar solo lo que suma la ronda
cya-keep-now = Desde esta ronda.
cya-keep-next = Desde la ronda siguiente.
cya-book-anyway = Anotar lo que sumó la ronda
cya-book-anyway-note = Sin las cartas que faltan por jugar.

cya-turn-up = Descubre la primera carta
cya-plays = Juega { $who }
cya-answers = Responde { $who }
cya-which-card = Qué carta
cya-held = { $kind } ×{ $n }
cya-all-out = { $kind }, ya están todas a la vista
cya-what-with = Qué hacer con { $kind }
cya-pair = Pareja de { $kind } con
cya-with-discard = Con el descarte
cya-challenge = Retar a
cya-not-now = ahora no se puede
cya-discard = Descartar
cya-other-card = { $kind }, u otra carta
cya-hand-of = { $who }, tus cartas
cya-discard-pile = descarte
cya-draw-pile = mazo
cya-empty = vacío
cya-stacks = Montones
cya-stack-of = Montón de { $who }, primero el que está a salvo
cya-look-at = { $who }, todos los conjuntos
cya-stack-title = Montón de { $who }
cya-safe = a salvo
cya-on-top = arriba
cya-no-set = sin conjuntos
cya-set-heard =
    { $where ->
        [safe] a salvo: { $kind }, { $n } cartas { $wilds } { $value }
        [top] arriba: { $kind }, { $n } cartas { $wilds } { $value }
       *[between] { $kind }, { $n } cartas { $wilds } { $value }
    }
cya-with-wilds =
    { $n ->
        [one] 1 comodín
       *[other] { $n } comodines
    }
cya-challenge-of = { $who } reta a { $whom }
cya-attacks = reta
cya-defends = defiende
cya-shown-by = Enseña { $who }
cya-may-show = Puede enseñar { $kinds }
cya-may-show-none = No puede enseñar nada
cya-if-stops = Si { $who } para, el conjunto es de { $winner }.
cya-which-show = Qué carta se enseña
cya-nothing-to-show = No hay carta que enseñar.
cya-give-up = Rendirse
cya-stop = Parar
cya-challenge-won =
    { $steals ->
        [yes] { $who } se lo quita a { $whom }.
       *[no] { $who } lo defiende de { $whom }.
    }
cya-challenge-worth =
    { $value ->
        [0] { $kind }, { $n } cartas.
       *[other] { $kind }, { $n } cartas, { $value }.
    }

cya-tie-why = Llevan { $amount } cada uno. En esta mesa vale «{ $by }».
cya-tie-who = Quién ganó
word-cya-tie-extra_round = Jugar otra ronda
word-cya-tie-share = Compartir la victoria
word-cya-tie-table = Lo decide la mesa

cya-why = Por qué { $amount }
cya-why-nothing = No hay cartas en el montón.
cya-why-amount = Solo se anotó el importe.
cya-n-of-kind = { $n } { $kind }
cya-together = en total
cya-dealt-by = repartió { $who }
word-cya-kept-totals = anotado el importe
word-cya-kept-counts = contado por cartas
word-cya-kept-cards = carta a carta

cya-amend = Ronda { $round }
cya-amend-whose = De quién
cya-amend-cards = Cartas de la ronda
cya-amend-card = Otra carta: { $what } { $kind }


cya-judge-what = De qué se trata
cya-judge-pair = ¿Es pareja?
cya-judge-discard = ¿Puedo tomarla?
cya-judge-challenge = ¿Puedo retar?
cya-judge-duel = ¿Quién gana?
cya-judge-value = ¿Cuánto vale?
cya-judge-deck-own = El juez conoce los mazos impresos. Los valores propios se cuentan en la mesa.
cya-judge-cards = Las dos cartas
cya-judge-cards-empty = Toca dos cartas.
cya-judge-hand = La carta de la mano
cya-judge-hand-empty = Toca la carta de la mano.
cya-judge-top = Encima del descarte
cya-judge-top-empty = No hay ninguna carta.
cya-judge-into = Dónde va la carta
cya-judge-own-sets = Conjuntos propios
cya-judge-their-sets = Conjuntos de la otra persona
cya-judge-less = { $what }: uno menos
cya-judge-more = { $what }: uno más
cya-judge-kind = El conjunto de arriba de la otra persona
cya-judge-kind-empty = Toca de qué es.
cya-judge-set = El conjunto
cya-judge-set-empty = Toca las cartas del conjunto.
cya-judge-shows = Enseñadas por turnos, primero quien reta
cya-judge-shows-empty = Toca las cartas como se enseñaron.
cya-judge-counted = Las cartas
cya-judge-counted-empty = Toca las cartas de un conjunto o de un montón.
cya-judge-clear = Vaciar
cya-judge-take-away = Quitar { $kind }
cya-judge-you = quien reta
cya-judge-other = la otra persona
cya-judge-is-pair = Es pareja.
cya-judge-makes = Un conjunto de { $kind } por { $value }.
cya-judge-may-take = Se puede tomar.
cya-judge-may-challenge = Se puede retar.
cya-judge-may-challenge-why = Hay un conjunto propio, la otra persona tiene dos y la carta va.
cya-judge-challenger-wins = Gana quien reta.
cya-judge-defender-wins = Gana quien defiende.
cya-judge-duel-why = El conjunto es de quien enseñó la última: { $kind }, { $n } cartas, { $value }.
cya-judge-worth = Vale { $value }.
cya-judge-worth-why =
    { $n ->
        [one] 1 carta.
       *[other] { $n } cartas.
    }

seats-late-cover_your_assets = Entre dos rondas alguien puede sentarse o irse del todo, con cartas de verdad. No mientras se juega un desempate ni donde reparte Tapete.
