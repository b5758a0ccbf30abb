import { describe, expect, it } from 'vitest';
import { aside, axisRoom, spread, together, valueAxis, wayOver } from './chart';

describe('a chart', () => {
  it('has zero on its axis and round numbers beside it', () => {
    expect(valueAxis([12, 83], 100, 0).ticks).toEqual([0, 20, 40, 60, 80]);
    const { y, ticks } = valueAxis([-36, 18], 100, 0);
    expect(ticks).toContain(0);
    expect(y(-36)).toBeLessThanOrEqual(100);
    expect(valueAxis([0, 0], 100, 0).y(0)).toBe(100);
    expect(valueAxis([0, 1], 100, 0).ticks).toEqual([0, 1]);
  });

  it('has room for the longest number of its axis', () => {
    expect(axisRoom([12, 83], String)).toBe(2.5);
    expect(axisRoom([0, 240_000], String)).toBe(4);
  });

  it('keeps labels apart and inside', () => {
    expect(spread([10, 10, 50], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100]);
  });

  it('draws equal values side by side', () => {
    expect(aside([10, 40, 10], 6)).toEqual([-3, 0, 3]);
  });

  it.each([
    ['a line for everybody who plays alone', [[1], [1], [2]], [], [[0], [1], [2]]],
    ['one line a side', [[3, 5], [1, 2], [3, 5], [1, 2]], [[0, 2], [1, 3]], [[0, 2], [1, 3]]],
    ['one against the others', [[0], [1], [0]], [[1], [0, 2]], [[0, 2], [1]]],
    ['those apart who came different ways', [[3, 5], [4, 5], [1, 2], [1, 2]], [[0, 1], [2, 3]], [[0], [1], [2, 3]]],
  ])('draws %s', (_, courses, sides, lines) => {
    expect(together(courses, sides)).toEqual(lines);
  });

  it('leads a slider over the columns of the rounds', () => {
    const { along, step } = wayOver([5, 10], 12);
    expect([0, 5, 10, 12].map(along)).toEqual([0, 0.25, 0.75, 1]);
    expect([0, 0.25, 0.5, 1].map(step)).toEqual([0, 5, 8, 12]);
    expect(wayOver([], 4).step(0.5)).toBe(2);
    expect(wayOver([], 0).along(0)).toBe(0);
  });
});
