// What a new game begins with: a ready file for each way of writing points down.
import type { Field, GameFile, Part, Rounds, Wins } from '../../gen/sheet';
import { plain, t } from '../../i18n/index.svelte';
import { resaid, said } from '../../i18n/said';
import { writeWorth } from './lines';

/** An example that has to come out. */
export type Example = Record<string, unknown>;
export type File = GameFile & { cases?: Example[] };

export const PATTERNS = ['points', 'tricks', 'boxes', 'sheet', 'lives', 'winner'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** How long a game lasts, as far as the first step of the editor can say it. */
export type Length = { is: 'rounds'; n: number } | { is: 'names'; names: NonNullable<Rounds['names']> } | { is: 'points'; n: number } | { is: 'open' };

/** The largest number that may be written. */
export const MOST = 9_999_999;

const field = (id: string, name: string, more: Omit<Field, 'id' | 'name'> = {}): Field => ({ id, name, ...more });
const part = (name: string, value: string | number, when?: string): Part => ({ name, value, ...(when && { if: when }) });

/** An id made of a name: Latin letters, digits and `_`; another one where it is taken. */
export function idOf(name: string, taken: readonly string[], otherwise = 'game'): string {
  const letters = plain(name).replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+|_+$/g, '').slice(0, 28) || otherwise;
  let [id, n] = [letters, 2];
  while (taken.includes(id)) id = `${letters}_${n++}`;
  return id;
}

/** A file in which nothing is written yet. */
export const EMPTY: File = { format: 'tapete-game', version: 1, id: 'game', revision: 1, name: '', seats: [2, 6], wins: 'high' };

const BODY: Record<Pattern, () => Partial<File>> = {
  points: () => ({
    round: { fields: [field('amount', t('editor-points'), { min: -MOST, max: MOST })], parts: [part(t('editor-points'), 'amount')] },
  }),
  tricks: () => ({
    rounds: { count: 10, values: [{ id: 'cards', name: t('editor-cards'), value: 'round' }] },
    round: {
      phases: [t('editor-bids'), t('editor-tricks')],
      fields: [
        field('bid', t('editor-bid'), { max: 'cards' }),
        field('won', t('editor-tricks'), { phase: 2, max: 'cards', adds_to: 'cards' }),
      ],
      parts: [
        part(t('editor-bid-made'), '20 + 10 * won', 'won == bid'),
        part(t('editor-bid-missed'), '-10 * abs(won - bid)', 'won != bid'),
      ],
    },
  }),
  boxes: () => sheetOf([1, 2, 3].map((n) => t('editor-box', { n })), 'turns'),
  sheet: () => sheetOf([t('editor-points'), t('editor-bonus')], 'any'),
  lives: () => ({
    wins: 'last' as Wins,
    counters: [{ id: 'life', name: t('editor-lives'), start: 20, min: -99, max: 9_999, steps: [1, 5] }],
    total: 'life',
    out: { when: 'life <= 0' },
  }),
  winner: () => ({
    rounds: { count: 1 },
    round: {
      fields: [field('winner', t('editor-winner'), { kind: 'seat', for: 'table' })],
      parts: [part(t('editor-won'), 1, 'winner == me')],
    },
  }),
};

function sheetOf(names: readonly string[], order: 'turns' | 'any'): Partial<File> {
  const fields = names.map((name, at) => field(`box_${at + 1}`, name, { max: 999 }));
  return { sheet: { order, fields, parts: fields.map((one) => part(String(one.name), one.id)) } };
}

/** The same game, with another way of writing points down; it lasts as long as was said, where that way has rounds. */
export function follow(file: File, pattern: Pattern): File {
  const { round, sheet, rounds, end, start, total, out, places, legs, carry, counters, facts, cases, dealer, ...others } = file;
  const wins = file.wins === 'last' ? 'high' : file.wins;
  // What names nothing of what was written down stays: house rules, paragraphs, who made it.
  const followed = { ...others, ...(dealer && !dealer.next && { dealer }), wins, ...BODY[pattern]() };
  const length = lengthOf(file);
  const usual = lengthOf({ ...EMPTY, ...BODY[patternOf(file)]() });
  const isSaid = length !== undefined && JSON.stringify(length) !== JSON.stringify(usual);
  return isSaid && lengthOf(followed) ? lasting(followed, length) : followed;
}

