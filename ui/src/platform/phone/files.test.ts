import { expect, it } from 'vitest';
import { openFiles, Taken, type Folder } from './files';
import type { Handle } from './pool';

/** A folder in memory of which `most` files can be open, and of whose files those in `locked` cannot be. */
class Memory implements Folder {
  readonly files = new Map<string, { bytes: Uint8Array; open: boolean }>();
  most = 1_000;
  /** How many were made. */
  made = 0;
  locked = new Set<string>();

  async *keys() {
    yield* [...this.files.keys()];
  }

  async getFileHandle(name: string) {
    if (!this.files.has(name)) this.made += 1;
    const file = this.files.get(name) ?? { bytes: new Uint8Array(0), open: false };
    this.files.set(name, file);
    return {
      getFile: () => Promise.resolve({ size: file.bytes.length }),
      createSyncAccessHandle: async (): Promise<Handle> => {
        if (this.locked.has(name) || this.open === this.most) throw new DOMException('', 'InvalidStateError');
        file.open = true;
        return {
          read: (into, { at }) => {
            const part = file.bytes.subarray(at, at + into.length);
            into.set(part);
            return part.length;
          },
          write: (from, { at }) => {
            const bytes = new Uint8Array(Math.max(file.bytes.length, at + from.length));
            bytes.set(file.bytes);
            bytes.set(from, at);
            file.bytes = bytes;
            return from.length;
          },
          truncate: (size) => void (file.bytes = file.bytes.slice(0, size)),
          getSize: () => file.bytes.length,
          flush: () => undefined,
          close: () => void (file.open = false),
        };
      },
    };
  }

  async removeEntry(name: string) {
    this.files.delete(name);
  }

  get open() {
    return [...this.files.values()].filter(({ open }) => open).length;
  }

  /** The page is closed. */
  end() {
    for (const file of this.files.values()) file.open = false;
  }
}

it('goes on with as many files as the browser opens, and opens them all again', async () => {
  const folder = new Memory();
  folder.most = 20;
  const { pool, refill } = await openFiles(folder);
  for (let n = 0; n < 30; n += 1) {
    await refill();
    if (pool.free > 0) pool.create(`file ${n}`);
  }
  expect([pool.free, folder.files.size]).toEqual([0, 20]);
  folder.end();
  const again = await openFiles(folder);
  expect([...again.pool.paths()]).toHaveLength(20);
  folder.most = 30;
  await again.refill();
  expect(again.pool.free).toBe(10);
});

it('makes no file again and again that the browser does not open, until nothing is free', async () => {
  const folder = new Memory();
  folder.most = 20;
  const { pool, refill } = await openFiles(folder);
  const made = async (path: string) => {
    pool.create(path);
    const before = folder.made;
    await refill();
    return folder.made - before;
  };
  await refill();
  const after: number[] = [];
  for (let n = 0; n < 19; n += 1) after.push(await made(`file ${n}`));
  // One for each that was taken, until the browser opened no more.
  expect(after.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 0]);
  expect(after.slice(6)).toEqual(Array.from({ length: 13 }, () => 0));
  folder.most = 40;
  expect(await made('last')).toBe(16);
});

it('says that files are taken as long as one that holds something is, and leaves the others to be opened', async () => {
  const folder = new Memory();
  const { pool, refill } = await openFiles(folder);
  await refill();
  pool.create('tapete.db');
  const held = [...folder.files].find(([, { bytes }]) => bytes.length > 0)?.[0] ?? '';
  folder.end();
  folder.locked.add(held);
  await expect(openFiles(folder)).rejects.toThrow(Taken);
  expect(folder.open).toBe(0);
  folder.locked.clear();
  expect([...(await openFiles(folder)).pool.paths()]).toEqual(['tapete.db']);
});
