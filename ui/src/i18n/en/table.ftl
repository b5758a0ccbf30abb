### The table, whatever game lies on it.

table-round = { $counts ->
    [turns] turn
    [games] game
   *[rounds] round
  } { $n }
table-round-of = { $counts ->
    [turns] turn
    [games] game
   *[rounds] round
  } { $n } of { $of }
table-round-brief = { $n }/{ $of }
table-scores = Scores
table-moved = { $before } → { $after }
table-amend-save = Save the correction
table-amend-nothing = Nothing changed yet
table-amend-check = It does not fit yet
table-amend-breaks = This no longer fits: { $what }
table-amend-unchanged = Nothing was changed.
table-their-turn = their turn
table-back = Back to the tables
table-more = More
table-close = Close
table-tools = Tools
table-log = Log
table-time =
    { $h ->
        [0] { $min } min
       *[other] { $h } h { $min }
    }
table-glance = Scores to be read from afar
table-glance-turn = Turn the scores to the next side
table-read = Read the scores out
table-read-line = { $place }: { $who }, { $points }.
table-read-alone = { $who }, { $points }.
table-pause = Pause the table
table-pause-note = The clock stands still until you go on.
table-resume = Go on playing
table-finish = End the game now
table-finish-note = Whoever is ahead after the complete rounds wins.
table-abandon = Abandon the table
table-abandon-hint = Hold to stop without a result. It stays in the history.
table-undo = Undo: { $what }
table-undo-list = Undo back to
table-undo-nothing = Nothing to undo
table-redo = Redo: { $what }
table-taken-back = Taken back: { $what }
table-redo-plain = Redo
table-saving = Saving
table-may-sleep = The screen may go dark. Nothing is lost.
table-seen = Understood
table-again = Try again
table-overtaken = Somebody else changed the table.
table-overtaken-why = You see it as it is now; your last tap was not counted.
table-not-kept = This could not be written down.
table-not-kept-why = What you see is the last state that was saved.
table-not-found = There is no such table
table-not-read = The table could not be opened
table-not-read-note = The others are untouched.
table-coming = The table is coming
table-log-empty = Nothing has happened yet.
table-log-earlier = What was before
table-undone = undone
table-corrected = corrected
table-rule-coming = The rule is coming
table-rule-missing = There is no text for this rule.
word-heard = { $who } { $round ->
    [one] { $points } point
   *[other] { $points } points
  }, total { $total }.
word-heard-leads = { $who } { $round ->
    [one] { $points } point
   *[other] { $points } points
  }, total { $total }, leads.
table-face = In the middle of the table
table-face-note =
    { $n ->
        [9] Everybody has a side of the screen. With so many, a second device helps.
        [10] Everybody has a side of the screen. With so many, a second device helps.
       *[other] Lay it down: everybody has a side of the screen, turned to them.
    }
table-face-leave = Back to the keeper’s view
table-face-turn = Turn the table by one seat
table-undo-plain = Undo
table-keys = Keys
table-key-digits = write that number
table-key-arrows = go to the next person
table-key-step = one more, one less; + adds to an amount that is typed
table-key-enter = press the big button
table-key-undo = undo
table-key-redo = redo

word-fact-open = The table is opened
word-fact-play = Noted
word-fact-amend = Corrected
word-fact-undo = Undone
word-fact-redo = Brought back
word-fact-pause = Pause
word-fact-resume = Play goes on
word-fact-abandon = Abandoned
table-on-phone = { $who } has it on their phone
table-give-to = Give the device to { $who }
word-table-look = Look at your hand
table-look-hint = Only { $who } looks. Hold to uncover.
table-cover = Cover
table-over = The game is over
table-totals = Totals
table-total-before = before
table-total-after = after

table-see-result = See the result
table-settle-tie = Settle the tie
table-tap-to-correct = tap to correct
table-tap-for-why = tap to see why
table-tie = { $who } are equal
table-tie-share = Share the win
table-tie-extra = One more round
table-tie-decides = The table decides
table-tie-words = How was it decided
table-tie-words-hint = In a few words, if you like.
table-tie-choose = Choose who won
table-tie-decide = { $who } won

pad-erase = Take back a digit
pad-sign = Plus or minus
pad-plus = Add
pad-whole = Whole numbers only.
pad-only = Only digits, + and −.
pad-mark = Decimal point
pad-decimals =
    { $n ->
        [one] One decimal at most.
       *[other] { $n } decimals at most.
    }
pad-only-decimals = Only digits, a decimal point, + and −.

## Rules

rules-title = Rules
rules-of = Rules: { $game }
rules-all = All the rules
rules-of-game = Rules of the game
rules-search = Search the rules
rules-search-hint = Words, or a number such as 26
rules-minute = How it goes
rules-contents = Contents
rule-named = “{ $name }”
rule-on = on
rule-off = off
example-right = This is right.
layout-title = What to lay out
rules-of-table = Rules of this table
rules-of-table-note = What holds at this table.
rules-changeable = What has a key beside it can still be changed; the rest stays until the end.
rules-fixed = None of it changes once the game has begun.
rules-change = Change: { $rule }
rules-change-key = Change
rules-was = { $before } → { $after }
rules-found =
    { $n ->
        [0] No rule says that.
        [one] 1 rule
       *[other] { $n } rules
    }
line-step-corrected = correction of { $counts ->
    [turns] turn
    [games] game
   *[rounds] round
  } { $round }
line-step-corrected-plain = correction
table-correction = { $name }: { $what }

seats-who = Who sits where
seats-who-note = Somebody was seated by mistake, or another person goes on.
seats-note = Tap a name to give the seat to another person. It is a step that can be undone.
seats-instead = Instead of { $before }
seats-until = { $name } until { $time }
seats-before = Before: { $who }
seats-took-over = { $who } took the seat over. Before: { $before }
seats-from-start = It was { $who } from the start
seats-from-start-note = { $before } was put down by mistake. Points and turns stay as they are, and count for { $who }.
seats-goes-on = { $who } goes on from here
seats-goes-on-note = { $before } played until now. The points stay as they are, and the result counts for { $who }.
seats-over = The game is over, so nobody can go on from here.
seats-come = Somebody sits down
seats-come-who = Who sits down?
seats-come-note = They sit behind the last seat and begin as everybody did.
seats-leave = { $who } leaves
seats-leave-note = The points stay on the sheet; nothing is asked any more, and those who stay come first.
seats-away = gone
seats-give = Or give the seat to another person:
seats-left = { $who } has left
seats-swap = Change places with { $who }
seats-swap-note = Change places, where the two were put down the wrong way round. Points and turns stay with the seats.

milestone-line = { $who }: { $what }
milestone-games = { $n }th game
milestone-games-of = { $n }th game of { $game }
milestone-evenings = { $n }th evening
milestone-first-win = first win against others
milestone-run = longest run so far, { $n } wins
