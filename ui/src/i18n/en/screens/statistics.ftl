### Statistics: plain sentences first, figures beside.

statistics-period = Period
statistics-always = All time
statistics-this-month = This month
statistics-this-year = This year
statistics-days = From day to day
statistics-from = From
statistics-to = To
statistics-from-to = { $from } to { $to }
statistics-days-show = Show these days
statistics-days-missing = Choose both days
statistics-players = Players
statistics-group = Group
statistics-any-group = Everybody
statistics-sizes = Number of players
statistics-any-size = Any number
statistics-empty = No finished game here yet
statistics-empty-note = Statistics appear by themselves with the first game that is played to its end.
statistics-overview =
    { $plays ->
        [one] **1 game** has been played to its end, { $time } at the table.
       *[other] **{ $plays } games** of { $games ->
            [one] one kind
           *[other] { $games } kinds
        } have been played to their end, { $time } at the table.
    }
statistics-h =
    The { $h } most played games have been played { $h } times or more each. { $missing ->
        [one] One more, and it is { $next }, { $next } times each.
       *[other] { $missing } more, and it is { $next }, { $next } times each.
    }
statistics-games = Games
statistics-plays =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
statistics-people-note = Full: won. Empty: not won. Beside it the even share of those tables.
statistics-rate-even = { $rate }, even share { $even }
statistics-alone =
    { $plays ->
        [one] Alone against the others: { $wins } of 1 game.
       *[other] Alone against the others: { $wins } of { $plays } games.
    }
statistics-among =
    { $plays ->
        [one] Together against one: { $wins } of 1 game.
       *[other] Together against one: { $wins } of { $plays } games.
    }
statistics-cooperative =
    { $plays ->
        [one] Together against the game: { $wins } of 1 game.
       *[other] Together against the game: { $wins } of { $plays } games.
    }
statistics-facts = Facts of the game
statistics-facts-of = { $game }
statistics-range = from { $least } to { $most }
statistics-mean = mean { $mean }
statistics-best = best { $best }
statistics-key-won = won of played
statistics-key-plays = played
statistics-table = Table
statistics-two = Two people
statistics-one = One
statistics-other = The other
statistics-nobody = Nobody
statistics-compare = Who leads?

person-edit = Edit
person-played =
    { $n ->
        [one] has played **1 game**.
       *[other] has played **{ $n } games**.
    }
person-won =
    { $plays ->
        [one] has won **{ $wins } of 1** game, { $rate }. An even share would have been { $even }.
       *[other] has won **{ $wins } of { $plays }** games, { $rate }. An even share at those tables would have been { $even }.
    }
person-shared =
    { $n ->
        [one] One win was shared.
       *[other] { $n } wins were shared.
    }
person-since = { $time } at the table since { $when }.
person-also = Also written down as { $names }.
person-last =
    { $n ->
        [one] The last game
       *[other] The last { $n } games
    }
person-form = Won { $wins } of the last { $n }.
person-key-won = won
person-key-lost = not won
person-key-last = latest on the right
person-longest = Longest run: { $n } won in a row, { $when }.
person-current = Won the last { $n }.
person-drought = Longest wait: { $n } without a win.
person-place = Mean place { $place }.
person-head = Head to head
person-head-key = { $who } ahead, level (hatched), behind; by place in the same game
person-nemesis = { $who } is the nemesis: ahead of { $of } in { $behind } of { $met } games.
person-rival = { $who } is the rival: nobody met three times or more is closer to even.
person-course = Wins over time
person-course-note = Won of the last twenty games.
person-course-day = day
person-course-plays = played
person-course-wins = won
person-course-last = of the last 20

pair-and = and
pair-turn = From the other side
pair-never = { $one } and { $other } have not yet finished a game against each other.
pair-even =
    { $n ->
        [one] **Level:** { $one } and { $other } were ahead once each.
       *[other] **Level:** { $one } and { $other } were ahead { $n } times each.
    }
pair-leads = **{ $who } leads, { $most } to { $least }.**
pair-rate =
    { $n ->
        [one] { $who } came ahead in { $rate } of 1 game.
       *[other] { $who } came ahead in { $rate } of { $n } games.
    }
pair-ties =
    { $n ->
        [one] Once they shared a place.
       *[other] { $n } times they shared a place.
    }
