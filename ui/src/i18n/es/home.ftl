### La pantalla de las mesas.

home-next = Sigue: { $what }
home-go-on = Seguir jugando
home-paused = en pausa, { $when }
home-rematch = Revancha con los mismos
home-tools = Sin mesa
home-evenings = Últimas noches
home-first = La mesa está puesta.
home-first-note = Di quién juega y Tapete lleva la cuenta. Las cartas las pones tú.

notice-set-aside = Lo guardado estaba dañado y se ha apartado.
notice-set-aside-why = Tapete empieza de nuevo. El archivo de antes sigue entero en { $path }.
notice-damaged = El archivo donde se guarda todo está dañado.
notice-damaged-why = Cierra Tapete y vuelve a abrirlo: el archivo se aparta entero y se puede volver a una copia. Lo que se juegue hasta entonces puede perderse.
notice-missing =
    { $n ->
        [one] Falta 1 anotación que ya estaba guardada.
       *[other] Faltan { $n } anotaciones que ya estaban guardadas.
    }
notice-missing-why = El disco las ha perdido. La última era de { $when }. Mirad la mesa y anotad lo que falte.
notice-read = Entendido
