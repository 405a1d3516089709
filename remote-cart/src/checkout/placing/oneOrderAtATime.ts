const LOCK = 'paw-order';
/** ms in which other tabs see what this one stored: the next order waits for that. */
const PROPAGATION = 200;

/**
 * Runs `work` while no other tab of the store places an order. Where the browser has no locks (plain http beyond
 * localhost) it runs at once; the order's key, which is stored before, still keeps two tabs from placing two orders.
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
