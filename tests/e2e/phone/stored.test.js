// What was stored by Tapete on a computer, now and years ago, is the same in the engine of the page without a server.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { made } from '../harness/database.js';
import { Disk } from '../harness/disk.js';
import { Engine, engineOf, Pool } from '../harness/engine.js';

const FREE = 16;
/** So much of a file is sent at once. */
const PART = 100_000;

const fixtures = new URL('../../../crates/store/tests/fixtures/', import.meta.url).pathname;
const text = (...path) => readFileSync(join(fixtures, ...path), 'utf8');
const standings = JSON.parse(text('standings.json'));
const wasm = await engineOf(process.env.TAPETE_PHONE);

/** Whether `now` says everything that `then` said; it may say more. */
function says(now, then) {
  if (then === null || typeof then !== 'object') return now === then;
  if (Array.isArray(then) && now?.length !== then.length) return false;
  return Object.entries(then).every(([key, value]) => says(now?.[key], value));
}

/** Every table of the engine stands as it did where it was played. */
async function stands(engine, sessions) {
  for (const session of sessions) {
    const { stats, ...then } = standings[session];
    const now = await engine.done('table', { session });
    assert.ok(says(now, then), `${then.game} ${session}: ${JSON.stringify(now.standing)}`);
  }
  assert.deepEqual(await engine.job('check_integrity'), { is: 'checked', findings: [] });
}

test('a journal of every game comes in, stands as it stood, and goes out again the same', async () => {
  const disk = new Disk();
  const engine = await Engine.open(wasm, disk.files, disk.more, FREE);
  const journals = readdirSync(join(fixtures, 'journals')).map((name) => text('journals', name));
  for (const journal of journals) {
    const size = Buffer.byteLength(journal);
    let file;
    for (let from = 0; from < journal.length; from += PART) {
      ({ file } = await engine.done('upload_part', { ...(file && { file }), size, text: journal.slice(from, from + PART) }));
    }
    const outcome = await engine.job('import', { file, choices: { same: [], utc: false } });
    assert.equal(outcome.report?.new, 1, JSON.stringify(outcome));
  }
  await stands(engine, Object.keys(standings));
  const { path } = await engine.job('export_all', { kind: 'tapete' });
  const out = engine.text(path);
  const sessions = new Map(JSON.parse(out).sessions.map((one) => [one.id, one]));
  for (const [own] of journals.map((journal) => JSON.parse(journal).sessions)) {
    if (own) assert.deepEqual(sessions.get(own.id).steps, own.steps);
  }
});

test('a database of an older schema is brought up to date', async () => {
  // The oldest goes through every migration.
  const versions = readdirSync(join(fixtures, 'schemas'));
  for (const version of [versions[0], versions[Math.floor(versions.length / 2)], versions.at(-1)]) {
    const disk = new Disk();
    const pool = Pool.open(disk.more(FREE));
    pool.write(pool.create('tapete/tapete.db'), await made(text('schemas', version)), 0);
    const engine = await Engine.open(wasm, disk.files, disk.more, FREE);
    const { notices, problem } = await engine.done('welcome');
    assert.deepEqual([version, notices, problem], [version, [], null]);
    const { sessions } = await engine.done('history', { filter: {} });
    assert.ok(sessions.length > 3, version);
    await stands(engine, sessions.map(({ session }) => session));
  }
});
