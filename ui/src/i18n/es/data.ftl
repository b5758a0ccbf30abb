### Datos que sobreviven a Tapete: copias, archivos, otros programas.

screen-data = Tus datos
settings-data = Copias, exportar e importar
settings-data-note = Llévate tus partidas, trae otras o empieza de cero.
work-so-far = { $done } de { $of }

data-written = Escrito
word-work-prepare = Actualizándolo todo…

send-bg-stats = Enviar a BG Stats
send-scan = Escanéalo con el teléfono que tiene BG Stats, o abre allí el enlace.
send-code = Código con esta partida para BG Stats
send-open = Abrir en BG Stats
send-file = Guardar un archivo de partida
send-note = Enviar otra vez la misma partida la cambia allí; no la duplica.

failure-file_too_large = En este archivo hay más de { $mib } MB. No se ha cambiado nada.
failure-file_cut = Este archivo acaba a la mitad: le falta una parte. No se ha cambiado nada.
failure-file_nested = Este archivo está hecho como no lo hace ningún programa. No se ha cambiado nada.
failure-file_foreign = Este archivo no es de Tapete ni de BG Stats. No se ha cambiado nada.
failure-file_house_rules = Son reglas de la casa. Ábrelas donde preparas una mesa nueva. No se ha cambiado nada.
failure-file_game = Es un juego. Ábrelo donde eliges a qué jugar. No se ha cambiado nada.
failure-game_of_shelf = Un juego con este id viene con Tapete. Guarda los dos.
failure-game_copies = Hay demasiados juegos con este nombre.
failure-file_missing = Este archivo ya no está.
failure-file_newer = Este archivo es de un Tapete más nuevo. Actualiza este y tráelo otra vez.
failure-file_stopped = Parado. No se ha cambiado nada.
failure-import_stopped = Parado. Lo que no está en el historial no se ha importado.
failure-file_busy = Todavía se está haciendo otra cosa. Prueba dentro de un momento.
failure-file_io = No se pudo leer o escribir el archivo. ¿Queda espacio en el disco?
failure-table_not_over = Esta partida no ha terminado todavía.
failure-link_too_long = Esta partida es demasiado larga para un código. Guarda un archivo de partida.
