// A slower machine, for tests that look at work while it goes on.
import { setTimeout as sleep } from 'node:timers/promises';

const RUNS_MS = 5;
const STANDS_MS = 45;

/** Lets this process run for a tenth of the time; ends with what this gives, or with the test `t`. */
export function slow(t, pid) {
  const ended = new AbortController();
  t.after(() => ended.abort());
  void (async () => {
    try {
      while (!ended.signal.aborted) {
        process.kill(pid, 'SIGSTOP');
        await sleep(STANDS_MS);
        process.kill(pid, 'SIGCONT');
        await sleep(RUNS_MS);
      }
    } catch (error) {
      // It has ended.
      if (error.code !== 'ESRCH') throw error;
    }
  })();
  return () => ended.abort();
}
