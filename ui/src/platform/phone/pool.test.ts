import { expect, it } from 'vitest';
import { Full, Pool, type Handle } from './pool';

/** A file in memory. What was not flushed is lost by `cut`; `room` is how many bytes may be written in all files. */
class Memory implements Handle {
  bytes = new Uint8Array(0);
  kept = new Uint8Array(0);
  constructor(private readonly disk: { room: number }) {}

  read(into: Uint8Array, { at }: { at: number }) {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }

  write(from: Uint8Array, { at }: { at: number }) {
    const more = Math.max(0, at + from.length - this.bytes.length);
    if (more > this.disk.room) throw new DOMException('no room', 'QuotaExceededError');
    if (more > 0) this.truncate(at + from.length);
    this.bytes.set(from, at);
    return from.length;
  }

  truncate(size: number) {
    this.disk.room -= size - this.bytes.length;
    const next = new Uint8Array(size);
    next.set(this.bytes.subarray(0, size));
    this.bytes = next;
  }

  getSize = () => this.bytes.length;
  flush = () => void (this.kept = this.bytes.slice());
  close = () => undefined;
  cut = () => void (this.bytes = this.kept.slice());
}

const slots = (count: number, disk = { room: 1e6 }) => Array.from({ length: count }, () => new Memory(disk));
const text = (pool: Pool, path: string) => {
  const file = pool.get(path);
  if (!file) return undefined;
  const bytes = new Uint8Array(pool.size(file));
  pool.read(file, bytes, 0);
  return new TextDecoder().decode(bytes);
};
function put(pool: Pool, path: string, words: string) {
  const file = pool.get(path) ?? pool.create(path);
  pool.write(file, new TextEncoder().encode(words), 0);
  pool.flush(file);
  return file;
}

it('finds every file again, by its path', () => {
  const handles = slots(4);
  const pool = Pool.open(handles);
  put(pool, 'tapete/a', 'one');
  put(pool, 'tapete/ñ', 'two');
  const again = Pool.open(handles);
  expect([...again.paths()].sort()).toEqual(['tapete/a', 'tapete/ñ']);
  expect([text(again, 'tapete/a'), text(again, 'tapete/ñ'), again.free]).toEqual(['one', 'two', 2]);
});

it('gives a file another path over one that is there, and keeps the newer of the two after any cut', () => {
  for (let cut = 0; cut < 20; cut += 1) {
    const handles = slots(3);
    const pool = Pool.open(handles);
    put(pool, 'a', 'old');
    const next = put(pool, 'a.part', 'new');
    let writes = 0;
    for (const handle of handles) {
      const write = handle.write.bind(handle);
      handle.write = (...args) => {
        if (writes++ >= cut) throw new Error('the power is gone');
        return write(...args);
      };
    }
    try {
      pool.rename(next, 'a');
    } catch {
      // As it is then.
    }
    for (const handle of handles) delete (handle as Partial<Memory>).write;
    const again = Pool.open(handles);
    expect(['old', 'new'], `cut after ${cut}`).toContain(text(again, 'a'));
    if (cut > 3) expect([text(again, 'a'), text(again, 'a.part'), again.free]).toEqual(['new', undefined, 2]);
  }
});

it('reads the other copy of a head that was written by half', () => {
  const handles = slots(1);
  const pool = Pool.open(handles);
  const file = put(pool, 'a', 'words');
  const [handle] = handles as [Memory];
  const write = handle.write.bind(handle);
  handle.write = (from, { at }) => {
    write(from.subarray(0, 16), { at });
    throw new Error('the power is gone');
  };
  expect(() => pool.rename(file, 'b')).toThrow('the power is gone');
  expect([...Pool.open(handles).paths()]).toEqual(['a']);
});

it('gives a removed file no second life, and its slot to the next one', () => {
  const handles = slots(1);
  const pool = Pool.open(handles);
  const file = put(pool, 'a', 'words');
  file.opened += 1;
  pool.remove(file);
  for (const handle of handles) handle.cut();
  expect([...Pool.open(handles).paths()]).toEqual([]);
  expect(() => pool.create('b')).toThrow(Full);
  pool.close(file);
  expect(text(pool, 'b') ?? pool.size(pool.create('b'))).toBe(0);
});

/** Every handle's `write` and `truncate` from here on, counted; the one with this number and all after it fail. */
function failing(handles: Memory[], from: number) {
  let changes = 0;
  for (const handle of handles) {
    for (const name of ['write', 'truncate'] as const) {
      const work = handle[name].bind(handle) as (...args: unknown[]) => never;
      Object.assign(handle, {
        [name]: (...args: unknown[]) => {
          if (changes++ >= from) throw new Error('the power is gone');
          return work(...args);
        },
      });
    }
  }
  return () => {
    for (const handle of handles) for (const name of ['write', 'truncate'] as const) delete (handle as Partial<Memory>)[name];
  };
}

