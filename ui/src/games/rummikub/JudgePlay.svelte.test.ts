import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Advice, Question } from '../../gen/rummikub';
import { notice } from '../../kit/toasts.svelte';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import JudgePlay from './JudgePlay.svelte';

vi.mock('../../kit/toasts.svelte', () => ({ notice: vi.fn() }));

const PLAY: Advice = {
  tiles: 3, value: 18, played: 'K5 K6 K7', left: '', left_points: 0, moves: [], proven: true, fewest: true,
  table: [{ tiles: 'K5 K6 K7', reads: 'K5 K6 K7', kind: 'run', was: null, from: [null, null, null] }],
};

/** Questions for the best play that wait for their answer. */
let asked: { question: Extract<Question, { ask: 'advise' }>; options: unknown; answer: (advice: Advice) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  usePlatform(fakePlatform({
    judge: ({ question, options }) => new Promise((done) => {
      const answer = (advice: Advice) => done({ is: 'answer', answer: advice as never, rule: 'RK-27' });
      if ((question as Question).ask === 'advise') asked.push({ question: question as never, options, answer });
    }) as never,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(notice).mockClear();
});

const paste = (text: string) => fireEvent.paste(window, { clipboardData: { getData: () => text } });

async function searching() {
  const shown = render(JudgePlay, { options: {}, compact: true, onrule: () => {} });
  await fireEvent.click(screen.getByRole('radio', { name: 'Your rack' }));
  await paste('K5 K6 K7');
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Find the best play' }));
  expect(asked.map(({ question }) => question.objective)).toEqual(['tiles']);
  return shown;
}

it('another aim during the first search is asked about, and the answer to the one before is not shown', async () => {
  await searching();
  await fireEvent.click(screen.getByRole('radio', { name: 'Most points' }));
  expect(asked.map(({ question }) => question.objective)).toEqual(['tiles', 'value']);
  asked[0]?.answer({ ...PLAY, tiles: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('heading', { name: /Play|Everything/ })).toBeNull();
  asked[1]?.answer(PLAY);
  await vi.advanceTimersByTimeAsync(0);
  screen.getByRole('heading', { name: 'Everything goes: Rummikub' });
  screen.getByText(/18 points leave the rack/);
});

it('another edition during the first search is asked about', async () => {
  const { rerender } = await searching();
  await rerender({ options: { joker_release: 'replace' } });
  expect(asked.map(({ options }) => options)).toEqual([{}, { joker_release: 'replace' }]);
});

it('an answer is shown until its successor takes longer than one would call at once', async () => {
  await searching();
  asked[0]?.answer(PLAY);
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.click(screen.getByRole('radio', { name: 'Most points' }));
  screen.getByRole('heading', { name: 'Everything goes: Rummikub' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('heading', { name: 'Everything goes: Rummikub' })).toBeNull();
  screen.getByRole('button', { name: 'Stop looking' });
});

it('words that are no tiles are named when they are pasted, and more tiles than the box has', async () => {
  render(JudgePlay, { options: {}, compact: true, onrule: () => {} });
  await paste('R5 R6 hello R7');
  expect(notice).toHaveBeenLastCalledWith('This is no tile: hello');
  await paste('one two three four thisisaverylongword six');
  expect(notice).toHaveBeenLastCalledWith('These are no tiles: one, two, three, four, …');
  await paste('R1-13 '.repeat(9));
  expect(notice).toHaveBeenLastCalledWith('More than the 106 tiles of the box: none was laid');
});
