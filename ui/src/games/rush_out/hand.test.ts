import { beforeEach, expect, it, vi } from 'vitest';
import type { TargetView } from '../../gen/rush_out';
import type { TableState } from '../../session/game';
import type { LiveTable, Outcome } from '../../session/live.svelte';
import { SeatHand } from './hand.svelte';

const target = (name: string, hero: string[]): TargetView =>
  ({ target: name, kind: 'task', hero: hero.map((symbol) => ({ symbol, die: null })), sorcerer: [], banner: [], effect: null, owner: null, held: false, awaiting: [] }) as unknown as TargetView;

let sent: unknown[];
let outcome: Outcome;
let table: TableState<'rush_out'>;
let hand: SeatHand;

beforeEach(() => {
  sent = [];
  outcome = { kept: true };
  const dice = [
    { die: 'G1', face: 'wild', at: 'hand' },
    { die: 'G2', face: 'key', at: 'hand' },
    { die: 'G3', face: null, at: 'slot', target: 'T1', slot: 0 },
  ];
  const view = {
    mode: 'full', decks: { heroes: 9, sorcerer: 9 }, task_row: [target('T1', ['sword', 'sword', 'key']), target('T2', ['sword', 'fire']), null], spell_row: [null, null, null],
    targets: [], dragon: null, seats: [{ seat: 0, team: 'heroes', class: 'warrior', colour: 'green', wild: ['sword'], dice }],
  };
  const prompts = [{ ask: 'place', seat: 0, dice: [{ die: 'G1', slots: [['T1', [1]], ['T2', [0, 1]]] }, { die: 'G2', slots: [['T1', [2]]] }] }];
  table = { view, prompts, seats: [{ name: 'Ana' }] } as unknown as TableState<'rush_out'>;
  const live = { get table() { return table; }, atOnce: vi.fn(async (_seat: number, command: unknown) => (sent.push(command), outcome)) };
  hand = new SeatHand(live as unknown as LiveTable<'rush_out'>, 0);
});
const die = (at: number) => hand.dice[at]!;

it('puts a die where alone it can go, with one touch', () => {
  hand.tap(die(1));
  expect(sent).toEqual([{ do: 'place_where_it_fits', seat: 0, die: 'G2' }]);
});

it('asks where to when there are several places, equal slots once', () => {
  hand.tap(die(0));
  expect(sent).toEqual([]);
  expect(hand.choice.map(({ letter, symbol }) => [letter, symbol])).toEqual([['1', 'sword'], ['2', 'sword'], ['2', 'fire']]);
  hand.placeOn('T2');
  expect(sent).toEqual([{ do: 'place', seat: 0, die: 'G1', target: 'T2' }]);
  expect(hand.choice).toEqual([]);
});

it('names the symbol that was chosen, and no slot: another hand may be on it by now', () => {
  hand.tap(die(0));
  hand.place(hand.choice[2]!);
  expect(sent).toEqual([{ do: 'place', seat: 0, die: 'G1', target: 'T2', symbol: 'fire' }]);
});

it('puts a die down again, and takes one back from its card', () => {
  hand.tap(die(0));
  hand.tap(die(0));
  expect(hand.chosen).toBeUndefined();
  hand.tap(die(2));
  expect(sent).toEqual([{ do: 'retrieve', seat: 0, dice: ['G3'] }]);
});

it('lets the table say why a die can go nowhere', async () => {
  (table.prompts as { dice: unknown[] }[])[0]!.dice = [];
  outcome = { kept: false, refused: { code: 'NO_PLACE', rule: 'RO-30', params: { face: 'key', wild: [] } } };
  hand.tap(die(1));
  expect(sent).toEqual([{ do: 'place_where_it_fits', seat: 0, die: 'G2' }]);
  await vi.waitFor(() => expect(hand.refusal?.sentence).toBeTruthy());
  expect(hand.shakes).toBe(1);
});

it('counts what was rolled, die by die; a roll that was refused is none', async () => {
  await hand.roll();
  expect([hand.rolled, hand.rolls.get('G1'), hand.rolls.get('G3')]).toEqual([1, 1, undefined]);
  outcome = { kept: false, refused: { code: 'PAUSED', rule: 'RO-121', params: {} } };
  await hand.roll();
  expect(hand.rolled).toBe(1);
});
