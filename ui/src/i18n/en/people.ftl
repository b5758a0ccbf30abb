### The people.

people-count =
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
people-add = Add
people-new = Somebody new
people-change = Change name or piece
people-name = Name
people-piece = Piece
people-piece-note = The piece is the same in every game. When two are alike at a table, one is lent for that game only.
people-search = Search a name
people-none = Nobody is called { $typed }.
people-empty = Nobody here yet
people-empty-note = The list fills by itself when people sit down at a table.
people-tables =
    { $n ->
        [0] no table yet
        [one] 1 table
       *[other] { $n } tables
    }
name-empty = Write a name.
name-too-long = Too many letters: { $n }, and there is room for { $most }.
name-taken = Somebody is called { $name } already. Add something to tell them apart.

word-piece-1 = brick
word-piece-2 = blue
word-piece-3 = mustard
word-piece-4 = lagoon
word-piece-5 = plum
word-piece-6 = leaf
word-piece-7 = ink
word-piece-8 = mauve

people-archive = Archive
people-unarchive = Take out of the archive
people-archive-done = Archived. The past stays.
people-unarchive-done = Back among the others
people-archived = Archived
people-groups = Groups
people-groups-note = People who often play together: their statistics on a page of their own.
group-new = New group
group-change = Change the group
group-people = Who belongs to it
group-too-few = A group has two people at least
group-hide = Hide win rates
group-hide-note = The pages of this group speak of games, not of who wins.
group-delete = Delete the group
group-deleted = Group deleted. The games stay.
merge-open = The same as somebody else
merge-title = Who is { $who }?
merge-who = If two names are one person, their games belong together. Choose under which name.
merge-note = Every game of { $one } counts for { $other } from now on. It can be taken back at any time.
merge-do = Make them one
merge-done = { $one } is { $other } now
merge-split = { $who } is somebody else after all
failure-people_met = They sat at one table: they are two people. Nothing was changed.

forget-open = Forget this person…
forget-title = Forget { $who }
forget-called = Someone
forget-means = { $who } is “{ $called }” from now on: in every table and list, and in every file that is made after this. What was played and won stays.
forget-elsewhere = Another device does the same once it takes in a file from this one.
forget-backups = The name stays in backups made before, and in files that somebody already has.
forget-for-good = This cannot be taken back.
forget-do = Forget the name
forget-done = The name is forgotten
forget-left =
    { $n ->
        [one] Forgotten. The name stays in 1 table that an older version saved.
       *[other] Forgotten. The name stays in { $n } tables that an older version saved.
    }

somebody = somebody
