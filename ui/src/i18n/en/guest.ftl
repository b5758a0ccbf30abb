# Devices of one's own at a table: inviting, joining, and playing with a phone.
invite = Everybody with their phone
invite-note = Nothing to install, no account, no internet.
invite-how = Point the camera at it. Or type in the browser
invite-say = and say
invite-words-note = With the words you let them in by one tap.
invite-knocks = Who wants to come in
invite-knock = A phone in { $language } said the words and wants to come in.
invite-let-in = Let in
invite-turn-away = Send it away
guest-words = Which words were you told?
guest-words-note = The three words stand under the code at the table.
guest-words-field = Three words
guest-words-three = Type the three words
guest-words-wrong = No table has these words. Look at them once more.
guest-words-full = Many phones are waiting there. Try again in a moment.
guest-knock = Ask to come in
guest-knocked = You have knocked
guest-knocked-note = The keeper lets you in by one tap.
guest-not-let-in = You were not let in. Ask at the table.
invite-open = Open the door
invite-closed = The door is closed: nobody can come in until you open it.
invite-end = Close the door
invite-end-note = { $n ->
    [0] Nobody has come in yet.
    [one] One device will leave.
   *[other] { $n } devices will leave.
  }
invite-plain = It closes by itself. It is not encrypted: somebody in the network could read it.
invite-come = { $n ->
    [0] Nobody has come yet
    [one] 1 has come
   *[other] { $n } have come
  }
invite-none = no phone: somebody enters for { $who }
invite-here = their phone, in { $language }
invite-away = their phone is away now: you can enter for { $who }
invite-watcher = Somebody who watches
invite-dismiss = Send { $who } away
invite-dismiss-hint = Hold
invite-network = By the network { $name }
invite-other-network = Change the network
invite-trouble = It does not open?
invite-trouble-why = The phone has to be in the same network as this device. In guest networks devices do not see each other.
invite-trouble-hotspot = Share a phone's internet and put this device and the others into that network: it works without data.
invite-trouble-alone = Or go on without phones: this device can enter for everybody.
invite-trouble-snapshot = Or let the others take the scores along as they stand now.
invite-snapshot = Scores as a code
invite-snapshot-note = Tapete on another device opens it by its camera. It shows the scores of now and does not follow the table.
invite-snapshot-long = These scores are too many for a code.
invite-tv = For the television: open { $link } there
invite-all-tables = All tables on one television
invite-all-tables-how = Open this on the television: { $link }. It shows the scores of every table of the last hours, and no hands.
tv-tables = { $n ->
    [one] one table
   *[other] { $n } tables
}
tv-people = { $n ->
    [one] one person
   *[other] { $n } people
}
tv-no-tables = No table has been played at in the last hours.
tv-over = finished
tv-paused = paused
tv-since = Since { $time }
tv-clock = { $who }, { $time }
invite-failed = It cannot be opened: { $why }
invite-no-network = This device is in no local network. Connect it to a Wi-Fi, or share a phone's internet.
invite-not-here = Nobody can be invited here. Open Tapete in its window, or with tapete serve --lan.

guest-join = Which seat is yours?
guest-join-note = Tap your name at the table of { $game }.
guest-seat-free = free
guest-seat-taken = is here
guest-full = No seat is free
guest-full-note = The keeper can free a seat.
guest-was = This phone was { $who }
guest-new = Choose once, it remembers
guest-i-am = I am { $who }
guest-choose = Choose your seat
guest-watch = Just watch
guest-taken-now = Somebody has just sat down there.
guest-private = It stays on this phone. Nobody else sees your hand.
guest-lost = I cannot reach the table
guest-lost-why = It has not answered for some seconds. Put this phone into the same network; this page goes on by itself once it arrives.
guest-lost-safe = What has arrived is safe at the table; what you tap now counts if the table is still as you see it.
guest-not-counted = The table had gone on: that tap was not counted.
guest-lost-short = No connection: it goes on by itself
guest-again = Try again
guest-gone = This table does not expect you any more
guest-gone-why = The keeper has closed the door, or this link is not valid any more. Ask to be shown the code again.
guest-coming = Here comes the table…
guest-language = Language
guest-leave = Change seats
guest-pencil = You have the pencil: you write for everybody now.
guest-pencil-gone = The pencil is with the keeper again.
guest-whole-table = Write for everybody
guest-own-side = My own side
guest-return-pencil = Give the pencil back
guest-paused = The table is paused
guest-others = The others
guest-say = Tell the keeper: { $what }
guest-said = { $what }: it is with the keeper
guest-finger-lay = Lay a finger here and hold it
guest-finger-you = You start
guest-hand = Your hand
guest-you-won = You won
guest-your-place = You came { $place }
guest-your-turn = Your turn
guest-your-number = Your number
guest-not-yet = Not your turn yet
guest-choose-card = Choose a card of your hand
guest-play = Play
guest-play-card = Play { $card }
language-es = Spanish
language-en = English
invite-who-writes = Who writes
invite-everybody = Everybody their own
invite-keeper = The keeper accepts
invite-everybody-note = What somebody taps is recorded at once. You can correct any of it.
invite-keeper-note = What somebody taps waits here until you accept it.
invite-give-pencil = Give the pencil to { $who }
invite-take-pencil = Take the pencil back
invite-has-pencil = { $who } has the pencil and writes for everybody.
invite-proposals = What phones want to record
invite-proposed = from their phone, { $time }
invite-said = from their phone
invite-said-mine = here stands { $mine }
invite-accept = Accept
invite-leave-it = Leave it
guest-waits = { $what } It waits for the keeper.
guest-withdraw = Take it back
snapshot = Scores of a table
snapshot-at = As it stood on { $time }. It is not a table to go on with.
snapshot-round = { $counts ->
    [turns] Turn
    [games] Game
    [sheet] Sheet
   *[rounds] Round
  }
snapshot-fault-cut = This link is not whole. Copy it once more, or look at the code again.
snapshot-fault-newer = This snapshot comes from a newer Tapete.
