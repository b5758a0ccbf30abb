import { expect, it } from 'vitest';
import { spans } from './prose';

it('shows words between stars in italics or bold, and leaves a star alone that is none of both', () => {
  expect(spans('two *Wild Rage* and **three** more')).toEqual([
    { look: 'plain', text: 'two ' },
    { look: 'em', text: 'Wild Rage' },
    { look: 'plain', text: ' and ' },
    { look: 'strong', text: 'three' },
    { look: 'plain', text: ' more' },
  ]);
  expect(spans('2 * 3 * 4')).toEqual([{ look: 'plain', text: '2 * 3 * 4' }]);
});
