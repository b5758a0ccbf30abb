// Thousands of sessions, for tests of what takes a while.
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Evening } from './evening.js';
import { until } from './until.js';

/** So much of a file goes into a request, in characters. */
const PART = 50_000;

/** What makes the lists and figures of a database ones that were never built whole, as an update leaves them. */
export const NEVER_BUILT = 'UPDATE database_state SET projection_version = 0';

/** Writes a file with one short evening as often as `sessions`, each an evening of its own. */
export async function many(server, path, sessions) {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [2, 1] } });
  await evening.round([2, 0, 0], [2, 0, 0]);
  await evening.round([0, 1, 0], [0, 1, 0]);
  const all = JSON.parse(await readFile(await exported(server), 'utf8'));
  const [session] = all.sessions;
  // Another session has other digests: none is said.
  all.sessions = Array.from({ length: sessions }, () => ({ ...session, id: randomUUID(), digest: undefined }));
  await writeFile(path, JSON.stringify(all));
}

/** The file with everything of a server. */
export async function exported(server) {
  await server.rpc('export_all', { kind: 'tapete' });
  return (await until(async () => (await server.rpc('job')).answer?.outcome)).path;
}

/** Takes in what is in a file, as a page does: part by part. */
export async function take(server, path) {
  const text = await readFile(path, 'utf8');
  let file;
  for (let from = 0; from < text.length; from += PART) {
    const part = { file, size: Buffer.byteLength(text), text: text.slice(from, from + PART) };
    ({ file } = (await server.rpc('upload_part', part)).answer);
  }
  await server.rpc('import', { file, choices: { same: [], utc: false } });
  return until(async () => (await server.rpc('job')).answer?.outcome, 240);
}
