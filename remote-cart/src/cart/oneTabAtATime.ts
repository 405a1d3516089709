const LOCK = 'paw-cart';
/** In ms, until another tab sees what this one wrote: the next one waits for that. */
const PROPAGATION = 200;
/** In ms: a suspended tab may hold the lock, and others wait no longer than this. */
const PATIENCE = 1000;

/**
 * Runs `work` while no other tab of the shop does. `work` returns whether it wrote something. Where the browser has no
 * locks (plain http beyond localhost) it runs at once.
 */
export function oneTabAtATime(work: () => boolean): void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    work();
    return;
  }
  const patience = AbortSignal.timeout(PATIENCE);
  const held = async () => {
    if (work()) await new Promise((done) => setTimeout(done, PROPAGATION));
  };
  locks.request(LOCK, { signal: patience }, held).catch(work);
}
