// The lines of "what it is worth" in words: "−10 × how far Tricks and Bid are apart, when Tricks ≠ Bid".
import { number, t } from '../../i18n/index.svelte';
import { said } from '../../i18n/said';
import { readConditions, readWorth, type Condition, type Sign } from './lines';
import type { File } from './patterns';

/** What can be counted or compared in a line. */
export interface Named {
  id: string;
  name: string;
  /** A number, a yes or no, a person, or a word of these. */
  is: 'number' | 'flag' | 'seat' | readonly { id: string; name: string }[];
}

const GLYPHS: Record<Sign, string> = { '==': '=', '!=': '≠', '>=': '≥', '<=': '≤', '>': '>', '<': '<' };
export const glyph = (sign: Sign): string => GLYPHS[sign];

/** Everything that a line of this file may name. */
export function namesIn(file: File): Named[] {
  const fields = (file.round ?? file.sheet)?.fields ?? [];
  const written = fields.flatMap(({ id, name, kind = 'number', of = [] }): Named[] => {
    if (kind === 'text') return [];
    if (kind === 'tally') return [{ id: `${id}.sum`, name: said(name), is: 'number' }, ...of.map((one): Named => ({ id: `${id}.${one.id}`, name: said(one.name), is: 'number' }))];
    if (kind === 'choice') return [{ id, name: said(name), is: of.map((one) => ({ id: one.id, name: said(one.name) })) }];
    return [{ id, name: said(name), is: kind === 'flag' || kind === 'seat' ? kind : 'number' }];
  });
  const row = (file.rounds?.values ?? []).map((one): Named => ({ id: one.id, name: said(one.name), is: 'number' }));
  return [...written, ...row, ...(file.round ? [{ id: 'round', name: t('editor-round'), is: 'number' as const }] : [])];
}

const nameOf = (id: string, names: readonly Named[]) => names.find((one) => one.id === id)?.name ?? id;

/** What a line is worth; a formula as it stands. */
export function worthWords(value: number | string, names: readonly Named[]): string {
  const worth = readWorth(value);
  if (!worth) return String(value);
  const { plus, times, counted } = worth;
  if (!counted) return number(plus);
  const what = counted.is === 'name' ? nameOf(counted.name, names) : t('editor-apart', { a: nameOf(counted.of[0], names), b: nameOf(counted.of[1], names) });
  const size = Math.abs(times) === 1 && (plus !== 0 || times === 1) ? what : `${number(plus === 0 ? times : Math.abs(times))} × ${what}`;
  return plus === 0 ? size : `${number(plus)} ${times < 0 ? '−' : '+'} ${size}`;
}

/** When a line counts; a formula as it stands. */
export function conditionWords(when: string | null | undefined, names: readonly Named[]): string {
  const conditions = readConditions(when);
  if (!conditions) return t('editor-when', { what: when ?? '' });
  if (conditions.length === 0) return t('editor-always');
  return t('editor-when', { what: conditions.map((one) => oneCondition(one, names)).join(t('editor-and')) });
}

function oneCondition({ left, sign, right }: Condition, names: readonly Named[]): string {
  const what = names.find((one) => one.id === left);
  const name = what?.name ?? left;
  if (right === 'true' || right === 'false') return (right === 'true') === (sign === '==') ? t('editor-is', { what: name }) : t('editor-is-not', { what: name });
  return `${name} ${GLYPHS[sign]} ${rightWords(right, what, names)}`;
}

/** The other side of a comparison. */
export function rightWords(right: string, what: Named | undefined, names: readonly Named[]): string {
  if (right === 'me') return t('editor-me');
  if (/^-?\d+$/.test(right)) return number(Number(right));
  const word = right.replaceAll("'", '');
  if (what && typeof what.is !== 'string') return what.is.find((one) => one.id === word)?.name ?? word;
  return nameOf(right, names);
}