it('begins every new file empty, also in the slot of one that was being removed when the power went', () => {
  for (let cut = 0; cut < 8; cut += 1) {
    for (const opened of [0, 1]) {
      const handles = slots(2);
      const pool = Pool.open(handles);
      const [file, other] = [put(pool, 'a', 'words'), put(pool, 'b', 'more words')];
      file.opened = other.opened = opened;
      const mended = failing(handles, cut);
      try {
        pool.rename(file, 'b');
        pool.remove(file);
      } catch {
        // As it is then.
      }
      mended();
      const again = Pool.open(handles);
      while (again.free > 0) expect(again.size(again.create(`new ${again.free}`)), `cut after ${cut}`).toBe(0);
    }
  }
});

it('knows every path when either copy of a head is damaged', () => {
  for (const half of [0, 1]) {
    const handles = slots(3);
    const pool = Pool.open(handles);
    put(pool, 'made', 'one');
    pool.rename(put(pool, 'moved.part', 'two'), 'moved');
    pool.remove(put(pool, 'gone', 'three'));
    for (const handle of handles) handle.bytes.fill(0xff, half * 2048 + 100, half * 2048 + 200);
    const again = Pool.open(handles);
    expect([text(again, 'made'), text(again, 'moved'), [...again.paths()].length]).toEqual(['one', 'two', 2]);
  }
});

it('hands out what was exported, and keeps no copy of it', () => {
  const pool = Pool.open(slots(4));
  const words = { 'export/all.json': 'everything', 'export/csv/a.csv': 'one', 'export/csv/b.csv': 'two', 'export/csvs': 'other' };
  for (const [path, text] of Object.entries(words)) put(pool, path, text);
  const taken = (path: string) => pool.take(path).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);
  expect(taken('export/csv')).toEqual([['a.csv', 'one'], ['b.csv', 'two']]);
  expect(taken('export/all.json')).toEqual([['all.json', 'everything']]);
  expect([[...pool.paths()], pool.free]).toEqual([['export/csvs'], 3]);
});

it('copies a database with its log, and has them still', () => {
  const pool = Pool.open(slots(4));
  put(pool, 'tapete/tapete.db', 'pages');
  put(pool, 'tapete/tapete.db-wal', 'log');
  put(pool, 'tapete/tapete.db.damaged', 'other');
  const copies = pool.copies('tapete/tapete.db');
  expect(copies.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([['tapete.db', 'pages'], ['tapete.db-wal', 'log']]);
  expect([...pool.paths()]).toHaveLength(3);
});

it('leaves bytes alone that no head speaks of', () => {
  const handles = slots(2);
  put(Pool.open(handles), 'a', 'words');
  const damaged = handles.find(({ bytes }) => bytes.length > 4096) as Memory;
  damaged.bytes.fill(0, 0, 4096);
  const again = Pool.open(handles);
  again.create('b');
  expect([again.free, new TextDecoder().decode(damaged.bytes.subarray(4096))]).toEqual([0, 'words']);
});

it('forgets a file that there was no room to begin, also at the next start', () => {
  for (const room of [0, 2_048, 4_095]) {
    const handles = slots(1, { room });
    expect(() => Pool.open(handles).create('a')).toThrow(Full);
    expect([...Pool.open(handles).paths()]).toEqual([]);
  }
});

it('says when it is full: of files, of bytes, of a path', () => {
  const pool = Pool.open(slots(1, { room: 10_000 }));
  const file = pool.create('a');
  expect(() => pool.create('b')).toThrow(Full);
  expect(() => pool.write(file, new Uint8Array(20_000), 0)).toThrow(Full);
  expect(() => pool.rename(file, 'x'.repeat(3_000))).toThrow(Full);
  expect([...pool.paths()]).toEqual(['a']);
  pool.add(slots(1));
  expect(pool.size(pool.create('b'))).toBe(0);
});

it('tells a full disk from a file that was closed, where the browser says the same of both', () => {
  const [slot] = slots(1);
  const pool = Pool.open([slot!]);
  const file = pool.create('a');
  const refuse = () => {
    throw new DOMException('', 'InvalidStateError');
  };
  slot!.write = refuse;
  expect(() => pool.write(file, new Uint8Array(9), 0)).toThrow(Full);
  slot!.getSize = refuse;
  expect(() => pool.write(file, new Uint8Array(9), 0)).toThrow(DOMException);
});
