import { afterEach, expect, it, vi } from 'vitest';
import { go, route } from '../app/router.svelte';
import { openLayer } from './layers';

/** Until the session history has moved, as a browser does it after the call. */
const moved = (act: () => void) => new Promise<void>((done) => {
  window.addEventListener('popstate', () => done(), { once: true });
  act();
});
/** Until what was put off to the next turn has been done. */
const turn = () => new Promise((done) => setTimeout(done));

afterEach(() => go({ name: 'home' }, 'replace'));

it('closes the top layer on Back, and the place stays', async () => {
  go({ name: 'table', id: '1' });
  const closed: string[] = [];
  const under = openLayer(() => (closed.push('under'), under()));
  const over = openLayer(() => (closed.push('over'), over()));
  await moved(() => history.back());
  expect(closed).toEqual(['over']);
  await moved(() => history.back());
  expect(closed).toEqual(['over', 'under']);
  expect(route()).toEqual({ name: 'table', id: '1' });
});

it('takes its entry back when it closes by itself', async () => {
  go({ name: 'table', id: '2' });
  const before = history.state;
  const shut = openLayer(vi.fn());
  await moved(shut);
  expect(history.state).toEqual(before);
  expect(location.hash).toBe('#/table/2');
});

it.each(['first', 'last'])('takes back the entries of two that close at once, the one beneath %s', async (beneath) => {
  go({ name: 'table', id: beneath });
  const before = history.state;
  const shut = [openLayer(vi.fn()), openLayer(vi.fn())];
  for (const one of beneath === 'first' ? shut : shut.reverse()) one();
  await vi.waitFor(() => expect(history.state).toEqual(before));
});

it('leaves no dead step when it closes and leads to another place, or to another layer', async () => {
  go({ name: 'table', id: '3' });
  const length = history.length;
  const back = vi.spyOn(history, 'back');
  openLayer(vi.fn())();
  const next = openLayer(vi.fn());
  await turn();
  expect(history.length).toBe(length + 1);
  next();
  go({ name: 'history' });
  await turn();
  expect([location.hash, history.length]).toEqual(['#/history', length + 1]);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it('goes to a place, or opens a layer, that was asked for while the browser goes back', async () => {
  go({ name: 'table', id: '4' });
  const length = history.length;
  const original = history.back.bind(history);
  const closed = vi.fn();
  let over = (): void => undefined;
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    original();
    go({ name: 'clocks' });
    over = openLayer(closed);
  });
  await moved(openLayer(vi.fn()));
  back.mockRestore();
  await vi.waitFor(() => expect([location.hash, route().name, history.length]).toEqual(['#/clocks', 'clocks', length + 2]));
  expect(closed).not.toHaveBeenCalled();
  await moved(over);
  expect(location.hash).toBe('#/clocks');
});
