### The screen of the tables.

home-next = Next: { $what }
home-go-on = Go on playing
home-paused = paused, { $when }
home-rematch = Again with the same people
home-tools = Tools, without a table
home-evenings = Last games
home-first = The score, the judge, the dice and the clocks of your table.
home-first-note = For the cards, tiles and dice you have at home. No account, no internet: nothing leaves this device.
home-more-tables = { $n } more
home-table-more = More: { $game }
home-games = Games

notice-set-aside = The file with everything saved was damaged, and has been set aside.
notice-set-aside-why = Tapete starts afresh. The file from before is whole, at { $path }.
notice-damaged = The file that everything is saved in is damaged.
notice-damaged-why = Close Tapete and open it again: the file is set aside whole, and a copy can be taken back. What is played until then may be lost.
notice-moved = The file that everything is saved in is not in its place any more.
notice-moved-why = It was moved, replaced or deleted while Tapete is open. Nothing can be written until it is back, or until Tapete is closed and opened again.
notice-log-set-aside = Another file lies where everything was saved.
notice-log-set-aside-why = Tapete uses the one that is there now. What the other had not written yet is set aside whole, at { $path }.
notice-no-backup = No backup since { $when }.
notice-no-backup-ever = There is no backup yet.
notice-no-session-files = No files of games since { $when }.
notice-no-copy-why = It could not be written: { $why }. Tapete tries again by itself.
notice-missing =
    { $n ->
        [one] 1 entry that had been saved is missing.
       *[other] { $n } entries that had been saved are missing.
    }
notice-missing-why = The disk lost them. The last one was of { $when }. Look at the table and write down what is missing.
notice-read = Understood
notice-save = Save that file

page-newer = A newer Tapete is here.
page-newer-why = It opens with one tap; every table stays as it is.
page-update = Update now
page-unsafe = What you play is in this browser only.
page-unsafe-why = The browser may delete it when space runs out, or when you do not come back for a while; a private window deletes it when it is closed. Add Tapete to the home screen from the browser's menu, or save an export after playing.
page-unsafe-why-apart = Safari deletes it when you do not come back for a week; a private tab deletes it when it is closed. Tapete on the home screen stays, but it begins empty: save an export here, and bring it in there.
page-apart = Before the first game: add Tapete to the home screen.
page-apart-why = Tap Share, then Add to Home Screen. What is played there stays; Safari deletes what is played here when you do not come back for a week.

# A review to look at before the first own game.
sample-open = Look at a sample game
sample-title = A sample game.
sample-note = Nobody played it: people and points are invented. It is stored nowhere and counts for nothing.
sample-leave = Throw it away
