import { expect, it } from 'vitest';
import type { Platform } from '../../platform';
import { everything } from './filter';
import { Past } from './past.svelte';

/** A backend whose answers come when the test says so. */
function slow() {
  const waiting: { asked: unknown; answer: (ids: string[], next: string | null) => Promise<void> }[] = [];
  const call = (_: string, asked: unknown) =>
    new Promise((resolve) => {
      const answer = async (ids: string[], next: string | null) => {
        resolve({ sessions: ids.map((session) => ({ session })), next });
        await new Promise((done) => setTimeout(done));
      };
      waiting.push({ asked, answer });
    });
  return { platform: { call } as unknown as Platform, waiting };
}

it('asks for no page of an older wish while the first page of another one is on its way', async () => {
  const past = new Past();
  const { platform, waiting } = slow();
  void past.want(platform, everything, {});
  await waiting[0]?.answer(['a', 'b'], 'b');
  expect(past.more).toBe(true);
  void past.want(platform, { ...everything, text: 'x' }, { text: 'x' });
  void past.further(platform, { text: 'x' });
  expect(waiting.length).toBe(2);
  await waiting[1]?.answer(['c'], null);
  expect([past.cards.map(({ session }) => session), past.more]).toEqual([['c'], false]);
});
