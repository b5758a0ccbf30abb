// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, Line, Seat, Switch, Timestamp, Whole } from './wire';

/**
 * An answer of the judge.
 */
export type Answer = { 
/**
 * Always.
 */
legal: boolean, }
  | { spells: { [key in CardKind]?: number }, 
/**
 * The kinds of tasks.
 */
tasks: Array<string>, 
/**
 * Souls in the pile.
 */
souls: number, life: number, }
  | { 
/**
 * One thing after the other, each with its rule.
 */
layout: Array<Line>, }
  | CatalogueAnswer;

/**
 * A banner: nothing, a symbol or several (RO-9).
 */
export type Banner = null | Symbol | Array<Symbol>;

/**
 * One constraint that is broken, and where.
 */
export type Broken = { constraint: Constraint, 
/**
 * The id of the card, tile or item it speaks of.
 */
card?: string, 
/**
 * The kind of cards it speaks of.
 */
kind?: CardKind, 
/**
 * The setup it speaks of.
 */
setup?: Scenario, 
/**
 * What is wrong with the form, for logs.
 */
why?: string, found: number, 
/**
 * The fewest there may be.
 */
least: number, 
/**
 * The most there may be.
 */
most: number, };

/**
 * Something that can be bought.
 */
export type Buyable = { 
/**
 * Its id.
 */
item: string, 
/**
 * Its price in coins.
 */
cost: number, 
/**
 * Heroes who have it already; buying it again would be useless (RO-83).
 */
owners: Array<Seat>, };

/**
 * One value for each team.
 */
export type ByTeam<T> = { heroes: T, sorcerer: T, };

/**
 * One card (RO-126).
 */
export type Card = { id: string, kind: CardKind, 
/**
 * The mark on its back: 0, 4 or 5 players.
 */
back: number, hero: Array<Symbol>, sorcerer: Array<Symbol>, banner: Banner, effect: Effect, 
/**
 * Whether it was compared with the real card.
 */
verified: boolean, };

/**
 * What a card is (RO-126).
 */
export type CardKind = "task"
  | "gold"
  | "confrontation"
  | "confusion"
  | "summon"
  | "dracology"
  | "dispel"
  | "curse"
  | "doom"
  | "regression";

/**
 * What is printed on all cards and tiles, as it is written in a file (RO-125).
 */
export type Catalogue = { 
/**
 * The form's version: 1.
 */
schema: number, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * Whether it is invented or copied from real cards.
 */
status: Status, 
/**
 * The six faces of both kinds of dice.
 */
dice: Faces, 
/**
 * The dragon's way.
 */
track: Track, 
/**
 * What the dragon tile asks for, by the number of players.
 */
dragon_tile: { [key in string]: Array<Symbol> }, 
/**
 * The four hero tiles.
 */
heroes: Array<HeroTile>, 
/**
 * Tasks, gold, confrontations and spells.
 */
cards: Array<Card>, 
/**
 * What heroes buy.
 */
equipment: Array<Equipment>, 
/**
 * What the sorcerer buys.
 */
scrolls: Array<Scroll>, 
/**
 * The content of each training and scenario.
 */
setups: { [key in Scenario]?: SetupContent }, 
/**
 * The souls' pile, by the number of heroes.
 */
souls_by_heroes: { [key in string]: number }, 
/**
 * The sorcerer's life, by the number of heroes.
 */
life_by_heroes: { [key in string]: number }, };

/**
 * What a catalogue is like (RO-127).
 */
export type CatalogueAnswer = { 
/**
 * The whole catalogue; none when it has no form that could be read.
 */
catalogue: Catalogue | null, 
/**
 * How many cards, tiles and items were not compared with the real ones.
 */
unchecked: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * Why it cannot be played with; nothing when it can.
 */
broken: Array<Broken>, 
/**
 * What is strange about it, and may still be right.
 */
warnings: Array<Broken>, 
/**
 * What each kind of card can have.
 */
shapes: Array<Shape>, };

/**
 * What a spell, or the sweep, is aimed at (RO-50).
 */
export type Choice = { "on": "nothing", }
  | { "on": "target", target: string, }
  | { "on": "die", target: string, die: string, }
  | { "on": "heroes", heroes: Array<Seat>, };

