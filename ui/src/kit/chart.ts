import { ticks } from 'd3-array';

/** From one line of points to another, straight between them; beyond the ends as at the ends. Both rise. */
function between(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    const at = Math.max(1, Math.min(from.length - 1, from.findIndex((point) => point >= value)));
    if (value >= (from.at(-1) ?? 0)) return to.at(-1) ?? 0;
    const [a = 0, b = 0, low = 0, high = 0] = [from[at - 1], from[at], to[at - 1], to[at]];
    return low + (Math.max(a, value) - a) / (b - a) * (high - low);
  };
}

/** A vertical axis from the lowest to the highest of the values, zero always on it, with ticks at round and whole numbers. */
export function valueAxis(values: readonly number[], bottom: number, top: number) {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  return { y: (value: number) => bottom + (value - low) / (high - low) * (top - bottom), ticks: ticks(low, high, 4).filter(Number.isInteger) };
}

/** What the numbers of the axis take beside it, in rem: none is cut. */
export function axisRoom(values: readonly number[], write: (value: number) => string): number {
  return Math.max(2.5, ...valueAxis(values, 1, 0).ticks.map((tick) => write(tick).length * 0.5 + 1));
}

/** Where labels stand that want to be at these heights, none closer to the next than `apart`. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let last = top - apart;
  for (const i of order) last = placed[i] = Math.max(placed[i] ?? 0, last + apart);
  let next = bottom + apart;
  for (const i of order.reverse()) next = placed[i] = Math.min(placed[i] ?? 0, next - apart);
  return placed;
}

/** How far aside each mark of a column is drawn, so that equal values stand side by side. */
export function aside(heights: readonly number[], step: number): number[] {
  const level = (a: number, b: number) => Math.abs(a - b) < step / 3;
  return heights.map((height, i) => {
    const equals = heights.flatMap((other, j) => (level(other, height) ? [j] : []));
    return (equals.indexOf(i) - (equals.length - 1) / 2) * step;
  });
}

/** Which courses are drawn as one line: a side whose members came the same way, else everybody alone. */
export function together(courses: readonly (readonly number[])[], sides: readonly (readonly number[])[]): number[][] {
  const same = (a: number, b: number) => String(courses[a]) === String(courses[b]);
  const groups = courses.map((_, i) => {
    const side = sides.find((one) => one.includes(i)) ?? [];
    return side.length > 1 && side.every((other) => same(i, other)) ? [...side] : [i];
  });
  return groups.filter((group, i) => groups.findIndex((other) => other[0] === group[0]) === i);
}

/**
 * The way of a slider over columns: step 0 lies at the left edge, the end of each round in the middle of its column, the last
 * step at the right edge. From 0 to 1, and back to a whole step.
 */
export function wayOver(ends: readonly number[], steps: number) {
  const domain = [0];
  const range = [0];
  ends.forEach((end, i) => {
    if (end <= (domain.at(-1) ?? 0)) return;
    domain.push(end);
    range.push((i + 0.5) / ends.length);
  });
  if (steps > (domain.at(-1) ?? 0)) {
    domain.push(steps);
    range.push(1);
  }
  if (domain.length === 1) return { along: () => 0, step: () => 0 };
  const [along, step] = [between(domain, range), between(range, domain)];
  return { along, step: (place: number) => Math.round(step(place)) };
}
