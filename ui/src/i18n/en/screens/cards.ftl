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

refusal-rush_out-BAD_CATALOGUE =
    { $constraint ->
        [form] This is no catalogue of cards. { $why }
        [schema] This file has version { $found }. Tapete knows { $most }.
        [name] A name does not fit. It has 1 to { $most } characters, here { $found }.
        [twice] { $card } is there twice.
        [unknown] There is no { $card }. Only cards of the stand-in set can be changed.
        [dice] The dice do not fit. Each has five symbols and the wild, once each.
        [track] The dragon’s way does not fit. It has three spaces, then the deck.
        [heroes] Each hero is there once. Here are { $found } tiles, not four.
        [skill] { $card }: the skill is one of the heroes’ symbols.
        [count] { $kind }: there are { $found }, not { $most }.
        [hero_slots] { $card }: the heroes’ half has { $found } symbols. It may have { $least } to { $most }.
        [hero_symbol] { $card }: that is no symbol of the heroes.
        [no_hero_half] { $card }: such a card has no heroes’ half.
        [sorcerer_slots] { $card }: the sorcerer’s half has { $found } symbols. It may have { $least } to { $most }.
        [sorcerer_symbol] { $card }: that is no symbol of the sorcerer.
        [no_sorcerer_half] { $card }: such a card has no sorcerer’s half.
        [banner] { $card }: a banner shows symbols of the sorcerer, each once.
        [back] { $card }: this mark is on no back.
        [effect] { $card }: such a card does something else.
        [variants] { $kind }: all cards do the same. There are two variants.
        [dragon_tile] The dragon tile for { $card } people has { $found } wild slots. It may have { $least } to { $most }.
        [setups] { $setup } is not complete.
        [setup_spells] { $setup } uses { $found } spells of a kind. There are { $least } to { $most }.
        [tasks_for_three] Only { $found } tasks are left for three people. There must be { $least } without a mark.
        [piles] Souls or life are missing for a number of heroes.
        [kinds] Too many kinds to buy. There are { $found }, at most { $most }.
        [price] { $card }: this price or number of copies cannot be.
        [item] { $card }: that cannot be bought.
        [dispel_set] The dispels are unusual. We expect two vortices and one each for fire, sword, footprint and key.
        [curse_set] The curses are unusual. We expect two of each kind.
        [equipment_copies] There are { $found } pieces of equipment. We expect { $most }.
        [scroll_copies] There are { $found } scrolls. We expect { $most }.
        [locked] { $card } might never be cleared. It asks for more than two symbols beside hearts, or for what it forbids.
       *[other] These cards cannot be played with.
    }
rush_out-cards-like = Checked, and another like this
rush_out-cards-copy =
    { $n ->
        [one] Copy the last card
       *[other] Copy a card: { $n } left
    }
rush_out-cards-done = { $n } of { $of } checked. Take whatever card you hold: the order does not matter.
