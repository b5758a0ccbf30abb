import { SvelteMap } from 'svelte/reactivity';
import type { Command, DieView } from '../../gen/rush_out';
import type { Seat } from '../../gen/wire';
import { list, t } from '../../i18n/index.svelte';
import { refusal, word, type Refusal } from '../../i18n/say';
import type { LiveTable, Outcome } from '../../session/live.svelte';
import { asked, lettersOf, targetsOf } from './asked';
import { dieFace, dieSaid } from './drawn';
import { targetName } from './names';
import type { SymbolName } from './symbols/symbols';

/** Long enough to be read, short enough not to stand in the way. */
const SHOWN = 2200;

/** Where a die may go: each symbol of a target. */
export interface Option {
  die: string;
  target: string;
  symbol: SymbolName;
  letter: string;
  /** The target, as heard. */
  said: string;
}

/** What was asked of a die and refused: the judge begins with it. */
export interface Doubt {
  face: SymbolName;
  slot: SymbolName;
  /** The newest is the highest. */
  nth: number;
}
let doubts = 0;

/** One person's dice: what a touch of theirs means, and what came of it. It knows no rule: the table says where a die may go. */
export class SeatHand {
  readonly seat: Seat;
  readonly #live: LiveTable<'rush_out'>;
  /** The die that was taken up and could go to several places. */
  #taken = $state<string>();
  /** What the table did not allow, for a moment. */
  refusal = $state.raw<Refusal>();
  /** The last die that did not go where it was meant. */
  doubt = $state.raw<Doubt>();
  /** Grows with every no. */
  shakes = $state(0);
  /** How often this seat rolled here. */
  rolled = $state(0);
  /** How often each die was rolled here: it tumbles whenever that grows. */
  readonly rolls = new SvelteMap<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable<'rush_out'>, seat: Seat) {
    this.#live = live;
    this.seat = seat;
  }

  get #table() {
    return this.#live.table;
  }
  readonly #view = $derived.by(() => (this.#table ? this.#table.view : undefined));
  readonly #own = $derived.by(() => this.#view?.seats[this.seat]);
  readonly sorcerer = $derived.by(() => this.#own?.team === 'sorcerer');
  readonly body = $derived.by(() => this.#own?.colour ?? 'black');
  readonly dice = $derived.by(() => this.#own?.dice ?? []);
  readonly rollable = $derived.by(() => this.dice.filter(({ at }) => at === 'hand').length);
  readonly role = $derived.by(() => (this.#own?.class ? word('rush_out', 'class', this.#own.class) : t('rush_out-sorcerer')));
  readonly wild = $derived.by(() => this.#own?.wild ?? []);
  readonly wildSaid = $derived.by(() => list(this.wild.map((symbol) => t(`rush_out-symbol-${symbol}`))));
  /** The die that is up, as long as it still lies in hand. */
  readonly chosen = $derived.by(() => (this.dice.some(({ die, at, face }) => die === this.#taken && at === 'hand' && face) ? this.#taken : undefined));
  /** Where it may go. */
  readonly choice = $derived.by(() => (this.chosen ? this.options(this.chosen) : []));

  /** Everywhere a die may go now, each target and symbol once. */
  options(die: string): Option[] {
    const view = this.#view;
    const place = asked(this.#table, 'place', this.seat)?.dice.find((one) => one.die === die);
    if (!view || !place) return [];
    const letters = lettersOf(view);
    const targets = targetsOf(view);
    return place.slots.flatMap(([target, slots]) => {
      const found = targets.find((one) => one.target === target);
      const half = this.sorcerer ? found?.sorcerer : found?.hero;
      const seen = new Set<SymbolName>();
      return slots.flatMap((slot): Option[] => {
        const symbol = half?.[slot]?.symbol;
        if (!symbol || seen.has(symbol)) return [];
        seen.add(symbol);
        return [{ die, target, symbol, letter: letters.get(target) ?? '', said: targetName(view, target) }];
      });
    });
  }

  /** What a die is, for an ear. */
  said(die: DieView): string {
    return this.#view ? dieSaid(this.#view, die) : '';
  }

  /** What it shows: on a card, what it stands for there. */
  faceOf(die: DieView): SymbolName | undefined {
    return this.#view && this.#own && dieFace(this.#view, this.#own, die);
  }

  /** All dice in hand, at once. */
  async roll(faces?: SymbolName[]): Promise<void> {
    this.#taken = undefined;
    const { kept } = await this.send({ do: 'roll', seat: this.seat, ...(faces && { faces }) });
    if (!kept) return;
    this.rolled += 1;
    for (const { die, at } of this.dice) if (at === 'hand') this.rolls.set(die, (this.rolls.get(die) ?? 0) + 1);
  }

  /** A touch of a die: what lies on a card comes back, what was rolled goes where it can. */
  tap({ die, at, face }: DieView): void {
    const { seat } = this;
    if (asked(this.#table, 'choose_vortex_die', seat)) return void this.send({ do: 'choose_vortex_die', seat, die });
    if (at !== 'hand') return void this.send({ do: 'retrieve', seat, dice: [die] });
    if (this.chosen === die) {
      this.#taken = undefined;
      return;
    }
    if (!this.#view?.decks) return void this.send({ do: 'set_aside', seat, die });
    if (face && this.options(die).length > 1) this.#taken = die;
    // Where alone it can go; else the table says why not.
    else void this.send({ do: 'place_where_it_fits', seat, die });
  }

  /** Whether a finger may carry it to a target. */
  carries({ at, face }: DieView): boolean {
    return this.#view?.decks != null && at === 'hand' && face !== null && !asked(this.#table, 'choose_vortex_die', this.seat);
  }
  /** It was lifted: where it may go is shown. */
  lift({ die }: DieView): void {
    this.#taken = die;
  }
  /** It was let go, over a target or beside them all. */
  drop(die: DieView, target: string | undefined): void {
    this.lift(die);
    if (target === undefined) this.#taken = undefined;
    else this.placeOn(target);
  }

  /** Another hand may have filled a slot meanwhile: the table finds the first that is free. */
  place({ die, target, symbol }: Option): void {
    this.#taken = undefined;
    void this.send({ do: 'place', seat: this.seat, die, target, symbol });
  }

  /** Onto a target that was tapped in the middle: the first slot that it fits, else the table says why not. */
  placeOn(target: string): void {
    const die = this.chosen;
    if (!die) return;
    this.#taken = undefined;
    void this.send({ do: 'place', seat: this.seat, die, target });
  }

  /** Something to be read at this seat for a moment. */
  hint(sentence: string): void {
    clearTimeout(this.#timer);
    this.refusal = { sentence };
    this.#timer = setTimeout(() => (this.refusal = undefined), SHOWN);
  }

  /** What the first card of this side asks for. */
  #nearest(): SymbolName | undefined {
    const half = this.sorcerer ? this.#view?.spell_row[0]?.sorcerer : this.#view?.task_row[0]?.hero;
    return half?.find(({ die }) => !die)?.symbol;
  }

  /** What this seat asks of the table; a no is shown at its side. */
  async send(command: Command): Promise<Outcome> {
    const outcome = await this.#live.atOnce(this.seat, command);
    clearTimeout(this.#timer);
    const { face, slot } = (outcome.refused?.params ?? {}) as Partial<Doubt>;
    if (face) this.doubt = { face, slot: slot ?? this.#nearest() ?? face, nth: ++doubts };
    this.refusal = outcome.refused && refusal(outcome.refused, this.#table?.seats ?? [], 'rush_out');
    if (this.refusal) {
      this.shakes += 1;
      this.#timer = setTimeout(() => (this.refusal = undefined), SHOWN);
    }
    return outcome;
  }
}
