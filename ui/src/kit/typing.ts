/** What a key of the number pad does to a half-typed number. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '000' | 'sign' | 'plus' | 'minus' | 'mark' | 'erase';

const TERM = String.raw`\d+(?:[.,]\d+)*`;
const SUM = new RegExp(`^-?${TERM}(?:[+-]${TERM})*[+-]?$`);
/** Digits in threes, as long numbers are written in either language. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * The text after one more key: "-", "-12", "12+", "12+7"; at most so many digits in a term and in the sum, and no
 * zeros in front. A key that does not fit leaves the text as it is.
 */
export function keyed(text: string, key: PadKey, most = 9): string {
  if (key === 'erase') return text.slice(0, -1);
  const at = /[+-]?[\d.,]*$/.exec(text)?.index ?? 0;
  const [before, term] = [text.slice(0, at), text.slice(at)];
  const [sign, digits] = /^[+-]/.test(term) ? [term[0] ?? '', term.slice(1)] : ['', term];
  if (key === 'sign') return before + (sign === '-' ? (before ? '+' : '') : '-') + digits;
  if (key === 'minus' && text === '-') return '';
  if (key === 'plus' || key === 'minus' || key === 'mark') {
    if (/\d$/.test(digits)) return text + { plus: '+', minus: '-', mark: '.' }[key];
    return key === 'minus' && !text ? '-' : text;
  }
  const grown = (digits + key).replace(/^0+(?=\d)/, '');
  const next = before + sign + grown;
  const sum = numberOf(next);
  const length = grown.replace(/[.,]/g, '').length;
  return length > most || (sum !== undefined && String(Math.abs(sum)).length > most) ? text : next;
}

/** The number that stands there, once there is one: "12+7" is 19, "1.000" a thousand. None for parts of a whole. */
export function numberOf(text: string): number | undefined {
  if (!SUM.test(text) || hasParts(text)) return undefined;
  let sum = 0;
  for (const [, sign, term] of text.matchAll(/([+-]?)([\d.,]+)/g)) {
    const size = Number((term ?? '').replace(/[.,]/g, ''));
    sum += sign === '-' && size > 0 ? -size : size;
  }
  return sum;
}

/** Whether a term is no whole number: "12.5", or "12." as long as nothing follows. */
export function hasParts(text: string): boolean {
  return text.split(/[+-]/).some((term) => /[.,]/.test(term) && !GROUPED.test(term));
}

/** Whether more than one number stands there. */
export function isSum(text: string): boolean {
  return /\d[+-]/.test(text);
}

/** A sum as it is read: "12 + 7". */
export function spaced(text: string): string {
  return text.replace(/(?<=[\d.,])([+-])/g, ' $1 ').replaceAll('-', '\u2212').trim();
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
export function pasted(clipboard: string, signed: boolean, most = 9): string | undefined {
  const plain = clipboard.trim().replaceAll('\u2212', '-').replace(/\s+/g, '');
  const keys = [...plain].map((key) => padKey(key, signed));
  if (plain.length === 0 || plain.length > 60 || keys.some((key) => key === undefined)) return undefined;
  const text = keys.reduce<string>((typed, key) => keyed(typed, key as PadKey, most), '');
  return text.length === plain.replace(/(?<![\d.,])0+(?=\d)/g, '').length ? text : undefined;
}
