// Answers that come late, each by another time, as over a poor network: a test or a screen that acts before it was
// answered is found so.

/** By so many milliseconds at most; `./dev bench --long` sets it. */
export const LATE = Number(process.env.TAPETE_LATE ?? 0);

/** Runs in the page before its own scripts: `due` counts the answers that it has not heard of. The parts of a file are many. */
export function lateAnswers(most) {
  const ask = globalThis.fetch;
  globalThis.due = 0;
  globalThis.fetch = async (...request) => {
    globalThis.due += 1;
    try {
      const answer = await ask(...request);
      if (/\/rpc\/(?!upload_part)/.test(answer.url)) await new Promise((done) => setTimeout(done, Math.random() ** 2 * most));
      return answer;
    } finally {
      globalThis.due -= 1;
    }
  };
}
