import type { DieView, SeatView, View } from '../../gen/rush_out';
import { t } from '../../i18n/index.svelte';
import type { DieState } from '../../kit/dice';
import { targetsOf } from './asked';
import { cardName, targetName } from './names';
import type { SymbolName } from './symbols/symbols';

/** How a die is drawn at its owner's side. */
export function dieStatus({ face, at }: Pick<DieView, 'face' | 'at'>): DieState {
  if (at === 'vortex') return 'locked';
  if (at !== 'hand') return 'placed';
  return face === null ? 'blank' : 'rolled';
}

/** What it shows: on a card, what it stands for there. */
export function dieFace(view: View, { team }: Pick<SeatView, 'team'>, die: DieView): SymbolName | undefined {
  if (die.face) return die.face;
  if (die.at !== 'slot') return undefined;
  const target = targetsOf(view).find((one) => one.target === die.target);
  return (team === 'sorcerer' ? target?.sorcerer : target?.hero)?.[die.slot ?? -1]?.symbol;
}

/** What a die is, for an ear. */
export function dieSaid(view: View, { die, at, target, face }: DieView): string {
  const name = cardName(die);
  if (at === 'vortex') return t('rush_out-die-locked', { die: name });
  if (at === 'slot') return t('rush_out-die-placed', { die: name, target: targetName(view, target ?? '') });
  if (at === 'aside') return t('rush_out-die-aside', { die: name });
  return face ? t('rush_out-die-shows', { die: name, symbol: t(`rush_out-symbol-${face}`) }) : t('rush_out-die-to-roll', { die: name });
}
