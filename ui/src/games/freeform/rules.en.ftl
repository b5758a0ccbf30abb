### The house rules of a pad.

rule-preset-freeform-points = Points
rule-preset-freeform-points-note = Round by round, the highest total wins, and you say when it is over.
rule-preset-freeform-race = Race
rule-preset-freeform-race-note = The first to reach a total ends it; the highest wins.
rule-preset-freeform-penalty = Penalties
rule-preset-freeform-penalty-note = Somebody reaches a total and it is over; the lowest wins.
rule-preset-freeform-rounds = Rounds
rule-preset-freeform-rounds-note = So many rounds, and the highest total wins.
rule-preset-freeform-sheet = Sheet
rule-preset-freeform-sheet-note = Rows with names; everybody fills each once, in any order.

rule-option-freeform-title = What are you playing?
rule-option-freeform-title-note = Stands above the sheet and in the history.
rule-option-freeform-wins = Who wins
rule-option-freeform-wins-high = The highest
rule-option-freeform-wins-low = The lowest
rule-option-freeform-rows = Rows
rule-option-freeform-end = The end
rule-option-freeform-end-open = When we like
rule-option-freeform-end-open-note = The menu of the table ends the game.
rule-option-freeform-end-rounds = Rounds
rule-option-freeform-end-target = A total
rule-option-freeform-teams = Teams
rule-option-freeform-teams-none = None
rule-option-freeform-teams-none-note = Everybody for themselves.
rule-option-freeform-teams-two = Two
rule-option-freeform-teams-two-note = Two teams; every second seat plays together.
rule-option-freeform-teams-three = Three
rule-option-freeform-teams-three-note = Three teams; every third seat plays together.
rule-option-freeform-teams-four = Four
rule-option-freeform-teams-four-note = Four teams; every fourth seat plays together.
rule-option-freeform-teams-five = Five
rule-option-freeform-teams-five-note = Five teams; every fifth seat plays together.
rule-option-freeform-final_tie = A tie at the end
rule-option-freeform-final_tie-share = Shared
rule-option-freeform-final_tie-share-note = All who have the best total win.
rule-option-freeform-final_tie-extra_round = One more round
rule-option-freeform-final_tie-extra_round-note = Everybody plays on until the tie breaks.
rule-option-freeform-final_tie-table = The table decides
rule-option-freeform-final_tie-table-note = You say who has won.
rule-option-freeform-lowest = Lowest number
rule-option-freeform-highest = Highest number
rule-option-freeform-step = Steps of

freeform-rows-plain = Rounds
freeform-rows-named = Rows with names
freeform-rows-gone = Plain rounds instead of rows
freeform-end-rows = The game is over when every box is written.
freeform-row-name = Row { $n }
freeform-row-new = New row
freeform-row-add = Add
freeform-row-twice = There is a row with that name.
freeform-row-up = Move { $name } up
freeform-row-down = Move { $name } down
freeform-row-drag = Drag { $name }
freeform-row-remove = Remove { $name }
freeform-row-gone = { $name } is gone
freeform-row-moved = { $name } is row { $n }
freeform-whole-number = Write a whole number.

word-freeform-keeping-round-observed = Numbers only, our own game
word-freeform-first-who = Who begins
word-freeform-first-draw = Draw who begins by lot
word-freeform-first-does = begins
word-freeform-first-named = { $name } begins
word-freeform-first-drawn = who begins is drawn by lot

rule-minute-freeform =
    Give the game a name, and say who plays.
    After each round write everybody’s points; the app adds up.
    A wrong number is corrected later, and everything after it is worked out again.
    The game ends when you say so, after a number of rounds, or at a number of points. The highest total wins, or the lowest if you chose that.
