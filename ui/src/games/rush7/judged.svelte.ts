import type { Battle, Card, Config, Letter } from '../../gen/rush7';
import type { Refused, Seat } from '../../gen/wire';
import { Question } from '../../session/question.svelte';
import type { ToldZone } from './ZoneEditor.svelte';
import { SLOTS } from './zones';

interface BattleAsked {
  zone: ToldZone;
  a: Card | null;
  b: Card | null;
}
interface LeastAsked {
  zone: ToldZone;
  side: Seat;
  against: Card | null;
  /** The highest card of the deck. */
  highest: Card;
}
type Options = Partial<Config>;

const GAME = 'rush7';
const letterOf = (seat: Seat | null): Letter | null => (seat === null ? null : seat === 0 ? 'A' : 'B');

function told({ controller, captured }: ToldZone) {
  const letter = letterOf(controller);
  return { controller: letter, captured: [...captured], won_by: captured.length === SLOTS ? letter : null };
}
/** A zone that a person holds without a card yet is not described to its end. */
const described = (zone: ToldZone) => zone.controller === null || zone.captured.length > 0;

/** A battle that is only described, judged, with the sums that lead to it. */
export class JudgedBattle {
  #battle = new Question<'rush7', { fate: unknown }>(GAME);

  readonly refused = $derived.by((): Refused | undefined => this.#battle.refused);
  readonly answer = $derived.by((): Battle | undefined => this.#battle.answer);

  ask(asked: BattleAsked | undefined, options: Options): void {
    const { zone, a = null, b = null } = asked ?? {};
    const whole = zone && a !== null && b !== null && described(zone);
    void this.#battle.ask(whole ? { ask: 'battle', zone: told(zone), a, b } : undefined, options);
  }
}

/** The smallest card that wins, and the battle that shows it: with that card, or with the highest one. */
export class JudgedLeast {
  readonly battle = new JudgedBattle();
  #least = new Question<'rush7', { value: unknown }>(GAME);
  #asked = $state.raw<LeastAsked>();
  #options = $state.raw<Options>({});

  readonly refused = $derived.by(() => this.#least.refused);
  readonly answer = $derived.by(() => this.#least.answer);
  readonly rule = $derived.by(() => this.#least.rule);

  constructor() {
    $effect(() => {
      const { answer } = this;
      const asked = this.#asked;
      const options = this.#options;
      if (!answer || !asked || asked.against === null) return this.battle.ask(undefined, options);
      const own = answer.value ?? asked.highest;
      const [a, b] = asked.side === 0 ? [own, asked.against] : [asked.against, own];
      this.battle.ask({ zone: asked.zone, a, b }, options);
    });
  }

  ask(asked: LeastAsked | undefined, options: Options): void {
    this.#asked = asked;
    this.#options = options;
    const whole = asked && described(asked.zone);
    const side = letterOf(asked?.side ?? null);
    const { against = null } = asked ?? {};
    void this.#least.ask(whole && side && against !== null ? { ask: 'least', zone: told(asked.zone), side, against } : undefined, options);
  }
}
