### What is wrong with a game file. Each is said behind its place in the file.

fault-too_large = A game file has at most { NUMBER($most) } bytes.
fault-deep = Too many brackets in each other.
fault-json = This is no JSON: line { $line }, column { $column }.
fault-link_cut = This link is not whole. Ask for it once more, or for the file.
fault-format = This is no game of Tapete.
fault-newer = A newer version of Tapete made this. Update the app to open it.
fault-strange_name = There is no “{ $name }” here. There can be: { $known }.
fault-missing_name = “{ $name }” is missing.
fault-strange_word = “{ $name }” is none of these: { $known }.
fault-name_twice = “{ $name }” stands here twice.
fault-wrong_type =
    { $wanted ->
        [number] A whole number belongs here.
        [yes] True or false belongs here.
        [text] A text belongs here.
        [texts] A text belongs here, or one for each language.
        [amount] A number belongs here, or an expression.
        [value] A number, true or false, a word, or counts belong here.
        [pair] Two numbers belong here.
        [list] A list belongs here.
        [names] Names with their values belong here.
       *[other] Something else belongs here.
    }
fault-version = The version is 1.
fault-id = An id has a to z, 0 to 9 and _, begins with a letter, and has at most 32 of them.
fault-revision = Revisions count from 1.
fault-seats = 1 to 20 people, the fewest first.
fault-decimals = 0, 1 or 2 decimals.
fault-nothing = Nothing is written down: a round, a sheet or counters are missing.
fault-open_rows = Rows that are open at once have no dealer, phases, legs or carry, and nobody goes out.
fault-tie_row = Where each round is one person’s, no further round settles a tie.
fault-row_names = At most 60 rounds have names.
fault-house_kind = A house rule is a number, a yes or no, or a choice.
fault-many = 1 to { $fields } fields, and at most { $parts } parts.
fault-checks = At most { $most } checks.
fault-long_list = At most { $most } of these.
fault-phase = There is no such phase.
fault-section = There is no such section.
fault-part_name = A part that counts has a name.
fault-of = A choice and a tally say what they are of, and nothing else does.
fault-step = A step is 1 or more.
fault-within = { NUMBER($least) } to { NUMBER($most) } belongs here.
fault-dice = Dice are written as 2d6: 1 to 20 of them, with 2 to 100 sides.
fault-language_name = “{ $name }” is no language. A language is written as en, es or pt-BR.
fault-default = The usual value is none that can be written here.
fault-id_twice = The id “{ $id }” is taken already.
fault-reserved = “{ $id }” has a meaning of its own. Choose another id.
fault-expressions = At most { $most } expressions in a file.
fault-characters = An expression has at most { $most } characters.
fault-brackets = Too many brackets in each other.
fault-nested = Too much in one expression. Make two parts of it.
fault-lacks = “{ $token }” is missing here.
fault-unfinished = Something is missing at the end.
fault-unread = From here on it cannot be read: { $rest }
fault-unknown = “{ $name }” is not known here.
fault-misspelt = “{ $name }” is not known here. Is it “{ $near }”?
fault-behind_dot = “{ $name }” is not known behind a dot.
fault-function = There is no function “{ $name }”.
fault-wanted =
    { $wanted ->
        [yes] A yes or no is wanted here.
        [list] A list is wanted here.
       *[number] A number is wanted here.
    }
fault-unfit =
    { $wanted ->
        [yes] A yes or no is wanted here
        [list] A list is wanted here
       *[number] A number is wanted here
    }, and { $got ->
        [number] this is a number.
        [yes] this is a yes or no.
        [word] this is a word.
        [list] this is a list.
       *[record] this is something else.
    }
fault-literal = Only whole numbers, true, false, and words.
fault-one_kind = A list holds values of one kind.
fault-word_table = A table of words stands only before [ ].
fault-dot = A dot stands behind a name only.
fault-no_parts = “{ $name }” has nothing behind a dot.
fault-one_name = What is in a list has one name.
fault-branches = Both results of ? : are of one kind.
fault-values = “{ $name }” is used with other values.
fault-no_word = There is no “{ $word }”. Is it “{ $near }”?
fault-never_equal =
    { $a ->
        [number] A number
        [yes] A yes or no
        [word] A word
        [list] A list
       *[record] This
    } is never { $b ->
        [number] a number.
        [yes] a yes or no.
        [word] a word.
        [list] a list.
       *[record] that.
    }
fault-place = Before [ ] stands a list, and in it a number.
fault-table_keys = The words of a table are of one kind.
fault-table_values = The values of a table are of one kind.
fault-table_lacks = The table says nothing of “{ $word }”.
fault-table_asked = A table is asked by a word.
fault-two_lists = At most two lists in each other.
fault-often = Lists in lists are gone through too often.
fault-work = To work out a row with all people takes { NUMBER($work) } steps, { NUMBER($most) } at most. This takes the most of them.
fault-rounds = 1 to { $most } rounds.
fault-rounds_with = With { $people } people this makes { $count } rounds. There can be 1 to { $most }.
fault-unchanged = Nothing that is written changes this: the game would be over at once, or never.
fault-far = Numbers go to { NUMBER($most) }, up and down.
fault-empty = No number lies between the smallest and the largest.
fault-no_value = With { $people } people there is no number that can be written.
fault-out_of_reach = { $people } people cannot add up to { $sum }.
fault-legs = A game is won with 1 to { $most } legs.
fault-probe = With { $field } = { $value }, { $people } people and round { $row } there is no result. { $cause }
fault-open_boxes = While boxes are open, with { $people } people there is no result. { $cause }
fault-count = With { $people } people the number of rounds has no result. { $cause }
fault-cases = At most { $most } examples.
fault-case_rows = All examples together have at most { $most } rounds.
fault-case_name = There is no field “{ $name }”.
fault-case_people = The game is for { $fewest } to { $most } people. The example has { $people }.
fault-case_house = The house rule “{ $name }” has no such value.
fault-case_value = The example writes something that cannot be written in “{ $name }”.
fault-case_list = “{ $name }” takes a list in an example: a value of each person.
fault-case_many = “{ $name }” has more values in the example than there are people.
fault-case_back = “back” names a person who does not play.
fault-case_no_row = “parts” wants a complete round.
fault-case_came = { $what ->
    [points] The points come
    [total] The totals come
   *[other] “{ $what }” comes
} to { $came }. The example says { $wanted }.
fault-case_refused = The example is refused: { $refused }
fault-case_refused_by = The example is refused, but not by “{ $by }”: { $refused }
fault-case_allowed = “{ $by }” does not refuse the example.
fault-length = 1 to { $most } characters.
fault-hidden = There is a character in it that cannot be seen.
fault-link = No links in texts.
fault-language = This text is missing in one language: { $language }.

## Why an expression has no value

word-sheet-cause-too_large = A number is too large.
word-sheet-cause-sum = The sum is too large.
word-sheet-cause-division = It divides by zero.
word-sheet-cause-no_place = A list has no such place.
word-sheet-cause-nothing = There is nothing in a list.
word-sheet-cause-no_word = A table says nothing of a word.
word-sheet-cause-word_twice = A word stands twice in a table.
word-sheet-cause-open = Something it needs is not written.
word-sheet-cause-mistyped = A value is of another kind.
