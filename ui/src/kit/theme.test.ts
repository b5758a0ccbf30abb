import { beforeEach, expect, it, vi } from 'vitest';

let system: { matches: boolean; change: () => void };

beforeEach(() => {
  vi.resetModules();
  system = { matches: false, change: () => {} };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, run: () => void) => (system.change = run),
  }));
});

const shown = () => document.documentElement.dataset['theme'];

it('follows the system until a theme is chosen', async () => {
  const { setTheme, theme } = await import('./theme.svelte');
  expect([theme(), shown()]).toEqual(['system', 'light']);
  system.matches = true;
  system.change();
  expect(shown()).toBe('dark');
  setTheme('light');
  system.change();
  expect([theme(), shown()]).toEqual(['light', 'light']);
  setTheme('system');
  expect(shown()).toBe('dark');
});
