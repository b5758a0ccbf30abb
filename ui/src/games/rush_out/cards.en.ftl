### Copying the cards of Rush Out!

rule-option-rush_out-catalogue = Cards
rule-option-rush_out-catalogue-null = Stand-in cards
rule-option-rush_out-catalogue-null-note = Symbols that we made up. They are not those of your box.
rule-option-rush_out-catalogue-own = Our cards
rule-option-rush_out-catalogue-own-note = The symbols of your own cards: { $n } of { $of } checked.

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