/**
 * What a hero is (RO-4).
 */
export type Class = "warrior" | "ranger" | "cleric" | "bard";

/**
 * A clock that nothing moves: what it has counted, and since when it runs.
 */
export type Clock = { 
/**
 * Milliseconds of the stretches that are over.
 */
elapsed_ms: number, 
/**
 * Since when it runs; null while it stands.
 */
running_since: Timestamp | null, };

/**
 * The plastic of a die: who owns it (RO-3).
 */
export type Colour = "green" | "brown" | "blue" | "white" | "black";

/**
 * A command of a Rush Out! table.
 *
 * Dice, faces, targets, cards and items are text and numbers are wide on purpose: what does not exist is
 * refused by its rule, not by the parser. A target is a card's id, `dragon_tile`, `hero_tile:warrior` or
 * `scroll:SC-SWEEP` (RO-14).
 */
export type Command = { "do": "choose_hero", seat: Seat, class: Class, 
/**
 * The colour of the dice.
 */
colour: Colour, }
  | { "do": "roll", seat: Seat, 
/**
 * What physical dice show, in the order of the dice in hand; drawn by the app when left out.
 */
faces?: Array<string>, }
  | { "do": "retrieve", seat: Seat, dice: Array<string>, }
  | { "do": "place", seat: Seat, die: string, 
/**
 * The card or tile.
 */
target: string, 
/**
 * Which of its slots, from 0; without it the first free one that the die fits.
 */
slot?: number, 
/**
 * Where no slot is named: only of those that ask for this symbol.
 */
symbol?: string, }
  | { "do": "place_where_it_fits", seat: Seat, die: string, }
  | { "do": "set_aside", seat: Seat, die: string, }
  | { "do": "resolve_spell", 
/**
 * The sorcerer.
 */
seat: Seat, choice: Choice, }
  | { "do": "choose_vortex_die", 
/**
 * The hero.
 */
seat: Seat, die: string, }
  | { "do": "ack_high_five", 
/**
 * The helper.
 */
seat: Seat, }
  | { "do": "spend_gold_pair", 
/**
 * A person of the team.
 */
seat: Seat, }
  | { "do": "buy", 
/**
 * A person of the team.
 */
seat: Seat, 
/**
 * Its id.
 */
item: string, 
/**
 * Who gets the equipment.
 */
hero?: Seat, }
  | { "do": "finish_market", 
/**
 * A person of the team.
 */
seat: Seat, }
  | { "do": "flip_die", 
/**
 * The sorcerer.
 */
seat: Seat, die: string, 
/**
 * The scroll's id.
 */
scroll: string, }
  | { "do": "swap_top_spell", 
/**
 * The sorcerer.
 */
seat: Seat, 
/**
 * The scroll's id.
 */
scroll: string, 
/**
 * The spell's id.
 */
card: string, }
  | { "do": "remind_curse", 
/**
 * The sorcerer.
 */
seat: Seat, 
/**
 * The curse's id.
 */
card: string, }
  | { "do": "confirm_reminder", 
/**
 * The hero.
 */
seat: Seat, agree: boolean, }
  | { "do": "assign_xp", 
/**
 * A helper.
 */
seat: Seat, 
/**
 * The task's id.
 */
card: string, 
/**
 * Who keeps it.
 */
hero: Seat, }
  | { "do": "use_ability", 
/**
 * The hero.
 */
seat: Seat, 
/**
 * Bard: who is healed.
 */
hero?: Seat, 
/**
 * Ranger: which dispel or curse is discarded.
 */
card?: string, 
/**
 * Cleric: which die becomes wild.
 */
die?: string, }
  | { "do": "pause", }
  | { "do": "resume", }
  | { "do": "end_round", winner: Team, }
  | { "do": "next_round", }
  | { "do": "finish_match", }
  | { "do": "turn_up", row: Row, 
/**
 * Which space, from 0.
 */
space: number, 
/**
 * The card's id.
 */
card: string, }
  | { "do": "start_round", 
/**
 * The sorcerer.
 */
seat: Seat, }
  | { "do": "move_dragon", 
/**
 * How far; negative is back.
 */
steps: number, }
  | { "do": "take_souls", 
/**
 * How many; negative gives back.
 */
souls: number, }
  | { "do": "take_life", 
/**
 * How many markers; negative gives back.
 */
life: number, }
  | { "do": "set_wounded", hero: Seat, wounded: boolean, }
  | { "do": "set_curse", curse: Curse, cards: number, }
  | { "do": "set_gold", team: Team, cards: number, };

