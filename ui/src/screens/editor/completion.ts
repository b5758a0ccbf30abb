// What may be written next in an expression: the names and functions that the app knows at its place.
import type { GameNames } from '../../gen/wire';

/** What is being written before the cursor: a name, as far as it goes; or a word in quotation marks. */
export function begunAt(text: string, at: number): string {
  return /'[^']*$|(?:(?<!\w)[a-z_][\w.]*)?$/i.exec(quoted(text.slice(0, at)))?.[0] ?? '';
}

/** Without the words that are closed again: what is in one of them is no name. */
const quoted = (text: string) => text.replace(/'[^']*'/g, (word) => ' '.repeat(word.length));

/** What may stand at the cursor; what was begun there goes on in each of them. */
export function offersAt(known: GameNames, text: string, at: number): string[] {
  const begun = begunAt(text, at);
  const words = known.names.filter(({ name, words }) => words.length > 0 && text.includes(name)).flatMap((one) => one.words.map((word) => `'${word}'`));
  if (begun.startsWith("'")) return [...new Set(words)].filter((word) => word.startsWith(begun));
  const names = known.names.map((one) => one.name);
  const all = [...names, ...known.functions.map((one) => `${one}(`), ...new Set(words)];
  const fits = all.filter((one) => one.startsWith(begun) && one !== begun);
  if (begun === '' || fits.length > 0) return fits;
  // Behind the dot of a list.
  const [, list = '', rest = ''] = /^(.*)\.(\w*)$/.exec(begun) ?? [];
  const behind = list ? known.of_lists.filter((one) => one.startsWith(rest)).map((one) => `${list}.${one}(`) : [];
  // A name that is written out: what comes next.
  return behind.length > 0 ? behind : names.includes(begun) ? all : [];
}

/** The text without the last word or sign before the cursor. */
export function wiped(text: string, at: number): { text: string; at: number } {
  const before = text.slice(0, at).replace(/(?:'[^']*'?|[\w.]+\(?|[^\w\s]+)\s*$/, '');
  return { text: before + text.slice(at), at: before.length };
}

/** The text with an offer, or a sign, at the cursor; and where the cursor is then. */
export function taken(text: string, at: number, offer: string): { text: string; at: number } {
  const named = /^['\w]/.test(offer) && !/^\d$/.test(offer);
  const begun = named ? begunAt(text, at) : '';
  const before = text.slice(0, at - (offer.startsWith(begun) ? begun.length : 0));
  // A minus belongs to what follows it, where it takes nothing from what is before it.
  const close = /(^|[\s([.!])$|(^|[(,=<>+*/%&|?:]\s*)-$/.test(before) || /^[),.\]]/.test(offer) || (/^\d$/.test(offer) && /\d$/.test(before));
  const after = text.slice(at);
  const written = `${before}${close ? '' : ' '}${offer}`;
  return { text: written + after, at: written.length };
}
