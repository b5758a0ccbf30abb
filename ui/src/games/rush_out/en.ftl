### What Rush Out! says: the log, and why not.

word-rush_out-fire = fire
word-rush_out-sword = sword
word-rush_out-footprint = footprint
word-rush_out-key = key
word-rush_out-heart = heart
word-rush_out-plant = plant
word-rush_out-water = water
word-rush_out-air = air
word-rush_out-lightning = lightning
word-rush_out-wild = wild

line-rush_out-round = Round { $n } is ready
line-rush_out-chosen = { $who } plays the { $class } with { $colour } dice
line-rush_out-started = The round begins
line-rush_out-completed = { $who }: { $kind } completed
line-rush_out-waits = { $kind } is full: { $who } clap hands
line-rush_out-summoned = A summon waits on top of the tasks
line-rush_out-swapped = A spell goes back on its deck
line-rush_out-gold = Gold for the { $team }
line-rush_out-gold-set =
    { $n ->
        [one] { $team }: one gold card
       *[other] { $team }: { $n } gold cards
    }
line-rush_out-xp = { $who } gains experience
line-rush_out-cursed = A curse: { $curse }
line-rush_out-curse-set =
    { $n ->
        [0] No curse: { $curse }
        [one] One curse: { $curse }
       *[other] { $n } curses: { $curse }
    }
line-rush_out-top-task = The top task is discarded unseen
line-rush_out-top-spell = The top spell is discarded unseen
line-rush_out-dragon-on =
    { $n ->
        [4] The dragon reaches the deck
       *[other] The dragon goes on to task { $n }
    }
line-rush_out-dragon-back =
    { $n ->
        [0] The dragon is home again
       *[other] The dragon goes back to task { $n }
    }
line-rush_out-wounded = { $who } is wounded
line-rush_out-healed = { $who } is healed
line-rush_out-souls = Souls left: { $n }
line-rush_out-life = The sorcerer’s life: { $n }
line-rush_out-confused = Confusion: dice come back from “{ $kind }”
line-rush_out-dispel-vortex = A vortex before { $who }
line-rush_out-dispel-forbids = { $who } may not use { $symbol }
line-rush_out-regressed = { $who } loses experience
line-rush_out-doomed = Doom for { $who }
line-rush_out-declined = The spell does nothing
line-rush_out-vortex = { $who } chooses a die for the vortex
line-rush_out-reminded = The sorcerer saw a curse broken: { $curse }
line-rush_out-reminder-denied = The heroes kept the curse
line-rush_out-paused = Everybody waits
line-rush_out-resumed = Everybody goes on
line-rush_out-bought = { $who } gets: { $item }
line-rush_out-duplicate-item = { $who } had that already: { $item }
line-rush_out-market-left = Done at the market: the { $team }
line-rush_out-round-won = The round goes to the { $team }: { $reason }
line-rush_out-training-won = { $setup } goes to the { $team }: { $reason }
line-rush_out-match-won = The match goes to the { $team }: { $reason }
line-rush_out-early =
    { $own ->
        [one] The match goes to the { $team }: ended early, { $own } trophy to { $other }
       *[other] The match goes to the { $team }: ended early, { $own } trophies to { $other }
    }
line-rush_out-early-shared =
    { $own ->
        [one] Both teams share the match: ended early, { $own } trophy each
       *[other] Both teams share the match: ended early, { $own } trophies each
    }
line-rush_out-next-ready = { $sorcerer } starts with the first roll
line-rush_out-next-running = Everybody rolls
line-rush_out-next-paused = Everybody waits
line-rush_out-next-round = The next round
line-rush_out-next-market = The market is open
line-rush_out-next-won = The match goes to the { $team }: { $reason }

