/** Thrown when too many jobs wait already. */
export class TooBusy extends Error {}

/** Runs at most `limit` jobs at once. Up to `most` others wait in order; further ones are refused. */
export function limitJobs(limit: number, most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running < limit) running++;
    else if (waiting.length >= most) throw new TooBusy(`${waiting.length} jobs wait already.`);
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await job();
    } finally {
      // Hand the slot over to a waiting job, so that no job started in between exceeds the limit.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
