### What the table of Rush Out! says.

word-rush_out-colour-green = green
word-rush_out-colour-brown = brown
word-rush_out-colour-blue = blue
word-rush_out-colour-white = white
word-rush_out-colour-black = black
word-rush_out-class-warrior = warrior
word-rush_out-class-ranger = ranger
word-rush_out-class-cleric = cleric
word-rush_out-class-bard = bard
word-rush_out-team-heroes = heroes
word-rush_out-team-sorcerer = sorcerer
word-rush_out-setup-T1 = Training 1
word-rush_out-setup-T2 = Training 2
word-rush_out-setup-S1 = Scenario 1
word-rush_out-setup-S2 = Scenario 2
word-rush_out-setup-S3 = Scenario 3
word-rush_out-setup-S4 = Scenario 4
word-rush_out-setup-S5 = Scenario 5
word-rush_out-setup-S6 = Scenario 6
word-rush_out-kind-task = Task
word-rush_out-kind-gold = Gold
word-rush_out-kind-confrontation = Confrontation
word-rush_out-kind-confusion = Confusion
word-rush_out-kind-summon = Summon
word-rush_out-kind-dracology = Dracology
word-rush_out-kind-dispel = Dispel
word-rush_out-kind-curse = Curse
word-rush_out-kind-doom = Doom
word-rush_out-kind-regression = Regression
word-rush_out-kind-dragon_tile = Dragon tile
word-rush_out-kind-hero_tile = Wounded
word-rush_out-kind-scroll = Scroll
word-rush_out-curse-silence = Silence
word-rush_out-curse-one_hand = One hand
word-rush_out-curse-high_five = High five
word-rush_out-reason-deck = their own deck is empty
word-rush_out-reason-dragon = the dragon reached the deck
word-rush_out-reason-souls = all souls are taken
word-rush_out-reason-life = the last life is taken
word-rush_out-reason-table = settled at the table
word-rush_out-ability-warrior = Push the dragon back
word-rush_out-ability-ranger = Discard a dispel or curse
word-rush_out-ability-cleric = Turn a die to wild
word-rush_out-ability-bard = Heal somebody
word-rush_out-item-EQ-FIRE = Wild is also fire
word-rush_out-item-EQ-FOOTPRINT = Wild is also footprint
word-rush_out-item-EQ-KEY = Wild is also key
word-rush_out-item-EQ-SWORD = Wild is also sword
word-rush_out-item-EQ-HEART = Wild is also heart
word-rush_out-item-EQ-ANY = Wild is anything
word-rush_out-item-SC-PLANT-WATER = Turn plant and water
word-rush_out-item-SC-PLANT-AIR = Turn plant and air
word-rush_out-item-SC-SWAP-TOP = Swap a spell
word-rush_out-item-SC-WILD-PLANT = Wild is also plant
word-rush_out-item-SC-SWEEP = Sweep
word-rush_out-item-SC-DRAGON = Call the dragon

rush_out-board = Everybody’s side of the table
rush_out-sorcerer = sorcerer
rush_out-roll = Roll { $n }
rush_out-roll-of =
    { $n ->
        [0] { $who }: no dice to roll
        [one] { $who }: roll 1 die
       *[other] { $who }: roll { $n } dice
    }
rush_out-start = Start: 3, 2, 1
rush_out-wild-is = A wild counts as { $symbols }
rush_out-where-to = Where to?
rush_out-to = { $target }, { $symbol }
rush_out-dice-of = { $who }’s dice
rush_out-whose-dice = Whose dice
rush_out-die-name = { $colour } die { $n }
rush_out-die-to-roll = { $die }, to be rolled
rush_out-die-shows = { $die }, { $symbol }
rush_out-die-placed = { $die }, on { $target }
rush_out-die-aside = { $die }, on a card
rush_out-die-locked = { $die }, in the vortex
rush_out-card = { $kind } { $id }
rush_out-dragon-tile = dragon tile
rush_out-hero-tile = { $hero } tile
rush_out-wounded = wounded
rush_out-xp = experience

rush_out-takes-one = takes one die
rush_out-takes-all = takes all dice
rush_out-dragon-steps = dragon +{ $n }
rush_out-vortex = vortex
rush_out-forbids = no { $symbol }
rush_out-wounds =
    { $souls ->
        [yes] wounds { $n }, takes souls
       *[no] wounds { $n }
    }
rush_out-all-lose = all lose experience
rush_out-one-loses = one loses experience

rush_out-tasks = Tasks
rush_out-spells = Spells
rush_out-in-play = In play
rush_out-slot =
    { $state ->
        [taken] { $symbol }, taken
       *[free] { $symbol }{ $team ->
            [sorcerer] , the sorcerer’s
           *[hero] { "" }
        }
    }