/**
 * Every house rule of Rush Out! (the table at the end of RULES.md).
 */
export type Config = { 
/**
 * Training or scenario (RO-16).
 */
setup: Scenario, 
/**
 * What the app does (RO-123).
 */
mode: Mode, 
/**
 * Two tasks fewer (RO-19).
 */
easier_for_heroes: Switch, 
/**
 * How many confusions scenario 6 has (RO-16).
 */
s6_confusion: number, 
/**
 * Whether the engine picks the vortex die where it can (RO-69).
 */
vortex_auto: Switch, 
/**
 * Whether a summon gives experience (RO-103).
 */
summon_gives_xp: Switch, 
/**
 * Whether a person has to confirm that a curse was broken (RO-91).
 */
remind_needs_confirm: Switch, 
/**
 * The least time between two rolls of a seat, in milliseconds (RO-122).
 */
min_roll_interval_ms: number, 
/**
 * The table's own cards; the stand-in set when there are none (RO-125).
 */
catalogue: Catalogue | null, };

/**
 * A constraint that a catalogue breaks. Those that stand on guesses only warn.
 */
export type Constraint = "form"
  | "schema"
  | "name"
  | "twice"
  | "unknown"
  | "dice"
  | "track"
  | "heroes"
  | "skill"
  | "count"
  | "hero_slots"
  | "hero_symbol"
  | "no_hero_half"
  | "sorcerer_slots"
  | "sorcerer_symbol"
  | "no_sorcerer_half"
  | "banner"
  | "back"
  | "effect"
  | "variants"
  | "dragon_tile"
  | "setups"
  | "setup_spells"
  | "tasks_for_three"
  | "piles"
  | "kinds"
  | "price"
  | "item"
  | "dispel_set"
  | "curse_set"
  | "equipment_copies"
  | "scroll_copies"
  | "locked";

/**
 * What a curse forbids the heroes (RO-89).
 */
export type Curse = "silence" | "one_hand" | "high_five";

/**
 * A curse in play.
 */
export type CurseView = { curse: Curse, cards: number, };

/**
 * One of the 17 dice, written `G1` (green), `N1` (brown), `B1` (blue), `W1` (white) or `X1` (black).
 */
export type Die = string;

/**
 * Where a die is (RO-11).
 */
export type DieAt = "hand" | "slot" | "vortex" | "aside";

/**
 * A die.
 */
export type DieView = { die: Die, 
/**
 * What it shows; null when it has to be rolled, or is not in hand.
 */
face: Symbol | null, at: DieAt, target?: string, slot?: number, };

/**
 * The dragon.
 */
export type DragonView = { 
/**
 * 0 its tile, 1 to 3 the tasks, 4 the deck.
 */
at: number, tile: TargetView | null, };

/**
 * What a card or scroll does; which fields count depends on its kind (RO-50).
 */
export type Effect = { 
/**
 * What a gold card is worth.
 */
coins?: number, 
/**
 * Confusion and sweep: one die or all.
 */
remove?: Removes, steps?: number, 
/**
 * A dispel that takes a die away.
 */
lock?: Lock, 
/**
 * A dispel that forbids a symbol.
 */
forbid?: Symbol, curse?: Curse, 
/**
 * How many heroes doom wounds.
 */
wound?: number, 
/**
 * Whether doom takes souls.
 */
souls?: boolean, lose_xp?: LosesXp, };

/**
 * Something that heroes buy (RO-84).
 */
export type Equipment = { id: string, 
/**
 * What its owner's wild also counts as.
 */
wild_as: WildAs, 
/**
 * Its price in coins.
 */
cost: number, copies: number, 
/**
 * Whether it was compared with the real one.
 */
verified: boolean, };

/**
 * The faces of the dice (RO-5, RO-6).
 */
export type Faces = { hero: Array<Symbol>, sorcerer: Array<Symbol>, };

