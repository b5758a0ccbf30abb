### The page of the data: backups, import and export, the check, erasing.

data-note = Everything stays on this device unless you take it somewhere.
data-size = { $mb } MB
data-stop = Stop

data-backups = Backups
data-backups-note = Tapete makes one on every day you use it, and keeps the latest days, weeks and months.
data-back-up = Back up now
data-backing-up = Backing up…
data-backed-up = Backed up
data-restore = Restore
data-restore-of = Restore { $when }
data-restore-note = Everything will be as it was then. A backup of what is here now is made first, so you can come back.
data-restored = Restored. What was here is in the backup of { $when }.
data-delete = Delete
data-delete-of = Delete the backup of { $when }
data-delete-note = Only this backup goes: what is here now stays as it is. It cannot be brought back.
data-delete-hint = Hold to delete it
data-backup-deleted = Backup deleted
data-all-backups = All { $n } backups
word-backup-day = daily
word-backup-hand = made by you
word-backup-update = before an update
word-backup-restore = before restoring
word-backup-erase = before erasing
word-backup-import = before importing

data-import = Bring in a file
data-import-note = A Tapete export, the file of one game, or a file from BG Stats. Games that are here already stay as they are.
data-choose = Choose a file
data-laying = Reading…
data-preview = { $kind ->
    [bg_stats] From BG Stats:
   *[tapete] From Tapete:
  } { $sessions ->
    [one] one game,
   *[other] { $sessions } games,
  } { $new ->
    [0] none of them new.
    [one] one of them new.
   *[other] { $new } of them new.
  }
data-preview-people = { $n ->
    [one] One person is new.
   *[other] { $n } people are new.
  }
data-preview-replaces = Your own cards of { $game } that were copied here are older than those of the file, and are replaced. A backup is made first.
data-preview-dates = First: { $from }. Last: { $to }.
data-namesake = { $name } is known here. The same person?
data-same = The same
data-other = Somebody else
data-undecided = Say first who is who
data-zone = The times in this file are
data-zone-here = of this device
data-zone-utc = in UTC
data-take = { $n ->
    [0] Take it anyway
    [one] Take the game
   *[other] Take { $n } games
  }
data-taken = { $new ->
    [0] Nothing new.
    [one] One game is new.
   *[other] { $new } games are new.
  }{ $longer ->
    [0] { "" }
    [one] { " " }One had gone on.
   *[other] { " " }{ $longer } had gone on.
  }{ $known ->
    [0] { "" }
    [one] { " " }One was here already.
   *[other] { " " }{ $known } were here already.
  }

data-taken-parted = { $n ->
    [one] One went on in two places: the finished or longer one counts.
   *[other] { $n } went on in two places: the finished or longer ones count.
  }
data-taken-parted-look = Which one counts?
data-taken-deleted = { $n ->
    [one] One was deleted and stays so.
   *[other] { $n } were deleted and stay so.
  }

data-left-out =
    { $n ->
        [one] One game of this file does not hold together and is left out. All the others can be taken.
       *[other] { $n } games of this file do not hold together and are left out. All the others can be taken.
    }
data-left-out-which = Which, and why
data-left-out-one = { $game }, number { $number } in the file
word-flaw-unknown_game = This Tapete does not know the game.
word-flaw-players = It has no players, or players that the file does not name.
word-flaw-broken = What it says does not fit together.
word-flaw-other_session = Another game is here under the same number.

data-export = Take everything along
data-export-note = Each finished game is also written as a file of its own, readable without Tapete, into this folder:
word-export-tapete = Everything
word-export-note-tapete = One file. Bring it in on another device, or keep it.
word-export-csv = Tables (CSV)
word-export-note-csv = Games, results, rounds and events, for a spreadsheet.
word-export-csv_semicolons = Tables with semicolons
word-export-note-csv_semicolons = For spreadsheets that write 1,5 with a comma.
word-export-bg_stats = For BG Stats
word-export-note-bg_stats = Every finished game, with the rounds in sight.
data-not-exported = { $n ->
    [one] One game is damaged and was left out
   *[other] { $n } games are damaged and were left out
  }
data-not-exported-note = Everything else is there. “Check now” says more, and a backup from before may be whole.
word-work-export = Writing…
word-work-preview = Reading the file…
word-work-import = Bringing it in…
word-work-check = Checking…
word-work-rebuild = Working it out again…

data-check = Is everything whole?
data-check-note = Works out everything again from what was played and compares it with what is saved.
data-check-now = Check now
data-whole = Everything is whole
data-faults = { $n ->
    [one] One thing does not hold together
   *[other] { $n } things do not hold together
  }
data-faults-note = Nothing was changed. A backup from before may be whole.
data-rebuild = Work it out again
data-rebuild-note = Lists and statistics are worked out again from what was played. No step is changed.
data-erase = Erase everything
data-erase-note = People, games and house rules. The files in your folder and the backups stay.
data-erase-ask = Every game and everybody is removed from Tapete. A backup is made first; it stays in the list of backups.
data-erase-word = erase
data-erase-type = Type “{ $word }”
data-erased = Everything is erased. The backup before it is in the list.
