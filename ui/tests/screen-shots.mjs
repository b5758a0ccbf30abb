// Draws the screens against canned answers, measures targets and overflow, and runs axe.
//   node tests/screen-shots.mjs <folder for the pictures> [name of one screen]
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { answers, now } from './canned.mjs';

const [folder = 'shots', only] = process.argv.slice(2);
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let faults = 0;

const full = [
  ['home', '#/', 'full'],
  ['first', '#/', 'first'],
  ['notices', '#/', 'notices'],
  ['read-only', '#/', 'read_only'],
  ['newer', '#/', 'newer'],
  ['new', '#/new', 'full', seatFour],
  ['new-empty', '#/new', 'first'],
  ['rematch', '#/new/f1', 'full'],
  ['people', '#/people', 'full'],
  ['person', '#/people', 'full', async (page) => page.getByRole('button', { name: /Bruno/ }).click()],
  ['history', '#/history', 'full'],
  ['history-empty', '#/history', 'first'],
  ['session', '#/session/f1', 'full'],
  ['settings', '#/settings', 'full'],
];
const looks = [
  { width: 390, height: 844, colorScheme: 'light', locale: 'es-ES' },
  { width: 1280, height: 800, colorScheme: 'light', locale: 'es-ES' },
  { width: 1180, height: 820, colorScheme: 'dark', locale: 'en-GB' },
  { width: 320, height: 700, colorScheme: 'dark', locale: 'es-ES', text: '200%' },
  { width: 390, height: 844, colorScheme: 'dark', locale: 'en-GB' },
];

async function seatFour(page) {
  for (const name of ['Ana', 'Bruno', 'Carla', 'Dani']) {
    await page.getByRole('button', { name: new RegExp(`(Sentar a|Seat) ${name}`) }).click();
  }
}

for (const [name, hash, kind, act] of full) {
  if (only && only !== name) continue;
  for (const { width, height, colorScheme, locale, text } of looks) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, locale, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(now);
    page.on('pageerror', (error) => (faults++, console.log('page error', name, error.stack)));
    page.on('console', (line) => /error|warning/.test(line.type()) && (faults++, console.log('console', name, line.text())));
    const canned = answers(kind);
    await page.route('**/rpc/*', (route) => {
      const command = new URL(route.request().url()).pathname.split('/').at(-1);
      const answer = canned[command]?.(route.request().postDataJSON());
      return route.fulfill({ json: answer === undefined ? {} : answer });
    });
    await page.route('**/changes', (route) => route.fulfill({ contentType: 'text/event-stream', body: 'retry: 1000000\n\n' }));
    await page.goto(`${address}${hash}`);
    if (text) await page.addStyleTag({ content: `html { font-size: ${text} !important }` });
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    const file = `home-${name}-${width}-${colorScheme}-${locale.slice(0, 2)}.png`;
    await page.screenshot({ path: join(folder, file) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, summary')]
        .filter((e) => e.tabIndex >= 0)
        .map((e) => [e.getBoundingClientRect(), e.getAttribute('aria-label') ?? e.textContent.trim()])
        .filter(([box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(([box, label]) => `${label} ${Math.round(box.width)}x${Math.round(box.height)}`));
    const keys = await page.evaluate(() => document.body.innerText.match(/\b(line|word|refusal|rule|game|failure|new|home|people|history|session|settings)-[a-zA-Z_]+(-\w+)*/g) ?? []);
    await page.addScriptTag({ path: axe });
    const found = await page.evaluate(async () => (await globalThis.axe.run()).violations
      .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`));
    faults += found.length + small.length + keys.length + (wide > 0 ? 1 : 0);
    if (wide > 0 || small.length || found.length || keys.length) console.log(file, 'overflow', wide, 'small', small, 'keys', keys, 'axe', found);
    await page.close();
  }
}
await browser.close();
await server.close();
console.log(faults, 'faults');
process.exitCode = faults ? 1 : 0;
