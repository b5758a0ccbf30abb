/**
 * A pool of files that are open already: opening one in the origin's private file system takes a promise, and SQLite
 * waits for none. Each slot is one file of the system with a head (its path) before the bytes.
 */

/** What the pool needs of a `FileSystemSyncAccessHandle`. */
export interface Handle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** Two copies of the head, the older one written first: a write that was cut off, or a damaged copy, leaves the other. */
const HALF = 2048;
/** Where the bytes begin. */
const BODY = 2 * HALF;
/** The longest path, in bytes. */
const LONGEST = HALF - 32;
const MAGIC = 0x54504631;

/** No slot is free, or the browser gives no more space. */
export class Full extends Error {}

interface Slot {
  readonly handle: Handle;
  /** Which copy of the head is written first: 0 or 1. */
  readonly half: number;
}

/** An open file: it stays readable after its path was removed, as on any system. */
export interface PoolFile {
  readonly slot: Slot;
  /** Tells two files apart, also when one takes the other's path. */
  readonly number: number;
  path: string | null;
  opened: number;
}

export class Pool {
  readonly #files = new Map<string, PoolFile>();
  readonly #free: Slot[] = [];
  #generation = 0;
  #number = 0;

  /** The pool over the slots there are; of two that have one path the newer is it. */
  static open(handles: readonly Handle[]): Pool {
    const pool = new Pool();
    const newest = new Map<string, number>();
    const stale: Slot[] = [];
    for (const handle of handles) {
      const { path, generation, half } = readHead(handle);
      const slot = { handle, half: 1 - half };
      pool.#generation = Math.max(pool.#generation, generation);
      if (path === '') {
        // Bytes that no head speaks of are left alone: they may be the only ones of a file.
        if (generation === 0 && handle.getSize() > BODY) continue;
        empty(handle);
        pool.#free.push(slot);
      } else if ((newest.get(path) ?? -1) > generation) stale.push(slot);
      else {
        const older = pool.#files.get(path);
        if (older) stale.push(older.slot);
        newest.set(path, generation);
        pool.#files.set(path, { slot, number: ++pool.#number, path, opened: 0 });
      }
    }
    for (const slot of stale) pool.#clear(slot);
    return pool;
  }

  /** How many slots are free. */
  get free(): number {
    return this.#free.length;
  }

  /** Takes more slots in. */
  add(handles: readonly Handle[]): void {
    for (const handle of handles) this.#free.push({ handle, half: 0 });
  }

  get(path: string): PoolFile | undefined {
    return this.#files.get(path);
  }

  /** The paths of all files. */
  paths(): Iterable<string> {
    return this.#files.keys();
  }

