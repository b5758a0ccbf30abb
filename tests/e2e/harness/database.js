// What another program does to a database: makes one, changes a cell, or holds the whole file. By Python, which has
// SQLite with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CHANGE = 'import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()';
const MAKE = 'import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.executescript(sys.stdin.read()); c.close()';
const HOLD = `
import sqlite3, sys
c = sqlite3.connect(sys.argv[1], isolation_level=None)
c.execute("PRAGMA locking_mode = exclusive")
c.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
`;

const python = (program, ...args) => spawn('python3', ['-c', program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });

/** Changes a database while another program has it open. */
export async function change(database, sql) {
  const [code] = await once(python(CHANGE, database, sql), 'exit');
  if (code !== 0) throw new Error(`${sql} was not done`);
}

/** Holds a database so that no other program can read it; ends with what this gives, or with the test `t`. */
export async function hold(t, database) {
  const holder = python(HOLD, database);
  const ended = once(holder, 'exit');
  t.after(() => holder.kill());
  await once(createInterface({ input: holder.stdout }), 'line');
  return async () => {
    holder.stdin.end();
    await ended;
  };
}

/** The bytes of a database that this SQL makes. */
export async function made(sql) {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-made-'));
  const child = python(MAKE, join(folder, 'made.db'));
  child.stdin.end(sql);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database was not made');
  const bytes = await readFile(join(folder, 'made.db'));
  await rm(folder, { recursive: true });
  return bytes;
}
