### The new table.

new-game = Game
new-no-game = Choose a game
new-seats = Who sits where
new-nobody = Tap who plays, in the order you sit.
new-nobody-known = Write down who plays, in the order you sit.
new-shuffle = Shuffle seats
word-first-who = Dealer
word-first-draw = Draw the dealer by lot
word-first-does = deals first
new-get-up = Take off the table
new-move-back = Move { $name } one seat back
new-move-on = Move { $name } one seat on
new-known = People you know
new-add = Seat { $name }
new-add-button = Add
new-hidden =
    { $n ->
        [one] and 1 more: type their name
       *[other] and { $n } more: type their name
    }
new-name = New name
new-name-or-search = Search, or a new name
new-sits = { $name } sits down
new-full = The table is full with { $n }.
new-rules = Rules
new-edition = Edition
new-preset =
    { $n ->
        [0] { $name }
        [one] { $name }, 1 change
       *[other] { $name }, { $n } changes
    }
new-rules-own = Rules of your own
new-rules-save = Save these rules as…
new-rules-name = What they are called
new-rules-name-hint = As you say it: “Sunday rules”
new-rules-kept = { $name } is saved
new-rules-keep = Save the changes in { $name }
new-rules-share = Share as a file
new-rules-shared = Saved: { $where }
new-rules-rename = Rename
new-rules-delete = Delete
new-rules-gone = { $name } is deleted
new-rules-back = Undo
new-rules-open = Open a file
new-rules-taken = { $name } is here
new-changed = changed
new-more-rules = More rules
new-more-changed =
    { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
new-less = Fewer
new-more = More
new-keeping = How it is written down
new-grain = What is written down
new-knowledge = What it is played with
new-change = Change
new-missing =
    { $n ->
        [one] 1 person is missing
       *[other] { $n } people are missing
    }
new-start = Start
new-to-start = Straight to the start
word-first-named = { $name } deals first
word-first-drawn = dealer drawn by lot

word-keeping-round-observed = Scores only, our own cards
word-keeping-card-observed = Every card, our own cards
word-keeping-round-dealt = Scores only, Tapete deals
word-keeping-card-dealt = Every card, Tapete deals
word-grain-round = Scores only
word-grain-round-note = What each round came to is written down. You can change it during the game.
word-grain-card = Every card
word-grain-card-note = Each card is written down as it falls, and Tapete says whether it could be played.
word-knowledge-observed = Our own
word-knowledge-observed-note = You deal. Tapete knows only what can be seen on the table.
word-knowledge-dealt = From Tapete
word-knowledge-dealt-note = Tapete deals. Everybody sees their hand on their own phone, or on this screen in turn.
new-more-games = { $n } more games
new-find-game = Find a game
new-no-such-game = No game has this name. “Points” adds up those of any game.
new-make-game = Not here: make it in two minutes
new-make-named = Another game called “{ $name }”
