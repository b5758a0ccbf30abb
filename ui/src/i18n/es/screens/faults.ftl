### Lo que está mal en un archivo de juego. Cada frase va detrás de su lugar en el archivo.

fault-too_large = Un archivo de juego tiene como mucho { NUMBER($most) } bytes.
fault-deep = Demasiados paréntesis unos dentro de otros.
fault-json = Esto no es JSON: línea { $line }, columna { $column }.
fault-link_cut = Este enlace no está entero. Pídelo otra vez, o pide el archivo.
fault-format = Esto no es un juego de Tapete.
fault-newer = Lo hizo una versión más nueva de Tapete. Actualízalo para abrirlo.
fault-strange_name = Aquí no hay «{ $name }». Puede haber: { $known }.
fault-missing_name = Falta «{ $name }».
fault-strange_word = «{ $name }» no es ninguno de estos: { $known }.
fault-name_twice = «{ $name }» está aquí dos veces.
fault-wrong_type =
    { $wanted ->
        [number] Aquí va un número entero.
        [yes] Aquí va true o false.
        [text] Aquí va un texto.
        [texts] Aquí va un texto, o uno para cada idioma.
        [amount] Aquí va un número, o una expresión.
        [value] Aquí va un número, true o false, una palabra o un recuento.
        [pair] Aquí van dos números.
        [list] Aquí va una lista.
        [names] Aquí van nombres con sus valores.
       *[other] Aquí va otra cosa.
    }
fault-version = La versión es 1.
fault-id = Un id tiene letras de la a a la z, cifras y _, empieza por letra y tiene como mucho 32.
fault-revision = Las revisiones se cuentan desde 1.
fault-seats = De 1 a 20 personas, primero las menos.
fault-decimals = 0, 1 o 2 decimales.
fault-nothing = No se anota nada: falta una ronda, una hoja o contadores.
fault-open_rows = Las filas abiertas a la vez no tienen quien reparta, fases, partes ni nada que pase de una a otra, y nadie queda fuera.
fault-tie_row = Si cada ronda es de una persona, otra ronda no decide un empate.
fault-row_names = Como mucho 60 rondas tienen nombre.
fault-house_kind = Una regla de la casa es un número, un sí o no, o una elección.
fault-many = De 1 a { $fields } campos y como mucho { $parts } partes.
fault-checks = Como mucho { $most } comprobaciones.
fault-long_list = Como mucho { $most } de estos.
fault-phase = No hay tal fase.
fault-section = No hay tal sección.
fault-part_name = Una parte que cuenta tiene nombre.
fault-of = Una elección y un recuento dicen de qué son, y nada más lo dice.
fault-step = Un paso es 1 o más.
fault-within = Aquí va un número de { NUMBER($least) } a { NUMBER($most) }.
fault-dice = Los dados se escriben como 2d6: de 1 a 20, de 2 a 100 caras.
fault-language_name = «{ $name }» no es un idioma. Un idioma se escribe como en, es o pt-BR.
fault-default = El valor habitual no se puede anotar aquí.
fault-id_twice = El id «{ $id }» ya está usado.
fault-reserved = «{ $id }» tiene un significado propio. Elige otro id.
fault-expressions = Como mucho { $most } expresiones en un archivo.
fault-characters = Una expresión tiene como mucho { $most } caracteres.
fault-brackets = Demasiados paréntesis unos dentro de otros.
fault-nested = Demasiado en una expresión. Haz dos partes.
fault-lacks = Aquí falta «{ $token }».
fault-unfinished = Falta algo al final.
fault-unread = Desde aquí no se puede leer: { $rest }
fault-unknown = «{ $name }» no se conoce aquí.
fault-misspelt = «{ $name }» no se conoce aquí. ¿Es «{ $near }»?
fault-behind_dot = «{ $name }» no se conoce detrás de un punto.
fault-function = No hay función «{ $name }».
fault-wanted =
    { $wanted ->
        [yes] Aquí va un sí o no.
        [list] Aquí va una lista.
       *[number] Aquí va un número.
    }
fault-unfit =
    { $wanted ->
        [yes] Aquí va un sí o no
        [list] Aquí va una lista
       *[number] Aquí va un número
    }, y { $got ->
        [number] esto es un número.
        [yes] esto es un sí o no.
        [word] esto es una palabra.
        [list] esto es una lista.
       *[record] esto es otra cosa.
    }
