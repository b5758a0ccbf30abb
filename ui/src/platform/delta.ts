/**
 * What makes a value of the one before it: a list with the value itself, or the delta of each part that differs, `null` for
 * one that is gone. The parts of a list go by their index and its `length`.
 */
export type Delta = readonly [unknown] | { readonly [part: string]: Delta | null };

/** The value after a delta. What it does not speak of is the same object as before. */
export function changed(before: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  const made = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<string, unknown>;
  for (const [part, by] of Object.entries(delta as Record<string, Delta | null>)) {
    if (by === null) delete made[part];
    else made[part] = changed(made[part], by);
  }
  return made;
}
