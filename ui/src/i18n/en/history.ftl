### The history, and a session looked back at.

history-game = Game
history-all-games = All games
history-person = With whom
history-everybody = Everybody
history-place = Place
history-everywhere = Everywhere
history-sessions =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
history-year = Year
history-always = All years
history-month = Month
history-whole-year = The whole year
history-result = Result
history-any-result = Any result
history-clear = Clear
history-filters = Filters
history-search = Search a name, a note or a place
history-in-year =
    { $n ->
        [one] 1 game in { $year }
       *[other] { $n } games in { $year }
    }
history-archive = Archive
history-archive-empty = Nothing is archived
history-archive-note = What you archive stays here and still counts.
history-more-of = More: { $game }
history-empty = No games yet
history-empty-note = They appear by themselves when a table is opened.
history-none = No such game
history-none-note = Take a filter away to see more of them.

session-when = { $day }, { $time }
session-rounds = { $counts ->
    [turns] Turns
    [games] Games
    [sheet] Sheet
   *[rounds] Rounds
  }
session-log = Log
session-rematch = Rematch
session-table = See the table
session-undone = undone
session-amended = corrected
session-more = More
session-describe = Place and note
session-place = Where it was
session-places = Known places
session-note = Note
session-reopen = Reopen
session-reopen-note = You play on where it ended. The result that stood stays beside the new one.
session-archive = Archive
session-unarchive = Take out of the archive
session-archived = Archived
session-unarchived = Back in the history
session-delete = Delete
session-deleted = Deleted
undo = Undo

word-status-live = being played
word-status-paused = paused
word-status-finished = finished
word-status-abandoned = left unfinished
word-status-won = won
word-status-shared = shared win
word-status-lost = not won

review-course = { $counts ->
    [turns] Turn by turn
    [games] Game by game
    [sheet] Step by step
    [nothing] Step by step
   *[rounds] Round by round
  }
review-chart =
    { $game }, the totals after every { $counts ->
        [turns] turn
        [games] game
       *[rounds] round
    }. The table below says the same.
review-table = { $counts ->
    [turns] Table of the turns
    [games] Table of the games
   *[rounds] Table of the rounds
  }
review-round = { $counts ->
    [turns] turn
    [games] game
   *[rounds] round
  }
review-total = total
review-slider = Moment of the game
review-moment = { $counts ->
    [turns] turn
    [games] game
   *[rounds] round
  } { $n }, { $time }
review-play = Play it again
review-stop = Stop
review-then = As it stood, { $time }
review-to-end = To the end
review-by = noted by { $who }
review-log-earlier = { $n } earlier
review-log-later = { $n } more
review-corrected = Corrections
review-was = Before:
review-is = Now:
review-now = now
review-same-totals = The totals stayed the same.
review-table-then = The table at that moment
review-open = Show what was hidden
review-hands = Hands
review-hand-of = { $who } held
review-hand-empty = nothing left
failure-hands_hidden = What was hidden can be seen once the game is over.
review-rolls = Every roll
review-roll-round = { $counts ->
    [turns] Turn
    [games] Game
   *[rounds] Round
  } { $n }
review-dice-rolled =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
review-dice-sum =
    { $n ->
        [one] 1 die, sum { $sum }
       *[other] { $n } dice, sum { $sum }, mean { $mean }
    }
review-foreign = Written down afterwards, or played under another program: only its result is known.
review-former = Another result stood until { $time }
review-times = Time a person
review-times-note = While the table waited for them alone.
review-times-table = For several or nobody: { $time }.
review-facts = Facts of this game
review-facts-count =
    { $n ->
        [one] See 1 fact
       *[other] See { $n } facts
    }

share-title = Share
share-send = Send it on
share-picture = Save a picture
share-picture-note = Names, points, places, edition and date; nothing else.
share-copy = Copy as text
share-copied = Copied
share-link = Copy a link
share-link-note = It opens this game in Tapete, on devices that have it.
share-by-hand = Copy it from here
share-saved = Saved: { $where }
share-print = Print
share-house-rules = House rules

past-title = Past game
past-game = What was played
past-day = When
past-minutes = How long, in minutes
past-result = How it came out
word-past-points = By points
word-past-places = By places
word-past-winners = Who won
word-past-together = Together
word-past-one_against_many = One against all
word-past-of-points = Points of { $who }
word-past-of-places = Place of { $who }
past-lowest = The fewest points win
past-one = Who played alone
past-won = Result
past-was-won = Won
past-was-lost = Lost
past-remove = Remove { $who }
past-no-title = Say what was played
past-no-day = Say on which day
past-no-people = Say who played
past-places-alone = Places take two people
past-winners-alone = That takes two people
past-no-winner = Say who won
past-wins = { $who } has won
past-winner = Winner
past-few = That takes three people
word-past-number-missing =
    { $kind ->
        [places] The place of { $who } is missing
       *[points] The points of { $who } are missing
    }
word-past-number-no-whole = The number of { $who } is no whole number
word-past-number-large = The number of { $who } goes to { $most }, up or down
past-save = Write it down
past-goes-on = This is what you had begun.
past-start-over = Start over
failure-past_in_future = That day has not come yet.
failure-past_too_long = A game takes a week at most.
failure-past_people = One to a hundred people play.
failure-past_result = The result does not fit these people: places go from 1 to as many as played, and somebody was first.

endings-title = This game went on in two places
endings-note = The one that counts is in history and statistics; the others wait here. Whoever exchanges files with you sees the same.
endings-one = { $over ->
    [yes] { $played }, finished, until { $day }
   *[no] { $played }, until { $day }
  }
endings-counts = This one counts
endings-choose = Let this one count
endings-both = Both are games

statistics-won-of = { $wins } of { $plays }
statistics-fact-with = with { $dim }
statistics-fact-of = { $name }, with { $dim }
evening-open = League of the evening
evening-league = League
evening-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
