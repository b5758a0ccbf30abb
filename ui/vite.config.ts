import { svelte } from '@sveltejs/vite-plugin-svelte';
import { budget } from './plugins/budget.ts';
import { firstFiles } from './plugins/first.ts';
import { phone } from './plugins/phone.ts';
import { sentences } from './plugins/sentences.ts';
import { defineConfig } from 'vitest/config';

/** What the parts of a game share is one file, beside what its table of one's own needs. */
const gameOf = (id: string): string | null => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null;

const drawn = 'src/**/*.svelte.test.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sentences(), budget(), phone()],
  // Relative addresses: the same build is served by the desktop shell and by the loopback server.
  base: './',
  build: {
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'safari16.4',
    reportCompressedSize: true,
    rolldownOptions: {
      // The page without a server has no guests.
      input: mode === 'phone' ? 'index.html' : ['index.html', 'guest.html'],
      output: {
        codeSplitting: {
          groups: [
            // What the two pages begin with; then what several screens share, gathered by what it is:
            // a few files, not one a module.
            ...firstFiles(),
            { name: 'kit', test: /src\/kit\/|node_modules/, minShareCount: 2 },
            { name: 'table', test: /src\/(games\/\w+\.|session\/|table\/|screens\/(tools|judge)\/)/, minShareCount: 2 },
            { name: (id) => gameOf(id) && `${gameOf(id)}-rest`, minShareCount: 2 },
            { name: 'screens', test: /src\/screens\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Under test the components must be the client build, not the server one.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    setupFiles: ['./tests/setup.ts'],
    pool: 'threads',
    projects: [
      // A page for each file that draws something; one for all the others, which is four times as fast.
      { extends: true, test: { name: 'drawn', include: [drawn] } },
      { extends: true, test: { name: 'logic', include: ['{src,tests}/**/*.test.ts'], exclude: [drawn], isolate: false } },
    ],
  },
}));
