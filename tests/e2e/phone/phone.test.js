// The page without a server: the whole app in a phone's browser, from static files under a path of their own.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Device } from '../harness/device.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { Site } from '../harness/site.js';
import { soon, until } from '../harness/until.js';

const folder = process.env.TAPETE_PHONE;
/** How often the browser is killed right after an answer. */
const KILLS = Number(process.env.TAPETE_KILLS ?? 3);

async function open(t, how) {
  const site = await Site.open(folder);
  t.after(() => site.stop());
  return { site, device: await Device.open(t, site.address, how) };
}

const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true));

test('an evening is kept without a server, without a network, and through the death of the browser', async (t) => {
  const { site, device } = await open(t);
  const begun = async () => {
    const evening = await Evening.open(device, FOUR);
    await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
    return evening;
  };
  let evening = await begun();
  await controlled(device.page);
  const cdp = await device.cdp();
  assert.deepEqual((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors, []);

  await site.stop();
  await device.offline(true);
  await device.reload();
  await device.page.goto(site.address + evening.hash);
  await device.page.getByRole('group', { name: / bids$/ }).waitFor();

  const question = { ask: 'solve', table: ['B3 B4 B5'], rack: 'B6 K1 R1 Y1', objective: 'tiles', jokers: 'free', opened: true };
  const best = await device.rpc('judge', { game: 'rummikub', question });
  assert.match(JSON.stringify(best.answer), /"tiles":4|K1/, 'four tiles of the rack are laid');

  for (let kill = 0; kill < KILLS; kill += 1) {
    // An evening has nine more rounds.
    const round = kill % 9;
    if (kill > 0 && round === 0) evening = await begun();
    const before = (await evening.table()).revision;
    const { revision } = await evening.round([0, 0, 0, 0], [9 - round, 0, 0, 0]);
    assert.ok(revision > before);
    await device.kill();
    await device.start();
    assert.equal((await evening.table()).revision, revision, 'what was answered is there');
  }
  await site.start();
  assert.deepEqual(device.errors, []);
});

test('a second tab works through the first one, and goes on alone when that closes', async (t) => {
  const { device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  const first = device.page;
  const second = await device.tab();
  await second.goto(second.url() + evening.hash);
  await second.getByRole('group', { name: / bids$/ }).waitFor();
  await first.close();
  device.page = second;
  // A tab that is being closed may still take a request, and no longer answer it.
  await soon(() => evening.table());
  const { revision } = await evening.bids([1, 1, 1, 1]);
  // What is on the screen follows, and the files are this tab's now.
  await second.getByRole('group', { name: / bids$/ }).waitFor({ state: 'detached' });
  await device.reload();
  assert.equal((await evening.table()).revision, revision);
  assert.deepEqual(device.errors, []);
});

/** The page with another version's mark, in a folder that ends with the test. */
async function version(t, mark) {
  const next = await mkdtemp(join(tmpdir(), 'tapete-newer-'));
  t.after(() => rm(next, { recursive: true, force: true }));
  await cp(folder, next, { recursive: true });
  const worker = await readFile(join(next, 'service-worker.js'), 'utf8');
  await writeFile(join(next, 'service-worker.js'), worker.replace(/'[0-9a-f]{16}'/, `'${mark}'`));
  const index = await readFile(join(next, 'index.html'), 'utf8');
  await writeFile(join(next, 'index.html'), index.replace('<title>', `<meta name="${mark}" /><title>`));
  return next;
}

test('a newer version waits for a tap, at the first visit and at the next one, and every table is there', async (t) => {
  const { site, device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  const { revision } = await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  await controlled(device.page);
  await device.page.evaluate(() => caches.open('of another page'));
  await device.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const mark of ['newer', 'newest']) {
    site.serve(await version(t, mark));
    site.knowsWasm = false;
    // The page comes to the front again.
    await device.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const update = device.page.getByRole('button', { name: 'Update now' });
    await update.waitFor();
    assert.equal(await device.page.locator(`meta[name=${mark}]`).count(), 0, 'nothing comes in by itself');
    await update.tap();
    await device.page.waitForSelector(`meta[name=${mark}]`, { state: 'attached' });
    await device.page.waitForSelector('main:not([aria-busy=true]) *', { state: 'attached' });
    assert.equal((await evening.table()).revision, revision);
    const caches = await device.page.evaluate(() => window.caches.keys());
    assert.deepEqual([caches.length, caches.includes('of another page')], [2, true]);
  }
});

test('a full disk is said, and nothing that was answered is lost', async (t) => {
  const { site, device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  const { revision } = await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  const cdp = await device.cdp();
  const origin = new URL(site.address).origin;
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const refused = await until(async () => {
    const { status, answer } = await device.rpc('create_person', { name: `N${Math.random()}` });
    return status === 200 ? undefined : answer;
  }, 30);
  assert.equal(refused.kind, 'storage');
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  assert.equal((await evening.table()).revision, revision);
  assert.ok((await evening.bids([1, 1, 1, 1])).revision > revision);
});

test('a damaged database is set aside, and can be taken off the phone', async (t) => {
  const { site, device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  // A page of the same address without the app: its files are let go.
  await device.page.goto(`${site.address}icon-192.png`);
  const damaged = await until(() => device.page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('tapete');
    let size = 0;
    try {
      for await (const handle of folder.values()) {
        const file = await handle.getFile();
        const path = new TextDecoder().decode(await file.slice(32, 32 + 64).arrayBuffer()).replace(/\0.*/s, '');
        if (!/tapete\.db(-wal)?$/.test(path)) continue;
        const writable = await handle.createWritable({ keepExistingData: true });
        await writable.write({ type: 'write', position: 4096, data: new Uint8Array(file.size - 4096).fill(7) });
        await writable.close();
        if (path.endsWith('.db')) size = file.size - 4096;
      }
    } catch {
      return undefined;
    }
    return size || undefined;
  }), 30);
  await device.page.goto(site.address);
  const save = device.page.getByRole('button', { name: 'Save that file' });
  await save.waitFor();
  const download = device.page.waitForEvent('download');
  await save.tap();
  const file = await download;
  assert.match(file.suggestedFilename(), /damaged/);
  assert.equal((await readFile(await file.path())).length, damaged);
  assert.equal((await device.rpc('welcome')).answer.notices[0].is, 'quarantined', 'it is still there');
});

test('a mistake in the engine ends its worker, and the page goes on from the journal', async (t) => {
  const { device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  const { revision } = await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  const [worker] = device.page.workers();
  await worker.evaluate(() => postMessage({ is: 'ended', why: 'mistake', text: 'unreachable' }));
  await until(async () => device.page.workers().length === 1 && device.page.workers()[0] !== worker, 20);
  assert.equal((await evening.table()).revision, revision);
  assert.ok((await evening.bids([1, 1, 1, 1])).revision > revision);
});

test('everything goes to the laptop by file and back, with the same bytes', async (t) => {
  const { site, device } = await open(t);
  const evening = await Evening.open(device, FOUR);
  await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  await evening.undo();
  const exported = async () => {
    await device.page.goto(`${site.address}#/data`);
    const download = device.page.waitForEvent('download');
    await device.page.getByRole('button', { name: 'Everything', exact: true }).tap();
    return readFile(await (await download).path(), 'utf8');
  };
  const finished = async (host) => {
    const { answer } = await until(async () => {
      const job = await host.rpc('job');
      return job.answer?.outcome ? job : undefined;
    }, 30);
    return answer.outcome;
  };
  const bytes = await exported();
  const laptop = await Server.open(t);
  await takeIn(laptop, bytes);
  await laptop.rpc('export_all', { kind: 'tapete' });
  const back = await readFile((await finished(laptop)).path, 'utf8');
  const content = (text) => ({ ...JSON.parse(text), exported_at: null });
  assert.deepEqual(content(back), content(bytes));

  const empty = await Device.open(t, site.address);
  await takeIn(empty, back);
  assert.deepEqual((await empty.rpc('table', { session: evening.session })).answer.view, (await evening.table()).view);

  async function takeIn(host, text) {
    const { answer, status } = await host.rpc('upload_part', { size: Buffer.byteLength(text), text });
    assert.equal(status, 200, JSON.stringify(answer));
    await host.rpc('import', { file: answer.file, choices: { same: [], utc: false } });
    const outcome = await finished(host);
    assert.equal(outcome.is, 'imported', JSON.stringify(outcome));
  }
});

test('a long job says how far it is, and can be stopped: then nothing has changed', async (t) => {
  const laptop = await Server.open(t);
  for (let n = 0; n < 300; n += 1) {
    await (await Evening.open(laptop, FOUR)).round([1, 2, 3, 4], [1, 2, 3, 4]);
  }
  await laptop.rpc('export_all', { kind: 'tapete' });
  const { path } = (await until(async () => (await laptop.rpc('job')).answer?.outcome, 60));
  const { device, site } = await open(t);
  await device.page.goto(`${site.address}#/data`);
  await device.page.locator('input[type=file]').first().setInputFiles(path);
  const stop = device.page.getByRole('button', { name: 'Stop', exact: true });
  await stop.waitFor();
  await stop.tap();
  await device.page.getByText('Stopped. Nothing was changed.').waitFor();
  assert.deepEqual((await device.rpc('people')).answer, []);
  // And the whole of it, when it is not stopped.
  await device.page.locator('input[type=file]').first().setInputFiles(path);
  await device.page.getByRole('button', { name: /300/ }).tap();
  await until(async () => (await device.rpc('people')).answer.length === FOUR.length, 60);
});
