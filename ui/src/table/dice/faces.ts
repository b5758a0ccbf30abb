import type { Die } from '../../gen/wire';
import { has, t } from '../../i18n/index.svelte';
import { gameDice } from './boxes';

/** Numbered dice one can buy. */
export const NUMBERED = [4, 6, 8, 10, 12, 20, 100] as const;

/** Whether two are the same kind. */
export const kindOf = (die: Die): string => JSON.stringify('sides' in die ? die.sides : [die.name, die.faces]);

/** A kind of die as it is called: d20, hero die, a name of the table's own. */
export function dieName(die: Die): string {
  if ('sides' in die) return t('die-numbered', { n: String(die.sides) });
  return has(`word-tool-die-${die.name}`) ? t(`word-tool-die-${die.name}`) : die.name;
}

export const sidesOf = (die: Die): number => ('sides' in die ? die.sides : die.faces.length);

/** How a face reads. */
export function faceText(die: Die, face: number): string {
  if ('sides' in die) return String(face + 1);
  const said = die.faces[face] ?? '';
  return has(`word-tool-piece-${said}`) ? t(`word-tool-piece-${said}`) : said;
}

/** The die of a game's box, where it is one. */
export function boxed(die: Die) {
  return 'sides' in die ? undefined : gameDice.find((one) => kindOf(one.die) === kindOf(die));
}

/** Dice as one says them: 2 d6, 1 d20. */
export function diceSaid(dice: readonly Die[]): string {
  const kinds = new Map<string, { die: Die; n: number }>();
  for (const die of dice) {
    const kind = kinds.get(kindOf(die)) ?? { die, n: 0 };
    kind.n += 1;
    kinds.set(kindOf(die), kind);
  }
  return [...kinds.values()].map(({ die, n }) => ('sides' in die ? t('dice-of-a-kind', { n, die: dieName(die) }) : t('dice-of-a-name', { n, die: dieName(die) }))).join(', ');
}
