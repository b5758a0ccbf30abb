### Dice in trays, and whether they look fair.

die-numbered = d{ $n }
die-to-roll = { $die }, to roll
die-shows = { $die } shows { $face }
die-kept = { $die } shows { $face }, kept
dice-of-a-kind = { $n } { $die }
dice-of-a-name = { $n } × { $die }
dice-table = The table’s dice
dice-of = Tray: { $who }
dice-lie =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
dice-sum = Sum
dice-tap-to-roll = Tap a die to keep it once it is rolled.
dice-roll =
    { $n ->
        [one] Roll
       *[other] Roll { $n }
    }
dice-roll-rest = Roll the rest: { $n }
dice-all-kept = All are kept
word-dice-set-one = 1 die
word-dice-set-two = 2 dice
word-dice-set-three = 3 dice
word-dice-set-five = 5 dice
word-dice-set-d20 = d20
word-dice-set-d8d12 = d8 and d12
word-dice-set-coin = coin
word-dice-set-other = others
dice-heads = heads
dice-tails = tails
dice-rolled-sum = { $faces }: { $sum }
dice-add-table = Dice for the table
dice-add-of = Dice for { $who }
dice-change-of = Other dice: { $who }
dice-type-of = Type a roll of real dice: { $who }
dice-type-title = A roll of real dice: { $who }
dice-type-ask =
    { $of ->
        [one] What does the { $die } show?
       *[other] Die { $n } of { $of }, { $die }: what does it show?
    }
dice-type-back = Take the last one back
dice-type-number = Take { $n }
dice-type-between = From 1 to { $most }
dice-typed = real dice
dice-latest = Last rolls
dice-voice = { $who }: { $faces }
dice-voice-sum = { $who }: { $faces }. Sum { $sum }.
dice-voice-on = Say results aloud
dice-voice-note = On this device, after each roll made here.
dice-pick-title = Dice: { $who }
dice-usual = Often used
dice-sets = Sets of your own
dice-kinds = Which dice
dice-less = One { $die } fewer
dice-more = One { $die } more
dice-make = A die of your own
dice-make-name = What it is called
dice-make-faces = Its faces
dice-make-hint = Words, letters or symbols, with commas between them. A face written twice comes up twice as often.
dice-make-missing = A name and two faces at least
dice-make-do = Make a die with { $n } faces
dice-set-keep = Save this set
dice-set-name = Name of the set
dice-set-unnamed = It needs a name
dice-set-keep-do = Save { $dice }
dice-set-forget = Forget { $name }
dice-none = No dice chosen
dice-lay = Use { $dice }
dice-clear = Put these dice away

fair-title = Are the dice fair?
fair-which = Which dice
fair-whose = Whose rolls
fair-all = Everybody
fair-person = { $name }, { $n }
fair-usual = Nothing odd in { $n } rolls
fair-usual-why =
    { $times ->
        [one] Fair dice look less even once in 10 times.
       *[other] Fair dice look less even { $times } times in 10.
    }
fair-odd = A little odd: { $n } rolls
fair-odd-why = Fair dice look this uneven once in { $times } times. Roll on and look again.
fair-unlikely = Unlikely for fair dice: { $n } rolls
fair-unlikely-why = Fair dice look this uneven less than once in a thousand times.
fair-too-few =
    { $n ->
        [0] No rolls to judge by yet
        [one] Too few to judge: 1 roll
       *[other] Too few to judge: { $n } rolls
    }
fair-too-few-why =
    { $n ->
        [one] 1 more, and there is something to say.
       *[other] { $n } more, and there is something to say.
    }
fair-statistic = χ² { $chi }, { $degrees } degrees, p { $p }
fair-statistic-small = χ² { $chi }, { $degrees } degrees, p below { NUMBER(0.001, minimumFractionDigits: 3) }
fair-statistic-none = χ² { $chi }, { $degrees } degrees
fair-counts = How often each face came up
fair-outside = outside the band
fair-band = where fair dice usually land: { $low } to { $high }
fair-what = What is this?
fair-what-bars = A bar for every face, as long as the number of times it came up. Of a hundred counts of a fair face, 95 end inside the band.
fair-what-test = χ² adds up how far the counts are from even. p says how often fair dice look at least as uneven: only a very small p speaks against them.
fair-what-seal = All luck of a table follows from one secret number, drawn before the first roll. Its seal is shown from the start, the number itself when the table has ended. Anybody can then work out every roll again.
fair-none = Nothing has been rolled yet
fair-none-note = The counts appear by themselves after the first roll. Real dice that were typed in are not counted.
fair-test = Test { $n } rolls now
fair-testing = Rolling
fair-tested = Just now, { $n } rolls of { $die }; nothing of it is saved
fair-caution = One fair test in twenty looks odd. That is luck too.
fair-csv = Rolls as a table
fair-proof = Proof to check
fair-proof-later = Proof: when the table has ended
fair-saved = Saved: { $where }
seal-shut = Sealed before the first roll
seal-shut-note = Opens for checking when the table ends.
seal-open = The seal is open
seal-open-note = Every roll follows from this number. The proof lets anybody check it.
seal-hash = The seal
seal-seed = What was sealed
seal-since = sealed { $when }
seal-faces =
    { $n ->
        [one] 1 face logged
       *[other] { $n } faces logged
    }
