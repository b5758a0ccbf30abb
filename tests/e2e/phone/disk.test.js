// The files of the page without a server: kills, power cuts, a full disk and damage, in its engine over a disk in memory.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Disk, Luck } from '../harness/disk.js';
import { Engine, engineOf, Pool } from '../harness/engine.js';
import { Evening } from '../harness/evening.js';

/** How many times as much is tried as in `./dev test`. */
const TIMES = Number(process.env.TAPETE_TIMES ?? 1);
const FREE = 16;

const wasm = await engineOf(process.env.TAPETE_PHONE);
const start = (disk, more = disk.more) => Engine.open(wasm, disk.files, more, FREE);
const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** An evening of two with some rounds, and a backup in its middle. */
async function household(more) {
  const disk = new Disk();
  const engine = await start(disk, more && ((count) => more(disk, count)));
  const evening = await Evening.open(engine, ['Ana', 'Bruno'], { game: 'sheet' });
  await evening.row(1, [3, 4]);
  await engine.done('create_backup');
  await evening.row(2, [5, 1]);
  return { disk, engine, evening };
}

/** Everything there is, as an export says it, and the digest of each backup. */
async function state(engine) {
  const { path } = await engine.job('export_all', { kind: 'tapete' });
  const { exported_at, ...everything } = JSON.parse(engine.text(path));
  const copies = engine.paths().filter((path) => path.includes('/backups/') && path.endsWith('.db'));
  return { everything: JSON.stringify(everything), copies: new Map(copies.map((path) => [path, digest(engine.bytes(path))])) };
}

/** What the next start finds; throws what is wrong with it. */
async function next(disk) {
  const engine = await start(disk);
  const { notices, problem } = await engine.done('welcome');
  assert.deepEqual([notices, problem], [[], null]);
  const found = await state(engine);
  assert.deepEqual(await engine.job('check_integrity'), { is: 'checked', findings: [] });
  await engine.done('create_person', { name: 'Zoe' });
  return found;
}

const kept = (before, after) => {
  for (const [path, digest] of before) assert.equal(after.get(path), digest, `${path} is as it was`);
};

/** So many different numbers below `most`, in order. */
function some(luck, count, most) {
  const found = new Set();
  while (found.size < Math.min(count, most)) found.add(luck.below(most));
  return [...found].sort((a, b) => a - b);
}