/**
 * What a piece of equipment lets a wild count as (RO-84).
 */
export type Gear = "any" | HeroSymbol;

/**
 * The colour of a hero's dice.
 */
export type HeroColour = Colour;

/**
 * A face of a hero's die, or what a hero's slot asks for.
 */
export type HeroFace = Symbol;

/**
 * A hero's symbol.
 */
export type HeroSymbol = Symbol;

/**
 * A hero tile (RO-7, RO-97).
 */
export type HeroTile = { id: Class, 
/**
 * What this hero's wild counts as.
 */
skill: Symbol, 
/**
 * What the wounded side asks for.
 */
wounded: Array<Symbol>, 
/**
 * Whether it was compared with the real tile.
 */
verified: boolean, };

/**
 * What a dispel takes away (RO-68).
 */
export type Lock = "vortex";

/**
 * Who loses experience (RO-107).
 */
export type LosesXp = "one_hero" | "each_hero";

/**
 * The market (RO-79).
 */
export type MarketView = { 
/**
 * Coins left.
 */
coins: ByTeam<number>, finished: ByTeam<boolean>, 
/**
 * Everything that is sold.
 */
stock: Array<Stock>, };

/**
 * What the app does of the game (RO-123).
 */
export type Mode = "full" | "shown" | "dice" | "tracker";

/**
 * Where a match stands.
 */
export type Phase = "ready" | "running" | "paused" | "over" | "market" | "finished";

/**
 * A die and where it may go.
 */
export type Placing = { die: Die, 
/**
 * Targets with the slots that it fits.
 */
slots: Array<[string, Array<number>]>, };

/**
 * What may be asked for next, with its bounds.
 */
export type Prompt = { "ask": "choose_hero", seat: Seat, 
/**
 * Classes that no other person has.
 */
classes: Array<Class>, 
/**
 * Colours that no other person has.
 */
colours: Array<Colour>, }
  | { "ask": "roll", seat: Seat, dice: Array<Die>, 
/**
 * The first roll of the round starts it.
 */
starts: boolean, }
  | { "ask": "retrieve", seat: Seat, dice: Array<Die>, }
  | { "ask": "place", seat: Seat, 
/**
 * Each die that fits somewhere, with every slot.
 */
dice: Array<Placing>, }
  | { "ask": "set_aside", seat: Seat, dice: Array<Die>, }
  | { "ask": "resolve_spell", 
/**
 * The sorcerer.
 */
seat: Seat, 
/**
 * The spell's id, or the scroll's as a target.
 */
card: string, wanted: Wanted, }
  | { "ask": "choose_vortex_die", 
/**
 * The hero.
 */
seat: Seat, 
/**
 * Which may go.
 */
dice: Array<Die>, }
  | { "ask": "ack_high_five", 
/**
 * Who still has to.
 */
seat: Seat, }
  | { "ask": "spend_gold_pair", team: Team, }
  | { "ask": "buy", team: Team, 
/**
 * What it can pay.
 */
items: Array<Buyable>, }
  | { "ask": "finish_market", team: Team, }
  | { "ask": "flip_die", 
/**
 * The sorcerer.
 */
seat: Seat, 
/**
 * The scroll's id.
 */
scroll: string, 
/**
 * Which dice show one of its faces.
 */
dice: Array<Die>, }
  | { "ask": "swap_top_spell", 
/**
 * The sorcerer.
 */
seat: Seat, 
/**
 * The scroll's id.
 */
scroll: string, cards: Array<string>, }
  | { "ask": "remind_curse", 
/**
 * The sorcerer.
 */
seat: Seat, cards: Array<string>, }
  | { "ask": "confirm_reminder", 
/**
 * Who may say so.
 */
seat: Seat, curse: Curse, }
  | { "ask": "assign_xp", 
/**
 * A helper.
 */
seat: Seat, 
/**
 * The task and its helpers.
 */
waiting: XpWaiting, }
  | { "ask": "use_ability", 
/**
 * The hero.
 */
seat: Seat, class: Class, 
/**
 * Whom a bard can heal.
 */
heroes: Array<Seat>, 
/**
 * What a ranger can discard.
 */
cards: Array<string>, 
/**
 * Which dice a cleric can turn.
 */
dice: Array<Die>, }
  | { "ask": "pause", }
  | { "ask": "resume", }
  | { "ask": "end_round", }
  | { "ask": "next_round", }
  | { "ask": "finish_match", }
  | { "ask": "turn_up", row: Row, 
/**
 * Its empty spaces.
 */
spaces: Array<number>, 
/**
 * All cards of the match that do not lie in sight.
 */
cards: Array<TargetView>, }
  | { "ask": "start_round", 
/**
 * The sorcerer.
 */
seat: Seat, }
  | { "ask": "move_dragon", 
/**
 * Furthest back, as a negative number.
 */
min: number, 
/**
 * Furthest forward.
 */
max: number, }
  | { "ask": "take_souls", 
/**
 * Most that can be given back, as a negative number.
 */
min: number, 
/**
 * Most that can be taken.
 */
max: number, }
  | { "ask": "take_life", 
/**
 * Most that can be given back, as a negative number.
 */
min: number, 
/**
 * Most that can be taken.
 */
max: number, }
  | { "ask": "set_wounded", 
/**
 * Who can be wounded or healed.
 */
heroes: Array<Seat>, }
  | { "ask": "set_curse", 
/**
 * Most cards of each.
 */
max: number, }
  | { "ask": "set_gold", 
/**
 * Most that both teams hold together.
 */
max: number, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "hero_place", 
/**
 * What the die shows.
 */
face: HeroFace, skill: HeroSymbol, 
/**
 * What the hero has bought.
 */
equipment: Array<Gear>, 
/**
 * What the slot asks for.
 */
slot: HeroFace, 
/**
 * What dispels forbid this hero.
 */
forbidden: Array<HeroSymbol>, 
/**
 * The colours of the dice on the set.
 */
colours: Array<HeroColour>, colour: HeroColour, }
  | { "ask": "sorcerer_place", 
/**
 * What the die shows.
 */
face: SorcererFace, 
/**
 * What the slot asks for.
 */
slot: SorcererSymbol, 
/**
 * The banners on the six cards.
 */
banners: Array<SorcererSymbol>, 
/**
 * Whether a scroll lets his wild count as plant.
 */
wild_as_plant: boolean, }
  | { "ask": "deck", setup: Scenario, players: Whole, }
  | { "ask": "layout", setup: Scenario, players: Whole, }
  | { "ask": "catalogue", 
/**
 * As it stands in a file.
 */
catalogue: unknown, };