rush_out-banner = banner { $symbols }
rush_out-held = the dragon holds it
rush_out-dragon-here = the dragon is here
rush_out-claps-left =
    { $n ->
        [one] one more clap
       *[other] { $n } more claps
    }
rush_out-turn-task = Turn up a task
rush_out-turn-spell = Turn up a spell
rush_out-kind = Kind of card
rush_out-any-kind = any
rush_out-read-card = What is printed on it?
rush_out-read-card-note = One tap for each symbol of the card
rush_out-read-again = Begin again
rush_out-no-such-card = No card that is left looks like that.

rush_out-spell-asks = Whom or what?
rush_out-take-die = { $die }, from { $target }
rush_out-clear = All dice of { $target }
rush_out-nothing-lies = There are no heroes’ dice to take.
rush_out-nothing = Nothing
rush_out-on-with-it = Go on
rush_out-choose-vortex = Which die for the vortex?
rush_out-high-five = High five
rush_out-broken = Did you break { $curse }?
rush_out-yes = Yes
rush_out-no = No
rush_out-who-keeps = Who keeps the card?
rush_out-paused = Paused
rush_out-paused-note = Hands off until it goes on
rush_out-pause = Pause for everybody
rush_out-go-on = Go on
rush_out-elapsed = { $time } played
rush_out-you-win = You win
rush_out-own-deck = your own deck is empty
rush_out-you-lose = The others win
rush_out-your-round = Your round
rush_out-their-round =
    { $team ->
        [heroes] The heroes take it
       *[sorcerer] The sorcerer takes it
    }

rush_out-market = Market
rush_out-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
rush_out-coins-heroes = for all heroes together
rush_out-coins-sorcerer = for scrolls
rush_out-costs =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
rush_out-left = { $n } left
rush_out-yours = yours
rush_out-sold-out = sold out
rush_out-too-dear = too dear
rush_out-done-shopping =
    { $team ->
        [heroes] All heroes are done
       *[sorcerer] Done shopping
    }
rush_out-shopped =
    { $team ->
        [heroes] Waiting for the sorcerer.
       *[sorcerer] Waiting for the heroes.
    }

rush_out-which-hero = Hero
rush_out-which-dice = Dice
rush_out-type-dice = Real dice, tapped in order: { $n } left
rush_out-spend-pair = Spend two gold cards
rush_out-spend-pair-note = The top card of your deck goes, unseen.
rush_out-remind = You broke the curse

rush_out-dragon = Dragon
rush_out-dragon-at =
    { $n ->
        [0] home
        [4] deck
       *[other] { $n }
    }
rush_out-dragon-back = Dragon back
rush_out-dragon-on = Dragon on
rush_out-souls = Souls
rush_out-soul-taken = A soul is taken
rush_out-soul-back = A soul goes back
rush_out-life = Life
rush_out-life-taken = A life is taken
rush_out-life-back = A life goes back
rush_out-on-the-table = What lies on the table
rush_out-wound = Wound { $who }
rush_out-heal = Heal { $who }
rush_out-is-wounded = { $who } is wounded
rush_out-less = { $what }: one less
rush_out-more-of = { $what }: one more
rush_out-gold-of = Gold cards, { $team }
rush_out-decided = The round is decided
rush_out-round-to =
    { $team ->
        [heroes] The round goes to the heroes
       *[sorcerer] The round goes to the sorcerer
    }
rush_out-round-to-hint = Hold it

rush_out-round = Round { $n }
rush_out-rounds = Rounds
rush_out-no-rounds = No round is over yet.
rush_out-trophies = Trophies of the { $team }: { $n } of { $of }
rush_out-trophies-both = Trophies: heroes { $heroes }, sorcerer { $sorcerer }
rush_out-gold = Gold: heroes { $heroes }, sorcerer { $sorcerer }
rush_out-stand-in = stand-in cards
rush_out-next-round = Next round
rush_out-finish-note = The team with more trophies wins; equal ones share it.
rush_out-shared = Both share it
rush_out-ended-early =
    { $own ->
        [one] ended early, { $own } trophy to { $other }
       *[other] ended early, { $own } trophies to { $other }
    }
rush_out-again = Repeat
rush_out-again-swapped = Again: { $who } is the sorcerer
rush_out-unhurt = unhurt
rush_out-deeds = What else you can do
rush_out-change-hero = change hero and dice
rush_out-whose-die = Two people hold a die for it. Tap where it goes in your own panel.
rush_out-deck =
    { $team ->
        [heroes] Tasks left: { $n }
       *[sorcerer] Spells left: { $n }
    }
word-rush_out-deck-heroes = { $n ->
    [one] task
   *[other] tasks
}
word-rush_out-deck-sorcerer = { $n ->
    [one] spell
   *[other] spells
}

seats-late-rush_out = Coming late and leaving: not in this game. The heroes are shared out at the start, and the deck is counted for that many people.
