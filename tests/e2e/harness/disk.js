// A disk in memory under the pool of the page without a server: it knows what was synced, it can be full, and a copy of
// it can be taken before each of its changes.

const SECTOR = 512;

/** The same luck in every run, unless another seed is given. */
export class Luck {
  #at;
  constructor(number) {
    this.#at = BigInt(process.env.TAPETE_SEED ?? number);
    console.log(`TAPETE_SEED=${this.#at}`);
  }
  below(n) {
    this.#at = BigInt.asUintN(64, this.#at * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number(this.#at >> 33n) % n;
  }
}

/** A file of the pool, as a browser lends it. */
class File {
  /** What would be there after a power cut, whatever happens. */
  synced;
  /** What was changed since. */
  later = [];

  constructor(disk, bytes) {
    this.disk = disk;
    this.bytes = bytes;
    this.synced = bytes;
  }

  read(into, { at }) {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }

  write(from, { at }) {
    this.#change({ at, bytes: from.slice() });
    return from.length;
  }

  truncate(size) {
    this.#change({ size });
  }

  #change(change) {
    this.disk.change();
    const size = change.size ?? Math.max(this.bytes.length, change.at + change.bytes.length);
    this.disk.room -= size - this.bytes.length;
    if (this.disk.room < 0) {
      this.disk.room += size - this.bytes.length;
      throw new DOMException('no room', 'QuotaExceededError');
    }
    this.bytes = done(this.bytes, change);
    this.later.push(change);
  }

  getSize = () => this.bytes.length;

  flush() {
    this.disk.syncs += 1;
    if (!this.disk.waits) return;
    this.synced = this.bytes;
    this.later = [];
  }

  close() {}
}

/** The bytes after a change; `survives` says of each sector whether it was written. */
function done(bytes, change, survives = () => true) {
  const size = change.size ?? Math.max(bytes.length, change.at + change.bytes.length);
  const next = new Uint8Array(size);
  next.set(bytes.subarray(0, size));
  for (let from = 0; from < (change.bytes?.length ?? 0); from += SECTOR) {
    if (survives()) next.set(change.bytes.subarray(from, from + SECTOR), change.at + from);
  }
  return next;
}

export class Disk {
  files = [];
  changes = 0;
  syncs = 0;
  /** So many bytes more may be written. */
  room = Infinity;
  /** Whether a sync waits for the disk. */
  waits = true;
  /** Is told of each change before it is made. */
  before = () => undefined;

  static of(contents) {
    const disk = new Disk();
    disk.files = contents.map((bytes) => new File(disk, bytes));
    return disk;
  }

  change() {
    this.before(this.changes);
    this.changes += 1;
  }

  more = (count) => {
    const files = Array.from({ length: count }, () => new File(this, new Uint8Array(0)));
    this.files.push(...files);
    return files;
  };

  /** What a process that dies now leaves behind. */
  copy() {
    return Disk.of(this.files.map(({ bytes }) => bytes));
  }

  /** What a power cut may leave behind: each change that was not synced is there, missing or torn. */
  cut(luck) {
    return Disk.of(this.files.map(({ synced, later }) => {
      const there = later.filter(() => luck.below(2) === 0);
      return there.reduce((bytes, change) => done(bytes, change, () => luck.below(2) === 0), synced);
    }));
  }
}