/**
 * How a round was decided (RO-109, RO-121).
 */
export type Reason = "deck" | "dragon" | "souls" | "life" | "table";

/**
 * Why Rush Out! refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "NO_SUCH_SEAT", "params": { player: AskedSeat, } }
  | { "code": "NOT_YOUR_SEAT", "params": { player: AskedSeat, } }
  | { "code": "SORCERER_ONLY", "params": { player: AskedSeat, } }
  | { "code": "HEROES_ONLY", "params": { player: AskedSeat, } }
  | { "code": "KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "NOT_IN_MODE", "params": { mode: Mode, } }
  | { "code": "NOT_IN_SETUP", "params": Record<symbol, never> }
  | { "code": "PAUSED", "params": Record<symbol, never> }
  | { "code": "NOT_PAUSED", "params": Record<symbol, never> }
  | { "code": "ROUND_OVER", "params": Record<symbol, never> }
  | { "code": "ROUND_RUNNING", "params": Record<symbol, never> }
  | { "code": "ROUND_BEGUN", "params": Record<symbol, never> }
  | { "code": "ONE_ROUND", "params": Record<symbol, never> }
  | { "code": "NO_TROPHY", "params": Record<symbol, never> }
  | { "code": "ROUND_UNFINISHED", "params": Record<symbol, never> }
  | { "code": "MARKET_OPEN", "params": Record<symbol, never> }
  | { "code": "WAIT_FOR_SORCERER", "params": Record<symbol, never> }
  | { "code": "EFFECT_PENDING", "params": Record<symbol, never> }
  | { "code": "NO_EFFECT_PENDING", "params": Record<symbol, never> }
  | { "code": "VORTEX_DIE_REQUIRED", "params": Record<symbol, never> }
  | { "code": "NO_VORTEX_PENDING", "params": Record<symbol, never> }
  | { "code": "ROLL_TOO_SOON", "params": { wait_ms: number, } }
  | { "code": "NOTHING_TO_ROLL", "params": Record<symbol, never> }
  | { "code": "BAD_FACES", "params": { dice: number, } }
  | { "code": "NOT_YOUR_DIE", "params": Record<symbol, never> }
  | { "code": "DIE_NOT_PLACED", "params": Record<symbol, never> }
  | { "code": "DIE_ALREADY_PLACED", "params": Record<symbol, never> }
  | { "code": "DIE_NOT_ROLLED", "params": Record<symbol, never> }
  | { "code": "DIE_LOCKED", "params": Record<symbol, never> }
  | { "code": "TARGET_NOT_AVAILABLE", "params": Record<symbol, never> }
  | { "code": "TARGET_COMPLETE", "params": Record<symbol, never> }
  | { "code": "NO_SUCH_SLOT", "params": Record<symbol, never> }
  | { "code": "SLOT_OCCUPIED", "params": Record<symbol, never> }
  | { "code": "SYMBOL_MISMATCH", "params": { face: Symbol, slot: Symbol, } }
  | { "code": "NO_PLACE", "params": { face: Symbol, wild: Array<Symbol>, } }
  | { "code": "SEVERAL_PLACES", "params": Record<symbol, never> }
  | { "code": "SYMBOL_FORBIDDEN", "params": { slot: Symbol, } }
  | { "code": "DICE_ON_OTHER_TARGET", "params": Record<symbol, never> }
  | { "code": "ONE_TARGET_PER_ROLL", "params": Record<symbol, never> }
  | { "code": "TOO_MANY_COLOURS", "params": Record<symbol, never> }
  | { "code": "INVALID_TARGET", "params": Record<symbol, never> }
  | { "code": "NOTHING_TO_ACK", "params": Record<symbol, never> }
  | { "code": "NO_ACTIVE_CURSE", "params": Record<symbol, never> }
  | { "code": "AWAITING_CONFIRM", "params": Record<symbol, never> }
  | { "code": "NOTHING_TO_CONFIRM", "params": Record<symbol, never> }
  | { "code": "NO_GOLD_IN_SETUP", "params": Record<symbol, never> }
  | { "code": "NOT_ENOUGH_GOLD", "params": { cards: number, } }
  | { "code": "NOT_MARKET", "params": Record<symbol, never> }
  | { "code": "WRONG_TEAM_ITEM", "params": Record<symbol, never> }
  | { "code": "OUT_OF_STOCK", "params": Record<symbol, never> }
  | { "code": "NOT_ENOUGH_COINS", "params": { cost: number, coins: number, } }
  | { "code": "HERO_REQUIRED", "params": Record<symbol, never> }
  | { "code": "NO_SUCH_HERO", "params": { player: AskedSeat, } }
  | { "code": "SCROLL_NOT_OWNED", "params": Record<symbol, never> }
  | { "code": "FACE_NOT_ELIGIBLE", "params": Record<symbol, never> }
  | { "code": "NO_XP_IN_SETUP", "params": Record<symbol, never> }
  | { "code": "NO_PENDING_XP", "params": Record<symbol, never> }
  | { "code": "NOT_A_HELPER", "params": { player: AskedSeat, } }
  | { "code": "NOT_ENOUGH_XP", "params": { cost: number, xp: number, } }
  | { "code": "NOT_WOUNDED", "params": { player: AskedSeat, } }
  | { "code": "DRAGON_AT_HOME", "params": Record<symbol, never> }
  | { "code": "SPACE_FILLED", "params": Record<symbol, never> }
  | { "code": "CARD_NOT_POSSIBLE", "params": { card: string, } }
  | { "code": "OUT_OF_RANGE", "params": { n: number, min: number, max: number, } }
  | { "code": "BAD_PLAYER_COUNT", "params": { n: number, } }
  | { "code": "PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "DUPLICATE_CLASS", "params": { class: Class, } }
  | { "code": "DUPLICATE_COLOUR", "params": { colour: Colour, } }
  | { "code": "BAD_CATALOGUE", "params": Broken }
  | { "code": "OPTION", "params": { name: string, value: string, } };

/**
 * A curse that was broken, as the sorcerer says (RO-91).
 */
