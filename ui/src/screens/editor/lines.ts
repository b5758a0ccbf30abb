// The lines of "what it is worth": simple expressions of a game file, read into their pieces and written again.

/** What a line counts: one thing that was written down, or how far two of them are apart. */
export type Counted = { is: 'name'; name: string } | { is: 'apart'; of: readonly [string, string] };

/** `plus + times × counted`; without `counted` always `plus`. */
export interface Worth {
  plus: number;
  times: number;
  counted?: Counted;
}

export const SIGNS = ['==', '!=', '>=', '<=', '>', '<'] as const;
export type Sign = (typeof SIGNS)[number];

/** `left sign right`; `right` is a number, a name, a word in quotation marks, or `true` or `false` of a yes or no. */
export interface Condition {
  left: string;
  sign: Sign;
  right: string;
}

const NAME = '[a-z][a-z0-9_]*(?:\\.[a-z0-9_]+)?';
const WORTH = new RegExp(`^(?:(-?\\d+) ([+-]) )?(?:(-?\\d+) \\* )?(?:(${NAME})|abs\\((${NAME}) - (${NAME})\\))$`);
const NUMBER = /^-?\d+$/;
const CONDITION = new RegExp(`^(${NAME}) (==|!=|>=|<=|>|<) (-?\\d+|${NAME}|'[^']*')$`);
const FLAG = new RegExp(`^(!?)(${NAME})$`);

/** The pieces of a value; nothing where it says more than a line can show. */
export function readWorth(value: number | string): Worth | undefined {
  const text = String(value).trim();
  if (NUMBER.test(text)) return { plus: Number(text), times: 1 };
  const [whole, plus, sign, times, name, a, b] = WORTH.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const counted: Counted = name !== undefined ? { is: 'name', name } : { is: 'apart', of: [a ?? '', b ?? ''] };
  return { plus: Number(plus ?? 0), times: Number(times ?? 1) * (sign === '-' ? -1 : 1), counted };
}

/** The value of a line, as it stands in the file. */
export function writeWorth({ plus, times, counted }: Worth): number | string {
  if (!counted) return plus;
  const what = counted.is === 'name' ? counted.name : `abs(${counted.of.join(' - ')})`;
  const term = (by: number) => (by === 1 ? what : `${by} * ${what}`);
  if (plus === 0) return term(times);
  return times < 0 ? `${plus} - ${term(-times)}` : `${plus} + ${term(times)}`;
}

/** The pieces of an `if`, all of which must hold; nothing where it says more than a line can show. */
export function readConditions(text: string | null | undefined): Condition[] | undefined {
  if (!text) return [];
  const read = text.split('&&').map((one): Condition | undefined => {
    const [whole, left, sign, right] = CONDITION.exec(one.trim()) ?? [];
    if (whole !== undefined) return { left: left ?? '', sign: sign as Sign, right: right ?? '' };
    const [flag, not, name] = FLAG.exec(one.trim()) ?? [];
    return flag === undefined ? undefined : { left: name ?? '', sign: '==', right: String(not === '') };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

/** The `if` of a line, as it stands in the file; nothing for a line that always counts. */
export function writeConditions(conditions: readonly Condition[]): string | undefined {
  const written = conditions.map(({ left, sign, right }) => {
    if (right !== 'true' && right !== 'false') return `${left} ${sign} ${right}`;
    return (right === 'true') === (sign === '==') ? left : `!${left}`;
  });
  return written.join(' && ') || undefined;
}
