const LOCK = 'paw-order';
/** How long, in ms, another tab may take to see what this one stored: the next one waits for that. */
const PROPAGATION = 200;

/**
 * Runs `work` while no other tab of the shop places an order. Where the browser has no locks (plain http beyond
 * localhost) it runs at once; the order's key, which stands in storage before, still keeps two tabs from two orders.
 */
export async function oneOrderAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return new Promise<Result>((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, PROPAGATION));
    };
    locks.request(LOCK, hold).catch(reject);
  });
}
