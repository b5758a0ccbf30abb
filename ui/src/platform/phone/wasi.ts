/** The functions of the system (WASI preview 1) that the app's WebAssembly asks for, over a pool of files. */

import { Full, type Pool, type PoolFile } from './pool';

const OK = 0;
const BAD_FILE = 8;
const EXISTS = 20;
const INVALID = 28;
const INPUT_OUTPUT = 29;
const IS_FOLDER = 31;
const NOT_FOUND = 44;
const NO_SPACE = 51;
const NOT_SUPPORTED = 52;
const NOT_FOLDER = 54;
const NOT_EMPTY = 55;

const FOLDER = 3;
const FILE = 4;

const CREATE = 1;
const MUST_BE_FOLDER = 2;
const EXCLUSIVE = 4;
const TRUNCATE = 8;
const APPEND = 1;

/** The root folder, which is open from the start. */
const ROOT = 3;

class Ended extends Error {}

interface Open {
  /** None for a folder. */
  file: PoolFile | null;
  path: string;
  at: number;
  append: boolean;
}

export interface System {
  /** What WebAssembly imports as `wasi_snapshot_preview1`. */
  readonly imports: WebAssembly.ModuleImports;
  /** Has to be told of the memory before anything is called. */
  use(memory: WebAssembly.Memory): void;
}

/**
 * `pulse` is called now and then while files are read and written, `now` is the clock in milliseconds since 1970: it
 * may not go back.
 */
