### The history and one evening.

history-game = Game
history-all-games = All games
history-person = With whom
history-everybody = Everybody
history-more = Further back
history-empty = No evenings yet
history-empty-note = They appear by themselves when a table is opened.
history-none = No such evening
history-none-note = Take the filter away to see them all.

session-when = { $day }, { $time }, { $long }
session-rounds = Rounds
session-log = Log
session-rematch = Rematch
session-table = See the table
session-before = before: { $what }
session-undone = undone
session-amended = corrected

word-status-live = being played
word-status-paused = paused
word-status-finished = finished
word-status-abandoned = left unfinished
