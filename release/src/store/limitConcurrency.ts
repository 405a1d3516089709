/** Runs at most `most` of the given tasks at once; the others wait in order. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes from one to the next, so that no later task takes it in between.
      if (next) next();
      else free++;
    }
  };
}
