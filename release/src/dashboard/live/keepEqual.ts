type Parts = Record<string, unknown>;

/** `after`, in which each part that equals its part of `before` is that very object: React does not draw it again. */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const parts = names.map((name) => [name, keepEqual(before[name], after[name])] as const);
  const isSame = names.length === Object.keys(before).length && parts.every(([name, part]) => part === before[name]);
  if (isSame) return before as Value;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