export type Reminder = { card: string, curse: Curse, };

/**
 * What a confusion takes off (RO-50).
 */
export type Removes = "one" | "all";

/**
 * How a round ended.
 */
export type RoundRow = { winner: Team, reason: Reason, 
/**
 * How long it took, without pauses, in milliseconds.
 */
elapsed_ms: number, };

/**
 * One of the two rows of cards.
 */
export type Row = "task" | "spell";

/**
 * Training or scenario (RO-16).
 */
export type Scenario = "T1" | "T2" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6";

/**
 * Something that the sorcerer buys (RO-85 to RO-88).
 */
export type Scroll = { id: string, 
/**
 * The two faces between which a die is turned.
 */
flip?: [Symbol, Symbol], 
/**
 * Whether it exchanges a spell with the top of the deck.
 */
swap_top?: boolean, 
/**
 * What the sorcerer's wild always counts as.
 */
wild_as?: Symbol, 
/**
 * The slots of a dice scroll.
 */
slots?: Array<Symbol>, 
/**
 * What a dice scroll does.
 */
effect?: Effect, 
/**
 * Its price in coins.
 */
cost: number, copies: number, 
/**
 * Whether it was compared with the real one.
 */
verified: boolean, };

/**
 * A person.
 */
export type SeatView = { seat: Seat, team: Team, 
/**
 * The hero's class; null for the sorcerer.
 */
class: Class | null, 
/**
 * The colour of the dice.
 */
colour: Colour, 
/**
 * What a wild counts as for this person now.
 */
wild: Array<Symbol>, 
/**
 * Symbols that dispels forbid.
 */
forbidden: Array<Symbol>, wounded: boolean, 
/**
 * Whether a die for the vortex has to be chosen.
 */
vortex_pending: boolean, xp: number, 
/**
 * Equipment, by id.
 */
equipment: Array<string>, dice: Array<DieView>, };

