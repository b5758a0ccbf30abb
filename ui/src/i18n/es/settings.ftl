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
