### What the Rage panel says. Card names stand as they are printed on the cards.

rage-n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
rage-trump = trump
rage-no-trump = no trump
rage-dealer = { $who } deals
rage-sheet = Sheet of rounds
rage-cards = Cards
rage-legend = total · tricks/bid · ✓ exact
rage-tricks-of-bid = { $tricks }/{ $bid }
rage-exact = exact
rage-cell-away = { $who }, round { $round }, total { $total }, not at the table
rage-cell = { $who }, round { $round }, total { $total } { $tricks }/{ $bid } tricks
rage-why = Why { $points }?
rage-why-nothing = Nothing counted
rage-points = points
rage-bids = Bids
rage-bid = bid
rage-bid-of = { $who }, bid
rage-bid-less = { $who } bids one less
rage-bid-more = { $who } bids one more
rage-bid-cell = { $who } { $bid }, bid
rage-hidden-bid = ?
rage-bid-was = bid { $n }
rage-face-asks-bid = How many tricks do you bid?
rage-face-asks-tricks = You bid { $bid }: how many tricks?
rage-asks-bid = { $who } bids
rage-n-of = { $n } of { $of }
rage-forbidden = not allowed
rage-results-first = Results first
rage-tricks-won = Tricks won
rage-tricks = tricks
rage-tricks-of = { $who }, tricks
rage-one-less = { $who }: one less
rage-one-more = { $who }: one more
rage-rage-cards = Rage cards
rage-bonus = Bonus
rage-mad = Mad
rage-bonus-key =
    { $n ->
        [0] +5
        [1] +5
       *[other] { $n } × +5
    }
rage-mad-key =
    { $n ->
        [0] { "\u2212" }5
        [1] { "\u2212" }5
       *[other] { $n } × { "\u2212" }5
    }
rage-bonus-of = { $who }, Bonus { $key }: { $n }
rage-mad-of = { $who }, Mad { $key }: { $n }
rage-close = Close round { $round }
rage-stands = That is right
rage-take-one-names = Take one from …
rage-give-one-names = Give one to …
rage-fits = Everything adds up.
rage-fits-why =
    { $n ->
        [one] The one trick has been taken.
       *[other] All { $n } tricks have been taken.
    }
rage-take-one-from = take one from
rage-give-one-to = give one to
rage-tricks-over =
    { $n ->
        [one] One trick too many.
       *[other] { $n } tricks too many.
    }
rage-tricks-short =
    { $n ->
        [one] One trick is missing.
       *[other] { $n } tricks are missing.
    }
rage-fix = { $label } { $who }
rage-n-tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
rage-tap-tricks =
    { $n ->
        [one] { $who } { $n } trick
       *[other] { $who } { $n } tricks
    }
rage-tap-bonus =
    { $n ->
        [0] { $who } without Bonus
        [1] { $who } holds a Bonus
       *[other] { $who } holds { $n } Bonus
    }
rage-tap-mad =
    { $n ->
        [0] { $who } without Mad
        [1] { $who } holds a Mad
       *[other] { $who } holds { $n } Mad
    }

rage-keep-cards = Note every card
rage-keep-rounds = Note only results
rage-keep-note = From this round on while no card of it is out, else from the next.
rage-rescore = Other edition
rage-rescore-note = Every round is scored again.
rage-rescore-choose = Choose the other edition
rage-sweep = Doubled sweep
rage-sweep-note = Whoever takes every trick of a round gets 2 for each.
rage-cancel = Cancel
rage-accept = Accept

rage-set-trump = Trump of round { $round }
rage-set-trump-note = As it lies on the table. It only reminds you: no points depend on it.
rage-trump-ask = trump

rage-set-cards = Cards in round { $round }
rage-set-cards-note = If the table deals another number this time.
rage-set-cards-less = One card less
rage-set-cards-more = One card more
rage-set-cards-same = As many as now
rage-set-cards-save =
    { $n ->
        [one] Deal { $n } card
       *[other] Deal { $n } cards
    }

rage-amend =
    { $cards ->
        [one] Round { $round }, { $cards } card
       *[other] Round { $round }, { $cards } cards
    }
