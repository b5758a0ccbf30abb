import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { go } from '../app/router.svelte';
import { setLanguage } from '../i18n/index.svelte';
import { announce } from '../kit/announce.svelte';
import App from './App.svelte';
import { loadScreen } from './screens';

beforeAll(() => Promise.all((['home', 'people', 'settings', 'table'] as const).map(loadScreen)), 60_000);

afterEach(() => {
  go({ name: 'home' }, 'replace');
  setLanguage('en');
});

it('draws the place of the address, names the window and marks the tab', async () => {
  render(App);
  await tick();
  expect(document.title).toBe('Tables · Tapete');
  go({ name: 'people' });
  await tick();
  expect(document.title).toBe('People · Tapete');
  for (const link of screen.getAllByRole('link', { name: 'People' })) {
    expect(link.getAttribute('aria-current')).toBe('page');
  }
});

it('changes its language while it is open', async () => {
  render(App);
  setLanguage('es');
  await tick();
  expect(screen.getAllByRole('link', { name: 'Historial' })).toHaveLength(2);
  expect(document.title).toBe('Mesas · Tapete');
});

it('keeps the place one comes from until the other is there', async () => {
  render(App);
  await tick();
  go({ name: 'data' });
  await tick();
  expect(document.title).toBe('Tables · Tapete');
  go({ name: 'settings' });
  await tick();
  expect(document.title).toBe('Settings · Tapete');
});

it('gives a table the whole glass', async () => {
  render(App);
  go({ name: 'table', id: '7' });
  await tick();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says a sentence aloud, the same one twice as well', async () => {
  render(App);
  const heard = () => [...document.querySelectorAll('[aria-live]')].map((e) => e.textContent);
  announce('Ana 18');
  await tick();
  const first = heard();
  announce('Ana 18');
  await tick();
  expect(first.filter((text) => text === 'Ana 18')).toHaveLength(1);
  expect(heard().filter((text) => text === 'Ana 18')).toHaveLength(1);
  expect(heard()).not.toEqual(first);
});
