### Las personas.

people-count =
    { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
people-add = Añadir
people-new = Alguien nuevo
people-change = Cambiar nombre o ficha
people-name = Nombre
people-piece = Ficha
people-piece-note = La ficha es la misma en todos los juegos. Si en una mesa coinciden dos, una se presta solo para esa partida.
people-search = Buscar un nombre
people-none = Nadie se llama { $typed }.
people-empty = Todavía no hay nadie
people-empty-note = La lista se llena sola cuando alguien se sienta a una mesa.
people-tables =
    { $n ->
        [0] ninguna mesa todavía
        [one] 1 mesa
       *[other] { $n } mesas
    }
name-empty = Escribe un nombre.
name-too-long = Sobran letras: son { $n } y caben { $most }.
name-taken = Ya hay alguien que se llama { $name }. Añade algo que lo distinga.

word-piece-1 = teja
word-piece-2 = añil
word-piece-3 = mostaza
word-piece-4 = laguna
word-piece-5 = ciruela
word-piece-6 = hoja
word-piece-7 = tinta
word-piece-8 = malva

people-archive = Archivar
people-unarchive = Sacar del archivo
people-archive-done = Archivado. El pasado se queda.
people-unarchive-done = De vuelta con los demás
people-archived = Archivadas
people-groups = Grupos
people-groups-note = Gente que juega junta a menudo: sus estadísticas, en una página propia.
group-new = Grupo nuevo
group-change = Cambiar el grupo
group-people = Quién está
group-too-few = Un grupo tiene al menos dos personas
group-hide = Ocultar victorias
group-hide-note = Las páginas de este grupo hablan de las partidas, no de quién gana.
group-delete = Borrar el grupo
group-deleted = Grupo borrado. Las partidas se quedan.
merge-open = Es la misma persona que…
merge-title = ¿Quién es { $who }?
merge-who = Si dos nombres son la misma persona, sus partidas van juntas. Elige con qué nombre.
merge-note = Desde ahora, cada partida de { $one } cuenta para { $other }. Se puede deshacer cuando quieras.
merge-do = Unirlas
merge-done = { $one } ahora es { $other }
merge-split = { $who } es otra persona
failure-people_met = Han estado en la misma mesa: son dos personas. No se ha cambiado nada.

forget-open = Olvidar a esta persona…
forget-title = Olvidar a { $who }
forget-called = Alguien
forget-means = Desde ahora { $who } es «{ $called }»: en cada mesa y cada lista, y en cada archivo que se haga después. Lo jugado y lo ganado se queda.
forget-elsewhere = Otro dispositivo hace lo mismo cuando recibe un archivo de este.
forget-backups = El nombre sigue en las copias hechas antes y en los archivos que alguien ya tiene.
forget-for-good = No se puede deshacer.
forget-do = Olvidar el nombre
forget-done = El nombre está olvidado
forget-left =
    { $n ->
        [one] Olvidado. El nombre sigue en 1 mesa que guardó una versión anterior.
       *[other] Olvidado. El nombre sigue en { $n } mesas que guardó una versión anterior.
    }

somebody = alguien
