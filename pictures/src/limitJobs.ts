/** Runs at most `limit` jobs at once; the others wait in order. */
export function limitJobs(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await job();
    } finally {
      // A waiting job takes this place over, so that nobody who comes in between exceeds the limit.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
