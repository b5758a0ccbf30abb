import { expect, it } from 'vitest';
import { SharedKeys } from './keys';

it('rolls with a key each, and with a number held means a die or where it goes', () => {
  const keys = new SharedKeys();
  expect([keys.down('q'), keys.down('E')]).toEqual([{ seat: 0, does: 'roll' }, { seat: 2, does: 'roll' }]);
  expect(keys.down('2')).toBeUndefined();
  expect([keys.down('q'), keys.down('s')]).toEqual([{ seat: 1, does: 'die', at: 0 }, { seat: 1, does: 'target', at: 1 }]);
  keys.up('2');
  expect([keys.down('q'), keys.down('s')]).toEqual([{ seat: 0, does: 'roll' }, undefined]);
});

it('lets the one who pressed last be meant, and none in a window that is left', () => {
  const keys = new SharedKeys();
  keys.down('1');
  keys.down('4');
  expect(keys.down('w')).toEqual({ seat: 3, does: 'die', at: 1 });
  keys.up('4');
  expect(keys.down('w')).toEqual({ seat: 0, does: 'die', at: 1 });
  keys.letGo();
  expect(keys.down('w')).toEqual({ seat: 1, does: 'roll' });
});

