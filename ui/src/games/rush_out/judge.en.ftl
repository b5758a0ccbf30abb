### What the judge of Rush Out! asks and says.

word-rush_out-tasks-standard = standard
word-rush_out-tasks-gold = gold
word-rush_out-tasks-confrontation = confrontation

rush_out-judge-what = What about?
rush_out-judge-hero = A hero’s die
rush_out-judge-sorcerer = The sorcerer’s die
rush_out-judge-deck = The decks
rush_out-judge-may = It may go there.
rush_out-judge-wild-as = The wild counts as { $symbols }.
rush_out-judge-banner = Banners in sight: { $symbols }.
rush_out-judge-scroll = The scroll makes the wild a plant.
rush_out-judge-face = The die shows
rush_out-judge-slot = The slot asks for
rush_out-judge-skill = The hero’s skill
rush_out-judge-equipment = Equipment: the wild is also
rush_out-judge-any = anything
rush_out-judge-forbidden = Forbidden by dispels
rush_out-judge-colour = Colour of the die
rush_out-judge-colours = Colours that lie there
rush_out-judge-banners = Banners in sight
rush_out-judge-plant = Has the scroll “wild as plant”
rush_out-judge-setup = What is played
rush_out-judge-players = Players
rush_out-judge-tasks = Tasks
