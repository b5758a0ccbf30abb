// A slower machine, for tests that look at work while it goes on.
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const RUNS_MS = 5;
const STANDS_MS = 95;

/**
 * Lets this process run for a twentieth of the time; ends with what this gives, or with the test `t`. A thread of its own
 * does it: while the test is at something else the process would run on.
 */
export function slow(t, pid) {
  const ended = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL(import.meta.url), { workerData: { pid, ended } });
  const end = () => {
    Atomics.store(ended, 0, 1);
    Atomics.notify(ended, 0);
  };
  t.after(end);
  return end;
}

function inTurns({ pid, ended }) {
  const isOver = (ms) => Atomics.wait(ended, 0, 0, ms) !== 'timed-out';
  try {
    for (let over = false; !over; over ||= isOver(RUNS_MS)) {
      process.kill(pid, 'SIGSTOP');
      over = isOver(STANDS_MS);
      process.kill(pid, 'SIGCONT');
    }
  } catch (error) {
    // It has ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

if (!isMainThread) inTurns(workerData);
