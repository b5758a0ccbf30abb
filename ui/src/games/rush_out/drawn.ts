import type { RushOutDieView } from '../../gen/rush_out/DieView';
import type { DieState } from '../../kit/dice';

/** How a die is drawn at its owner's side. */
export function dieStatus({ face, at }: Pick<RushOutDieView, 'face' | 'at'>): DieState {
  if (at === 'vortex') return 'locked';
  if (at !== 'hand') return 'placed';
  return face === null ? 'blank' : 'rolled';
}