/**
 * What belongs to a training or scenario (RO-16).
 */
export type SetupContent = { spells: { [key in CardKind]?: number }, dragon: boolean, 
/**
 * Whether there is gold, and so a market.
 */
gold: boolean, confrontation: boolean, souls: boolean, 
/**
 * Whether the sorcerer has life.
 */
life: boolean, 
/**
 * Whether heroes gain experience.
 */
xp: boolean, 
/**
 * How many rounds win the match.
 */
trophies_to_win: number, };

/**
 * What can be said of a kind of card: what an editor offers.
 */
export type Shape = { kind: CardKind, 
/**
 * The most slots of the hero half, 0 where there is none.
 */
hero: number, 
/**
 * The most slots of the sorcerer half, 0 where there is none.
 */
sorcerer: number, 
/**
 * The marks a back can have.
 */
backs: Array<number>, 
/**
 * What such a card can do.
 */
effects: Array<Effect>, };

/**
 * A slot.
 */
export type SlotView = { symbol: Symbol, die: Die | null, };

/**
 * A face of the sorcerer's die.
 */
export type SorcererFace = Symbol;

/**
 * The sorcerer's symbol.
 */
export type SorcererSymbol = Symbol;

/**
 * Whether a catalogue is invented or copied from real cards.
 */
export type Status = "stand_in" | "copied";

/**
 * What the market sells.
 */
export type Stock = { 
/**
 * Its id.
 */
item: string, 
/**
 * Who can buy it.
 */
team: Team, 
/**
 * Its price in coins.
 */
cost: number, left: number, 
/**
 * Equipment: what the wild also counts as.
 */
wild: Array<Symbol>, 
/**
 * A scroll's faces to flip, its plant, or its slots.
 */
symbols: Array<Symbol>, 
/**
 * What a dice scroll does.
 */
effect: Effect | null, };

/**
 * What a die shows and a card asks for (RO-5, RO-6). Whose fire it is, the die's owner says.
 */
export type Symbol = "fire" | "sword" | "footprint" | "key" | "heart" | "plant" | "water" | "air" | "lightning" | "wild";

/**
 * What a target is.
 */
export type TargetKind = "dragon_tile" | "hero_tile" | "scroll" | CardKind;

