### Lo que pregunta y dice el juez de Rush Out!

word-rush_out-tasks-standard = normales
word-rush_out-tasks-gold = oro
word-rush_out-tasks-confrontation = confrontación

rush_out-judge-what = ¿Sobre qué?
rush_out-judge-hero = Dado de héroe
rush_out-judge-sorcerer = Dado de hechicero
rush_out-judge-deck = Los mazos
rush_out-judge-may = Puede ir ahí.
rush_out-judge-wild-as = El comodín vale por { $symbols }.
rush_out-judge-banner = Estandartes a la vista: { $symbols }.
rush_out-judge-scroll = El pergamino hace planta del comodín.
rush_out-judge-face = El dado muestra
rush_out-judge-slot = El hueco pide
rush_out-judge-skill = Habilidad del héroe
rush_out-judge-equipment = Equipo: el comodín también es
rush_out-judge-any = lo que sea
rush_out-judge-forbidden = Prohibido por disipaciones
rush_out-judge-colour = Color del dado
rush_out-judge-colours = Colores que ya hay
rush_out-judge-banners = Estandartes a la vista
rush_out-judge-plant = Tiene el pergamino «comodín como planta»
rush_out-judge-setup = Qué se juega
rush_out-judge-players = Jugadores
rush_out-judge-tasks = Tareas
