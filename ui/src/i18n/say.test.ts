import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../gen/wire';
import { setLanguage, t } from './index.svelte';
import { refusal, say, sayAll, word } from './say';

const seats = [{ name: 'Ana' }, { name: 'Bruno' }, { name: 'مريم' }];
const line = (key: string, params: Line['params'], round: number | null = null): Line => ({ key, params, round, rule: null });

beforeEach(() => setLanguage('es'));
afterEach(() => setLanguage('en'));

describe('a sentence', () => {
  it('says people by name, numbers with their own minus', () => {
    const said = say(line('rage-over', { who: { seats: [0, 1] }, points: { number: -5 } }), seats);
    expect(said).toContain('Ana y Bruno');
    expect(said).toContain('\u22125');
  });

  it('keeps a name that runs the other way from turning the rest', () => {
    expect(say(line('rage-next-bid', { who: { seat: 2 } }), seats)).toContain('\u2068مريم\u2069');
  });

  it('stands beside others with one full stop, at the end', () => {
    const finished = line('sheet-finished', {});
    expect(sayAll([finished, finished], seats)).toBe('La mesa acaba la partida · La mesa acaba la partida.');
  });

  it('groups a number in what was written as it does any other', () => {
    const what = { parts: [{ said: { en: 'Laid down', es: 'En la mesa' } }, { text: ' ' }, { number: 1200 }, { text: ' · ' }, { text: 'X' }, { text: ' ' }, { number: -50 }] };
    expect(say(line('sheet-entered', { team: { seats: [0] }, what }), seats)).toContain('En la mesa 1.200 · X \u221250');
  });

  it('shows its key where it was not written yet', () => {
    expect(say(line('rage-not-written', {}), seats)).toBe('line-rage-not-written');
  });

  it('finds a word by game and field first, and leaves unknown ones as they are', () => {
    expect(word('rage', 'status', 'paused')).toBe('paused');
    expect(word('rage', 'x', 'status-paused')).toBe(t('word-status-paused'));
  });
});

describe('a refusal', () => {
  it('tells people from numbers by what they are called', () => {
    const said = refusal({ code: 'RG_E_PLAYER_COUNT', params: { min: 2, max: 6, n: 7 } }, seats, 'rage');
    expect(`${said.sentence} ${said.reason ?? ''}`).toMatch(/6/);
    const turn = refusal({ code: 'RG_E_NOT_YOUR_TURN', params: { turn: 1 } }, seats, 'rage');
    expect(`${turn.sentence} ${turn.reason ?? ''}`).toContain('Bruno');
  });

  it('ends it where what a game file says does', () => {
    const said = { code: 'SH_E_CHECK', params: { check: 'much', players: [0], warns: false, say: { en: 'Too many. Count again.' } } };
    expect(refusal(said, seats, 'sheet')).toEqual({ sentence: 'Too many.', reason: 'Count again.' });
  });

  it('does not end its first sentence within a name', () => {
    const turn = (name: string) => refusal({ code: 'RG_E_NOT_YOUR_TURN', params: { turn: 0 } }, [{ name }], 'rage');
    const { sentence, reason } = turn('Jose');
    expect(reason).toBeDefined();
    expect(turn('J. L. Gil, ¿sí?')).toEqual({ sentence: sentence.replace('Jose', 'J. L. Gil, ¿sí?'), reason: reason?.replace('Jose', 'J. L. Gil, ¿sí?') });
  });
});
