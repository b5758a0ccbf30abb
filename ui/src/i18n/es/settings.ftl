### Los ajustes.

settings-language = Idioma
settings-es = Español
settings-en = English
settings-theme = Aspecto
settings-as-system = Como el sistema
settings-light = Claro
settings-dark = Oscuro
settings-awake = Pantalla siempre encendida
settings-awake-note = Mientras hay una mesa a la vista.
settings-awake-cannot = Aquí no es posible: el sistema decide cuándo se apaga la pantalla.
settings-symbols = Fichas más grandes
settings-symbols-note = Y con inicial donde no cabe el nombre.
settings-folder = Dónde se guarda todo
settings-folder-note = En este dispositivo y en ningún otro sitio.
settings-version = Versión
licences-title = Licencias
licences-note = Lo que otras personas escribieron y dejan usar a todo el mundo, y las condiciones que piden.
settings-sound = Sonidos
settings-sound-note = Relojes, dados y quién empieza.
settings-vibration = Vibración
settings-vibration-note = Un zumbido con cada aviso.
settings-vibration-cannot = Este dispositivo no puede vibrar desde aquí.
settings-voice = Voz
settings-voice-note = Dice nombres y avisa del tiempo, en el idioma de la pantalla.
settings-in-browser = En este navegador, en este dispositivo y en ningún otro sitio: { $mb } MB.
settings-in-browser-safe = El navegador ha prometido no borrarlo por su cuenta. Quien borra los datos del navegador lo borra también: guarda una exportación de vez en cuando.
