import type { GameFault, Refused } from '../gen/wire';
import { number, t } from '../i18n/index.svelte';
import { refusal, word } from '../i18n/say';

/** The people of an example have no names, and are as many as a game takes at most. */
const people = () => Array.from({ length: 20 }, (_, at) => ({ name: t('example-person', { n: at + 1 }) }));

function refusalWords(refused: Refused): string {
  const { sentence, reason = '' } = refusal(refused, people(), 'sheet');
  return `${sentence} ${reason}`.trim();
}

/** A list of numbers, as it stands in the file, for people: "[-9,10]" is "−9, 10". */
function listed(text: string): string {
  return /^\[-?\d+(,-?\d+)*\]$/.test(text) ? text.slice(1, -1).split(',').map((one) => number(Number(one))).join(', ') : text;
}

/** What is wrong with a game file, as a sentence. */
export function faultWords({ why, params }: Pick<GameFault, 'why' | 'params'>): string {
  const filled = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'object') return [name, refusalWords(value)];
    if (name === 'came' || name === 'wanted') return [name, listed(String(value))];
    return [name, name === 'cause' ? word('sheet', name, String(value)) : value];
  });
  return t(`fault-${why}`, Object.fromEntries(filled) as Record<string, string | number>);
}
