import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { app } from '../../app/app.svelte';
import { go, route } from '../../app/router.svelte';
import type { NewTable as Made, Person, Settings } from '../../gen/wire';
import { loadGames, setLanguage } from '../../i18n/index.svelte';
import { usePlatform, WireFailure } from '../../platform';
import { fakePlatform, type FakePlatform } from '../../platform/fake';
import { Draft, draft } from './draft.svelte';
import NewTable from './NewTable.svelte';

const config = { scoring: 'fundex', dealer_hook: 'off' };
const settings = { language: 'en', theme: 'light' } as Settings;

let people: Person[];
let host: FakePlatform;

beforeEach(async () => {
  people = ['Ana', 'Bruno', 'Carla', 'Dani'].map((name, i) => ({ id: name, name, piece: i, tables: 9 - i, archived: false, also: [] }));
  host = fakePlatform({
    welcome: { version: '0', settings, folder: '/x', notices: [], preparing: null, problem: null, now: 0 },
    games: [{
      id: 'rage', min_seats: 2, max_seats: 10, knowledges: ['observed'], grains: ['round', 'card'],
      presets: [{ id: 'seed', config }, { id: 'amigo', config: { ...config, scoring: 'alternative' } }],
      house_rules: [{ name: 'scoring', choices: ['fundex', 'alternative'], range: null, own: false, often: true, only_if: null }],
    }],
    people: () => people,
    groups: [],
    tables: [],
    history: { sessions: [], next: null },
    random_order: ({ count }) => Array.from({ length: count }, (_, i) => count - 1 - i),
    try_setup: (made) => (made.people.length > 3 ? { code: 'RG_E_PLAYER_COUNT', rule: 'RG-6', params: { min: 2, max: 3, n: made.people.length } } : null),
    create_person: ({ name }) => {
      if (name === 'Ruth') throw new WireFailure({ kind: 'invalid', code: 'person_name_taken', params: {}, message: '', rule: null });
      const person = { id: name, name, piece: 4, tables: 0, archived: false, also: [] };
      people = [...people, person];
      return person;
    },
    open_table: { session: 's1' } as never,
  });
  usePlatform(host);
  await app.open();
});

afterEach(() => {
  app.close();
  draft.clear();
  setLanguage('en');
  go({ name: 'home' }, 'replace');
});