/**
 * A card, tile or scroll with slots.
 */
export type TargetView = { 
/**
 * What commands call it.
 */
target: string, kind: TargetKind, 
/**
 * The heroes' slots; empty where heroes put no dice while it lies there.
 */
hero: Array<SlotView>, 
/**
 * The sorcerer's slots; empty where the sorcerer puts no dice while it lies there.
 */
sorcerer: Array<SlotView>, banner: Array<Symbol>, effect: Effect | null, 
/**
 * The hero in front of whom it lies, or whose tile it is.
 */
owner: Seat | null, 
/**
 * Whether it is full and the dragon holds it (RO-42).
 */
held: boolean, 
/**
 * Who still has to clap hands (RO-90).
 */
awaiting: Array<Seat>, };

/**
 * Who plays together (RO-1).
 */
export type Team = "heroes" | "sorcerer";

/**
 * The dragon's way (RO-58).
 */
export type Track = { 
/**
 * Spaces for tasks: 3.
 */
task_spaces: number, 
/**
 * Where the deck is: 4.
 */
deck_position: number, };

/**
 * What a viewer sees.
 */
export type View = { 
/**
 * Training or scenario.
 */
setup: Scenario, 
/**
 * What the app does.
 */
mode: Mode, 
/**
 * Whether the cards are the invented set, which a full table has to say (RO-123).
 */
stand_in: boolean, 
/**
 * Where the match stands.
 */
phase: Phase, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * How many trophies win the match.
 */
to_win: number, trophies: ByTeam<number>, clock: Clock, 
/**
 * The time of the rounds before, in milliseconds.
 */
earlier_ms: number, sorcerer: Seat, 
/**
 * Whether lots were drawn for the sorcerer (RO-120).
 */
drawn: boolean, 
/**
 * How many cards each team's deck has left; null where the app does not know the cards (RO-119).
 */
decks: ByTeam<number> | null, 
/**
 * Everybody, by seat.
 */
seats: Array<SeatView>, 
/**
 * What the task row holds, from the dragon's side; a null is empty. Only where the app knows the cards.
 */
task_row: [TargetView | null, TargetView | null, TargetView | null], 
/**
 * What the spell row holds.
 */
spell_row: [TargetView | null, TargetView | null, TargetView | null], 
/**
 * Dispels, curses, wounded hero tiles, dice scrolls.
 */
targets: Array<TargetView>, 
/**
 * The symbols of all banners in sight: what the sorcerer's wild counts as.
 */
banners: Array<Symbol>, 
/**
 * The dragon, where there is one.
 */
dragon: DragonView | null, curses: Array<CurseView>, 
/**
 * Souls left in the pile, where there is one.
 */
souls: number | null, 
/**
 * The sorcerer's life, where it counts.
 */
life: number | null, 
/**
 * Gold cards of each team, where there is gold.
 */
gold: ByTeam<number> | null, marker: Team | null, 
/**
 * Scrolls that the sorcerer owns, by id.
 */
scrolls: Array<string>, 
/**
 * The spell or scroll that waits for the sorcerer's choice, by id.
 */
pending: string | null, 
/**
 * A curse that was broken, as the sorcerer says.
 */
reminder: Reminder | null, 
/**
 * Tasks that wait for who keeps them.
 */
pending_xp: Array<XpWaiting>, 
/**
 * The market, while it is open.
 */
market: MarketView | null, rounds: Array<RoundRow>, 
/**
 * Who won the match: none before its end, and none where both share it (RO-130).
 */
winner: Team | null, 
/**
 * Whether the table ended it between two rounds (RO-130).
 */
ended_early: boolean, };

/**
 * What has to be chosen for a spell (RO-50).
 */
export type Wanted = { "of": "die", 
/**
 * Targets with their hero dice.
 */
targets: Array<[string, Array<Die>]>, }
  | { "of": "target", targets: Array<string>, }
  | { "of": "heroes", heroes: Array<Seat>, count: number, };

/**
 * What a wild also counts as (RO-84, RO-87).
 */
export type WildAs = "any" | Symbol;

/**
 * A task that waits for who keeps it (RO-104).
 */
export type XpWaiting = { card: string, helpers: Array<Seat>, };
