### Data that outlives the app: copies, files, other programs.

screen-data = Your data
settings-data = Backups, export and import
settings-data-note = Take your games along, bring others in, or start from the beginning.
work-so-far = { $done } of { $of }

data-written = Written
word-work-prepare = Updating everything…

send-bg-stats = Send to BG Stats
send-scan = Scan this with the phone that has BG Stats, or open the link there.
send-code = Code with this play for BG Stats
send-open = Open in BG Stats
send-file = Save a play file
send-note = Sending the same game again changes the play there; it does not double it.

failure-file_too_large = There is more than { $mib } MB in this file. Nothing was changed.
failure-file_cut = This file ends in the middle: a part of it is missing. Nothing was changed.
failure-file_nested = This file is built in a way that no program writes. Nothing was changed.
failure-file_foreign = This file is neither from Tapete nor from BG Stats. Nothing was changed.
failure-file_house_rules = These are house rules. Open them where you set up a new table. Nothing was changed.
failure-file_game = This is a game. Open it where you choose what to play. Nothing was changed.
failure-game_of_shelf = A game with this id comes with Tapete. Keep both.
failure-game_copies = There are too many games of this name.
failure-file_missing = This file is not there any more.
failure-file_newer = This file comes from a newer Tapete. Update this one and bring it in again.
failure-file_stopped = Stopped. Nothing was changed.
failure-import_stopped = Stopped. What is not in the history was not imported.
failure-file_busy = Something else is still being done. Try again in a moment.
failure-file_io = The file could not be read or written. Is there room on the disk?
failure-table_not_over = This game is not over yet.
failure-link_too_long = This play is too long for a code. Save a play file instead.