/** Which of the ready files this one follows. */
export function patternOf(file: File): Pattern {
  if (file.counters?.length && !file.round && !file.sheet) return 'lives';
  if (file.sheet && !file.round) return file.sheet.order === 'turns' ? 'boxes' : 'sheet';
  const fields = file.round?.fields ?? [];
  if (fields.some((one) => one.adds_to !== undefined)) return 'tricks';
  return fields.length === 1 && fields[0]?.kind === 'seat' ? 'winner' : 'points';
}

/** Whether more is written down than the ready file has: it would be gone with another one. */
export function isOwn(file: File): boolean {
  const body = ({ round, sheet, counters, cases }: Partial<File>) => JSON.stringify([round, sheet, counters, cases?.length ? cases : []]);
  return body(file) !== body(BODY[patternOf(file)]());
}

/** How long the game lasts; nothing where its end is said in a way of its own. */
export function lengthOf(file: File): Length | undefined {
  if (!file.round) return undefined;
  const [, points] = /^max\(each\.total\) >= (\d+)$/.exec(file.end?.when ?? '') ?? [];
  if (points !== undefined) return { is: 'points', n: Number(points) };
  if (file.end) return undefined;
  if (file.rounds?.names?.length) return { is: 'names', names: file.rounds.names };
  const count = file.rounds?.count;
  if (typeof count === 'number') return { is: 'rounds', n: count };
  return count === undefined || count === null ? { is: 'open' } : undefined;
}

/** So many in the first round as there are rounds, and one fewer in each that follows. */
export const fewerEach = (rounds: number): string => `${rounds} + 1 - round`;
export const FEWER = /^\d+ \+ 1 - round$/;

/** The same game, as long as this. */
export function lasting(file: File, length: Length): File {
  const { end: _end, rounds, ...rest } = file;
  const { count: _count, names: _names, ...others } = rounds ?? {};
  // One card fewer each round counts from how many rounds there are.
  const n = length.is === 'rounds' ? length.n : length.is === 'names' ? length.names.length : undefined;
  if (n !== undefined && others.values) others.values = others.values.map((one) => (FEWER.test(String(one.value)) ? { ...one, value: fewerEach(n) } : one));
  const counted = length.is === 'rounds' ? { ...others, count: length.n } : length.is === 'names' ? { ...others, names: length.names } : others;
  return {
    ...rest,
    ...(Object.keys(counted).length > 0 && { rounds: counted }),
    ...(length.is === 'points' && { end: { when: `max(each.total) >= ${length.n}` } }),
  };
}

/** What can be written down, besides notes. */
export const KINDS = ['number', 'flag', 'choice', 'tally', 'seat'] as const;
export type Kind = (typeof KINDS)[number];

/** The same game with a field more, and a line that says what it is worth. */
export function withField(file: File, kind: Kind): File {
  const entry = file.round ?? file.sheet;
  if (!entry) return file;
  const name = t(`word-editor-new-${kind}`);
  const id = idOf(kind, idsIn(file));
  const added = field(id, name, FIELD[kind]());
  const line = (when?: string) => part(name, writeWorth({ plus: 10, times: 1 }), when);
  const worth: Record<Kind, () => Part> = {
    number: () => part(name, id),
    flag: () => line(id),
    choice: () => line(`${id} == '${added.of?.[0]?.id ?? ''}'`),
    tally: () => part(name, `${id}.sum`),
    seat: () => line(`${id} == me`),
  };
  return withEntry(file, { ...entry, fields: [...entry.fields, added], parts: [...(entry.parts ?? []), worth[kind]()] });
}