refusal-rush_out-NO_SUCH_SEAT = Nobody sits there. The table has fewer people.
refusal-rush_out-NOT_YOUR_SEAT = Not your dice. Only { $player } or the table can do that.
refusal-rush_out-SORCERER_ONLY = Sorcerer only. { $player } does that.
refusal-rush_out-HEROES_ONLY = Heroes only. { $player } is the sorcerer.
refusal-rush_out-KEEPER_ONLY = Table only. The keeper does that.
refusal-rush_out-NOT_IN_MODE = Not here. This table does that with the real pieces.
refusal-rush_out-NOT_IN_SETUP = Not in play. This training or scenario has none.
refusal-rush_out-PAUSED = Paused. Everybody waits until the table goes on.
refusal-rush_out-NOT_PAUSED = Not paused. The round is going on.
refusal-rush_out-ROUND_OVER = Round over. It was decided a moment ago.
refusal-rush_out-ROUND_RUNNING = Still playing. The next round comes after this one.
refusal-rush_out-ROUND_BEGUN = Already begun. That is settled before the first roll.
refusal-rush_out-ONE_ROUND = One round only. A training ends when it is decided.
refusal-rush_out-NO_TROPHY = No trophy yet. A scenario can end early once a round is decided.
refusal-rush_out-ROUND_UNFINISHED = Not in a round. Finish this one, then end the game.
refusal-rush_out-MARKET_OPEN = Market first. Both teams leave it, then the next round is dealt.
refusal-rush_out-WAIT_FOR_SORCERER = Not started yet. The sorcerer’s first roll starts the round.
refusal-rush_out-EFFECT_PENDING = Spell first. Choose what the completed spell does.
refusal-rush_out-NO_EFFECT_PENDING = No spell waits. Complete one first.
refusal-rush_out-VORTEX_DIE_REQUIRED = Vortex first. Choose the die that goes into it.
refusal-rush_out-NO_VORTEX_PENDING = No vortex waits. Nothing has to be chosen for it.
refusal-rush_out-ROLL_TOO_SOON = Too soon. Your next roll is in { SECONDS($wait_ms) } s.
refusal-rush_out-NOTHING_TO_ROLL = No dice left. Take some back to roll again.
refusal-rush_out-BAD_FACES = Check the faces. You rolled { $dice } dice; one face for each.
refusal-rush_out-NOT_YOUR_DIE = Not your die. Each rolls the own colour.
refusal-rush_out-DIE_NOT_PLACED = Not placed. That die is in hand.
refusal-rush_out-DIE_ALREADY_PLACED = Already placed. Take it back and roll it first.
refusal-rush_out-DIE_NOT_ROLLED = Not rolled yet. Roll it before you use it.
refusal-rush_out-DIE_LOCKED = In the vortex. Complete the dispel to free it.
refusal-rush_out-TARGET_NOT_AVAILABLE = Not for you. That is not in play, or the others’.
refusal-rush_out-TARGET_COMPLETE = Complete. A full card is out of reach.
refusal-rush_out-NO_SUCH_SLOT = No such slot. The card has fewer.
refusal-rush_out-SLOT_OCCUPIED = Slot taken. A die lies there.
refusal-rush_out-SYMBOL_MISMATCH = Wrong symbol. The die shows { $face }; the slot asks for { $slot }.
refusal-rush_out-SYMBOL_FORBIDDEN = Forbidden symbol. A dispel keeps you off { $slot }.
refusal-rush_out-DICE_ON_OTHER_TARGET = One card only. Your dice lie on another one: take them back first.
refusal-rush_out-ONE_TARGET_PER_ROLL = Roll again first. One roll serves one card.
refusal-rush_out-TOO_MANY_COLOURS = Two heroes already. No third one helps on a card.
refusal-rush_out-INVALID_TARGET = Not possible. Choose something else.
refusal-rush_out-NOTHING_TO_ACK = Nothing to clap. No full card waits for you.
refusal-rush_out-NO_ACTIVE_CURSE = No such curse. It is not in play.
refusal-rush_out-AWAITING_CONFIRM = Answer first. A hero says whether the last one is so.
refusal-rush_out-NOTHING_TO_CONFIRM = Nothing to answer. The sorcerer did not say anything.
refusal-rush_out-NO_GOLD_IN_SETUP = No gold here. It comes with scenario 2.
refusal-rush_out-NOT_ENOUGH_GOLD = Two gold cards. Your team has { $cards }.
refusal-rush_out-NOT_MARKET = Market closed. It opens between rounds.
refusal-rush_out-WRONG_TEAM_ITEM = For the others. Heroes buy equipment, the sorcerer scrolls.
refusal-rush_out-OUT_OF_STOCK = None left. Choose something else.
refusal-rush_out-NOT_ENOUGH_COINS = Too expensive. It costs { $cost }, and your team has { $coins }.
refusal-rush_out-HERO_REQUIRED = For whom? Name a hero.
refusal-rush_out-NO_SUCH_HERO = No such hero. Name one of the heroes.
refusal-rush_out-SCROLL_NOT_OWNED = No such scroll. The sorcerer has not bought it.
refusal-rush_out-FACE_NOT_ELIGIBLE = Wrong face. The scroll does not turn that one.
refusal-rush_out-NO_XP_IN_SETUP = No experience here. It comes with scenario 6.
refusal-rush_out-NO_PENDING_XP = Nothing to share. No task waits for its keeper.
refusal-rush_out-NOT_A_HELPER = Not a helper. { $player } had no die on it.
refusal-rush_out-NOT_ENOUGH_XP = Too little experience. It costs { $cost }, and you have { $xp }.
refusal-rush_out-NOT_WOUNDED = Not wounded. { $player } needs no healing.
refusal-rush_out-DRAGON_AT_HOME = Dragon at home. It cannot go further back.
refusal-rush_out-SPACE_FILLED = Nothing missing. A card lies there already.
refusal-rush_out-CARD_NOT_POSSIBLE = Not that one. It lies elsewhere, or is not in this deck.
refusal-rush_out-OUT_OF_RANGE = Out of range. It goes from { $min } to { $max }.
refusal-rush_out-BAD_PLAYER_COUNT = Three to five. This table has { $n }.
refusal-rush_out-PLAYER_NAMES = Names, please. Everybody needs one of their own.
refusal-rush_out-DUPLICATE_CLASS = Class taken. Somebody else is the { $class }.
refusal-rush_out-DUPLICATE_COLOUR = Colour taken. Somebody else has { $colour }.
refusal-rush_out-OPTION = Unknown house rule. { $name } cannot be “{ $value }”.
refusal-rush_out-NO_PLACE =
    { $wild_count ->
        [0] No place for your { $face }. No free slot asks for it now.
       *[other] No place for your wild. It counts as { $wild }; no free slot asks for that now.
    }
refusal-rush_out-SEVERAL_PLACES = Where to? It can go to several places: choose one.
