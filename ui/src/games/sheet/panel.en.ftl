### A game from a file, at the table.

sheet-sheet = Sheet
sheet-gutter = Round
sheet-gutter-boxes = Box
sheet-round = round { $n }
sheet-turn = turn { $n }
sheet-legend = total, and the points of the { $counts ->
    [turns] turn
   *[other] round
  }
sheet-legend-boxes = what was written
sheet-cell = { $who }, { $row }: total { $total } { $points }
sheet-cell-open = { $who }, { $row }, not complete: { $value }
sheet-box = { $who }, { $what }: { $value }
sheet-noted = note: { $text }
sheet-points = Points
sheet-why = { $who }, { $row }
sheet-yes = yes
sheet-no = no
sheet-everybody = The whole table
sheet-nobody = nobody
sheet-out = out
sheet-legs = { $n } won
sheet-fact-deals = { $who } deals
sheet-fact-marker = { $what }: { $who }
sheet-fact-low = the lowest total wins
sheet-fact-extra = one more round for the tie

sheet-asks = { $who }: { $what }
sheet-left = { $what }: { $n } left
sheet-less = One less: { $what }
sheet-more = One more: { $what }
sheet-which-counter = Which number
sheet-up = { $what }: { $n } more
sheet-down = { $what }: { $n } less
sheet-put = Put { $n }
sheet-likely = Likely numbers
sheet-of-most = of { $n }
sheet-between = { $min } to { $max }
sheet-step = in steps of { $n }
sheet-write = Write
sheet-write-n = Write { $n }
sheet-write-then = Write, then { $who }
sheet-then = Then { $what }
sheet-missing = Missing: { $what }
sheet-boxes = Which box of { $who }
sheet-choose-box = { $who }: choose a box.
sheet-other-box = Another box of { $who }, now { $what }
sheet-all-the-same = Write anyway
sheet-face-number = { $what }: which number?
sheet-face-all = { $row }: all said, write it
sheet-face-take = Take { $n }
sheet-face-open = Tap and write: { $row }
sheet-face-box = Choose a box
sheet-face-again = { $n } once more writes it all the same
sheet-back = Does { $who } come back?
sheet-back-yes = Back in with { $n }
sheet-back-no = Stays out

sheet-sharing = { $what } of everybody
sheet-right-number = The right number
sheet-stands = now { $n }
sheet-correct = Correct
sheet-leave-open = Leave open

sheet-note = Note
sheet-note-note = A few words beside a round or a number. Key N.
sheet-note-of = Note: { $row }
sheet-note-whose = Beside what
sheet-note-row = The whole round
sheet-note-sheet = The whole sheet
sheet-note-hint = Up to 200 characters; blank takes it away.
sheet-note-save = Save the note
sheet-note-remove = Take the note away

sheet-finish = End the game
sheet-finish-note = Who leads has won. Undo takes it back.

sheet-newer = A newer version of this game ({ $now } → { $to })
sheet-newer-note = What changes, and whether the rounds so far are counted again.
sheet-newer-differs = What changes: { $differs }.
sheet-newer-alike = It scores as before: only names and texts are others.
sheet-newer-when = From when it counts
sheet-newer-next = From the next round
sheet-newer-again = Count again
sheet-newer-take = Take this version
sheet-newer-waits = It does not fit this table
sheet-house = Other house rules
sheet-house-note = After so many rounds, at a total: what the table agrees on now.
sheet-agree = Agreed

word-sheet-sides-each = Each alone
word-sheet-sides-two = Two teams
word-sheet-sides-three = Three teams
word-sheet-sides-four = Four teams
word-sheet-sides-five = Five teams
word-sheet-sides-free = Any teams
word-sheet-sides-one = One against the rest
word-sheet-sides-together = All together

word-sheet-keeping-round-observed = Written on the sheet

seats-late-sheet = Between two rounds somebody may sit down or leave for good, as many as the file lets play. Not in teams, and not while a tie is played off.
