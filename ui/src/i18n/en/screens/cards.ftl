### Copying the cards of Rush Out!

rush_out-cards-other = Other cards
rush_out-cards-other-note = They came with these house rules or with the game that is played again: { $n } of { $of } checked.
rush_out-cards-name = Our cards
rush_out-cards-begin = Copy our cards
rush_out-cards-go-on =
    { $left ->
        [0] Look at our cards
       *[other] Go on with our cards: { $n } of { $of }
    }
rush_out-cards-anew = Begin anew with the stand-in cards
rush_out-cards-save = Save as a file
rush_out-cards-saved = The cards are in { $where }.
rush_out-cards-open = Open a file of cards
rush_out-cards-taken = The cards are here: { $n } of { $of } checked.
rush_out-cards-foreign = No cards of Rush Out! in this file. Nothing was changed.
rush_out-cards-unchecked =
    { $n ->
        [0] All { $of } cards and tiles are checked.
        [one] 1 of { $of } cards and tiles is not checked yet.
       *[other] { $n } of { $of } cards and tiles are not checked yet.
    }
rush_out-cards-more-broken =
    { $n ->
        [one] And 1 more mistake.
       *[other] And { $n } more mistakes.
    }
rush_out-cards-kind = Kind of card
rush_out-cards-heroes = Heroes
rush_out-cards-equipment = Equipment
rush_out-cards-scrolls = Scrolls
rush_out-cards-players = { $n } people
rush_out-cards-row = { $name }: { $what }, { $state ->
        [wrong] cannot be played
        [checked] checked
       *[open] not checked yet
    }
rush_out-cards-back = All cards
rush_out-cards-place = { $n } of { $of } checked
rush_out-cards-does = What it does
rush_out-cards-hero-half = Heroes’ half
rush_out-cards-sorcerer-half = Sorcerer’s half
rush_out-cards-banner = Banner
rush_out-cards-mark = Mark on the back
rush_out-cards-back-mark =
    { $n ->
        [0] none
        [5] 5
       *[other] { $n }+
    }
rush_out-cards-checked = Checked, next
rush_out-cards-add = { $symbol }, add
rush_out-cards-take-away = { $symbol }, symbol { $n }: take away
rush_out-cards-no-symbols = No symbols yet
rush_out-cards-skill = Skill
rush_out-cards-wounded = Wounded side
rush_out-cards-wilds = Wild slots
rush_out-cards-wilds-less = One wild slot less
rush_out-cards-wilds-more = One more wild slot
rush_out-cards-cost = Coins
rush_out-cards-cost-less = One coin less
rush_out-cards-cost-more = One more coin
rush_out-cards-copies = Copies
rush_out-cards-copies-less = One copy less
rush_out-cards-copies-more = One more copy
