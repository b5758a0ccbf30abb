/** What a key of the full pad does to a half-typed number. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '000' | 'sign' | 'erase';

/** The text after one more key: "-", "-1", "-12"; at most so many digits, and no zeros in front. */
export function keyed(text: string, key: PadKey, most = 9): string {
  const minus = text.startsWith('-') ? '-' : '';
  const digits = text.slice(minus.length);
  if (key === 'sign') return minus ? digits : `-${digits}`;
  if (key === 'erase') return text.slice(0, -1);
  const grown = (digits + key).replace(/^0+(?=\d)/, '');
  return grown.length > most ? text : minus + grown;
}

/** The number that stands there, once there is one. */
export function numberOf(text: string): number | undefined {
  const match = /^(-?)(\d+)$/.exec(text);
  if (!match) return undefined;
  const size = Number(match[2]);
  return match[1] && size > 0 ? -size : size;
}

/** The key of the pad that a key of the keyboard stands for. */
export function padKey(key: string, signed: boolean): PadKey | undefined {
  if (/^\d$/.test(key)) return key as PadKey;
  if (key === 'Backspace') return 'erase';
  return signed && (key === '-' || key === '\u2212') ? 'sign' : undefined;
}
