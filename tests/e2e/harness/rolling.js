// Everybody rolls at once: pointers of the page's own, and what each tap came to.

/**
 * Runs in the page: `seconds` long, `rate` taps a second on the roll button of each seat, every seat with a
 * pointer of its own. Gives the taps and the rolls of each seat, how long frames took, and how long it was
 * from a tap to its faces.
 */
export function rollAtOnce({ seats, seconds, rate }) {
  const panels = seats.map((seat) => document.querySelector(`[data-seat="${seat}"]`));
  const buttons = seats.map((seat) => document.querySelector(`[data-testid="roll-${seat}"]`));
  const rolls = (at) => Number(panels[at].dataset.rolls);
  const before = seats.map((_, at) => rolls(at));
  const sent = seats.map(() => []);
  const answered = seats.map(() => 0);
  const took = [];
  const frames = [];

  // The faces stand with the count of rolls; a tap is answered in the first frame after it.
  const watches = panels.map((panel, at) => {
    const watch = new MutationObserver(() => {
      const now = rolls(at) - before[at];
      while (answered[at] < now) {
        const tapped = sent[at][answered[at]];
        answered[at] += 1;
        requestAnimationFrame(() => took.push(performance.now() - tapped));
      }
    });
    watch.observe(panel, { attributes: true, attributeFilter: ['data-rolls'] });
    return watch;
  });

  let last;
  let looking = true;
  const frame = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (looking) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  function tap(at) {
    const pointer = { bubbles: true, cancelable: true, button: 0, pointerId: 100 + at, pointerType: 'touch', isPrimary: at === 0 };
    sent[at].push(performance.now());
    buttons[at].dispatchEvent(new PointerEvent('pointerdown', pointer));
    buttons[at].dispatchEvent(new PointerEvent('pointerup', pointer));
  }
  const timers = seats.map((_, at) => {
    let timer;
    const began = performance.now() + (at * 1000) / rate / seats.length;
    const go = () => {
      if (sent[at].length >= seconds * rate) return;
      tap(at);
      // By the clock, not from tap to tap: a late one is made up for.
      timer = setTimeout(go, Math.max(0, began + (sent[at].length * 1000) / rate - performance.now()));
    };
    timer = setTimeout(go, (at * 1000) / rate / seats.length);
    return () => clearTimeout(timer);
  });

  const share = (values, part) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)];
  return new Promise((done) => {
    const began = performance.now();
    const look = setInterval(() => {
      const all = seats.every((_, at) => sent[at].length >= seconds * rate && answered[at] >= sent[at].length);
      const late = performance.now() - began > seconds * 1000 + 20_000;
      if (!all && !late) return;
      clearInterval(look);
      looking = false;
      timers.forEach((stop) => stop());
      watches.forEach((watch) => watch.disconnect());
      setTimeout(() => done({
        taps: sent.map((list) => list.length),
        rolls: seats.map((_, at) => rolls(at) - before[at]),
        frames: { p50: share(frames, 0.5), p95: share(frames, 0.95), max: share(frames, 1) },
        faces: { p50: share(took, 0.5), p99: share(took, 0.99), max: share(took, 1) },
      }), 100);
    }, 50);
  });
}

/** How often each seat rolled, by the log. */
export function rollsOf(log, people) {
  const found = Array.from({ length: people }, () => 0);
  for (const { command } of log) if (command?.do === 'roll') found[command.seat] += 1;
  return found;
}
