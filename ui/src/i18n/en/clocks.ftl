### Clocks for any table.

clock-table = The table
clock-set-title = Set a clock
clock-set = Set it: { $form }
clock-time = Time
clock-time-other = other
clock-extras = Order, tokens, what happens when time is up
clock-needs-people = First choose who plays
clock-form = What it measures
clock-form-each = A clock each
clock-form-each-note = Yours runs down in your turns alone.
clock-form-turn = A time for each turn
clock-form-turn-note = Every turn has its whole time again. It says when time is up.
clock-form-hourglass = Hourglass
clock-form-hourglass-note = What you use, the others get.
clock-form-countdown = Countdown
clock-form-countdown-note = For everybody at once.
clock-form-stopwatch = Stopwatch
clock-form-stopwatch-note = Measures how long it takes.
clock-note-stopwatch = counts up
clock-note-increment = +{ $time } a turn
clock-note-delay = after { $time }
clock-seconds = { $s } s
clock-minutes = { $min } min
clock-minutes-seconds = { $min } min { $s } s
clock-in-minutes = Minutes
clock-in-seconds = Seconds
clock-less = Less
clock-more = More
clock-increment = Won back each turn
clock-delay = Free at the start of a turn
clock-order = Who is next
clock-order-clockwise = Clockwise
clock-order-counter_clockwise = Counter-clockwise
clock-order-free = Whoever is tapped
clock-tokens-each = Tokens for more time, each
clock-token-gives = A token gives
clock-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
clock-token-use =
    { $n ->
        [one] Spend a token, 1 left
       *[other] Spend a token, { $n } left
    }
clock-penalty = When time runs out
clock-penalty-hint = In your own words: “3 tiles and on”. Leave it empty for none.
clock-signal = Count in: 3, 2, 1
clock-signal-note = The clock starts when the count is over.

clock-start = Start
clock-on = Go on
clock-pause = Pause
clock-paused = paused
clock-elsewhere = goes on elsewhere
clock-elsewhere-said = This clock goes on where the table came from. It is not counted here until something is written down here.
clock-nobody = Nobody’s turn
clock-nobodys-turn = Nobody’s turn
clock-nobodys-note = tap who is next
clock-tap-start = tap to start
clock-tap-start-with = begins: tap
clock-tap-end = tap to end the turn
clock-tap-turn = their turn: tap
clock-next = next
clock-turn-n = turn { $n }
clock-half = half is gone
clock-last = last { $n } s
clock-out = time is up
clock-out-said = Time is up. { $penalty }
clock-left-said = { $who }: { $time }
clock-sheet = About this clock
clock-open = Open the clock
clock-pass = End the turn
clock-faces-turn = Turn the faces to their sides
clock-faces-note = For a device that lies between you.
clock-more-time = More time for this turn
clock-give = Give { $time }
clock-take = Take { $time }
clock-times = Times
clock-who = Who
clock-took = took
clock-turns = turns
clock-a-turn = a turn
clock-together = { $time } together; nobody’s turn { $idle }. Pauses are in nobody’s time.
clock-warnings = Warnings on this device
clock-warn-half = At half
clock-warn-15 = At 15 s
clock-warn-10 = At 10 s
clock-voice = Call names
clock-voice-note = A voice says whose turn it is and who is next.
clock-another = Set another clock
clock-clear = Take the clock away
clock-voice-turn = { $who }’s turn
clock-voice-ten = Ten seconds.
clock-voice-ten-next = Ten seconds. Then, { $who }.

# A clock for two, where nobody is named.
clock-side-one = One
clock-side-two = Two
clock-two-sides = Without names it has two sides, One and Two. For more people, say who plays.