fault-literal = Solo números enteros, true, false y palabras.
fault-one_kind = Una lista tiene valores de una sola clase.
fault-word_table = Una tabla de palabras va solo delante de [ ].
fault-dot = Un punto va solo detrás de un nombre.
fault-no_parts = «{ $name }» no tiene nada detrás de un punto.
fault-one_name = Lo que hay en una lista tiene un nombre.
fault-branches = Los dos resultados de ? : son de la misma clase.
fault-values = «{ $name }» se usa con otros valores.
fault-no_word = No hay «{ $word }». ¿Es «{ $near }»?
fault-never_equal =
    { $a ->
        [number] Un número
        [yes] Un sí o no
        [word] Una palabra
        [list] Una lista
       *[record] Esto
    } nunca es { $b ->
        [number] un número.
        [yes] un sí o no.
        [word] una palabra.
        [list] una lista.
       *[record] eso.
    }
fault-place = Delante de [ ] va una lista y dentro un número.
fault-table_keys = Las palabras de una tabla son de una sola clase.
fault-table_values = Los valores de una tabla son de una sola clase.
fault-table_lacks = La tabla no dice nada de «{ $word }».
fault-table_asked = A una tabla se le pregunta con una palabra.
fault-two_lists = Como mucho dos listas una dentro de otra.
fault-often = Las listas dentro de listas se recorren demasiadas veces.
fault-work = Calcular una ronda con todas las personas lleva { NUMBER($work) } pasos, y como mucho pueden ser { NUMBER($most) }. Esto es lo que más lleva.
fault-rounds = De 1 a { $most } rondas.
fault-rounds_with = Con { $people } personas salen { $count } rondas. Puede haber de 1 a { $most }.
fault-unchanged = Nada de lo que se anota cambia esto: la partida acabaría al momento o nunca.
fault-far = Los números llegan hasta { NUMBER($most) }, hacia arriba y hacia abajo.
fault-empty = Entre el menor y el mayor no hay ningún número.
fault-no_value = Con { $people } personas no hay ningún número que se pueda anotar.
fault-out_of_reach = Entre { $people } personas no se puede sumar { $sum }.
fault-legs = Una partida se gana con 1 a { $most } juegos.
fault-probe = Con { $field } = { $value }, { $people } personas y la ronda { $row } no hay resultado. { $cause }
fault-open_boxes = Con casillas abiertas y { $people } personas no hay resultado. { $cause }
fault-count = Con { $people } personas el número de rondas no tiene resultado. { $cause }
fault-cases = Como mucho { $most } ejemplos.
fault-case_rows = Todos los ejemplos juntos tienen como mucho { $most } rondas.
fault-case_name = No hay campo «{ $name }».
fault-case_people = El juego es para { $fewest } a { $most } personas. El ejemplo tiene { $people }.
fault-case_house = La regla de la casa «{ $name }» no tiene ese valor.
fault-case_value = El ejemplo anota algo que no se puede anotar en «{ $name }».
fault-case_list = En un ejemplo «{ $name }» lleva una lista: un valor de cada persona.
fault-case_many = En el ejemplo «{ $name }» tiene más valores que personas.
fault-case_back = «back» nombra a una persona que no juega.
fault-case_no_row = «parts» pide una ronda completa.
fault-case_came = { $what ->
    [points] Los puntos dan
    [total] Los totales dan
   *[other] «{ $what }» da
} { $came }. El ejemplo dice { $wanted }.
fault-case_refused = El ejemplo se rechaza: { $refused }
fault-case_refused_by = El ejemplo se rechaza, pero no por «{ $by }»: { $refused }
fault-case_allowed = «{ $by }» no rechaza el ejemplo.
fault-length = De 1 a { $most } caracteres.
fault-hidden = Hay un carácter que no se ve.
fault-link = Sin enlaces en los textos.
fault-language = Este texto falta en un idioma: { $language }.

## Por qué una expresión no tiene valor

word-sheet-cause-too_large = Un número es demasiado grande.
word-sheet-cause-sum = La suma es demasiado grande.
word-sheet-cause-division = Se divide entre cero.
word-sheet-cause-no_place = Una lista no tiene ese lugar.
word-sheet-cause-nothing = Una lista está vacía.
word-sheet-cause-no_word = Una tabla no dice nada de una palabra.
word-sheet-cause-word_twice = Una palabra está dos veces en una tabla.
word-sheet-cause-open = Algo que hace falta no está escrito.
word-sheet-cause-mistyped = Un valor es de otra clase.
