import type { Line, Param } from '../gen/wire';
import type { Args } from './catalogue';
import { has, inDecimals, list, number, t } from './index.svelte';
import { cardNamesOf } from './loading';
import { said, type Said } from './said';

/** Who sits where: all that a sentence needs of a table. */
export type SeatNames = readonly { name: string }[];

function cardName(game: string, code: string): string {
  const said = `word-${game}-piece-${code}`;
  return cardNamesOf(game)?.(code) ?? (has(said) ? t(said) : code);
}

// A name that runs the other way must not turn the sentence around it; <bdi> does the same in markup.
const BACKWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

function nameAt(seats: SeatNames, seat: number): string {
  const name = seats[seat]?.name ?? '';
  return BACKWARDS.test(name) ? `\u2068${name}\u2069` : name;
}

/** A word of a game's vocabulary: the nearest sentence there is for it. */
export function word(game: string, name: string, value: string): string {
  for (const scope of [`${game}-${name}-${value}`, `${game}-${value}`, value]) {
    if (has(`word-${scope}`)) return t(`word-${scope}`);
  }
  return value;
}

/** A sentence that a game may say in its own words: `word-<game>-<key>`, else `word-<key>`. */
export function own(game: string | undefined, key: string, args?: Args): string {
  return t(has(`word-${game}-${key}`) ? `word-${game}-${key}` : `word-${key}`, args);
}

/** The game a sentence belongs to stands before its first hyphen. */
export const gameOf = (key: string) => key.split('-', 1)[0] ?? '';

/** Adds what a sentence says under this name. */
export function fill(args: Args, game: string, name: string, param: Param, seats: SeatNames): void {
  const several = (words: string[]) => {
    args[name] = list(words);
    args[`${name}_count`] = words.length;
  };
  if ('seat' in param) args[name] = nameAt(seats, param.seat);
  else if ('seats' in param) several(param.seats.map((seat) => nameAt(seats, seat)));
  else if ('number' in param) args[name] = param.number;
  else if ('decimal' in param) args[name] = inDecimals(param.decimal.n, param.decimal.decimals);
  else if ('word' in param) args[name] = word(game, name, param.word);
  else if ('card' in param) args[name] = cardName(game, param.card);
  else if ('cards' in param) several(param.cards.map((code) => cardName(game, code)));
  else if ('parts' in param) args[name] = param.parts.map((part) => partSaid(game, part, seats)).join('');
  else if ('said' in param) args[name] = said(param.said);
  else args[name] = param.text;
}

/** A part of a text: a number in it is grouped as any other. */
export function partSaid(game: string, part: Param, seats: SeatNames): string {
  const args: Args = {};
  fill(args, game, 'part', part, seats);
  const { part: filled = '' } = args;
  return typeof filled === 'number' ? number(filled) : filled;
}

/** A narrated sentence in the reader's language. */
export function say(line: Line, seats: SeatNames): string {
  const game = gameOf(line.key);
  const args: Args = {};
  for (const [name, param] of Object.entries(line.params)) fill(args, game, name, param, seats);
  if (line.round !== null) args['round'] ??= line.round;
  return t(`line-${line.key}`, args);
}

/** A sentence without its full stop: it stands in another one. */
export const inner = (said: string) => said.replace(/\.$/, '');

/** Several sentences of one step, as one line. */
export function sayAll(lines: readonly Line[], seats: SeatNames): string {
  // A dot parts them: only the last one keeps its full stop.
  return lines.map((line, i) => (i < lines.length - 1 ? inner(say(line, seats)) : say(line, seats))).join(' · ');
}

export interface Refusal {
  /** The part that must do alone. */
  sentence: string;
  /** The numbers behind it and how to mend it, where there is more to say. */
  reason?: string;
}

// Refusals carry plain values; which of them are people is told by their names.
const SEAT = /(^|_)(seat|player|who|dealer|turn|winner|owner)$/;
const SEATS = /(^|_)(seats|players|winners|tied)$/;
const TOOL = /^TL_E_/;
const CARD = /(^|_)(cards?|legal|piece|pieces|shown|played)$/;
/** Stands behind a dot that is part of a name, and so ends no sentence; nothing is seen of it. */
const NO_END = '\u2060';

type Decimal = Extract<Param, { decimal: unknown }>;
const isDecimal = (value: unknown): value is Decimal => typeof value === 'object' && value !== null && 'decimal' in value;

function asParam(name: string, value: unknown): Param {
  if (typeof value === 'number') return SEAT.test(name) ? { seat: value } : { number: value };
  if (Array.isArray(value)) {
    if (SEATS.test(name)) return { seats: value.map(Number) };
    return { cards: value.map((one) => (isDecimal(one) ? number(inDecimals(one.decimal.n, one.decimal.decimals)) : String(one))) };
  }
  if (isDecimal(value)) return value;
  if (typeof value === 'object' && value !== null) return { said: value as Exclude<Said, string> as { [language in string]: string } };
  const text = String(value ?? '');
  return CARD.test(name) ? { card: text } : { word: text };
}

/** Why the rules say no, in the reader's language. */
export function refusal(
  refused: { code: string; params: Record<string, unknown> },
  seats: SeatNames,
  game: string,
): Refusal {
  const args: Args = {};
  for (const [name, value] of Object.entries(refused.params)) {
    fill(args, game, name, asParam(name, value), seats);
    const filled = args[name];
    // What a game file says is made of sentences itself.
    if (typeof filled === 'string' && name !== 'say') args[name] = filled.replace(/[.?]/g, `$&${NO_END}`);
  }
  // What lies beside a game refuses at every table in the same words.
  const scope = TOOL.test(refused.code) ? 'tools' : game;
  // The first sentence must do alone; what follows says why and how to mend it.
  const whole = t(`refusal-${scope}-${refused.code}`, args).split(/(?<=[.?]) /u);
  const [sentence = '', ...rest] = whole.map((one) => one.replaceAll(NO_END, ''));
  return rest.length > 0 ? { sentence, reason: rest.join(' ') } : { sentence };
}

/** The number of a rule as it is heard: "rule RG 26". */
export function ruleSaid(rule: string): string {
  return t('rule-said', { rule: rule.replace('-', ' ') });
}