  /** A new, empty file. Fails with `Full`. */
  create(path: string): PoolFile {
    const slot = this.#free.pop();
    if (!slot) throw new Full('every file of the pool is taken');
    try {
      this.#writeHead(slot, path);
    } catch (why) {
      // Nor may the next start find it, by the copy that could be written.
      this.#free.push(slot);
      slot.handle.truncate(0);
      throw why;
    }
    const file = { slot, number: ++this.#number, path, opened: 0 };
    this.#files.set(path, file);
    return file;
  }

  remove(file: PoolFile): void {
    if (file.path === null) return;
    this.#files.delete(file.path);
    file.path = null;
    if (file.opened === 0) this.#clear(file.slot);
    // Its bytes stay for those who have it open; after a crash it must not be there again.
    else this.#writeHead(file.slot, '');
  }

  /** Gives a file another path; a file that had it is gone. */
  rename(file: PoolFile, path: string): void {
    if (file.path === path || file.path === null) return;
    this.#writeHead(file.slot, path);
    const older = this.#files.get(path);
    this.#files.delete(file.path);
    this.#files.set(path, file);
    file.path = path;
    if (!older) return;
    older.path = null;
    if (older.opened === 0) this.#clear(older.slot);
    else this.#writeHead(older.slot, '');
  }

  /** A file, or all files of a folder, handed out whole: they are in the pool no more. */
  take(path: string): { name: string; bytes: Uint8Array<ArrayBuffer> }[] {
    const found = [...this.#files.values()].filter((one) => one.path === path || one.path?.startsWith(`${path}/`));
    return found.map((file) => {
      const whole = this.#whole(file);
      this.remove(file);
      return whole;
    });
  }

  /** A database and its log, copied as they are now. */
  copies(path: string): { name: string; bytes: Uint8Array<ArrayBuffer> }[] {
    const found = [path, `${path}-wal`].flatMap((one) => this.#files.get(one) ?? []);
    return found.map((file) => this.#whole(file));
  }

  #whole(file: PoolFile): { name: string; bytes: Uint8Array<ArrayBuffer> } {
    const bytes = new Uint8Array(this.size(file));
    this.read(file, bytes, 0);
    return { name: file.path?.split('/').at(-1) ?? '', bytes };
  }

  close(file: PoolFile): void {
    file.opened -= 1;
    if (file.opened === 0 && file.path === null) this.#clear(file.slot);
  }

  size(file: PoolFile): number {
    return Math.max(0, file.slot.handle.getSize() - BODY);
  }

  read(file: PoolFile, into: Uint8Array, at: number): number {
    return file.slot.handle.read(into, { at: BODY + at });
  }

  /** Fails with `Full` when not all of it could be written. */
  write(file: PoolFile, from: Uint8Array, at: number): number {
    return written(file.slot.handle, from, BODY + at);
  }

  resize(file: PoolFile, size: number): void {
    asFull(file.slot.handle, (handle) => handle.truncate(BODY + size));
  }

  flush(file: PoolFile): void {
    asFull(file.slot.handle, (handle) => handle.flush());
  }

  #writeHead(slot: Slot, path: string): void {
    const name = new TextEncoder().encode(path);
    if (name.length > LONGEST) throw new Full('a path is too long');
    const head = new Uint8Array(HALF);
    const view = new DataView(head.buffer);
    view.setUint32(0, MAGIC);
    view.setFloat64(8, ++this.#generation);
    view.setUint16(16, name.length);
    head.set(name, 32);
    view.setUint32(20, sum(head));
    written(slot.handle, head, slot.half * HALF);
    slot.handle.flush();
    written(slot.handle, head, (1 - slot.half) * HALF);
  }

  #clear(slot: Slot): void {
    this.#writeHead(slot, '');
    empty(slot.handle);
    this.#free.push(slot);
  }
}

function empty(handle: Handle): void {
  if (handle.getSize() <= BODY) return;
  handle.truncate(BODY);
  handle.flush();
}

function readHead(handle: Handle): { path: string; generation: number; half: number } {
  let found = { path: '', generation: 0, half: 1 };
  for (const half of [0, 1]) {
    const head = new Uint8Array(HALF);
    if (handle.read(head, { at: half * HALF }) < HALF) continue;
    const view = new DataView(head.buffer);
    const said = view.getUint32(20);
    view.setUint32(20, 0);
    const [generation, length] = [view.getFloat64(8), view.getUint16(16)];
    if (view.getUint32(0) !== MAGIC || said !== sum(head) || length > LONGEST || generation <= found.generation) continue;
    found = { path: new TextDecoder().decode(head.subarray(32, 32 + length)), generation, half };
  }
  return found;
}

/** FNV-1a: tells a head that was written whole from one that was not. */
function sum(head: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of head) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function written(handle: Handle, from: Uint8Array, at: number): number {
  const count = asFull(handle, () => handle.write(from, { at }));
  if (count < from.length) throw new Full('the browser gives no more space');
  return count;
}

function asFull<T>(handle: Handle, work: (handle: Handle) => T): T {
  try {
    return work(handle);
  } catch (why) {
    if (!(why instanceof DOMException)) throw why;
    // Safari says the same of a file that it has closed, which does not tell its size any more either.
    if (why.name === 'InvalidStateError') handle.getSize();
    else if (why.name !== 'QuotaExceededError') throw why;
    throw new Full(why.message);
  }
}
