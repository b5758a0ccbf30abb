// What another program does to a database: changes a cell, or holds the whole file. By Python, which has SQLite with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const CHANGE = 'import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()';
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
