import { expect, it } from 'vitest';
import { cameFrom, go, href, parse, returns, route, type Route } from './router.svelte';

const places: Route[] = [
  { name: 'home' },
  { name: 'new' },
  { name: 'new', id: '42' },
  { name: 'table', id: '01J/ñ 7' },
  { name: 'history' },
  { name: 'session', id: '42' },
  { name: 'people' },
  { name: 'judge' },
  { name: 'dice' },
  { name: 'clocks', id: '42' },
  { name: 'starts' },
  { name: 'fairness', id: '42' },
  { name: 'settings' },
  { name: 'licences' },
];

it('reads back every address it writes', () => {
  for (const place of places) expect(parse(href(place))).toEqual(place);
});

it('leads home from an unknown address', () => {
  for (const hash of ['', '#', '#/nowhere', '#/table', '#/table/%E0%A4%A', '#//']) {
    expect(parse(hash)).toEqual({ name: 'home' });
  }
});

it('goes, and follows the address bar', () => {
  go({ name: 'people' });
  expect(location.hash).toBe('#/people');
  expect(route()).toEqual({ name: 'people' });
  history.replaceState(null, '', '#/judge');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(route()).toEqual({ name: 'judge' });
});

it('can leave no step behind', () => {
  const before = history.length;
  go({ name: 'table', id: '1' }, 'replace');
  expect(history.length).toBe(before);
  expect(route()).toEqual({ name: 'table', id: '1' });
});

it('knows where the cards of one’s own were opened, and that one comes back from them', () => {
  go({ name: 'new', id: '7' });
  expect(returns()).toBe(false);
  go({ name: 'cards', id: 'rush_out' });
  expect(cameFrom()).toEqual({ name: 'new', id: '7' });
  go(cameFrom());
  expect(returns()).toBe(true);
  go({ name: 'home' });
  expect(returns()).toBe(false);
});

it('knows where the rules were opened, however many of them were looked up', () => {
  go({ name: 'table', id: '7' });
  go({ name: 'rules', id: 'rage' });
  go({ name: 'rules', id: 'rage', of: 'RG-7' });
  expect(cameFrom()).toEqual({ name: 'table', id: '7' });
});
