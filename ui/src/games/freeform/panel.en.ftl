### The pad at the table.

freeform-sheet = Sheet
freeform-row = Row
freeform-rounds = Round
freeform-round = round { $n }
freeform-legend = total, and what was written
freeform-legend-named = what was written
freeform-tap-to-correct = tap to correct, hold for a note
freeform-box = { $who }, { $row }: total { $total } { $n }
freeform-box-named = { $who }, { $row }: { $n }
freeform-box-open = { $who }, { $row }: open
freeform-noted = note: { $text }
freeform-fact-target = to { $n }
freeform-fact-low = the lowest total wins
freeform-fact-extra = one more round for the tie

freeform-pad = { $who }, { $row }
freeform-put = Put { $n }
freeform-write = Write { $n }
freeform-write-then = Write { $n }, then { $who }
freeform-missing = { $who }’s number is missing
freeform-likely = Likely numbers
freeform-hint-between = { $lowest } to { $highest }
freeform-hint-lowest = { $n } or more
freeform-hint-highest = { $n } or less
freeform-hint-step = in steps of { $n }
freeform-tap-to-write = write a number
freeform-undo = Undo

freeform-right-number = The right number
freeform-right-missing = The right number is missing
freeform-stands = now { $n }
freeform-same = This stands there already
freeform-correct = Correct { $before } to { $after }
freeform-leave-open = Leave the box open

freeform-note = Note
freeform-note-note = A few words beside a row or a number. Key N.
freeform-note-of = Note: { $row }
freeform-note-whose = Beside what
freeform-note-row = The whole row
freeform-note-hint = Up to 200 characters; blank takes it away.
freeform-note-save = Keep the note
freeform-note-remove = Take the note away

freeform-finish = End the game
freeform-finish-note = Who leads has won. Undo takes it back.
freeform-set-end = Another end
freeform-set-end-note = After so many rounds, at a total, or when you like.
rule-option-freeform-last_round = How many rounds
rule-option-freeform-target = Which total
freeform-agree = Agreed

freeform-judge-what = What does it come to? Write everybody’s numbers, with spaces between them.
freeform-judge-column = Column { $n }
freeform-judge-numbers = 12 5 −3
freeform-judge-add = One more column
freeform-judge-best = The best: { $who }, with { $n }.
