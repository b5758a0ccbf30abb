/** The files under the pool: opened all at once when the worker begins, and more of them made as they are needed. */

import { Pool, type Handle } from './pool';

/** So many files are free before a request is answered: none can be opened within one. */
const FREE = 16;
/** More are never made. */
const MOST = 2_000;

interface LockedFile {
  createSyncAccessHandle(): Promise<Handle>;
  getFile(): Promise<{ size: number }>;
}

/** What is needed of a folder of the origin's private file system. */
export interface Folder {
  keys(): AsyncIterable<string>;
  getFileHandle(name: string, how: { create: true }): Promise<LockedFile>;
  removeEntry(name: string): Promise<void>;
}

/** A file cannot be opened now: another worker has it, or had it a moment ago. */
export class Taken extends Error {}

/** The pool over the files there are, and what makes as many more as have to be free. Fails with `Taken`. */
export async function openFiles(folder: Folder): Promise<{ pool: Pool; refill: () => Promise<void> }> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);

  /** One that cannot be opened and holds nothing is one too many, and goes: a browser opens only so many. */
  async function open(name: string): Promise<Handle | undefined> {
    const file = await folder.getFileHandle(name, { create: true });
    try {
      return await file.createSyncAccessHandle();
    } catch (why) {
      const size = await file.getFile().then((its) => its.size, () => 1);
      if (size > 0) throw new Taken(String(why));
      await folder.removeEntry(name).catch(() => undefined);
      return undefined;
    }
  }
  const there = (handle: Handle | undefined) => handle !== undefined;

  const ended = await Promise.allSettled(names.map(open));
  const handles = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).filter(there);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) {
    for (const handle of handles) handle.close();
    throw failed.reason;
  }
  const pool = Pool.open(handles);
  let most = MOST;
  let [count, last] = [handles.length, names.reduce((most, name) => Math.max(most, Number(name)), 0)];
  return {
    pool,
    // Where the browser opens no more it goes on with what there is, and asks for more only when nothing is free.
    async refill() {
      const more = Math.min(FREE - pool.free, (pool.free === 0 ? MOST : most) - count);
      if (more <= 0) return;
      const made = Array.from({ length: more }, () => open(String(++last)).catch(() => undefined));
      const opened = (await Promise.all(made)).filter(there);
      count += opened.length;
      most = opened.length < more ? count : MOST;
      pool.add(opened);
    },
  };
}
