### A game file that somebody sent, and sending one on.

gamefile-title = A game
gamefile-leave = Leave it
gamefile-add = Save the game
gamefile-take = Put it in the place of mine
gamefile-both = Keep both
gamefile-play = Play it
gamefile-added = { $name } is among your games.
gamefile-faulty = This game cannot be played as it is.
gamefile-unchanged = Nothing was changed.
gamefile-column = column { $n }
gamefile-same = You have this game already.
gamefile-on-shelf = This game comes with Tapete already.
gamefile-older = You have a newer edition already: { $here }, and this is { $this }.
gamefile-newer = Edition { $this } takes the place of your edition { $here }. Tables that were begun keep theirs.
gamefile-shelf = A game with this id comes with Tapete and scores differently: { $differs }. This one gets a name of its own.
gamefile-other = You have another game with this id, and it scores differently: { $differs }. Tables that were begun keep theirs.
gamefile-differs-seats = how many people
gamefile-differs-rounds = rounds
gamefile-differs-fields = what is written
gamefile-differs-parts = what it is worth
gamefile-differs-checks = what cannot be
gamefile-differs-ending = the end
gamefile-differs-counters = what is counted beside
gamefile-differs-house = house rules
gamefile-differs-other = other things
gamefile-people = People
gamefile-seats =
    { $exactly ->
        [yes] { $max ->
            [one] alone
           *[other] { $max }
        }
       *[no] { $min } to { $max }
    }
gamefile-by = Made by
gamefile-writes = What you write
gamefile-worth = What it is worth
gamefile-if = when { $when }
gamefile-word = “{ $word }”
gamefile-and = and
gamefile-or = or
gamefile-examples = Examples
gamefile-held =
    { $of ->
        [0] It brings none.
        [one] { $held } of 1 comes out.
       *[other] { $held } of { $of } come out.
    }
gamefile-open = Open a game file
gamefile-paste = Paste a game
gamefile-pasted = The link, or the text of the file
gamefile-pasted-hint = A link begins with tapete://game/
gamefile-nothing-pasted = Nothing is pasted yet
gamefile-look = Look at it
gamefile-send = Send { $name }
gamefile-send-this = Send this game
gamefile-send-this-note = A code, a link or a file
gamefile-delete = Delete { $name }
gamefile-change = Change { $name }
gamefile-unreadable = It cannot be played here.
gamefile-mend = Mend { $name }
gamefile-gone = { $name }: deleted
gamefile-scan = Another phone’s camera reads it, where Tapete is installed.
gamefile-code = { $name } as a code
gamefile-too-long = This game is too long for a code. Send the file.
gamefile-save = As a file
gamefile-saved = Saved: { $where }
gamefile-copy = Copy the link
gamefile-copied = The link is copied.
gamefile-by-hand = Copy it by hand
gamefile-send-note = Whoever gets it sees what it does before anything is saved. The examples travel with the file only.
example-person = Person { $n }
