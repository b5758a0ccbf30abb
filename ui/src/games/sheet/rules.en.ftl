### The house rules of a game from a file.

rule-option-sheet-game = The game
rule-option-sheet-house = House rules
rule-option-sheet-sides = Who plays together

rule-minute-sheet =
    Choose a game, and say who plays.
    Write what the game asks for, each round or box by box; Tapete works out the points and says why.
    What cannot be is refused, with the reason. A wrong number is corrected later, and everything after it is worked out again.
    It ends by itself where its file says so; you can end it in the menu at any time.
sheet-own = { $what }, another number
