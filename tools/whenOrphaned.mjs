/** Calls back when the parent of an npm script is gone without a word (kill -9): nobody could end us any more. */
export function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
