import { describe, expect, it } from 'vitest';
import { isLost, pointsSaid } from './result';

const seat = (points: number, won = false) => ({ points, place: 0, won });

describe('what a standing comes to', () => {
  it('is nothing where no points are counted, and points where there are some, compared or not', () => {
    expect(pointsSaid({ scoring: 'unscored', places: [seat(0), seat(0)] })).toEqual(['', '']);
    expect(pointsSaid({ scoring: 'unscored', places: [seat(20), seat(0)] })).toEqual(['20', '0']);
    expect(pointsSaid({ scoring: 'highest', places: [seat(0), seat(0)] })).toEqual(['0', '0']);
  });

  it('is lost where nobody has won who played together or alone, once it is over', () => {
    const together = { over: true, places: [seat(0), seat(0)], sides: [[0, 1]] };
    expect(isLost(together)).toBe(true);
    expect(isLost({ ...together, over: false })).toBe(false);
    expect(isLost({ ...together, places: [seat(0, true), seat(0, true)] })).toBe(false);
    expect(isLost({ over: true, places: [seat(0)], sides: [] })).toBe(true);
    // Two teams, and it was not said who won.
    expect(isLost({ ...together, sides: [[0], [1]] })).toBe(false);
  });
});
