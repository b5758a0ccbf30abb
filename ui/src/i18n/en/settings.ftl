### The settings.

settings-language = Language
settings-es = Español
settings-en = English
settings-theme = Look
settings-as-system = As the system
settings-light = Light
settings-dark = Dark
settings-awake = Keep the screen on
settings-awake-note = While a table is in sight.
settings-awake-cannot = Not possible here: the system decides when the screen goes dark.
settings-symbols = Larger pieces
settings-symbols-note = And with an initial where there is no room for the name.
settings-folder = Where everything is saved
settings-folder-note = On this device and nowhere else.
settings-version = Version
licences-title = Licences
licences-note = What others wrote and let everybody use, and the terms they ask for.
settings-sound = Sounds
settings-sound-note = Clocks, dice and who starts.
settings-vibration = Vibration
settings-vibration-note = A buzz with each signal.
settings-vibration-cannot = This device cannot vibrate from here.
settings-voice = Voice
settings-voice-note = Calls names and says when time is up, in the language of the screen.
settings-in-browser = In this browser, on this device and nowhere else: { $mb } MB.
settings-in-browser-safe = The browser has promised not to delete it by itself. Whoever clears the browser's data deletes it too: save an export now and then.
