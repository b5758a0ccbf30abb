import type { Person } from '../gen/wire';
import { plain, t } from '../i18n/index.svelte';

/** As long as a name may be, in letters as people count them. */
export const LONGEST = 64;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What is wrong with a name while it is being written; the backend decides. */
export function nameTrouble(name: string, people: readonly Person[], own?: string): string | undefined {
  const written = name.trim();
  const count = [...letters.segment(written)].length;
  if (count > LONGEST) return t('name-too-long', { n: count, most: LONGEST });
  const taken = people.find((one) => one.id !== own && same(one.name, written));
  return taken && written ? t('name-taken', { name: taken.name }) : undefined;
}

const same = (a: string, b: string) => a.normalize('NFC').toLocaleLowerCase() === b.normalize('NFC').toLocaleLowerCase();

/** People whose name begins with or contains what was typed, accents and capitals aside. */
export function found(people: readonly Person[], typed: string): Person[] {
  const wanted = plain(typed.trim());
  return people.filter((one) => plain(one.name).includes(wanted));
}
