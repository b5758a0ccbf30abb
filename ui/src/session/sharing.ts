/**
 * `now` with each part that is as it was before replaced by that one: the same object, so what is drawn from it is not drawn
 * again. Parts of a list are compared at the same place.
 */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const made = now.map((part, at) => sharing(before[at], part) as unknown);
    return before.length === made.length && made.every((part, at) => part === before[at]) ? (before as T) : (made as T);
  }
  if (Array.isArray(before)) return now;
  const old = before as Record<string, unknown>;
  const made = Object.fromEntries(Object.entries(now).map(([key, part]) => [key, sharing(old[key], part)]));
  const keys = Object.keys(made);
  const same = keys.length === Object.keys(old).length && keys.every((key) => key in old && made[key] === old[key]);
  return same ? (before as T) : (made as T);
}

/** Reads something worked out each time, with `sharing` between one time and the next. */
export function shared<T>(read: () => T): () => T {
  let was: T | undefined;
  return () => (was = sharing(was, read()));
}
