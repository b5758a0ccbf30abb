import { svelte } from '@sveltejs/vite-plugin-svelte';
import { budget } from './plugins/budget.ts';
import { files } from './plugins/files.ts';
import { gameForm } from './plugins/gameForm.ts';
import { phone } from './plugins/phone.ts';
import { sentences } from './plugins/sentences.ts';
import { defineConfig } from 'vitest/config';

const drawn = 'src/**/*.svelte.test.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sentences(), gameForm(), budget(), phone()],
  // Relative addresses: the same build is served by the desktop shell and by the loopback server.
  base: './',
  build: {
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // Where a browser does not know it, files are fetched when a script asks for them.
    modulePreload: { polyfill: false },
    target: 'safari16.4',
    reportCompressedSize: true,
    rolldownOptions: {
      // The page without a server has no guests.
      input: mode === 'phone' ? 'index.html' : ['index.html', 'guest.html'],
      output: {
        codeSplitting: { groups: files },
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
