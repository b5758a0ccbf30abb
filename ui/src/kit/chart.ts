import { scaleLinear } from 'd3-scale';

/** A vertical axis from the lowest to the highest of the values, zero always on it, with ticks at round numbers. */
export function valueAxis(values: readonly number[], bottom: number, top: number) {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const scale = scaleLinear().domain([low, high]).range([bottom, top]);
  return { y: (value: number) => scale(value), ticks: scale.ticks(4) };
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
  const scale = scaleLinear().domain(domain).range(range).clamp(true);
  return { along: (step: number) => scale(step), step: (along: number) => Math.round(scale.invert(along)) };
}