pair-longest = Longest run of { $who }: { $n } in a row, { $when }.
pair-current = { $who } was ahead the last { $n } times.
pair-nemesis = { $who } is the nemesis of { $of }.
pair-rival = They are rivals: nobody else is closer to even.
pair-apart-title = Kept apart
pair-partners =
    { $plays ->
        [one] In one team: { $wins } of 1 game won.
       *[other] In one team: { $wins } of { $plays } games won.
    }
pair-cooperative =
    { $plays ->
        [one] Together against the game: { $wins } of 1 game won.
       *[other] Together against the game: { $wins } of { $plays } games won.
    }
pair-among =
    { $plays ->
        [one] Together against one: { $wins } of 1 game won.
       *[other] Together against one: { $wins } of { $plays } games won.
    }
pair-apart =
    { $plays ->
        [one] On different sides of one against many: { $who } won { $wins } of 1 game.
       *[other] On different sides of one against many: { $who } won { $wins } of { $plays } games.
    }
pair-figures = { $ahead } to { $behind }
pair-level-count = { $n } level
pair-allied-count = { $n } on one side
pair-apart-count = { $n } one against many
pair-last = The last meetings
pair-together = together
pair-together-won = together, won
pair-shared-place = level
pair-was-ahead = { $who } ahead

game-said =
    { $n ->
        [one] Played **once**, { $time } at the table.
       *[other] Played **{ $n } times**, { $time } at the table.
    }
game-mean =
    { $n ->
        [one] The average result is **{ $mean }** point.
       *[other] The average result is **{ $mean }** points.
    }
game-lead =
    { $n ->
        [one] The winner is { $points } point ahead on average.
       *[other] The winner is { $points } points ahead on average.
    }
game-gap =
    { $n ->
        [one] Whoever does not win is { $points } point behind on average.
       *[other] Whoever does not win is { $points } points behind on average.
    }
game-alone = The one against the many won **{ $wins } of { $plays }**, { $rate }.
record-title = Records
record-best = Best result
record-round = Best round
record-worst = Worst result
record-widest = Widest win
record-closest = Closest win
record-longest = Longest game
record-shortest = Shortest game

year-note = The year in sentences, and as a picture to send on
year-empty = No game was finished in this year
year-said = **{ $plays ->
        [one] 1 game
       *[other] { $plays } games
    }** on { $days ->
        [one] one day
       *[other] { $days } days
    }, { $time } at the table: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $games ->
        [one] one kind of game
       *[other] { $games } kinds of game
    }.
year-favourite =
    { $n ->
        [one] Most played: **{ $game }**, once.
       *[other] Most played: **{ $game }**, { $n } times.
    }
year-winner = Most wins: **{ $who }**, { $wins } of { $plays }.
year-streak = Longest run: **{ $who }**, { $n } in a row.
year-pair = Met most: **{ $one } and { $other }**, { $n } times.
year-longest = Longest game: { $time }, on { $day }.
year-closest =
    { $n ->
        [0] Closest win at { $game }: **{ $who }** with as many points, by a tie-break, on { $day }.
        [one] Closest win at { $game }: **{ $who }** by one point, on { $day }.
       *[other] Closest win at { $game }: **{ $who }** by { $n } points, on { $day }.
    }
year-widest =
    { $n ->
        [one] Widest win at { $game }: **{ $who }** by one point, on { $day }.
       *[other] Widest win at { $game }: **{ $who }** by { $n } points, on { $day }.
    }
year-new =
    { $n ->
        [one] One game was new.
       *[other] { $n } games were new.
    }
year-busiest = Most games in one evening: **{ $n }**, on { $day }.
year-regulars = Most often at the table

milestone-title = Milestones
milestone-earlier = { $n } earlier
# Every number here ends in 0 or 5.

evening-share = { $who } { $points }
evening-apart = Counts apart: not everybody for themselves and not in teams.
evening-none = No game of this evening was played against each other.
evening-hidden = This group does not speak of who wins.
evening-rule = For each game, the share of opponents beaten: 1 for who beats them all, 0 for who beats none, half an opponent for a shared place. The points of the games themselves are not added up.

same-games =
    { $plays ->
        [one] { $from } was played once and looks like the same game as { $into }.
       *[other] { $from } was played { $plays } times and looks like the same game as { $into }.
    }
same-games-count = Count them as one
same-games-done = { $from } counts as { $into }.
same-games-here = { $from } counts as this game.
same-games-apart = Count it by itself
