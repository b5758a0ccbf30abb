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
people-piece-note = The piece is the same in every game. When two are alike at a table, one is lent for that evening only.
people-search = Search a name
people-none = Nobody is called { $typed }.
people-empty = Nobody here yet
people-empty-note = It fills by itself when you add people to a table.
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
word-piece-7 = charcoal
word-piece-8 = mauve
