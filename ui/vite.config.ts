import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses: the same build is served by the desktop shell and by the loopback server.
  base: './',
  build: {
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'safari16.4',
    reportCompressedSize: true,
  },
  // Under test the components must be the client build, not the server one.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    setupFiles: ['./tests/setup.ts'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
