### Dados en bandejas, y si parecen limpios.

die-numbered = d{ $n }
die-to-roll = { $die }, por tirar
die-shows = { $die } marca { $face }
die-kept = { $die } marca { $face }, guardado
dice-of-a-kind = { $n } { $die }
dice-of-a-name = { $n } × { $die }
dice-table = Dados de la mesa
dice-of = Bandeja: { $who }
dice-lie =
    { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }
dice-sum = Suma
dice-tap-to-roll = Toca un dado tirado para guardarlo.
dice-roll =
    { $n ->
        [one] Tirar
       *[other] Tirar { $n }
    }
dice-roll-rest = Tirar el resto: { $n }
dice-all-kept = Todos guardados
word-dice-set-one = 1 dado
word-dice-set-two = 2 dados
word-dice-set-three = 3 dados
word-dice-set-five = 5 dados
word-dice-set-d20 = d20
word-dice-set-d8d12 = d8 y d12
word-dice-set-coin = moneda
word-dice-set-other = otros
dice-heads = cara
dice-tails = cruz
dice-rolled-sum = { $faces }: { $sum }
dice-add-table = Dados para la mesa
dice-add-of = Dados para { $who }
dice-change-of = Otros dados: { $who }
dice-type-of = Escribir una tirada de dados de verdad: { $who }
dice-type-title = Tirada de dados de verdad: { $who }
dice-type-ask =
    { $of ->
        [one] { $die }: ¿qué marca?
       *[other] Dado { $n } de { $of }, { $die }: ¿qué marca?
    }
dice-type-back = Quitar el último
dice-type-number = Poner { $n }
dice-type-between = De 1 a { $most }
dice-typed = dados de verdad
dice-latest = Últimas tiradas
dice-voice = { $who }: { $faces }
dice-voice-sum = { $who }: { $faces }. Suma { $sum }.
dice-voice-on = Decir los resultados en voz alta
dice-voice-note = En este dispositivo, tras cada tirada hecha aquí.
dice-pick-title = Dados: { $who }
dice-usual = De uso frecuente
dice-sets = Juegos de dados propios
dice-kinds = Qué dados
dice-less = { $die }: uno menos
dice-more = { $die }: uno más
dice-make = Un dado propio
dice-make-name = Cómo se llama
dice-make-faces = Sus caras
dice-make-hint = Palabras, letras o símbolos, separados por comas. Una cara escrita dos veces sale el doble.
dice-make-missing = Un nombre y al menos dos caras
dice-make-do = Hacer un dado de { $n } caras
dice-set-keep = Guardar este juego de dados
dice-set-name = Nombre del juego
dice-set-unnamed = Le falta un nombre
dice-set-keep-do = Guardar { $dice }
dice-set-forget = Olvidar { $name }
dice-none = Ningún dado elegido
dice-lay = Sacar { $dice }
dice-clear = Guardar estos dados en su caja

fair-title = ¿Son limpios los dados?
fair-which = Qué dados
fair-whose = Tiradas de quién
fair-all = Todos
fair-person = { $name }, { $n }
fair-usual = Nada raro en { $n } tiradas
fair-usual-why =
    { $times ->
        [one] Unos dados limpios salen menos parejos 1 de cada 10 veces.
       *[other] Unos dados limpios salen menos parejos { $times } de cada 10 veces.
    }
fair-odd = Algo raro: { $n } tiradas
fair-odd-why = Unos dados limpios salen así de desiguales 1 de cada { $times } veces. Sigue tirando y vuelve a mirar.
fair-unlikely = Improbable en dados limpios: { $n } tiradas
fair-unlikely-why = Unos dados limpios salen así de desiguales menos de 1 de cada mil veces.
fair-too-few =
    { $n ->
        [0] Aún no hay tiradas que juzgar
        [one] Pocas para juzgar: 1 tirada
       *[other] Pocas para juzgar: { $n } tiradas
    }
fair-too-few-why =
    { $n ->
        [one] 1 más y habrá algo que decir.
       *[other] { $n } más y habrá algo que decir.
    }
fair-statistic = χ² { $chi }, { $degrees } grados, p { $p }
fair-statistic-small = χ² { $chi }, { $degrees } grados, p menor que { NUMBER(0.001, minimumFractionDigits: 3) }
fair-statistic-none = χ² { $chi }, { $degrees } grados
fair-counts = Cuántas veces salió cada cara
fair-outside = fuera de la banda
fair-band = donde suelen caer unos dados limpios: de { $low } a { $high }
fair-what = ¿Qué es esto?
fair-what-bars = Una barra por cara, tan larga como las veces que salió. De cien recuentos de una cara limpia, 95 acaban dentro de la banda.
fair-what-test = χ² suma cuánto se apartan los recuentos de lo parejo. p dice con qué frecuencia unos dados limpios salen al menos así de desiguales: solo una p muy pequeña habla en su contra.
fair-what-seal = Toda la suerte de una mesa sale de un número secreto, sorteado antes de la primera tirada. Su sello se ve desde el principio; el número, cuando la mesa termina. Entonces cualquiera puede rehacer cada tirada.
fair-none = Aún no se ha tirado nada
fair-none-note = Los recuentos aparecen solos tras la primera tirada. Los dados de verdad no se cuentan.
fair-test = Probar { $n } tiradas ahora
fair-testing = Tirando
fair-tested = Ahora mismo, { $n } tiradas de { $die }; no se guarda nada
fair-caution = Una de cada veinte pruebas limpias sale rara. También eso es suerte.
fair-csv = Tiradas en una tabla
fair-proof = Prueba para comprobar
fair-proof-later = Prueba: cuando la mesa termine
fair-saved = Guardado: { $where }
seal-shut = Sellado antes de la primera tirada
seal-shut-note = Se abre para comprobarlo cuando la mesa termina.
seal-open = El sello está abierto
seal-open-note = Cada tirada sale de este número. Con la prueba, cualquiera lo comprueba.
seal-hash = El sello
seal-seed = Lo que se selló
seal-since = sellado { $when }
seal-faces =
    { $n ->
        [one] 1 cara anotada
       *[other] { $n } caras anotadas
    }