rage-amend-whole = Bid and cards
rage-amend-whole-of = Bid and cards: { $who }
rage-amend-cards = Cards played
rage-amend-other = Another card
rage-amend-replace = Another card: { $what }
rage-card-less = { $who }: one { $card } less
rage-card-more = { $who }: one { $card } more

rage-tie-rulebook-says = By the rulebook, the most exact bids win: { $who }.
rage-tie-rulebook = As the rulebook says

rage-suits = Colours
rage-gone = { $card }, already shown
rage-turn-trump = Turn up the trump
rage-turn-new = Turn a new trump
rage-turn-back = Take one back
rage-pile-empty = No number card left
rage-asks-card = { $who } plays
rage-which-colour = Which colour?
rage-which-value = Which value?
rage-other-card = Another card
rage-trick = Trick
rage-takes = { $who } takes the trick
rage-revoke = { $who } did not follow in trick { $trick }:
rage-hand-of = { $who }, your cards
rage-may-not = { $card }, not allowed now
rage-card-number = { $colour } { $n }
rage-card-announced = { $card }, { $colour }
rage-take-away = Take away { $card }

rage-judge-what = What is it about?
rage-judge-trick = Who takes it?
rage-judge-legal = May I play it?
rage-judge-score = What is it worth?
rage-judge-plays = On the table, in order
rage-judge-plays-empty = Add the cards as they were played.
rage-judge-plays-none = Nothing played yet.
rage-judge-hand = In the hand
rage-judge-hand-empty = Add the cards of the hand.
rage-judge-into = Where does the card go?
rage-judge-turned = Turned from the pile
rage-judge-player = card { $n }
rage-judge-somebody = this person
rage-judge-takes = The trick goes to { $card }.
rage-judge-bonus =
    { $n ->
        [one] With it goes a Bonus.
       *[other] With it go { $n } Bonus.
    }
rage-judge-mad =
    { $n ->
        [one] With it goes a Mad.
       *[other] With it go { $n } Mad.
    }
rage-judge-trump-now = Trump is { $colour } from here on.
rage-judge-trump-gone = There is no trump from here on.
rage-judge-all-legal = Any card may be played.
rage-judge-legal-are = Only { $cards } may be played.
rage-judge-led = { $colour } was led.
rage-judge-not-led = No colour has been led yet.
rage-judge-points =
    { $n ->
        [one] { $points } point.
       *[other] { $points } points.
    }
rage-less = { $what }: one less
rage-more = { $what }: one more

word-rage-because-RG-43 = It is the highest trump.
word-rage-because-RG-44 = It is the highest card of the colour led, { $led }.
word-rage-because-RG-45 = No card has a colour, so whoever led takes it.
word-rage-colour-R = red
word-rage-colour-O = orange
word-rage-colour-Y = yellow
word-rage-colour-G = green
word-rage-colour-B = blue
word-rage-colour-P = purple
word-rage-colour-none = no trump
word-rage-card-WILD = Wild Rage
word-rage-card-CHANGE = Change Rage
word-rage-card-OUT = Out Rage
word-rage-card-BONUS = Bonus Rage
word-rage-card-MAD = Mad Rage
word-rage-short-WILD = Wild
word-rage-short-CHANGE = Change
word-rage-short-OUT = Out
word-rage-short-BONUS = Bonus
word-rage-short-MAD = Mad
word-rage-part-tricks =
    { $n ->
        [one] { $n } trick won
       *[other] { $n } tricks won
    }
word-rage-part-sweep = all of them, counted double
word-rage-part-exact = exact bid
word-rage-part-exact_zero = exact bid of zero
word-rage-part-miss = missed bid
word-rage-part-bonus =
    { $n ->
        [one] a Bonus
       *[other] { $n } Bonus
    }
word-rage-part-mad =
    { $n ->
        [one] a Mad
       *[other] { $n } Mad
    }

seats-late-rage = Between two rounds somebody may sit down or leave for good, with your own cards. Not in teams, not while a tie is played off, and not where Tapete deals.
