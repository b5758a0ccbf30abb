import { expect, it } from 'vitest';
import type { TargetView, View } from '../../gen/rush_out';
import { dieSaid } from './drawn';
import { targetName } from './names';

const target = (name: string, kind: string) => ({ target: name, kind }) as TargetView;
const view = {
  task_row: [target('T04', 'task'), null, target('G02', 'gold')], spell_row: [target('CO1', 'confusion'), null, null], dragon: { tile: target('dragon_tile', 'dragon_tile') },
  targets: [target('hero_tile:warrior', 'hero_tile'), target('scroll:sweep', 'scroll')],
} as unknown as View;

it('names what lies on the table by the words and the letter that stand on it', () => {
  expect(['T04', 'G02', 'CO1', 'dragon_tile', 'hero_tile:warrior', 'scroll:sweep'].map((code) => targetName(view, code)))
    .toEqual(['Task 1', 'Gold 3', 'Confusion A', 'Dragon tile 0', 'Wounded 4', 'Scroll D']);
  expect(dieSaid(view, { die: 'G1', face: 'key', at: 'slot', target: 'T04', slot: 0 })).toBe('green die 1, on Task 1');
});
