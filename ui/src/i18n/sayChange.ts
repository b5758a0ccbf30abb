// What a correction changed of a sentence. Only the log says it: a guest's phone does without.
import type { Line, Param } from '../gen/wire';
import type { Args } from './catalogue';
import { has, number, t } from './index.svelte';
import { fill, gameOf, inner, partSaid, say, type SeatNames } from './say';

type Parts = Extract<Param, { parts: unknown }>['parts'];

/** What was written part by part, each from what to what where it is the same field. */
function partsChanged(game: string, before: Parts, after: Parts, seats: SeatNames): string | undefined {
  const same = (a: Param, b: Param | undefined) => JSON.stringify(a) === JSON.stringify(b);
  const isNumber = (part: Param | undefined) => part !== undefined && ('number' in part || 'decimal' in part);
  const alike = before.length === after.length && after.every((part, i) => same(part, before[i]) || (isNumber(part) && isNumber(before[i])));
  if (!alike) return undefined;
  const saidOf = (part: Param) => partSaid(game, part, seats);
  return after.map((part, i) => { const old = before[i]; return !old || same(part, old) ? saidOf(part) : moved(saidOf(old), saidOf(part)); }).join('');
}

const moved = (before: string, after: string) => t('table-moved', { before, after });

/** What a correction changed of one sentence: what is another one from what to what, in its place. */
export function sayChange(before: Line | undefined, after: Line | undefined, seats: SeatNames): string {
  if (!after) return before ? moved(inner(say(before, seats)), '–') : '';
  if (!before) return inner(say(after, seats));
  const whole = () => moved(inner(say(before, seats)), inner(say(after, seats)));
  if (before.key !== after.key) return whole();
  const game = gameOf(after.key);
  const args: Args = {};
  for (const [name, param] of Object.entries(after.params)) {
    fill(args, game, name, param, seats);
    const old = before.params[name];
    if (JSON.stringify(old) === JSON.stringify(param)) continue;
    if (!old || 'seat' in param || 'seats' in param) return whole();
    const was: Args = {};
    fill(was, game, name, old, seats);
    const written = (value: string | number | undefined) => (typeof value === 'number' ? number(value) : (value ?? ''));
    const parts = 'parts' in param && 'parts' in old ? partsChanged(game, old.parts, param.parts, seats) : undefined;
    args[name] = parts ?? moved(written(was[name]), written(args[name]));
  }
  if (after.round !== null) args['round'] ??= after.round;
  const short = `line-${after.key}-corrected`;
  return inner(t(has(short) ? short : `line-${after.key}`, args));
}
