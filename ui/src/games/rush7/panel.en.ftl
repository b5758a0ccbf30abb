### What the Rush 7 panel says.

rush7-note = turn { $turn }, first to { $n } zones
rush7-note-of = turn { $turn } of { $of }, first to { $n } zones
rush7-to-win = first to { $n } zones
rush7-zones = Zones
rush7-zones-word =
    { $n ->
        [one] zone
       *[other] zones
    }
rush7-zones-won =
    { $n ->
        [one] 1 zone won
       *[other] { $n } zones won
    }
rush7-zones-moved = zones won { $before } → { $after }
rush7-zone = Zone { $zone }
rush7-nobodys = nobody’s
rush7-nobody = Nobody
rush7-won-by = won by { $who }
rush7-captured =
    { $n ->
        [0] no card of { $of } captured
       *[other] { $n } of { $of } captured: { $cards }
    }
rush7-sum = { $card } + { $bonus } = { $points }
rush7-field = { $who }, zone { $zone }: { $card }
rush7-field-sum = { $who }, zone { $zone }: { $sum }
rush7-field-empty = { $who }, zone { $zone }: no card yet
rush7-field-down = { $who }, zone { $zone }: face down
rush7-card = Card { $n }
rush7-values = Values
rush7-none-left = none left
rush7-tie = Tie
rush7-tie-why = nothing moves
rush7-takes = { $who } takes it
rush7-defends = { $who } defends it
rush7-wins-zone = { $who } wins the zone
rush7-keeps = keeps the { $card }
rush7-why = why?
rush7-why-zone = Zone { $zone }: { $what }
rush7-why-card = card
rush7-why-captured = captured { $card }
rush7-why-idle =
    { $n ->
        [one] captured { $cards }
       *[other] captured { $cards }
    }
rush7-why-points = points
rush7-why-sum = Captured 3, 4 and 5 add 1 each, 6 and 7 add 2, for whoever holds the zone.
rush7-why-table = The table judged it itself; the cards were not entered.
rush7-why-discarded =
    { $n ->
        [one] Discarded: { $cards }.
       *[other] Discarded: { $cards }.
    }
rush7-why-after = The zone after it:

rush7-asks-card = { $who }’s card in zone { $zone }
rush7-others-card = { $who }’s is a { $card }
rush7-asks-winner = Who wins zone { $zone }?
rush7-asks-captured = Which card does { $who } keep in zone { $zone }?
rush7-other-winner = Somebody else won
rush7-half = { $who }’s { $card } in zone { $zone }
rush7-stands = That is right
rush7-turn-whole = Turn { $turn } is entered
rush7-end-turn = End turn { $turn }
rush7-deal-each =
    { $n ->
        [one] Deal { $n } card to each.
       *[other] Deal { $n } cards to each.
    }
rush7-shuffle-all = Shuffle all { $n }.
rush7-shuffle-others = Shuffle the other { $n }.
rush7-keep-two = Keep your two cards.
rush7-zone-is-won = { $who } has won zone { $zone }.
rush7-turned-up = Turn { $turn }, turned up
rush7-rematch = Rematch

rush7-sheet = Turns
rush7-legend = cards in zones 1 to 5 · zones won
rush7-tap-for-why = tap for the sums
rush7-turn = Turn { $turn }
rush7-turn-won =
    { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }
rush7-correct = Change
rush7-correct-zone = Change zone { $zone }

rush7-face-card = Zone { $zone }: your card?
rush7-face-said = { $card } in zone { $zone }; the other card is missing
rush7-keep-cards = Enter both cards
rush7-keep-results = Enter results only
rush7-keep-note = For tables that judge themselves; it can change at any time.
rush7-finish-note = More won zones win, then open zones held, then captured cards.
rush7-set = Set a zone by hand
rush7-set-note = To begin in the middle of a game, or to put a zone right.
rush7-set-save = Set zone { $zone }
rush7-set-same = Zone { $zone } is as it was
rush7-set-done = Zone { $zone } is set
rush7-set-drops = What was entered for this zone in this turn is taken back.
rush7-which-zone = Which zone
rush7-whose = Whose zone is it?
rush7-captured-cards = Captured cards
rush7-take-away = Take away the { $card }
rush7-add-captured = Add a captured card

rush7-hand-of = { $who }, your cards
rush7-place = Lay them face down
rush7-place-hint = Tap a card, then a zone; or drag it there.
rush7-place-missing =
    { $n ->
        [one] 1 zone has no card
       *[other] { $n } zones have no card
    }
rush7-other-first = { $who } looks first
rush7-withdraw = { $who } takes the cards back

rush7-amend = Turn { $turn }, zone { $zone }

rush7-judge-what = What is it about?
rush7-judge-battle = Who wins it?
rush7-judge-least = Smallest card
rush7-judge-from = A zone of this table
rush7-judge-other = Other
rush7-judge-a = A
rush7-judge-b = B
rush7-judge-who = Who wants to win?
rush7-judge-cards = Cards played
rush7-plays = plays { $card }
rush7-plays-none = plays no card yet
rush7-judge-sum = { $who } { $sum }
rush7-judge-needs = { $who } needs a { $card }
rush7-judge-impossible = No card wins it for { $who }
rush7-judge-why = Why?

seats-late-rush7 = Coming late and leaving: not in this game. All the zones belong to one game, and everybody’s cards lie in them.
word-rush7-heard = { $who } { $round ->
    [one] { $points } zone
   *[other] { $points } zones
  }, total { $total }.
word-rush7-heard-leads = { $who } { $round ->
    [one] { $points } zone
   *[other] { $points } zones
  }, total { $total }, leads.
