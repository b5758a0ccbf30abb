import { describe, expect, test } from 'vitest';
import { reading, timeText } from './hand';

describe('a hand of a clock', () => {
  test('is what its stamps say, however often it is looked at', () => {
    const down = { ms: 60_000, from: 1_000_000, rate: -1 };
    let now = 1_000_000;
    let seed = 7;
    for (let look = 0; look < 10_000; look += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      now += 1 + (seed % 60);
      expect(reading(down, now)).toBe(60_000 - (now - 1_000_000));
    }
    expect(reading({ ms: 0, from: 1_000_000, rate: 1 }, 1_600_000)).toBe(600_000);
  });

  test('stands where nothing runs, and before it begins', () => {
    expect(reading({ ms: 5_000, from: null, rate: 0 }, 9e12)).toBe(5_000);
    expect(reading({ ms: 5_000, from: 2_000, rate: -1 }, 1_000)).toBe(5_000);
  });

  test('a share of the sand of another', () => {
    expect(reading({ ms: 60_000, from: 0, rate: 1 / 3 }, 9_000)).toBe(63_000);
  });

  test('shows 0:00 only when nothing is left, and what is late with a real minus', () => {
    expect([60_000, 59_001, 1, 0, -1, -1_000, -61_500].map((ms) => timeText(ms, true))).toEqual(
      ['1:00', '1:00', '0:01', '0:00', '0:00', '\u22120:01', '\u22121:01'],
    );
    expect([0, 999, 61_999, 5_399_999, 5_400_000].map((ms) => timeText(ms, false))).toEqual(
      ['0:00', '0:00', '1:01', '89:59', '1:30:00'],
    );
  });
});
