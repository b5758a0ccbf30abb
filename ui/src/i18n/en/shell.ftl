### What surrounds the screens: trouble, shortcuts, words in common.

close = Close
back = Back
save = Save
pending = Saving
won = wins
lost = The game is lost
scores = Scores
round-short = { $n } / { $of }
round-sheet = one sheet
round-count =
    { $counts ->
        [turns] { $n ->
            [0] no turn finished
            [one] 1 turn
           *[other] { $n } turns
        }
        [games] { $n ->
            [0] no game finished
            [one] 1 game
           *[other] { $n } games
        }
       *[rounds] { $n ->
            [0] no round finished
            [one] 1 round
           *[other] { $n } rounds
        }
    }
duration-seconds = { $n }{ "\u00A0" }s
duration-minutes = { $n }{ "\u00A0" }min
duration-hours = { $h }{ "\u00A0" }h{ "\u00A0" }{ $m }
rule-said = rule { $rule }

preparing-sessions =
    { $n ->
        [one] Updating your game…
       *[other] Updating your { $n } games…
    }
preparing-why = This happens once after an update. Tapete opens by itself when it is done. If you close it, nothing is lost.

trouble-read-only = Nothing can be written in this folder.
trouble-read-only-why = Tapete keeps its tables here and may not write. Allow writing, or make room on the disk, and open Tapete again. Nothing is lost.
trouble-newer = These tables belong to a newer Tapete.
trouble-newer-why = They were saved by version { $found }, and this Tapete knows up to { $known }. Update Tapete to open them. Nothing was touched.
trouble-locked = Another program has the tables open.
trouble-locked-why = A backup, a virus scanner or another Tapete may be reading them. Tapete tries again for a minute by itself. Nothing is lost.
trouble-storage = The saved tables cannot be opened.
trouble-storage-why = The system does not let us read them. Check the disk and open Tapete again. Nothing was deleted.
trouble-storage-page = The browser does not let us read them, or this device has no room left. Make room and try again. Nothing was deleted.
trouble-unreachable = Tapete does not answer.
trouble-again = Try again
trouble-save = Save the file with everything
trouble-saved = Handed over: { $name }. In the data folder of Tapete on a computer it is opened there.

open-refused = Not opened
failure-link_strange = This link opens nothing in Tapete. Nothing was changed.
failure-link_long = This link is too long to be one of Tapete’s. Nothing was changed.
failure-link_unknown = This link is to a game that is not on this device. If it is on another one, bring it in as a file.

failure-refused = The rules do not allow it.
failure-stale = Somebody changed the table in another window. See how it stands now and try again.
failure-not_found = This is no longer here.
failure-invalid = This cannot be understood as it is. Change it and try again.
failure-forbidden = This device may not do that. The keeper can.
failure-database_moved = Nothing can be saved: the file was moved, replaced or deleted. Put it back, or close Tapete and open it again.
failure-storage = It could not be saved. Check the disk and try again. What you typed is still here.
failure-preparing = Tapete is still updating its lists. Try again in a moment.
failure-internal = Something in Tapete went wrong. Try again. What was saved is safe.
failure-no_files = This browser gives Tapete no place to write: in a private window it does not, and older ones cannot. Open Tapete in an ordinary window of a current browser.
failure-open_elsewhere = Tapete is open in another tab, and the browser has put that one to sleep. Go to it, or close it, and try again.
failure-unreachable = Tapete does not answer. If you closed it, open it again.
failure-person_name_empty = Write a name that can be seen.
failure-person_name_too_long = The name is too long: there is room for 64 letters.
failure-person_name_characters = There are signs in the name that cannot be shown.
failure-person_name_taken = Somebody has that name. Add something to tell them apart.
failure-preset_name_empty = Write a name that can be seen.
failure-preset_name_too_long = The name is too long: there is room for 64 letters.
failure-preset_name_characters = There are signs in the name that cannot be shown.
failure-preset_name_taken = Other house rules of this game have that name. Choose another one.
failure-preset_too_large = This file is too large for house rules. Nothing was changed.
failure-preset_foreign = This is no file of house rules, or a part of it is missing. Nothing was changed.
failure-preset_newer = This file comes from a newer Tapete. Update this one and open it again.
failure-preset_game = This file is for a game that this Tapete does not know. Nothing was changed.
failure-file_not_saved = The file could not be saved. Is there room where downloads go?
failure-file_unread = The file could not be read. If it is in a cloud, download it to this device first.
failure-work_lost = The work ended before it was done, and it is not known how far it came. See what is there and try again.
failure-preset_option = This file has a house rule that this Tapete does not know. Nothing was changed.

keys-title = Keys
keys-replay = a round back or on, looking back
keys-search = search
