/**
 * Runs something with a signal that Ctrl-C or SIGTERM aborts, for what must not end without a word. The second one ends
 * the process, as without this.
 */
export async function interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const interrupt = () => ending.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    return await run(ending.signal);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