/** The same game with another name for a field, and for the lines of that name that speak of it. */
export function withName(file: File, id: string, name: string): File {
  const entry = file.round ?? file.sheet;
  const before = entry?.fields.find((one) => one.id === id)?.name;
  if (!entry) return file;
  const alike = (one: Part) => JSON.stringify(one.name) === JSON.stringify(before);
  const renamed = resaid(before ?? '', name);
  return withEntry(file, {
    ...entry,
    fields: entry.fields.map((one) => (one.id === id ? { ...one, name: renamed } : one)),
    parts: (entry.parts ?? []).map((one) => (alike(one) && speaksOf(one, id) ? { ...one, name: renamed } : one)),
  });
}

/** Whether a line names this field. */
function speaksOf({ value, if: when }: Part, id: string): boolean {
  return [value, when].some((text) => new RegExp(`\\b${id}\\b`).test(String(text ?? '')));
}

/** Whether any text of a file names this id. */
export function isSpokenOf(file: unknown, id: string): boolean {
  if (typeof file === 'string') return new RegExp(`\\b${id}\\b`).test(file);
  return typeof file === 'object' && file !== null && Object.values(file).some((one) => isSpokenOf(one, id));
}

/** Whether something that has to be called something has no name: a word, a thing that is counted, a round. */
export function isUnnamed(file: File): boolean {
  const fields = [file.round, file.sheet].flatMap((entry) => entry?.fields ?? []);
  return [...fields.flatMap((field) => field.of ?? []).map(({ name }) => name), ...(file.rounds?.names ?? [])].some((name) => said(name).trim() === '');
}

const FIELD: Record<Kind, () => Omit<Field, 'id' | 'name'>> = {
  number: () => ({ max: 999 }),
  flag: () => ({ kind: 'flag' }),
  choice: () => ({ kind: 'choice', of: [1, 2].map((n) => ({ id: `word_${n}`, name: '' })) }),
  tally: () => ({ kind: 'tally', of: [{ id: 'word_1', name: '', worth: 10 }] }),
  seat: () => ({ kind: 'seat', for: 'table' }),
};

/** The same game with other words to choose from or things to count, without the lines that speak of those that went. */
export function withWords(file: File, id: string, of: NonNullable<Field['of']>): File {
  const entry = file.round ?? file.sheet;
  const changed = entry?.fields.find((one) => one.id === id);
  if (!entry || !changed) return file;
  const gone = (changed.of ?? []).filter((old) => of.every((one) => one.id !== old.id));
  const speaks = (line: Part) =>
    gone.some((word) => {
      const said = new RegExp(changed.kind === 'tally' ? `\\b${id}\\.${word.id}\\b` : `'${word.id}'`);
      // Words of two choices may have the same id: the line has to be about this one.
      return speaksOf(line, id) && [line.value, line.if].some((text) => said.test(String(text ?? '')));
    });
  return withEntry(file, {
    ...entry,
    fields: entry.fields.map((one) => (one === changed ? { ...changed, of } : one)),
    parts: (entry.parts ?? []).filter((one) => !speaks(one)),
  });
}

/** The same game with another round, or another sheet where it has no rounds. */
export function withEntry(file: File, entry: NonNullable<File['round']>): File {
  return file.round ? { ...file, round: entry } : { ...file, sheet: entry };
}

/** Every id of something in a file. */
export function idsIn(file: unknown): string[] {
  if (typeof file !== 'object' || file === null) return [];
  const { id } = file as { id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(file).flatMap(idsIn)];
}

/** The same game without this field and the lines that speak of it. */
export function withoutField(file: File, id: string): File {
  const entry = file.round ?? file.sheet;
  if (!entry) return file;
  return withEntry(file, {
    ...entry,
    fields: entry.fields.filter((one) => one.id !== id),
    parts: (entry.parts ?? []).filter((one) => !speaksOf(one, id)),
  });
}
