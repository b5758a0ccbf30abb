import type { Battle, Card, Config, Letter, ZoneHeld } from '../../gen/rush7';
import type { Refused, Seat } from '../../gen/wire';
import { Question } from '../../session/question.svelte';
import type { ToldZone } from './ZoneEditor.svelte';

interface BattleAsked {
  zone: ToldZone;
  a: Card | null;
  b: Card | null;
}
interface LeastAsked {
  zone: ToldZone;
  side: Seat;
  against: Card | null;
}
type Options = Partial<Config>;

const GAME = 'rush7';
const letterOf = (seat: Seat): Letter => (seat === 0 ? 'A' : 'B');

function told({ controller, captured }: ToldZone): ZoneHeld {
  return { controller: controller === null ? null : letterOf(controller), captured: [...captured] };
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

/** The smallest card that wins, and the battle that shows it. */
export class JudgedLeast {
  #least = new Question<'rush7', { battle: unknown }>(GAME);

  readonly refused = $derived.by(() => this.#least.refused);
  readonly answer = $derived.by(() => this.#least.answer);
  readonly rule = $derived.by(() => this.#least.rule);

  ask(asked: LeastAsked | undefined, options: Options): void {
    const { zone, side = 0, against = null } = asked ?? {};
    const whole = zone && against !== null && described(zone);
    void this.#least.ask(whole ? { ask: 'least_shown', zone: told(zone), side: letterOf(side), against } : undefined, options);
  }
}