const file = async (engine, text) => (await engine.done('upload_part', { size: Buffer.byteLength(text), text })).file;
async function taken(engine, text) {
  const outcome = await engine.job('import', { file: await file(engine, text), choices: { same: [], utc: false } });
  assert.equal(outcome.is, 'imported', JSON.stringify(outcome));
}
const other = await (async () => {
  const { engine } = await household();
  return (await state(engine)).everything.replace(/^\{/, '{"exported_at":1800000000000,');
})();

/** What is done to everything at once. */
const DEEDS = {
  back_up: (engine) => engine.done('create_backup'),
  restore: async (engine) => engine.done('restore_backup', { name: (await engine.done('stored_files')).backups.at(-1).name }),
  erase: (engine) => engine.done('erase_all', { confirmation: 'erase everything' }),
  import: (engine) => taken(engine, other),
  rebuild: (engine) => engine.job('rebuild'),
};

/** Copies of the disk as they are before so many moments of a deed, and what there was before and after it. */
async function during(deeds, luck, count, copy) {
  const run = async (moments) => {
    const { disk, engine } = await household();
    const before = await state(await start(disk.copy()));
    const from = disk.changes;
    const copies = [];
    disk.before = (change) => moments.includes(change - from) && copies.push(copy(disk));
    for (const deed of deeds) await DEEDS[deed](engine);
    disk.before = () => undefined;
    return { before, copies, changes: disk.changes - from, after: await state(await start(disk.copy())) };
  };
  const { changes } = await run([]);
  const moments = some(luck, count, changes);
  return { ...(await run(moments)), moments, changes };
}

async function wrong(deeds, luck, count, copy = (disk) => disk.copy()) {
  const { before, after, copies, moments, changes } = await during(deeds, luck, count, copy);
  const found = [];
  for (const [n, disk] of copies.entries()) {
    try {
      const there = await next(disk);
      kept(before.copies, there.copies);
      assert.ok([before.everything, after.everything].includes(there.everything), 'neither the old nor the new');
    } catch (why) {
      found.push(`${deeds} before change ${moments[n]} of ${changes}: ${why.message}`);
    }
  }
  return found;
}

test('a kill inside what is done to everything leaves the old or the new', async () => {
  const luck = new Luck(19);
  for (const deed of Object.keys(DEEDS)) assert.deepEqual(await wrong([deed], luck, 2 * TIMES), []);
  // Two that are taken for one are seen to be half done.
  assert.notDeepEqual(await wrong(['import', 'erase'], luck, 6 * TIMES), []);
});

test('a kill inside a migration is made good by the next start', async () => {
  const disk = new Disk();
  const pool = Pool.open(disk.more(FREE));
  const released = new URL('../../../crates/api/tests/fixtures/released-02.sqlite', import.meta.url);
  pool.write(pool.create('tapete/tapete.db'), readFileSync(released), 0);
  const copies = [];
  disk.before = () => copies.push(disk.copy());
  const { everything } = await state(await start(disk));
  const luck = new Luck(37);
  for (const n of some(luck, 3 * TIMES, copies.length)) assert.equal((await next(copies[n])).everything, everything, `before change ${n}`);
});

/** What is wrong with disks as power cuts leave them while rows are played and everything is done in between. */
async function afterCuts(waits, luck) {
  const { disk, engine, evening } = await household();
  const [images, states] = [[], []];
  const acknowledged = async () => states.push((await state(await start(disk.copy()))).everything);
  await acknowledged();
  disk.waits = waits;
  disk.before = () => luck.below(Math.ceil(80 / TIMES)) === 0 && images.push({ image: disk.cut(luck), done: states.length - 1 });
  // The backup was made after the first row.
  for (const what of [3, 'back_up', 4, 'rebuild', 5, 'import', 6, 'restore', 2, 'erase']) {
    await (DEEDS[what]?.(engine) ?? evening.row(what, [what, 1]));
    await acknowledged();
  }
  const found = [];
  for (const { image, done } of images) {
    try {
      const { everything } = await next(image);
      assert.ok(states.slice(done, done + 2).includes(everything), 'neither what was acknowledged nor one more');
    } catch (why) {
      found.push(`after ${done} of ${states.length - 1}: ${why.message}`);
    }
  }
  return { images: images.length, found };
}

test('nothing acknowledged is lost by a power cut, and nothing is half there', async () => {
  const { images, found } = await afterCuts(true, new Luck(17));
  assert.deepEqual(found, []);
  // Files that do not wait for the disk lose steps, and that is seen.
  const lost = await afterCuts(false, new Luck(17));
  assert.ok(lost.found.length > lost.images / 2, `${lost.found.length} of ${lost.images}, ${images}`);
});

test('a full disk of any size loses nothing, and is left behind', async () => {
  let refused = 0;
  const play = async (room) => {
    const { disk, engine, evening } = await household();
    const before = disk.room;
    disk.room = room;
    let rows = 2;
    for (let n = 0; n < 12; n += 1) {
      const name = n % 4 === 3 ? 'create_backup' : 'play';
      const { revision } = await evening.table();
      const command = { do: 'enter', row: rows + 1, entries: [0, 1].map((seat) => ({ seat, values: { amount: n } })) };
      const { status, answer } = await engine.rpc(name, name === 'play' ? { session: evening.session, revision, command } : {});
      if (status === 200) rows += name === 'play' ? 1 : 0;
      else refused += 1;
      assert.ok(status === 200 || answer.kind === 'storage', JSON.stringify(answer));
    }
    const used = before - disk.room;
    disk.room = Infinity;
    await evening.row(rows + 1, [1, 1]);
    const { everything } = await next(disk.copy());
    assert.equal(JSON.stringify(JSON.parse(everything)).match(/"do":"enter"/g).length, rows + 1);
    return used;
  };
  await play(1e9);
  assert.equal(refused, 0);
  for (let n = 0; n < 4 * TIMES; n += 1) await play(Math.round((400_000 * n) / (4 * TIMES)));
  assert.ok(refused > 4 * TIMES, `${refused}`);
});

test('a pool without a free file refuses what needs one, and goes on', async () => {
  let full = false;
  const { disk, engine, evening } = await household((disk, count) => (full ? [] : disk.more(count)));
  full = true;
  let answer;
  for (let n = 0; n <= FREE && !answer?.kind; n += 1) answer = (await engine.rpc('create_backup')).answer;
  assert.equal(answer.kind, 'storage', JSON.stringify(answer));
  await evening.row(3, [1, 1]);
  full = false;
  await engine.done('create_backup');
  assert.match((await next(disk.copy())).everything, /"row":3/);
});

test('however many sessions end, they take no file, and an export that no page has taken is gone at the next start', async () => {
  const { disk, engine } = await household();
  engine.background();
  const files = engine.paths().sort();
  for (let n = 0; n < FREE; n += 1) {
    const evening = await Evening.open(engine, ['Ana', 'Bruno'], { game: 'sheet' });
    await evening.row(1, [n, 1]);
    await evening.play({ do: 'finish' });
  }
  await engine.done('forget_person', { id: (await engine.done('people'))[0].id, called: 'Zoe' });
  engine.background();
  assert.deepEqual(engine.paths().sort(), files);
  assert.deepEqual((await engine.done('welcome')).notices, []);
  await engine.job('export_all', { kind: 'csv' });
  assert.ok(engine.paths().length > files.length);
  assert.deepEqual((await start(disk.copy())).paths().sort(), files);
});

/** One byte or some bytes of a file of the pool, its heads among them, or the end of what it holds. */
function damaged(disk, luck) {
  const files = disk.files.filter(({ bytes }) => bytes.length > 4_096);
  const file = files[luck.below(files.length)];
  const bytes = file.bytes.slice();
  const at = luck.below(bytes.length);
  const how = luck.below(4);
  if (how === 0) file.bytes = bytes.subarray(0, Math.max(4_096, at));
  else {
    if (how === 1) bytes.fill(0, at, at + 64);
    else bytes[at] ^= 1 << luck.below(8);
    file.bytes = bytes;
  }
}

test('a damaged file is noticed, or nothing is another one by it', async () => {
  const { disk } = await household();
  const before = await state(await start(disk.copy()));
  const luck = new Luck(47);
  let noticed = 0;
  for (let n = 0; n < 20 * TIMES; n += 1) {
    const copy = disk.copy();
    damaged(copy, luck);
    const engine = await start(copy);
    const { notices, problem } = await engine.done('welcome');
    const said = problem ?? notices[0] ?? (await engine.job('check_integrity')).findings?.[0];
    if (said) noticed += 1;
    else assert.equal((await state(engine)).everything, before.everything, `${n}`);
  }
  assert.ok(noticed > 2 * TIMES && noticed < 20 * TIMES, `${noticed}`);
});
