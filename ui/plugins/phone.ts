import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENGINE = 'virtual:engine';
const ui = join(import.meta.dirname, '..');

/** The page may compile WebAssembly, and load nothing from anywhere else. */
const CSP = [
  "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:", "object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-src 'none'",
].join('; ');

const HEAD = `<meta http-equiv="content-security-policy" content="${CSP}" />
    <meta name="theme-color" content="#17493a" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />
    <style>
      .start { min-height: 100dvh; display: grid; place-content: center; gap: 24px; background: #17493a; }
      .start img { width: 96px; height: 96px; border-radius: 20px; }
      /* Something is still coming: the engine, over a slow network. */
      .start::after { content: ''; height: 4px; border-radius: 2px; background: #fff; animation: start 1.6s ease-in-out infinite alternate; }
      @keyframes start { from { opacity: 0.15; } to { opacity: 0.7; } }
    </style>`;

/** What stands there until the engine has answered. */
const START = '<div id="app"><div class="start"><img src="./icon-192.png" alt="Tapete" /></div></div>';

/**
 * `vite build --mode phone`: the page without a server. It takes the engine (`TAPETE_WASM`, a file) in, and writes a
 * service worker that keeps every file of this version.
 */
export function phone(): Plugin {
  const engine = process.env['TAPETE_WASM'];
  let chosen = false;
  return {
    name: 'phone',
    config(_, { mode }) {
      chosen = mode === 'phone';
      if (!chosen) return { publicDir: false };
      return {
        publicDir: 'phone',
        resolve: { conditions: ['phone', 'module', 'browser', 'development|production'] },
        build: { reportCompressedSize: false },
      };
    },
    resolveId: (id) => (id === ENGINE ? ENGINE : undefined),
    load(id) {
      if (id !== ENGINE) return;
      if (!engine) this.error('TAPETE_WASM names no file: ./dev phone builds it');
      const file = this.emitFile({ type: 'asset', name: 'tapete.wasm', source: readFileSync(engine) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!chosen) return html;
        return html
          .replace('<link rel="icon" href="data:," />', `<link rel="icon" href="./icon-192.png" />\n    ${HEAD}`)
          .replace('<div id="app"></div>', START);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!chosen) return;
        const digest = createHash('sha256');
        for (const file of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
          digest.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        }
        const still = readdirSync(join(ui, 'phone'));
        for (const name of still) digest.update(name).update(readFileSync(join(ui, 'phone', name)));
        const named = [...Object.keys(bundle), ...still].filter((name) => !name.endsWith('.map')).sort();
        // Hosts lead from the page's name to its folder, and a page that came by a detour is none for a service worker.
        const files = named.map((name) => (name === 'index.html' ? './' : name));
        const text = readFileSync(join(ui, 'plugins', 'service-worker.js'), 'utf8')
          .replace('VERSION_OF_THIS_BUILD', digest.digest('hex').slice(0, 16))
          .replace("['FILES_OF_THIS_BUILD']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text });
      },
    },
  };
}