export function system(pool: Pool, { now, log, pulse }: { now: () => number; log: (text: string) => void; pulse: () => void }): System {
  let memory: WebAssembly.Memory;
  const open = new Map<number, Open>([[ROOT, { file: null, path: '', at: 0, append: false }]]);
  const folders = new Set<string>(['']);

  const view = () => new DataView(memory.buffer);
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const text = (at: number, length: number) => new TextDecoder().decode(bytes(at, length).slice());

  /** The path from the root, without slashes at its ends. */
  function path(fd: number, at: number, length: number): string {
    const parts: string[] = [];
    for (const part of `${open.get(fd)?.path ?? ''}/${text(at, length)}`.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '' && part !== '.') parts.push(part);
    }
    return parts.join('/');
  }
  const inside = (folder: string) => (other: string) => folder === '' ? other !== '' : other.startsWith(`${folder}/`);
  const isFolder = (name: string) => folders.has(name) || [...pool.paths()].some(inside(name));

  function stat(at: number, file: PoolFile | null): number {
    bytes(at, 64).fill(0);
    const to = view();
    to.setBigUint64(at + 8, BigInt(file?.number ?? 0), true);
    to.setUint8(at + 16, file ? FILE : FOLDER);
    to.setBigUint64(at + 24, 1n, true);
    to.setBigUint64(at + 32, BigInt(file ? pool.size(file) : 0), true);
    return OK;
  }

  /** Each part of a list of buffers. */
  function* parts(at: number, count: number): Generator<Uint8Array> {
    for (let n = 0; n < count; n++) {
      const to = view();
      yield bytes(to.getUint32(at + 8 * n, true), to.getUint32(at + 8 * n + 4, true));
    }
  }

  /** Nothing that a file refuses ends the worker. */
  function guarded(call: (...args: never[]) => number): (...args: never[]) => number {
    return (...args) => {
      try {
        return call(...args);
      } catch (why) {
        if (why instanceof Full) return NO_SPACE;
        // A panic within `pulse`, or the engine's own end.
        if (why instanceof WebAssembly.RuntimeError || why instanceof Ended) throw why;
        // The system has closed a file: the next worker opens them all again.
        if (why instanceof DOMException && why.name === 'InvalidStateError') throw why;
        log(String(why));
        return INPUT_OUTPUT;
      }
    };
  }

  const calls = {
    args_sizes_get: (count: number, size: number) => (view().setUint32(count, 0, true), view().setUint32(size, 0, true), OK),
    args_get: () => OK,
    environ_sizes_get: (count: number, size: number) => (view().setUint32(count, 0, true), view().setUint32(size, 0, true), OK),
    environ_get: () => OK,
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      view().setBigUint64(at, BigInt(Math.round(now() * 1000)) * 1000n, true);
      return OK;
    },
    random_get: (at: number, length: number) => {
      for (let done = 0; done < length; done += 65_536) crypto.getRandomValues(bytes(at + done, Math.min(65_536, length - done)));
      return OK;
    },
    sched_yield: () => OK,
    poll_oneoff: () => NOT_SUPPORTED,
    proc_exit: (code: number) => {
      throw new Ended(`the engine ended with ${code}`);
    },

    fd_prestat_get: (fd: number, at: number) => {
      if (fd !== ROOT) return BAD_FILE;
      view().setUint8(at, 0);
      view().setUint32(at + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name: (fd: number, at: number) => (fd === ROOT ? (bytes(at, 1)[0] = 47, OK) : BAD_FILE),
    fd_fdstat_get: (fd: number, at: number) => {
      const entry = open.get(fd);
      if (!entry && fd > 2) return BAD_FILE;
      bytes(at, 24).fill(0);
      view().setUint8(at, entry ? (entry.file ? FILE : FOLDER) : 2);
      view().setUint16(at + 2, entry?.append ? APPEND : 0, true);
      view().setBigUint64(at + 8, 0xffff_ffff_ffffn, true);
      view().setBigUint64(at + 16, 0xffff_ffff_ffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: (fd: number, flags: number) => {
      const entry = open.get(fd);
      if (!entry) return BAD_FILE;
      entry.append = (flags & APPEND) !== 0;
      return OK;
    },
    fd_filestat_get: (fd: number, at: number) => {
      const entry = open.get(fd);
      return entry ? stat(at, entry.file) : BAD_FILE;
    },
    fd_filestat_set_size: (fd: number, size: bigint) => {
      const file = open.get(fd)?.file;
      if (!file) return BAD_FILE;
      pool.resize(file, Number(size));
      return OK;
    },
    fd_filestat_set_times: () => OK,
    fd_advise: () => OK,
    fd_close: (fd: number) => {
      const entry = open.get(fd);
      if (!entry) return BAD_FILE;
      open.delete(fd);
      if (entry.file) pool.close(entry.file);
      return OK;
    },
    fd_sync: (fd: number) => {
      const file = open.get(fd)?.file;
      if (file) pool.flush(file);
      return OK;
    },
    fd_datasync: (fd: number): number => calls.fd_sync(fd),
    fd_seek: (fd: number, offset: bigint, whence: number, at: number) => {
      const entry = open.get(fd);
      if (!entry?.file) return BAD_FILE;
      const from = whence === 0 ? 0 : whence === 1 ? entry.at : pool.size(entry.file);
      const to = from + Number(offset);
      if (to < 0) return INVALID;
      entry.at = to;
      view().setBigUint64(at, BigInt(to), true);
      return OK;
    },
    fd_read: (fd: number, at: number, count: number, done: number) => {
      const entry = open.get(fd);
      if (!entry?.file) return BAD_FILE;
      const read = calls.fd_pread(fd, at, count, BigInt(entry.at), done);
      entry.at += view().getUint32(done, true);
      return read;
    },
    fd_pread: (fd: number, at: number, count: number, offset: bigint, done: number) => {
      const file = open.get(fd)?.file;
      if (!file) return BAD_FILE;
      pulse();
      let total = 0;
      for (const part of parts(at, count)) {
        const got = pool.read(file, part, Number(offset) + total);
        total += got;
        if (got < part.length) break;
      }
      view().setUint32(done, total, true);
      return OK;
    },
    fd_write: (fd: number, at: number, count: number, done: number) => {
      if (fd === 1 || fd === 2) {
        let total = 0;
        for (const part of parts(at, count)) {
          total += part.length;
          log(new TextDecoder().decode(part.slice()));
        }
        view().setUint32(done, total, true);
        return OK;
      }
      const entry = open.get(fd);
      if (!entry?.file) return BAD_FILE;
      if (entry.append) entry.at = pool.size(entry.file);
      const wrote = calls.fd_pwrite(fd, at, count, BigInt(entry.at), done);
      entry.at += view().getUint32(done, true);
      return wrote;
    },
    fd_pwrite: (fd: number, at: number, count: number, offset: bigint, done: number) => {
      const file = open.get(fd)?.file;
      if (!file) return BAD_FILE;
      pulse();
      let total = 0;
      for (const part of parts(at, count)) total += pool.write(file, part, Number(offset) + total);
      view().setUint32(done, total, true);
      return OK;
    },
    fd_readdir: (fd: number, at: number, length: number, cookie: bigint, used: number) => {
      const entry = open.get(fd);
      if (!entry || entry.file) return NOT_FOLDER;
      const names = new Map<string, number>();
      const below = entry.path === '' ? 0 : entry.path.length + 1;
      for (const name of [...pool.paths(), ...folders].filter(inside(entry.path))) {
        const [first = '', ...rest] = name.slice(below).split('/');
        const file = rest.length === 0 && pool.get(name) !== undefined;
        names.set(first, file ? FILE : FOLDER);
      }
      const list = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
      let filled = 0;
      for (let n = Number(cookie); n < list.length && filled < length; n++) {
        const [name, kind] = list[n] ?? ['', FILE];
        const spelt = new TextEncoder().encode(name);
        const record = new Uint8Array(24 + spelt.length);
        const head = new DataView(record.buffer);
        head.setBigUint64(0, BigInt(n + 1), true);
        head.setUint32(16, spelt.length, true);
        head.setUint8(20, kind);
        record.set(spelt, 24);
        const part = record.subarray(0, length - filled);
        bytes(at + filled, part.length).set(part);
        filled += part.length;
      }
      view().setUint32(used, filled, true);
      return OK;
    },

    path_open: (fd: number, _follow: number, at: number, length: number, how: number, _rights: bigint, _passed: bigint, flags: number, opened: number) => {
      const name = path(fd, at, length);
      let file = pool.get(name) ?? null;
      if (file) {
        if (how & MUST_BE_FOLDER) return NOT_FOLDER;
        if (how & EXCLUSIVE) return EXISTS;
        if (how & TRUNCATE) pool.resize(file, 0);
      } else if (isFolder(name)) {
        if (how & CREATE) return IS_FOLDER;
      } else {
        if (!(how & CREATE)) return NOT_FOUND;
        file = pool.create(name);
      }
      if (file) file.opened += 1;
      let number = ROOT + 1;
      while (open.has(number)) number += 1;
      open.set(number, { file, path: name, at: 0, append: (flags & APPEND) !== 0 });
      view().setUint32(opened, number, true);
      return OK;
    },
    path_filestat_get: (fd: number, _follow: number, at: number, length: number, to: number) => {
      const name = path(fd, at, length);
      const file = pool.get(name) ?? null;
      return file || isFolder(name) ? stat(to, file) : NOT_FOUND;
    },
    path_filestat_set_times: () => OK,
    path_readlink: () => INVALID,
    path_create_directory: (fd: number, at: number, length: number) => {
      const name = path(fd, at, length);
      if (pool.get(name) || isFolder(name)) return EXISTS;
      folders.add(name);
      return OK;
    },
    path_remove_directory: (fd: number, at: number, length: number) => {
      const name = path(fd, at, length);
      if (!isFolder(name)) return NOT_FOUND;
      if ([...pool.paths(), ...folders].some(inside(name))) return NOT_EMPTY;
      folders.delete(name);
      return OK;
    },
    path_unlink_file: (fd: number, at: number, length: number) => {
      const name = path(fd, at, length);
      const file = pool.get(name);
      if (!file) return isFolder(name) ? IS_FOLDER : NOT_FOUND;
      // Its folder stays, as on any system.
      folders.add(name.split('/').slice(0, -1).join('/'));
      pool.remove(file);
      return OK;
    },
    path_rename: (fd: number, at: number, length: number, newFd: number, newAt: number, newLength: number) => {
      const [from, to] = [path(fd, at, length), path(newFd, newAt, newLength)];
      const file = pool.get(from);
      if (file) {
        if (isFolder(to)) return IS_FOLDER;
        pool.rename(file, to);
        return OK;
      }
      if (!isFolder(from)) return NOT_FOUND;
      if (pool.get(to)) return NOT_FOLDER;
      if ([...pool.paths()].some(inside(to))) return NOT_EMPTY;
      for (const name of [...pool.paths()].filter(inside(from))) {
        const moved = pool.get(name);
        if (moved) pool.rename(moved, to + name.slice(from.length));
      }
      for (const name of [...folders].filter((name) => name === from || inside(from)(name))) {
        folders.delete(name);
        folders.add(to + name.slice(from.length));
      }
      folders.add(to);
      return OK;
    },
  };

  return {
    imports: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, guarded(call as never)])) as WebAssembly.ModuleImports,
    use: (its) => void (memory = its),
  };
}
