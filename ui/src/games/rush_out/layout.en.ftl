## What is laid out from the real box

line-rush_out-layout-heroes = { $n } heroes: each takes a hero tile, unhurt side up, and the three dice of one colour.
line-rush_out-layout-sorcerer = The sorcerer takes the five black dice.
line-rush_out-layout-spells = { $kind }: { $n ->
        [one] one card
       *[other] { $n } cards
    }{ $rest ->
        [0] {""}
       *[other] , picked unseen; { $rest } stay in the box
    }.
line-rush_out-layout-spell-deck = Shuffle these { $n } spells: the sorcerer’s deck.
line-rush_out-layout-tasks = The standard tasks{ $n ->
        [0] , all of them.
       *[other] , without those whose back asks for more than { $n } people.
    }
line-rush_out-layout-more-tasks = And all cards of this kind: { $kind }.
line-rush_out-layout-task-deck = Shuffle the tasks: the heroes’ deck.{ $easier ->
        [1] {" "}Take two out unseen.
       *[other] {""}
    }
line-rush_out-layout-rows = Turn up three tasks and three spells into their rows.{ $mixed ->
        [1] {" "}The three tasks are standard ones; shuffle others back.
       *[other] {""}
    }
line-rush_out-layout-dragon = The dragon stands on its tile, with the side for { $n } people up.
line-rush_out-layout-market = In the middle: { $gear } pieces of equipment and { $scrolls } scrolls, for the market between two rounds.
line-rush_out-layout-marker = The gold marker lies on the board; who loses a round takes it.
line-rush_out-layout-souls = A pile of { $n } souls.
line-rush_out-layout-life = The sorcerer’s life: { $n } markers.
line-rush_out-layout-abilities = Each hero takes the ability tile of the class.
line-rush_out-layout-wins = { $n ->
        [1] One round decides.
       *[other] Have the trophies ready: the second one wins the match.
    }
