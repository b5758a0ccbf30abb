### House rules of Rush Out!, one sentence each, and what a new table asks.

word-rush_out-first-who = Sorcerer
word-rush_out-first-draw = Draw the sorcerer by lot
word-rush_out-first-does = is the sorcerer
word-rush_out-first-named = { $name } is the sorcerer
word-rush_out-first-drawn = sorcerer drawn by lot
word-rush_out-keeping-card-observed =
    { $mode ->
        [tracker] Cards and dice on the table; markers and clock here
        [dice] Cards on the table; dice, markers and clock here
        [shown] Cards on the table and shown to Tapete; dice here
       *[full] Cards and dice here
    }

rule-option-rush_out-setup = What is played
rule-option-rush_out-setup-T1 = Training 1
rule-option-rush_out-setup-T1-note = Confusion and summon only. One round.
rule-option-rush_out-setup-T2 = Training 2
rule-option-rush_out-setup-T2-note = The dragon joins. One round.
rule-option-rush_out-setup-S1 = Scenario 1
rule-option-rush_out-setup-S1-note = Dispels, and two trophies to win.
rule-option-rush_out-setup-S2 = Scenario 2
rule-option-rush_out-setup-S2-note = Gold, and a market between rounds.
rule-option-rush_out-setup-S3 = Scenario 3
rule-option-rush_out-setup-S3-note = Curses lie on all heroes.
rule-option-rush_out-setup-S4 = Scenario 4
rule-option-rush_out-setup-S4-note = Doom wounds heroes and takes souls.
rule-option-rush_out-setup-S5 = Scenario 5
rule-option-rush_out-setup-S5-note = Confrontations cost the sorcerer life.
rule-option-rush_out-setup-S6 = Scenario 6
rule-option-rush_out-setup-S6-note = Experience and abilities.

rule-option-rush_out-mode = What you play with
rule-option-rush_out-mode-full = All on the screen
rule-option-rush_out-mode-full-note = Tapete shuffles, deals and rolls.
rule-option-rush_out-mode-dice = Dice here, real cards
rule-option-rush_out-mode-dice-note = Tapete rolls the dice and keeps markers and clock.
rule-option-rush_out-mode-tracker = Real cards and real dice
rule-option-rush_out-mode-tracker-note = Tapete keeps dragon, souls, wounds and the clock.

rule-option-rush_out-easier_for_heroes = Easier for the heroes
rule-option-rush_out-easier_for_heroes-note = Two tasks go out of their deck unseen.

rule-option-rush_out-vortex_auto = The vortex takes a die itself
rule-option-rush_out-vortex_auto-note = A die that was not rolled yet, else one in hand.

rule-option-rush_out-summon_gives_xp = A summon gives experience
rule-option-rush_out-summon_gives_xp-note = In scenario 6, as any other task.

rule-option-rush_out-remind_needs_confirm = A broken curse needs a yes
rule-option-rush_out-remind_needs_confirm-note = A hero says whether it is so.

rule-option-rush_out-s6_confusion = Confusion in scenario 6
rule-option-rush_out-s6_confusion-3 = Three cards
rule-option-rush_out-s6_confusion-3-note = The deck has 25 spells, as in scenarios 4 and 5.
rule-option-rush_out-s6_confusion-0 = None
rule-option-rush_out-s6_confusion-0-note = As the booklet prints it.

rule-option-rush_out-min_roll_interval_ms = Between two rolls
rule-option-rush_out-min_roll_interval_ms-0 = As fast as you tap
rule-option-rush_out-min_roll_interval_ms-0-note = Nobody waits.
rule-option-rush_out-min_roll_interval_ms-700 = As fast as a throw
rule-option-rush_out-min_roll_interval_ms-700-note = { 0.7 } seconds, the same for all.
rule-option-rush_out-min_roll_interval_ms-1500 = Slowly
rule-option-rush_out-min_roll_interval_ms-1500-note = { 1.5 } seconds, the same for all.

rule-preset-rush_out-printed = As printed
rule-preset-rush_out-printed-note = The rules of the booklet.
rule-option-rush_out-mode-shown = Dice here, real cards shown
rule-option-rush_out-mode-shown-note = You show what is turned up; Tapete rolls and judges where dice go.

rule-minute-rush_out =
    One person is the sorcerer, the others are heroes who win or lose together. Nobody waits for a turn: everybody rolls at once.
    The sorcerer’s first roll starts the round. Roll, put the dice that fit on one card, roll the rest again.
    Heroes complete tasks, the sorcerer completes spells. A completed card gives the dice back, and the next one is turned up.
    Spells hinder the heroes: the dragon blocks cards, the vortex holds dice, curses and wounds have to be healed.
    When the task deck is empty the heroes win the round; when the spell deck is empty, the sorcerer.
