### What the panel of Cover Your Assets says.

cya-of-target = of { $amount }
cya-missing = { $amount } to go
cya-amount-missing = { $who }’s amount is missing
cya-reached = there
cya-wins =
    { $n ->
        [0] no round won yet
        [one] 1 round won
       *[other] { $n } rounds won
    }
cya-extra-round = extra round
cya-dealer = { $who } deals, then { $next }
cya-round = Round
cya-round-of = Round { $round }
cya-sheet = Sheet of rounds
cya-legend = round · total
cya-cell-away = { $who }, round { $round }, total { $total }, not at the table
cya-cell = { $who }, round { $round }, { $amount } { $total } in all

cya-way = How the round is written
cya-way-total = Amounts
cya-way-count = By cards
cya-amounts = Amounts of round { $round }
cya-amount-of = { $who }, round { $round }
cya-amount-cell =
    { $wrong ->
        [yes] { $who } { $amount }, amount, cannot be
       *[no] { $who } { $amount }, amount
    }
cya-steps = steps of { $step }
cya-likely = Likely amounts
cya-counts = { $who } counts
cya-count-before = The person before
cya-count-after = The next person
cya-n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cya-stack-fine = valid stack
cya-count-more = { $what }, one more
cya-count-less = { $kind }: one less
cya-gone = none left
cya-save-and-count = Save and count { $who }
cya-save = Save { $amount }
cya-save-and-go-on = Save { $amount } and go on with { $who }
cya-floats = { $amount } → { $total }
cya-face-asks = What is your stack worth?
cya-close = Close round { $round }
cya-close-empty = Close round { $round } with 0 for { $who }
cya-tap-count = { $who }, { $kind } { $n }
cya-tap-amount = { $who } { $amount }
cya-tap-counted = { $who } is counted

cya-keep-cards = Note every card
cya-keep-rounds = Note only what rounds come to
cya-keep-now = From this round on.
cya-keep-next = From the next round on.
cya-book-anyway = Write what the round came to
cya-book-anyway-note = Without the cards that are still to come.

cya-turn-up = Turn the first card
cya-plays = { $who } plays
cya-answers = { $who } answers
cya-which-card = Which card
cya-held = { $kind } ×{ $n }
cya-all-out = { $kind }, all of them lie open
cya-what-with = What with { $kind }
cya-pair = Pair of { $kind } with
cya-with-discard = With the discard
cya-challenge = Challenge
cya-not-now = not allowed now
cya-discard = Discard
cya-other-card = { $kind }, or another card
cya-hand-of = { $who }, your cards
cya-discard-pile = discard
cya-draw-pile = draw pile
cya-empty = empty
cya-stacks = Stacks
cya-stack-of = { $who }’s stack, the safe set first
cya-look-at = { $who }, all sets
cya-stack-title = { $who }’s stack
cya-safe = safe
cya-on-top = on top
cya-no-set = no set yet
cya-set-heard =
    { $where ->
        [safe] safe: { $kind }, { $n } cards { $wilds } { $value }
        [top] on top: { $kind }, { $n } cards { $wilds } { $value }
       *[between] { $kind }, { $n } cards { $wilds } { $value }
    }
cya-with-wilds =
    { $n ->
        [one] 1 wild
       *[other] { $n } wilds
    }
cya-challenge-of = { $who } challenges { $whom }
cya-attacks = attacks
cya-defends = defends
cya-shown-by = Shown by { $who }
cya-may-show = May show { $kinds }
cya-may-show-none = Has nothing to show
cya-if-stops = If { $who } stops, { $winner } has the set.
cya-which-show = Which card is shown
cya-nothing-to-show = No card could be shown.
cya-give-up = Give up
cya-stop = Stop
cya-challenge-won =
    { $steals ->
        [yes] { $who } takes it from { $whom }.
       *[no] { $who } keeps it from { $whom }.
    }
cya-challenge-worth =
    { $value ->
        [0] { $kind }, { $n } cards.
       *[other] { $kind }, { $n } cards, { $value }.
    }

cya-tie-why = { $amount } each. At this table “{ $by }” holds.
cya-tie-who = Who won
word-cya-tie-extra_round = One more round
word-cya-tie-share = Share the win
word-cya-tie-table = The table decides

cya-why = Why { $amount }
cya-why-nothing = No cards in the stack.
cya-why-amount = Only the amount was written.
cya-n-of-kind = { $n } { $kind }
cya-together = together
cya-dealt-by = { $who } dealt
word-cya-kept-totals = written as an amount
word-cya-kept-counts = counted by cards
word-cya-kept-cards = every card

cya-amend = Round { $round }
cya-amend-whose = Whose amount
cya-amend-cards = Cards of the round
cya-amend-card = Another card: { $what } { $kind }


cya-judge-what = What is it about
cya-judge-pair = Is it a pair?
cya-judge-discard = May I take it?
cya-judge-challenge = May I challenge?
cya-judge-duel = Who wins it?
cya-judge-value = What is it worth?
cya-judge-deck-own = The judge knows the printed decks. Your own values are counted at the table.
cya-judge-cards = The two cards
cya-judge-cards-empty = Tap two cards.
cya-judge-hand = The card of the hand
cya-judge-hand-empty = Tap the card of the hand.
cya-judge-top = On top of the discard pile
cya-judge-top-empty = No card lies there.
cya-judge-into = Where does the card go
cya-judge-own-sets = Own sets
cya-judge-their-sets = Sets of the other
cya-judge-less = { $what }: one less
cya-judge-more = { $what }: one more
cya-judge-kind = The top set of the other
cya-judge-kind-empty = Tap its kind.
cya-judge-set = The set
cya-judge-set-empty = Tap the cards of the set.
cya-judge-shows = Shown by turns, the challenger first
cya-judge-shows-empty = Tap the cards as they were shown.
cya-judge-counted = The cards
cya-judge-counted-empty = Tap the cards of a set or a stack.
cya-judge-clear = Clear
cya-judge-take-away = Take away { $kind }
cya-judge-you = the challenger
cya-judge-other = the other
cya-judge-is-pair = It is a pair.
cya-judge-makes = A set of { $kind } worth { $value }.
cya-judge-may-take = You may take it.
cya-judge-may-challenge = You may challenge.
cya-judge-may-challenge-why = You have a set, the other has two, and the card fits.
cya-judge-challenger-wins = The challenger wins.
cya-judge-defender-wins = The defender wins.
cya-judge-duel-why = Whoever showed last has the set: { $kind }, { $n } cards, worth { $value }.
cya-judge-worth = Worth { $value }.
cya-judge-worth-why =
    { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }

seats-late-cover_your_assets = Between two rounds somebody may sit down or leave for good, with your own cards. Not while a tie is played off, and not where Tapete deals.