const asked = (name: string) => host.calls.filter((call) => call.name === name).map((call) => call.request as Made);
const sit = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Seat ${name}` }));
const seats = () => draft.people.join(' ');

it('says who is missing, then opens the table as it was laid', async () => {
  render(NewTable, { route: { name: 'new' } });
  await tick();
  expect(screen.getByRole('button', { name: '2 people are missing' }).getAttribute('aria-disabled')).toBe('true');
  await sit('Carla');
  await sit('Ana');
  await fireEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: 's1' }));
  expect(asked('open_table')).toEqual([{ game: 'rage', people: ['Carla', 'Ana'], knowledge: 'observed', grain: 'round', config }]);
  expect(seats()).toBe('');
});

it('leads to the names where people are missing', async () => {
  render(NewTable, { route: { name: 'new' } });
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: '2 people are missing' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New name' }));
  expect(asked('open_table')).toEqual([]);
});

it('has who sits there, and by which rules, when its page was closed, and nothing once the table was opened', async () => {
  const known = () => people.map(({ id }) => id);
  const loaded = (ids = known()) => {
    const again = new Draft('tapete-new-table');
    again.goOn(app.games, ids);
    return again;
  };
  const shown = render(NewTable, { route: { name: 'new' } });
  for (const name of ['Carla', 'Ana', 'Bruno']) await sit(name);
  const [, amigo] = app.games[0]!.presets;
  draft.usePreset(amigo!);
  draft.config = { ...draft.config, dealer_hook: 'on' };
  [draft.first, draft.grain] = ['Ana', 'card'];
  await tick();
  const { request } = loaded();
  expect(request).toEqual(draft.request);
  expect([request?.people, request?.first, request?.config]).toEqual([['Carla', 'Ana', 'Bruno'], 1, { scoring: 'alternative', dealer_hook: 'on' }]);
  expect([loaded().preset?.id, loaded().changes]).toEqual(['amigo', 1]);
  // Who is no longer known does not sit there.
  expect(loaded(['Carla']).request?.first).toBeUndefined();
  expect(loaded(['Carla']).people).toEqual(['Carla']);

  await fireEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: 's1' }));
  await tick();
  expect(loaded().people).toEqual([]);
  shown.unmount();
});

it('seats each name that is written, however late the one before is answered', async () => {
  const create = (name: string): Person => ({ id: name, name, piece: 4, tables: 0, archived: false, also: [] });
  const late: (() => void)[] = [];
  host.answer({ create_person: (({ name }: { name: string }) => new Promise((done) => late.push(() => ((people = [...people, create(name)]), done(create(name)))))) as never });
  render(NewTable, { route: { name: 'new' } });
  await tick();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name' });
  for (const name of ['Eva', 'Fay']) {
    await fireEvent.input(field, { target: { value: name } });
    await fireEvent.submit(field.form!);
    expect(field.value).toBe('');
  }
  await fireEvent.input(field, { target: { value: 'Gu' } });
  for (const seated of ['Eva', 'Eva Fay']) await waitFor(() => (late.shift()?.(), expect(seats()).toBe(seated)));
  expect(field.value).toBe('Gu');
});

it('keeps shut what the rules refuse, with their reason', async () => {
  render(NewTable, { route: { name: 'new' } });
  for (const name of ['Ana', 'Bruno', 'Carla', 'Dani']) await sit(name);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull());
  expect(asked('open_table')).toEqual([]);
});

it('adds a person by name, and says at once what is wrong with it', async () => {
  render(NewTable, { route: { name: 'new' } });
  const field = screen.getByRole('textbox', { name: 'New name' });
  const add = async (name: string) => {
    await fireEvent.input(field, { target: { value: name } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
  };
  await add('Elena');
  await waitFor(() => expect(seats()).toBe('Elena'));
  await add('elena');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await add('x'.repeat(65));
  expect(screen.getByText(/65/)).toBeTruthy();
  await add('  ');
  expect(screen.getByText('Write a name.')).toBeTruthy();
  await add('Ruth');
  await waitFor(() => expect(screen.getByText(/Somebody has that name/)).toBeTruthy());
  // A known person is seated, not made a second time.
  await add('bruno');
  expect(seats()).toBe('Elena Bruno');
  expect(asked('create_person')).toHaveLength(2);
});

it('orders by the arrows and by lot, and keeps the dealer on the person', async () => {
  render(NewTable, { route: { name: 'new' } });
  for (const name of ['Ana', 'Bruno', 'Carla']) await sit(name);
  await fireEvent.click(screen.getByRole('button', { name: 'Draw the dealer by lot' }));
  await waitFor(() => expect(draft.first).toBe('Carla'));
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Ana' }), { key: 'ArrowRight' });
  expect(seats()).toBe('Bruno Ana Carla');
  await fireEvent.click(screen.getByRole('button', { name: 'Shuffle seats' }));
  await waitFor(() => expect(seats()).toBe('Carla Ana Bruno'));
  expect(draft.request?.first).toBe(0);
  draft.getUp('Carla');
  expect(draft.request?.first).toBeUndefined();
});

it('keeps every entry when the language changes', async () => {
  render(NewTable, { route: { name: 'new' } });
  await sit('Ana');
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Elen' } });
  setLanguage('es');
  await tick();
  expect(screen.getByRole('heading', { name: 'Mesa nueva' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Elen');
  expect(seats()).toBe('Ana');
});

it('takes a rematch over: people who are still here, their rules against the nearest edition', () => {
  draft.takeFrom(
    { game: 'rage', people: ['Dani', 'Gone', 'Ana'], first: 1, knowledge: 'observed', grain: 'card', config: { scoring: 'alternative', dealer_hook: 'on' } },
    app.games,
    people.map((one) => one.id),
  );
  expect([seats(), draft.preset?.id, draft.changes, draft.grain, draft.request?.first]).toEqual(['Dani Ana', 'amigo', 1, 'card', undefined]);
});

it('keeps what was changed of a rematch when one comes Back to it, and begins again where it is asked for again', async () => {
  const made_of = { game: 'rage', people: ['Dani', 'Ana'], knowledge: 'observed', grain: 'card', config: { scoring: 'alternative', dealer_hook: 'on' } };
  host.answer({ session: { made_of } as never });
  go({ name: 'new', id: 's9' });
  const shown = render(NewTable, { route: { name: 'new', id: 's9' } });
  await waitFor(() => expect(seats()).toBe('Dani Ana'));
  draft.config = { ...draft.config, dealer_hook: 'off' };
  draft.getUp('Dani');
  shown.unmount();
  // The rules of the game were read, and Back leads here.
  const back = render(NewTable, { route: { name: 'new', id: 's9' } });
  await tick();
  expect([seats(), draft.config['dealer_hook'], asked('session').length]).toEqual(['Ana', 'off', 1]);
  back.unmount();
  go({ name: 'home' });
  go({ name: 'new', id: 's9' });
  render(NewTable, { route: { name: 'new', id: 's9' } });
  await waitFor(() => expect([seats(), draft.config['dealer_hook']]).toEqual(['Dani Ana', 'on']));
});

it('shows all games of the shelf to a person who comes for one, and not again once one is chosen', async () => {
  const shown = render(NewTable, { route: { name: 'new', id: 'sheet' } });
  await tick();
  expect(screen.getByRole('searchbox', { name: 'Find a game' })).toBeTruthy();
  shown.unmount();
  draft.choose({ ...app.games[0]!, id: 'sheet' });
  render(NewTable, { route: { name: 'new', id: 'sheet' } });
  await tick();
  expect(screen.queryByRole('searchbox', { name: 'Find a game' })).toBeNull();
});

it('closes the sheet of an option, and of how it is kept, by Enter on what the arrows chose', async () => {
  await loadGames(['rage']);
  render(NewTable, { route: { name: 'new' } });
  await tick();
  for (const line of [/^Scoring/, /^Scores only/]) {
    await fireEvent.click(await screen.findByRole('button', { name: line }));
    const sheet = await screen.findByRole('dialog');
    const [, other] = within(sheet).getAllByRole<HTMLInputElement>('radio');
    await fireEvent.click(other!, { detail: 0 });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    // What has the focus afterwards is not pressed by the same key.
    expect(await fireEvent.keyDown(other!, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect([draft.config['scoring'], draft.grain]).toEqual(['alternative', 'card']);
});
