/** What a key of the number pad does to a half-typed number. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '000' | 'sign' | 'plus' | 'minus' | 'mark' | 'erase';

const TERM = String.raw`\d+(?:[.,]\d+)*`;
const SUM = new RegExp(`^-?${TERM}(?:[+-]${TERM})*[+-]?$`);
/** Digits in threes, as long numbers are written in either language. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * The text after one more key: "-", "-12", "12+", "12+7"; at most so many digits in a term and in the sum, and no
 * zeros in front. A key that does not fit leaves the text as it is. With decimals a mark parts a number from them.
 */
export function keyed(text: string, key: PadKey, most = 9, decimals = 0): string {
  if (key === 'erase') return text.slice(0, -1);
  const at = /[+-]?[\d.,]*$/.exec(text)?.index ?? 0;
  const [before, term] = [text.slice(0, at), text.slice(at)];
  const [sign, digits] = /^[+-]/.test(term) ? [term[0] ?? '', term.slice(1)] : ['', term];
  if (key === 'sign') return before + (sign === '-' ? (before ? '+' : '') : '-') + digits;
  if (key === 'minus' && text === '-') return '';
  if (key === 'plus' || key === 'minus' || key === 'mark') {
    if (key === 'mark' && decimals > 0 && digits === '') return text + '0.';
    // A mark with nothing behind it says no more than the number before it.
    if (key !== 'mark' && decimals > 0 && digits.endsWith('.')) return keyed(text.slice(0, -1), key, most, decimals);
    if (/\d$/.test(digits)) return text + { plus: '+', minus: '-', mark: '.' }[key];
    return key === 'minus' && !text ? '-' : text;
  }
  const grown = (digits + key).replace(/^0+(?=\d)/, '');
  const next = before + sign + grown;
  const sum = numberOf(next, decimals);
  const length = decimals > 0 ? Math.max(...grown.split('.').map((part) => part.length)) : grown.replace(/[.,]/g, '').length;
  return length > most || (sum !== undefined && String(Math.abs(sum)).length > most) ? text : next;
}

/**
 * The number that stands there, once there is one: "12+7" is 19, "1.000" a thousand. None for parts of a whole, but so
 * many decimals as there may be: with one of them "12.5" is 125.
 */
export function numberOf(text: string, decimals = 0): number | undefined {
  // Nothing stands behind the mark yet.
  const plain = decimals > 0 ? text.replace(/[.,](?=[+-]|$)/g, '') : text;
  if (!SUM.test(plain) || hasParts(text, decimals)) return undefined;
  let sum = 0;
  for (const [, sign, term = ''] of plain.matchAll(/([+-]?)([\d.,]+)/g)) {
    const [whole = '', behind = ''] = decimals > 0 ? term.split(/[.,]/) : [term.replace(/[.,]/g, '')];
    const size = Number(whole + behind.padEnd(decimals, '0'));
    sum += sign === '-' && size > 0 ? -size : size;
  }
  return sum;
}

/** What is typed for a number with so many decimals: "12.5" for 125 with one. */
export const typedFor = (n: number, decimals: number): string => String(n / 10 ** decimals);

/** Whether a term has more behind a mark than it may: "12.5" as a whole number, or "12." as long as nothing follows. */
export function hasParts(text: string, decimals = 0): boolean {
  const terms = text.split(/[+-]/);
  if (decimals > 0) return terms.some((term) => !new RegExp(`^\\d*(?:[.,]\\d{0,${decimals}})?$`).test(term));
  return terms.some((term) => /[.,]/.test(term) && !GROUPED.test(term));
}

/** Whether more than one number stands there. */
export function isSum(text: string): boolean {
  return /\d[+-]/.test(text);
}

/** A sum as it is read: "12 + 7", with the mark of the language where there are decimals. */
export function spaced(text: string, mark?: string): string {
  const read = text.replace(/(?<=[\d.,])([+-])/g, ' $1 ').replaceAll('-', '\u2212').trim();
  return mark === undefined ? read : read.replaceAll('.', mark);
}

/** The key of the pad that a key of the keyboard stands for. */
export function padKey(key: string, signed: boolean): PadKey | undefined {
  if (/^\d$/.test(key)) return key as PadKey;
  if (key === 'Backspace') return 'erase';
  if (key === '+') return 'plus';
  if (key === '.' || key === ',') return 'mark';
  return signed && (key === '-' || key === '\u2212') ? 'minus' : undefined;
}

/** What is on the clipboard as if it had been typed; none where something else than numbers and signs stands there. */
export function pasted(clipboard: string, signed: boolean, most = 9, decimals = 0): string | undefined {
  const bare = clipboard.trim().replaceAll('\u2212', '-').replace(/\s+/g, '');
  const plain = decimals > 0 ? bare.replace(/(?<!\d)(?=[.,]\d)/g, '0') : bare;
  const keys = [...plain].map((key) => padKey(key, signed));
  if (plain.length === 0 || plain.length > 60 || keys.some((key) => key === undefined)) return undefined;
  const text = keys.reduce<string>((typed, key) => keyed(typed, key as PadKey, most, decimals), '');
  return text.length === plain.replace(/(?<![\d.,])0+(?=\d)/g, '').length ? text : undefined;
}
