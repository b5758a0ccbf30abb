import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { app } from '../../app/app.svelte';
import type { Welcome } from '../../gen/wire';
import { usePlatform, type Device } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import Settings from './Settings.svelte';

function shown(device: Partial<Device>): boolean[] {
  usePlatform(fakePlatform({}, device));
  app.welcome = { settings: { language: 'en', theme: 'system', stay_awake: true, large_symbols: false }, notices: [] } as unknown as Welcome;
  render(Settings);
  return [/^While a table is in sight/, /^Not possible here: the system decides/, /^A buzz with each signal/, /^This device cannot vibrate/]
    .map((said) => screen.queryByText(said) !== null);
}

it('says what this device can do', () => {
  expect(shown({})).toEqual([true, false, true, false]);
});

it('says that the screen cannot be held on, and that nothing can be felt', () => {
  expect(shown({ holdsScreen: false, vibrates: false })).toEqual([false, true, false, true]);
});
