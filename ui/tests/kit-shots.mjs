// Draws the sheet of the kit at phone and tablet size in both themes, and runs axe on it.
//   node tests/kit-shots.mjs <folder for the pictures>
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { answers } from './canned.mjs';

const folder = process.argv[2] ?? 'shots';
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const sizes = [[390, 844], [1180, 820], [320, 700]];
let faults = 0;

for (const colorScheme of ['light', 'dark']) {
  for (const [width, height] of sizes) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    page.on('pageerror', (error) => (faults++, console.log('page error', error.message)));
    page.on('console', (line) => line.type() === 'error' && (faults++, console.log('console', line.text())));
    const canned = answers('first');
    await page.route('**/rpc/*', (route) => {
      const command = new URL(route.request().url()).pathname.split('/').at(-1);
      return route.fulfill({ json: canned[command]?.(route.request().postDataJSON()) ?? {} });
    });
    await page.route('**/changes', (route) => route.fulfill({ contentType: 'text/event-stream', body: 'retry: 1000000\n\n' }));
    await page.goto(`${address}#/kit`);
    await page.getByRole('heading', { name: 'Voice' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `kit-${colorScheme}-${width}.png`), fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, [role=spinbutton]')]
        .filter((e) => e.tabIndex >= 0 && !e.matches('[role=spinbutton]'))
        .map((e) => [e.getBoundingClientRect(), e.getAttribute('aria-label') ?? e.textContent.trim()])
        .filter(([box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(([box, name]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`));
    await page.addScriptTag({ path: axe });
    const found = await page.evaluate(async () => (await globalThis.axe.run()).violations
      .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.target + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`));
    faults += found.length + small.length + (wide > 0 ? 1 : 0);
    console.log(colorScheme, width, 'overflow', wide, 'small', small, 'axe', found);
    await page.close();
  }
}
await browser.close();
await server.close();
process.exitCode = faults ? 1 : 0;
